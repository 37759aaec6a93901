package carcassonne

import (
	"slices"

	"tilestead/assets/paint/brush"
	"tilestead/rules/carcassonne"
)

// How far a city's border bends in, in units.
const (
	archDepth  = 56.0  // over an edge of the city's open side
	gateDepth  = 60.0  // with a road to a gate
	capDepth   = 70.0  // of a city on one edge, off that edge
	rivalDepth = 112.0 // over an edge that another city owns
	yardDepth  = 118.0 // over a cloister
	bulge      = 8.0   // of a diagonal, past it
	drawBack   = 26.0  // of a diagonal that looks at another city
)

// archProfile is the border over one edge: fraction along it, fraction of its
// depth. It leaves the corners at under 45 degrees up to capDepth, so that
// cities on neighbouring edges meet in a clean V.
var archProfile = brush.Pts(0, 0, 0.10, 0.34, 0.22, 0.74, 0.36, 0.95, 0.5, 1, 0.64, 0.95, 0.78, 0.74, 0.90, 0.34, 1, 0)

// arch runs from corner d to the next, bent inwards by depth.
func arch(d int, depth float64) []brush.V {
	a, b, in := tileCorners[d], tileCorners[(d+1)%4], sideInward(d)
	var pts []brush.V
	for _, q := range archProfile {
		pts = append(pts, a.Lerp(b, q.X).Add(in.Mul(q.Y*depth)))
	}
	return brush.Curve(false, pts...)[0].P
}

// owner is the city at side d, or -1.
func (s *tileShape) owner(d int) int {
	for i, f := range s.tile.Features {
		if f.Kind == carcassonne.City && f.Edges>>d&1 != 0 {
			return i
		}
	}
	return -1
}

// fieldsMeet tells whether one field lies on both sides of corner c. Where two
// do, a city must reach into the corner and part them.
func (s *tileShape) fieldsMeet(c int) bool {
	before, after := (2*c+7)%8, 2*c
	a, b := s.tile.FieldAt(carcassonne.Half(before), 0), s.tile.FieldAt(carcassonne.Half(after), 0)
	return a < 0 || b < 0 || a == b
}

// touched are the corners city f reaches: the ends of its edges and bare ones
// where it parts two fields.
func (s *tileShape) touched(f carcassonne.Feature) (touch [4]bool) {
	for d := range 4 {
		if f.Edges>>d&1 != 0 {
			touch[d], touch[(d+1)%4] = true, true
		}
	}
	for c := range 4 {
		if s.owner(c) < 0 && s.owner((c+3)%4) < 0 && !s.fieldsMeet(c) {
			touch[c] = true
		}
	}
	if s.tile.ID == "D10" && f.Marks&carcassonne.Princess != 0 {
		touch[3] = true // its wedge parts the west meadow from a strip no edge sees
	}
	return touch
}

// city is the shape of feature i: touched corners walked clockwise, between
// them the tile's border where the edge is the city's own, else a wall.
func (s *tileShape) city(i int) cityShape {
	f := s.feature(i)
	touch := s.touched(f)
	city := cityShape{feature: i, sides: f.Edges}
	var area []brush.V
	for c := range 4 {
		if !touch[c] {
			continue
		}
		next, span := (c+1)%4, 1
		for !touch[next] {
			next, span = (next+1)%4, span+1
		}
		if span == 1 && f.Edges>>c&1 != 0 {
			area = append(area, tileCorners[c])
			continue
		}
		w := s.wallOver(i, c, span)
		city.walls = append(city.walls, brush.Line(w...))
		area = append(area, w...)
	}
	city.area = brush.Poly(area...)
	return city
}

// wallOver is the wall of city i from corner c over the next span sides.
func (s *tileShape) wallOver(i, c, span int) []brush.V {
	switch span {
	case 1:
		depth := archDepth
		for _, f := range s.tile.Features {
			if f.Kind == carcassonne.Road && f.Edges == 1<<c {
				depth = gateDepth
			}
		}
		if s.hasCloister() {
			depth = yardDepth
		}
		if s.owner(c) >= 0 {
			depth = rivalDepth
		}
		return arch(c, depth)
	case 2:
		a, b := tileCorners[c], tileCorners[(c+2)%4]
		dir := tileMiddle.Sub(tileCorners[(c+1)%4]).Unit() // away from the corner cut off
		off := -bulge
		for _, d := range []int{c, (c + 1) % 4} {
			if s.owner(d) >= 0 {
				off = drawBack
			}
		}
		at := func(t, k float64) brush.V { return a.Lerp(b, t).Add(dir.Mul(k)) }
		return brush.Curve(false, a, at(0.14, off*0.55+2), at(0.3, off), at(0.5, off*1.1), at(0.7, off),
			at(0.86, off*0.55+2), b)[0].P
	}
	w := arch((c+3)%4, capDepth) // one edge is its own; the wall is its other border
	slices.Reverse(w)
	return w
}
