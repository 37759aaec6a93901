package carcassonne

import (
	"math"

	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/props"
)

// roofs are what houses wear, red most.
var roofs = []brush.Col{brush.RoofRed, brush.RoofRed, brush.RoofRust, brush.RoofOrange, brush.RoofBlue, brush.RoofRed}

// houses fills a city: they leave its heart, its streets, its signs and a way
// along the walls clear.
func (t *tilePainter) houses(c cityShape, r *brush.Rand) {
	heart := t.spots[c.feature]
	var taken []brush.V
	for range 1100 {
		v := brush.Pt(r.In(0, tileSide), r.In(0, tileSide))
		if !t.houseFits(c, heart, v) {
			continue
		}
		far := true
		for _, q := range taken {
			if math.Hypot((q.X-v.X)/46, (q.Y-v.Y)/38) < 1 {
				far = false
				break
			}
		}
		if far {
			taken = append(taken, v)
		}
	}
	for i, v := range taken {
		seed := t.seed + uint32(i)*5
		k := roofs[r.N(len(roofs))]
		w, narrow, mirrored := r.In(36, 43), r.F() < 0.28, r.F() < 0.35
		if top, ok := props.ChimneyOf(v.X, v.Y, w, mirrored, seed); ok && !narrow {
			t.chimneys = append(t.chimneys, chimney{c.feature, top})
		}
		t.up(v.Y, func() {
			if narrow {
				props.Gable(t.Canvas, v.X, v.Y, w*0.64, k, seed)
			} else {
				props.House(t.Canvas, v.X, v.Y, w, k, mirrored, seed)
			}
		})
	}
	t.gardens(c, heart, taken, r)
}

// houseFits tells whether a house may have its foot at v.
func (t *tilePainter) houseFits(c cityShape, heart, v brush.V) bool {
	if v.X < 24 || v.X > tileSide-24 || v.Y < 13 || v.Y > tileSide-3 || !c.area.Inside(v) {
		return false
	}
	for _, q := range []struct{ x, y, d float64 }{{0, 0, 14}, {0, -18, 13}, {-20, -5, 8}, {20, -5, 8}} {
		if t.chart.wallDist(brush.Pt(v.X+q.x, v.Y+q.y)) < q.d {
			return false
		}
	}
	if t.streetDist(v) < 11 || t.streetDist(brush.Pt(v.X-13, v.Y-3)) < 11 ||
		t.streetDist(brush.Pt(v.X+13, v.Y-3)) < 11 || t.streetDist(brush.Pt(v.X, v.Y-9)) < 8 {
		return false
	}
	for _, g := range t.gates {
		if v.Sub(g.at).Len() < 34 {
			return false
		}
	}
	if math.Abs(v.X-heart.X) < 42 && v.Y > heart.Y-34 && v.Y < heart.Y+20 {
		return false
	}
	for _, o := range t.keep {
		if math.Abs(v.X-o.at.X) < o.r+21 && v.Y > o.at.Y-o.r*0.8 && v.Y < o.at.Y+o.r+30 {
			return false
		}
	}
	return true
}

// gardens puts bushes and small trees between the houses.
func (t *tilePainter) gardens(c cityShape, heart brush.V, taken []brush.V, r *brush.Rand) {
	for i := range 70 {
		v := brush.Pt(r.In(10, tileSide-10), r.In(14, tileSide-4))
		s, leafy := r.In(4, 6.5), r.F() < 0.35
		near := !c.area.Inside(v) || t.chart.wallDist(v) < 12 || t.streetDist(v) < 11 || t.clear(v) < 6 ||
			t.clear(brush.Pt(v.X, v.Y-10)) < 7 ||
			math.Abs(v.X-heart.X) < 34 && v.Y > heart.Y-40 && v.Y < heart.Y+14
		for _, q := range taken {
			near = near || math.Abs(q.X-v.X) < 23 && v.Y-q.Y < 8 && q.Y-v.Y < 30
		}
		if near {
			continue
		}
		taken = append(taken, v)
		t.up(v.Y, func() {
			if leafy {
				props.Tree(t.Canvas, v.X, v.Y, s*1.5, brush.Leaf, t.seed+uint32(i)*3)
			} else {
				props.Bush(t.Canvas, v.X, v.Y, s, brush.Leaf, t.seed+uint32(i)*3)
			}
		})
	}
}
