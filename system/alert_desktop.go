//go:build !js && !windows

package system

import (
	"os"
	"os/exec"
	"runtime"
)

// Alert shows a text in a small window, with one of the programs that can, when
// nobody sees what the program writes: it was started from a menu. It does not
// wait for an answer.
func Alert(title, text string) {
	if !seen(os.Stderr) {
		alertWith(alerts(runtime.GOOS, title, text))
	}
}

// alerts are the programs that may show it, with their arguments, best first.
func alerts(goos, title, text string) [][]string {
	if goos == "darwin" {
		return [][]string{{"osascript", "-e", "on run argv", "-e",
			"display alert (item 1 of argv) message (item 2 of argv)", "-e", "end run", title, text}}
	}
	return [][]string{
		{"zenity", "--error", "--no-markup", "--title", title, "--text", text},
		{"kdialog", "--title", title, "--error", text},
		{"notify-send", title, text},
		{"xmessage", text},
	}
}

// alertWith starts the first that is there, and says whether there was one.
func alertWith(programs [][]string) bool {
	for _, p := range programs {
		if path, err := exec.LookPath(p[0]); err == nil && exec.Command(path, p[1:]...).Start() == nil {
			return true
		}
	}
	return false
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
