package ui

import (
	"math"

	"tilestead/assets/palette"
)

// A State is how a widget stands.
type State uint8

// The states; Focused shows the gold frame of the keyboard.
const (
	Idle State = iota
	Hot
	Pressed
	Disabled
	Focused
)

// A Look is the colour of a button. One Rust button a screen: the primary
// action.
type Look uint8

// The looks of buttons.
const (
	Plain   Look = iota // paper
	Strong              // teal
	Primary             // rust
)

// Color is the ground of a button of that look.
func (l Look) Color() Color { return [...]Color{palette.PaperDark, palette.Teal, palette.Rust}[l] }

// Button draws a push button with an icon before its label; either may be empty.
func Button(c *Canvas, r Rect, icon, label string, look Look, st State) {
	r = c.Snap(r)
	top, ink := look.Color(), OnPaper(look.Color())
	face, _ := buttonBody(c, r, top, st)
	if st == Disabled {
		ink = palette.Disabled
	}
	y := face.Y + face.H/2
	size := math.Min(LineHeight+4, face.H-4)
	used := 0.0
	if icon != "" {
		used = size + 3
	}
	role := Name
	for _, smaller := range [...]Role{DenseBold, Tight} { // before it is cut
		if role.Width(label) > face.W-6-used {
			role = smaller
		}
	}
	label = role.Fit(label, face.W-6-used)
	w := used + role.Width(label)
	if label == "" {
		w = size
	}
	x := math.Round(face.X + (face.W-w)/2)
	if icon != "" {
		k := White
		if st == Disabled {
			k = palette.Alpha(White, 0.5)
		}
		Icon(c, icon, x+size/2, face.Y+face.H/2, size, k)
		x += used
	}
	c.Write(x, y+role.Capital()/2, label, role, ink)
	if st == Disabled {
		c.strike(Rect{X: x - used, Y: face.Y, W: w, H: face.H})
	}
}

// buttonBody draws a button without its label and gives the face to write on
// and the height of the lip.
func buttonBody(c *Canvas, r Rect, top Color, st State) (face Rect, lip float64) {
	px := c.Px()
	lip = px + 1
	if st == Focused {
		Frame(c, r)
		st = Idle
	}
	base := top
	switch st {
	case Hot:
		top = palette.Light(top, 0.16)
		if OnPaper(base) == palette.Cream && palette.Contrast(top, palette.Cream) < 4.5 {
			top = palette.Light(base, 0.06)
		}
	case Pressed:
		r.Y, r.H, lip = r.Y+px, r.H-px, 1
		top = palette.Dark(top, 0.16)
	case Disabled:
		r.Y, r.H, lip = r.Y+px, r.H-px, 1
		top = palette.Faded
	}
	if st == Idle || st == Hot {
		c.shadow(r, px/2, px*1.5, px*1.5)
	}
	c.steps(r, 2, px, palette.Ink)
	c.steps(r.Inset(px), 2, px, palette.Dark(top, 0.42))
	face = r.Inset(px)
	face.H -= lip
	c.paper(face, 2, px, top)
	if st != Disabled && st != Pressed {
		d := 2 * px
		c.Fill(Rect{face.X + d, face.Y, face.W - 2*d, 1}, palette.Light(top, 0.45))
		if !c.fine() {
			c.Fill(Rect{face.X, face.Y + d, 1, face.H - 2*d}, palette.Light(top, 0.30))
		}
	}
	return face, lip
}

// Tool draws a square button with only an icon.
func Tool(c *Canvas, r Rect, icon string, st State) {
	Button(c, r, icon, "", Plain, st)
}
