package carcassonne

import (
	"image"
	"sync/atomic"

	"tilestead/assets"
	"tilestead/rules/carcassonne"
	"tilestead/ui"
)

// A geometry is where the features of one tile lie, turned, in tile units
// round its middle.
type geometry struct {
	stand []ui.Point     // where a figure stands, by feature: its foot
	signs []ui.Rect      // what pennants, inns and other signs cover
	area  [][]ui.Point   // the outline of each feature
	parts [][][]ui.Point // the same cut into convex parts, for drawing
}

// geometries are those that were laid out before, by kind and turn.
var geometries [carcassonne.Kinds][4]atomic.Pointer[geometry]

// geometryOf is the geometry of a kind with so many quarter turns.
func geometryOf(k carcassonne.Kind, turn int) *geometry {
	slot := &geometries[k][turn&3]
	g := slot.Load()
	if g == nil {
		g = layGeometry(&carcassonne.Tiles[k], turn)
		slot.Store(g)
	}
	return g
}

func layGeometry(t *carcassonne.Tile, turn int) *geometry {
	g := &geometry{}
	for i, at := range assets.Spots(t.ID, turn) {
		g.stand = append(g.stand, pointOf(at))
		var area []ui.Point
		for _, p := range assets.Shape(t.ID, turn, i) {
			area = append(area, pointOf(p))
		}
		g.area, g.parts = append(g.area, area), append(g.parts, convex(area))
	}
	for _, r := range assets.Signs(t.ID, turn) {
		at := pointOf(r.Min)
		g.signs = append(g.signs, ui.Rect{X: at.X, Y: at.Y, W: float64(r.Dx()), H: float64(r.Dy())})
	}
	return g
}

// openYard is half the width of a cloister's yard on an open tile, and churchIn what the church covers
// there from the middle of the yard, in tile units. In a smaller yard it is smaller.
const openYard = 62.0

var churchIn = ui.Rect{X: -34, Y: -70, W: 72, H: 88}

// churchOf is what the church of a feature covers, zero where that is no cloister.
func (g *geometry) churchOf(feature int, kind carcassonne.FeatureKind) ui.Rect {
	if kind != carcassonne.Cloister {
		return ui.Rect{}
	}
	yard := ui.Rect{X: g.area[feature][0].X, Y: g.area[feature][0].Y}
	for _, p := range g.area[feature] {
		yard = yard.Or(ui.Rect{X: p.X, Y: p.Y})
	}
	mid, k := yard.Center(), yard.W/2/openYard
	return ui.Rect{X: mid.X + k*churchIn.X, Y: mid.Y + k*churchIn.Y, W: k * churchIn.W, H: k * churchIn.H}
}

func pointOf(p image.Point) ui.Point { return ui.Point{X: float64(p.X), Y: float64(p.Y)} }

// sides are the outward directions.
var sides = [4]ui.Point{{Y: -1}, {X: 1}, {Y: 1}, {X: -1}}

// inside says whether p lies in a polygon.
func inside(pts []ui.Point, p ui.Point) bool {
	in := false
	for i, j := 0, len(pts)-1; i < len(pts); j, i = i, i+1 {
		a, b := pts[i], pts[j]
		if (a.Y > p.Y) != (b.Y > p.Y) && p.X < (b.X-a.X)*(p.Y-a.Y)/(b.Y-a.Y)+a.X {
			in = !in
		}
	}
	return in
}

// featureAt is the feature at a point of a tile, in tile units round its
// middle; -1 for none. What is built is found before the field round it, and
// what runs in a tunnel after what lies over it.
func featureAt(k carcassonne.Kind, turn int, p ui.Point) int {
	g := geometryOf(k, turn)
	best, rank := -1, 99
	for i, f := range carcassonne.Tiles[k].Features {
		r := [...]int{carcassonne.Cloister: 0, carcassonne.Road: 1, carcassonne.City: 2, carcassonne.Field: 4}[f.Kind]
		if f.Tunnel {
			r = 3
		}
		if r < rank && inside(g.area[i], p) {
			best, rank = i, r
		}
	}
	return best
}

// standAt is where a figure on a feature of a tile on the table stands, in
// board units: its foot. Those that share a feature stand side by side.
func (m *moment) standAt(p carcassonne.Place, nth int) ui.Point {
	laid, ok := m.s.TileAt(p.At)
	if !ok {
		return center(p.At)
	}
	c, at := center(p.At), geometryOf(laid.Kind, laid.Turn).stand[p.Feature]
	return ui.Point{X: c.X + at.X + 38*float64((nth+1)/2)*float64(1-2*(nth%2)), Y: c.Y + at.Y + 4*float64(nth)}
}

// high is how high a figure is, in board units.
func high(f carcassonne.Figure, kind carcassonne.FeatureKind) float64 {
	switch {
	case f == carcassonne.Big && kind == carcassonne.Field:
		return 70
	case f == carcassonne.Big:
		return 80
	case f == carcassonne.Builder:
		return 66
	case f == carcassonne.Pig:
		return 54
	case kind == carcassonne.Field:
		return 60
	}
	return 64
}

// fairyAt is where the fairy stands, in board units.
func (m *moment) fairyAt() (ui.Point, bool) {
	at, ok := m.s.Fairy()
	if !ok {
		return ui.Point{}, false
	}
	if m.s.House()&carcassonne.FairyFollower == 0 {
		return m.fairySpot(at, -1), true
	}
	if beside, ok := m.s.FairyBeside(); ok {
		return m.fairySpot(at, beside.Feature), true
	}
	return fairyCorner(at), true
}

// fairySpot is where the fairy stands on a tile: beside the figure on a feature,
// or, where that is -1, beside any there.
func (m *moment) fairySpot(at carcassonne.Pos, feature int) ui.Point {
	for _, f := range m.stands().figures() {
		if f.At == at && (feature < 0 || f.Feature == feature) {
			k := m.pieceScale() / m.Camera.Scale
			body := paintedBox(f.Figure, m.featureKind(f.At, f.Feature), k)
			right, left := body.X+body.W+besideFairy*k, besideFairy*k-body.X
			x := fairyFrom(f.foot.X-center(at).X, right, left, k)
			return ui.Point{X: f.foot.X + x, Y: f.foot.Y + 3*k}
		}
	}
	return fairyCorner(at)
}

// besideFairy is how far from the picture of the figure that she guards the fairy stands, and
// fairyReach how far her picture reaches from there, in board units: her wings alone lie over it.
const (
	besideFairy = 22.0
	fairyReach  = 24.0
)

// fairyFrom is how far right of a figure the fairy stands: right of it, unless she would hang over
// the tile's edge there, farther than on the left. x is from the tile's middle to the figure's foot,
// right and left how far from it she would stand on either side, k how much larger than usual
// figures are.
func fairyFrom(x, right, left, k float64) float64 {
	if over := x + right + fairyReach*k - side/2; over > 0 && over > left+fairyReach*k-x-side/2 {
		return -left
	}
	return right
}

// fairyCorner is where the fairy stands on a tile beside nobody.
func fairyCorner(at carcassonne.Pos) ui.Point {
	c := center(at)
	return ui.Point{X: c.X + 30, Y: c.Y + 50}
}

// dragonSpot is where the dragon sits on a tile.
func dragonSpot(at carcassonne.Pos) ui.Point {
	c := center(at)
	return ui.Point{X: c.X + 8, Y: c.Y + 66}
}
