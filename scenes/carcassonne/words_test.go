package carcassonne

import (
	"math/rand/v2"
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/scenes/scenetest"
)

// A plate lists what a player has, in any language, and says so where nothing
// is left.
func TestPlateTipLeavesNoughtsOut(t *testing.T) {
	b, empty, en := NewBoard(), 0, scenetest.In(t, "carcassonne.")
	eager := fixture
	eager.Choose = func(s rules.State, r *rand.Rand) rules.Action { // a figure whenever one can be placed
		legal := s.Legal(nil)
		for _, a := range legal {
			if a.Kind() == carcassonne.KindFigure {
				return a
			}
		}
		return legal[r.IntN(len(legal))]
	}
	eager.Play(t, fixture.Match(t, 2, 4, "traders"), func(s rules.State) {
		v := fixture.View(t, b, s, 1280, 800)
		m := b.moment(v)
		for seat := range rules.Seat(m.s.Players()) {
			tip := strings.Join(m.help().plateTip(seat)[2:], "\n")
			if strings.Contains(tip, " 0 ") {
				t.Fatalf("noughts are listed:\n%s", tip)
			}
			if m.s.Supply(seat) == [carcassonne.Figures]int8{} {
				empty++
				if !strings.Contains(tip, en.Say("tip.supply", en.Say("tip.supply.none"))) {
					t.Fatalf("an empty supply is told as\n%s", tip)
				}
			}
		}
	})
	if empty == 0 {
		t.Error("nobody placed every figure")
	}
}

// A field says whose pig counts where several score, and which goods a player
// has most of without a capital in the sentence.
func TestLogOfPigsAndGoods(t *testing.T) {
	s := fixture.Match(t, 3, 1, "traders").State()
	v := fixture.View(t, NewBoard(), s, 1280, 800)
	v.Words = scenetest.Words(t, "en")
	m := NewBoard().moment(v)
	en := scenetest.In(t, "carcassonne.")
	two := en.Count("n.cities", 2)
	cities := make([]carcassonne.Place, 2)
	for _, c := range []struct {
		points [carcassonne.MaxSeats]int
		want   string
	}{
		{[carcassonne.MaxSeats]int{8}, two + ", " + en.Say("figure.pig")},
		{[carcassonne.MaxSeats]int{8, 6}, two + ", " + en.Count("log.pigs", 1, "You")},
		{[carcassonne.MaxSeats]int{8, 8},
			two + ", " + en.Count("log.pigs", 2, en.Say("list", "You", "Mira"))},
		{[carcassonne.MaxSeats]int{6, 6}, two},
	} {
		field := carcassonne.Object{Kind: carcassonne.Field, Cities: cities}
		if got := m.log().scoreOf(carcassonne.Scored{Object: field, Points: c.points}); got != c.want {
			t.Errorf("%v: %q, want %q", c.points, got, c.want)
		}
	}
	text := tales.Said(m, carcassonne.GoodsScored{Good: carcassonne.Wine, Points: [carcassonne.MaxSeats]int{10}}).Text
	if text != en.Say("log.goods.wine", en.Say("log.share", "You", 10)) {
		t.Errorf("goods are told as %q", text)
	}
}

// Who sends a figure of their own home is not named twice.
func TestLogOfOwnFigures(t *testing.T) {
	m := NewBoard().moment(fixture.View(t, NewBoard(), fixture.Match(t, 3, 1).State(), 1280, 800))
	home := []carcassonne.Standing{{Seat: 0, Figure: carcassonne.Builder}, {Seat: 1, Figure: carcassonne.Pig}}
	en := scenetest.In(t, "carcassonne.")
	own := func(figure string) string { return en.Say("log.own", en.Say("figure."+figure)) }
	of := func(seat, figure string) string { return en.Say("tip.figure", seat, en.Say("figure."+figure)) }
	for by, want := range []string{en.Say("list", own("builder"), of("Mira", "pig")),
		en.Say("list", of("You", "builder"), own("pig"))} {
		if got := m.log().victims(home, rules.Seat(by)); got != want {
			t.Errorf("seat %d sends %q home, want %q", by, got, want)
		}
	}
}

// The hint for a spot tells its points once.
func TestSpotHintTellsPointsOnce(t *testing.T) {
	b, seen, en := NewBoard(), 0, scenetest.In(t, "carcassonne.")
	fixture.Play(t, fixture.Match(t, 2, 4, "traders"), func(s rules.State) {
		if s.Prompt().Key != "act" || s.Turn() < 0 {
			return
		}
		m := b.moment(fixture.View(t, b, s, 1280, 800))
		for _, spot := range m.spots() {
			if spot.figure.Follower() {
				seen++
				text := m.help().spotHint(spot)
				if strings.Contains(text, en.Part("tip.worth", 0)) && strings.Count(text, en.Part("n.points#one", 1)) > 1 {
					t.Fatalf("the points are told twice:\n%s", text)
				}
			}
		}
	})
	if seen == 0 {
		t.Error("no spots")
	}
}
