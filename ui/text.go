package ui

import (
	"math"
	"strings"
	"unicode/utf8"

	"tilestead/assets"
	"tilestead/assets/palette"
)

// LineHeight is the pitch of lines of text; DenseLine that of logs and lists.
const (
	LineHeight = 16
	DenseLine  = 14
)

const ellipsis = "…"

// TextWidth is the width of one line in canvas pixels at size 1.
func TextWidth(s string) float64 {
	return float64(assets.GlyphAdvance * utf8.RuneCountInString(s))
}

// Text writes a line with its upper left at x, y, on whole canvas pixels.
func (c *Canvas) Text(x, y float64, s string, k Color) { c.text(x, y, s, k, false, 1) }

// TextBold is Text laid twice: heads, names and buttons, nothing else.
func (c *Canvas) TextBold(x, y float64, s string, k Color) { c.text(x, y, s, k, true, 1) }

// TextBig is Text at a whole multiple of the 16 px line.
func (c *Canvas) TextBig(x, y float64, s string, k Color, size int8) { c.text(x, y, s, k, false, size) }

// TextCenter writes a line with its middle at x.
func (c *Canvas) TextCenter(x, y float64, s string, k Color) {
	c.Text(x-TextWidth(s)/2, y, s, k)
}

// TextBoldCenter is TextCenter in bold.
func (c *Canvas) TextBoldCenter(x, y float64, s string, k Color) {
	c.TextBold(x-TextWidth(s)/2, y, s, k)
}

// TextRight writes a line that ends at x.
func (c *Canvas) TextRight(x, y float64, s string, k Color) {
	c.Text(x-TextWidth(s), y, s, k)
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

func (c *Canvas) text(x, y float64, s string, k Color, bold bool, size int8) {
	if s == "" {
		return
	}
	c.add(Op{Kind: OpText, Box: Rect{X: math.Round(x), Y: math.Round(y)}, Color: k, Text: s, Bold: bold, Size: size})
}

// Fit shortens s with an ellipsis so that it takes at most width.
func Fit(s string, width float64) string {
	if s == "" || TextWidth(s) <= width {
		return s
	}
	room := width - TextWidth(ellipsis)
	end, w := 0, 0.0
	for i, r := range s {
		w += assets.GlyphAdvance
		if w > room {
			break
		}
		end = i + utf8.RuneLen(r)
	}
	return strings.TrimRight(s[:end], " ") + ellipsis
}

// Wrap breaks s into lines of at most width, at spaces where it can. A newline
// in s always breaks; a no-break space never does.
func Wrap(s string, width float64) []string {
	var lines []string
	for _, part := range strings.Split(s, "\n") {
		lines = append(lines, wrapLine(part, width)...)
	}
	return lines
}

func wrapLine(s string, width float64) []string {
	var lines []string
	line := ""
	for _, word := range strings.Split(s, " ") {
		if word == "" {
			continue
		}
		if line != "" && TextWidth(line)+TextWidth(" ")+TextWidth(word) <= width {
			line += " " + word
			continue
		}
		if line != "" {
			lines = append(lines, line)
		}
		line = word
		for TextWidth(line) > width {
			n := fitting(line, width)
			if n == len(line) {
				break
			}
			lines = append(lines, line[:n])
			line = line[n:]
		}
	}
	return append(lines, line)
}

// fitting is how many bytes of s take at most width, at least one rune.
func fitting(s string, width float64) int {
	n, w := 0, 0.0
	for i, r := range s {
		w += assets.GlyphAdvance
		if w > width && i > 0 {
			return n
		}
		n = i + utf8.RuneLen(r)
	}
	return n
}

// OnPaper gives the text colour that reads on ground: Cream where it has a
// contrast of 4.5, else Ink.
func OnPaper(ground Color) Color {
	if palette.Contrast(ground, palette.Cream) >= 4.5 {
		return palette.Cream
	}
	return palette.Ink
}
