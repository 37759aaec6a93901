package carcassonne

import (
	"strings"
	"testing"

	"tilestead/rules/carcassonne"
	"tilestead/ui"
)

// Small tiles are drawn calm, large ones in full, and between the two one shows
// through the other, ever more; with motion reduced there is one or the other.
func TestSmallTilesAreDrawnCalm(t *testing.T) {
	s := stage(t, "first 1", "set lay B24 1,0 r0", "draw B24")
	b := NewBoard()
	v := fixture.View(t, b, s, 640, 400)
	drawn := func(pixels float64) (full, calm bool, share uint8) {
		v.Camera.Scale = pixels / side / 2
		c := &ui.Canvas{}
		c.Reset(640, 400, 2)
		b.moment(v).land().layTile(c, s.Tile(0), ui.White)
		for _, op := range c.Ops {
			switch name := op.Sprite.Name(); {
			case strings.HasPrefix(name, "carcassonne/tile/"):
				full = true
			case strings.HasPrefix(name, "carcassonne/calm/"):
				calm, share = true, op.Color.A
			}
		}
		return full, calm, share
	}
	for _, reduced := range []bool{false, true} {
		v.Reduced = reduced
		last := uint8(255)
		for pixels := 20.0; pixels < 200; pixels++ {
			full, calm, share := drawn(pixels)
			switch {
			case pixels < calmUnder-calmFade/2 && (full || !calm || share < 255),
				pixels > calmUnder+calmFade/2 && (!full || calm), reduced && (full == calm || calm && share < 255):
				t.Errorf("reduced %v, %.0f pixels a tile: full %v, calm %v at %d of 255", reduced, pixels, full, calm, share)
			case share > last:
				t.Errorf("%.0f pixels a tile: calm at %d of 255, smaller ones at %d", pixels, share, last)
			}
			last = share
		}
	}
	for i := range carcassonne.Tiles {
		for turn := range 4 {
			if _, ok := calmSprite(carcassonne.Kind(i), turn); !ok {
				t.Errorf("%s turned %d times has no calm picture", carcassonne.Tiles[i].ID, turn)
			}
		}
	}
}
