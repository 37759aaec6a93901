//go:build !js && !windows

package system

import (
	"errors"
	"os"
	"os/exec"
	"runtime"
)

// Alert shows a text in a small window, with one of the programs that can, when
// nobody sees what the program writes: it was started from a menu. It does not
// wait for an answer.
func Alert(title, text string) {
	if !seen(os.Stderr) {
		alertWith(tellers(runtime.GOOS, title, text))
	}
}

// A teller is a program that may show a text, with its arguments: the text never stands
// where it could be taken for an option.
type teller struct {
	args []string
	in   string // what it reads from its standard input
}

// tellers are those that there may be, the best first. Zenity and KDialog take a value
// behind "=" as it is, notify-send ends its options at "--", and xmessage, which knows no
// such end, shows what it reads. The options of osascript end at the title.
func tellers(goos, title, text string) []teller {
	if goos == "darwin" {
		return []teller{{args: []string{"osascript", "-e", "on run argv", "-e",
			"display alert (item 1 of argv) message (item 2 of argv)", "-e", "end run", title, text}}}
	}
	return []teller{
		{args: []string{"zenity", "--error", "--no-markup", "--title=" + title, "--text=" + text}},
		{args: []string{"kdialog", "--title=" + title, "--error=" + text}},
		{args: []string{"notify-send", "--", title, text}},
		{args: []string{"xmessage", "-file", "-"}, in: text},
	}
}

// alertWith starts the first that is there, and says whether there was one.
func alertWith(programs []teller) bool {
	for _, p := range programs {
		if path, err := exec.LookPath(p.args[0]); err == nil && p.start(path) == nil {
			return true
		}
	}
	return false
}

// mostPiped is how much of a text a program reads: what a pipe surely holds, for this
// program ends before anybody has read it.
const mostPiped = 4096

func (p *teller) start(path string) error {
	cmd := exec.Command(path, p.args[1:]...)
	if p.in == "" {
		return cmd.Start()
	}
	r, w, err := os.Pipe()
	if err != nil {
		return err
	}
	defer r.Close()
	cmd.Stdin = r
	_, err = w.WriteString(p.in[:min(len(p.in), mostPiped)])
	return errors.Join(err, w.Close(), cmd.Start())
}

// seen says that what is written to f comes before somebody's eyes.
func seen(f *os.File) bool {
	info, err := f.Stat()
	if err != nil || info.Mode()&os.ModeCharDevice == 0 {
		return false
	}
	null, err := os.Stat(os.DevNull)
	return err != nil || !os.SameFile(info, null)
}
