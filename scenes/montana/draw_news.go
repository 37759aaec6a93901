package montana

import (
	"math"

	"tilestead/assets/palette"
	"tilestead/rules/montana"
	"tilestead/scenes/motion"
	"tilestead/ui"
)

// What the others did faster than it can be followed stays marked in their colours, each with their
// sign, until whoever decides has had the turn.

// drawNews frames the hexes that were settled.
func (m landPart) drawNews(c *ui.Canvas) {
	for _, happened := range m.Missed {
		e, ok := happened.(montana.Built)
		if !ok || m.Poster || m.Hides(settlementPiece(e.Hex)) {
			continue
		}
		p, k := m.hexAt(e.Hex), m.Camera.Scale
		wide := math.Max(12, 2.5/k)
		for i := range 6 {
			band(c, p, i, 100*k, (92-wide)*k, palette.Ink)
		}
		for i := range 6 {
			band(c, p, i, 97*k, (95-wide)*k, m.look(e.Seat).Fill)
		}
		r := math.Max(24*k, 5)
		ui.Medal(c, p.X, p.Y-100*k+r, r, m.Seats[e.Seat].Look)
	}
}

// drawNewStaff frames the spaces where workers have been put.
func (m townPart) drawNewStaff(c *ui.Canvas) {
	for _, happened := range m.Missed {
		e, ok := happened.(montana.Staffed)
		hidden := e.Place.Area() == montana.Bank && m.aims().overTown()
		if !ok || m.Poster || hidden || m.Hides(spacePiece(e.Place, e.Small)) {
			continue
		}
		w, r := m.s.Workers(e.Place), m.at.place[e.Place]
		if e.Small {
			w, r = m.s.SmallWorkers(e.Place), m.at.small[e.Place]
		}
		if w.Size() == 0 { // sent home since
			continue
		}
		motion.Rim(c, r, 2, palette.Ink)
		motion.Rim(c, r.Inset(0.5), 1.5, m.look(e.Seat).Fill)
		size := math.Min(5.5, r.H*0.3)
		ui.Medal(c, r.X+r.W-size, r.Y+size-1, size, m.Seats[e.Seat].Look)
	}
}
