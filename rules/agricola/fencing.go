package agricola

// fencing is a farm about to be fenced, with how many pieces can be paid.
type fencing struct {
	*Farm
	fenced Mask // spaces in pastures
	free   Mask // spaces that a new pasture may take
	most   int  // pieces
}

// fencing is the farm about to be fenced, with no more than so many pieces.
func (f *Farm) fencing(most int) fencing { return fencing{f, f.enclosed(), f.fenceable(), most} }

// price is how many pieces a new pasture needs, and whether it may lie there:
// the first anywhere, any other beside an old one (6).
func (f *fencing) price(cells Mask, perimeter int) (n int, ok bool) {
	if f.fenced == 0 {
		return perimeter, true
	}
	shared := cells.edges(f.fenced)
	return perimeter - shared - cells.edges(f.Reserve), shared > 0
}

// parts says whether cells within a pasture part it, at no more than the price.
// Of two halves, which are the same division, the one with the first space of
// the pasture stands for both.
func (f *fencing) parts(pasture, cells Mask) bool {
	rest := pasture &^ cells
	if rest == 0 || cells.edges(rest) > f.most {
		return false
	}
	return cells.Has(pasture.first()) || !rest.connected()
}

// possible says whether anything can be fenced. Nothing that is new is cheaper
// than a single space, and a pasture whose single spaces are all dearer to part
// has eight or more; that is not so with more pieces than anybody has.
func (f *fencing) possible() bool {
	if f.most <= 0 {
		return false
	}
	if f.fenced == 0 {
		if f.free != 0 && f.most >= 4 {
			return true
		}
	} else if f.single() {
		return true
	}
	for i := 0; i < maxPastures && f.Pasture[i] != 0; i++ {
		if p := f.Pasture[i]; p&(p-1) != 0 && f.partable(p) {
			return true
		}
	}
	return false
}

// single says whether some space beside the pastures can be fenced.
func (f *fencing) single() bool {
	one := f.free & f.fenced.beside()
	walls := f.fenced | f.Reserve
	left, right, up, down := one&(walls<<1), one&(walls>>1), one&(walls<<stride), one&(walls>>stride)
	if one == 0 || f.most >= 3 {
		return one != 0
	}
	two := left&right | (left|right)&(up|down) | up&down
	if f.most == 2 {
		return two != 0
	}
	return left&right&(up|down) != 0 || up&down&(left|right) != 0
}

// partable says whether a pasture of several spaces can be parted.
func (f *fencing) partable(p Mask) bool {
	if f.most >= 2 {
		return true // its first space has no more than two neighbours in it
	}
	for rest := p; rest != 0; {
		if c := rest & -rest; c.edges(p) == 1 {
			return true
		} else {
			rest &^= c
		}
	}
	if p.Size() < 8 {
		return false
	}
	found := false
	visitShapes(p, func(m Mask) { found = found || f.parts(p, m) })
	return found
}

// partsAny says whether cells lie in one pasture and part it.
func (f *fencing) partsAny(cells Mask) bool {
	for i := 0; i < maxPastures && f.Pasture[i] != 0; i++ {
		if p := f.Pasture[i]; cells&^p == 0 {
			return f.parts(p, cells)
		}
	}
	return false
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

// large is how many pastures of four spaces or more lie outside of what was
// fenced before.
func (f *Farm) large(before Mask) (n int) {
	for _, m := range &f.Pasture {
		if m.Size() >= 4 && m&before == 0 {
			n++
		}
	}
	return n
}
