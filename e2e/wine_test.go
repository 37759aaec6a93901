//go:build e2e && wine

package e2e

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"tilestead/e2e/screen"
	"tilestead/input/inputtest"
	"tilestead/rules"
	"tilestead/save"
)

// The Windows program under Wine: a game is begun under a name with letters that only
// a German keyboard writes; then it is killed and goes on where it was on the keyboards
// of our players, and does what is printed on their keys. tools/wine.sh makes what the
// variables name.
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
	keep(t, roaming[0], "bot_speed = fast", "confirm = never", "reduced_motion = on")

	k := startWine(t, program, roaming[0], "German")
	k.wineShot("title")
	k.point(k.window, "play montana")
	k.see("welcome/play")
	k.wineShot("welcome")
	k.point(k.window, "welcome/play")
	k.see("start")
	k.point(k.window, "name/0")
	k.xdotool("key", "ctrl+a")
	for _, letter := range "Jörg" {
		k.press(letter)
	}
	k.xdotool("key", "Return")
	k.wineShot("set-up")
	k.point(k.window, "start")
	k.see("tool/menu")
	for i, layout := range []string{"German", "Slovak", "French", "Russian", "US"} {
		if i > 0 {
			before := k.saved()
			k = startWine(t, program, roaming[0], layout)
			k.see("continue montana")
			k.point(k.window, "continue montana")
			k.see("tool/menu")
			goesOn(t, before, k.saved())
		}
		k.winePlay(5)
		k.press('+')
		k.eventually("instant bots", func() bool { return k.set("bot_speed", "instant") })
		k.press('-')
		k.eventually("fast bots", func() bool { return k.set("bot_speed", "fast") })
		k.press('m')
		k.eventually("silence", func() bool { return k.set("sound.mute", "on") })
		k.press('m')
		k.eventually("sound", func() bool { return !k.set("sound.mute", "on") })
		k.opens('l', "panel/close")
		k.wineShot("table-" + layout)
		t.Logf("%s: %.0f MB, at most %.0f MB", layout, k.memory("VmRSS")/1e6, k.memory("VmHWM")/1e6)
		k.winePlay(3)
		k.kill()
	}
	if g := k.saved(); g == nil || len(g.Seats) == 0 || g.Seats[0].Name != "Jörg" {
		t.Errorf("the game at the end is %+v", g)
	}
}

// startWine starts the program in its folder, with a keyboard.
func startWine(t *testing.T, program, folder, layout string) *typist {
	t.Helper()
	k := &typist{player: &player{t: t, folder: folder, aimsFile: filepath.Join(t.TempDir(), "aims")},
		layout: inputtest.Layouts[layout]}
	k.cmd = exec.Command("wine", program, "-windowed", "-lang", "en")
	// Wine shows the whole system as the drive Z.
	k.cmd.Env = append(os.Environ(), "TILESTEAD_AIMS=Z:"+k.aimsFile)
	k.change(inputtest.Ours[layout])
	if err := k.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(k.kill)
	k.see("play montana")
	k.window = k.xdotool("search", "--sync", "--onlyvisible", "--name", "^Tilestead$")
	return k
}

// wineShot leaves a picture of the screen for people.
func (k *typist) wineShot(name string) {
	k.t.Helper()
	time.Sleep(2 * time.Second) // what can be clicked is told before it is seen
	out, err := exec.Command("import", "-window", "root", filepath.Join(shots, "wine-"+name+".png")).CombinedOutput()
	if err != nil {
		k.t.Fatalf("no picture: %v\n%s", err, out)
	}
}

// winePlay clicks so many times what means something on the board.
func (k *typist) winePlay(clicks int) {
	k.t.Helper()
	k.eventually("decisions of the player", func() bool {
		if a, ok := k.find(screen.OnBoard); ok {
			k.point(k.window, a.id)
			clicks--
		}
		return clicks <= 0
	})
}

// goesOn fails unless a game is another one played on.
func goesOn(t *testing.T, before, after *save.Game) {
	t.Helper()
	if before == nil || after == nil {
		t.Fatalf("the game before is %v, after it is %v", before, after)
	}
	want, got := before.Match, after.Match
	if got.Len() < want.Len() || rules.Hash(got.Before(want.Len())) != rules.Hash(want.State()) {
		t.Errorf("%d decisions were saved; another game of %d came back", want.Len(), got.Len())
	}
}
