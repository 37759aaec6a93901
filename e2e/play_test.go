//go:build e2e

package e2e

import (
	"fmt"
	"image"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"tilestead/e2e/screen"
	"tilestead/rules"
	"tilestead/scenes/montana"
	"tilestead/ui"
)

// keep writes the settings that a player has made before.
func keep(t testing.TB, folder string, lines ...string) {
	t.Helper()
	dir := filepath.Join(folder, "tilestead")
	if err := os.MkdirAll(dir, 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "settings.txt"), []byte(strings.Join(lines, "\n")+"\n"),
		0o666); err != nil {
		t.Fatal(err)
	}
}

// decisions counts what was decided in the running game, chance included.
func (p *player) decisions() int {
	if g := p.saved(); g != nil {
		return g.Match.Len()
	}
	return 0
}

// start goes from the title screen through the set-up to a new table.
func (p *player) start() {
	p.t.Helper()
	p.click("play montana")
	p.click("start")
	p.until("the table", func() bool { return p.at("tool/menu") })
}

// at says that something of that name can be clicked.
func (p *player) at(name string) bool {
	_, ok := p.find(func(id string) bool { return id == name })
	return ok
}

// turn waits until something on the board can be clicked, or until the game is
// over and shows its result, which leaves nothing to be kept.
func (p *player) turn() (over bool) {
	p.t.Helper()
	p.until("a decision", func() bool {
		_, mine := p.find(screen.OnBoard)
		over = p.at("rematch")
		return over || mine && p.at("tool/menu")
	})
	return over
}

// decide clicks until a decision more was made. Which way it goes is by chance;
// questions are answered with yes.
func (p *player) decide(r *rand.Rand) {
	p.t.Helper()
	before := p.decisions()
	for clicks, waits := 0, 0; p.decisions() == before; {
		if clicks > 200 || waits > 2000 {
			p.shot("failed-" + p.t.Name())
			p.t.Fatalf("%d clicks and %d waits decided nothing; to be clicked there is %v", clicks, waits, p.names())
		}
		p.draw()
		if yes, ok := p.find(func(id string) bool { return id == "question/yes" }); ok {
			p.press(yes.x, yes.y)
			clicks++
			continue
		}
		var on []aim
		for _, a := range p.aims() {
			if !a.off && screen.OnBoard(a.id) {
				on = append(on, a)
			}
		}
		if len(on) == 0 {
			p.wait(12) // what was clicked is still being shown, or a bot thinks
			waits++
			continue
		}
		a := on[r.IntN(len(on))]
		p.press(a.x, a.y)
		clicks++
	}
}

// prompt is where the table says whose turn it is, in pixels.
func prompt(m *image.RGBA, game rules.State) image.Rectangle {
	s, w, h := ui.Scale(float64(m.Rect.Dx()), float64(m.Rect.Dy()), 0)
	r := montana.NewBoard().Frame(w, h, ui.LayoutOf(w, h), game).Prompt
	return image.Rect(int(r.X*s), int(r.Y*s), int((r.X+r.W)*s), int((r.Y+r.H)*s))
}

// From the first screen into a game: what a stranger sees in the first minute.
func TestFirstMinute(t *testing.T) {
	p := open(t, t.TempDir(), 1280, 800)
	p.until("the title screen", func() bool { return p.at("play montana") })
	p.wait(60)
	title := p.shot("title")
	painted(t, "the title screen", title)

	p.click("play montana")
	p.until("the set-up", func() bool { return p.at("start") })
	p.wait(60)
	setup := p.shot("setup")
	painted(t, "the set-up", setup)
	if d := screen.Differing(title, setup, title.Rect); d < 0.3 {
		t.Errorf("the set-up differs from the title screen in only %.0f %% of the picture", 100*d)
	}

	p.click("start")
	p.turn()
	table := p.shot("table")
	painted(t, "the table", table)
	if d := screen.Differing(setup, table, table.Rect); d < 0.3 {
		t.Errorf("the table differs from the set-up in only %.0f %% of the picture", 100*d)
	}
	g := p.saved()
	if g == nil {
		t.Fatal("the game that was started is not kept")
	}
	if n := screen.Colours(table, prompt(table, g.Match.State())); n < 3 {
		t.Errorf("the prompt has %d colours: nothing is written there", n)
	}
}

// A few turns against bots, then Esc out of a half-made choice, and undo.
func TestTurnsAgainstBots(t *testing.T) {
	folder := t.TempDir()
	keep(t, folder, "bot_speed = fast")
	p := open(t, folder, 1280, 800, "-title", "montana", "-bots", "easy,medium", "-seed", "7")
	p.click("start")
	r := rand.New(rand.NewPCG(7, 7))
	var last *image.RGBA
	for n := range 8 {
		if p.turn() {
			t.Fatal("the game is over before it began")
		}
		m := p.shot(fmt.Sprintf("turn-%d", n+1))
		painted(t, "the table", m)
		if last != nil && screen.Differing(last, m, m.Rect) == 0 {
			t.Error("a decision changed nothing on the screen")
		}
		last = m
		p.decide(r)
	}
	if g := p.saved(); len(g.Seats) != 3 || g.Seats[1].Bot != "easy" || g.Seats[2].Bot != "medium" {
		t.Errorf("the seats are %+v", g.Seats)
	}
	// Space and any click finish what moves, and the table stays alive.
	p.key(ebiten.KeySpace)
	p.turn()
}

// While a person decides the picture rests, and pointing at things shows more.
func TestPointingShows(t *testing.T) {
	folder := t.TempDir()
	keep(t, folder, "bot_speed = instant")
	p := open(t, folder, 1280, 800, "-title", "montana", "-bots", "easy", "-seed", "5")
	p.click("start")
	p.turn()
	p.wait(600)
	before := p.look()
	changed := 0
	var on []aim
	for _, a := range p.aims() {
		if screen.OnBoard(a.id) && !a.off {
			on = append(on, a)
		}
	}
	for _, a := range on {
		p.guest.MoveCursor(a.x, a.y)
		p.wait(40)
		if screen.Differing(before, p.look(), before.Rect) > 0 {
			changed++
		}
	}
	p.shot("hover")
	if changed < len(on) {
		t.Errorf("pointing at %d of %d targets shows nothing", len(on)-changed, len(on))
	}
}

// The second title from the first tile to the result: six players, every
// expansion, clicks only.
func TestWholeGameOfCarcassonne(t *testing.T) {
	folder := t.TempDir()
	keep(t, folder, "bot_speed = instant", "confirm = never")
	p := open(t, folder, 960, 600, "-title", "carcassonne", "-modules", "inns,traders,dragon", "-bots",
		"easy,easy,easy,easy,easy", "-seed", "4")
	p.click("start")
	r := rand.New(rand.NewPCG(4, 4))
	for n := 0; !p.turn(); n++ {
		if n > 1000 {
			t.Fatalf("no end after %d decisions by clicks", n)
		}
		if n == 30 {
			painted(t, "the table", p.shot("carcassonne"))
		}
		p.decide(r)
	}
	p.wait(300)
	painted(t, "the result", p.shot("carcassonne-result"))
}

// A whole game with clicks only, against a bot, up to the result, in the
// smallest window there is.
func TestWholeGame(t *testing.T) {
	folder := t.TempDir()
	keep(t, folder, "bot_speed = instant", "confirm = never")
	p := open(t, folder, 640, 360, "-title", "montana", "-bots", "easy", "-seed", "3")
	p.click("start")
	r := rand.New(rand.NewPCG(3, 3))
	for n := 0; !p.turn(); n++ {
		if n > 4000 {
			t.Fatalf("no end after %d decisions by clicks", n)
		}
		p.decide(r)
	}
	p.wait(300)
	painted(t, "the result", p.shot("result"))
	p.key(ebiten.KeyTab)
	if m := p.look(); screen.Colours(m, m.Rect) < 200 {
		t.Error("the keyboard's focus makes the result vanish")
	}
}

// The game is killed at moments nobody chose, also while bots move, and goes
// on each time where it was.
func TestKilledAndResumed(t *testing.T) {
	folder := t.TempDir()
	keep(t, folder, "bot_speed = fast")
	r := rand.New(rand.NewPCG(11, 11))
	p := open(t, folder, 640, 400, "-seed", "11")
	p.start()
	for n := range 3 {
		p.turn()
		p.decide(r)
		p.wait(r.IntN(40)) // the bots move, an animation runs
		p.kill()

		dead := p.saved()
		if dead == nil {
			t.Fatal("nothing is kept of the game that was killed")
		}
		p = open(t, folder, 640, 400)
		p.click("continue montana")
		p.turn()
		alive := p.saved()
		want, got := dead.Match, alive.Match
		if got.Setup().Seed != want.Setup().Seed || got.Len() < want.Len() {
			t.Fatalf("kill %d: %d decisions were kept, %d came back", n+1, want.Len(), got.Len())
		}
		// What was decided before is still what was decided, in the same positions.
		if rules.Hash(got.Before(want.Len())) != rules.Hash(want.State()) {
			t.Fatalf("kill %d: another position came back", n+1)
		}
	}
	p.shot("resumed")
}

// A save that was damaged is told of, kept aside, and played on as far as it
// is whole.
func TestDamagedSave(t *testing.T) {
	folder := t.TempDir()
	keep(t, folder, "bot_speed = instant")
	r := rand.New(rand.NewPCG(2, 2))
	p := open(t, folder, 640, 400, "-seed", "2")
	p.start()
	for range 4 {
		p.turn()
		p.decide(r)
	}
	p.turn()
	p.kill()
	file := filepath.Join(folder, "tilestead", "autosave-montana.stead")
	whole, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	cut := whole[:2*len(whole)/3]
	if err := os.WriteFile(file, cut, 0o666); err != nil {
		t.Fatal(err)
	}
	p = open(t, folder, 640, 400)
	p.click("continue montana")
	p.turn()
	p.shot("damaged")
	aside, err := os.ReadFile(filepath.Join(folder, "tilestead", "autosave-montana.damaged-1.stead"))
	if err != nil || string(aside) != string(cut) {
		t.Errorf("the damaged save is not kept aside as it was: %v", err)
	}
}

// Every size of window shows a whole table.
func TestSizes(t *testing.T) {
	folder := t.TempDir()
	keep(t, folder, "bot_speed = instant")
	p := open(t, folder, 1280, 800, "-title", "montana", "-bots", "easy,easy,easy", "-seed", "9")
	p.click("start")
	r := rand.New(rand.NewPCG(9, 9))
	for range 12 {
		p.turn()
		p.decide(r)
	}
	p.turn()
	at := p.decisions()
	var first []string
	for _, size := range []image.Point{{640, 360}, {1280, 720}, {1280, 800}, {1013, 611}, {1920, 1080}, {2560, 1440},
		{3840, 2160}} {
		p.resize(size.X, size.Y)
		p.wait(30)
		m := p.shot(fmt.Sprintf("table-%dx%d", size.X, size.Y))
		painted(t, fmt.Sprint(size), m)
		var on []string
		for _, a := range p.aims() {
			if screen.OnBoard(a.id) {
				on = append(on, a.id)
			}
			if at := image.Pt(int(a.x), int(a.y)); !at.In(m.Rect) {
				t.Errorf("%v: %q lies at %v, outside the window", size, a.id, at)
			}
		}
		slices.Sort(on)
		if first == nil {
			first = on
		} else if !slices.Equal(on, first) {
			t.Errorf("%v: there is to be clicked %v, but in the smallest window %v", size, on, first)
		}
	}
	p.resize(500, 300)
	p.wait(30)
	p.shot("table-500x300")
	p.resize(1280, 800)
	p.wait(30)
	p.turn()
	if p.decisions() != at {
		t.Error("changing the window's size played on")
	}
}
