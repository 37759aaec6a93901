package oracle

import "slices"

// dragonFlies begins the dragon's movement if the tile just placed has its
// mark and it is on the board (8.2).
func (g *Game) dragonFlies() {
	if !g.tiles[len(g.tiles)-1].Dragon || g.dragon == nil {
		g.dragonDone()
		return
	}
	g.steps, g.mover, g.visited = 0, g.Active, []Cell{*g.dragon}
	g.dragonGoesOn()
}

func (g *Game) dragonGoesOn() {
	if g.steps == 6 || len(g.ways()) == 0 {
		g.dragonDone()
		return
	}
	g.phase = moveDragon
}

// ways are the sides the dragon can step to.
func (g *Game) ways() (sides []int) {
	for side := range 4 {
		c := g.dragon.next(side)
		_, laid := g.on(c)
		if laid && !slices.Contains(g.visited, c) && (g.fairy == nil || *g.fairy != c) {
			sides = append(sides, side)
		}
	}
	return sides
}

// dragonSteps moves the dragon to a side, where it eats.
func (g *Game) dragonSteps(side int) {
	to := g.dragon.next(side)
	g.dragon = &to
	g.visited = append(g.visited, to)
	var eaten []Figure
	for _, f := range g.Figures {
		if g.cellOf(f) == to {
			eaten = append(eaten, f)
		}
	}
	g.sendHome(eaten)
	g.orphansGo()
	g.steps++
	g.mover = (g.mover + 1) % len(g.Players)
	g.dragonGoesOn()
}

// calls says whether a figure can have the fairy come, by the house rules (8.4).
func (g *Game) calls(f Figure) bool { return f.follower() || !g.has("fairy-followers") }

// fairyOffers are the tiles the active seat can call the fairy to.
func (g *Game) fairyOffers() (list []string) {
	if !g.has("dragon") {
		return nil
	}
	for _, f := range g.Figures {
		if f.Seat != g.Active || !g.calls(f) {
			continue
		}
		if g.has("fairy-follower") {
			if g.beside == nil || *g.beside != f {
				list = append(list, "fairy @"+g.Place(f))
			}
		} else if at := g.cellOf(f); g.fairy == nil || *g.fairy != at {
			list = append(list, "fairy @"+at.String())
		}
	}
	return list
}

func (g *Game) callFairy(w []string) {
	at := cell(w[0][1:])
	g.fairy, g.beside = &at, nil
	if g.has("fairy-follower") {
		for _, f := range g.Figures {
			if f.Seat == g.Active && "@"+g.Place(f) == w[0]+" "+w[1] {
				g.beside = &f
			}
		}
	}
}

// withFairy says whether the fairy stands with a figure.
func (g *Game) withFairy(f Figure) bool {
	if g.has("fairy-follower") {
		return g.beside != nil && *g.beside == f
	}
	return g.fairy != nil && *g.fairy == g.cellOf(f)
}

// payFairy gives the active seat its point at the start of a turn (8.4).
func (g *Game) payFairy() {
	n := 0
	for _, f := range g.Figures {
		if f.Seat != g.Active || !g.withFairy(f) {
			continue
		}
		if n == 0 || g.has("fairy-pays-each") {
			n++
		}
	}
	g.Players[g.Active].Points["fairy"] += n
}
