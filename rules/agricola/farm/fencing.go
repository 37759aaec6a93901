package farm

// Fencing is a farm about to be fenced, with how many pieces can be paid.
type Fencing struct {
	*Farm
	Fenced Mask // spaces in pastures
	Free   Mask // spaces that a new pasture may take
	Most   int  // pieces
}

// Fencing is the farm about to be fenced, with no more than so many pieces.
func (f *Farm) Fencing(most int) Fencing { return Fencing{f, f.Enclosed(), f.Fenceable(), most} }

// Price is how many pieces a new pasture needs, and whether it may lie there:
// the first anywhere, any other beside an old one (6).
func (f *Fencing) Price(cells Mask, perimeter int) (n int, ok bool) {
	if f.Fenced == 0 {
		return perimeter, true
	}
	shared := cells.Edges(f.Fenced)
	return perimeter - shared - cells.Edges(f.Reserve), shared > 0
}

// Parts says whether cells within a pasture part it, at no more than the price.
// Of two halves, which are the same division, the one with the first space of
// the pasture stands for both.
func (f *Fencing) Parts(pasture, cells Mask) bool {
	rest := pasture &^ cells
	if rest == 0 || cells.Edges(rest) > f.Most {
		return false
	}
	return cells.Has(pasture.First()) || !rest.Connected()
}

// Possible says whether anything can be fenced. Nothing that is new is cheaper
// than a single space, and a pasture whose single spaces are all dearer to part
// has eight or more; that is not so with more pieces than anybody has.
func (f *Fencing) Possible() bool {
	if f.Most <= 0 {
		return false
	}
	if f.Fenced == 0 {
		if f.Free != 0 && f.Most >= 4 {
			return true
		}
	} else if f.single() {
		return true
	}
	for i := 0; i < MaxPastures && f.Pasture[i] != 0; i++ {
		if p := f.Pasture[i]; p&(p-1) != 0 && f.partable(p) {
			return true
		}
	}
	return false
}

// single says whether some space beside the pastures can be fenced.
func (f *Fencing) single() bool {
	one := f.Free & f.Fenced.Beside()
	walls := f.Fenced | f.Reserve
	left, right, up, down := one&(walls<<1), one&(walls>>1), one&(walls<<Stride), one&(walls>>Stride)
	if one == 0 || f.Most >= 3 {
		return one != 0
	}
	two := left&right | (left|right)&(up|down) | up&down
	if f.Most == 2 {
		return two != 0
	}
	return left&right&(up|down) != 0 || up&down&(left|right) != 0
}

// partable says whether a pasture of several spaces can be parted.
func (f *Fencing) partable(p Mask) bool {
	if f.Most >= 2 {
		return true // its first space has no more than two neighbours in it
	}
	for rest := p; rest != 0; {
		if c := rest & -rest; c.Edges(p) == 1 {
			return true
		} else {
			rest &^= c
		}
	}
	if p.Size() < 8 {
		return false
	}
	found := false
	VisitShapes(p, func(m Mask) { found = found || f.Parts(p, m) })
	return found
}

// PartsAny says whether cells lie in one pasture and part it.
func (f *Fencing) PartsAny(cells Mask) bool {
	for i := 0; i < MaxPastures && f.Pasture[i] != 0; i++ {
		if p := f.Pasture[i]; cells&^p == 0 {
			return f.Parts(p, cells)
		}
	}
	return false
}

// Largest is how many spaces the largest new pasture has that can be closed next.
func (f *Fencing) Largest() (spaces int) {
	try := func(m Mask, perimeter int) {
		if n, ok := f.Price(m, perimeter); ok && n <= f.Most {
			spaces = max(spaces, m.Size())
		}
	}
	if f.Land != Board {
		VisitShapes(f.Free, func(m Mask) { try(m, m.Perimeter()) })
		return spaces
	}
	for i := range Shapes {
		if s := &Shapes[i]; s.Cells&^f.Free == 0 {
			try(s.Cells, int(s.Fences))
		}
	}
	return spaces
}

// Large is how many pastures of four spaces or more lie outside of what was
// fenced before.
func (f *Farm) Large(before Mask) (n int) {
	for _, m := range &f.Pasture {
		if m.Size() >= 4 && m&before == 0 {
			n++
		}
	}
	return n
}
