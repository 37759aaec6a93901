package carcassonne

import (
	"fmt"

	"tilestead/assets"
	"tilestead/rules/carcassonne"
	"tilestead/ui"
)

// Small tiles are drawn from calmer pictures: all those under calmUnder device
// pixels wide. On the map one fades into the other over calmFade pixels, half of
// them to either side, unless motion is reduced.
const (
	calmUnder = 38.0
	calmFade  = 8.0
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

// calmSprite is the calm picture of a tile.
func calmSprite(k carcassonne.Kind, turn int) (assets.Sprite, bool) {
	return calmSprites[k][turn&3].find(func() string {
		return fmt.Sprintf("carcassonne/calm/%s/%d", carcassonne.Tiles[k].ID, turn&3)
	})
}
