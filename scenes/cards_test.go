package scenes_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"tilestead/assets"
	"tilestead/input"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/save"
	"tilestead/scenes"
	"tilestead/scenes/apptest"
	"tilestead/scenes/board"
	"tilestead/scenes/scenetest"
)

// cardSetup opens the set-up of Agricola for two with hand cards.
func cardSetup(h *apptest.Hand) {
	setupAlone(h)
	choose(h, "add")
}

func openCards(h *apptest.Hand, value string) {
	choose(h, "cards "+value)
}

// occupations are what the lists of cards call those.
func occupations(h *apptest.Hand) string {
	h.T.Helper()
	return scenetest.In(h.T, "agricola.chapter.").Say("occupations")
}

// Clicks shut cards out and let them in again; the set-up has what was chosen, and
// remembers it.
func TestCardsAreShutOut(t *testing.T) {
	store := &save.Memory{}
	h := seriesApp(t, apptest.Roomy, store, nil)
	cardSetup(h)
	without := func() string { return h.App.Setup().Values["without"] }
	h.Click("more")
	if without() != "" || !h.Counts("value.agricola.without.line", 0) {
		t.Errorf("at first %q is shut out", without())
	}
	openCards(h, "without")
	deck := 0
	for _, card := range box.BaseOccupations {
		if card.Seats <= 2 {
			deck++
		}
	}
	if !h.Says("setup.cards.left", deck, 14) || h.Has("card M015") {
		t.Error("the deck of two players is another one")
	}
	h.Click("card A087")
	h.Click("card A086")
	h.Click("card A088")
	h.Click("card A087")
	if without() != "A086,A088" || !h.Says("setup.cards.left", deck-2, 14) ||
		!h.Counts("value.agricola.without.line", 2) {
		t.Errorf("shut out are %q", without())
	}
	h.Key(input.KeyEsc)
	h.App.Remember()
	h = seriesApp(t, apptest.Roomy, store, nil)
	cardSetup(h)
	h.Click("more")
	if without() != "A086,A088" || !h.Counts("value.agricola.without.line", 2) {
		t.Errorf("remembered are %q", without())
	}
	choose(h, "module hand-cards")
	if without() != "" || h.Has("cards without") {
		t.Errorf("without cards in hand %q is shut out", without())
	}
	choose(h, "module hand-cards")
	openCards(h, "without")
	h.Click("picker/clear")
	if without() != "" {
		t.Errorf("after all were let in %q is shut out", without())
	}
}

// The search finds cards by words and by lists of numbers; all that it shows are shut out
// at once, but never so many that a hand cannot be dealt.
func TestCardsAreSought(t *testing.T) {
	h := seriesApp(t, apptest.Roomy, &save.Memory{}, nil)
	cardSetup(h)
	without := func() string { return h.App.Setup().Values["without"] }
	openCards(h, "without")
	h.Click("picker/search")
	h.Write("b098, A123")
	if !h.Has("card A123") || !h.Has("card B098") || h.Has("card A086") {
		t.Fatalf("numbers find %v", h.App.Aims())
	}
	h.Click("picker/all")
	if without() != "A123,B098" {
		t.Errorf("shut out are %q", without())
	}
	h.Click("picker/search")
	for range 20 {
		h.Key(input.KeyBackspace)
	}
	h.Write("frame builder")
	if !h.Has("card A123") || h.Has("card B098") {
		t.Errorf("a name finds %v", h.App.Aims())
	}
	h.Click("picker/search")
	for range 20 {
		h.Key(input.KeyBackspace)
	}
	h.Write("a")
	h.Click("picker/all")
	if without() != "A123,B098" || !h.Says("setup.cards.last", occupations(h), 14) {
		t.Errorf("too many are shut out: %q", without())
	}
	h.Click("picker/search")
	h.Key(input.KeyBackspace)
	h.Write("xyzzy")
	if !h.Says("setup.cards.none") {
		t.Error("it is not said that nothing was found")
	}
	h.Click("picker/done")
	if h.Has("picker/done") {
		t.Error("the list does not close")
	}
}

// A favourite has the cards that are shut out and the target, too.
func TestFavouritesHaveCards(t *testing.T) {
	store := &save.Memory{}
	h := seriesApp(t, apptest.Roomy, store, nil)
	setupAlone(h)
	openCards(h, "without")
	h.Click("card A087")
	h.Click("card A002")
	h.Click("picker/done")
	choose(h, "more target")
	choose(h, "favourites")
	h.Click("favourites/keep")
	h = seriesApp(t, apptest.Roomy, store, nil)
	h.App.OpenSetup(&agricola.Title)
	h.Tick(nil)
	choose(h, "favourites")
	h.Click("favourite/0")
	if v := h.App.Setup().Values; len(v) != 2 || v["without"] != "A087,A002" || v["target"] != "55" {
		t.Errorf("the favourite has %v", v)
	}
}

// Too few cards for more players are told in words, and the game does not begin.
func TestTooFewCardsAreTold(t *testing.T) {
	h := apptest.Open(t, apptest.Roomy, func(o *scenes.AppOptions) {
		o.Boards = map[string]func() board.Board{"agricola": apptest.Agricola.New}
		o.Title, o.Modules = "agricola", []string{"moor", "minor-cards"}
		var out []string
		for _, card := range box.MoorMinors[20:] {
			out = append(out, card.ID)
		}
		o.Values = map[string]string{"without": strings.Join(out, ",")}
	})
	for h.App.Setup().Seats > 2 {
		choose(h, fmt.Sprintf("remove/%d", h.App.Setup().Seats-1))
	}
	if agricola.Title.CheckSetup(h.App.Setup()) != nil {
		t.Fatal("two cannot play")
	}
	choose(h, "add")
	choose(h, "start")
	if !h.Has("start") || !h.SaysPart("setup.cards.few", 0) {
		t.Error("three play with too few cards, or it is not told")
	}
}

// Alone the hand can be chosen, no more cards than it has; the game deals the rest. With
// others at the table, or shut out, they cannot be.
func TestHandIsChosen(t *testing.T) {
	store := &save.Memory{}
	h := seriesApp(t, apptest.Roomy, store, nil)
	setupAlone(h)
	hand := func() string { return h.App.Setup().Values["hand"] }
	h.Click("more")
	if !h.Counts("value.agricola.hand.line", 0) {
		t.Error("it is not told that the hand is dealt")
	}
	openCards(h, "without")
	h.Click("card A086")
	h.Click("picker/done")
	openCards(h, "hand")
	if h.Has("card A086") || h.Has("picker/all") || !h.Says("setup.cards.chosen", 0, 7) {
		t.Error("a card that is shut out can be chosen, or all at once")
	}
	for _, id := range []string{"A087", "A088", "A090", "A092", "A098", "A102", "A108", "A110", "A002"} {
		h.Click("card " + id)
		if full := h.Says("setup.cards.full", occupations(h), 7); full != (id == "A110") {
			t.Errorf("after %s it is told that the hand is full: %t", id, full)
		}
	}
	if hand() != "A087,A088,A090,A092,A098,A102,A108,A002" || !h.Says("setup.cards.chosen", 7, 7) {
		t.Errorf("the hand is %q", hand())
	}
	h.Click("card A087")
	h.Click("picker/done")
	openCards(h, "without")
	if h.Has("card A088") || !h.Has("card A087") {
		t.Error("a card that was chosen can be shut out")
	}
	h.Click("picker/done")
	choose(h, "start")
	h.Wait(time.Second)
	g := gameOf(t, store, "agricola")
	s := g.Match.State().(*agricola.State)
	for _, id := range []string{"A088", "A108", "A002"} {
		if c, _ := box.FindCard(id); !s.Player(0).Hand.Has(c) {
			t.Errorf("%s is not in hand", id)
		}
	}
	h = seriesApp(t, apptest.Roomy, store, nil)
	setupAlone(h)
	h.Click("more")
	if hand() == "" || !h.Counts("value.agricola.hand.line", 7) {
		t.Errorf("remembered is the hand %q", hand())
	}
	choose(h, "add")
	if hand() != "" || h.Has("cards hand") {
		t.Errorf("two have the hand %q", hand())
	}
}

// The lists fit at all sizes in all languages.
func TestCardListsFit(t *testing.T) {
	for _, lang := range assets.Languages {
		words := scenetest.Words(t, lang)
		for _, size := range []scenetest.Size{{W: 640, H: 360, S: 2, Name: "640x360@2"}, {W: 960, H: 540, S: 2, Name: "960x540@2"},
			apptest.Roomy} {
			h := seriesApp(t, size, &save.Memory{}, words)
			look := func(name string) {
				h.Tick(func(f *input.Frame) { f.X, f.Y, f.Moved = 2, size.H-2, true })
				h.Shot(fmt.Sprintf("cards-%s-%s-%gx%g", name, lang, size.W, size.H))
				for _, bad := range scenetest.Check(h.C) {
					t.Errorf("%s in %s at %s: %s", name, lang, size.Name, bad)
				}
			}
			setupAlone(h)
			openCards(h, "hand")
			for _, id := range []string{"A086", "A087", "A088", "A090", "A092", "A098", "A102"} {
				if h.Has("card " + id) {
					h.Click("card " + id)
				}
			}
			h.Click("card A108")
			look("hand")
			h.Click("picker/done")
			openCards(h, "without")
			h.Click("picker/search")
			h.Write("A110,A111,A112,A114,A116,A119,A120,A123,A125,B087,B089,B091")
			h.Click("picker/all")
			h.Click("picker/done")
			look("setup-hand")
			choose(h, "add")
			openCards(h, "without")
			h.Click("picker/clear")
			h.Click("card A087")
			h.Click("card A090")
			look("list")
			for page := range 40 {
				h.Tick(func(f *input.Frame) { f.X, f.Y, f.Wheel, f.Moved = size.W/2, size.H/2, -2, true })
				h.Tick(func(f *input.Frame) { f.X, f.Y, f.Moved = 2, size.H-2, true })
				for _, bad := range scenetest.Check(h.C) {
					t.Errorf("page %d in %s at %s: %s", page, lang, size.Name, bad)
				}
			}
			h.Click("picker/search")
			h.Write("a")
			h.Click("picker/all")
			look("refused")
			h.Click("picker/done")
			look("setup")
			choose(h, "module moor")
			look("moor")
		}
	}
}
