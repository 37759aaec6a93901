package scenes_test

import (
	"bytes"
	"fmt"
	"image"
	"image/gif"
	"image/png"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"tilestead/assets"
	"tilestead/assets/palette"
	"tilestead/input"
	"tilestead/rules"
	carcassonneRules "tilestead/rules/carcassonne"
	"tilestead/save"
	"tilestead/scenes"
	"tilestead/scenes/apptest"
	"tilestead/scenes/board"
	"tilestead/scenes/carcassonne"
	"tilestead/scenes/scenetest"
	"tilestead/ui"
)

// endedCarcassonne plays a game with all expansions to its end: tiles go where
// they have the most neighbours, all else is chance.
func endedCarcassonne(t testing.TB, seats int, seed uint64) *save.Game {
	t.Helper()
	m, err := rules.NewMatch(&carcassonneRules.Title,
		rules.Setup{Title: "carcassonne", Seats: seats, Seed: seed, Modules: []string{"inns", "traders", "dragon"}})
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(seed, 3))
	for m.State().Turn() != rules.Nobody {
		if m.State().Turn() == rules.Nature {
			m.Replay(m.Roll())
			continue
		}
		legal := m.State().Legal(nil)
		r.Shuffle(len(legal), func(i, j int) { legal[i], legal[j] = legal[j], legal[i] })
		if legal[0].Kind() == carcassonneRules.KindPlace {
			beside := func(a rules.Action) (n int) {
				for d := carcassonneRules.North; d <= carcassonneRules.West; d++ {
					if _, ok := m.State().(*carcassonneRules.State).TileAt(carcassonneRules.PosOf(a).Next(d)); ok {
						n++
					}
				}
				return n
			}
			slices.SortStableFunc(legal, func(a, b rules.Action) int { return beside(b) - beside(a) })
		}
		m.Replay(legal[0])
	}
	g := &save.Game{Match: m}
	for i := range seats {
		g.Seats = append(g.Seats, save.Seat{Name: [...]string{"Ada", "Mira", "Otto", "Hanne", "Bruno", "Lotte"}[i],
			Color: palette.Seats[i].ID, Bot: "hard"})
	}
	return g
}

// theResult opens a finished game and waits until its result has been counted.
func theResult(t testing.TB, size scenetest.Size, g *save.Game, change func(*scenes.AppOptions)) *apptest.Hand {
	t.Helper()
	h := apptest.Open(t, size, func(o *scenes.AppOptions) {
		o.Boards["carcassonne"] = func() board.Board { return carcassonne.NewBoard() }
		o.Store, o.Load = &save.Memory{}, bytesOf(t, g)
		o.Export = func(string, []byte) (string, error) { return "", nil }
		if change != nil {
			change(o)
		}
	})
	for i := 0; i < 40 && !h.Has("rematch"); i++ {
		h.Wait(250 * time.Millisecond)
	}
	h.Wait(2 * time.Second)
	return h
}

// A game that is over when it is opened shows its result in words that come later.
func TestResultIsSaidOnceWordsCome(t *testing.T) {
	come := false
	h := theResult(t, apptest.Compact, endedCarcassonne(t, 2, 2), func(o *scenes.AppOptions) {
		o.Reword = func(w *assets.Words) *assets.Words {
			shared, err := w.Shared()
			if err != nil {
				t.Fatal(err)
			}
			if come {
				return w
			}
			return shared
		}
	})
	if marked(h) == nil {
		t.Fatal("the result needs no words of its title")
	}
	come = true
	if err := h.App.Reword(); err != nil {
		t.Fatal(err)
	}
	h.Wait(time.Second)
	if texts := marked(h); texts != nil {
		t.Errorf("the result shows %q", texts)
	}
}

// The crown stands behind the winner's name, above the words that say why; numbers stand in the
// middle of their row where those words leave room.
func TestCrownStandsBehindTheName(t *testing.T) {
	g := ended(t, 8)
	why, seen := scenetest.In(t, "montana.").Say("why.alone"), 0
	for _, size := range scenetest.Sizes() {
		h := theResult(t, size, g, nil)
		var crown, note *ui.Op
		for i := range h.C.Ops {
			switch op := &h.C.Ops[i]; {
			case op.Kind == ui.OpSprite && op.Sprite.Name() == "icon/crown":
				crown = op
			case op.Kind == ui.OpText && op.Text == why:
				note = op
			}
		}
		if crown == nil || note == nil {
			continue
		}
		seen++
		if bottom := crown.Box.Y + 12*crown.Scale; bottom > note.Box.Y-note.Capital {
			t.Errorf("%s: the crown ends at %v, the words below begin at %v", size.Name, bottom, note.Box.Y-note.Capital)
		}
		for i := range h.C.Ops {
			op := &h.C.Ops[i]
			if op.Kind != ui.OpText || op.Text != "Ada" && op.Text != "Otto" || math.Abs(op.Box.Y-crown.Box.Y) > 12 {
				continue
			}
			if gap := crown.Box.X - 16*crown.Scale - op.Box.X - ui.Name.Width(op.Text); gap < 0 || gap > 6 {
				t.Errorf("%s: the crown stands %v behind the name", size.Name, gap)
			}
		}
	}
	if seen < 3 {
		t.Errorf("the words of the winner show at %d sizes", seen)
	}
}

// TestResultFits looks at the result of a game of six with both charts at every
// size: nothing is cut or lies on anything else.
func TestResultFits(t *testing.T) {
	g := endedCarcassonne(t, 6, 2)
	for _, size := range scenetest.Sizes() {
		h := theResult(t, size, g, nil)
		for _, step := range [...]string{"", "chart/1", "picture"} {
			if step != "" {
				if !h.Has(step) {
					t.Errorf("%s: no %s", size.Name, step)
					continue
				}
				h.Click(step)
			}
			for _, bad := range scenetest.Check(h.C) {
				t.Errorf("%s %s: %s", size.Name, step, bad)
			}
		}
	}
}

// TestResultShots paints the result for looking at, into the folder of -shots.
func TestResultShots(t *testing.T) {
	apptest.Shots(t)
	for _, size := range []scenetest.Size{{W: 1280, H: 800, S: 1}, {W: 640, H: 400, S: 2}} {
		h := theResult(t, size, endedCarcassonne(t, 6, 2), nil)
		name := fmt.Sprintf("result-carcassonne-%gx%g", size.W, size.H)
		h.Shot(name + "-growth")
		h.Click("chart/1")
		h.Wait(time.Second)
		h.Shot(name + "-kinds")
		h.Click("picture")
		h.Shot(name + "-sizes")
	}
}

// TestPictureOfTheMap saves the map of finished games at each size: a PNG as
// large as was said, with all of the land on it.
func TestPictureOfTheMap(t *testing.T) {
	for name, g := range map[string]*save.Game{"carcassonne": endedCarcassonne(t, 3, 5), "montana": ended(t, 7)} {
		file, data := "", []byte(nil)
		h := theResult(t, scenetest.Size{W: 1280, H: 800, S: 1}, g, func(o *scenes.AppOptions) {
			o.Export = func(name string, b []byte) (string, error) { file, data = name, b; return "/tmp/" + name, nil }
		})
		h.Click("picture")
		h.Click("size/0")
		h.Wait(200 * time.Millisecond)
		im, err := png.Decode(bytes.NewReader(data))
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		h.Keep("poster-"+name+".png", data)
		if long := max(im.Bounds().Dx(), im.Bounds().Dy()); !strings.HasPrefix(file, name+"-") ||
			!strings.HasSuffix(file, ".png") || long > 1200 || long < 1100 {
			t.Errorf("%s: %q is %v", name, file, im.Bounds())
		}
		if n := colors(im); n < 500 {
			t.Errorf("%s: the picture has only %d colours", name, n)
		}
		if !h.Text("/tmp/" + file) {
			t.Errorf("%s: nothing says where the picture lies", name)
		}
		h.Click("picture")
		h.Click("size/none")
		if !h.Has("rematch") || h.Has("size/0") {
			t.Errorf("%s: the question stays", name)
		}
	}
}

// The film of a game is a GIF that grows from its begin to its end, which stays, and is made in many
// short steps.
func TestFilmOfTheGame(t *testing.T) {
	for name, g := range map[string]*save.Game{"carcassonne": endedCarcassonne(t, 3, 5), "montana": ended(t, 7),
		"agricola": endedOn(t, "2026-11-28", 4)} {
		file, data := "", []byte(nil)
		h := theResult(t, apptest.Roomy, g, func(o *scenes.AppOptions) {
			for _, f := range apptest.Titles {
				o.Boards[f.Title.ID] = f.New
			}
			o.Export = func(name string, b []byte) (string, error) { file, data = name, b; return "/tmp/" + name, nil }
		})
		h.Click("picture")
		h.Click("size/film")
		steps := 0
		for ; data == nil && steps < 2000; steps++ {
			h.Update(nil)
		}
		film, err := gif.DecodeAll(bytes.NewReader(data))
		if err != nil {
			t.Fatalf("%s: %d bytes: %v", name, len(data), err)
		}
		h.Keep("film-"+name+".gif", data)
		n := len(film.Image)
		if !strings.HasSuffix(file, ".gif") || n < 20 || n > 60 || len(data) > 2<<20 || steps < 2*n {
			t.Errorf("%s: %q has %d pictures in %d bytes, made in %d steps", name, file, n, len(data), steps)
		}
		if last := film.Delay[n-1]; last < 200 || film.Delay[0] >= last {
			t.Errorf("%s: the pictures stay for %v", name, film.Delay)
		}
	}
}

// colors is how many colours a picture has.
func colors(im image.Image) int {
	seen := map[[3]uint32]bool{}
	b := im.Bounds()
	for y := b.Min.Y; y < b.Max.Y; y += 3 {
		for x := b.Min.X; x < b.Max.X; x += 3 {
			r, g, b, _ := im.At(x, y).RGBA()
			seen[[3]uint32{r >> 8, g >> 8, b >> 8}] = true
		}
	}
	return len(seen)
}

// Keys that were meant to skip the final scoring never deal a new game: nothing
// has the keyboard on the result, and a key that reaches Rematch asks.
func TestKeysDoNotClearTheTable(t *testing.T) {
	g, said := endedCarcassonne(t, 2, 2), ""
	h := apptest.Open(t, apptest.Roomy, func(o *scenes.AppOptions) {
		o.Boards["carcassonne"] = func() board.Board { return carcassonne.NewBoard() }
		o.Store, o.Load = &save.Memory{}, bytesOf(t, g)
		o.Announce = func(line string) { said = line }
	})
	for i := 0; i < 2000 && !h.Has("rematch"); i++ {
		h.Key(input.KeySpace)
	}
	top := h.App.Top()
	for range 40 {
		h.Key(input.KeySpace)
		h.Key(input.KeyEnter)
	}
	h.Wait(2 * time.Second)
	h.Key(input.KeySpace)
	h.Key(input.KeyEnter)
	if h.App.Top() != top {
		t.Fatal("keys lead away from the result")
	}
	for i := 0; i < 40 && said != scenetest.In(t, "result.").Say("rematch"); i++ {
		h.Key(input.KeyTab)
	}
	h.Key(input.KeyEnter)
	h.Wait(time.Second)
	if !h.Has("ask/yes") {
		t.Fatalf("a key on Rematch does not ask; there is %v", h.App.Aims())
	}
	h.Key(input.KeyEnter)
	h.Wait(time.Second)
	if h.App.Top() != top {
		t.Fatal("Enter on the question is no way back")
	}
	h.Click("rematch")
	h.Wait(time.Second)
	if h.Has("rematch") || h.Has("ask/yes") {
		t.Error("a click on Rematch does not begin a game")
	}
}

// TestNoticeStaysOnItsScreen checks that what was said on one screen does not lie
// over the next, once it could be read.
func TestNoticeStaysOnItsScreen(t *testing.T) {
	h := theResult(t, scenetest.Size{W: 640, H: 400, S: 2}, endedCarcassonne(t, 2, 7), nil)
	h.Click("save")
	if !h.Says("result.saved") {
		t.Fatal("nothing is said")
	}
	h.Wait(2 * time.Second)
	if !h.Says("result.saved") {
		t.Error("it goes too soon")
	}
	h.Key(input.KeyEsc)
	h.Wait(500 * time.Millisecond)
	if h.Has("rematch") {
		t.Fatal("the result still shows")
	}
	if h.Says("result.saved") {
		t.Error("it lies over the next screen")
	}
}
