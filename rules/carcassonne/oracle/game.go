package oracle

import "slices"

// What is to be decided next.
const (
	chooseFirst = "first"
	drawTile    = "draw"
	placeTile   = "place"
	act         = "act"
	moveFairy   = "fairy" // after the princess, by a house rule
	moveDragon  = "dragon"
	over        = "over"
)

// Who decides besides the seats, which count from 0.
const (
	Nature = -1
	Nobody = -2
)

// Items are what points are for; FigureKinds and GoodKinds what seats can have.
var (
	Items       = []string{"roads", "cities", "cloisters", "fields", "goods", "fairy"}
	FigureKinds = []string{"small", "big", "builder", "pig"}
	GoodKinds   = []string{"wine", "grain", "cloth"}
)

// A Figure is a wooden piece on the table.
type Figure struct {
	Seat int
	Kind string
	on   piece
}

func (f Figure) follower() bool { return f.Kind == "small" || f.Kind == "big" }

// strength is what a figure counts among those on an object (words, 7).
func (f Figure) strength() int { return map[string]int{"small": 1, "big": 2}[f.Kind] }

// A Player is what one seat has.
type Player struct {
	Supply, Tokens, Points map[string]int // figures, goods, points by item
}

// A Game is one position and the evaluations that led to it.
type Game struct {
	table
	Players []Player
	Figures []Figure
	Stack   map[string]int // tiles to draw, those laid aside not counted
	Aside   map[string]int // laid aside until one fits (3.1)
	Row     []string       // the dragon row (3.1)
	Part    int            // of the turn
	Active  int            // whose turn it is
	// Scored is what the last action had evaluated.
	Scored []Evaluation

	kinds   []*Tile
	modules []string
	phase   string
	hand    *Tile
	again   bool // the builder has earned a second part
	mover   int
	steps   int    // of the dragon in this movement
	visited []Cell // by the dragon in this movement
	dragon  *Cell
	fairy   *Cell
	beside  *Figure // the fairy's figure, by the house rule that she stands beside one
}

// New begins a game. The modules are the expansions, house rules and first
// seats of the title by their ids.
func New(kinds []*Tile, seats int, modules []string) *Game {
	g := &Game{Stack: map[string]int{}, Aside: map[string]int{}, modules: modules, Part: 1}
	for _, t := range kinds {
		if t.Set != "base" && !g.has(t.Set) {
			continue
		}
		g.kinds = append(g.kinds, t)
		g.Stack[t.ID] = t.Count
		if t.Start {
			g.Stack[t.ID]--
			g.lay(t, Cell{}, 0)
		}
	}
	for range seats {
		supply := map[string]int{"small": 7}
		if g.has("inns") {
			supply["big"] = 1
		}
		if g.has("traders") {
			supply["builder"], supply["pig"] = 1, 1
		}
		g.Players = append(g.Players, Player{Supply: supply, Tokens: map[string]int{}, Points: map[string]int{}})
	}
	g.phase = chooseFirst
	for seat, id := range []string{"first-1", "first-2", "first-3", "first-4", "first-5", "first-6"} {
		if g.has(id) {
			g.begin(seat)
		}
	}
	return g
}

// has says whether an expansion or house rule is in force.
func (g *Game) has(module string) bool { return slices.Contains(g.modules, module) }

// Turn is who decides.
func (g *Game) Turn() int {
	switch g.phase {
	case chooseFirst, drawTile:
		return Nature
	case over:
		return Nobody
	case moveDragon:
		return g.mover
	}
	return g.Active
}

// Hand is the tile to be placed, or "".
func (g *Game) Hand() string {
	if g.phase != placeTile {
		return ""
	}
	return g.hand.ID
}

// Dragon is where the dragon is, or "-"; Fairy where the fairy is.
func (g *Game) Dragon() string { return where(g.dragon) }

// Fairy is where the fairy is, or "-".
func (g *Game) Fairy() string { return where(g.fairy) }

// Beside is the place of the figure the fairy stands beside, or "-".
func (g *Game) Beside() string {
	if g.beside == nil {
		return "-"
	}
	return g.Place(*g.beside)
}

func where(c *Cell) string {
	if c == nil {
		return "-"
	}
	return c.String()
}

// Total is the points of a seat.
func (g *Game) Total(seat int) (n int) {
	for _, item := range Items {
		n += g.Players[seat].Points[item]
	}
	return n
}

// Winners are the seats with the most points, once the game is over (6).
func (g *Game) Winners() (seats []int) {
	if g.phase != over {
		return nil
	}
	most := 0
	for seat := range g.Players {
		most = max(most, g.Total(seat))
	}
	for seat := range g.Players {
		if g.Total(seat) == most {
			seats = append(seats, seat)
		}
	}
	return seats
}

// Place is a figure's tile and feature as notation writes them.
func (g *Game) Place(f Figure) string { return g.place(f.on) }

func (g *Game) place(p piece) string {
	return g.tiles[p.tile].at.String() + " " + g.feature(p).ID
}

// cellOf is the cell a figure stands on.
func (g *Game) cellOf(f Figure) Cell { return g.tiles[f.on.tile].at }

// figuresOn are the figures on an object.
func (g *Game) figuresOn(o *object) (list []Figure) {
	for _, f := range g.Figures {
		if slices.Contains(o.pieces, f.on) {
			list = append(list, f)
		}
	}
	return list
}

// sendHome takes figures off the table.
func (g *Game) sendHome(list []Figure) {
	for _, f := range list {
		i := slices.Index(g.Figures, f)
		g.Figures = slices.Delete(g.Figures, i, i+1)
		g.Players[f.Seat].Supply[f.Kind]++
		if g.beside != nil && *g.beside == f {
			g.beside = nil
		}
	}
}

// orphansGo sends builders and pigs home that were left without an own
// follower, where the house rules say so (8.3).
func (g *Game) orphansGo() {
	goes := map[string]bool{"builder": g.has("orphans-return"), "pig": g.has("orphans-return") || g.has("pig-returns")}
	for _, o := range g.objects() {
		list := g.figuresOn(o)
		for _, f := range list {
			own := func(other Figure) bool { return other.Seat == f.Seat && other.follower() }
			if goes[f.Kind] && !slices.ContainsFunc(list, own) {
				g.sendHome([]Figure{f})
			}
		}
	}
}
