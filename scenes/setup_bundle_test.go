package scenes_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"tilestead/assets"
	"tilestead/bots"
	"tilestead/input"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/save"
	"tilestead/scenes/apptest"
	"tilestead/scenes/scenetest"
	"tilestead/titles"
	"tilestead/ui"
)

// One of the boxes is chosen at a time, by mouse or keyboard; house rules that go with both
// stay, and what a box does not say is told beside the way to the other options.
func TestBundleIsChosen(t *testing.T) {
	h := seriesApp(t, apptest.Roomy, &save.Memory{}, nil)
	h.App.OpenSetup(&agricola.Title)
	h.Tick(nil)
	want := func(what, modules string) {
		t.Helper()
		if got := modulesOf(h); got != modules {
			t.Errorf("%s: %q, want %q", what, got, modules)
		}
	}
	want("at first", "")
	h.Click("bundle moor-2")
	want("level II", "moor minor-cards")
	choose(h, "module draft")
	h.Click("done")
	h.Click("bundle moor-3")
	want("level III with a draft", "moor hand-cards draft")
	for range 40 {
		if h.App.Focus() == "bundle moor-1" {
			break
		}
		h.Key(input.KeyTab)
	}
	h.Key(input.KeySpace)
	want("level I by the keyboard", "moor")
	choose(h, "module hand-cards")
	choose(h, "bundle family")
	want("the family game", "")
	choose(h, "module hand-cards")
	h.Click("done")
	want("cards in hand without the Moor", "hand-cards")
	if !h.Says("module.agricola.hand-cards") {
		t.Error("it is not told that there are hand cards")
	}
	marks := func() (n int) { // of a box that is chosen
		for i := range h.C.Ops {
			if h.C.Ops[i].Sprite.Name() == "icon/check" {
				n++
			}
		}
		return n
	}
	if n := marks(); n != 0 {
		t.Errorf("%d boxes are chosen for a game that is none of them", n)
	}
	h.Click("bundle family")
	if n := marks(); n != 1 {
		t.Errorf("%d boxes are chosen for the family game", n)
	}
}

// Every bundle can be played, by any number of players that the title has.
func TestBundlesFit(t *testing.T) {
	for _, title := range titles.All {
		for _, b := range title.Bundles {
			for seats := title.Seats[0]; seats <= title.Seats[1]; seats++ {
				set := rules.Setup{Title: title.ID, Seats: seats, Modules: b.Modules}
				if err := title.CheckSetup(set); err != nil {
					t.Errorf("%s with %d: %v", b.ID, seats, err)
				}
			}
			for _, lang := range assets.Languages {
				if name := scenetest.Words(t, lang).Say("bundle." + title.ID + "." + b.ID); strings.Contains(name, "<") {
					t.Errorf("%s has no name in %s", b.ID, lang)
				}
			}
		}
	}
}

// A level that does not play with so many seats gives way to the strongest that does, and comes
// back with the seats.
func TestLevelFitsTheSeats(t *testing.T) {
	h := apptest.OpenWith(t, apptest.Agricola, apptest.Compact, nil, nil)
	h.App.OpenSetup(&agricola.Title)
	h.Tick(nil)
	h.Click("remove/2")
	h.Click("who/1")
	h.Click(fmt.Sprint("who/1/", len(bots.LevelsOf("agricola")))) // the last: champion
	if !h.Says("bot.champion") {
		t.Fatal("with two seats there is no champion")
	}
	h.Click("add")
	if h.Says("bot.champion") || !h.Says("bot.expert") {
		t.Error("with three seats a champion does not become an expert")
	}
	h.Click("start")
	h.Wait(time.Second)
	g, err := save.Read(h.App.Played())
	if err != nil {
		t.Fatal(err)
	}
	if bot := g.Seats[1].Bot; bot != bots.Expert {
		t.Errorf("the game of three is played by %q", bot)
	}
}

// Who plays a seat is chosen from a list; Esc leaves it as it was, and the keyboard is on
// the button again.
func TestLevelIsChosen(t *testing.T) {
	h := setupOf(t, apptest.Compact, nil)
	h.Click("who/1")
	h.Key(input.KeyDown)
	h.Key(input.KeyDown)
	h.Key(input.KeyEnter)
	if !h.Says("rival.carcassonne.odo.name") || h.App.Focus() != "who/1" {
		t.Errorf("two rivals further is not the third, or the keyboard is on %q", h.App.Focus())
	}
	h.Click("who/1")
	h.Click("who/1/1")
	if !h.Says("bot.easy") {
		t.Error("a level takes no seat")
	}
	h.Click("who/1")
	h.Key(input.KeyEsc)
	if h.Has("who/1/0") || !h.Has("start") {
		t.Error("Esc does not close the list")
	}
	h.Click("who/1")
	h.ClickAt(ui.Point{X: 4, Y: h.Size.H - 4})
	h.Wait(300 * time.Millisecond)
	if h.Has("who/1/0") {
		t.Error("a click beside it does not close the list")
	}
}
