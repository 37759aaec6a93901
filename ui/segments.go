package ui

import "math"

// Segments lays out a row of buttons with these labels in r, of which the one
// numbered at is chosen. It gives the number of the one that is chosen now and
// says whether it is another. The buttons have the IDs k.Nth(id, number).
func (k *Kit) Segments(id string, r Rect, labels []string, at int) (int, bool) {
	w := math.Floor((r.W + 2) / float64(len(labels)))
	left := r.X + r.W + 2 - w*float64(len(labels))
	chosen, changed := at, false
	for i, l := range labels {
		box := Rect{X: left + float64(i)*w, Y: r.Y, W: w - 2, H: r.H}
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

// SegmentsWidth is the width in canvas pixels that Segments needs for labels.
func SegmentsWidth(labels []string) float64 {
	w := 0.0
	for _, l := range labels {
		w = math.Max(w, TextWidth(l)+12)
	}
	return (w+2)*float64(len(labels)) - 2
}
