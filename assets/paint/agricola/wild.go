package agricola

import (
	"fmt"

	"tilestead/assets/paint/book"
	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/props"
)

// addWild registers forests and moors, three of each; trees rise over the space.
func addWild(b *book.Book) {
	box := book.Box{X0: -14, Y0: -36, X1: side + 20, Y1: side + 15}
	for n := range 3 {
		addFarm(b, "wild", fmt.Sprintf("forest/%d", n), box, func(c *brush.Canvas) { paintForest(c, uint32(5+9*n)) })
		addFarm(b, "wild", fmt.Sprintf("moor/%d", n), box, func(c *brush.Canvas) { paintMoor(c, n) })
	}
}

func paintForest(c *brush.Canvas, seed uint32) {
	area := brush.RoundRect(4, 5, 92, 91, 13).Wobble(2.6, 18, seed)
	c.Paint(c.Fill(area).Blur(3*c.S), brush.Flat(brush.LeafDim.Dark(0.3)), 0.8)
	c.Paint(c.Fill(area), brush.Gouache(brush.LeafDim.Dark(0.18), seed, 0), 0.9)
	r := brush.NewRand(uint64(seed)*3 + 1)
	var st brush.Stage
	for i, v := range brush.Scatter(r, 14, 32, 86, 94, 300, 17, func(brush.V) bool { return true }) {
		kind, size := r.F(), r.In(0.9, 1.2)
		st.Add(v.Y, func() {
			switch sd := seed + uint32(i)*7; {
			case kind < 0.45:
				props.Pine(c, v.X, v.Y, 40*size, brush.Spruce, sd)
			case kind < 0.6:
				props.Tree(c, v.X, v.Y, 12.5*size, brush.LeafDim, sd)
			default:
				props.Tree(c, v.X, v.Y, 12.5*size, brush.Leaf, sd)
			}
		})
	}
	st.Draw()
}

// A pool is water on the moor.
type pool struct{ x, y, rx, ry float64 }

// A bog is where water, reeds and the stack of peat of a moor lie.
type bog struct {
	pools []pool
	reeds []brush.V
	peat  brush.V
}

var bogs = [3]bog{
	{[]pool{{36, 34, 22, 11}, {66, 74, 21, 10}, {76, 42, 11, 6}}, brush.Pts(14, 52, 88, 66), brush.Pt(28, 86)},
	{[]pool{{60, 32, 24, 12}, {30, 64, 18, 9}, {80, 62, 11, 6}}, brush.Pts(22, 40, 54, 74), brush.Pt(72, 88)},
	{[]pool{{30, 44, 16, 8}, {66, 52, 24, 12}, {34, 80, 20, 9}}, brush.Pts(86, 84, 12, 64), brush.Pt(62, 28)},
}

func paintMoor(c *brush.Canvas, n int) {
	seed, b := uint32(3+11*n), bogs[n]
	ground := tone("moorGrass")
	area := brush.RoundRect(4, 5, 92, 91, 15).Wobble(3, 18, seed)
	c.Paint(c.Stroke(area, brush.Breathe(3, seed)), brush.Flat(brush.InkFor(ground)), 0.7)
	m := c.Fill(area)
	c.Paint(m, brush.Gouache(ground, seed, 0), 1)
	r := brush.NewRand(uint64(seed) * 5)
	for i := range 14 {
		k := []brush.Col{tone("moorMud"), tone("khaki"), tone("clod")}[r.N(3)]
		q := brush.Blob(r.In(8, 92), r.In(10, 92), r.In(8, 16), r.In(4, 8), 0.25, 6, seed+uint32(i))
		c.Paint(c.Fill(q).And(m), brush.Gouache(k, seed, 0), 0.7)
	}
	for i, p := range b.pools {
		p.paint(c, seed+uint32(i)*4)
	}
	for range 26 {
		if v := brush.Pt(r.In(10, 90), r.In(14, 94)); !b.wet(v) {
			heather(c, v)
		}
	}
	var st brush.Stage
	for _, v := range b.reeds {
		st.Add(v.Y, func() { props.Reeds(c, v.X, v.Y, 18) })
	}
	st.Add(b.peat.Y, func() { peatStack(c, b.peat.X, b.peat.Y, 26) })
	st.Draw()
}

// wet tells whether v lies in a pool or on its bank.
func (b bog) wet(v brush.V) bool {
	for _, p := range b.pools {
		if brush.Pt((v.X-p.x)/(p.rx+4), (v.Y-p.y)/(p.ry+4)).Len() < 1 {
			return true
		}
	}
	return false
}

func (p pool) paint(c *brush.Canvas, seed uint32) {
	q := brush.Blob(p.x, p.y, p.rx, p.ry, 0.16, 6, seed)
	c.Paint(c.Stroke(q, brush.Breathe(4.4, seed)), brush.Flat(brush.Peat), 0.9)
	m := c.Fill(q)
	c.Paint(m, brush.Gouache(brush.WaterDim.Mix(brush.Peat, 0.25), seed, 0), 1)
	lit := brush.Blob(p.x-3, p.y-2, p.rx*0.6, p.ry*0.45, 0.2, 5, seed)
	c.Paint(c.Fill(lit).And(m), brush.Flat(brush.WaterLit), 0.65)
	glint := brush.Curve(false, brush.Pt(p.x-p.rx*0.5, p.y+1), brush.Pt(p.x, p.y-0.6), brush.Pt(p.x+p.rx*0.5, p.y+1))
	c.Paint(c.Stroke(glint, brush.Swell(1.6, 0.2)), brush.Flat(brush.Cream), 0.7)
}

func heather(c *brush.Canvas, v brush.V) {
	props.Tuft(c, v.X, v.Y, 6, tone("laurel"))
	c.Paint(c.Fill(brush.Ellipse(v.X, v.Y-5, 2, 2.4)), brush.Flat(tone("lightHeath")), 1)
	c.Paint(c.Fill(brush.Ellipse(v.X+3, v.Y-3.6, 1.5, 1.9)), brush.Flat(tone("paleHeath")), 1)
}

// peatStack is a drying pile of sods w wide.
func peatStack(c *brush.Canvas, x, y, w float64) {
	c.Ground(x, y, w*0.6, w*0.2, 0.7)
	sw, sh := w*0.36, w*0.20
	for row := range 3 {
		n := 3 - row
		for i := range n {
			sx, sy := x-float64(n)*sw/2+float64(i)*sw, y-float64(row+1)*sh
			c.Draw(brush.Rect(sx, sy, sw, sh), brush.Style{K: brush.Peat.Light(0.10 + 0.08*float64((i+row)%2)),
				InkW: 1.4, Wobble: 0.4, Seed: uint32(i + row)})
			c.Paint(c.Fill(brush.Rect(sx+0.8, sy+0.6, sw-1.6, sh*0.3)), brush.Flat(brush.Peat.Light(0.42)), 0.9)
		}
	}
}
