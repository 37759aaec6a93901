package oracle

import (
	"fmt"
	"maps"
	"slices"
)

// Clone is an independent copy, so that a test can go on in several ways.
func (g *Game) Clone() *Game {
	c := *g
	c.Players = slices.Clone(g.Players)
	for i := range c.Players {
		p := &c.Players[i]
		p.Goods, p.counters = maps.Clone(p.Goods), maps.Clone(p.counters)
		p.Majors, p.Cards, p.Tokens = slices.Clone(p.Majors), slices.Clone(p.Cards), slices.Clone(p.Tokens)
		p.crafted, p.meadows = slices.Clone(p.crafted), slices.Clone(p.meadows)
	}
	c.On, c.By, c.Users, c.Down = maps.Clone(g.On), maps.Clone(g.By), maps.Clone(g.Users), maps.Clone(g.Down)
	c.Supply, c.Under, c.Gone = slices.Clone(g.Supply), slices.Clone(g.Under), slices.Clone(g.Gone)
	c.unknown, c.waiting = slices.Clone(g.unknown), slices.Clone(g.waiting)
	c.uses = nil
	for _, u := range g.uses {
		copied := *u
		copied.started = slices.Clone(u.started)
		c.uses = append(c.uses, &copied)
	}
	return &c
}

// String tells positions of the same game apart that differ in what a seat has,
// in what it is asked, or in what it has done of it.
func (g *Game) String() string {
	text := fmt.Sprint(g.Round, g.phase, g.back, g.active, g.passes, g.need, g.laid, g.cold, g.burnt, g.waiting,
		g.traded,
		g.used, g.kept, g.On, g.By, g.Users, g.Down, g.Supply)
	for _, u := range g.uses {
		text += fmt.Sprint(" ", u.space.id, u.started, u.current, u.times)
	}
	for _, p := range g.Players {
		p.meadows = nil
		text += fmt.Sprintf("\n%v", p)
	}
	return text
}
