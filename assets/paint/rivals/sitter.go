package rivals

import (
	"math"

	"tilestead/assets/paint/brush"
)

// A sitter is the canvas of a portrait.
type sitter struct {
	*brush.Canvas
	seed uint32
	skin *brush.Mask // of the face
}

// next is a seed that no other stroke has.
func (s *sitter) next() uint32 {
	s.seed += 3
	return s.seed
}

// inkWide is how wide the ink round each part of a portrait is, in units.
const inkWide = 2

// draw paints an outline in the house style and gives where it lies.
func (s *sitter) draw(k brush.Col, p brush.Path) *brush.Mask {
	return s.Draw(p, brush.Style{K: k, InkW: inkWide, Puff: 3.4, Seed: s.next()})
}

// pair paints an outline and its mirror image.
func (s *sitter) pair(k brush.Col, p brush.Path) {
	s.draw(k, p)
	s.draw(k, p.Scale(-1, 1))
}

func (s *sitter) oval(k brush.Col, x, y, rx, ry float64) *brush.Mask {
	return s.draw(k, brush.Ellipse(x, y, rx, ry))
}

// line is a stroke with an outline.
func (s *sitter) line(k brush.Col, w float64, p brush.Path) {
	s.Paint(s.Stroke(p, brush.Const(w+2*inkWide*0.8)), brush.Flat(brush.InkFor(k)), 1)
	m := s.Stroke(p, brush.Const(w))
	puff, base := s.Puff(m, w*0.4), brush.Gouache(k, s.next(), 0)
	s.Paint(m, func(x, y float64) brush.Col { return base(x, y).Relief(puff(x, y), 0.36, 0.5) }, 1)
}

// lines are strokes without an outline.
func (s *sitter) lines(k brush.Col, w, alpha float64, ds ...string) {
	for _, d := range ds {
		s.Paint(s.Stroke(brush.Parse(d), brush.Breathe(w, s.next())), brush.Flat(k), alpha)
	}
}

// inside is what of a shape lies in m.
func (s *sitter) inside(m *brush.Mask, k brush.Col, alpha float64, p brush.Path) {
	s.Paint(s.Fill(p).And(m), brush.Gouache(k, s.next(), 0), alpha)
}

// soft is a glow or a shade without an edge.
func (s *sitter) soft(k brush.Col, x, y, rx, ry, alpha float64) {
	s.Paint(s.Fill(brush.Ellipse(x, y, rx, ry)).Blur(math.Min(rx, ry)*0.5*s.S), brush.Flat(k), alpha)
}

// spots are round and of one size, at places given as x and y by turns.
func (s *sitter) spots(k brush.Col, r float64, xy ...float64) {
	for _, q := range brush.Pts(xy...) {
		s.Paint(s.Fill(brush.Ellipse(q.X, q.Y, r, r)), brush.Flat(k), 1)
	}
}

// face is a head without ears and features.
func (s *sitter) face(skin brush.Col, p brush.Path) {
	s.skin = s.draw(skin, p)
}

// head is a face with ears, and its shade on what is below.
func (s *sitter) head(skin brush.Col, p brush.Path) {
	x0, _, x1, y1 := p.Bounds()
	s.soft(skin.Dark(0.7), 0, y1+1, 8, 4, 0.8)
	for _, x := range []float64{x0 + 1, x1 - 1} {
		s.draw(skin.Dark(0.06), brush.Ellipse(x, 2, 3.4, 4.6))
	}
	s.face(skin, p)
}

// eyes are two, x to either side of the middle.
func (s *sitter) eyes(x, y float64) {
	for _, at := range []float64{-x, x} {
		s.Paint(s.Fill(brush.Ellipse(at, y, 2.5, 3.4)), brush.Flat(brush.Ink), 1)
		s.Paint(s.Fill(brush.Ellipse(at-0.8, y-1.3, 0.95, 1.05)), brush.Flat(brush.Snow), 1)
	}
}

// brows are two, x to either side of the middle; they fall outwards by slant.
func (s *sitter) brows(k brush.Col, x, y, slant float64) {
	for _, side := range []float64{-1, 1} {
		p := brush.Cubic(brush.Pt(side*(x-3.4), y-slant/2), brush.Pt(side*(x-1.5), y-1.4-slant/4),
			brush.Pt(side*(x+1.5), y-1.4+slant/4), brush.Pt(side*(x+3.6), y+slant/2))
		s.Paint(s.Stroke(p, brush.Swell(2.2, 0.5)), brush.Flat(k), 1)
	}
}

// cheeks are two blushes on the face, x to either side of the middle. It panics
// when no face is there yet.
func (s *sitter) cheeks(x, y float64) {
	if s.skin == nil {
		panic("rivals: a portrait has cheeks before its head or face: want them after it")
	}
	for _, at := range []float64{-x, x} {
		blush := s.Fill(brush.Ellipse(at, y, 4.2, 3.2)).Blur(1.6 * s.S)
		s.Paint(blush.And(s.skin), brush.Flat(brush.Rose), 0.75)
	}
}

// grin is an open mouth with teeth.
func (s *sitter) grin(p brush.Path) {
	m := s.Draw(p, brush.Style{K: brush.Dragon.Dark(0.55), InkW: 1.5, Seed: s.next()})
	x0, y0, x1, y1 := p.Bounds()
	s.Paint(s.Fill(brush.Rect(x0, y0, x1-x0, (y1-y0)*0.4)).And(m), brush.Flat(brush.Snow), 0.95)
}
