package ui

import (
	"math"

	"tilestead/assets"
	"tilestead/assets/palette"
)

// Px is the width of a frame line and of a corner step, in canvas pixels: always whole
// device pixels, two of them under two device pixels a canvas pixel, else a canvas pixel.
func (c *Canvas) Px() float64 { return math.Max(2, math.Floor(c.S)) / math.Max(1, c.S) }

// fine says whether frames have one line: where a canvas pixel is a single device pixel
// they have two.
func (c *Canvas) fine() bool { return c.S >= between }

// Snap is r on whole device pixels.
func (c *Canvas) Snap(r Rect) Rect {
	s := math.Max(1, c.S)
	f := func(v float64) float64 { return math.Round(v*s) / s }
	x, y := f(r.X), f(r.Y)
	return Rect{x, y, f(r.X+r.W) - x, f(r.Y+r.H) - y}
}

// steps fills a box whose corners are n steps of px.
func (c *Canvas) steps(r Rect, n int, px float64, k Color) {
	if r.W <= 0 || r.H <= 0 {
		return
	}
	d := float64(n) * px
	if 2*d > r.H {
		d = math.Floor(r.H/2/px) * px
	}
	c.Fill(Rect{r.X, r.Y + d, r.W, r.H - 2*d}, k)
	c.corners(r, int(d/px), px, k)
}

// corners fills only the rows of a box that its stepped corners shorten.
func (c *Canvas) corners(r Rect, n int, px float64, k Color) {
	for i := 0; i < n; i++ {
		in, y := float64(n-i)*px, float64(i)*px
		c.Fill(Rect{r.X + in, r.Y + y, r.W - 2*in, px}, k)
		c.Fill(Rect{r.X + in, r.Y + r.H - y - px, r.W - 2*in, px}, k)
	}
}

// paper is steps with the paper texture on it.
func (c *Canvas) paper(r Rect, n int, px float64, k Color) {
	d := float64(n) * px
	if 2*d >= r.H {
		c.steps(r, n, px, k)
		return
	}
	c.corners(r, n, px, k)
	c.cover(Rect{r.X, r.Y + d, r.W, r.H - 2*d}, k)
}

// cover fills a box with paper of a colour.
func (c *Canvas) cover(r Rect, k Color) {
	if !c.texture("paper", r, k) {
		c.Fill(r, k)
	}
}

// texture tiles a seamless sprite over r, tinted; false: there is none.
func (c *Canvas) texture(name string, r Rect, k Color) bool {
	s, ok := assets.Find(name)
	if ok && r.W > 0 && r.H > 0 {
		c.Tile(s, r, k)
	}
	return ok
}

// shadow lays the soft dark blob under r.
func (c *Canvas) shadow(r Rect, dx, dy, blur float64) {
	r = Rect{r.X + dx - blur, r.Y + dy - blur, r.W + 2*blur, r.H + 2*blur}
	if s, ok := assets.Find("shadow"); ok {
		c.Nine(s, r, 12, math.Max(0.25, blur/6), White)
		return
	}
	c.Fill(r.Inset(blur*0.6), palette.Alpha(palette.TealDark, 0.4))
}

// Panel draws a sheet of paper: the ground of everything that holds text.
func Panel(c *Canvas, r Rect) { sheet(c, r, palette.Paper, 3) }

// Plate is a smaller sheet in any paper colour: cells, seat plates, cards.
func Plate(c *Canvas, r Rect, k Color) { sheet(c, r, k, 2) }

func sheet(c *Canvas, r Rect, k Color, n int) {
	r = c.Snap(r)
	if c.Strong {
		ring(c, r.Inset(-1), n, c.Px(), c.Px(), palette.Ink)
	}
	if c.fine() {
		c.shadow(r, 1.5, 2.5, 2.5)
		px := c.Px()
		ring(c, r, n, px, px, palette.Ink)
		in := r.Inset(px)
		c.paper(in, n, px, k)
		edges(c, in, float64(n)*px, px, k, 0.26)
		return
	}
	c.shadow(r, 3, 5, 5)
	ring(c, r, n, 2, 2, palette.Ink)
	ring(c, r.Inset(2), n, 2, 1, palette.Dark(k, 0.30))
	in := r.Inset(3)
	c.paper(in, n, 2, k)
	edges(c, in, float64(2*n), 1, k, 0.2)
}

// edges draws the light line inside the upper and left edge and the shade line
// inside the others, d away from the corners, t thick.
func edges(c *Canvas, r Rect, d, t float64, k Color, dark float64) {
	lit, dim := palette.Alpha(palette.Light(k, 0.75), 0.9), palette.Alpha(palette.Dark(k, dark), 0.8)
	c.Fill(Rect{r.X + d, r.Y, r.W - 2*d, t}, lit)
	c.Fill(Rect{r.X, r.Y + d, t, r.H - 2*d}, lit)
	c.Fill(Rect{r.X + d, r.Y + r.H - t, r.W - 2*d, t}, dim)
	c.Fill(Rect{r.X + r.W - t, r.Y + d, t, r.H - 2*d}, dim)
}

// HeadHeight is how much of a panel its title strip takes.
func HeadHeight(c *Canvas) float64 {
	if c.fine() {
		return 18
	}
	return 28
}

// headline writes the title of a panel with its middle at x, in the largest role from
// first on that has room for it, and gives how wide it is.
func headline(c *Canvas, x, y float64, title string, room float64, first Role) float64 {
	role := first
	for _, smaller := range []Role{Prompt, Name} {
		if role.Width(title) > room {
			role = smaller
		}
	}
	title = role.Fit(title, room)
	c.WriteCenter(x, y, title, role, palette.Cream)
	return role.Width(title)
}

// HeadRoom is what Head leaves of the panel r.
func HeadRoom(c *Canvas, r Rect) Rect {
	r = c.Snap(r)
	h := HeadHeight(c)
	if c.fine() {
		return Rect{r.X + 5, r.Y + h + 3, r.W - 10, r.H - h - 7}
	}
	return Rect{r.X + 12, r.Y + h + 8, r.W - 24, r.H - h - 20}
}

// Head draws the teal title strip of the panel r with a text in its middle and
// gives what is left of the panel inside its padding.
func Head(c *Canvas, r Rect, title string) Rect {
	r = c.Snap(r)
	if c.fine() {
		px := c.Px()
		in := r.Inset(px)
		c.Fill(Rect{in.X + 2*px, in.Y, in.W - 4*px, px}, palette.Teal)
		c.Fill(Rect{in.X + px, in.Y + px, in.W - 2*px, px}, palette.Teal)
		strip := c.Snap(Rect{in.X, in.Y + 2*px, in.W, 17 - 3*px})
		c.cover(strip, palette.Teal)
		c.Fill(Rect{in.X + 2*px, in.Y, in.W - 4*px, px}, palette.TealLit)
		c.Fill(Rect{in.X, strip.Y + strip.H - px, in.W, px}, palette.Alpha(palette.UIGold, 0.75))
		c.Fill(Rect{in.X, strip.Y + strip.H, in.W, px}, palette.Ink)
		headline(c, r.X+r.W/2, r.Y+13, title, r.W-10, Prompt)
		return HeadRoom(c, r)
	}
	c.Fill(Rect{r.X + 7, r.Y + 3, r.W - 14, 2}, palette.Teal)
	c.Fill(Rect{r.X + 5, r.Y + 5, r.W - 10, 2}, palette.Teal)
	strip := Rect{r.X + 3, r.Y + 7, r.W - 6, 19}
	c.cover(strip, palette.Teal)
	c.Fill(Rect{r.X + 7, r.Y + 3, r.W - 14, 1}, palette.TealLit)
	c.Fill(Rect{r.X + 3, r.Y + 25, r.W - 6, 1}, palette.Alpha(palette.UIGold, 0.75))
	c.Fill(Rect{r.X + 3, r.Y + 26, r.W - 6, 2}, palette.Ink)
	w := headline(c, r.X+r.W/2, r.Y+21, title, r.W-60, Heading)
	for _, d := range [2]float64{-1, 1} {
		x, y := math.Round(r.X+r.W/2+d*(w/2+12)), r.Y+15
		c.Poly(palette.UIGold, Point{x - 3, y}, Point{x, y - 3}, Point{x + 3, y}, Point{x, y + 3})
	}
	return HeadRoom(c, r)
}

// Inset is a sunken place: fields of a board, text fields, empty slots.
func Inset(c *Canvas, r Rect, k Color) {
	r = c.Snap(r)
	px := c.Px()
	c.steps(r, 1, px, palette.Dark(k, 0.55))
	in := r.Inset(px)
	c.cover(in, k)
	c.Fill(Rect{in.X, in.Y, in.W, px}, palette.Dark(k, 0.24))
}

// Frame draws the gold frame round r: it is your turn, or this is under the
// pointer or has the focus. It takes 3 canvas pixels (4 at S = 1) outside r.
func Frame(c *Canvas, r Rect) {
	r = c.Snap(r)
	if c.fine() {
		px := c.Px()
		ring(c, r.Inset(-3*px), 3, px, px, palette.Ink)
		ring(c, r.Inset(-2*px), 3, px, 2*px, palette.UIGold)
		return
	}
	ring(c, r.Inset(-4), 3, 2, 1, palette.Ink)
	ring(c, r.Inset(-3), 3, 2, 3, palette.UIGold)
}

// DoubleFrame draws a bright frame with a gold line, which is seen where a gold frame lies already and
// is not taken for one. All but its inner line lies outside r, so that what r shows stays whole.
func DoubleFrame(c *Canvas, r Rect) {
	r = c.Snap(r)
	px := c.Px()
	ring(c, r.Inset(-3*px), 3, px, px, palette.Ink)
	ring(c, r.Inset(-2*px), 3, px, 2*px, palette.Cream)
	ring(c, r, 3, px, px, palette.UIGold)
}

// ring draws only the rim of a stepped box, t thick.
func ring(c *Canvas, r Rect, n int, px, t float64, k Color) {
	d := float64(n) * px
	c.Fill(Rect{r.X + d, r.Y, r.W - 2*d, t}, k)
	c.Fill(Rect{r.X + d, r.Y + r.H - t, r.W - 2*d, t}, k)
	c.Fill(Rect{r.X, r.Y + d, t, r.H - 2*d}, k)
	c.Fill(Rect{r.X + r.W - t, r.Y + d, t, r.H - 2*d}, k)
	for in := d; in > 0; in -= px {
		y := d - in
		w := math.Max(t, px) // the steps overlap so that the rim has no hole
		c.Fill(Rect{r.X + in, r.Y + y, w, px}, k)
		c.Fill(Rect{r.X + r.W - in - w, r.Y + y, w, px}, k)
		c.Fill(Rect{r.X + in, r.Y + r.H - y - px, w, px}, k)
		c.Fill(Rect{r.X + r.W - in - w, r.Y + r.H - y - px, w, px}, k)
	}
}

// Line is a thin rule across a panel.
func Line(c *Canvas, x, y, w float64) {
	c.Fill(Rect{math.Round(x), math.Round(y), math.Round(w), 1}, palette.Alpha(palette.InkSoft, 0.4))
}

// Cloth covers the whole canvas with the table cloth and its dark rim.
func Cloth(c *Canvas) {
	c.Still("cloth", func() {
		all := Rect{0, 0, c.W, c.H}
		if !c.texture("cloth", all, palette.ClothMid) {
			c.Fill(all, palette.ClothMid)
		}
		if s, ok := assets.Find("vignette"); ok {
			c.Nine(s, all, 0, 1, White)
		}
	})
}
