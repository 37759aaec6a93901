package farm

import "tilestead/rules/agricola/box"

// FellTop takes the forest on top of a space; what was under it is visible now.
func (f *Farm) FellTop(c Cell) {
	m := c.Mask()
	switch {
	case f.Deep.Has(c):
		f.Deep &^= m
	case f.Bog.Has(c):
		f.Bog &^= m
		f.Forests &^= m
		f.Moors |= m
	default:
		f.Forests &^= m
	}
}

// LaySpots are where a tile can be laid.
func (f *Farm) LaySpots(on box.Pile) Mask {
	switch on {
	case box.OnForests:
		return f.Forests &^ f.Deep
	case box.OnMoors:
		return f.Moors
	}
	return f.Unused()
}

// Dryable are the moors that can become fields: beside a field, where there is one
// (14.2).
func (f *Farm) Dryable() Mask {
	moors := f.Moors &^ f.Reserve
	if f.Fields == 0 {
		return moors
	}
	return moors & f.Fields.Beside()
}

// BurnSpots are the forests that can become fields: beside a field, where there
// is one (14.2).
func (f *Farm) BurnSpots() Mask {
	forests := f.Forests &^ f.Reserve &^ f.Deep &^ f.Bog
	if f.Fields == 0 {
		return forests
	}
	return forests & f.Fields.Beside()
}

// Burns says whether a farm has a forest that can be turned into a field (14.2).
func (f *Farm) Burns() bool { return f.BurnSpots() != 0 }

// NextField takes the next of the fields that are sown: those with food come first.
func (f *Farm) NextField(empty *Mask) Mask {
	m := *empty
	if seeded := m & f.Seeded; seeded != 0 {
		m = seeded
	}
	c := m.First().Mask()
	*empty &^= c
	return c
}

// CanExtend says whether there is room for an extension.
func (f *Farm) CanExtend() bool { return f.Land.Size()+2 <= MostSpaces }

// VisitExtensions calls visit with the two cells of each extension that a farm can have: two
// spaces side by side that each touch one space of the board, or each one of the first
// extension (14.10).
func (f *Farm) VisitExtensions(visit func(c, end Cell)) {
	if !f.CanExtend() {
		return
	}
	for _, from := range [...]Mask{Board, f.Land &^ Board} {
		if from == 0 {
			break
		}
		for edge := from.Beside() &^ f.Land; edge != 0; {
			c := edge.Pop()
			for _, d := range [...]Cell{c + 1, c + Stride} {
				end := d.Mask()
				if edge&end == 0 || c.Mask().Edges(from) != 1 || end.Edges(from) != 1 {
					continue
				}
				visit(c, d)
			}
		}
	}
}
