package agricola

import (
	"slices"
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/scenes/board"
)

// handed is a position of two in which the first player is to place a person, arranged
// as lines say, as that player sees it.
func handed(t *testing.T, b *Board, lines ...string) *board.View {
	t.Helper()
	m, err := rules.NewMatch(&agricola.Title,
		rules.Setup{Title: agricola.Title.ID, Seats: 2, Seed: 1, Modules: []string{"moor", "hand-cards", "first-1"}})
	if err != nil {
		t.Fatal(err)
	}
	for m.State().Turn() == rules.Nature {
		m.Replay(m.Roll())
	}
	arrange(t, m.State(), lines...)
	v := fixture.View(t, b, m.State(), 960, 540)
	v.Viewer, v.Desk = 0, desk{}
	return v
}

// inOrder are the cards of the hand as they lie.
func inOrder(b *Board, v *board.View) string {
	var ids []string
	for _, c := range b.moment(v).cards().hand() {
		ids = append(ids, box.Cards[c].ID)
	}
	return strings.Join(ids, " ")
}

// click clicks a target that changes the desk.
func click(t *testing.T, b *Board, v *board.View, id string) {
	t.Helper()
	targets := b.Targets(v)
	i := slices.IndexFunc(targets, func(g board.Target) bool { return g.ID == id && g.Looks != nil })
	if i < 0 {
		t.Fatalf("there is no %s to click", id)
	}
	v.Desk = targets[i].Looks(v.Desk)
}

// A hand is sorted by kinds, by costs, by what could be played, and as its player moves
// the cards; a card that comes later is last there.
func TestHandIsSorted(t *testing.T) {
	b := NewBoard()
	v := handed(t, b, "hand 1 A087 B010 A055 M016 M081", "goods 1 wood 3 clay 0 food 3")
	for _, s := range []struct{ clicked, want string }{
		{"", "A087 A055 B010 M016 M081"},
		{sortID, "A087 M016 A055 M081 B010"}, // by cost: 0, 0, 2, 5 and 6 goods
		{sortID, "A087 B010 A055 M016 M081"}, // too little clay, too many forests, too little reed
		{sortID, "A087 B010 A055 M016 M081"}, // from here on by hand
		{"hand M081", "A087 B010 A055 M016 M081"},
		{"hand B010", "A087 M081 B010 A055 M016"},
		{"hand A087", "A087 M081 B010 A055 M016"},
		{"hand A055", "M081 B010 A055 A087 M016"},
		{"hand A055", "M081 B010 A055 A087 M016"},
		{"hand A055", "M081 B010 A055 A087 M016"}, // back to where it was
		{sortID, "A087 A055 B010 M016 M081"},
		{sortID, "A087 M016 A055 M081 B010"},
		{sortID, "A087 B010 A055 M016 M081"},
		{sortID, "M081 B010 A055 A087 M016"}, // the order is still known
	} {
		if s.clicked != "" {
			click(t, b, v, s.clicked)
		}
		if got := inOrder(b, v); got != s.want {
			t.Fatalf("after %q the hand is %s, want %s", s.clicked, got, s.want)
		}
	}
	arrange(t, v.State, "hand 1 A033 A087 B010 A055 M016 M081")
	if got, want := inOrder(b, v), "M081 B010 A055 A087 M016 A033"; got != want {
		t.Errorf("with another card the hand is %s, want %s", got, want)
	}
	click(t, b, v, "hand A033")
	if v.Desk = closed(v, v.Desk); v.Desk.(desk).hand.lifts {
		t.Error("Esc does not let go of a card")
	}
}

// A hand that nobody at the screen may see is in its usual order, and cannot be sorted.
func TestHiddenHandsAreNotSorted(t *testing.T) {
	b := NewBoard()
	v := handed(t, b, "hand 1 A087 B010 A055")
	click(t, b, v, sortID)
	v.Viewer = rules.Nobody
	if got, want := inOrder(b, v), "A087 A055 B010"; got != want {
		t.Errorf("the backs are those of %s, want %s", got, want)
	}
	if slices.ContainsFunc(b.Targets(v), func(g board.Target) bool { return g.ID == sortID }) {
		t.Error("a hidden hand can be sorted")
	}
}

// Where a card can be played, a click on it plays it, however the hand is sorted.
func TestPlayableCardsAreNotMoved(t *testing.T) {
	b := NewBoard()
	v := handed(t, b, "hand 1 A087 B097 B010")
	for range byHand {
		click(t, b, v, sortID)
	}
	take(t, v, "place lessons")
	v.Legal = v.State.Legal(nil)
	v.Picked = v.Legal
	n := 0
	for _, g := range b.Targets(v) {
		if strings.HasPrefix(g.ID, "hand ") {
			if n++; g.Fits == nil || g.Looks != nil {
				t.Errorf("a click on %s does not play it", g.ID)
			}
		}
	}
	if n != 2 {
		t.Errorf("%d cards can be clicked, want both occupations", n)
	}
}

// The cards that the action pointed at would let be played are framed, and no others.
func TestPointingShowsWhatCanBePlayed(t *testing.T) {
	b := NewBoard()
	v := handed(t, b, "hand 1 A087 B010 A055 M016", "goods 1 wood 3 clay 0 food 3 fuel 1", "up horse_hire_black_illicit")
	market := ""
	for _, a := range v.Picked {
		if a.Kind() == agricola.KindSpecial && agricola.SpecialOf(a) == box.BlackMarket {
			market = specialID(agricola.CardOf(a), box.BlackMarket)
		}
	}
	if market == "" {
		t.Fatal("the black market is shut")
	}
	for _, c := range []struct{ at, want string }{
		{"space lessons", "A087"}, {"space meeting_place", "B010"}, {market, "B010"}, {"space farmland", ""}, {"", ""},
	} {
		v.Hover = c.at
		m := b.moment(v)
		m.on = map[string]bool{c.at: true}
		var ids []string
		for _, card := range m.cards().hotPlays().Cards() {
			ids = append(ids, box.Cards[card].ID)
		}
		if got := strings.Join(ids, " "); got != c.want {
			t.Errorf("%q lets %q be played, want %q", c.at, got, c.want)
		}
	}
}
