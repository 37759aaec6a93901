package oracle

import (
	"fmt"
	"slices"
	"strings"
)

// begin starts a seat's turn (3, step A), unless the stack is used up.
func (g *Game) begin(seat int) {
	if g.left() == 0 {
		g.end()
		return
	}
	g.Active, g.Part, g.again = seat, 1, false
	g.payFairy()
	g.draw()
}

// left is how many tiles can still be drawn.
func (g *Game) left() (n int) {
	for _, t := range g.kinds {
		n += g.Stack[t.ID] + g.Aside[t.ID]
	}
	return n
}

// shelved says whether a tile would go to the dragon row (3.1).
func (g *Game) shelved(t *Tile) bool { return t.Dragon && g.dragon == nil }

// draw has a tile drawn; when all are laid aside or in the row, none of them
// can come to the table and the game ends (3.1).
func (g *Game) draw() {
	for _, t := range g.kinds {
		if g.Stack[t.ID] > 0 {
			g.phase = drawTile
			return
		}
	}
	g.end()
}

func (g *Game) drawn(id string) {
	t := g.kinds[slices.IndexFunc(g.kinds, func(t *Tile) bool { return t.ID == id })]
	g.Stack[id]--
	switch {
	case g.shelved(t):
		g.Row = append(g.Row, id)
	case g.goesSomewhere(t):
		for _, k := range g.kinds {
			g.Stack[k.ID] += g.Aside[k.ID]
			g.Aside[k.ID] = 0
		}
		g.hand, g.phase = t, placeTile
		return
	case !g.has("unplaceable-discard"):
		g.Aside[id]++
	}
	g.draw()
}

// placed lays the tile in hand (3, step C).
func (g *Game) placed(at Cell, turn int) {
	g.lay(g.hand, at, turn)
	n := len(g.tiles) - 1
	if g.Part == 1 {
		for _, o := range g.objects() {
			for _, f := range g.figuresOn(o) {
				if f.Kind == "builder" && f.Seat == g.Active && o.on(n) {
					g.again = true // (7.2)
				}
			}
		}
	}
	if g.hand.Volcano { // (8.1)
		if g.dragon == nil {
			for _, id := range g.Row {
				g.Stack[id]++
			}
			g.Row = nil
		}
		g.dragon = &at
	}
	g.phase = act
	if slices.Equal(g.offers(), []string{"pass"}) {
		g.acted("pass")
	}
}

// acted does what was chosen in step D.
func (g *Game) acted(what string) {
	w := strings.Fields(what)
	switch w[0] {
	case "pass":
	case "fairy":
		g.callFairy(w[1:])
	case "remove":
		g.dismiss(w[1:])
		if g.has("fairy-after-princess") && len(g.fairyOffers()) > 0 {
			g.phase = moveFairy
			return
		}
	default:
		n := len(g.tiles) - 1
		if at, ok := strings.CutPrefix(w[1], "@"); ok {
			n = g.where[cell(at)]
		}
		f := Figure{g.Active, w[0], piece{n, g.tiles[n].feature(w[len(w)-1])}}
		g.Players[f.Seat].Supply[f.Kind]--
		g.Figures = append(g.Figures, f)
	}
	if g.has("dragon-after-scoring") {
		g.score()
	}
	g.dragonFlies()
}

// cell reads "-1,2".
func cell(text string) (c Cell) {
	if _, err := fmt.Sscanf(text, "%d,%d", &c.X, &c.Y); err != nil {
		panic("oracle: no cell: " + text)
	}
	return c
}

// dragonDone goes on when the dragon rests or was not asked to move.
func (g *Game) dragonDone() {
	g.visited = nil
	if !g.has("dragon-after-scoring") {
		g.score()
	}
	if g.Part == 1 && g.again && g.left() > 0 {
		g.Part = 2
		g.draw()
		return
	}
	g.begin((g.Active + 1) % len(g.Players))
}

// end evaluates all that is still open (6).
func (g *Game) end() {
	for _, e := range g.Final() {
		g.credit(e)
	}
	g.phase = over
}

// Legal is every action of Turn in notation, in order.
func (g *Game) Legal() (list []string) {
	switch g.phase {
	case chooseFirst:
		for seat := range g.Players {
			list = append(list, fmt.Sprint("first ", seat+1))
		}
	case drawTile:
		for _, t := range g.kinds {
			if g.Stack[t.ID] > 0 {
				list = append(list, "draw "+t.ID)
			}
		}
	case placeTile:
		for _, at := range g.gaps() {
			for turn := range 4 {
				if g.fits(g.hand, at, turn) {
					list = append(list, fmt.Sprintf("place %v r%d", at, turn))
				}
			}
		}
	case act:
		list = g.offers()
	case moveFairy:
		list = append(g.fairyOffers(), "pass")
	case moveDragon:
		for _, side := range g.ways() {
			list = append(list, "dragon "+sideNames[side])
		}
	}
	slices.Sort(list)
	return slices.Compact(list)
}

// Do carries out one of the legal actions.
func (g *Game) Do(what string) {
	g.Scored = nil
	w := strings.Fields(what)
	switch g.phase {
	case chooseFirst:
		g.begin(int(w[1][0] - '1'))
	case drawTile:
		g.drawn(w[1])
	case placeTile:
		g.placed(cell(w[1]), int(w[2][1]-'0'))
	case act, moveFairy:
		g.acted(what)
	case moveDragon:
		g.dragonSteps(slices.Index(sideNames, w[1]))
	}
}
