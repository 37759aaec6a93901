package carcassonne

import (
	"math"

	kernel "tilestead/rules"
	rules "tilestead/rules/carcassonne"
	"tilestead/ui"
)

// A geometry is where the features of one tile lie, turned, in tile units
// round its middle.
type geometry struct {
	stand []ui.Point   // where a figure stands, by feature: its foot
	area  [][]ui.Point // the outline of each feature
}

var geometries [4][]*geometry

// geometryOf is the geometry of a kind with so many quarter turns.
func geometryOf(k rules.Kind, turn int) *geometry {
	g := &geometries[turn&3]
	if *g == nil {
		*g = make([]*geometry, len(rules.Tiles))
	}
	if (*g)[k] == nil {
		(*g)[k] = layGeometry(&rules.Tiles[k], turn)
	}
	return (*g)[k]
}

// sides are the outward directions.
var sides = [4]ui.Point{{Y: -1}, {X: 1}, {Y: 1}, {X: -1}}

func layGeometry(t *rules.Tile, turn int) *geometry {
	g := &geometry{}
	for i := range t.Features {
		f := &t.Features[i]
		edges := rules.Turned(f.Edges, int8(turn))
		var at ui.Point
		var area []ui.Point
		switch f.Kind {
		case rules.City:
			area = cityArea(edges)
			at = toward(edges, 66)
			at.Y += 24
		case rules.Road:
			area = roadArea(edges)
			at = toward(edges, 62)
			at.Y += 20
		case rules.Cloister:
			area = disc(ui.Point{}, 52, 16)
			at = ui.Point{Y: 40}
		case rules.Field:
			area, at = fieldArea(rules.TurnedHalves(f.Halves, int8(turn)))
		}
		g.stand, g.area = append(g.stand, at), append(g.area, area)
	}
	return g
}

// toward is the mean of the sides, so far out.
func toward(edges uint8, out float64) (p ui.Point) {
	n := 0.0
	for d, v := range sides {
		if edges>>d&1 != 0 {
			p.X, p.Y, n = p.X+v.X, p.Y+v.Y, n+1
		}
	}
	if n == 0 || n == 4 {
		return ui.Point{}
	}
	return ui.Point{X: p.X / n * out, Y: p.Y / n * out}
}

func cityArea(edges uint8) []ui.Point {
	if edges == 0 {
		return disc(ui.Point{}, 70, 16)
	}
	var pts []ui.Point
	one := edges&(edges-1) == 0
	for d, v := range sides {
		side := ui.Point{X: -v.Y, Y: v.X} // clockwise along the edge
		if edges>>d&1 != 0 {
			pts = append(pts, ui.Point{X: v.X*128 - side.X*128, Y: v.Y*128 - side.Y*128}, ui.Point{X: v.X*128 + side.X*128, Y: v.Y*128 + side.Y*128})
			if one {
				pts = append(pts, ui.Point{X: v.X*56 + side.X*70, Y: v.Y*56 + side.Y*70}, ui.Point{X: v.X*56 - side.X*70, Y: v.Y*56 - side.Y*70})
			}
			continue
		}
		if !one && (edges>>((d+1)&3)&1 != 0 || edges>>((d+3)&3)&1 != 0) && edges != 5 && edges != 10 {
			continue
		}
		if !one {
			pts = append(pts, ui.Point{X: v.X * 50, Y: v.Y * 50})
		}
	}
	return pts
}

const roadWidth = 26

func roadArea(edges uint8) []ui.Point {
	var ends []ui.Point
	for d, v := range sides {
		if edges>>d&1 != 0 {
			ends = append(ends, ui.Point{X: v.X * 128, Y: v.Y * 128})
		}
	}
	switch len(ends) {
	case 0:
		return disc(ui.Point{}, roadWidth, 12)
	case 1:
		return band(ends[0], ui.Point{X: ends[0].X * 0.1, Y: ends[0].Y * 0.1}, ui.Point{X: ends[0].X * 0.05, Y: ends[0].Y * 0.05})
	}
	return band(ends[0], ui.Point{X: (ends[0].X + ends[1].X) * 0.25, Y: (ends[0].Y + ends[1].Y) * 0.25}, ends[1])
}

// band is the outline of a line with one bend.
func band(a, b, c ui.Point) []ui.Point {
	off := func(p, q ui.Point) ui.Point {
		l := math.Max(1, math.Hypot(q.X-p.X, q.Y-p.Y))
		return ui.Point{X: -(q.Y - p.Y) / l * roadWidth, Y: (q.X - p.X) / l * roadWidth}
	}
	u, w := off(a, b), off(b, c)
	return []ui.Point{{X: a.X + u.X, Y: a.Y + u.Y}, {X: b.X + (u.X+w.X)/2, Y: b.Y + (u.Y+w.Y)/2}, {X: c.X + w.X, Y: c.Y + w.Y},
		{X: c.X - w.X, Y: c.Y - w.Y}, {X: b.X - (u.X+w.X)/2, Y: b.Y - (u.Y+w.Y)/2}, {X: a.X - u.X, Y: a.Y - u.Y}}
}

// fieldArea is a fan from the middle over the half-edges of a field.
func fieldArea(halves uint8) (pts []ui.Point, at ui.Point) {
	if halves == 0 {
		return disc(ui.Point{X: 40, Y: 40}, 30, 10), ui.Point{X: 40, Y: 56}
	}
	n := 0.0
	pts = append(pts, ui.Point{})
	for h := range 8 {
		if halves>>h&1 == 0 {
			continue
		}
		v := sides[h/2]
		along := ui.Point{X: -v.Y, Y: v.X}
		lo, hi := -128.0, 0.0
		if h%2 == 1 {
			lo, hi = 0, 128
		}
		pts = append(pts, ui.Point{X: v.X*128 + along.X*lo, Y: v.Y*128 + along.Y*lo}, ui.Point{X: v.X*128 + along.X*hi, Y: v.Y*128 + along.Y*hi})
		at.X += v.X*128 + along.X*(lo+hi)/2
		at.Y += v.Y*128 + along.Y*(lo+hi)/2
		n++
	}
	at = ui.Point{X: at.X / n * 0.7, Y: at.Y/n*0.7 + 16}
	if math.Hypot(at.X, at.Y) < 40 {
		at = ui.Point{X: 70, Y: 90}
	}
	return pts, at
}

func disc(m ui.Point, r float64, n int) []ui.Point {
	var pts []ui.Point
	for i := range n {
		s, c := math.Sincos(float64(i) * 2 * math.Pi / float64(n))
		pts = append(pts, ui.Point{X: m.X + r*c, Y: m.Y + r*s})
	}
	return pts
}

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
// middle; -1 for none. What is built is found before the field round it.
func featureAt(k rules.Kind, turn int, p ui.Point) int {
	g := geometryOf(k, turn)
	for _, kind := range [...]rules.FeatureKind{rules.Cloister, rules.Road, rules.City, rules.Field} {
		for i, f := range rules.Tiles[k].Features {
			if f.Kind == kind && inside(g.area[i], p) {
				return i
			}
		}
	}
	return -1
}

// standAt is where a figure on a feature of a tile on the table stands, in
// board units: its foot. Those that share a feature stand side by side.
func (m *moment) standAt(p rules.Place, nth int) ui.Point {
	laid, ok := m.s.TileAt(p.At)
	if !ok {
		return center(p.At)
	}
	c, at := center(p.At), geometryOf(laid.Kind, laid.Turn).stand[p.Feature]
	return ui.Point{X: c.X + at.X + 38*float64((nth+1)/2)*float64(1-2*(nth%2)), Y: c.Y + at.Y + 4*float64(nth)}
}

// A figureAt is a figure on the table and where it stands in board units.
type figureAt struct {
	rules.Standing
	foot ui.Point
}

// figures are all figures on the table, those further back first.
func (m *moment) figures() (list []figureAt) {
	count := map[rules.Place]int{}
	for _, f := range m.s.Figures() {
		p := rules.Place{At: f.At, Feature: f.Feature}
		list = append(list, figureAt{f, m.standAt(p, count[p])})
		count[p]++
	}
	return list
}

// footOf is where one figure stands, in board units.
func (m *moment) footOf(f rules.Standing) ui.Point {
	for _, g := range m.figures() {
		if g.Standing == f {
			return g.foot
		}
	}
	return m.standAt(rules.Place{At: f.At, Feature: f.Feature}, 0)
}

// high is how high a figure is, in board units.
func high(f rules.Figure, kind rules.FeatureKind) float64 {
	switch {
	case f == rules.Big:
		return 80
	case f == rules.Builder:
		return 66
	case f == rules.Pig:
		return 54
	case kind == rules.Field:
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
	return m.fairySpot(at), true
}

// fairySpot is where the fairy stands on a tile: beside a figure there.
func (m *moment) fairySpot(at rules.Pos) ui.Point {
	beside, only := m.s.FairyBeside()
	for _, f := range m.figures() {
		if f.At == at && (!only || beside.At != at || f.Feature == beside.Feature) {
			return ui.Point{X: f.foot.X + 36, Y: f.foot.Y + 3}
		}
	}
	c := center(at)
	return ui.Point{X: c.X + 30, Y: c.Y + 50}
}

// dragonSpot is where the dragon sits on a tile.
func dragonSpot(at rules.Pos) ui.Point {
	c := center(at)
	return ui.Point{X: c.X + 8, Y: c.Y + 66}
}

// look is the seat's colours.
func (m *moment) lookID(seat kernel.Seat) int { return m.Seats[seat].Look }
