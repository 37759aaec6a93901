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
	b, empty := NewBoard(), 0
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
			tip := strings.Join(m.plateTip(seat)[2:], "\n")
			if strings.Contains(tip, " 0 ") {
				t.Fatalf("noughts are listed:\n%s", tip)
			}
			if m.s.Supply(seat) == [carcassonne.Figures]int8{} {
				empty++
				if !strings.Contains(tip, "In supply: nothing") {
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
	cities := make([]carcassonne.Place, 2)
	for _, c := range []struct {
		points [carcassonne.MaxSeats]int
		want   string
	}{
		{[carcassonne.MaxSeats]int{8}, "2 finished cities, pig"},
		{[carcassonne.MaxSeats]int{8, 6}, "2 finished cities, pig: You"},
		{[carcassonne.MaxSeats]int{8, 8}, "2 finished cities, pigs: You and Mira"},
		{[carcassonne.MaxSeats]int{6, 6}, "2 finished cities"},
	} {
		if got := m.scoreOf(carcassonne.Scored{Object: carcassonne.Object{Kind: carcassonne.Field, Cities: cities},
			Points: c.points}); got != c.want {
			t.Errorf("%v: %q, want %q", c.points, got, c.want)
		}
	}
	_, text, _ := m.line(rules.Beat{Event: carcassonne.GoodsScored{Good: carcassonne.Wine,
		Points: [carcassonne.MaxSeats]int{10}}, After: s})
	if text != "Most wine: You +10" {
		t.Errorf("goods are told as %q", text)
	}
}

// Who sends a figure of their own home is not named twice.
func TestLogOfOwnFigures(t *testing.T) {
	m := NewBoard().moment(fixture.View(t, NewBoard(), fixture.Match(t, 3, 1).State(), 1280, 800))
	home := []carcassonne.Standing{{Seat: 0, Figure: carcassonne.Builder}, {Seat: 1, Figure: carcassonne.Pig}}
	for by, want := range []string{"their own builder and Mira's pig", "You's builder and their own pig"} {
		if got := m.victims(home, rules.Seat(by)); got != want {
			t.Errorf("seat %d sends %q home, want %q", by, got, want)
		}
	}
}

// The hint for a spot tells its points once.
func TestSpotHintTellsPointsOnce(t *testing.T) {
	b, seen := NewBoard(), 0
	fixture.Play(t, fixture.Match(t, 2, 4, "traders"), func(s rules.State) {
		if s.Prompt().Key != "act" || s.Turn() < 0 {
			return
		}
		m := b.moment(fixture.View(t, b, s, 1280, 800))
		for _, spot := range m.spots {
			if spot.figure.Follower() {
				seen++
				text := m.spotHint(spot)
				if strings.Contains(text, "Now ") && strings.Count(text, " point") > 1 {
					t.Fatalf("the points are told twice:\n%s", text)
				}
			}
		}
	})
	if seen == 0 {
		t.Error("no spots")
	}
}
