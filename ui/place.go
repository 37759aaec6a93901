package ui

import "math"

// Middle is the baseline of a line whose capitals stand in the middle of a box.
func (r Role) Middle(box Rect) float64 { return box.Y + (box.H+r.Capital())/2 }

// Base is the baseline of a line that takes a pitch from top down.
func (r Role) Base(top float64) float64 { return top + math.Floor((r.Pitch()+r.Capital())/2) }

// Paragraph writes lines one under the other from top down and gives where they end.
func (c *Canvas) Paragraph(x, top float64, lines []string, r Role, k Color) float64 {
	for _, l := range lines {
		c.Write(x, r.Base(top), l, r, k)
		top += r.Pitch()
	}
	return top
}

// WriteTimes writes a line so many times as large as its role is.
func (c *Canvas) WriteTimes(x, y float64, s string, r Role, times float64, k Color) {
	c.write(x, y, s, roles[r].face, r.Capital()*times, k)
}
