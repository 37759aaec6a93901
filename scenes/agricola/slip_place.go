package agricola

import (
	"math"
	"slices"

	"tilestead/ui"
)

// Sizes of a slip in canvas pixels: the height of a chip, where it is tapped too, the room
// between chips and to the edge, and how large goods are drawn.
const (
	chipHigh, tapHigh = 24.0, 32.0
	chipGap, slipEdge = 3.0, 5.0
	chipGood          = 16.0
)

// clear is where a slip as large as r lies beside a thing: below it, above or at its side,
// where it hides neither the thing, nor the strip, nor the log, nor what is asked; if there is
// such a place none of the action spaces either, nor what the harvest takes.
func (m choicesPart) clear(by, r ui.Rect) ui.Rect {
	const gap = 4
	canvas := m.Frame.Canvas.Inset(2)
	x := math.Max(canvas.X, math.Min(by.X+(by.W-r.W)/2, canvas.X+canvas.W-r.W))
	y := math.Max(canvas.Y, math.Min(by.Y+(by.H-r.H)/2, canvas.Y+canvas.H-r.H))
	places := []ui.Rect{
		{X: x, Y: by.Y + by.H + gap}, {X: x, Y: by.Y - gap - r.H},
		{X: by.X + by.W + gap, Y: y}, {X: by.X - gap - r.W, Y: y},
	}
	taken := append([]ui.Rect{m.Frame.Prompt, m.Frame.Log}, m.Frame.Buttons[:]...) // the log takes clicks, too
	if !by.Overlaps(m.at.front) {                                                  // half a name there is none
		taken = append(taken, m.at.front)
	}
	for _, spared := range [][]ui.Rect{m.spared(by), nil} {
		for _, at := range places {
			at.W, at.H = r.W, r.H
			if at.Within(canvas) && !slices.ContainsFunc(append(spared, taken...), at.Overlaps) {
				return at.Snap()
			}
		}
	}
	return ui.Rect{X: x, Y: math.Max(canvas.Y, by.Y-gap-r.H), W: r.W, H: r.H}.Snap()
}

// sparedEdge is how much of the edge of what is spared a slip may lie over, in canvas pixels.
const sparedEdge = 6.0

// spared is what a slip beside a thing lies over only where it has to.
func (m choicesPart) spared(by ui.Rect) []ui.Rect {
	list := append([]ui.Rect{m.at.needs}, m.grid.cells...)
	list = append(list, m.grid.cards...)
	list = slices.DeleteFunc(list, func(r ui.Rect) bool { return r == by || r.W <= 2*sparedEdge })
	for i := range list {
		list[i] = list[i].Inset(sparedEdge)
	}
	return list
}
