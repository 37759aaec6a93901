package agricola

// fellTop takes the forest on top of a space; what was under it is visible now.
func (f *Farm) fellTop(c Cell) {
	m := c.mask()
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

// laySpots are where a tile can be laid.
func (f *Farm) laySpots(on pile) Mask {
	switch on {
	case onForests:
		return f.Forests &^ f.Deep
	case onMoors:
		return f.Moors
	}
	return f.unused()
}

// dryable are the moors that can become fields: beside a field, where there is one
// (14.2).
func (f *Farm) dryable() Mask {
	moors := f.Moors &^ f.Reserve
	if f.Fields == 0 {
		return moors
	}
	return moors & f.Fields.beside()
}

// burnSpots are the forests that can become fields: beside a field, where there
// is one (14.2).
func (f *Farm) burnSpots() Mask {
	forests := f.Forests &^ f.Reserve &^ f.Deep &^ f.Bog
	if f.Fields == 0 {
		return forests
	}
	return forests & f.Fields.beside()
}

// Burns says whether a farm has a forest that can be turned into a field (14.2).
func (f *Farm) Burns() bool { return f.burnSpots() != 0 }

// nextField takes the next of the fields that are sown: those with food come first.
func (f *Farm) nextField(empty *Mask) Mask {
	m := *empty
	if seeded := m & f.Seeded; seeded != 0 {
		m = seeded
	}
	c := m.first().mask()
	*empty &^= c
	return c
}

// canExtend says whether there is room for an extension.
func (f *Farm) canExtend() bool { return f.Land.Size()+2 <= mostSpaces }

// visitExtensions calls visit with the two cells of each extension that a farm can have: two
// spaces side by side that each touch one space of the board, or each one of the first
// extension (14.10).
func (f *Farm) visitExtensions(visit func(c, end Cell)) {
	if !f.canExtend() {
		return
	}
	for _, from := range [...]Mask{board, f.Land &^ board} {
		if from == 0 {
			break
		}
		for edge := from.beside() &^ f.Land; edge != 0; {
			c := edge.pop()
			for _, d := range [...]Cell{c + 1, c + stride} {
				end := d.mask()
				if edge&end == 0 || c.mask().edges(from) != 1 || end.edges(from) != 1 {
					continue
				}
				visit(c, d)
			}
		}
	}
}
