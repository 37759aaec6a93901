package agricola

import "fmt"

// A Farm is what lies on a farmyard board (3). Fences follow from the pastures:
// a piece stands on each edge of each of them.
type Farm struct {
	Land    Mask // the spaces there are
	Rooms   Mask
	Fields  Mask
	Stables Mask
	Forests Mask // with a forest on top
	Moors   Mask // with a moor on top
	Reserve Mask // of these, those that are fenced by a card
	Hut     Mask // forests on which somebody of the supply stands
	Deep    Mask // forests on a forest
	Bog     Mask // forests on a moor, if no forest is between
	Blocked Mask // by a card, for good
	Posts   Mask // of these, those with a fence
	Lone    Mask // a pasture apart from the others
	Dry     Mask // with fuel and food of a card
	Fallow  Mask // with food of another card
	Seeded  Mask // fields with food, which comes when they are sown

	Untilled Mask // unused spaces on which crops grow

	Pasture [maxPastures]Mask // disjoint; none after the first empty one

	grain, vegetable crop
	House            Material
}

// maxPastures is no fewer than fences can close.
const maxPastures = 8

// A crop is how much of one crop lies on each space, in binary: plane i has the
// spaces whose number has bit i.
type crop [4]Mask

// planted are the spaces with any.
func (c *crop) planted() Mask { return c[0] | c[1] | c[2] | c[3] }

// at is how much lies on a space.
func (c *crop) at(cell Cell) (n int) {
	for i := range c {
		n += int(c[i]>>cell&1) << i
	}
	return n
}

// set makes n lie on all spaces of m.
func (c *crop) set(m Mask, n int) {
	for i := range c {
		c[i] &^= m
		if n>>i&1 != 0 {
			c[i] |= m
		}
	}
}

// reap takes one from each space with any.
func (c *crop) reap() {
	borrow := c.planted()
	for i := range c {
		c[i] ^= borrow
		borrow &= c[i]
	}
}

// ripen adds one to each space with any. There are too few moors in a game for a
// field to run over.
func (c *crop) ripen() {
	carry := c.planted()
	for i := range c {
		c[i], carry = c[i]^carry, c[i]&carry
	}
}

// sum is how much lies on all spaces.
func (c *crop) sum() (n int) {
	for i := range c {
		n += c[i].Size() << i
	}
	return n
}

// newFarm is the farm that everybody begins with.
func newFarm() Farm { return Farm{Land: board, Rooms: startRooms} }

// pastures is how many there are.
func (f *Farm) pastures() int {
	n := 0
	for n < maxPastures && f.Pasture[n] != 0 {
		n++
	}
	return n
}

// enclosed are the spaces in pastures.
func (f *Farm) enclosed() (m Mask) {
	for _, p := range &f.Pasture {
		m |= p
	}
	return m
}

// tiles are the spaces with a tile.
func (f *Farm) tiles() Mask { return f.Rooms | f.Fields | f.Forests | f.Moors }

// used are the spaces that count as used (3).
func (f *Farm) used() Mask { return f.tiles() | f.Stables | f.enclosed() | f.Blocked }

// unused are the others: those that can take a room or a field.
func (f *Farm) unused() Mask { return f.Land &^ f.used() }

// roomSpots are where a room can be built.
func (f *Farm) roomSpots() Mask { return f.Rooms.beside() & f.unused() }

// fieldSpots are where a field tile can lie.
func (f *Farm) fieldSpots() Mask {
	if f.Fields == 0 {
		return f.unused()
	}
	return f.Fields.beside() & f.unused()
}

// stableSpots are where a stable can be built.
func (f *Farm) stableSpots() Mask { return f.Land &^ f.tiles() &^ f.Stables &^ f.Blocked }

// unplanted are the fields without a crop: those that can be sown.
func (f *Farm) unplanted() Mask { return f.Fields &^ f.grain.planted() &^ f.vegetable.planted() }

// emptyFields are the fields with nothing on them, no food of a card either.
func (f *Farm) emptyFields() Mask { return f.unplanted() &^ f.Seeded }

// fences is how many pieces stand: one on each edge of a pasture, once.
func (f *Farm) fences() (n int) {
	for i, p := range &f.Pasture {
		n += p.perimeter()
		for _, q := range f.Pasture[:i] {
			n -= p.edges(q)
		}
	}
	if f.Reserve != 0 {
		n += f.Reserve.perimeter() - f.Reserve.edges(f.enclosed())
	}
	return n + f.Posts.Size()
}

// fenceable are the spaces that a new pasture may take.
func (f *Farm) fenceable() Mask { return f.Land &^ f.tiles() &^ f.enclosed() &^ f.Blocked }

// enclose makes a pasture. One within a pasture parts that; what is left of it
// may fall apart further.
func (f *Farm) enclose(cells Mask) {
	n := f.pastures()
	for i := range n {
		if f.Pasture[i]&cells == 0 {
			continue
		}
		rest := f.Pasture[i] &^ cells
		f.Pasture[i] = cells
		for rest != 0 {
			f.Pasture[n] = rest.part()
			rest &^= f.Pasture[n]
			n++
		}
		return
	}
	f.Pasture[n] = cells
}

// Crop is what lies on a field, and how much of it.
func (f *Farm) Crop(c Cell) (Good, int) {
	if n := f.vegetable.at(c); n > 0 {
		return Vegetable, n
	}
	return Grain, f.grain.at(c)
}

// check is what holds on every farm (3, 6).
func (f *Farm) check() error {
	taken := Mask(0)
	for _, m := range []Mask{f.Rooms, f.Fields, f.Forests, f.Moors, f.Stables, f.Blocked} {
		if m&^f.Land != 0 || m&taken != 0 {
			return fmt.Errorf("two things on one space, or one off the farm: %x", m)
		}
		taken |= m
	}
	if !f.Rooms.connected() {
		return fmt.Errorf("rooms apart: %x", f.Rooms)
	}
	if planted := f.grain.planted() | f.vegetable.planted()&^cardBed.mask(); planted&^f.Fields != f.Untilled ||
		f.grain.planted()&f.vegetable.planted() != 0 {
		return fmt.Errorf("crops on %x, fields are %x, others sown %x", planted, f.Fields, f.Untilled)
	}
	inside := Mask(0)
	for i, p := range &f.Pasture {
		if p == 0 {
			if i < maxPastures-1 && f.Pasture[i+1] != 0 {
				return fmt.Errorf("pasture %d is missing", i+1)
			}
			continue
		}
		if p&^f.Land != 0 || p&f.tiles() != 0 || p&inside != 0 || !p.connected() {
			return fmt.Errorf("pasture %d, %x, cannot lie there", i+1, p)
		}
		inside |= p
	}
	if inside != 0 && !inside.connected() && f.Lone == 0 {
		return fmt.Errorf("pastures apart: %x", inside)
	}
	return nil
}

// Capacity is how many animals of one kind a pasture has room for (7).
func (f *Farm) Capacity(pasture Mask) int { return 2 * pasture.Size() << (pasture & f.Stables).Size() }
