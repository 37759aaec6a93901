//go:build e2e

package e2e

import (
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"tilestead/e2e/screen"
)

// killsVariable is how often TestKilledGamesLoseNothing kills the program.
const killsVariable = "TILESTEAD_KILLS"

// usualKills fit in about a minute.
const usualKills = 6

// killed are the titles and how each is set up, as the settings remember it: Agricola is
// drafted by two people who hide their hands from each other, and a bot.
var killed = []struct {
	title string
	plays string // a line of each of its saved games
	setup []string
}{
	{title: "montana"}, {title: "carcassonne"},
	{"agricola", "modules moor hand-cards draft\n", []string{
		"setup.agricola.modules = moor hand-cards draft", "setup.agricola.seat1 = human red Ada",
		"setup.agricola.seat2 = human blue Otto", "setup.agricola.seat3 = bot:easy yellow Mira"}},
}

// A build of the program that takes its time between writing a save and putting
// it in the place of the old one is killed at moments nobody chose, one window
// or two on the same folder, in every title. It starts again every time and
// offers the game; every save can be read, nothing that was saved is lost, and
// nothing was written over.
func TestKilledGamesLoseNothing(t *testing.T) {
	kills := usualKills
	if v := os.Getenv(killsVariable); v != "" {
		var err error
		if kills, err = strconv.Atoi(v); err != nil || kills < 1 {
			t.Fatalf("%s=%q: want a number from 1", killsVariable, v)
		}
	}
	dir := t.TempDir()
	slow, lab := filepath.Join(dir, "slow"), filepath.Join(dir, "lab")
	for _, args := range [][]string{{"-tags", "ebitenginevmguest,slowsave", "-o", slow, "."},
		{"-o", lab, "./cmd/lab"}} {
		cmd := exec.Command("go", append([]string{"build"}, args...)...)
		cmd.Dir = root
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
	}
	for i, k := range killed {
		t.Run(k.title, func(t *testing.T) {
			seed := uint64(time.Now().UnixNano())
			t.Logf("chance starts from %d", seed)
			v := &victim{t: t, title: k.title, plays: k.plays, program: slow, lab: lab,
				r: rand.New(rand.NewPCG(seed, uint64(i)))}
			for v.kills < (kills+i)/len(killed) {
				if v.rounds%10 == 0 { // the games that a second window leaves would become many
					v.folder, v.had = t.TempDir(), nil
					keep(t, v.folder, append([]string{"bot_speed = instant", "confirm = never", "reduced_motion = on",
						"language = en"}, k.setup...)...)
				}
				v.round()
			}
			t.Logf("%d kills, %d of them while a save was being written, %d with two windows; %d games went on, %d "+
				"were taken over, %d ended",
				v.kills, v.writing, v.pairs, v.resumed, v.taken, v.over)
		})
	}
}

// A victim is a folder of games, and the program that is killed in it.
type victim struct {
	t                      *testing.T
	title, program, lab    string
	plays                  string // a line of each saved game
	folder                 string
	r                      *rand.Rand
	had                    map[string]string // what was seen saved: files and their actions
	rounds, kills, writing int
	pairs, resumed, taken  int
	over                   int
}

// round opens a window or two, plays, kills them, and looks at what is left.
func (v *victim) round() {
	v.t.Helper()
	v.rounds++
	windows := []*player{v.start()}
	if v.rounds%3 == 0 {
		windows = append(windows, v.start())
		v.pairs++
	}
	// The time runs from when a game is being played, or in some rounds from the
	// start; together, as a power cut ends them, or one after the other.
	early, together := v.r.IntN(6) == 0, v.r.IntN(2) == 0
	for i, p := range windows {
		if !early {
			for !p.at("tool/menu") {
				v.poke(p, i > 0)
			}
		}
	}
	alive := slices.Clone(windows)
	for i := range windows {
		after := time.Duration(v.r.IntN(1500)) * time.Millisecond
		if i > 0 && together {
			continue
		}
		time.AfterFunc(after, func() {
			for j, q := range windows {
				if j == i || together {
					q.doomed.Store(true)
					_ = q.cmd.Process.Kill()
				}
			}
		})
	}
	for len(alive) > 0 {
		for i := len(alive) - 1; i >= 0; i-- {
			if v.dies(alive[i], i > 0) {
				alive = slices.Delete(alive, i, i+1)
			}
		}
		v.look()
	}
	if parts, _ := filepath.Glob(filepath.Join(v.folder, "tilestead", ".part-*")); len(parts) > 0 {
		v.writing++
	}
	for _, p := range windows {
		p.kill()
		v.kills++
	}
	v.look()
	v.verify()
}

// start opens a window and sees that a game that is not over is offered.
func (v *victim) start() *player {
	v.t.Helper()
	p := openProgram(v.t, v.program, v.folder, 640, 360)
	p.until("the title screen", func() bool { return p.at("play " + v.title) })
	_, err := os.Stat(v.autosave())
	if offered := p.at("continue " + v.title); offered != (err == nil) {
		v.t.Fatalf("after %d kills the game is offered: %v; of the file it is said: %v", v.kills, offered, err)
	}
	return p
}

func (v *victim) autosave() string {
	return filepath.Join(v.folder, "tilestead", "autosave-"+v.title+".stead")
}

// dies plays a little and says whether the program was killed meanwhile.
func (v *victim) dies(p *player, second bool) (killed bool) {
	defer func() {
		if e := recover(); e == errKilled {
			killed = true
		} else if e != nil {
			panic(e)
		}
	}()
	v.poke(p, second)
	return false
}

// poke clicks once on the way into a game or in it. A second window takes the
// game over or begins one of its own.
func (v *victim) poke(p *player, second bool) {
	p.draw()
	aims := p.aims()
	press := func(id string) bool {
		i := slices.IndexFunc(aims, func(a aim) bool { return a.id == id && !a.off })
		if i >= 0 {
			p.press(aims[i].x, aims[i].y)
		}
		return i >= 0
	}
	switch {
	case press("ask/take"):
		v.taken++
	case press("rematch"):
		v.over++
	case press("question/yes"), press("curtain/show"), press("start"), press("welcome/play"):
	case second && v.r.IntN(2) == 0 && press("play "+v.title):
	case press("continue " + v.title):
		v.resumed++
	case press("play " + v.title):
	case p.at("tool/menu"):
		// What is taken back is lost, as it should be.
		aims = slices.DeleteFunc(aims, func(a aim) bool { return a.off || a.id == "undo" || !screen.OnBoard(a.id) })
		if len(aims) > 0 {
			a := aims[v.r.IntN(len(aims))]
			p.press(a.x, a.y)
			return
		}
		p.wait(3)
	default:
		p.wait(3)
	}
}

// files are the saved games.
func (v *victim) files() []string {
	v.t.Helper()
	files, err := filepath.Glob(filepath.Join(v.folder, "tilestead", "[a-z]*.stead"))
	if err != nil {
		v.t.Fatal(err)
	}
	return files
}

// look notes what is saved and sees that nothing of what was is lost: each game
// goes on in some file, or is over and remembered.
func (v *victim) look() {
	v.t.Helper()
	files := v.files()
	now := map[string]string{}
	for _, f := range files {
		if data, err := os.ReadFile(f); err == nil { // it may be gone: the game is over
			if now[f] = actions(string(data)); !strings.Contains(string(data), v.plays) {
				v.t.Fatalf("%s is another game: it lacks %q", f, v.plays)
			}
		}
	}
	history, _ := os.ReadFile(filepath.Join(v.folder, "tilestead", "history.txt"))
	for f, was := range v.had {
		goesOn := !strings.Contains(was, "\n1 ") // nothing is kept of a game in which nobody has done anything yet
		for _, is := range now {
			goesOn = goesOn || strings.HasPrefix(is, was)
		}
		seed, _, _ := strings.Cut(was, "\n")
		if !goesOn && !strings.Contains(string(history), seed) {
			v.t.Fatalf("after %d kills the game of %s is lost:\n%s\nthere are %q", v.kills, f, was, now)
		}
	}
	v.had = now
}

// actions are the seed of a saved game and what was decided in it.
func actions(text string) string {
	_, text, _ = strings.Cut(text, "\nseed ")
	lines := slices.DeleteFunc(strings.SplitAfter(text, "\n"), func(l string) bool { return strings.HasPrefix(l, "=") })
	return strings.Join(lines, "")
}

// verify plays every save again, and finds none that was called damaged.
func (v *victim) verify() {
	v.t.Helper()
	files := v.files()
	if len(files) == 0 {
		return
	}
	if out, err := exec.Command(v.lab, append([]string{"verify"}, files...)...).CombinedOutput(); err != nil {
		v.t.Fatalf("after %d kills: %v\n%s", v.kills, err, out)
	}
	for _, f := range files {
		if strings.Contains(f, "damaged") {
			v.t.Fatal(fmt.Sprint("after ", v.kills, " kills there is ", f))
		}
	}
}
