package carcassonne

import (
	"tilestead/assets/paint/brush"
	"tilestead/rules/carcassonne"
)

// A tileMap says what lies where on a tile, in square cells of mapCell units.
type tileMap struct {
	shape *tileShape
	at    [mapCells * mapCells]int8 // feature, or nothing
	// parts counts the stretches of open land; a tile whose picture agrees
	// with the rules has as many as fields.
	parts int
}

const (
	mapCell  = 2
	mapCells = int(tileSide) / mapCell
	nothing  = int8(-1) // a square, a lane, a wall's foot
	unknown  = int8(-2)
)

// mapOf labels every cell of s: cities, roads, cloister as built, fields by
// flooding what is left from their half-edges.
func mapOf(s *tileShape) *tileMap {
	m := &tileMap{shape: s}
	for i := range m.at {
		m.at[i] = unknown
	}
	for _, l := range s.lanes {
		m.fill(band(l, roadWidth), nothing)
	}
	if s.plaza != nil {
		m.fill(brush.Ellipse(s.plaza.X, s.plaza.Y, plazaX, plazaY), nothing)
	}
	for _, r := range s.roads {
		for _, p := range s.open(r) {
			m.fill(band(p, roadWidth), int8(r.feature))
		}
	}
	if s.garden != nil {
		for i, f := range s.tile.Features {
			if f.Kind == carcassonne.Cloister {
				m.fill(brush.Ellipse(s.garden.X, s.garden.Y, s.yard, s.yard), int8(i))
			}
		}
	}
	for _, c := range s.cities {
		for _, w := range c.walls {
			m.fill(band(w, wallThick+1), nothing)
		}
		m.fill(c.area, int8(c.feature))
	}
	m.clearMouths()
	m.flood()
	return m
}

// band is a line as a closed shape w wide.
func band(p brush.Path, w float64) brush.Path {
	return ribbon(resampled(p, 3), func(int, float64) float64 { return w / 2 })
}

func cellMiddle(i int) brush.V {
	return brush.Pt((float64(i%mapCells)+0.5)*mapCell, (float64(i/mapCells)+0.5)*mapCell)
}

func (m *tileMap) fill(p brush.Path, label int8) {
	x0, y0, x1, y1 := p.Bounds()
	lo := func(v float64) int { return max(0, int(v/mapCell)) }
	hi := func(v float64) int { return min(mapCells-1, int(v/mapCell)) }
	for y := lo(y0); y <= hi(y1); y++ {
		for x := lo(x0); x <= hi(x1); x++ {
			if i := y*mapCells + x; p.Inside(cellMiddle(i)) {
				m.at[i] = label
			}
		}
	}
}

// clearMouths takes a tunnel's road back from its mouths: the fields beside it
// join over them.
func (m *tileMap) clearMouths() {
	for _, r := range m.shape.roads {
		if !m.shape.feature(r.feature).Tunnel {
			continue
		}
		for i, f := range m.at {
			if f == int8(r.feature) && m.shape.wallDist(cellMiddle(i)) < 12 {
				m.at[i] = unknown
			}
		}
	}
}

// flood gives open land to the fields. A field no half-edge belongs to is the
// largest stretch nobody claimed.
func (m *tileMap) flood() {
	var parts [][]int
	part := make([]int, len(m.at))
	for i := range m.at {
		if m.at[i] != unknown || part[i] != 0 {
			continue
		}
		n := len(parts) + 1
		stretch := []int{i}
		part[i] = n
		for k := 0; k < len(stretch); k++ {
			for _, j := range besides(stretch[k]) {
				if m.at[j] == unknown && part[j] == 0 {
					part[j] = n
					stretch = append(stretch, j)
				}
			}
		}
		if len(stretch) < 40 { // a crumb between a wall and a road
			for _, j := range stretch {
				part[j] = -1
			}
			continue
		}
		parts = append(parts, stretch)
	}
	m.parts = len(parts)
	claimed := make([]bool, len(parts))
	give := func(n int, label int8) {
		claimed[n] = true
		for _, i := range parts[n] {
			m.at[i] = label
		}
	}
	for f, feature := range m.shape.tile.Features {
		for h := range 8 {
			if feature.Kind == carcassonne.Field && feature.Halves>>h&1 != 0 {
				if n := m.partAt(part, halfMiddle(h, m.shape.turn)); n > 0 && !claimed[n-1] {
					give(n-1, int8(f))
				}
			}
		}
	}
	for f, feature := range m.shape.tile.Features {
		if feature.Kind != carcassonne.Field || feature.Halves != 0 {
			continue
		}
		best := -1
		for n := range parts {
			if !claimed[n] && (best < 0 || len(parts[n]) > len(parts[best])) {
				best = n
			}
		}
		if best >= 0 {
			give(best, int8(f))
		}
	}
	for i := range m.at {
		if m.at[i] == unknown {
			m.at[i] = nothing
		}
	}
}

// halfMiddle lies just inside half-edge h of a tile turned r times.
func halfMiddle(h, r int) brush.V {
	d := h / 2
	t := 0.22 + 0.56*float64(h%2)
	return quarter(tileCorners[d].Lerp(tileCorners[(d+1)%4], t).Add(sideInward(d).Mul(3)), r)
}

func (m *tileMap) partAt(part []int, v brush.V) int { return part[cellAt(v)] }

func cellAt(v brush.V) int {
	x := max(0, min(mapCells-1, int(v.X/mapCell)))
	y := max(0, min(mapCells-1, int(v.Y/mapCell)))
	return y*mapCells + x
}

// featureAt is the feature that lies at v, or nothing.
func (m *tileMap) featureAt(v brush.V) int8 { return m.at[cellAt(v)] }

// besides are the cells that share a side with cell i.
func besides(i int) []int {
	var out []int
	if i%mapCells > 0 {
		out = append(out, i-1)
	}
	if i%mapCells < mapCells-1 {
		out = append(out, i+1)
	}
	if i >= mapCells {
		out = append(out, i-mapCells)
	}
	if i < mapCells*(mapCells-1) {
		out = append(out, i+mapCells)
	}
	return out
}
