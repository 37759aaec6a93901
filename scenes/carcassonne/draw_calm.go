package carcassonne

import (
	"tilestead/assets"
	"tilestead/rules/carcassonne"
	"tilestead/ui"
)

// Small tiles are drawn from calmer pictures: all those under calmUnder device
// pixels wide. On the map one fades into the other over calmFade pixels, half of
// them to either side, unless motion is reduced.
const (
	calmUnder = 64.0
	calmFade  = 12.0
)

// calmShare is how far a tile so many device pixels wide is drawn calm, 0 to 1.
func calmShare(pixels float64, reduced bool) float64 {
	if reduced {
		return pick(pixels < calmUnder, 1.0, 0)
	}
	return min(1, max(0, (calmUnder+calmFade/2-pixels)/calmFade))
}

// tilePixels is how many device pixels wide a tile is, k canvas pixels a unit.
func tilePixels(c *ui.Canvas, k float64) float64 { return side * k * max(1, c.S) }

// calmSprites remembers the calm pictures: kind and turn.
var calmSprites = map[[2]int]assets.Sprite{}

// calmSprite is the calm picture of a tile.
func calmSprite(k carcassonne.Kind, turn int) (assets.Sprite, bool) {
	key := [2]int{int(k), turn & 3}
	s, ok := calmSprites[key]
	if !ok {
		found := false
		if s, found = assets.Find("carcassonne/calm/" + carcassonne.Tiles[k].ID + "/" + "0123"[turn&3:turn&3+1]); !found {
			s = -1
		}
		calmSprites[key] = s
	}
	return s, s >= 0
}
