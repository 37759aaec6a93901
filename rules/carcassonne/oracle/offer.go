package oracle

import (
	"fmt"
	"slices"
	"strconv"
)

// offers are what can be done in step D, the same thing perhaps twice (4, 8).
func (g *Game) offers() (list []string) {
	tile := g.tiles[len(g.tiles)-1]
	if tile.Volcano {
		if g.has("fairy-after-volcano") {
			list = g.fairyOffers()
		}
		return append(list, "pass")
	}
	removals := g.removals()
	if len(removals) > 0 && !g.has("princess-may") {
		return removals
	}
	list = append(removals, g.figureOffers()...)
	list = append(list, g.fairyOffers()...)
	return append(list, "pass")
}

// figureOffers are the figures of the active seat and where they may stand.
func (g *Game) figureOffers() (list []string) {
	last := len(g.tiles) - 1
	for _, o := range g.objects() {
		figures := g.figuresOn(o)
		own := slices.ContainsFunc(figures, func(f Figure) bool { return f.Seat == g.Active && f.follower() })
		for _, p := range o.pieces {
			id := g.feature(p).ID
			for _, kind := range FigureKinds {
				if g.Players[g.Active].Supply[kind] == 0 {
					continue
				}
				may := false
				switch kind {
				case "small", "big":
					may = len(figures) == 0 && (o.kind != field || !g.has("no-farmers"))
				case "builder":
					may = own && (o.kind == road || o.kind == city) && !o.complete()
				case "pig":
					may = own && o.kind == field
				}
				if may && p.tile == last {
					list = append(list, kind+" "+id)
				}
				passage := g.tiles[last].Portal && (kind == "small" || kind == "big")
				at := g.tiles[p.tile].at
				if may && p.tile != last && passage && !o.complete() && !g.dragonBars(at) {
					list = append(list, fmt.Sprintf("%s @%v %s", kind, at, id)) // (8.6)
				}
			}
		}
	}
	return list
}

// dragonBars says whether the dragon keeps followers off a tile (8.2).
func (g *Game) dragonBars(at Cell) bool {
	return g.dragon != nil && *g.dragon == at && !g.has("portal-dragon")
}

// removals are the figures that the princess can send out of her city (8.5).
func (g *Game) removals() (list []string) {
	for _, f := range g.princessChoices() {
		list = append(list, g.removal(f))
	}
	return list
}

func (g *Game) removal(f Figure) string {
	return fmt.Sprintf("remove %d %s @%v", f.Seat+1, f.Kind, g.cellOf(f))
}

func (g *Game) princessChoices() (list []Figure) {
	last := len(g.tiles) - 1
	i := slices.IndexFunc(g.tiles[last].Features, func(f Feature) bool { return f.Princess })
	if i < 0 {
		return nil
	}
	var there []Figure
	for _, f := range g.figuresOn(of(g.objects(), piece{last, i})) {
		if f.follower() || !g.has("princess-followers") {
			there = append(there, f)
		}
	}
	for _, f := range there {
		other := slices.ContainsFunc(there, func(o Figure) bool { return o.Seat == f.Seat && o.Kind != "big" })
		if f.Kind != "big" || !other || g.has("princess-big-any") {
			list = append(list, f)
		}
	}
	return list
}

// dismiss sends the figure home that notation names by seat, kind and cell.
func (g *Game) dismiss(w []string) {
	for _, f := range g.princessChoices() {
		if g.removal(f) == fmt.Sprintf("remove %s %s %s", w[0], w[1], w[2]) {
			g.sendHome([]Figure{f})
			g.orphansGo()
			return
		}
	}
	panic("oracle: nobody to dismiss: " + strconv.Quote(fmt.Sprint(w)))
}
