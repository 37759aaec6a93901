package carcassonne

import (
	"math"
	"sync"

	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/common"
	"tilestead/assets/paint/props"
)

// meadowAt is the meadow in tile units. It repeats with every tile, in placed
// orientation, so the same blades meet at every border.
func meadowAt(x, y float64) brush.Col {
	slow := brush.FBM(x, y, 64, tileSide, 3, 11)
	dab := brush.Noise2(x/8, y/4, 32, 64, 17)
	blade := brush.Noise2(x/2, y/8, 128, 32, 23)
	grain := brush.Noise(x/1.6, y/1.6, 160, 31)
	k := brush.Grass
	if slow > 0 {
		k = k.Mix(brush.GrassLit, slow*0.75)
	} else {
		k = k.Mix(brush.GrassDim, -slow*0.85)
	}
	return k.Scale(1 + 0.030*dab + 0.025*blade + 0.018*grain)
}

// cobblesAt is the ground of a city: staggered rounded stones, 24 by 32 a tile
// so that they repeat with it.
func cobblesAt(x, y float64) brush.Col {
	const cols, rows = 24, 32
	const w, h = tileSide / cols, tileSide / rows
	slow := brush.FBM(x, y, 64, tileSide, 3, 51)
	grain := brush.Noise(x/1.6, y/1.6, 160, 61)
	k := brush.Earth.Mix(brush.Road, 0.28+0.22*slow)
	row := math.Floor(y / h)
	shift := math.Mod(row+2*rows, 2) * w / 2
	col := math.Floor((x + shift) / w)
	cx, cy := x+shift-(col+0.5)*w, y-(row+0.5)*h
	if d := math.Max(math.Abs(cx)/(w/2), math.Abs(cy)/(h/2)); d > 0.80 {
		k = k.Dark(0.10 * brush.Smooth(0.80, 1, d))
	}
	stone := brush.Hash(brush.Wrap(int(col), cols), brush.Wrap(int(row), rows), 5)
	return k.Scale(1 + 0.06*(stone-0.5) + 0.02*grain)
}

// A swatchKey names a ground texture at a scale.
type swatchKey struct {
	cobbles bool
	scale   float64
}

var grounds struct {
	sync.Mutex
	of map[swatchKey][]brush.Col
}

// repeating is a ground texture read from one tile of it, painted once: every
// tile has the same.
func repeating(cobbles bool, scale float64) brush.Shade {
	n := int(math.Round(tileSide * scale))
	grounds.Lock()
	defer grounds.Unlock()
	px, ok := grounds.of[swatchKey{cobbles, scale}]
	if !ok {
		at := meadowAt
		if cobbles {
			at = cobblesAt
		}
		px = make([]brush.Col, n*n)
		for i := range px {
			px[i] = at((float64(i%n)+0.5)/scale, (float64(i/n)+0.5)/scale)
		}
		if grounds.of == nil {
			grounds.of = map[swatchKey][]brush.Col{}
		}
		grounds.of[swatchKey{cobbles, scale}] = px
	}
	return func(x, y float64) brush.Col {
		return px[brush.Wrap(int(math.Floor(y*scale)), n)*n+brush.Wrap(int(math.Floor(x*scale)), n)]
	}
}

// ground paints everything flat.
func (t *tilePainter) ground() {
	t.Paint(t.square(), repeating(false, t.S), 1)
	t.dabs()
	for _, q := range t.plots {
		t.plot(q)
	}
	t.tufts()
	t.ways()
	for _, v := range t.inns {
		t.lake(v.X+5, v.Y+10, 27, 13)
	}
	for i, c := range t.cities {
		t.cityGround(c, t.streets[i])
	}
}

// dabs are soft spots of a second green, gone before the border.
func (t *tilePainter) dabs() {
	r := brush.NewRand(uint64(t.seed) + 5)
	for i := range 30 {
		v := brush.Pt(r.In(8, tileSide-8), r.In(8, tileSide-8))
		s, k := r.In(6, 17), brush.GrassLit
		if r.F() < 0.5 {
			k = brush.GrassDim
		}
		m := t.Fill(brush.Blob(v.X, v.Y, s, s*0.5, 0.25, 6, t.seed+uint32(i)))
		t.Paint(m.Blur(1.2*t.S), brush.Flat(k), 0.42*brush.Smooth(6, 30, rimDist(v)))
	}
}

func (t *tilePainter) tufts() {
	r := brush.NewRand(uint64(t.seed) + 6)
	for range 70 {
		v := brush.Pt(r.In(4, tileSide-4), r.In(6, tileSide-3))
		k, h := brush.GrassDim.Dark(0.16), r.In(3.4, 5.4)
		if r.F() < 0.4 {
			k = brush.GrassLit.Light(0.15)
		}
		if t.openLand(v) > 5 && !t.onPlot(v, 3) {
			props.Tuft(t.Canvas, v.X, v.Y, h, k)
		}
	}
}

// plot is a worked field: furrows, and cabbages on green ones.
func (t *tilePainter) plot(q plot) {
	area := q.area.Wobble(1.3, 18, t.seed)
	m := t.Fill(area)
	base := []brush.Col{brush.Straw, brush.Earth, brush.GrassLit,
		brush.Straw.Mix(brush.Earth, 0.4)}[q.crop].Mix(brush.Grass, 0.12)
	furrow := []brush.Col{brush.Straw.Dark(0.30), brush.Soil, brush.LeafDim, brush.EarthDim}[q.crop]
	t.Paint(t.Stroke(area, brush.Const(3.4)), brush.Flat(brush.GrassDim.Dark(0.3)), 0.7)
	t.Paint(m, brush.Gouache(base, t.seed, q.angle), 1)
	s, c := math.Sincos(q.angle)
	for k := -60.0; k < 60; k += 6 {
		mid := q.at.Add(brush.Pt(-k*s, k*c))
		row := brush.Line(mid.Sub(brush.Pt(60*c, 60*s)), mid.Add(brush.Pt(60*c, 60*s))).Wobble(1.0, 22,
			t.seed+uint32(k+70))
		t.Paint(t.Stroke(row, brush.Const(1.9)).And(m), brush.Flat(furrow), 0.55)
		t.Paint(t.Stroke(row.Move(-0.6, -1.9), brush.Const(1.5)).And(m), brush.Flat(base.Light(0.4)), 0.5)
		if q.crop != 2 {
			continue
		}
		for _, v := range resampled(row, 6.6) {
			if q.area.Inside(v) && q.area.Dist(v) > 3 {
				t.Paint(t.Fill(brush.Ellipse(v.X, v.Y-1, 2.3, 1.9)), brush.Flat(brush.Leaf), 1)
				t.Paint(t.Fill(brush.Ellipse(v.X-0.5, v.Y-1.6, 1.2, 0.9)), brush.Flat(brush.GrassLit.Light(0.2)), 1)
			}
		}
	}
}

// cityGround is cobbles with paler, worn streets and a small square at the
// heart, and a soft shade along the walls.
func (t *tilePainter) cityGround(c cityShape, streets []brush.Path) {
	m := t.Fill(c.area)
	t.Paint(m, repeating(true, t.S), 1)
	t.patches(c, m)
	heart := t.spots[c.feature].Sub(brush.Pt(0, 8))
	var worn, edge brush.Path
	for i, s := range streets {
		worn = append(worn, t.wayBand(s, streetWidth/2, 1.6, t.seed+uint32(i))...)
		edge = append(edge, t.wayBand(s, streetWidth/2+1.6, 1.6, t.seed+uint32(i))...)
	}
	if t.nave == nil {
		rx := 24.0
		if len(streets) == 1 {
			rx = 19
		}
		worn = append(worn, brush.Blob(heart.X, heart.Y, rx, rx*0.76, 0.10, 7, t.seed)...)
		edge = append(edge, brush.Blob(heart.X, heart.Y, rx+1.6, rx*0.76+1.6, 0.10, 7, t.seed)...)
	}
	// each piece on its own: overlapping outlines would cancel out
	paint := func(p brush.Path, sh brush.Shade, alpha float64) {
		all := brush.NewMask(0, 0, t.W, t.H)
		for _, s := range p {
			t.Each(t.Fill(brush.Path{s}), 1, func(i int, _, _, a float64) {
				all.A[i/4] = max(all.A[i/4], float32(a))
			})
		}
		t.Paint(all.And(m), sh, alpha)
	}
	cobbles := repeating(true, t.S)
	paint(edge, brush.Flat(brush.EarthDim), 0.36)
	paint(worn, func(x, y float64) brush.Col { return cobbles(x, y).Mix(brush.Road.Light(0.14), 0.60) }, 1)
	for _, w := range c.walls {
		shade := t.Stroke(w.Move(5, 7), brush.Const(13)).Blur(4 * t.S).And(m)
		for y := 0; y < shade.H; y++ {
			for x := 0; x < shade.W; x++ {
				v := brush.Pt((float64(shade.X+x)+0.5)/t.S+t.O.X, (float64(shade.Y+y)+0.5)/t.S+t.O.Y)
				shade.A[y*shade.W+x] *= float32(brush.Smooth(0, 22, rimDist(v)))
			}
		}
		t.Glaze(shade, brush.ShadowTint, 0.6)
	}
}

// patches are gardens and bare earth between the houses.
func (t *tilePainter) patches(c cityShape, m *brush.Mask) {
	r := brush.NewRand(uint64(t.seed) + 8)
	for i := range 16 {
		v := brush.Pt(r.In(8, tileSide-8), r.In(8, tileSide-8))
		s, k := r.In(9, 20), brush.EarthDim
		switch r.N(3) {
		case 0:
			k = brush.GrassDim
		case 1:
			k = brush.Road
		}
		if c.area.Inside(v) {
			b := t.Fill(brush.Blob(v.X, v.Y, s, s*0.62, 0.25, 6, t.seed+uint32(i))).Blur(2 * t.S)
			t.Paint(b.And(m), brush.Flat(k), 0.34*brush.Smooth(8, 34, rimDist(v)))
		}
	}
}

// lake is the pond of an inn.
func (t *tilePainter) lake(x, y, rx, ry float64) {
	shore := brush.Blob(x, y, rx, ry, 0.10, 5, uint32(t.turn))
	t.Paint(t.Stroke(shore, brush.Breathe(6, 3)), brush.Flat(brush.RoadRim.Mix(brush.GrassDim, 0.4)), 0.9)
	m := t.Fill(shore)
	g, rim := brush.Gouache(brush.Water, 5, 0), t.Rim(m, 6)
	t.Paint(m, func(px, py float64) brush.Col {
		return g(px, py).Mix(brush.WaterDim, 0.15+0.5*brush.Smooth(y-ry, y+ry, py)).Mix(brush.WaterLit,
			rim(px, py)*0.35)
	}, 1)
	t.Paint(t.Stroke(shore, brush.Breathe(1.5, 4)), brush.Flat(brush.InkFor(brush.WaterDim)), 0.9)
	for _, q := range brush.Pts(-0.35, -0.3, 0.25, -0.05, -0.1, 0.35, 0.4, 0.42) {
		l := brush.Curve(false, brush.Pt(x+(q.X-0.2)*rx, y+q.Y*ry), brush.Pt(x+q.X*rx, y+q.Y*ry-1.6),
			brush.Pt(x+(q.X+0.2)*rx, y+q.Y*ry))
		t.Paint(t.Stroke(l, brush.Swell(1.5, 0.2)), brush.Flat(brush.Hex("#e9f7ef")), 0.85)
	}
}

// lightSize is where the light over the map repeats, in units.
const lightSize = 512

// skyLight is a slow drift of shade and sun, to be laid over the whole map so
// that the meadow's repeat does not show.
func skyLight(c *brush.Canvas) {
	at := func(x, y float64) float64 { return brush.FBM(x, y, 256, lightSize, 3, 901) }
	common.Veil(c, brush.Hex("#43402a"), func(x, y float64) float64 { return math.Max(0, -at(x, y)) * 0.30 })
	common.Veil(c, brush.Hex("#fff0c0"), func(x, y float64) float64 { return math.Max(0, at(x, y)) * 0.22 })
}
