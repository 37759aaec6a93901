package common

import (
	"tilestead/assets/paint/book"
	"tilestead/assets/paint/brush"
)

// Icons are drawn on a 32 unit grid with a 2 unit margin: one main hue each,
// light from the upper left, no ground line. The vectors are drawn straight at
// every baked size; lines too thin to show at a size are left out there.

// iconSizes are the baked widths of an icon in pixels.
var iconSizes = []float64{12, 16, 20, 24, 32, 40, 48, 64}

const (
	IconUnits   = 32
	IconInk     = 2.2  // width of an outline, in units
	iconInkMin  = 0.95 // the same in pixels; thinner it would fray
	iconHair    = 0.7  // inner lines thinner than so many pixels are dropped
	iconRim     = 2.0  // cream rim of icons on paintings, in pixels
	iconPadding = 4    // room round the grid for outlines that leave it, in units
)

// An Icon is one picture of the set.
type Icon struct {
	Name string
	Draw func(p Pen)
}

// Icons are those of every title, in the order they lie on the sheet.
func Icons() []Icon {
	return append(append(goodsIcons(), controlIcons()...), tableIcons()...)
}

// DrawIcon paints the icon of that name among those of every title, centred at
// x, y and size units wide. It panics when there is none: names are written in
// code.
func DrawIcon(c *brush.Canvas, name string, x, y, size float64) {
	for _, i := range Icons() {
		if i.Name == name {
			k := size / IconUnits
			i.Draw(Pen{c, x - size/2, y - size/2, k})
			return
		}
	}
	panic("common: no icon " + name)
}

// A Pen draws in a picture's own grid on C: its origin is at X, Y of the canvas
// and its unit is K canvas units.
type Pen struct {
	C       *brush.Canvas
	X, Y, K float64
}

// pixels is how many baked pixels w units are.
func (p Pen) pixels(w float64) float64 { return w * p.K * p.C.S }

// Ink is the width of an outline in canvas units.
func (p Pen) Ink() float64 {
	w := IconInk * p.K
	if p.pixels(IconInk) < iconInkMin {
		w = iconInkMin / p.C.S
	}
	return w
}

// Place moves q from the grid to the canvas.
func (p Pen) Place(q brush.Path) brush.Path { return q.Scale(p.K, p.K).Move(p.X, p.Y) }

// Path is the path that s draws in the grid, moved to the canvas.
func (p Pen) Path(s string) brush.Path { return p.Place(brush.Parse(s)) }

// Shape paints an outlined, rounded shape and returns what it covers.
func (p Pen) Shape(s string, k brush.Col, puff float64, seed uint32) *brush.Mask {
	return p.Solid(p.Path(s), k, puff, seed)
}

// Solid is Shape for a path that lies on the canvas already.
func (p Pen) Solid(q brush.Path, k brush.Col, puff float64, seed uint32) *brush.Mask {
	return p.C.Draw(q, brush.Style{K: k, InkW: p.Ink(), Puff: puff * p.K, PuffAmt: 0.36, Seed: seed})
}

// Fill paints flat, without an outline.
func (p Pen) Fill(s string, k brush.Col, alpha float64) {
	p.C.Paint(p.C.Fill(p.Path(s)), brush.Flat(k), alpha)
}

// Within is Fill, cut off outside m.
func (p Pen) Within(m *brush.Mask, s string, k brush.Col, alpha float64) {
	p.C.Paint(p.C.Fill(p.Path(s)).And(m), brush.Flat(k), alpha)
}

// Line is an inner line; where it would be a hairline it is left out.
func (p Pen) Line(s string, w float64, k brush.Col, alpha float64) {
	px := p.pixels(w)
	if px < iconHair {
		return
	}
	if px < 1 {
		w /= px
	}
	p.C.Paint(p.C.Stroke(p.Path(s), brush.Const(w*p.K)), brush.Flat(k), alpha)
}

// Bar is a line with an outline of its own.
func (p Pen) Bar(s string, w float64, k brush.Col) { p.Bars(w, k, s) }

// Bars is Bar for lines that meet: no outline crosses another line.
func (p Pen) Bars(w float64, k brush.Col, lines ...string) {
	for _, s := range lines {
		p.C.Paint(p.C.Stroke(p.Path(s), brush.Const(w*p.K+1.5*p.Ink())), brush.Flat(brush.Ink), 1)
	}
	for _, s := range lines {
		p.C.Paint(p.C.Stroke(p.Path(s), brush.Const(w*p.K)), brush.Flat(k), 1)
	}
}

// Oval is an outlined ellipse.
func (p Pen) Oval(x, y, rx, ry float64, k brush.Col) *brush.Mask {
	return p.Solid(p.Place(brush.Ellipse(x, y, rx, ry)), k, rx*0.4, 1)
}

// Spot is an ellipse without an outline.
func (p Pen) Spot(x, y, rx, ry float64, k brush.Col, alpha float64) {
	p.C.Paint(p.C.Fill(p.Place(brush.Ellipse(x, y, rx, ry))), brush.Flat(k), alpha)
}

// drawArrow points right; it marks directions and next steps.
func drawArrow(p Pen) {
	p.Shape("M3 12 L17 12 L17 5 L30 16 L17 27 L17 20 L3 20 Z", brush.Gold, 2, 1)
}

// drawHand is a pointing hand; its fingertip is at 9, 2.6.
func drawHand(p Pen) {
	m := p.Shape("M6.6 5 C6.6 1.8 11.4 1.8 11.4 5 L11.4 13 C12.4 11.8 15.4 12 15.8 14 C17 12.8 19.8 13.4 20 15.2 "+
		"C21.6 14.2 24.4 15.2 24.4 17.6 L24.4 23 C24.4 27.8 21.6 30.4 17 30.4 L14.4 30.4 C11 30.4 9.4 28.8 7.6 26 "+
		"L2.8 18.6 C1.8 16.6 4 15 5.6 16.4 L6.6 17.6 Z", brush.Hex("#f0c69e"), 2, 1)
	p.Within(m, "M2 27 L26 27 L26 32 L2 32 Z", brush.RoofBlue, 1)
	p.Line("M15.8 14.6 L15.8 19", 1.2, brush.Ink, 0.7)
	p.Line("M20 16 L20 19.6", 1.2, brush.Ink, 0.7)
	p.Line("M11.4 13 L11.4 18", 1.2, brush.Ink, 0.7)
}

// AddIconSet registers icons, plain and with a rim, on sheets of one group.
func AddIconSet(b *book.Book, sheet string, set []Icon) {
	scales := BakedScales(iconSizes, IconUnits)
	for _, i := range set {
		plain := func(c *brush.Canvas) { i.Draw(Pen{c, -IconUnits / 2, -IconUnits / 2, 1}) }
		b.Add(book.Picture{Name: "icon/" + i.Name, Sheet: sheet, Box: book.Round(IconUnits/2 + iconPadding),
			Scales: scales, Paint: plain})
		b.Add(book.Picture{Name: "icon/" + i.Name + "/rim", Sheet: sheet + "-rim", Box: book.Round(IconUnits/2 + 10),
			Scales: scales,
			Paint:  func(c *brush.Canvas) { c.Halo(iconRim, brush.Cream, plain) }})
	}
}

// addIcons registers the icons of every title.
func addIcons(b *book.Book) {
	scales := BakedScales(iconSizes, IconUnits)
	AddIconSet(b, "shared/icons", Icons())
	b.Add(book.Picture{Name: "arrow", Sheet: "shared/icons", Box: book.Round(IconUnits/2 + iconPadding), Scales: scales,
		Paint: func(c *brush.Canvas) { drawArrow(Pen{c, -IconUnits / 2, -IconUnits / 2, 1}) }})
	b.Add(book.Picture{Name: "pointer/hand", Sheet: "shared/icons", Box: book.Box{X0: -12, Y0: -6, X1: 22, Y1: 32},
		Scales: scales,
		Paint:  func(c *brush.Canvas) { drawHand(Pen{c, -9, -2.6, 1}) }})
}

// BakedScales turns baked sizes in pixels into scales of a picture units large.
func BakedScales(sizes []float64, units float64) []float64 {
	var out []float64
	for _, s := range sizes {
		out = append(out, s/units)
	}
	return out
}
