package carcassonne

import (
	"testing"

	"tilestead/assets"
	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/scenes/scenetest"
	"tilestead/ui"
)

// TestTheEndIsCountedByCategory checks that every category is opened once, in
// the order of the rules, and before all that is counted for it.
func TestTheEndIsCountedByCategory(t *testing.T) {
	open, counted := carcassonne.Item(0), 0
	seen := map[carcassonne.Item]bool{}
	fixture.Games(t, 4, func(_ rules.State, beat rules.Beat) {
		var item carcassonne.Item
		switch e := beat.Event.(type) {
		case carcassonne.StackEmpty:
			seen = map[carcassonne.Item]bool{}
			return
		case carcassonne.Counting:
			if seen[e.Item] || len(seen) > 0 && e.Item < open {
				t.Errorf("category %d is opened after %d", e.Item, open)
			}
			open, seen[e.Item] = e.Item, true
			return
		case carcassonne.Scored:
			if !e.Final {
				return
			}
			item = e.Item()
		case carcassonne.GoodsScored:
			if e.Points == [carcassonne.MaxSeats]int{} {
				return
			}
			item = carcassonne.GoodsPoints
		default:
			return
		}
		if counted++; item != open || !seen[item] {
			t.Errorf("%T of category %d is counted in %d", beat.Event, item, open)
		}
	})
	if counted < 20 {
		t.Errorf("%d things are counted", counted)
	}
}

// TestTheStripArrivesAtTheTruth checks that the bars over the map have grown to
// what every seat has for every category afterwards.
func TestTheStripArrivesAtTheTruth(t *testing.T) {
	checked := 0
	fixture.Games(t, 4, func(before rules.State, beat rules.Beat) {
		var g gains
		switch e := beat.Event.(type) {
		case carcassonne.Scored:
			if !e.Final {
				return
			}
			g = gains{e.Item(), e.Points, e.Fairy}
		case carcassonne.GoodsScored:
			g = gains{item: carcassonne.GoodsPoints, points: e.Points}
		default:
			return
		}
		was, is := before.(*carcassonne.State), beat.After.(*carcassonne.State)
		for seat := range rules.Seat(was.Players()) {
			for item := range carcassonne.Item(carcassonne.Items) {
				checked++
				if got := was.PointsFor(seat, item) + g.of(seat, item, 1); got != is.PointsFor(seat, item) {
					t.Errorf("%T: seat %d is counted to %d for %d, and has %d", beat.Event, seat, got, item,
						is.PointsFor(seat, item))
				}
				if start := g.of(seat, item, 0); start != 0 {
					t.Errorf("seat %d begins with %d", seat, start)
				}
			}
		}
	})
	if checked == 0 {
		t.Error("nothing is counted")
	}
}

// TestTheStripCoversNothing checks that the strip lies on the map beside all else
// and leaves room for the land, in every language.
func TestTheStripCoversNothing(t *testing.T) {
	for _, lang := range assets.Languages {
		words := scenetest.Words(t, lang)
		fixture.EachTable(t, func(t *testing.T, size scenetest.Size, seats int) {
			b := NewBoard()
			v := fixture.View(t, b, fixture.Match(t, seats, 3, everything...).State(), size.W, size.H)
			v.Words = words
			m := b.moment(v)
			q := m.counting().layRace()
			strip := scenetest.Named("strip", q.r)
			for _, o := range append(scenetest.Shared(&v.Frame), scenetest.Boxes("plate", v.Frame.Plates)...) {
				if a := o.Rect.And(q.r); o.Name != "map" && a.W > 0 && a.H > 0 {
					t.Errorf("%s: %s lies on the strip %v", lang, o.Name, strip.Rect)
				}
			}
			if !v.Frame.Map.Contains(ui.Point{X: q.r.X, Y: q.r.Y}) || q.r.X+q.r.W > v.Frame.Map.X+v.Frame.Map.W {
				t.Errorf("%s: the strip %v leaves the map %v", lang, q.r, v.Frame.Map)
			}
			if free := m.counting().counted(); free.Y < q.r.Y+q.r.H || free.H < 150 || free.W < 200 {
				t.Errorf("%s: the land has %v below the strip %v", lang, free, q.r)
			}
			if q.wide-2*(q.row/2-2)-5-26 < 40 {
				t.Errorf("%s: bars are %g long", lang, q.wide-2*(q.row/2-2)-5-26)
			}
		})
	}
}
