//go:build e2e && wine

package e2e

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"tilestead/e2e/screen"
	"tilestead/rules"
)

// The Windows program under Wine: a game is begun, the program killed, and it
// goes on where it was. tools/wine.sh makes what the variables name.
func TestWindowsProgramUnderWine(t *testing.T) {
	program, prefix := os.Getenv("TILESTEAD_EXE"), os.Getenv("WINEPREFIX")
	if program == "" || prefix == "" {
		t.Fatal("TILESTEAD_EXE and WINEPREFIX name nothing to run; sh tools/wine.sh does")
	}
	roaming, err := filepath.Glob(filepath.Join(prefix, "drive_c/users/*/AppData/Roaming"))
	if err != nil || len(roaming) != 1 {
		t.Fatalf("%s holds the folders %v of users, %v; want one", prefix, roaming, err)
	}
	// What an earlier run saved is not to be continued.
	if err := os.RemoveAll(filepath.Join(roaming[0], "tilestead")); err != nil {
		t.Fatal(err)
	}
	start := func() (*player, string) {
		p := &player{t: t, folder: roaming[0], aimsFile: filepath.Join(t.TempDir(), "aims")}
		p.cmd = exec.Command("wine", program, "-windowed", "-lang", "en")
		// Wine shows the whole system as the drive Z.
		p.cmd.Env = append(os.Environ(), "TILESTEAD_AIMS=Z:"+p.aimsFile)
		if err := p.cmd.Start(); err != nil {
			t.Fatal(err)
		}
		t.Cleanup(p.kill)
		p.see("play montana")
		return p, p.xdotool("search", "--sync", "--onlyvisible", "--name", "^Tilestead$")
	}
	picture := func(name string) {
		time.Sleep(2 * time.Second) // what can be clicked is told before it is seen
		out, err := exec.Command("import", "-window", "root",
			filepath.Join(shots, "wine-"+name+".png")).CombinedOutput()
		if err != nil {
			t.Fatalf("no picture: %v\n%s", err, out)
		}
	}

	p, window := start()
	picture("title")
	p.point(window, "play montana")
	p.see("welcome/play")
	picture("welcome")
	p.point(window, "welcome/play")
	p.see("start")
	picture("set-up")
	p.point(window, "start")
	p.see("tool/menu")
	clicks := 0
	p.eventually("the player's first decisions", func() bool {
		if a, ok := p.find(screen.OnBoard); ok {
			p.point(window, a.id)
			clicks++
		}
		return clicks >= 6
	})
	picture("table")
	p.kill()
	before := p.saved()

	p, window = start()
	p.see("continue montana")
	picture("continue")
	p.point(window, "continue montana")
	p.see("tool/menu")
	picture("continued")
	after := p.saved()
	if before == nil || after == nil {
		t.Fatalf("the game before is %v, after it is %v", before, after)
	}
	want, got := before.Match, after.Match
	if got.Len() < want.Len() || rules.Hash(got.Before(want.Len())) != rules.Hash(want.State()) {
		t.Errorf("%d decisions were saved; another game of %d came back", want.Len(), got.Len())
	}
}
