package carcassonne

import (
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/rules/carcassonne"
)

// A line that stands behind a seat's name does not name that seat again.
func TestLinesNameTheirSeatOnce(t *testing.T) {
	b, goods := NewBoard(), 0
	fixture.Games(t, 2, func(before rules.State, beat rules.Beat) {
		e, ok := beat.Event.(carcassonne.Scored)
		if !ok || e.Goods == [carcassonne.Goods]int8{} {
			return
		}
		v := fixture.View(t, b, before, 640, 360)
		if l, _ := b.Line(v, before, beat); l.Seat >= 0 {
			goods++
			if name := v.Seats[l.Seat].Name; strings.Contains(l.Text, name) {
				t.Errorf("behind %s: %q", name, l.Text)
			}
		}
	})
	if goods == 0 {
		t.Error("nobody who scored alone took goods")
	}
}

// The log calls a tile after what is on most of it, a city before the inn or the road beside it.
func TestLogNamesTilesByTheirMainFeature(t *testing.T) {
	for id, want := range map[string]string{"B01": "cloister", "B04": "city", "B03": "city.road", "B16": "city.crossing",
		"B21": "crossing", "B22": "crossing", "B23": "road", "I01": "cathedral", "I13": "city.inn", "I15": "inn"} {
		for i := range carcassonne.Tiles {
			if tile := &carcassonne.Tiles[i]; tile.ID == id && mainFeature(tile) != want {
				t.Errorf("%s is called %s, want %s", id, mainFeature(tile), want)
			}
		}
	}
}
