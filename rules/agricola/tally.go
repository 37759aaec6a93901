package agricola

import (
	"tilestead/rules"
	"tilestead/rules/agricola/box"
)

// A Tally is what the latest harvest has brought a seat and taken from it so far.
// It changes nothing in the game; it is there to be read.
type Tally struct {
	Round       int8 // after which the harvest came; 0 before the first
	Grain       int8 // reaped
	Vegetables  int8
	Hunger      int8 // food that was needed; 0 until the family is fed
	Eaten       int8 // of that
	Cold        int8 // fuel that was needed
	Burnt       int8 // of that, wood counted as well
	InBed       int8 // people who were cold
	Newborns    [box.Animals]int8
	Bred, Heats bool // the animals have bred; the house was heated, or should have been
}

// Missing is how much food has not been found so far.
func (h *Tally) Missing() int { return int(h.Hunger - h.Eaten) }

// view writes a tally.
func (h *Tally) view(b *rules.Lines) {
	b.Pair("harvest", int(h.Round))
	b.Pair("reaped_grain", int(h.Grain))
	b.Pair("reaped_vegetables", int(h.Vegetables))
	b.Pair("hunger", int(h.Hunger))
	b.Pair("eaten", int(h.Eaten))
	b.Pair("cold", int(h.Cold))
	b.Pair("burnt", int(h.Burnt))
	b.Pair("put_to_bed", int(h.InBed))
	b.Flag("heats", h.Heats)
	b.Flag("bred", h.Bred)
	for k, n := range &h.Newborns {
		b.Pair("born_"+box.GoodIDs[int(box.Sheep)+k], int(n))
	}
}
