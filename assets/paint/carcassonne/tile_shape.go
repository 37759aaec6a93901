package carcassonne

import (
	"math"

	"tilestead/assets/paint/brush"
	"tilestead/rules/carcassonne"
)

// The geometry of a tile is made in the orientation of the rules' table, with
// the north-west corner at 0,0 and tileSide units to an edge, then turned, then
// painted: the light stays where it is.

// What crosses a border does so at the same place on every tile: roads and
// streets at its middle, walls at its corners.
const (
	roadWidth   = 25.0
	streetWidth = 15.0
)

// A tileShape is what the rules' table says of a tile, as geometry.
type tileShape struct {
	tile   *carcassonne.Tile
	turn   int // quarter turns clockwise
	cities []cityShape
	roads  []roadShape
	lanes  []brush.Path // ways that are no road: from a gate to a junction
	gates  []gate
	plaza  *brush.V // where roads meet
	garden *brush.V // middle of a cloister's yard
	yard   float64  // its radius
}

// A cityShape is a city piece; its walls are walked with the city on the right.
type cityShape struct {
	feature int
	sides   uint8 // own edges, turned
	area    brush.Path
	walls   []brush.Path
}

// A roadShape is the middle line of a road, from an edge inwards.
type roadShape struct {
	feature int
	line    brush.Path
}

// A gate stands in a wall where a road enters; in points into the city.
type gate struct {
	at, in brush.V
	city   int // feature
}

// tileCorners are the corners of a tile clockwise: corner i begins side i.
var tileCorners = [4]brush.V{brush.Pt(0, 0), brush.Pt(tileSide, 0), brush.Pt(tileSide, tileSide), brush.Pt(0, tileSide)}

var tileMiddle = brush.Pt(tileSide/2, tileSide/2)

func sideMiddle(d int) brush.V { return tileCorners[d].Lerp(tileCorners[(d+1)%4], 0.5) }

func sideInward(d int) brush.V { return tileMiddle.Sub(sideMiddle(d)).Unit() }

// quarter turns v clockwise about the middle of the tile by r quarters.
func quarter(v brush.V, r int) brush.V {
	for ; r > 0; r-- {
		v = brush.Pt(tileSide-v.Y, v.X)
	}
	return v
}

// rimDist is how far v lies inside the tile.
func rimDist(v brush.V) float64 {
	return math.Min(math.Min(v.X, tileSide-v.X), math.Min(v.Y, tileSide-v.Y))
}

// shapeOf is the geometry of a kind turned r times clockwise.
func shapeOf(t *carcassonne.Tile, r int) *tileShape {
	s := &tileShape{tile: t}
	for i, f := range t.Features {
		if f.Kind == carcassonne.Cloister {
			s.garden, s.yard = new(brush.Pt(tileMiddle.X, tileMiddle.Y)), 62
			if s.hasCity() { // between the wall and the border
				s.garden, s.yard = new(brush.Pt(tileMiddle.X, tileSide-50)), 47
			}
		}
		if f.Kind == carcassonne.City {
			s.cities = append(s.cities, s.city(i))
		}
	}
	s.layRoads()
	s.rotate(r)
	return s
}

func (s *tileShape) hasCity() bool {
	for _, f := range s.tile.Features {
		if f.Kind == carcassonne.City {
			return true
		}
	}
	return false
}

func (s *tileShape) hasCloister() bool {
	for _, f := range s.tile.Features {
		if f.Kind == carcassonne.Cloister {
			return true
		}
	}
	return false
}

// rotate turns everything by r quarters.
func (s *tileShape) rotate(r int) {
	if r == 0 {
		return
	}
	f := func(v brush.V) brush.V { return quarter(v, r) }
	s.turn = r
	for i := range s.cities {
		c := &s.cities[i]
		c.sides = carcassonne.Turned(c.sides, int8(r))
		c.area = c.area.Map(f)
		for j := range c.walls {
			c.walls[j] = c.walls[j].Map(f)
		}
	}
	for i := range s.roads {
		s.roads[i].line = s.roads[i].line.Map(f)
	}
	for i := range s.lanes {
		s.lanes[i] = s.lanes[i].Map(f)
	}
	for i, g := range s.gates {
		at := f(g.at)
		s.gates[i] = gate{at, f(g.at.Add(g.in)).Sub(at), g.city}
	}
	for _, p := range []*brush.V{s.plaza, s.garden} {
		if p != nil {
			*p = f(*p)
		}
	}
}

// feature is what the table says of feature i.
func (s *tileShape) feature(i int) carcassonne.Feature { return s.tile.Features[i] }

// inCity tells whether v lies in any city.
func (s *tileShape) inCity(v brush.V) bool {
	for _, c := range s.cities {
		if c.area.Inside(v) {
			return true
		}
	}
	return false
}

// open are the stretches of a road that lie under the sky: all of it, but for
// a tunnel only what is outside the city.
func (s *tileShape) open(r roadShape) []brush.Path {
	if !s.feature(r.feature).Tunnel {
		return []brush.Path{r.line}
	}
	var out []brush.Path
	var part []brush.V
	for _, v := range resampled(r.line, 2) {
		if !s.inCity(v) {
			part = append(part, v)
			continue
		}
		if len(part) > 1 {
			out = append(out, brush.Line(part...))
		}
		part = nil
	}
	if len(part) > 1 {
		out = append(out, brush.Line(part...))
	}
	return out
}

// resampled are points about step apart along a line, both ends among them.
func resampled(p brush.Path, step float64) []brush.V {
	n := int(math.Max(1, math.Round(p.Length()/step)))
	pts := p[0].P
	total := p.Length()
	out := []brush.V{pts[0]}
	acc, k := 0.0, 1
	for i := 1; i < len(pts); i++ {
		d := pts[i].Sub(pts[i-1]).Len()
		for k < n && total*float64(k)/float64(n) <= acc+d {
			t := 0.0
			if d > 0 {
				t = (total*float64(k)/float64(n) - acc) / d
			}
			out = append(out, pts[i-1].Lerp(pts[i], t))
			k++
		}
		acc += d
	}
	return append(out, pts[len(pts)-1])
}

// ribbon is a band of half width half(i) to either side of the points, square
// at its ends.
func ribbon(pts []brush.V, half func(i int, side float64) float64) brush.Path {
	n := len(pts)
	out := make([]brush.V, 2*n)
	for i := range pts {
		a, b := pts[max(0, i-1)], pts[min(n-1, i+1)]
		across := b.Sub(a).Unit().Perp()
		out[i] = pts[i].Add(across.Mul(half(i, 1)))
		out[2*n-1-i] = pts[i].Sub(across.Mul(half(i, -1)))
	}
	return brush.Poly(out...)
}
