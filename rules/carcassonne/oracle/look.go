package oracle

import "slices"

// An Object is a road, city, cloister or field as somebody at the table would
// describe it.
type Object struct {
	Item      string   // of Items
	Places    []string // cell and feature of each piece, in order
	Tiles     int
	Open      int // edges, or of a cloister empty neighbours
	Complete  bool
	Pennants  int
	Strength  []int // by seat
	Leaders   []int
	Now       int // points if the game ended; of a field, its completed cities
	Completed int // points if nothing were open; of a field as Now
}

// Look describes everything on the table.
func (g *Game) Look() (list []Object) {
	objects := g.objects()
	for _, o := range objects {
		v := Object{
			Item: itemOf[o.kind], Tiles: o.tileCount(), Open: o.open, Complete: o.complete(),
			Strength: g.strength(o), Leaders: g.leaders(o), Now: g.worth(o, false), Completed: g.worth(o, true),
		}
		if o.kind == field {
			v.Completed = g.feeding(o, objects)
		}
		if o.kind == field || o.complete() {
			v.Now = v.Completed
		}
		for _, p := range o.pieces {
			v.Places = append(v.Places, g.place(p))
			v.Pennants += g.feature(p).Pennants
		}
		slices.Sort(v.Places)
		list = append(list, v)
	}
	return list
}
