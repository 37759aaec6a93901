package agricola

import (
	"math"

	"tilestead/rules"
	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/farm"
	"tilestead/scenes/motion"
	"tilestead/ui"
)

// Where clips begin and end. What a seat has lies at its farm and goods, or on
// its plate while another farm is looked at.

func (m *moment) flySize() float64 { return motion.FlySize(m.Frame.Layout) * 0.8 }

// plateOf is where a seat is told of: the goods under the open farm or a rival's
// plate; the prompt for the own seat while a rival's farm is open.
func (m *moment) plateOf(seat rules.Seat) ui.Rect {
	n := rules.Seat(m.s.Players())
	i := int((seat-m.own+n)%n) - 1
	switch {
	case seat == m.seen:
		return m.at.goods
	case i >= 0 && i < len(m.at.rivals):
		return m.at.rivals[i]
	}
	return m.Frame.Prompt
}

// goodOf is the counter of a good of a seat.
func goodOf(seat rules.Seat, g box.Good) where {
	return func(m *moment) ui.Point {
		if seat != m.seen {
			r := m.plateOf(seat)
			return ui.Point{X: r.X + 8, Y: r.Y + r.H*0.6} // its left end, off the goods of one's own
		}
		r := m.owned().goodBox(g)
		return ui.Point{X: r.X + 3 + math.Min(20, math.Min(r.H-6, r.W/2))/2, Y: r.Y + r.H/2}
	}
}

// frontOf is the place of the improvements of a seat.
func frontOf(seat rules.Seat) where {
	return func(m *moment) ui.Point {
		if seat == m.seen {
			return m.at.front.Center()
		}
		return m.plateOf(seat).Center()
	}
}

// cellOf is the middle of a space of a seat's farm.
func cellOf(seat rules.Seat, cell farm.Cell) where {
	return func(m *moment) ui.Point {
		if seat == m.seen {
			return m.farm().cellBox(cell).Center()
		}
		if r, ok := m.farm().vistaCell(seat, cell); ok {
			return r.Center()
		}
		return m.plateOf(seat).Center()
	}
}

// homeOf is where the people of a seat stand at home.
func homeOf(seat rules.Seat) where {
	return func(m *moment) ui.Point {
		if seat == m.seen {
			p := m.s.Player(seat)
			for rest := p.Rooms; rest != 0; rest &= rest - 1 {
				if rest&(rest-1) == 0 || atHome(p)[firstOf(rest)] > 0 {
					r := m.farm().cellBox(firstOf(rest))
					return ui.Point{X: r.X + r.W*0.68, Y: r.Y + r.H*0.88}
				}
			}
		}
		r := m.plateOf(seat)
		return ui.Point{X: r.X + r.W*0.35, Y: r.Y + r.H*0.7}
	}
}

// supplyAt is where goods come from that lie on no space.
func supplyAt(m *moment) ui.Point {
	r := m.at.spaces
	return ui.Point{X: r.X + r.W/2, Y: r.Y + r.H - 12}
}

// roundOf is the middle of a round's space.
func roundOf(round int) where {
	return func(m *moment) ui.Point { return m.roundBox(round).Center() }
}

func (m *moment) roundBox(round int) ui.Rect {
	return m.grid.cells[len(m.grid.cells)-box.Rounds+max(1, round)-1]
}

// yieldOf is where goods lie on a space.
func yieldOf(sp box.Space) where {
	return func(m *moment) ui.Point {
		r := m.works().spaceBox(sp)
		return ui.Point{X: r.X + r.W*0.3, Y: r.Y + r.H*0.6}
	}
}

// footOf is where somebody stands on a space.
func footOf(sp box.Space) where {
	return func(m *moment) ui.Point { return footIn(m.works().spaceBox(sp)) }
}

// sourceOf is the space of somebody of a seat that gives what the seat gains, else
// the supply.
func sourceOf(m *moment, seat rules.Seat, got box.Stock) where {
	for i := range box.Spaces {
		sp := box.Space(i)
		if !m.s.Open().Has(sp) || m.s.By(sp) != seat {
			continue
		}
		st, all := gives(sp), true
		for g, n := range got {
			all = all && (n == 0 || st[g] > 0)
		}
		if all {
			return yieldOf(sp)
		}
	}
	return supplyAt
}

// A drawer draws a thing, a where is where one lies.
type (
	drawer = motion.Drawer[*moment]
	where  = motion.Where[*moment]
)
