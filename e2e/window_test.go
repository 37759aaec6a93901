//go:build e2e

package e2e

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

// The program with a window of its own, driven from outside with xdotool: the
// one way here that goes through the window system.
func TestRealWindow(t *testing.T) {
	folder := t.TempDir()
	p := &player{t: t, folder: folder, aimsFile: filepath.Join(folder, "aims")}
	p.cmd = exec.Command(windowProgram, "-windowed")
	p.cmd.Env = append(os.Environ(), "HOME="+folder, "XDG_CONFIG_HOME="+folder, "TILESTEAD_AIMS="+p.aimsFile)
	p.cmd.Stderr = os.Stderr
	if err := p.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(p.kill)

	p.see("play montana")
	window, _, _ := strings.Cut(p.xdotool("search", "--sync", "--onlyvisible", "--name", "Tilestead"), "\n")
	p.point(window, "play montana")
	p.see("welcome/play")
	p.point(window, "welcome/play")
	p.see("start")
	p.point(window, "start")
	p.see("tool/menu")
	p.xdotool("windowsize", window, "900", "700")
	p.eventually("the table fits the smaller window", func() bool {
		all := p.aims()
		return len(all) > 0 && !slices.ContainsFunc(all, func(a aim) bool { return a.x >= 900 || a.y >= 700 })
	})
	if p.saved() == nil {
		t.Error("the game that was started is not kept")
	}
}

func (p *player) xdotool(args ...string) string {
	p.t.Helper()
	cmd := exec.Command("xdotool", args...)
	cmd.Env = p.cmd.Env // the program's screen
	out, err := cmd.CombinedOutput()
	if err != nil {
		p.t.Fatalf("xdotool %v: %v\n%s", args, err, out)
	}
	return strings.TrimSpace(string(out))
}

// eventually waits in real time, as the window lives in it.
func (p *player) eventually(what string, holds func() bool) {
	p.t.Helper()
	for end := time.Now().Add(patience); !holds(); time.Sleep(50 * time.Millisecond) {
		if time.Now().After(end) {
			p.t.Fatalf("waited in vain for %s; to be clicked there is %v", what, p.names())
		}
	}
}

func (p *player) see(id string) aim {
	p.t.Helper()
	var a aim
	p.eventually(id, func() bool {
		var ok bool
		a, ok = p.find(func(s string) bool { return s == id })
		return ok
	})
	return a
}

// point moves the pointer onto something, stays there as a hand does, clicks.
func (p *player) point(window, id string) {
	p.t.Helper()
	a := p.see(id)
	p.xdotool("mousemove", "--window", window, fmt.Sprint(int(a.x)), fmt.Sprint(int(a.y)), "sleep", "0.4", "mousedown",
		"1", "sleep", "0.1", "mouseup", "1")
}
