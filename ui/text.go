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

// TextWidth is the width of one line of Body in canvas pixels.
func TextWidth(s string) float64 { return Body.Width(s) }

// lineBase is how far the baseline lies under the top of a line of LineHeight.
const lineBase = 12

// Write writes a line with its pen at x and its baseline at y.
func (c *Canvas) Write(x, y float64, s string, r Role, k Color) {
	c.write(x, y, s, roles[r].face, roles[r].capital, k)
}

// WriteCenter writes a line with its middle at x.
func (c *Canvas) WriteCenter(x, y float64, s string, r Role, k Color) {
	c.Write(x-r.Width(s)/2, y, s, r, k)
}

// WriteRight writes a line that ends at x.
func (c *Canvas) WriteRight(x, y float64, s string, r Role, k Color) {
	c.Write(x-r.Width(s), y, s, r, k)
}

// Text writes a line of Body, the upper left of its LineHeight at x, y.
func (c *Canvas) Text(x, y float64, s string, k Color) { c.Write(x, y+lineBase, s, Body, k) }

// TextBold is Text as a Name.
func (c *Canvas) TextBold(x, y float64, s string, k Color) { c.Write(x, y+lineBase, s, Name, k) }

// TextBig is Text so many times as large.
func (c *Canvas) TextBig(x, y float64, s string, k Color, size int8) {
	n := float64(size)
	c.write(x, y+lineBase*n, s, face.Text, Body.Capital()*n, k)
}

// TextCenter writes a line with its middle at x.
func (c *Canvas) TextCenter(x, y float64, s string, k Color) {
	c.WriteCenter(x, y+lineBase, s, Body, k)
}

// TextBoldCenter is TextCenter in bold.
func (c *Canvas) TextBoldCenter(x, y float64, s string, k Color) {
	c.WriteCenter(x, y+lineBase, s, Name, k)
}

// TextRight writes a line that ends at x.
func (c *Canvas) TextRight(x, y float64, s string, k Color) {
	c.WriteRight(x, y+lineBase, s, Body, k)
}

// TextRing writes a line with a ring of 1 canvas pixel, for text on pictures.
func (c *Canvas) TextRing(x, y float64, s string, k, ring Color) {
	for dy := -1.0; dy <= 1; dy++ {
		for dx := -1.0; dx <= 1; dx++ {
			if dx != 0 || dy != 0 {
				c.Text(x+dx, y+dy, s, ring)
			}
		}
	}
	c.Text(x, y, s, k)
}

// Lines writes lines one under the other, pitch apart, and gives the y below
// the last.
func (c *Canvas) Lines(x, y float64, lines []string, pitch float64, k Color) float64 {
	for _, l := range lines {
		c.Text(x, y, l, k)
		y += pitch
	}
	return y
}

func (c *Canvas) write(x, y float64, s string, f face.Face, capital float64, k Color) {
	if s == "" {
		return
	}
	c.add(Op{Kind: OpText, Box: Rect{X: x, Y: y}, Color: k, Text: s, Face: f, Capital: capital})
}

// Fit shortens a line of Body with an ellipsis so that it takes at most width.
func Fit(s string, width float64) string { return Body.Fit(s, width) }

// Wrap breaks text of Body into lines of at most width: see Role.Wrap.
func Wrap(s string, width float64) []string { return Body.Wrap(s, width) }

// OnPaper gives the text colour that reads on ground: Cream where it has a
// contrast of 4.5, else Ink.
func OnPaper(ground Color) Color {
	if palette.Contrast(ground, palette.Cream) >= 4.5 {
		return palette.Cream
	}
	return palette.Ink
}
