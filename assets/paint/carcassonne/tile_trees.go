package carcassonne

import (
	"math"

	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/props"
)

// upright queues everything that stands on the tile.
func (t *tilePainter) upright() {
	r := brush.NewRand(uint64(t.seed)*17 + 3)
	t.walls()
	for _, c := range t.cities {
		t.houses(c, r)
	}
	t.gatehouses()
	t.buildings()
	t.signs()
	t.trees(r)
	for _, q := range t.plots {
		t.hedges(q, r)
	}
	for range 26 {
		v, s := brush.Pt(r.In(8, tileSide-8), r.In(8, tileSide-8)), r.In(1.2, 1.8)
		k := []brush.Col{brush.Cream, brush.Straw, brush.Rose, brush.Cream}[r.N(4)]
		if t.free(v) > 4 && !t.onPlot(v, 3) {
			t.up(v.Y, func() { props.Flower(t.Canvas, v.X, v.Y, s, k) })
		}
	}
}

// rooted tells whether a tree may stand at v: clear of everything, its crown
// inside the tile, nothing built hidden behind it.
func (t *tilePainter) rooted(v brush.V) bool {
	return v.X > 13 && v.X < tileSide-13 && v.Y > 15 && v.Y < tileSide-4 && t.free(v) > 11 && !t.onPlot(v, 9) &&
		(t.openLand(brush.Pt(v.X, v.Y-22)) >= 0 || t.openLand(v) > 16) && t.clear(brush.Pt(v.X, v.Y-14)) > 10 &&
		t.clear(brush.Pt(v.X, v.Y-26)) > 6
}

// trees plants a few tight copses and some loners.
func (t *tilePainter) trees(r *brush.Rand) {
	var stems []brush.V
	far := func(v brush.V, d float64) bool {
		for _, q := range stems {
			if q.Sub(v).Len() < d {
				return false
			}
		}
		return true
	}
	for range 4 {
		var mid brush.V
		found := false
		for k := 0; k < 30 && !found; k++ {
			mid = brush.Pt(r.In(16, tileSide-16), r.In(22, tileSide-8))
			found = t.rooted(mid) && t.free(mid) > 15 && far(mid, 46)
		}
		if !found {
			continue
		}
		pines := r.F() > 0.55
		for range 3 + r.N(5) {
			v := brush.Pt(mid.X+r.In(-26, 26), mid.Y+r.In(-15, 15))
			if !t.rooted(v) || !far(v, 10) {
				continue
			}
			stems = append(stems, v)
			kind := r.F() * 0.5
			if pines && r.F() < 0.75 {
				kind = 0.6
			}
			t.plant(v, r.In(0.82, 1.2), kind, t.seed+uint32(len(stems))*9)
		}
	}
	for n := range 14 {
		v := brush.Pt(r.In(14, tileSide-14), r.In(18, tileSide-6))
		if t.rooted(v) && far(v, 30) {
			stems = append(stems, v)
			t.plant(v, r.In(0.75, 1.05), 0.24+r.F()*0.9, t.seed+uint32(n)*31)
		}
	}
}

// plant queues one tree; kind 0 to 0.5 is a leafy one, to 0.8 a pine, above a
// bush.
func (t *tilePainter) plant(v brush.V, size, kind float64, seed uint32) {
	t.up(v.Y, func() {
		switch {
		case kind < 0.10:
			props.Tree(t.Canvas, v.X, v.Y, 11.5*size, brush.Moss.Mix(brush.Leaf, 0.25), seed)
		case kind < 0.24:
			props.Tree(t.Canvas, v.X, v.Y, 11.5*size, brush.LeafDim, seed)
		case kind < 0.50:
			props.Tree(t.Canvas, v.X, v.Y, 11.5*size, brush.Leaf, seed)
		case kind < 0.80:
			props.Pine(t.Canvas, v.X, v.Y, 33*size, brush.Spruce, seed)
		default:
			props.Bush(t.Canvas, v.X, v.Y, 6.5*size, brush.Leaf, seed)
		}
	})
}

// hedges run along two sides of a plot: each one ribbon of uneven width.
func (t *tilePainter) hedges(q plot, r *brush.Rand) {
	for n, part := range [][2]float64{{0.005, 0.33}, {0.80, 0.995}} {
		if n == 1 && r.F() < 0.5 {
			continue
		}
		var pts []brush.V
		for k := part[0]; k <= part[1]; k += 0.02 {
			v, _ := q.area.At(k)
			pts = append(pts, brush.Pt(v.X, v.Y-1))
		}
		seed := t.seed + uint32(n*7)
		uneven := func(w, off float64) func(float64) float64 {
			return func(f float64) float64 { return w * (1 + 0.34*brush.Noise(f*9+off, 0.4, 0, seed)) }
		}
		t.up(math.Min(pts[len(pts)/2].Y, q.at.Y-4), func() {
			line := brush.Line(pts...)
			t.Glaze(t.Stroke(line.Move(2, 3.5), brush.Const(8)).Blur(2*t.S), brush.ShadowTint, 0.6)
			t.Paint(t.Stroke(line, uneven(10.5, 0)), brush.Flat(brush.InkFor(brush.LeafDim)), 0.95)
			m := t.Stroke(line, uneven(8, 0))
			t.Paint(m, brush.Gouache(brush.LeafDim, seed, 0), 1)
			t.Paint(t.Stroke(line.Move(-0.8, -1.8), uneven(3.6, 3)).And(m),
				brush.Gouache(brush.Leaf.Light(0.22), seed, 0), 1)
		})
	}
}
