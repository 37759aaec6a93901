package carcassonne

import (
	"strings"
	"testing"

	"tilestead/assets"
	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/ui"
	"tilestead/ui/soft"
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

// What the log shows of a tile or of what was scored is not red as the first seat is: tiles are those of
// the table, not their calm pictures with red roofs, and signs have no red.
func TestLogShowsNoColourOfASeat(t *testing.T) {
	box := ui.Rect{X: 4, Y: 4, W: 32, H: 32}
	for k := range carcassonne.Tiles {
		c := &ui.Canvas{}
		c.Reset(640, 400, 1)
		tileGlyph(carcassonne.Kind(k), 1).Draw(c, box)
		for _, op := range c.Ops {
			if name := op.Sprite.Name(); op.Kind == ui.OpSprite && !strings.HasPrefix(name, "carcassonne/tile/") {
				t.Errorf("%s is shown as %s", carcassonne.Tiles[k].ID, name)
			}
		}
	}
	r := &soft.Renderer{Sheet: assets.Sheet}
	for _, name := range kindNames {
		red := 0
		im := pixels(t, r, box.Inset(-4), func(c *ui.Canvas) { ui.Icon(c, name, 20, 20, 32, ui.White) })
		for i := 0; i < len(im.Pix); i += 4 {
			if p := im.Pix[i:]; p[0] > 120 && int(p[0]) > 2*int(p[1]) && int(p[0]) > 2*int(p[2]) {
				red++
			}
		}
		if red > 8 {
			t.Errorf("the sign of a %s has %d red pixels", name, red)
		}
	}
}
