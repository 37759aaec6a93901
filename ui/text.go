package ui

import (
	"tilestead/assets/face"
	"tilestead/assets/palette"
)

// LineHeight is the pitch of lines of text; DenseLine that of logs and lists.
const (
	LineHeight = 16
	DenseLine  = 14
)

const ellipsis = "…"

// Write writes a line with its pen at x and its baseline at y.
func (c *Canvas) Write(x, y float64, s string, r Role, k Color) {
	c.write(x, y, s, roles[r].face, r.Capital(), k)
}

// WriteCenter writes a line with its middle at x.
func (c *Canvas) WriteCenter(x, y float64, s string, r Role, k Color) {
	c.Write(x-r.Width(s)/2, y, s, r, k)
}

// WriteRight writes a line that ends at x.
func (c *Canvas) WriteRight(x, y float64, s string, r Role, k Color) {
	c.Write(x-r.Width(s), y, s, r, k)
}

func (c *Canvas) write(x, y float64, s string, f face.Face, capital float64, k Color) {
	if s == "" {
		return
	}
	c.add(Op{Kind: OpText, Box: Rect{X: x, Y: y}, Color: k, Text: s, Face: f, Capital: capital})
}

// OnPaper gives the text colour that reads on ground: Cream where it has a
// contrast of 4.5, else Ink.
func OnPaper(ground Color) Color {
	if palette.Contrast(ground, palette.Cream) >= 4.5 {
		return palette.Cream
	}
	return palette.Ink
}
