package agricola

import (
	"tilestead/rules"
	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/farm"
)

// A Plan is what it takes to close a pasture, and what is left then.
type Plan struct {
	Pieces int // fences that do not stand yet, each for one wood
	Wood   int // what is left of the wood; below 0: so much is missing
	Left   int // fences left; below 0: so many are missing
	Room   int // animals that the pasture has room for
	Next   int // spaces of the largest pasture that the rest allows; 0: none, or a pasture was parted
}

// Plan is what it would take a seat to close a pasture of cells, which are all
// within one old pasture or all outside (6).
func (s *State) Plan(seat rules.Seat, cells farm.Mask) Plan {
	p := &s.player[seat]
	f, had := p.Farm, p.Enclosed()
	f.Enclose(cells)
	n := f.Fences() - p.Fences()
	plan := Plan{Pieces: n, Wood: int(p.Goods[box.Wood]) - n, Left: p.FencesLeft() - n, Room: f.Capacity(cells)}
	if most := min(plan.Wood, plan.Left); most > 0 && cells&had == 0 {
		next := f.Fencing(most)
		plan.Next = next.Largest()
	}
	return plan
}
