package oracle

// Fences (base-rules 6). A pasture is a connected group of spaces without tiles
// that has fences on its whole border, the rim of the board included. In one
// action any number of pastures is closed and parted, in any order; each new one
// lies beside one that there is, unless it is the first.

// border are the edges round a set of spaces.
func border(s set) (list []edge) {
	for _, c := range s.list() {
		for _, side := range sides(c) {
			if side.beyond < 0 || !s.has(side.beyond) {
				list = append(list, side.edge)
			}
		}
	}
	return list
}

// newPieces are the edges of a border that have no fence yet.
func (f *Farm) newPieces(border []edge) (n int) {
	for _, e := range border {
		if !f.fences[e] {
			n++
		}
	}
	return n
}

// An enclosure is a pasture that can be closed, or a part that can be taken from
// one, and how many pieces that takes.
type enclosure struct {
	set
	pieces int
}

// enclosures are all that the pieces left are enough for.
func (f *Farm) enclosures() (list []enclosure) {
	left := mostFences - f.Fences()
	if left == 0 {
		return nil
	}
	pastures := f.Pastures()
	var free, near set
	for c := range cells {
		if !f.tile(c) && !f.fenced(c) {
			free |= 1 << c
		}
		if len(pastures) == 0 || beside(c, f.fenced) {
			near |= 1 << c
		}
	}
	for _, s := range shapes() {
		fits := s.set&^free == 0 && s.set&near != 0
		for _, p := range pastures {
			if s.set != p && s.set&^p == 0 && written(s.set, p) {
				fits = true
			}
		}
		if !fits {
			continue
		}
		if n := f.newPieces(s.border); n <= left {
			list = append(list, enclosure{s.set, n})
		}
	}
	return list
}

// written says whether a part of a pasture is one that is written. A part and a
// rest that hang together are the same division, and of these it is the one
// with the first space of the pasture.
func written(s, pasture set) bool {
	rest := pasture &^ s
	return s.has(pasture.list()[0]) || rest.reach(rest.list()[0]) != rest
}

// enclose puts fences round a set of spaces and says how many.
func (f *Farm) enclose(s set) int {
	n := f.newPieces(border(s))
	for _, e := range border(s) {
		f.fences[e] = true
	}
	f.meadows = nil
	return n
}
