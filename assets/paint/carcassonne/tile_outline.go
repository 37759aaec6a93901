package carcassonne

import (
	"fmt"
	"math"
	"strings"

	"tilestead/assets/paint/brush"
	"tilestead/rules/carcassonne"
)

// outline is the polygon of feature i: what an overlay washes in a colour. A
// hole is joined to the rim by a cut.
func (m *tileMap) outline(i int) []brush.V {
	f := m.shape.feature(i)
	var loops [][]brush.V
	switch f.Kind {
	case carcassonne.City:
		for _, c := range m.shape.cities {
			if c.feature == i {
				loops = [][]brush.V{c.area[0].P}
			}
		}
		return simplified(loops[0], 1.2)
	case carcassonne.Cloister:
		var ring []brush.V
		for k := range 16 {
			s, c := math.Sincos(float64(k) / 16 * 2 * math.Pi)
			ring = append(ring, m.shape.garden.Add(brush.Pt(c, s).Mul(m.shape.yard)))
		}
		return ring
	case carcassonne.Road:
		if !f.Tunnel {
			for _, r := range m.shape.roads {
				if r.feature == i {
					return simplified(band(m.shape.toYard(r.line), roadWidth)[0].P, 0.8)
				}
			}
		}
		return m.tunnelOutline(i)
	}
	loops = m.loops(int8(i))
	for k := range loops {
		loops[k] = simplified(loops[k], 2.4)
	}
	return joined(loops)
}

// toYard is a road without what lies in a cloister's yard.
func (s *tileShape) toYard(p brush.Path) brush.Path {
	if s.garden == nil {
		return p
	}
	var out []brush.V
	for _, v := range resampled(p, 3) {
		if v.Sub(*s.garden).Len() > s.yard {
			out = append(out, v)
		}
	}
	return brush.Line(out...)
}

// tunnelOutline is a road that dives: both its open ends, joined by a thread.
func (m *tileMap) tunnelOutline(i int) []brush.V {
	for _, r := range m.shape.roads {
		if r.feature == i {
			pts := resampled(r.line, 4)
			return simplified(ribbon(pts, func(k int, _ float64) float64 {
				if m.shape.inCity(pts[k]) {
					return 0.6
				}
				return roadWidth / 2
			})[0].P, 0.3)
		}
	}
	return nil
}

// loops are the borders of all cells with a label, the outermost first, each
// walked with the cells on the right.
func (m *tileMap) loops(label int8) [][]brush.V {
	const n = mapCells
	has := func(x, y int) bool { return x >= 0 && y >= 0 && x < n && y < n && m.at[y*n+x] == label }
	type corner struct{ x, y int }
	next := map[corner][]corner{}
	var starts []corner
	add := func(ax, ay, bx, by int) {
		a := corner{ax, ay}
		next[a] = append(next[a], corner{bx, by})
		starts = append(starts, a)
	}
	for y := range n {
		for x := range n {
			if !has(x, y) {
				continue
			}
			if !has(x, y-1) {
				add(x, y, x+1, y)
			}
			if !has(x+1, y) {
				add(x+1, y, x+1, y+1)
			}
			if !has(x, y+1) {
				add(x+1, y+1, x, y+1)
			}
			if !has(x-1, y) {
				add(x, y+1, x, y)
			}
		}
	}
	var out [][]brush.V
	longest := 0
	for _, s := range starts {
		var loop []brush.V
		for at := s; len(next[at]) > 0; {
			to := next[at][0]
			next[at] = next[at][1:]
			loop = append(loop, brush.Pt(float64(at.x)*mapCell, float64(at.y)*mapCell))
			at = to
		}
		if len(loop) < 12 {
			continue
		}
		out = append(out, loop)
		if len(loop) > len(out[longest]) {
			longest = len(out) - 1
		}
	}
	if len(out) > 0 {
		out[0], out[longest] = out[longest], out[0]
	}
	return out
}

// simplified drops points of a closed line that lie within tol of what is left.
func simplified(p []brush.V, tol float64) []brush.V {
	far := 0
	for i, v := range p {
		if v.Sub(p[0]).Len() > p[far].Sub(p[0]).Len() {
			far = i
		}
	}
	a := thinned(p[:far+1], tol)
	b := thinned(append(append([]brush.V{}, p[far:]...), p[0]), tol)
	return append(a[:len(a)-1], b[:len(b)-1]...)
}

// thinned is Douglas and Peucker's way with an open line.
func thinned(p []brush.V, tol float64) []brush.V {
	if len(p) < 3 {
		return append([]brush.V{}, p...)
	}
	line := brush.Line(p[0], p[len(p)-1])
	at, most := 0, tol
	for i := 1; i < len(p)-1; i++ {
		if d := line.Dist(p[i]); d > most {
			at, most = i, d
		}
	}
	if at == 0 {
		return []brush.V{p[0], p[len(p)-1]}
	}
	left := thinned(p[:at+1], tol)
	return append(left[:len(left)-1], thinned(p[at:], tol)...)
}

// joined is the first loop with the others let into it.
func joined(loops [][]brush.V) []brush.V {
	if len(loops) == 0 {
		return nil
	}
	out := loops[0]
	for _, hole := range loops[1:] {
		at, to, best := 0, 0, math.Inf(1)
		for i, a := range out {
			for j, b := range hole {
				if d := a.Sub(b).Len(); d < best {
					at, to, best = i, j, d
				}
			}
		}
		cut := append(append([]brush.V{}, hole[to:]...), hole[:to+1]...)
		rest := append([]brush.V{}, out[at:]...)
		out = append(append(append([]brush.V{}, out[:at+1]...), cut...), rest...)
	}
	return out
}

// tileSpots writes where figures stand: id, turns, then x,y of each feature in
// units from the middle of the tile.
func tileSpots() string { return eachTurned(func(p *tilePlan) []brush.V { return p.spots }) }

// tileSigns writes what signs cover: id, turns, then the first and the last corner x,y of each in
// units from the middle of the tile.
func tileSigns() string {
	return eachTurned(func(p *tilePlan) (corners []brush.V) {
		for _, box := range p.signBoxes() {
			corners = append(corners, box[0], box[1])
		}
		return corners
	})
}

// eachTurned writes points of every tile in every turn, a line each.
func eachTurned(points func(*tilePlan) []brush.V) string {
	var b strings.Builder
	for i := range carcassonne.Tiles {
		for r := range 4 {
			p := planFor(i, r)
			fmt.Fprintf(&b, "%s %d", p.tile.ID, r)
			for _, v := range points(p) {
				writePoint(&b, ' ', v)
			}
			b.WriteByte('\n')
		}
	}
	return b.String()
}

// tileOutlines writes the outline of every feature: id, then for each feature
// a line of points.
func tileOutlines() string {
	var b strings.Builder
	for i := range carcassonne.Tiles {
		t := &carcassonne.Tiles[i]
		m := planFor(i, 0).lands
		fmt.Fprintf(&b, "%s %d\n", t.ID, len(t.Features))
		for f := range t.Features {
			for k, v := range m.outline(f) {
				sep := byte(' ')
				if k == 0 {
					sep = 0
				}
				writePoint(&b, sep, v)
			}
			b.WriteByte('\n')
		}
	}
	return b.String()
}

func writePoint(b *strings.Builder, sep byte, v brush.V) {
	if sep != 0 {
		b.WriteByte(sep)
	}
	fmt.Fprintf(b, "%d,%d", int(math.Round(v.X-tileMiddle.X)), int(math.Round(v.Y-tileMiddle.Y)))
}
