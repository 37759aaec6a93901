package agricola

import (
	"math"
	"strconv"

	"tilestead/assets"
	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/farm"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// heated says whether the house of a seat was heated whole in the latest harvest.
func heated(s *agricola.State, seat rules.Seat) bool {
	h := &s.Player(seat).Tally
	return h.Heats && h.InBed == 0 && h.Burnt >= h.Cold && h.Cold > 0
}

// lives says whether smoke rises from the house that is looked at.
func (b *Board) lives(v *board.View) bool {
	m := b.moment(v)
	return heated(m.s, m.seen)
}

// How smoke rises: a puff takes so many steps of life from the chimney to nothing.
const (
	puffs     = 3
	puffSteps = 12
)

// drawSmoke lets smoke rise from a heated house; at rest it stands over it.
func (y *yard) drawSmoke(life int) {
	top := farm.Cell(-1)
	for n := range 64 {
		if cell := farm.Cell(n); y.farm.Rooms.Has(cell) && top < 0 {
			top = cell
		}
	}
	r := y.at(top)
	x, foot, size := r.X+r.W*0.82, r.Y+r.H*0.04, r.W*0.3
	for i := range puffs {
		step := (life + i*puffSteps/puffs) % puffSteps
		t := (float64(step) + 0.5) / puffSteps
		s, ok := assets.Find("dust/" + strconv.Itoa(i))
		if !ok {
			continue
		}
		y.Tinted(s, x+size*0.25*math.Sin(4*t+float64(i)), foot-size*1.5*t, size/40*(0.5+0.7*t), 0,
			palette.Alpha(ui.White, 0.8*(1-t)))
	}
}
