package carcassonne

import (
	"testing"

	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/ui"
)

// The sources of a game add up to what each seat has for each item, with all expansions and farmers
// of either kind, and what is lit for them lies on the land.
func TestSourcesAddUp(t *testing.T) {
	lit, ends := 0, 0
	for seed := range uint64(4) {
		m := fixture.Match(t, 3, 40+seed)
		fixture.Play(t, m, func(rules.State) {})
		b := NewBoard()
		s := m.State().(*carcassonne.State)
		v := fixture.View(t, b, s, 1280, 800)
		sum := map[[2]int]int{}
		for _, from := range b.sources(v, m) {
			sum[[2]int{int(from.Seat), from.Head}] += from.Points
			if from.Final {
				ends++
			}
			if from.Text == "" {
				t.Errorf("%+v says nothing", from)
			}
			if from.Mark == "" {
				continue
			}
			at, feature, _ := placeOf(from.Mark)
			if _, ok := s.ObjectAt(carcassonne.Place{At: at, Feature: feature}); ok {
				lit++
			} else {
				t.Errorf("%+v is nowhere", from)
			}
		}
		for seat := range rules.Seat(s.Players()) {
			for i, item := range items(s) {
				if got, want := sum[[2]int{int(seat), i + 1}], s.PointsFor(seat, item); got != want {
					t.Errorf("game %d, seat %d: the sources of %s add up to %d, not %d", seed, seat,
						carcassonne.ItemIDs[item], got, want)
				}
			}
		}
	}
	if lit == 0 || ends == 0 {
		t.Errorf("%d sources on the land, %d at the end", lit, ends)
	}
}

// Each mark of a picture is lit.
func TestPictureLightsWhatItIsFor(t *testing.T) {
	b := NewBoard()
	v := fixture.View(t, b, stage(t, "first 1", "draw B22", "place 1,0 r0"), 1280, 800)
	v.Poster = true
	polygons := func() int {
		c := &ui.Canvas{}
		c.Reset(1280, 800, 1)
		b.moment(v).land().drawMap(c)
		return len(c.Ops)
	}
	dark := polygons()
	s := v.State.(*carcassonne.State)
	var marks []string
	for i := range carcassonne.Tiles[s.Last().Kind].Features {
		marks = append(marks, objectMark(carcassonne.Place{At: s.Last().At, Feature: i}))
	}
	v.Lit = marks[:1]
	one := polygons()
	v.Lit = marks
	if all := polygons(); one <= dark || all <= one {
		t.Errorf("%d operations without light, %d with one object, %d with all", dark, one, all)
	}
}
