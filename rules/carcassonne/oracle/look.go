package oracle

import (
	"maps"
	"slices"
)

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

// Settled is a copy in which what the last tile completed is scored, if that is
// still to come.
func (g *Game) Settled() *Game {
	c := *g
	c.Figures = slices.Clone(g.Figures)
	c.Players = nil
	for _, p := range g.Players {
		c.Players = append(c.Players, Player{maps.Clone(p.Supply), maps.Clone(p.Tokens), maps.Clone(p.Points)})
	}
	if g.phase == act || g.phase == moveFairy || g.phase == moveDragon && !g.has("dragon-after-scoring") {
		c.score()
	}
	return &c
}

// Put stands a figure on a cell and feature, as if placed earlier; whether it
// may stand there is not asked.
func (g *Game) Put(seat int, kind, place string) {
	for n, l := range g.tiles {
		for i := range l.Features {
			if p := (piece{n, i}); g.place(p) == place {
				g.Players[seat].Supply[kind]--
				g.Figures = append(g.Figures, Figure{seat, kind, p})
			}
		}
	}
}
