package agricola

import (
	"math"
	"slices"

	"tilestead/assets/paint/book"
	"tilestead/assets/paint/brush"
)

// Pictures of cards are so many units wide and high.
const cardWide, cardHigh = 120, 60

// cardScales are the baked pixels per unit of cards: of those of a farm and one for
// large ones on a fine screen.
var cardScales = append(slices.Clone(farmScales), farmMaster)

// A vignette is the canvas of a card's picture.
type vignette struct {
	*brush.Canvas
	seed uint32
}

// A card is a picture with the name of what it shows.
type card struct {
	name  string
	paint func(v *vignette)
}

// addCards registers the pictures of cards: of major improvements and of the
// land of special actions.
func addCards(b *book.Book) {
	add := func(kind string, list []card) {
		for i, k := range list {
			addTiled(b, kind+"s", kind+"/"+k.name, book.Box{X1: cardWide, Y1: cardHigh}, func(c *brush.Canvas) {
				k.paint(&vignette{c, uint32(11 + 17*i)})
			})
			b.Pictures[len(b.Pictures)-1].Scales = cardScales
		}
	}
	add("major", majors())
	add("special", specials)
	add("scene", scenes())
	add("hand", hands())
}

// majors are those of the base game and of Farmers of the Moor. The copies for
// six players are like the cards they lie under.
func majors() []card {
	return append(append(append([]card{}, hearthMajors...), workMajors...), moorMajors...)
}

// next is a seed that no other shape has.
func (v *vignette) next() uint32 {
	v.seed += 3
	return v.seed
}

// back fills the picture from one colour at the top to another at the foot.
func (v *vignette) back(top, foot brush.Col) {
	base := brush.Gouache(brush.Hex("#ffffff"), v.next(), 0.2)
	v.Paint(v.Fill(brush.Rect(-2, -2, cardWide+4, cardHigh+4)), func(x, y float64) brush.Col {
		return top.Mix(foot, brush.Smooth(0, cardHigh, y)).Mul(base(x, y))
	}, 1)
}

// land fills all below a wavy edge at y.
func (v *vignette) land(k brush.Col, y, waves float64) {
	at := func(x float64) brush.V {
		return brush.Pt(x, y+waves*brush.Noise(x/26, y, 0, v.seed))
	}
	p := []brush.V{brush.Pt(-4, cardHigh+4)}
	for x := -4.0; x <= cardWide+4; x += 4 {
		p = append(p, at(x))
	}
	q := brush.Poly(append(p, brush.Pt(cardWide+4, cardHigh+4))...)
	v.Paint(v.Fill(q), brush.Gouache(k, v.next(), 0.1), 1)
	v.Paint(v.Stroke(brush.Line(p[1:]...), brush.Breathe(1, v.seed)), brush.Flat(brush.InkFor(k)), 0.5)
}

func (v *vignette) style(k brush.Col) brush.Style {
	return brush.Style{K: k, InkW: 1.2, Puff: 2, Seed: v.next()}
}

// draw paints an outline given as a path.
func (v *vignette) draw(k brush.Col, d string) *brush.Mask { return v.Draw(brush.Parse(d), v.style(k)) }

func (v *vignette) oval(k brush.Col, x, y, rx, ry float64) *brush.Mask {
	return v.Draw(brush.Ellipse(x, y, rx, ry), v.style(k))
}

func (v *vignette) box(k brush.Col, x, y, w, h float64) *brush.Mask {
	s := v.style(k)
	s.Wobble = 0.4
	return v.Draw(brush.Rect(x, y, w, h), s)
}

// line is a stroke with an outline.
func (v *vignette) line(k brush.Col, w float64, d string) {
	q := brush.Parse(d)
	v.Paint(v.Stroke(q, brush.Const(w+1.6)), brush.Flat(brush.InkFor(k)), 1)
	v.Paint(v.Stroke(q, brush.Const(w)), brush.Gouache(k, v.next(), 0), 1)
}

// lines are thin strokes without an outline.
func (v *vignette) lines(k brush.Col, w, alpha float64, ds ...string) {
	for _, d := range ds {
		v.Paint(v.Stroke(brush.Parse(d), brush.Breathe(w, v.next())), brush.Flat(k), alpha)
	}
}

// soft is a glow or a shade without an edge.
func (v *vignette) soft(k brush.Col, x, y, rx, ry, alpha float64) {
	v.Paint(v.Fill(brush.Ellipse(x, y, rx, ry)).Blur(math.Min(rx, ry)*0.45*v.S), brush.Flat(k), alpha)
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

// fire is a flame with its foot at x, y.
func (v *vignette) fire(x, y, h float64) {
	v.soft(brush.LavaLit, x, y-h*0.4, h*1.1, h*0.9, 0.55)
	at := func(d string, k float64) brush.Path { return brush.Parse(d).Scale(h*k/100, h*k/100).Move(x, y) }
	tongue := "M0 -100 C8 -76 36 -60 32 -28 C30 -8 18 0 0 0 C-20 0 -32 -10 -30 -30 C-28 -46 -20 -48 -16 -66 " +
		"C-8 -58 -8 -52 -6 -46 C2 -58 2 -80 0 -100 Z"
	v.Draw(at(tongue, 1), brush.Style{K: brush.Lava, InkW: 1.1, Puff: 1.5, Seed: v.next()})
	v.Paint(v.Fill(at(tongue, 0.6)), brush.Flat(brush.LavaLit), 1)
	v.Paint(v.Fill(at(tongue, 0.3)), brush.Flat(brush.Cream), 1)
}

// logs are three pieces of wood that lie at x, y.
func (v *vignette) logs(x, y, w float64) {
	for _, l := range [][3]float64{{-0.5, -0.08, 0.5}, {-0.34, -0.3, 0.32}} {
		v.box(brush.Wood, x+l[0]*w, y+l[1]*w, (l[2]-l[0])*w, w*0.2)
		v.oval(cutWood, x+l[0]*w, y+(l[1]+0.1)*w, w*0.1, w*0.11)
	}
}

// pot is a round vessel, its foot at x, y.
func (v *vignette) pot(k brush.Col, x, y, h float64) {
	at := func(d string) brush.Path { return brush.Parse(d).Scale(h/100, h/100).Move(x, y) }
	v.Ground(x, y, h*0.42, h*0.1, 0.6)
	v.Draw(at("M-22 -96 L22 -96 C20 -84 44 -70 44 -42 C44 -16 28 0 18 0 L-18 0 C-28 0 -44 -16 -44 -42 "+
		"C-44 -70 -20 -84 -22 -96 Z"),
		brush.Style{K: k, InkW: 1.1, Puff: h * 0.12, PuffAmt: 0.4, Seed: v.next()})
	v.Draw(brush.Ellipse(x, y-h*0.95, h*0.24, h*0.07), brush.Style{K: k.Dark(0.6), InkW: 0.9, Seed: v.next()})
}

// loaf is a loaf of bread w wide, its foot at x, y.
func (v *vignette) loaf(x, y, w float64) {
	crust := brush.Hex("#c98a45")
	v.Ground(x, y, w*0.5, w*0.12, 0.6)
	v.Draw(brush.Parse("M-50 -10 C-50 -40 -30 -52 0 -52 C30 -52 50 -40 50 -10 C50 2 30 2 0 2 C-30 2 -50 2 -50 -10 Z").
		Scale(w/100, w/100).Move(x, y), brush.Style{K: crust, InkW: 1.1, Puff: w * 0.12, Seed: v.next()})
	for _, d := range []float64{-0.22, 0, 0.22} {
		q := brush.Line(brush.Pt(x+(d-0.05)*w, y-w*0.4), brush.Pt(x+(d+0.05)*w, y-w*0.16))
		v.Paint(v.Stroke(q, brush.Swell(1.4, 0.3)), brush.Flat(brush.Hex("#f2d59a")), 0.9)
	}
}

// basket is a woven basket, its foot at x, y.
func (v *vignette) basket(k brush.Col, x, y, w float64) {
	v.Ground(x, y, w*0.5, w*0.12, 0.6)
	at := func(d string) brush.Path { return brush.Parse(d).Scale(w/100, w/100).Move(x, y) }
	v.Paint(v.Stroke(at("M-40 -50 C-40 -100 40 -100 40 -50"), brush.Const(w*0.09+1.2)), brush.Flat(brush.InkFor(k)), 1)
	v.Paint(v.Stroke(at("M-40 -50 C-40 -100 40 -100 40 -50"), brush.Const(w*0.09)), brush.Flat(k.Light(0.2)), 1)
	m := v.Draw(at("M-50 -56 L50 -56 L40 0 L-40 0 Z"), brush.Style{K: k, InkW: 1.1, Puff: w * 0.1, Seed: v.next()})
	for i := range 4 {
		for j := range 7 {
			if (i+j)%2 == 0 {
				px, py := x+w*(-0.5+float64(j)/7), y-w*0.56+w*0.14*float64(i)
				v.Paint(v.Fill(brush.Rect(px, py, w/7, w*0.14)).And(m), brush.Flat(k.Dark(0.45)), 0.45)
			}
		}
	}
}
