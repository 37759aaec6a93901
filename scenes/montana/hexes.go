package montana

import (
	"math"

	"tilestead/rules/montana"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// hexRadius is the board unit: from a hex's middle to its corner.
const hexRadius = 100

// hexCenter is the middle of a hex in board units.
func hexCenter(s *montana.State, h montana.Hex) ui.Point {
	q, r := s.Coord(h)
	return axial(float64(q), float64(r))
}

func axial(q, r float64) ui.Point {
	return ui.Point{X: hexRadius * math.Sqrt(3) * (q + r/2), Y: hexRadius * 1.5 * r}
}

// extent is the box round all hexes, with room for what rises over them.
func extent(s *montana.State) ui.Rect {
	x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for h := range montana.Hex(s.Hexes()) {
		p := hexCenter(s, h)
		x0, x1 = math.Min(x0, p.X), math.Max(x1, p.X)
		y0, y1 = math.Min(y0, p.Y), math.Max(y1, p.Y)
	}
	const side = hexRadius*0.8661 + 6
	return ui.Rect{X: x0 - side, Y: y0 - hexRadius - 14, W: x1 - x0 + 2*side, H: y1 - y0 + 2*hexRadius + 28}
}

// fit finds the largest scale at which the whole map shows in Frame.Map and no
// hex lies under the own-goods panel or the race, and gives Frame.Map in board units there.
func (p *places) fit(s *montana.State) ui.Rect {
	e, m := extent(s), p.frame.Map
	top := math.Min(m.W/e.W, m.H/e.H)
	for k := top; k > top*0.6; k *= 0.99 {
		// as low as possible costs least cloth at the top, as far right keeps clear
		for i := range 5 {
			x := m.X + (m.W-e.W*k)*(0.5+float64(i)/8)
			for j := range 5 {
				y := m.Y + (m.H-e.H*k)*(0.5-float64(j)/8)
				if p.clear(s, e, k, x, y) {
					return ui.Rect{X: e.X - (x-m.X)/k, Y: e.Y - (y-m.Y)/k, W: m.W / k, H: m.H / k}
				}
			}
		}
	}
	return e
}

// clear says whether the map, its extent's corner at x, y, keeps off the goods and the race over them.
func (p *places) clear(s *montana.State, e ui.Rect, k, x, y float64) bool {
	g := p.goods
	if g.Y >= p.frame.Map.Y+p.frame.Map.H {
		return true
	}
	top := p.raceBox().Y
	g.Y, g.H = top, g.Y+g.H-top
	for h := range montana.Hex(s.Hexes()) {
		c := hexCenter(s, h)
		cx, cy := x+(c.X-e.X)*k, y+(c.Y-e.Y)*k
		for _, d := range [...][2]float64{{0, 1}, {-0.87, 0.5}, {-0.43, 0.75}} {
			if g.Inset(-3).Contains(ui.Point{X: cx + d[0]*hexRadius*k, Y: cy + d[1]*hexRadius*k}) {
				return false
			}
		}
	}
	return true
}

// onCanvas is a board place as the camera shows it.
func (m *moment) onCanvas(p ui.Point) ui.Point {
	c := m.Frame.Map.Center()
	return ui.Point{X: c.X + (p.X-m.Camera.At.X)*m.Camera.Scale, Y: c.Y + (p.Y-m.Camera.At.Y)*m.Camera.Scale}
}

// hexAt is the middle of a hex on the canvas.
func (m *moment) hexAt(h montana.Hex) ui.Point { return m.onCanvas(hexCenter(m.s, h)) }

// hexArea is the box that a hex is clicked in: such boxes tile the map.
func (m *moment) hexArea(h montana.Hex) ui.Rect {
	p, r := m.hexAt(h), hexRadius*m.Camera.Scale
	return ui.Rect{X: p.X - r*0.866, Y: p.Y - r*0.75, W: r * 1.732, H: r * 1.5}
}

// hexUnder is the hex at a canvas point, or NoHex.
func (m *moment) hexUnder(p ui.Point) montana.Hex {
	if !m.Frame.Map.Contains(p) || m.at.goods.Contains(p) || m.covered(p) {
		return montana.NoHex
	}
	c := m.Frame.Map.Center()
	x, y := m.Camera.At.X+(p.X-c.X)/m.Camera.Scale, m.Camera.At.Y+(p.Y-c.Y)/m.Camera.Scale
	best, near := montana.NoHex, hexRadius*1.0
	for h := range montana.Hex(m.s.Hexes()) {
		o := hexCenter(m.s, h)
		if d := math.Hypot(o.X-x, o.Y-y); d < near {
			best, near = h, d
		}
	}
	return best
}

// covered says whether the tray lies over the map at p.
func (m *moment) covered(p ui.Point) bool {
	return m.aims().trayOpen() && m.aims().tray().Area.Contains(p)
}

// closest is the least radius of a hex, in canvas pixels, at which its price
// still reads; a larger map begins zoomed in. To see the whole map is worth
// more than larger prices, so only the smallest canvas is below it.
const closest = 18

// home looks at the whole map, or at what is settled where the whole would be
// too small to read.
func (b *Board) home(v *board.View) board.Camera {
	m := b.moment(v)
	w := b.at.fit(m.s)
	whole := board.Camera{At: w.Center(), Scale: b.at.frame.Map.W / w.W}
	if whole.Scale*hexRadius >= closest {
		return whole
	}
	scale := float64(closest) / hexRadius
	x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for h := range montana.Hex(m.s.Hexes()) {
		if _, n := m.s.Settlements(h); n > 0 || h == m.s.Start() {
			p := hexCenter(m.s, h)
			x0, x1 = math.Min(x0, p.X), math.Max(x1, p.X)
			y0, y1 = math.Min(y0, p.Y), math.Max(y1, p.Y)
		}
	}
	if x1 < x0 {
		return whole
	}
	return board.Camera{At: within(ui.Point{X: (x0 + x1) / 2, Y: (y0 + y1) / 2}, w, b.at.frame.Map, scale),
		Scale: scale}
}

// within moves a middle so that no more cloth shows than must.
func within(at ui.Point, world, view ui.Rect, scale float64) ui.Point {
	hold := func(p, lo, size, seen float64) float64 {
		if size <= seen {
			return lo + size/2
		}
		return math.Max(lo+seen/2, math.Min(p, lo+size-seen/2))
	}
	return ui.Point{X: hold(at.X, world.X, world.W, view.W/scale), Y: hold(at.Y, world.Y, world.H, view.H/scale)}
}

// locate is where on the map the hex of a mark or a target lies.
func (b *Board) locate(v *board.View, mark string) (ui.Point, bool) {
	s := v.State.(*montana.State)
	for h := range montana.Hex(s.Hexes()) {
		if hexID(s, h) == mark {
			return hexCenter(s, h), true
		}
	}
	return ui.Point{}, false
}
