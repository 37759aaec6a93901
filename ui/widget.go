package ui

import (
	"math"

	"tilestead/assets"
	"tilestead/assets/palette"
)

// Icon draws "icon/NAME", or a title's icon of that whole name, size canvas pixels
// wide with its middle at x, y.
func Icon(c *Canvas, name string, x, y, size float64, tint Color) {
	s, ok := assets.Find("icon/" + name)
	if !ok {
		s, ok = assets.Find(name)
	}
	if ok {
		c.Tinted(s, x, y, size/32, 0, tint)
		return
	}
	k := palette.InkSoft
	k.A = tint.A
	c.Fill(Rect{x - size*0.3, y - size*0.3, size * 0.6, size * 0.6}, k)
}

// Medal draws the round sign of a seat colour (0 to 5), r with its ring.
func Medal(c *Canvas, x, y, r float64, color int) {
	look := palette.Seats[color]
	if s, ok := assets.Find("medal/" + look.ID); ok {
		c.Sprite(s, x, y, 2*r/32)
		return
	}
	Disc(c, x, y, r, palette.Ink)
	Disc(c, x, y, r-1, look.Fill)
}

// Disc fills a circle.
func Disc(c *Canvas, x, y, r float64, k Color) {
	var pts [24]Point
	for i := range pts {
		s, co := math.Sincos(float64(i) * 2 * math.Pi / float64(len(pts)))
		pts[i] = Point{x + r*co, y + r*s}
	}
	c.Poly(k, pts[:]...)
}

// SeatPlate draws the plate of a seat: paper, a pattern strip of the given
// width with the sign, a gold frame when it is that seat's turn. It gives the
// box right of the strip.
func SeatPlate(c *Canvas, r Rect, strip float64, color int, active bool) Rect {
	in := BarePlate(c, r, strip, color, active)
	r = c.Snap(r)
	Medal(c, r.X+c.Px()+strip/2, r.Y+r.H/2, math.Min(strip/2-1, r.H/2-3), color)
	return in
}

// BarePlate is SeatPlate without the sign.
func BarePlate(c *Canvas, r Rect, strip float64, color int, active bool) Rect {
	r = c.Snap(r)
	if active {
		Frame(c, r)
	}
	Plate(c, r, palette.Paper)
	look, px := palette.Seats[color], c.Px()
	box := Rect{r.X + px, r.Y + 2*px, strip, r.H - 4*px}
	c.Fill(box, look.Fill)
	if s, ok := assets.Find("plate/" + look.ID); ok {
		c.Tile(s, box, White)
	}
	c.Fill(Rect{r.X + px + strip, r.Y + px, px, r.H - 2*px}, palette.Ink)
	x := strip + 2*px
	return Rect{r.X + x, r.Y + px, r.W - x - px, r.H - 2*px}
}

// Chip is a small cream box with a numeral, for counts on pictures; its lower
// right corner is at x, y.
func Chip(c *Canvas, x, y float64, text string) {
	w := math.Ceil(LettersWidth(10, text, "num")) + 6
	r := c.Snap(Rect{x - w, y - 14, w, 14})
	c.steps(r, 1, 1, palette.Ink)
	c.Fill(r.Inset(1), palette.Cream)
	Letters(c, r.X+3, r.Y+12, 10, text, "num")
}

// Toggle draws a check box of 14 with its label, in a row of LineHeight.
func Toggle(c *Canvas, r Rect, label string, on bool, st State) {
	r = c.Snap(r)
	box := Rect{r.X, r.Y + math.Round((r.H-14)/2), 14, 14}
	if st == Focused {
		Frame(c, box)
	}
	c.Fill(box, palette.Ink)
	ground := palette.Cream
	if st == Hot || st == Pressed {
		ground = palette.Light(palette.UIGold, 0.5)
	}
	c.Fill(box.Inset(c.Px()), ground)
	if on {
		Icon(c, "check", box.X+7, box.Y+7, 14, White)
	}
	k := palette.Ink
	if st == Disabled {
		k = palette.Disabled
		c.strike(box)
	}
	c.Write(box.X+20, Body.Middle(r), Body.Fit(label, r.W-20), Body, k)
}

// Choice draws a round box with its label: one of several.
func Choice(c *Canvas, r Rect, label string, on bool, st State) {
	r = c.Snap(r)
	x, y := r.X+7, r.Y+math.Round(r.H/2)
	if st == Focused {
		Frame(c, Rect{x - 7, y - 7, 14, 14})
	}
	Disc(c, x, y, 7, palette.Ink)
	ground := palette.Cream
	if st == Hot || st == Pressed {
		ground = palette.Light(palette.UIGold, 0.5)
	}
	Disc(c, x, y, 7-c.Px(), ground)
	if on {
		Disc(c, x, y, 3.2, palette.Rust)
	}
	k := palette.Ink
	if st == Disabled {
		k = palette.Disabled
	}
	c.Write(r.X+20, Body.Middle(r), Body.Fit(label, r.W-20), Body, k)
}

// Slider draws a bar with its knob at t in 0..1.
func Slider(c *Canvas, r Rect, t float64, st State) {
	r = c.Snap(r)
	y := r.Y + math.Round(r.H/2)
	bar := Rect{r.X, y - 3, r.W, 5}
	c.Fill(bar, palette.Ink)
	c.Fill(bar.Inset(1), palette.PaperDark)
	x := math.Round(r.X + 5 + clamp01(t)*(r.W-10))
	c.Fill(Rect{bar.X + 1, bar.Y + 1, x - bar.X, 3}, palette.TealLit)
	knob := Rect{x - 5, y - 8, 10, 16}
	if st == Focused {
		Frame(c, knob)
		st = Idle
	}
	k := palette.Paper
	if st == Hot {
		k = palette.Cream
	}
	if st == Disabled {
		k = palette.Faded
	}
	c.steps(knob, 1, c.Px(), palette.Ink)
	c.Fill(knob.Inset(c.Px()), k)
	c.Fill(Rect{knob.X + c.Px(), knob.Y + knob.H - c.Px() - 2, knob.W - 2*c.Px(), 2}, palette.PaperDark)
}

// Progress draws a bar filled to t in 0..1.
func Progress(c *Canvas, r Rect, t float64, k Color) {
	r = c.Snap(r)
	c.Fill(r, palette.Ink)
	c.Fill(r.Inset(1), palette.PaperDark)
	c.Fill(Rect{r.X + 1, r.Y + 1, math.Round((r.W - 2) * clamp01(t)), r.H - 2}, k)
	c.Fill(Rect{r.X + 1, r.Y + 1, math.Round((r.W - 2) * clamp01(t)), 1}, palette.Light(k, 0.35))
}

// TextField draws a line of text being written; caret shows the caret where the next
// letter goes: at its end, which lies at the left of what is written to the left. Text
// too long for the box shows its end.
func TextField(c *Canvas, r Rect, text string, caret bool, st State) {
	r = c.Snap(r)
	if st == Focused {
		Frame(c, r)
	}
	c.steps(r, 1, c.Px(), palette.Ink)
	c.Fill(r.Inset(c.Px()), palette.Cream)
	c.Fill(Rect{r.X + c.Px(), r.Y + c.Px(), r.W - 2*c.Px(), 1}, palette.PaperDark)
	room := r.W - 14
	for Body.Width(text) > room {
		for i := range text {
			if i > 0 {
				text = text[i:]
				break
			}
		}
	}
	y, k := Body.Middle(r), palette.Ink
	if st == Disabled {
		k = palette.Disabled
	}
	c.Write(r.X+6, y, text, Body, k)
	if caret {
		c.Fill(Rect{r.X + 6 + Body.face().Caret(text, Body.Capital()), y - 10, 1, 12}, palette.Ink)
	}
}

// Tab draws one tab of a row; the chosen one opens into the panel below it.
func Tab(c *Canvas, r Rect, label string, on bool, st State) {
	r = c.Snap(r)
	if st == Focused {
		Frame(c, r)
	}
	px, k := c.Px(), palette.PaperDark
	switch {
	case on:
		k = palette.Paper
	case st == Hot:
		k = palette.PaperDim
	}
	if !on {
		r.Y, r.H = r.Y+2, r.H-2
	}
	c.steps(Rect{r.X, r.Y, r.W, r.H + 2*px}, 2, px, palette.Ink)
	face := Rect{r.X + px, r.Y + px, r.W - 2*px, r.H - px}
	if on {
		face.H += 2 * px
	}
	c.Fill(Rect{face.X, face.Y + 2*px, face.W, face.H - 2*px}, k)
	c.Fill(Rect{face.X + px, face.Y + px, face.W - 2*px, px}, k)
	c.Fill(Rect{face.X + 2*px, face.Y, face.W - 4*px, px}, palette.Light(k, 0.5))
	role := Body
	if on {
		role = Name
	}
	c.WriteCenter(r.X+r.W/2, role.Middle(r)+px, role.Fit(label, r.W-8), role, palette.Ink)
}

// ScrollBar draws the bar of a list: at is the first line shown, of total,
// shown at once.
func ScrollBar(c *Canvas, r Rect, at, shown, total float64) {
	r = c.Snap(r)
	if total <= shown {
		return
	}
	c.Fill(r, palette.Alpha(palette.InkSoft, 0.25))
	h := math.Max(12, math.Round(r.H*shown/total))
	y := r.Y + math.Round((r.H-h)*clamp01(at/(total-shown)))
	c.Fill(Rect{r.X, y, r.W, h}, palette.InkSoft)
	c.Fill(Rect{r.X + 1, y + 1, r.W - 2, h - 2}, palette.PaperDark)
}
