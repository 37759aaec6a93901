package agricola

import (
	"math"

	"tilestead/assets/paint/brush"
)

// held is a part of a tool whose path is laid from x0, y0 to x1, y1: what is at 0 0
// of the path comes to the one, what is at 100 0 to the other, and all grows with it.
func (f *villager) held(k brush.Col, d string, x0, y0, x1, y1 float64) *villager {
	to := brush.Pt(x1, y1).Sub(brush.Pt(x0, y0))
	s := to.Len() / 100
	q := brush.Parse(d).Scale(s, s).Rot(brush.Pt(0, 0), math.Atan2(to.Y, to.X)).Move(x0, y0)
	f.Draw(q, brush.Style{K: k, InkW: 1.1, Puff: 1.2, Seed: f.next()})
	return f
}

// haft is the wood of a tool, w thick.
func (f *villager) haft(w, x0, y0, x1, y1 float64) *villager {
	f.line(brush.Wood, w, "M"+num(x0)+" "+num(y0)+" L"+num(x1)+" "+num(y1))
	return f
}

// Tools lie from the end of the haft at x0, y0 to the head at x1, y1.
func (f *villager) axe(x0, y0, x1, y1 float64) *villager {
	f.haft(2.4, x0, y0, x1, y1)
	return f.held(tone("silver"), "M80 -5 L98 -5 L98 6 C106 18 108 26 106 34 C94 38 80 36 70 30 C78 22 80 12 80 "+
		"6 Z",
		x0, y0, x1, y1)
}

func (f *villager) mallet(k brush.Col, x0, y0, x1, y1 float64) *villager {
	f.haft(2.4, x0, y0, x1, y1)
	return f.held(k, "M82 -28 L112 -28 L112 28 L82 28 Z", x0, y0, x1, y1)
}

// pick is a hammer with a point, as geologists and masons have it.
func (f *villager) pick(x0, y0, x1, y1 float64) *villager {
	f.haft(2.2, x0, y0, x1, y1)
	return f.held(brush.Slate, "M86 -20 L106 -20 L106 8 C106 20 100 30 86 40 C90 28 90 16 88 6 Z", x0, y0, x1, y1)
}

func (f *villager) hoe(x0, y0, x1, y1 float64) *villager {
	f.haft(2.2, x0, y0, x1, y1)
	return f.held(brush.Slate, "M97 -3 L103 -3 L104 8 L98 24 L88 22 L94 7 Z", x0, y0, x1, y1)
}

func (f *villager) fork(x0, y0, x1, y1 float64) *villager {
	f.haft(2.2, x0, y0, x1, y1)
	for _, d := range []string{"M80 0 L104 0", "M84 0 C80 -12 86 -12 104 -12", "M84 0 C80 12 86 12 104 12"} {
		to := brush.Pt(x1, y1).Sub(brush.Pt(x0, y0))
		s := to.Len() / 100
		q := brush.Parse(d).Scale(s, s).Rot(brush.Pt(0, 0), math.Atan2(to.Y, to.X)).Move(x0, y0)
		f.Paint(f.Stroke(q, brush.Const(1.7)), brush.Flat(tone("slateViolet")), 1)
	}
	return f
}

func (f *villager) trowel(x0, y0, x1, y1 float64) *villager {
	f.haft(2.6, x0, y0, x0+(x1-x0)*0.4, y0+(y1-y0)*0.4)
	return f.held(tone("silver"), "M40 -3 L54 -4 L62 -26 C80 -22 94 -12 102 0 C94 12 80 22 62 26 L54 4 L40 3 Z",
		x0, y0, x1, y1)
}

// chisel has a short handle.
func (f *villager) chisel(x0, y0, x1, y1 float64) *villager {
	f.held(tone("storm"), "M34 -8 L100 -9 L100 9 L34 8 Z", x0, y0, x1, y1)
	return f.held(brush.Wood, "M0 -10 L38 -8 L38 8 L0 10 Z", x0, y0, x1, y1)
}

// sheet is a leaf of paper; its corners go round from the upper left.
func (f *villager) sheet(k brush.Col, x, y, w, h, slant float64) *villager {
	f.draw(k, "M"+num(x)+" "+num(y)+" L"+num(x+w)+" "+num(y+slant)+" L"+num(x+w)+" "+num(y+h+slant)+" L"+num(x)+" "+
		num(y+h)+" Z")
	return f
}

// book is open, its spine at x, y and each page w wide.
func (f *villager) book(k brush.Col, x, y, w float64) *villager {
	at := func(d string) brush.Path { return brush.Parse(d).Scale(w/100, w/100).Move(x, y) }
	f.Draw(at("M0 8 L-106 -6 L-112 64 L0 82 L112 64 L106 -6 Z"), brush.Style{K: k, InkW: 1.1, Seed: f.next()})
	f.Draw(at("M0 4 C-30 -18 -70 -18 -100 -10 L-104 54 C-70 48 -30 52 0 72 C30 52 70 48 104 54 L100 -10 "+
		"C70 -18 30 -18 0 4 Z"), brush.Style{K: brush.Cream, InkW: 1, Seed: f.next()})
	for i := range 3 {
		y := num(6 + 15*float64(i))
		q := at("M-86 " + y + " C-60 " + y + " -40 " + y + " -16 " + num(16+15*float64(i)) + " M86 " + y + " C60 " +
			y + " 40 " +
			y + " 16 " + num(16+15*float64(i)))
		f.Paint(f.Stroke(q, brush.Const(0.8)), brush.Flat(brush.InkSoft), 0.7)
	}
	f.Paint(f.Stroke(at("M0 4 L0 72"), brush.Const(0.9)), brush.Flat(brush.InkSoft), 0.9)
	return f
}

// lantern hangs at x, y and is h high.
func (f *villager) lantern(x, y, h float64) *villager {
	at := func(d string) brush.Path { return brush.Parse(d).Scale(h/100, h/100).Move(x, y) }
	f.soft(brush.LavaLit, x, y+h*0.6, h*1.3, h*1.2, 0.55)
	f.Paint(f.Stroke(at("M-16 26 C-16 0 16 0 16 26"), brush.Const(1.2)), brush.Flat(brush.Ink), 1)
	f.Draw(at("M-26 34 L26 34 L30 90 L-30 90 Z"), brush.Style{K: brush.LavaLit, InkW: 1.1, Seed: f.next()})
	f.Draw(at("M-34 36 L-12 20 L12 20 L34 36 Z"), brush.Style{K: brush.Slate, InkW: 1, Seed: f.next()})
	f.Draw(at("M-36 88 L36 88 L36 100 L-36 100 Z"), brush.Style{K: brush.Slate, InkW: 1, Seed: f.next()})
	f.Paint(f.Fill(at("M0 46 C12 60 14 80 0 84 C-14 80 -12 60 0 46 Z")), brush.Flat(brush.Lava), 0.9)
	return f
}

// faggot is a bundle of sticks, its middle at x, y and w long.
func (f *villager) faggot(x, y, w, turn float64) *villager {
	for i, d := range []float64{-0.14, 0.15, -0.06, 0.09, 0.01} {
		a := turn + 0.06*float64(i%3-1)
		along := brush.Pt(math.Cos(a), math.Sin(a)).Mul(w * (0.46 + 0.05*float64(i%2)))
		m := brush.Pt(x, y).Add(along.Perp().Mul(d * 1.6))
		p, q := m.Sub(along), m.Add(along)
		k := []brush.Col{brush.WoodDim, brush.Wood, tone("toffee")}[i%3]
		f.line(k, w*0.075, "M"+num(p.X)+" "+num(p.Y)+" L"+num(q.X)+" "+num(q.Y))
	}
	b := brush.Pt(-math.Sin(turn), math.Cos(turn)).Mul(w * 0.17)
	f.line(brush.Straw, 2, "M"+num(x-b.X)+" "+num(y-b.Y)+" L"+num(x+b.X)+" "+num(y+b.Y))
	return f
}

// cabbage lies at x, y.
func (f *villager) cabbage(x, y, r float64) *villager {
	f.oval(brush.LeafDim, x, y, r, r*0.9)
	f.oval(tone("pea"), x, y-r*0.1, r*0.68, r*0.66)
	f.lines(tone("lindenFlower"), r*0.14, 0.9, "M"+num(x-r*0.4)+" "+num(y+r*0.3)+" C"+num(x-r*0.3)+" "+num(y-r*0.3)+" "+
		num(x)+" "+num(y-r*0.5)+" "+num(x+r*0.3)+" "+num(y-r*0.4))
	return f
}

// root is a carrot or the like, its top at x0, y0 and its tip at x1, y1.
func (f *villager) root(k brush.Col, x0, y0, x1, y1 float64) *villager {
	f.held(brush.Leaf, "M6 0 C-20 -10 -40 -34 -44 -40 C-30 -34 -22 -30 -16 -20 C-30 -10 -46 -4 -56 0 C-40 6 -26 4 -16 "+
		"8 "+
		"C-26 20 -36 30 -42 36 C-22 30 -8 16 6 6 Z", x0, y0, x1, y1)
	return f.held(k, "M0 -22 C20 -26 70 -10 104 0 C70 10 20 26 0 22 C-8 12 -8 -12 0 -22 Z", x0, y0, x1, y1)
}

// glass is a church window with coloured panes, its middle at x.
func (f *villager) glass(x, y, w, h float64) *villager {
	m := f.draw(tone("deepCornflower"), "M"+num(x-w/2)+" "+num(y+h)+" L"+num(x-w/2)+" "+num(y+h*0.4)+" C"+num(x-w/2)+" "+
		num(y+h*0.1)+" "+num(x-w*0.2)+" "+num(y)+" "+num(x)+" "+num(y-h*0.1)+" C"+num(x+w*0.2)+" "+num(y)+" "+
		""+num(x+w/2)+" "+
		num(y+h*0.1)+" "+num(x+w/2)+" "+num(y+h*0.4)+" L"+num(x+w/2)+" "+num(y+h)+" Z")
	panes := []brush.Col{tone("scarlet"), brush.Gold, tone("fern"), tone("deepCornflower"),
		brush.Magic}
	for i := range 15 {
		px, py := x-w/2+w/3*float64(i%3), y-h*0.1+h*0.22*float64(i/3)
		q := brush.Rect(px, py, w/3, h*0.22)
		f.Paint(f.Fill(q).And(m), brush.Flat(panes[(i*7+i/3)%5]), 0.85)
		f.Paint(f.Stroke(q, brush.Const(1)).And(m), brush.Flat(brush.Ink), 0.8)
	}
	return f
}
