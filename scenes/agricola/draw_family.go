package agricola

import (
	"math"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/farm"
	"tilestead/ui"
)

// childHigh is how high a newborn is by its parents' side.
const childHigh = 0.62

// grownOn says whether a newborn stands beside somebody of a seat on a space.
func (m farmPart) grownOn(sp box.Space, by rules.Seat) bool {
	if m.s.Player(by).Newborns == 0 {
		return false
	}
	for _, part := range box.Spaces[sp].Parts {
		if part.Op == box.Grow {
			return true
		}
	}
	return false
}

// cradle is where a newborn stands on a space.
func (m farmPart) cradle(sp box.Space) ui.Point {
	p := footOf(sp)(m.moment)
	p.X -= m.figureHigh() * 0.6
	return p
}

// drawFamily draws who stands in a room: the newborns, who are the last at home,
// smaller.
func (y *yard) drawFamily(cell farm.Cell) {
	n, small := y.people[cell], 0
	if cell == y.lastHome() {
		small = min(n, y.children)
	}
	r := y.at(cell)
	for i := range n {
		k := y.k
		if i >= n-small {
			k *= childHigh
		}
		farmPicture(y.Canvas, "person/"+y.seat, r.X+(68-20*float64(i))*y.k, r.Y+88*y.k, k)
	}
}

// newbornHome is how many newborns of a seat are at home: none before their parents are, who
// keep them by their side on the space.
func newbornHome(p *agricola.Player) int {
	if p.Home < p.People {
		return 0
	}
	return int(p.Newborns)
}

// lastHome is the last room in which somebody stands.
func (y *yard) lastHome() (last farm.Cell) {
	for rest := y.farm.Rooms; rest != 0; rest &= rest - 1 {
		if cell := firstOf(rest); y.people[cell] > 0 {
			last = cell
		}
	}
	return last
}

// lying are the rooms where somebody lies in bed: the first ones, one in each.
func lying(p *agricola.Player) (rooms farm.Mask) {
	n := p.Bed
	for rest := p.Rooms; rest != 0 && n > 0; rest &= rest - 1 {
		rooms |= rest & -rest
		n--
	}
	return rooms
}

// figureHigh is how high somebody on a space is.
func (m *moment) figureHigh() float64 {
	return math.Min(m.grid.cells[0].H*0.5, 30)
}
