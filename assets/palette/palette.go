// Package palette holds the colours that paint, interface and pieces share, so
// that a name means the same colour everywhere.
package palette

import (
	"fmt"
	"image/color"
	"math"
)

// A Color is a colour with straight (not premultiplied) alpha, 0 to 255 each.
type Color = color.NRGBA

// Hex reads "#rrggbb". It panics on anything else: colours are written in code.
func Hex(s string) Color {
	c := Color{A: 255}
	if n, err := fmt.Sscanf(s, "#%02x%02x%02x", &c.R, &c.G, &c.B); n != 3 || err != nil {
		panic("palette: want #rrggbb, got " + s)
	}
	return c
}

// Ink, paper and the interface.
var (
	Ink       = Hex("#33231f")
	InkSoft   = Hex("#6b4a38")
	Paper     = Hex("#f5ead0")
	PaperDim  = Hex("#e8d6b0")
	PaperDark = Hex("#cbb184")
	Cream     = Hex("#fff6e0")
	Gold      = Hex("#f0b93a")
	Clay      = Hex("#c8694a")
	Pumpkin   = Hex("#ec8a2c")

	Teal     = Hex("#2c4a4e")
	TealLit  = Hex("#3f6a6c")
	TealDark = Hex("#1e3438")
	Rust     = Hex("#a53f2b") // the one primary action of a screen
	UIGold   = Hex("#f0c24b") // focus, under the pointer, "it is you"
	Good     = Hex("#2f6430")
	Bad      = Hex("#a8322a")
	Disabled = Hex("#554a40") // text of what cannot be used
	Faded    = Hex("#d1c3a5") // ground of what cannot be used

	ClothMid = Hex("#35565a")
	ClothRim = Hex("#22393f")
)

// A SeatLook is how a seat is told apart: by colour and by sign.
type SeatLook struct {
	ID    string // stable name, also of its sprites
	Fill  Color
	On    Color // colour of the sign on Fill
	Sign  string
	Plate string // pattern of the plate
}

// Seats are the six looks a seat can have.
var Seats = [6]SeatLook{
	{"red", Hex("#bf3829"), Cream, "heart", "stripes"},
	{"blue", Hex("#285ba8"), Cream, "drop", "waves"},
	{"yellow", Hex("#eebf42"), Ink, "sun", "dots"},
	{"green", Hex("#279a60"), Cream, "leaf", "bars"},
	{"black", Hex("#413b40"), Cream, "diamond", "checks"},
	{"plum", Hex("#b8669a"), Cream, "moon", "hatch"},
}

// Trades are the colours of Montana's workers: light, orange, brown, dark, white.
var Trades = [5]Color{Hex("#ecc65a"), Hex("#e8862f"), Hex("#9a5a34"), Hex("#5a5964"), Hex("#fbf6ea")}

// Mix goes from a to b by t in 0..1; alpha too.
func Mix(a, b Color, t float64) Color {
	f := func(x, y uint8) uint8 { return uint8(math.Round(float64(x) + (float64(y)-float64(x))*t)) }
	return Color{R: f(a.R, b.R), G: f(a.G, b.G), B: f(a.B, b.B), A: f(a.A, b.A)}
}

// Dark goes towards warm violet by t, the house way to darken.
func Dark(c Color, t float64) Color {
	f := func(x uint8, k float64) uint8 { return uint8(math.Round(float64(x) * (1 + (k-1)*t))) }
	return Color{R: f(c.R, 0.40), G: f(c.G, 0.30), B: f(c.B, 0.40), A: c.A}
}

// Light goes towards cream by t, the house way to lighten.
func Light(c Color, t float64) Color {
	k := Mix(c, Color{R: 255, G: 246, B: 219, A: 255}, t)
	k.A = c.A
	return k
}

// Alpha is c at opacity a in 0..1.
func Alpha(c Color, a float64) Color {
	c.A = uint8(math.Round(255 * math.Max(0, math.Min(1, a))))
	return c
}

// Strong is c for high contrast: what is light becomes lighter, what is dark
// darker. The colours of seats stay, for they tell who somebody is, and so does
// the gold of what is chosen.
func Strong(c Color) Color {
	if c == UIGold {
		return c
	}
	for _, s := range Seats {
		if c == s.Fill {
			return c
		}
	}
	k := c
	switch l := luminance(c); {
	case l > 0.4:
		k = Mix(c, Color{R: 255, G: 255, B: 255, A: c.A}, 0.7)
	case l < 0.2:
		k = Mix(c, Color{A: c.A}, 0.5)
	}
	return k
}

// Contrast is the WCAG 2 ratio of two opaque colours, 1 to 21.
func Contrast(a, b Color) float64 {
	x, y := luminance(a), luminance(b)
	return (math.Max(x, y) + 0.05) / (math.Min(x, y) + 0.05)
}

func luminance(c Color) float64 {
	f := func(v uint8) float64 {
		x := float64(v) / 255
		if x <= 0.03928 {
			return x / 12.92
		}
		return math.Pow((x+0.055)/1.055, 2.4)
	}
	return 0.2126*f(c.R) + 0.7152*f(c.G) + 0.0722*f(c.B)
}

// LookOf is the number of a seat's colour in Seats by its ID, 0 when there is no
// such.
func LookOf(color string) int {
	for i, l := range Seats {
		if l.ID == color {
			return i
		}
	}
	return 0
}
