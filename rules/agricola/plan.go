package agricola

import (
	"tilestead/rules"
	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/farm"
)

// A Plan is what it takes to close a pasture, and what is left then.
type Plan struct {
	Pieces int  // fences that do not stand yet
	Wood   int  // what is left of the wood; below 0: so much is missing
	Clay   int  // fences that have to be paid with clay, for want of wood
	Left   int  // fences left; below 0: so many are missing
	Room   int  // animals that the pasture has room for
	Next   int  // spaces of the largest pasture that the rest allows; 0: none, or a pasture was parted
	More   bool // the rest allows another pasture, or to part one
}

// Plan is what it would take a seat to close a pasture of cells, which are all
// within one old pasture or all outside (6).
func (s *State) Plan(seat rules.Seat, cells farm.Mask) Plan {
	p, at := s.player[seat], fencing(s, seat)
	had, stood := p.Enclosed(), p.Fences()
	p.Enclose(cells)
	n := p.Fences() - stood
	due := max(0, n-p.unpaid(&at))
	clay, most := p.ofClay(due)
	clay = min(clay, most)
	p.Goods[box.Wood] -= int16(due - clay)
	p.Goods[box.Clay] -= int16(clay)
	at.built += int8(n)
	plan := Plan{Pieces: n, Wood: int(p.Goods[box.Wood]), Clay: clay, Left: p.FencesLeft(), Room: p.Capacity(cells)}
	if plan.Wood < 0 || plan.Left < 0 {
		return plan
	}
	next := p.Fencing(p.pieces(&at))
	plan.More = next.Possible()
	if cells&had == 0 && next.Most > 0 {
		plan.Next = next.Largest()
	}
	return plan
}

// fencing is the action in which a seat fences, a new one if it does not.
func fencing(s *State, seat rules.Seat) step {
	if s.agenda.Len() > 0 {
		if top := s.agenda.Top(); top.kind == useStep && top.seat == seat {
			return *top
		}
	}
	return step{}
}
