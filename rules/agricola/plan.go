package agricola

import "tilestead/rules"

// Capacity is how many animals of one kind a pasture has room for (7).
func (f *Farm) Capacity(pasture Mask) int { return 2 * pasture.Size() << (pasture & f.Stables).Size() }

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
func (s *State) Plan(seat rules.Seat, cells Mask) Plan {
	p := &s.player[seat]
	f, had := p.Farm, p.enclosed()
	f.enclose(cells)
	n := f.fences() - p.fences()
	plan := Plan{Pieces: n, Wood: int(p.Goods[Wood]) - n, Left: p.FencesLeft() - n, Room: f.Capacity(cells)}
	if most := min(plan.Wood, plan.Left); most > 0 && cells&had == 0 {
		next := f.fencing(most)
		plan.Next = next.largest()
	}
	return plan
}

// largest is how many spaces the largest new pasture has that can be closed next.
func (f *fencing) largest() (spaces int) {
	try := func(m Mask, perimeter int) {
		if n, ok := f.price(m, perimeter); ok && n <= f.most {
			spaces = max(spaces, m.Size())
		}
	}
	if f.Land != board {
		visitShapes(f.free, func(m Mask) { try(m, m.perimeter()) })
		return spaces
	}
	for i := range shapes {
		if s := &shapes[i]; s.cells&^f.free == 0 {
			try(s.cells, int(s.fences))
		}
	}
	return spaces
}
