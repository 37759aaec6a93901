package scenes_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"tilestead/assets"
	"tilestead/input"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/save"
	"tilestead/scenes"
	"tilestead/scenes/apptest"
	"tilestead/scenes/board"
	"tilestead/scenes/scenetest"
)

// goodFarm are 59 points at the last harvest, with occupations played.
var goodFarm = []string{
	"round 14", "house 1 stone", "rooms 1 0,0 0,1 1,0 2,0 2,1", "people 1 5", "fields 1 0,2 0,3 0,4 1,1 2,4",
	"crop 1 0,2 3 grain", "crop 1 0,3 3 grain", "crop 1 0,4 3 grain", "pasture 1 1,2", "pasture 1 1,3", "pasture 1 1,4",
	"pasture 1 2,2 2,3", "stables 1 1,2 1,3 1,4 2,2", "majors 1 well",
	"goods 1 food 15 grain 1 vegetable 4 sheep 8 boar 7 cattle 2 stone 1",
}

// endedSeries is a finished game of a series, with that farm or one of chance.
func endedSeries(t testing.TB, value string, good bool, cards string) *save.Game {
	t.Helper()
	set := rules.Setup{Title: "agricola", Seats: 1, Seed: 4, Modules: []string{"hand-cards"}}
	m, err := rules.NewMatch(&agricola.Title, set.With("series", value))
	if err != nil {
		t.Fatal(err)
	}
	if good {
		for _, line := range append(goodFarm, "cards 1 "+cards, "harvest") {
			if err := agricola.Title.Arrange(m.State(), strings.Fields(line)); err != nil {
				t.Fatal(err)
			}
		}
	}
	r := rand.New(rand.NewPCG(5, 3))
	for m.State().Turn() != rules.Nobody {
		legal := m.State().Legal(nil)
		if good {
			r = rand.New(rand.NewPCG(0, 0))
			legal = legal[:1]
		}
		m.Replay(legal[r.IntN(len(legal))])
	}
	return &save.Game{Match: m, Seats: []save.Seat{{Color: "red", Name: "Ada"}}}
}

// seriesApp is a program with Agricola that keeps what it is told to.
func seriesApp(t testing.TB, size scenetest.Size, store save.Store, words *assets.Words) *apptest.Hand {
	t.Helper()
	return apptest.Open(t, size, func(o *scenes.AppOptions) {
		o.Store = store
		o.Boards = map[string]func() board.Board{"agricola": apptest.Agricola.New}
		if words != nil {
			o.Reword = func(*assets.Words) *assets.Words { return words }
		}
	})
}

// After a target that was reached an occupation is chosen, and the next game begins with
// it and with food for the points above the target.
func TestNextGameOfTheSeries(t *testing.T) {
	store := &save.Memory{}
	h := seriesApp(t, apptest.Roomy, store, nil)
	h.App.OpenResult(endedSeries(t, "", true, "A123 B095 A002"))
	h.Wait(2 * time.Second)
	if !h.Says("series.of", scenetest.In(t, "agricola.").Say("title"), 1) {
		t.Error("it is not told which game of the series ended")
	}
	choose(h, "series")
	if !h.Says("series.head", 2, 55) || !h.Counts("series.food", 4) {
		t.Error("it is not told what is carried over")
	}
	h.Click("series/start") // nothing is chosen yet
	if !h.Has("series/card/1") || h.Has("series/card/2") {
		t.Fatalf("not two occupations can stay: %v", h.App.Aims())
	}
	h.Key(input.KeyEsc)
	if h.Has("series/card/1") || !h.Has("series") {
		t.Error("Esc does not close the choice")
	}
	choose(h, "series")
	h.Click("series/card/0")
	h.Click("series/start")
	h.Wait(time.Second)
	g := gameOf(t, store, "agricola")
	s := g.Match.State().(*agricola.State)
	if got := g.Match.Setup().Values["series"]; got != "2,4,A123" || s.Player(0).Goods[box.Food] != 4 ||
		s.Target() != rules.Whole(55) {
		t.Errorf("the next game is %q", got)
	}
	h = seriesApp(t, apptest.Roomy, store, nil) // it can be begun again
	setupAlone(h)
	choose(h, "series")
	if !h.Has("series/card/1") {
		t.Error("the set-up forgot what can stay")
	}
}

// setupAlone opens the set-up for a game alone with hand cards.
func setupAlone(h *apptest.Hand) {
	h.App.OpenSetup(&agricola.Title)
	h.Tick(nil)
	for h.App.Setup().Seats > 1 {
		choose(h, fmt.Sprintf("remove/%d", h.App.Setup().Seats-1))
	}
	if len(h.App.Setup().Modules) > 0 {
		return
	}
	choose(h, "module hand-cards")
	h.Click("done")
}

// A game of a series that was missed is remembered with its number, and the set-up offers
// it again without food, in games that can be of the series.
func TestSeriesGoesOnFromTheSetup(t *testing.T) {
	store := &save.Memory{}
	g := endedSeries(t, "3,4,A092,B123", false, "")
	apptestFinish(t, store, g)
	data, err := store.Read("history.txt")
	if err != nil || !strings.Contains(string(data), " series=3 | human red ") {
		t.Errorf("remembered is %q, %v", data, err)
	}
	apptestFinish(t, store, endedSeries(t, "", false, "")) // a first game changes nothing
	h := seriesApp(t, apptest.Roomy, store, nil)
	setupAlone(h)
	choose(h, "series")
	if !h.Says("series.head", 3, 59) || !h.Counts("series.food", 0) ||
		!h.SaysPart("series.best", 0) {
		t.Error("the set-up does not tell how the series goes on")
	}
	h.Click("series/start")
	h.Wait(time.Second)
	data, err = store.Read(save.Running("agricola"))
	if err != nil || !strings.Contains(string(data), "value series 3,0,A092,B123\n") {
		t.Errorf("the game is\n%s, %v", data, err)
	}
	h = seriesApp(t, apptest.Roomy, store, nil)
	setupAlone(h)
	h.Click("bundle moor-3")
	if h.Has("series") {
		t.Error("a game with the Moor can be of a series")
	}
}

// apptestFinish opens a finished game and waits for its result.
func apptestFinish(t testing.TB, store save.Store, g *save.Game) {
	t.Helper()
	h := apptest.Open(t, apptest.Compact, func(o *scenes.AppOptions) {
		o.Store, o.Load = store, bytesOf(t, g)
		o.Boards = map[string]func() board.Board{"agricola": apptest.Agricola.New}
	})
	for i := 0; i < 80 && !h.Has("rematch"); i++ {
		h.Wait(500 * time.Millisecond)
	}
	if !h.Has("rematch") {
		t.Fatal("there is no result")
	}
}

// What a series shows fits at all sizes in all languages.
func TestSeriesFits(t *testing.T) {
	won := endedSeries(t, "3,2,A092,A112", true, "A092 A112 A123 B095 A102 A108 B087 B107 A002")
	for _, lang := range assets.Languages {
		words := scenetest.Words(t, lang)
		for _, size := range []scenetest.Size{{W: 640, H: 360, S: 2, Name: "640x360@2"}, {W: 960, H: 540, S: 2, Name: "960x540@2"},
			apptest.Roomy} {
			store := &save.Memory{}
			if err := store.Write("history.txt", []byte(seriesGames)); err != nil {
				t.Fatal(err)
			}
			h := seriesApp(t, size, store, words)
			look := func(name string) {
				h.Tick(func(f *input.Frame) { f.X, f.Y, f.Moved = 2, size.H-2, true })
				h.Shot(fmt.Sprintf("series-%s-%s-%gx%g", name, lang, size.W, size.H))
				for _, bad := range scenetest.Check(h.C) {
					t.Errorf("%s in %s at %s: %s", name, lang, size.Name, bad)
				}
			}
			h.Click("stats")
			look("stats")
			h.App.OpenResult(won)
			h.Wait(2 * time.Second)
			look("result")
			at := h.Place("series")
			h.Tick(func(f *input.Frame) { f.X, f.Y, f.Moved = at.X, at.Y, true })
			for range 60 {
				h.Tick(func(f *input.Frame) { f.X, f.Y = at.X, at.Y })
			}
			if !h.Text(words.Say("series.food#none")) {
				t.Errorf("%s at %s: it is not told what is carried over", lang, size.Name)
			}
			h.Shot(fmt.Sprintf("series-tip-%s-%gx%g", lang, size.W, size.H))
			choose(h, "series")
			h.Click("series/card/2")
			look("choice")
			h.Click("series/start")
			h.Wait(time.Second)
			h = seriesApp(t, size, store, words)
			setupAlone(h)
			look("setup")
			choose(h, "series")
			look("setup-choice")
		}
	}
}

// seriesGames is a history with games of a series.
const seriesGames = `2026-05-01T18:02 agricola 0000000000000001 311 series=1 | human red 61 won "Ada"
2026-05-03T20:15 agricola 0000000000000002 402 series=2 | human red 52 lost "Ada"
2026-05-03T21:15 agricola 0000000000000003 402 series=2 | human red 57 won "Ada"
2026-05-09T21:40 agricola 0000000000000004 290 series=3 | human red 55 lost "Ada"
`

// gameOf is the game of a title that is being played.
func gameOf(t testing.TB, store save.Store, title string) *save.Game {
	t.Helper()
	data, err := store.Read(save.Running(title))
	if err != nil {
		t.Fatal(err)
	}
	g, err := save.Read(data)
	if err != nil {
		t.Fatal(err)
	}
	return g
}
