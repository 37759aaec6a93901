package web

import (
	"math/rand/v2"
	"os"
	"os/exec"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
)

// killsVariable is how often TestKilledBrowsers kills the browser in each title. Without it only
// the first title is played, and killed once: all titles are kept in the same way.
const killsVariable = "TILESTEAD_KILLS"

// The browser is killed in the middle of a game of each title, at moments that nobody
// chose. Whatever it had shown is there when it starts again: what was decided was on its
// disk before chance brought anything new.
func TestKilledBrowsers(t *testing.T) {
	titles := []struct {
		title   string
		modules []string
	}{{"montana", nil}, {"carcassonne", []string{"dragon"}}, {"agricola", []string{"moor", "hand-cards", "draft"}}}
	kills := 1
	if v := os.Getenv(killsVariable); v != "" {
		var err error
		if kills, err = strconv.Atoi(v); err != nil || kills < 1 {
			t.Fatalf("%s=%q: want a number from 1", killsVariable, v)
		}
	} else {
		titles = titles[:1]
	}
	h := serve(t, folder)
	seed := uint64(time.Now().UnixNano())
	t.Logf("chance starts from %d", seed)
	for i, c := range titles {
		t.Run(c.title, func(t *testing.T) {
			v := &victim{t: t, h: h, title: c.title, modules: c.modules, profile: t.TempDir(),
				r: rand.New(rand.NewPCG(seed, uint64(i)))}
			for v.kills < kills {
				p, program := v.open()
				v.play(p)
				v.kill(program)
				v.kills++
			}
			_, program := v.open()
			t.Logf("%d kills, %d actions the last time", v.kills, strings.Count(v.had, "\n"))
			v.kill(program)
		})
	}
}

// A victim is what a browser keeps, and the browser that is killed.
type victim struct {
	t              *testing.T
	h              *host
	title, profile string
	modules        []string
	r              *rand.Rand
	had            string // what was on the disk: the seed of the game and its actions
	kills          int
}

// open opens the browser, and sees that nothing is lost.
func (v *victim) open() (p *player, program *exec.Cmd) {
	v.t.Helper()
	p = browse(v.t, look{960, 600, 1, false}, chromedp.UserDataDir(v.profile),
		chromedp.ModifyCmdFunc(func(cmd *exec.Cmd) {
			program = cmd
			cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
		}))
	p.title = v.title
	if v.had == "" {
		p.open(v.h.url("words.js"))
		p.until("the first file", func() bool { return ask[string](p, "document.readyState") == "complete" })
		p.keep(hasty...)
	}
	query := "?aims=on&keep=off&title=" + v.title
	if len(v.modules) > 0 {
		query += "&modules=" + strings.Join(v.modules, ",")
	}
	p.open(v.h.url(query))
	p.enter()
	if v.had == "" {
		p.click("start")
	} else {
		p.click("continue "+v.title, "back")
		if p.at("continue " + v.title) {
			p.click("continue " + v.title)
		}
	}
	if p.turn() {
		v.t.Fatal("the game is over")
	}
	if now := p.onDisk(); !strings.HasPrefix(now, v.had) {
		v.t.Fatalf("there was\n%s\nthere is\n%s\nwhich lacks what was on the disk before kill %d;\nthe console says:\n%s", v.had, now,
			v.kills, strings.Join(*p.log.Load(), "\n"))
	}
	return p, program
}

// play decides some more, and begins with one that is not waited for.
func (v *victim) play(p *player) {
	v.t.Helper()
	for range 1 + v.r.IntN(3) {
		p.decide(v.r, p.clicks)
		if p.turn() {
			v.t.Fatal("the game is over")
		}
		shown := actions(p.stored("autosave-" + v.title + ".stead"))
		v.had = p.onDisk()
		if decided := beforeChance(shown); !strings.HasPrefix(v.had, decided) {
			since := time.Now()
			for time.Since(since) < patience && !strings.HasPrefix(p.onDisk(), decided) {
				time.Sleep(100 * time.Millisecond)
			}
			v.t.Fatalf("shown is\n%s\non the disk is only\n%s\nof what was decided before chance; %v later there is\n%s\nthe console says:\n%s",
				shown, v.had, time.Since(since), p.onDisk(), strings.Join(*p.log.Load(), "\n"))
		}
	}
	if a, ok := p.step(v.r); ok { // what this brings may be lost, being shown to nobody yet
		p.clicks(a)
	}
	time.Sleep(time.Duration(v.r.IntN(300)) * time.Millisecond)
}

// kill ends the browser at once, with all that belongs to it.
func (v *victim) kill(program *exec.Cmd) {
	v.t.Helper()
	if err := syscall.Kill(-program.Process.Pid, syscall.SIGKILL); err != nil {
		v.t.Fatal(err)
	}
	for syscall.Kill(-program.Process.Pid, 0) == nil { // its profile is in use as long as it lives
		time.Sleep(10 * time.Millisecond)
	}
}

// onDisk are the actions of the running game as the browser's disk has them.
func (p *player) onDisk() string {
	p.t.Helper()
	return actions(ask[string](p, `new Promise((well, badly) => {
		const open = indexedDB.open("tilestead");
		open.onerror = () => badly(open.error);
		open.onsuccess = () => {
			const file = open.result.transaction("files").objectStore("files").get("autosave-`+p.title+`.stead");
			file.onerror = () => badly(file.error);
			file.onsuccess = () => { open.result.close(); well(file.result?.data ?? ""); };
		};
	})`))
}

// actions are the seed of a saved game and what was done in it, a line each.
func actions(text string) string {
	_, text, _ = strings.Cut(text, "\nseed ")
	lines := slices.DeleteFunc(strings.SplitAfter(text, "\n"), func(l string) bool { return strings.HasPrefix(l, "=") })
	return strings.Join(lines, "")
}

// beforeChance are those up to the last decision that chance has followed: what chance did
// has no number of a seat.
func beforeChance(actions string) string {
	lines := strings.SplitAfter(actions, "\n")
	byChance := func(line string) bool { return line != "" && (line[0] < '1' || line[0] > '9') }
	for i := len(lines) - 1; i > 1; i-- {
		if byChance(lines[i]) && !byChance(lines[i-1]) {
			return strings.Join(lines[:i], "")
		}
	}
	return lines[0]
}
