package farm

import (
	"fmt"
	"tilestead/rules/agricola/box"
)

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

	Pasture [MaxPastures]Mask // disjoint; none after the first empty one

	Grain, Vegetable Crop
	House            box.Material
}

// MaxPastures is no fewer than fences can close.
const MaxPastures = 8

// A Crop is how much of one crop lies on each space, in binary: plane i has the
// spaces whose number has bit i.
type Crop [4]Mask

// Planted are the spaces with any.
func (c *Crop) Planted() Mask { return c[0] | c[1] | c[2] | c[3] }

// At is how much lies on a space.
func (c *Crop) At(cell Cell) (n int) {
	for i := range c {
		n += int(c[i]>>cell&1) << i
	}
	return n
}

// Set makes n lie on all spaces of m.
func (c *Crop) Set(m Mask, n int) {
	for i := range c {
		c[i] &^= m
		if n>>i&1 != 0 {
			c[i] |= m
		}
	}
}

// Reap takes one from each space with any.
func (c *Crop) Reap() {
	borrow := c.Planted()
	for i := range c {
		c[i] ^= borrow
		borrow &= c[i]
	}
}

// Ripen adds one to each space with any. There are too few moors in a game for a
// field to run over.
func (c *Crop) Ripen() {
	carry := c.Planted()
	for i := range c {
		c[i], carry = c[i]^carry, c[i]&carry
	}
}

// Sum is how much lies on all spaces.
func (c *Crop) Sum() (n int) {
	for i := range c {
		n += c[i].Size() << i
	}
	return n
}

// NewFarm is the farm that everybody begins with.
func NewFarm() Farm { return Farm{Land: Board, Rooms: StartRooms} }

// Pastures is how many there are.
func (f *Farm) Pastures() int {
	n := 0
	for n < MaxPastures && f.Pasture[n] != 0 {
		n++
	}
	return n
}

// Enclosed are the spaces in pastures.
func (f *Farm) Enclosed() (m Mask) {
	for _, p := range &f.Pasture {
		m |= p
	}
	return m
}

// Tiles are the spaces with a tile.
func (f *Farm) Tiles() Mask { return f.Rooms | f.Fields | f.Forests | f.Moors }

// Used are the spaces that count as used (3).
func (f *Farm) Used() Mask { return f.Tiles() | f.Stables | f.Enclosed() | f.Blocked }

// Unused are the others: those that can take a room or a field.
func (f *Farm) Unused() Mask { return f.Land &^ f.Used() }

// RoomSpots are where a room can be built.
func (f *Farm) RoomSpots() Mask { return f.Rooms.Beside() & f.Unused() }

// FieldSpots are where a field tile can lie.
func (f *Farm) FieldSpots() Mask {
	if f.Fields == 0 {
		return f.Unused()
	}
	return f.Fields.Beside() & f.Unused()
}

// StableSpots are where a stable can be built.
func (f *Farm) StableSpots() Mask { return f.Land &^ f.Tiles() &^ f.Stables &^ f.Blocked }

// Unplanted are the fields without a crop: those that can be sown.
func (f *Farm) Unplanted() Mask { return f.Fields &^ f.Grain.Planted() &^ f.Vegetable.Planted() }

// EmptyFields are the fields with nothing on them, no food of a card either.
func (f *Farm) EmptyFields() Mask { return f.Unplanted() &^ f.Seeded }

// Fences is how many pieces stand: one on each edge of a pasture, once.
func (f *Farm) Fences() (n int) {
	for i, p := range &f.Pasture {
		n += p.Perimeter()
		for _, q := range f.Pasture[:i] {
			n -= p.Edges(q)
		}
	}
	if f.Reserve != 0 {
		n += f.Reserve.Perimeter() - f.Reserve.Edges(f.Enclosed())
	}
	return n + f.Posts.Size()
}

// Fenceable are the spaces that a new pasture may take.
func (f *Farm) Fenceable() Mask { return f.Land &^ f.Tiles() &^ f.Enclosed() &^ f.Blocked }

// Enclose makes a pasture. One within a pasture parts that; what is left of it
// may fall apart further.
func (f *Farm) Enclose(cells Mask) {
	n := f.Pastures()
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
func (f *Farm) Crop(c Cell) (box.Good, int) {
	if n := f.Vegetable.At(c); n > 0 {
		return box.Vegetable, n
	}
	return box.Grain, f.Grain.At(c)
}

// Check is what holds on every farm (3, 6).
func (f *Farm) Check() error {
	taken := Mask(0)
	for _, m := range []Mask{f.Rooms, f.Fields, f.Forests, f.Moors, f.Stables, f.Blocked} {
		if m&^f.Land != 0 || m&taken != 0 {
			return fmt.Errorf("two things on one space, or one off the farm: %x", m)
		}
		taken |= m
	}
	if !f.Rooms.Connected() {
		return fmt.Errorf("rooms apart: %x", f.Rooms)
	}
	if planted := f.Grain.Planted() | f.Vegetable.Planted()&^CardBed.Mask(); planted&^f.Fields != f.Untilled ||
		f.Grain.Planted()&f.Vegetable.Planted() != 0 {
		return fmt.Errorf("crops on %x, fields are %x, others sown %x", planted, f.Fields, f.Untilled)
	}
	inside := Mask(0)
	for i, p := range &f.Pasture {
		if p == 0 {
			if i < MaxPastures-1 && f.Pasture[i+1] != 0 {
				return fmt.Errorf("pasture %d is missing", i+1)
			}
			continue
		}
		if p&^f.Land != 0 || p&f.Tiles() != 0 || p&inside != 0 || !p.Connected() {
			return fmt.Errorf("pasture %d, %x, cannot lie there", i+1, p)
		}
		inside |= p
	}
	if inside != 0 && !inside.Connected() && f.Lone == 0 {
		return fmt.Errorf("pastures apart: %x", inside)
	}
	return nil
}

// Capacity is how many animals of one kind a pasture has room for (7).
func (f *Farm) Capacity(pasture Mask) int { return 2 * pasture.Size() << (pasture & f.Stables).Size() }
