package agricola

import (
	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/props"
)

// boards are planks that lie from y down to the foot, n of them.
func (v *vignette) boards(k brush.Col, y float64, n int) {
	h := (cardHigh - y) / float64(n)
	for i := range n {
		v.box(k.Dark(0.14*float64(i%2)), -4, y+float64(i)*h, 128, h+1)
	}
	v.litter(k.Dark(0.4), 9*n, -4, y+1, 120, cardHigh-y, 9)
}

// sodHut is a low hut with walls of sods and grass on its roof, w wide from x on.
func sodHut(v *vignette, x, y, w float64) {
	h := w * 0.3
	v.Ground(x+w/2, y, w*0.6, w*0.08, 0.8)
	v.wall(brush.InkSoft, x, y-h, w, h, 4)
	v.draw(tone("caterpillar"), "M"+num(x-w*0.12)+" "+num(y-h*0.8)+" C"+num(x+w*0.1)+" "+num(y-h*2.7)+" "+
		num(x+w*0.9)+" "+num(y-h*2.7)+" "+num(x+w*1.12)+" "+num(y-h*0.8)+" Z")
	for i := range 9 {
		t := float64(i) / 8
		props.Tuft(v.Canvas, x+w*t, y-h*(1+4*t*(1-t)), 7, tone("pear"))
	}
	v.box(dark, x+w*0.38, y-h*0.92, w*0.2, h*0.92)
	v.box(brush.LavaLit, x+w*0.7, y-h*0.66, w*0.13, h*0.34)
}

// sheetAt is a sheet of paper that hangs by its upper edge.
func sheetAt(v *vignette, k brush.Col, x, y, w, h float64) {
	v.draw(k,
		"M"+num(x)+" "+num(y)+" L"+num(x+w)+" "+num(y)+" L"+num(x+w-1)+" "+num(y+h)+" L"+num(x+1)+" "+num(y+h)+" "+
			""+
			"Z")
}

// block is a squared stone, its lower left corner at x, y.
func (v *vignette) block(k brush.Col, x, y, w, h float64) {
	v.box(k, x, y-h, w, h)
	d := w * 0.22
	v.draw(k.Light(0.3), "M"+num(x)+" "+num(y-h)+" L"+num(x+d)+" "+num(y-h-d)+" L"+num(x+w+d)+" "+num(y-h-d)+
		" L"+num(x+w)+" "+num(y-h)+" Z")
	v.draw(k.Dark(0.25), "M"+num(x+w)+" "+num(y-h)+" L"+num(x+w+d)+" "+num(y-h-d)+" L"+num(x+w+d)+" "+num(y-d)+
		" L"+num(x+w)+" "+num(y)+" Z")
}

// rail is a fence of posts and two rails from x0, y0 to x1, y1, h high.
func (v *vignette) rail(x0, y0, x1, y1, h float64, posts int) {
	for _, d := range []float64{0.8, 0.4} {
		v.line(brush.Wood, h*0.13, "M"+num(x0)+" "+num(y0-h*d)+" L"+num(x1)+" "+num(y1-h*d))
	}
	for i := range posts {
		t := float64(i) / float64(posts-1)
		x, y := x0+(x1-x0)*t, y0+(y1-y0)*t
		v.line(brush.WoodDim.Light(0.12), h*0.17, "M"+num(x)+" "+num(y-h)+" L"+num(x)+" "+num(y))
	}
}

// wall is masonry: rows of stones with their joints half a stone apart.
func (v *vignette) wall(k brush.Col, x, y, w, h float64, rows int) {
	m := v.box(k, x, y, w, h)
	step := h / float64(rows)
	for i := range rows {
		top := y + float64(i)*step
		if i > 0 {
			v.Paint(v.Stroke(brush.Line(brush.Pt(x, top), brush.Pt(x+w, top)), brush.Const(0.8)).And(m),
				brush.Flat(k.Dark(0.5)), 0.7)
		}
		for j, cx := 0, x+step*(0.6+float64(i%2)); cx < x+w; j, cx = j+1, cx+2*step {
			v.Paint(v.Stroke(brush.Line(brush.Pt(cx, top), brush.Pt(cx, top+step)), brush.Const(0.8)).And(m),
				brush.Flat(k.Dark(0.5)), 0.7)
			if brush.Hash(i, j, v.seed) > 0.55 {
				v.Paint(v.Fill(brush.Rect(cx, top, 2*step, step)).And(m), brush.Flat(k.Light(0.35)), 0.35)
			}
		}
	}
}

// planks is boarding of n upright boards.
func (v *vignette) planks(k brush.Col, x, y, w, h float64, n int) {
	m := v.box(k, x, y, w, h)
	for i := range n {
		at := x + w*float64(i)/float64(n)
		v.Paint(v.Stroke(brush.Line(brush.Pt(at, y), brush.Pt(at, y+h)), brush.Const(0.9)).And(m),
			brush.Flat(k.Dark(0.55)), 0.7)
		if i%3 == 1 {
			v.Paint(v.Fill(brush.Rect(at, y, w/float64(n), h)).And(m), brush.Flat(k.Dark(0.3)), 0.4)
		}
	}
}

// window has four panes.
func (v *vignette) window(x, y, w, h float64) {
	v.box(brush.WaterLit.Light(0.3), x, y, w, h)
	v.line(brush.Wood, 1, "M"+num(x+w/2)+" "+num(y)+" L"+num(x+w/2)+" "+num(y+h)+" M"+num(x)+" "+num(y+h/2)+
		" L"+num(x+w)+" "+num(y+h/2))
}

// awning is a striped cloth on two posts.
func awning(v *vignette, k brush.Col, x, w float64) {
	v.box(brush.WoodDim, x+2, 10, 3, 48)
	v.box(brush.WoodDim, x+w-5, 10, 3, 48)
	m := v.draw(brush.Cream, "M"+num(x-4)+" 16 L"+num(x+6)+" 2 L"+num(x+w-6)+" 2 L"+num(x+w+4)+" 16 Z")
	for i := range 5 {
		q := brush.Rect(x-4+float64(2*i)*(w+8)/10, 0, (w+8)/10, 18)
		v.Paint(v.Fill(q).And(m), brush.Gouache(k, v.next(), 0), 0.9)
	}
}
