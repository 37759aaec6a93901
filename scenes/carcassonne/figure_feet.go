package carcassonne

import (
	"math"

	"tilestead/rules/carcassonne"
	"tilestead/ui"
)

// leastTile is the width of a tile, as a share of the usual one, under which
// figures shrink no further: they must be told apart on a land of 144 tiles.
const leastTile = 0.36

// However small the tiles are, a follower is leastHigh device pixels high; only
// where that is much more than a tile, it shrinks with it down to leastOfAll.
const (
	leastHigh   = 28.0
	leastOfAll  = 18.0
	leastOfTile = 0.5
)

// pieceScale is canvas pixels per board unit for what stands on the land.
func (m *moment) pieceScale() float64 {
	pixels := max(1, m.board.feet.pixels)
	least := min(leastHigh, max(leastOfAll, leastOfTile*side*m.Camera.Scale*pixels)) / pixels
	return max(m.Camera.Scale, leastTile*m.at.tileSize/side, least/high(carcassonne.Small, carcassonne.Road))
}

// beastScale is pieceScale for the dragon and what it burns: it stays within a
// tile.
func (m *moment) beastScale() float64 {
	return max(leastTile*m.at.tileSize/side, min(m.pieceScale(), 1.9*m.Camera.Scale))
}

// A figureAt is a figure on the table and where it stands in board units.
type figureAt struct {
	carcassonne.Standing
	foot ui.Point
}

// feet is where the figures of one position stand.
type feet struct {
	pixels float64 // device pixels to one of the canvas when it was drawn last
	of     *carcassonne.State
	camera float64 // the scale of the camera,
	scale  float64 // and that of pieces, they stand so for
	list   []figureAt
}

// figures are all figures on the table in the order they were placed. One keeps
// its place when others come.
func (m standsPart) figures() []figureAt {
	f := &m.board.feet
	if f.of == m.s && f.camera == m.Camera.Scale && f.scale == m.pieceScale() {
		return f.list
	}
	f.of, f.camera, f.scale = m.s, m.Camera.Scale, m.pieceScale()
	f.list = nil // those who had the list keep it
	count := map[carcassonne.Place]int{}
	for _, s := range m.s.Figures() {
		p := carcassonne.Place{At: s.At, Feature: s.Feature}
		f.list = append(f.list, figureAt{s, m.freeFoot(f.list, p, s.Figure, count[p])})
		count[p]++
	}
	return f.list
}

// footOf is where one figure stands, in board units.
func (m standsPart) footOf(f carcassonne.Standing) ui.Point {
	for _, g := range m.figures() {
		if g.Standing == f {
			return g.foot
		}
	}
	return m.standAt(carcassonne.Place{At: f.At, Feature: f.Feature}, 0)
}

// What it costs a figure to stand where it should not, in parts of a follower's
// height that it would rather go.
const (
	outOfFeature = 0.6
	outOfTile    = 1.2
	overNext     = 1.6 // for all of it on another tile
	overFelt     = 0.6 // for each part of it but the head
	headOverFelt = 0.1
	overOther    = 3.0 // for all of it
	overSign     = 5.0 // for all of a sign of its tile
	overChurch   = 2.5 // for all of the church of its cloister
)

// besideChurch is from before a cloister's church to where one sees it past a follower, in board units.
var besideChurch = ui.Point{X: 34, Y: -15}

// freeFoot is where the nth figure on a feature stands, in board units: near
// its place, but not over the felt or a sign and clear of those in taken, within its
// feature as far as there is room.
func (m standsPart) freeFoot(taken []figureAt, p carcassonne.Place, f carcassonne.Figure, n int) ui.Point {
	home := m.standAt(p, n)
	laid, ok := m.s.TileAt(p.At)
	if !ok {
		return home
	}
	k := m.pieceScale() / m.Camera.Scale
	kind := m.featureKind(p.At, p.Feature)
	if kind == carcassonne.Cloister { // before the church it would hide it, the more the larger it is
		home.X += besideChurch.X + min(30, 24*(k-1))
		home.Y += besideChurch.Y
	}
	step := high(carcassonne.Small, carcassonne.Road) * k
	near := taken[:0:0]
	for _, o := range taken {
		if math.Abs(o.foot.X-home.X) < 3*step && math.Abs(o.foot.Y-home.Y) < 3*step {
			near = append(near, o)
		}
	}
	g := geometryOf(laid.Kind, laid.Turn)
	signs, church := g.signs, g.churchOf(p.Feature, kind)
	best, least := home, math.Inf(1)
	try := func(at ui.Point, cost float64) {
		if cost >= least {
			return
		}
		mid := center(p.At)
		off := ui.Point{X: at.X - mid.X, Y: at.Y - mid.Y}
		if math.Abs(off.X) > side/2 || math.Abs(off.Y) > side/2 {
			cost += outOfTile
		} else if featureAt(laid.Kind, laid.Turn, off) != p.Feature {
			cost += outOfFeature
		}
		if cost >= least {
			return
		}
		box := bodyBox(f, kind, at, k)
		own := box.And(around(mid, side))
		cost += overNext * (1 - own.W*own.H/(box.W*box.H))
		for _, sign := range signs {
			over := box.Move(-mid.X, -mid.Y).And(sign)
			cost += overSign * over.W * over.H / (sign.W * sign.H)
		}
		if church.W > 0 {
			over := box.Move(-mid.X, -mid.Y).And(church)
			cost += overChurch * over.W * over.H / (church.W * church.H)
		}
		shown := paintedBox(f, kind, k).Move(at.X, at.Y)
		for _, o := range near {
			over := shown.And(paintedBox(o.Figure, m.featureKind(o.At, o.Feature), k).Move(o.foot.X, o.foot.Y))
			cost += overOther * max(0, over.W) * max(0, over.H) / (box.W * box.H)
		}
		if cost += m.hangs(box); cost < least {
			best, least = at, cost
		}
	}
	try(home, 0)
	for r := 1; r <= 8; r++ {
		far := float64(r) * 0.2
		for i := range 12 {
			s, c := math.Sincos(float64(i) * math.Pi / 6)
			try(ui.Point{X: home.X + c*far*step, Y: home.Y + s*far*step}, far)
		}
	}
	return best
}

// bodies are what the figures on the table cover on the canvas.
func (m standsPart) bodies() (boxes []ui.Rect) {
	for _, f := range m.figures() {
		boxes = append(boxes, bodyBox(f.Figure, m.featureKind(f.At, f.Feature), m.onCanvas(f.foot), m.pieceScale()))
	}
	return boxes
}

// bodyBox is what the body of a figure on a kind of feature covers with its foot
// at a place, in board units, pieces being k times as large as the land.
func bodyBox(f carcassonne.Figure, kind carcassonne.FeatureKind, foot ui.Point, k float64) ui.Rect {
	h := high(f, kind) * k
	wide, tall := 0.8, 0.95
	switch {
	case f.Follower() && kind == carcassonne.Field: // it lies
		wide, tall = 1.2, 0.5
	case f == carcassonne.Pig:
		wide, tall = 0.9, 0.7
	}
	return ui.Rect{X: foot.X - wide*h/2, Y: foot.Y - tall*h, W: wide * h, H: tall * h}
}

// painted is what the picture of each figure with its rim covers from its foot, 100 units high:
// standing, and lying where followers lie.
var painted = [...]struct{ standing, lying ui.Rect }{
	carcassonne.Small:   {ui.Rect{X: -50, Y: -105, W: 103, H: 114}, ui.Rect{X: -70, Y: -84, W: 144, H: 92}},
	carcassonne.Big:     {ui.Rect{X: -50, Y: -114, W: 103, H: 123}, ui.Rect{X: -78, Y: -84, W: 152, H: 92}},
	carcassonne.Builder: {ui.Rect{X: -58, Y: -106, W: 122, H: 116}, ui.Rect{}},
	carcassonne.Pig:     {ui.Rect{X: -57, Y: -80, W: 116, H: 89}, ui.Rect{}},
}

// paintedOf is what the picture of a figure on a kind of feature covers from its foot, 100 units high.
func paintedOf(f carcassonne.Figure, kind carcassonne.FeatureKind) ui.Rect {
	if kind == carcassonne.Field && f.Follower() {
		return painted[f].lying
	}
	return painted[f].standing
}

// paintedBox is what the picture of a figure on a kind of feature covers from its foot, k canvas
// pixels a unit.
func paintedBox(f carcassonne.Figure, kind carcassonne.FeatureKind, k float64) ui.Rect {
	r := paintedOf(f, kind)
	k *= high(f, kind) / 100
	return ui.Rect{X: r.X * k, Y: r.Y * k, W: r.W * k, H: r.H * k}
}

// hangs is what it costs that parts of a body lie over the felt.
func (m standsPart) hangs(box ui.Rect) (cost float64) {
	for row, y := range [...]float64{0.1, 0.5, 0.95} {
		for _, x := range [...]float64{0.08, 0.5, 0.92} {
			at := carcassonne.Pos{X: int16(math.Floor((box.X+x*box.W)/side + 0.5)),
				Y: int16(math.Floor((box.Y+y*box.H)/side + 0.5))}
			if _, ok := m.s.TileAt(at); !ok {
				cost += pick(row == 0, headOverFelt, overFelt)
			}
		}
	}
	return cost
}
