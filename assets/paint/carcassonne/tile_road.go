package carcassonne

import (
	"math"

	"tilestead/assets/paint/brush"
	"tilestead/rules/carcassonne"
)

// sag is how far what would lie in the middle of a tile gives way to a city on
// one edge.
const sag = 22.0

// layRoads finds the line of every road, the gates, and where roads meet.
func (s *tileShape) layRoads() {
	middle := s.crossroads()
	for i, f := range s.tile.Features {
		if f.Kind != carcassonne.Road {
			continue
		}
		var d []int
		for side := range 4 {
			if f.Edges>>side&1 != 0 {
				d = append(d, side)
			}
		}
		var line brush.Path
		if len(d) == 2 {
			line = s.through(d[0], d[1], middle)
		} else {
			line = s.ending(f, d[0], middle)
		}
		s.roads = append(s.roads, roadShape{i, line})
	}
	if s.tile.ID == "I05" { // both gates open on the junction and part the fields
		for _, c := range s.cities {
			g := s.gateFor(c.feature, tileMiddle)
			s.gates = append(s.gates, g)
			out := g.at.Sub(g.in.Mul(20))
			s.lanes = append(s.lanes, brush.Curve(false, g.at.Sub(g.in.Mul(2)), out, middle))
		}
	}
}

// crossroads is where roads meet or pass: the middle, or lower under a cap.
func (s *tileShape) crossroads() brush.V {
	v := tileMiddle
	if len(s.cities) == 1 && !s.tile.Bridge {
		for d := range 4 {
			if s.cities[0].sides == 1<<d {
				v = v.Add(sideInward(d).Mul(sag))
			}
		}
	}
	return v
}

// through is a road from side a to side b.
func (s *tileShape) through(a, b int, middle brush.V) brush.Path {
	from, to := sideMiddle(a), sideMiddle(b)
	if (a+2)%4 == b {
		return brush.Curve(false, from, from.Add(sideInward(a).Mul(30)), middle, to.Add(sideInward(b).Mul(30)), to)
	}
	const k = 0.552 * tileSide / 2 // a quarter circle
	return brush.Cubic(from, from.Add(sideInward(a).Mul(k)), to.Add(sideInward(b).Mul(k)), to)
}

// ending is a road from side d to what it ends at.
func (s *tileShape) ending(f carcassonne.Feature, d int, middle brush.V) brush.Path {
	from, in := sideMiddle(d), sideInward(d)
	switch f.End {
	case carcassonne.AtJunction:
		s.plaza = new(brush.Pt(middle.X, middle.Y))
		return brush.Curve(false, from, from.Add(in.Mul(34)), from.Lerp(middle, 0.7), middle)
	case carcassonne.AtCity:
		g := s.gateFor(int(f.EndsAt), from.Add(in.Mul(36)))
		s.gates = append(s.gates, g)
		knee := from.Add(in.Mul(26))
		return brush.Curve(false, from, knee, knee.Lerp(g.at, 0.6), g.at)
	case carcassonne.AtVolcano:
		return brush.Line(from, from.Add(in.Mul(84)))
	case carcassonne.AtCloister:
		return brush.Line(from, from.Add(in.Mul(100)))
	}
	return brush.Line(from, from.Add(in.Mul(60)), from.Add(in.Mul(190)))
}

// gateFor is the gate of a city at the place of its walls nearest to v.
func (s *tileShape) gateFor(feature int, v brush.V) (g gate) {
	dist := math.Inf(1)
	for _, c := range s.cities {
		if c.feature != feature {
			continue
		}
		for _, w := range c.walls {
			for k := 14; k <= 86; k += 2 {
				at, along := w.At(float64(k) / 100)
				if d := at.Sub(v).Len(); d < dist-1e-9 {
					dist, g = d, gate{at, along.Perp(), feature}
				}
			}
		}
	}
	return g
}
