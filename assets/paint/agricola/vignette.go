package agricola

import (
	"math"
	"strconv"

	"tilestead/assets/paint/brush"
)

// A vignette is the canvas of a card's picture.
type vignette struct {
	*brush.Canvas
	seed uint32
}

// next is a seed that no other shape has.
func (v *vignette) next() uint32 {
	v.seed += 3
	return v.seed
}

// back fills the picture from one colour at the top to another at the foot.
func (v *vignette) back(top, foot brush.Col) {
	base := brush.Gouache(brush.Col{R: 1, G: 1, B: 1}, v.next(), 0.2)
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

func num(x float64) string { return strconv.FormatFloat(x, 'f', 2, 64) }
