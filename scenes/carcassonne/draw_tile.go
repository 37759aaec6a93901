package carcassonne

import (
	"fmt"
	"math"
	"sync/atomic"

	"tilestead/assets"
	"tilestead/assets/palette"
	"tilestead/rules/carcassonne"
	"tilestead/ui"
)

// shadow is what the land throws on the cloth.
var shadow = palette.Hex("#1d1a2a")

// grass is the ground of most tiles.
var grass = palette.Hex("#9dab55")

// tileSprites remembers the pictures by kind, turn and variant, calmSprites the
// calm ones.
var (
	tileSprites [carcassonne.Kinds][4][2]spriteSlot
	calmSprites [carcassonne.Kinds][4]spriteSlot
)

// A spriteSlot holds a picture once it has been looked for.
type spriteSlot struct{ atomic.Int64 }

// find is the picture of a name, looked for once.
func (s *spriteSlot) find(name func() string) (assets.Sprite, bool) {
	const sought = 1 // what is kept is this much more than the picture, 0 before
	n := s.Load()
	if n == 0 {
		sprite, ok := assets.Find(name())
		if n = -1; ok {
			n = int64(sprite) + sought
		}
		s.Store(n)
	}
	return assets.Sprite(n - sought), n > 0
}

// tileSprite is the picture of a tile; which of two follows from when it
// is laid, so that neighbours mostly differ.
func tileSprite(k carcassonne.Kind, turn, variant int) (assets.Sprite, bool) {
	if carcassonne.Tiles[k].Copies < 2 {
		variant = 0
	}
	return tileSprites[k][turn&3][variant&1].find(func() string {
		return fmt.Sprintf("carcassonne/tile/%s/%d/%d", carcassonne.Tiles[k].ID, turn&3, variant&1)
	})
}

// variantAt is which picture lies on a cell, or would if the tile in hand were laid there: whoever sees a
// tile in hand finds it again on the table.
func variantAt(s *carcassonne.State, at carcassonne.Pos) int {
	if n := s.TileNumber(at); n >= 0 {
		return n & 1
	}
	return variantInHand(s)
}

// variantInHand is the picture of the tile that is laid next.
func variantInHand(s *carcassonne.State) int { return s.Tiles() & 1 }

// drawTile draws a tile with its middle at p, k canvas pixels a unit.
func drawTile(c *ui.Canvas, kind carcassonne.Kind, turn, variant int, p ui.Point, k float64, tint ui.Color) {
	s, ok := tileSprite(kind, turn, variant)
	if tilePixels(c, k) < calmUnder {
		s, ok = calmSprite(kind, turn)
	}
	if ok {
		c.Tinted(s, p.X, p.Y, k, 0, tint)
		return
	}
	c.Fill(around(p, side*k), palette.Alpha(palette.Teal, float64(tint.A)/255))
	c.WriteCenter(p.X, p.Y+4, carcassonne.Tiles[kind].ID, ui.Body, palette.Cream)
}

// layTile draws a tile on its cell, calm where tiles are small; between the two,
// the calm picture shows over the other.
func (m landPart) layTile(c *ui.Canvas, t carcassonne.Laid, tint ui.Color) {
	if m.tiny(c) {
		drawTile(c, t.Kind, t.Turn, variantAt(m.s, t.At), m.cellAt(t.At), m.Camera.Scale, tint)
		return
	}
	share := calmShare(tilePixels(c, m.Camera.Scale), m.Reduced)
	if s, ok := tileSprite(t.Kind, t.Turn, variantAt(m.s, t.At)); ok && share < 1 {
		m.layPicture(c, s, t.At, tint)
	}
	if s, ok := calmSprite(t.Kind, t.Turn); ok && share > 0 {
		tint.A = uint8(math.Round(float64(tint.A) * share))
		m.layPicture(c, s, t.At, tint)
	}
}

// layPicture draws the picture of a tile on a cell with its sides on whole
// device pixels, so that nothing shows through between neighbours. What stands on
// it rises over its northern side, which lies a pixel farther up for that;
// enlarged it fades at its rim and overlaps all neighbours.
func (m landPart) layPicture(c *ui.Canvas, s assets.Sprite, at carcassonne.Pos, tint ui.Color) {
	k := max(1, c.S)
	r := onPixels(c, m.cellArea(at))
	if want := r.W * k / side; s.Cut(want).Scale < want {
		r = r.Inset(-1 / k)
	} else {
		r.Y, r.H = r.Y-1/k, r.H+1/k
	}
	x0, y0, x1, y1 := s.Bounds()
	p, wide, high := r.Center(), r.W/side, r.H/side
	c.Nine(s, ui.Rect{X: p.X + x0*wide, Y: p.Y + y0*high, W: (x1 - x0) * wide, H: (y1 - y0) * high}, 0,
		max(wide, high), tint)
}

// onPixels is a box with its sides moved to whole device pixels.
func onPixels(c *ui.Canvas, r ui.Rect) ui.Rect {
	k := max(1, c.S)
	on := func(v float64) float64 { return math.Round(v*k) / k }
	x, y := on(r.X), on(r.Y)
	return ui.Rect{X: x, Y: y, W: on(r.X+r.W) - x, H: on(r.Y+r.H) - y}
}

// tiny says that tiles are drawn at less than half the size of their smallest
// picture, where their rims mix with what lies beside them in store.
func (m landPart) tiny(c *ui.Canvas) bool { return tilePixels(c, m.Camera.Scale) < 16 }

// drawGround fills the cells of tiny tiles with grass, which shows through their
// rims.
func (m landPart) drawGround(c *ui.Canvas, tiles []carcassonne.Laid) {
	for _, t := range tiles {
		if m.tiny(c) {
			c.Fill(m.cellArea(t.At), grass)
		}
	}
}

// drawTurning draws the tile in hand; while it is being turned, as it was
// before shows through. Its light stays where it is.
func (m landPart) drawTurning(c *ui.Canvas, kind carcassonne.Kind, turn, variant int, p ui.Point, k float64,
	tint ui.Color) {
	if before := int(draftOf(m.Before).turn); m.Turning < 1 && before != m.handTurn() {
		drawTile(c, kind, before, variant, p, k, tint)
		tint = palette.Alpha(ui.White, m.Turning*float64(tint.A)/255)
	}
	drawTile(c, kind, turn, variant, p, k, tint)
}

// moved is an outline of tile units on the canvas, its middle at p.
func moved(pts []ui.Point, p ui.Point, k float64) []ui.Point {
	out := make([]ui.Point, len(pts))
	for i, q := range pts {
		out[i] = ui.Point{X: p.X + q.X*k, Y: p.Y + q.Y*k}
	}
	return out
}

// figureSprite is what a figure on a kind of feature is painted as.
func figureSprite(f carcassonne.Figure, kind carcassonne.FeatureKind, color string) string {
	if lying := lyingNames[f]; kind == carcassonne.Field && lying != "" {
		return lying + "/" + color
	}
	return figureNames[f] + "/" + color
}

// frame draws one of the frames of a cell.
func frame(c *ui.Canvas, name string, p ui.Point, k float64, color ui.Color, opacity float64) {
	if s, ok := assets.Find("carcassonne/frame/" + name); ok {
		c.Tinted(s, p.X, p.Y, k, 0, palette.Alpha(ui.White, opacity))
		return
	}
	r, w := around(p, side*k*0.95), max(1, 5*k)
	color = palette.Alpha(color, opacity)
	for _, b := range [...]ui.Rect{{X: r.X, Y: r.Y, W: r.W, H: w}, {X: r.X, Y: r.Y + r.H - w, W: r.W, H: w},
		{X: r.X, Y: r.Y, W: w, H: r.H}, {X: r.X + r.W - w, Y: r.Y, W: w, H: r.H}} {
		c.Fill(b, color)
	}
}
