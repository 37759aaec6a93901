package carcassonne

import (
	"slices"
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/ui"
)

// TestWinnersOfCitiesFlyBanners finishes cities: each seat that scored one has a
// banner there from then on, nobody else has.
func TestWinnersOfCitiesFlyBanners(t *testing.T) {
	b := NewBoard()
	won := map[string]int{}
	several := false
	var last rules.State
	fixture.Beats(t, fixture.Match(t, 3, 4), func(_ rules.State, beat rules.Beat) {
		last = beat.After
		e, ok := beat.Event.(carcassonne.Scored)
		if !ok || e.Final || e.Kind != carcassonne.City {
			return
		}
		for seat, n := range e.Points {
			if n > 0 {
				won[b.moment(fixture.View(t, b, last, 640, 400)).land().bannerOf(rules.Seat(seat))]++
			}
		}
		several = several || len(e.Leaders) > 1
	})
	flown := map[string]int{}
	for _, l := range b.moment(fixture.View(t, b, last, 640, 400)).land().living() {
		if strings.HasPrefix(l.effect, "banner/") {
			flown[l.effect]++
		}
	}
	if len(won) < 2 {
		t.Fatalf("too little was won: %v", won)
	}
	for banner, n := range won {
		if flown[banner] != n {
			t.Errorf("%s: %d cities won, %d banners", banner, n, flown[banner])
		}
	}
	if len(flown) != len(won) {
		t.Errorf("banners %v, won %v", flown, won)
	}
}

// TestOnlyWhatIsFinishedLives checks that bells and smoke belong to finished
// cloisters and cities.
func TestOnlyWhatIsFinishedLives(t *testing.T) {
	b := NewBoard()
	seen := map[string]int{}
	fixture.Play(t, fixture.Match(t, 4, 2), func(s rules.State) {
		if s.(*carcassonne.State).Tiles()%20 != 0 {
			return
		}
		m := b.moment(fixture.View(t, b, s, 640, 400))
		for _, l := range m.land().living() {
			seen[l.effect]++
			if l.effect != "bell" && l.effect != "smoke" {
				continue
			}
			kind := map[string]carcassonne.FeatureKind{"bell": carcassonne.Cloister,
				"smoke": carcassonne.City}[l.effect]
			if !slices.ContainsFunc(m.s.Objects(kind), func(o carcassonne.Object) bool {
				return o.Complete() && slices.ContainsFunc(o.Places,
					func(p carcassonne.Place) bool { return p.At == l.cell })
			}) {
				t.Errorf("%s on %v, where no %v is finished", l.effect, l.cell, kindNames[kind])
			}
		}
	})
	for _, effect := range [...]string{"bell", "smoke", "lava", "portal"} {
		if seen[effect] == 0 {
			t.Errorf("%s was never seen", effect)
		}
	}
}

// TestNothingMovesAtRest checks that a table without life draws no smoke, and
// that life changes the picture.
func TestNothingMovesAtRest(t *testing.T) {
	b := NewBoard()
	var last rules.State
	fixture.Play(t, fixture.Match(t, 3, 4), func(s rules.State) { last = s })
	v := fixture.View(t, b, last, 1280, 800)
	if !b.lives(v) {
		t.Fatal("nothing lives on a land full of cities")
	}
	picture := func(life int) []ui.Op {
		v.Life = life
		c := &ui.Canvas{}
		c.Reset(1280, 800, 1)
		b.Draw(c, v)
		return c.Ops
	}
	smoke := func(ops []ui.Op) (n int) {
		for _, op := range ops {
			if op.Kind == ui.OpSprite && op.Sprite != 0 && strings.HasPrefix(op.Sprite.Name(), "carcassonne/smoke/") {
				n++
			}
		}
		return n
	}
	if n := smoke(picture(0)); n > 0 {
		t.Errorf("%d puffs of smoke at rest", n)
	}
	n := 0
	for step := 1; step <= smokeRound; step++ {
		n = max(n, smoke(picture(step)))
	}
	if n == 0 {
		t.Error("no chimney ever smokes")
	}
}
