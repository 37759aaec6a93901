package ui

import "math"

// Segments lays out a row of buttons with these labels in r, of which the one
// numbered at is chosen. They are of one width, or as wide as their labels where
// there is too little room for that. It gives the number of the one that is chosen now and
// says whether it is another. The buttons have the IDs k.Nth(id, number).
func (k *Kit) Segments(id string, r Rect, labels []string, at int) (int, bool) {
	widths := segments(r.W, labels)
	left := r.X + r.W + 2
	for _, w := range widths {
		left -= w
	}
	chosen, changed := at, false
	for i, l := range labels {
		box := Rect{X: left, Y: r.Y, W: widths[i] - 2, H: r.H}
		left += widths[i]
		look := Plain
		if i == at {
			look = Strong
		}
		if k.Push(k.Nth(id, i), box, Push{Label: l, Name: Chosen(l, i == at), Look: look}) && i != at {
			chosen, changed = i, true
		}
	}
	return chosen, changed
}

// segments are the widths of a row of buttons, each with the gap after it.
func segments(width float64, labels []string) []float64 {
	n := float64(len(labels))
	widths := make([]float64, len(labels))
	even, all := math.Floor((width+2)/n), 0.0
	for i, l := range labels {
		widths[i] = even
		all += Name.Width(l) + 2
	}
	if SegmentsWidth(labels) <= width {
		return widths
	}
	pad := math.Floor((width + 2 - all) / n)
	for i, l := range labels {
		widths[i] = Name.Width(l) + 2 + pad
	}
	return widths
}

// SegmentsWidth is the width in canvas pixels that Segments needs for labels of one width.
func SegmentsWidth(labels []string) float64 {
	w := 0.0
	for _, l := range labels {
		w = math.Max(w, Name.Width(l)+12)
	}
	return (w+2)*float64(len(labels)) - 2
}
