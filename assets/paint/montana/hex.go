package montana

import (
	"fmt"
	"math"

	"tilestead/assets/montana"
	"tilestead/assets/paint/book"
	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/props"
)

// HexRadius is the radius of a Montana hex in units: its art is painted about
// 0,0. The price lies on its lower third, so a scene plays above y = +16; what
// stands there may rise above the hex, for rows are drawn from far to near.
const HexRadius = 100.0

// Hexes are painted once, large, and averaged down: scenes have the same
// brush strokes at every size. Radii of 48, 72, 108 and 216 pixels.
const hexMaster = 4.32

var hexScales = []float64{0.48, 0.72, 1.08, 2.16}

// A hexScene is one hex being painted.
type hexScene struct {
	*brush.Canvas
	stage   brush.Stage
	ground  *brush.Mask // the hex
	seed    uint32
	settled bool
}

// A LandPaint is the ground of a terrain: usual, lit and dim.
type LandPaint struct{ Mid, Lit, Dim brush.Col }

// Lands are the grounds of the terrains.
var Lands = [montana.Terrains]LandPaint{
	montana.Wheat:    {brush.Hex("#d3bc66"), brush.Hex("#e6d082"), brush.Hex("#b5a052")},
	montana.Pumpkins: {brush.Hex("#a89f58"), brush.Hex("#bdb36c"), brush.Hex("#857f48")},
	montana.Mesa:     {brush.Hex("#dba66a"), brush.Hex("#ecc48c"), brush.Hex("#bb8350")},
	montana.Pasture:  {brush.Hex("#a3b95a"), brush.Hex("#c0cc70"), brush.Hex("#82a04c")},
	montana.River:    {brush.Hex("#97b163"), brush.Hex("#b2c57a"), brush.Hex("#769752")},
	montana.Lake:     {brush.Hex("#b3b866"), brush.Hex("#ccc97c"), brush.Hex("#8d9a50")},
	montana.Mountain: {brush.Hex("#a2968a"), brush.Hex("#bdb0a0"), brush.Hex("#7f766f")},
}

// scenes are the pictures of each terrain; they differ in composition.
var scenes = [montana.Terrains][]func(*hexScene){
	montana.Wheat:    {wheatBarn, wheatPump, wheatHarvest, wheatCabin},
	montana.Pumpkins: {pumpkinRows, pumpkinScarecrow, pumpkinCabin, pumpkinGiant},
	montana.Mesa:     {mesaButte, mesaSpires, mesaArch, mesaCanyon},
	montana.Pasture:  {pastureFence, pastureCorral, pastureGate, pastureOak},
	montana.River:    {riverBend, riverBridge, riverFalls, riverCanoe},
	montana.Lake:     {lakePines, lakeDock, lakeDucks, lakeCliff},
	montana.Mountain: {mountainPeaks, mountainHorn, mountainMine, mountainFalls},
}

// addHexes registers montana/hex/TERRAIN/V and its settled twin.
func addHexes(b *book.Book) {
	for t := montana.Terrain(0); t < montana.Terrains; t++ {
		if len(scenes[t]) != t.Pictures() {
			panic(fmt.Sprintf("montana: %d pictures of %s, want %d", len(scenes[t]), t.Name(), t.Pictures()))
		}
		for v := range scenes[t] {
			name := fmt.Sprintf("montana/hex/%s/%d", t.Name(), v)
			b.Add(hexPicture(name, t, v, false))
			if t != montana.Lake && t != montana.Mountain {
				b.Add(hexPicture(name+"/settled", t, v, true))
			}
		}
	}
}

func hexPicture(name string, t montana.Terrain, v int, settled bool) book.Picture {
	return book.Picture{
		Name: name, Sheet: "montana/" + t.Name(), Box: book.Box{X0: -92, Y0: -156, X1: 92, Y1: 104},
		Scales: hexScales, Master: hexMaster,
		Paint: func(c *brush.Canvas) { PaintHex(c, t, v, uint32(t)*40+uint32(v)*7+11, settled) },
	}
}

// PaintHex paints picture v of a terrain in the middle of c; settled land is
// clear of what a settlement would hide.
func PaintHex(c *brush.Canvas, t montana.Terrain, v int, seed uint32, settled bool) {
	s := &hexScene{Canvas: c, seed: seed, settled: settled}
	s.ground = c.Fill(brush.Hexagon(0, 0, HexRadius-0.5))
	c.Paint(s.ground, LandShade(Lands[t], seed), 1)
	scenes[t][v](s)
	s.border()
	s.stage.Draw()
}

// LandShade is open land: slow drift, dabs and grain, a little lighter towards
// the upper left.
func LandShade(l LandPaint, seed uint32) brush.Shade {
	ox := float64(seed) * 173 // every picture has clouds of its own
	return func(x, y float64) brush.Col {
		slow := brush.FBM(x+ox, y, 120, 0, 3, 411)
		dab := brush.Noise((x+ox)/11, y/5, 0, 417)
		blade := brush.Noise((x+ox)/2.2, y/7, 0, 419)
		grain := brush.Noise(x/2, y/2, 0, 431)
		k := l.Mid
		if slow > 0 {
			k = k.Mix(l.Lit, slow*0.9)
		} else {
			k = k.Mix(l.Dim, -slow*0.9)
		}
		return k.Scale(1 + 0.035*dab + 0.02*blade + 0.018*grain - 0.035*(x*0.6+y*0.8)/HexRadius)
	}
}

// border inks the edge of the hex: a soft dark line with light inside it.
func (s *hexScene) border() {
	s.Paint(s.Stroke(brush.Hexagon(0, 0, HexRadius-5), brush.Const(3)), brush.Flat(brush.Cream), 0.30)
	s.Paint(s.Stroke(brush.Hexagon(0, 0, HexRadius-1.4), brush.Const(3.6)), brush.Flat(brush.Hex("#5a4431")), 0.62)
}

// up queues what stands with its foot at y.
func (s *hexScene) up(y float64, f func()) { s.stage.Add(y, f) }

// mid queues what stands at x, y like up, but not in the middle of settled land,
// where it would be in the way of the settlement.
func (s *hexScene) mid(x, y float64, f func()) {
	if s.settled && math.Abs(x) < 50 && y > -24 {
		return
	}
	s.up(y, f)
}

// lay paints flat things on the ground, cut at the hex.
func (s *hexScene) lay(p brush.Path, sh brush.Shade, alpha float64) *brush.Mask {
	m := s.Fill(p).And(s.ground)
	s.Paint(m, sh, alpha)
	return m
}

// trail paints a line on the ground, cut at the hex.
func (s *hexScene) trail(p brush.Path, w func(float64) float64, sh brush.Shade, alpha float64) {
	s.Paint(s.Stroke(p, w).And(s.ground), sh, alpha)
}

// patches lays n soft spots of another tone where ok says.
func (s *hexScene) patches(n int, k brush.Col, ok func(brush.V) bool) {
	r := brush.NewRand(uint64(s.seed)*3 + 77)
	for i := 0; i < n; i++ {
		v := brush.Pt(r.In(-84, 84), r.In(-90, 90))
		rx := r.In(7, 18)
		if ok == nil || ok(v) {
			m := s.Fill(brush.Blob(v.X, v.Y, rx, rx*0.5, 0.2, 6, s.seed+uint32(i))).Blur(2 * s.S)
			s.Paint(m.And(s.ground), brush.Flat(k), 0.4)
		}
	}
}

// grow strews n tufts, and flowers in the given colours, where ok says.
func (s *hexScene) grow(n int, k, lit brush.Col, flowers []brush.Col, ok func(brush.V) bool) {
	r := brush.NewRand(uint64(s.seed)*3 + 9)
	in := brush.Hexagon(0, 0, HexRadius-13)
	pts := brush.Scatter(r, -86, -90, 86, 90, n*3, 9, func(v brush.V) bool {
		return in.Inside(v) && (ok == nil || ok(v))
	})
	for i, v := range pts {
		if i >= n {
			break
		}
		switch {
		case len(flowers) > 0 && r.F() < 0.30:
			props.Flower(s.Canvas, v.X, v.Y, r.In(1.7, 2.6), flowers[r.N(len(flowers))])
		case r.F() < 0.4:
			props.Tuft(s.Canvas, v.X, v.Y, r.In(5, 8), lit)
		default:
			props.Tuft(s.Canvas, v.X, v.Y, r.In(5, 8), k)
		}
	}
}

// ears fills a field with standing grain: rows of short strokes, light tips.
func (s *hexScene) ears(field brush.Path, k brush.Col, slope float64) {
	edge := field.Wobble(1.5, 12, s.seed)
	s.trail(edge, brush.Breathe(4.5, s.seed), brush.Flat(k.Dark(0.55)), 0.55)
	m := s.lay(edge, brush.Gouache(k, s.seed, 0), 1)
	x0, y0, x1, y1 := edge.Bounds()
	r := brush.NewRand(uint64(s.seed) + 5)
	lift := math.Abs(slope) * (x1 - x0)
	for y := y0 - 4 - lift; y < y1+8+lift; y += 6.2 {
		for x := x0 - 4; x < x1+4; x += 3.6 {
			v := brush.Pt(x+r.In(-1, 1), y+(x-x0)*slope+r.In(-0.8, 0.8))
			tip := brush.Pt(v.X+r.In(0.2, 1.6), v.Y-6)
			s.Paint(s.Stroke(brush.Line(v, tip), brush.Const(1.1)).And(m), brush.Flat(k.Dark(0.42)), 0.55)
			s.Paint(s.Fill(brush.Ellipse(tip.X, tip.Y, 1.1, 2)).And(m), brush.Flat(k.Light(0.5)), 0.85)
		}
	}
}

// furrows draws the rows of a worked field through m.
func (s *hexScene) furrows(m *brush.Mask, rows []brush.Path, k brush.Col) {
	for i, q := range rows {
		q = q.Wobble(1.2, 30, s.seed+uint32(i))
		s.Paint(s.Stroke(q, brush.Breathe(2.6, s.seed)).And(m), brush.Flat(k.Dark(0.45)), 0.6)
		s.Paint(s.Stroke(q.Move(0, -3), brush.Breathe(2.2, s.seed)).And(m), brush.Flat(k.Light(0.35)), 0.5)
	}
}

// water fills a shape with water: sandy rim, inked edge, deeper towards below,
// light strokes at the places given.
func (s *hexScene) water(p brush.Path, deep brush.Path, glints []brush.V) *brush.Mask {
	s.trail(p, brush.Breathe(7.5, s.seed), brush.Flat(brush.Hex("#e6d39a")), 0.95)
	m := s.Fill(p).And(s.ground)
	rim := s.Rim(m, 7)
	g := brush.Gouache(brush.Water, s.seed, 0)
	s.Paint(m, func(x, y float64) brush.Col {
		return g(x, y).Mix(brush.WaterDim, 0.28*brush.Smooth(-60, 70, y)).Mix(brush.WaterLit, 0.45*rim(x, y))
	}, 1)
	if deep != nil {
		s.Paint(s.Fill(deep).Blur(9*s.S).And(m), brush.Flat(brush.WaterDim.Dark(0.12)), 0.7)
	}
	s.trail(p, brush.Breathe(2.2, s.seed+1), brush.Flat(brush.InkFor(brush.WaterDim)), 0.8)
	for i, v := range glints {
		l := 7 + float64(i%3)*3
		q := brush.Curve(false, brush.Pt(v.X-l, v.Y), brush.Pt(v.X, v.Y-2.6), brush.Pt(v.X+l, v.Y))
		s.Paint(s.Stroke(q, brush.Swell(2.6, 0.2)).And(m), brush.Flat(brush.Hex("#e6f6ee")), 0.8)
	}
	return m
}

// path is a trodden way.
func (s *hexScene) path(w float64, pts ...brush.V) {
	q := brush.Curve(false, pts...)
	s.trail(q, brush.Breathe(w+3, s.seed), brush.Flat(brush.RoadRim), 0.45)
	s.trail(q, brush.Breathe(w, s.seed+2), brush.Gouache(brush.Road.Mix(brush.Earth, 0.3), s.seed, 0.3), 0.95)
}
