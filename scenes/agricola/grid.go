package agricola

import (
	"math"
	"slices"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/ui"
)

// A grid is where action spaces and special cards lie.
type grid struct {
	cells []ui.Rect // the spaces of the board and the tiles, then the rounds
	head  ui.Rect   // what is written over the special cards; zero where they have no room for it
	cards []ui.Rect // special cards; alone the open one, the next and those that are used up
}

// A cut is how the room of the action spaces is parted.
type cut struct{ columns, rows, full int }

// cutFor parts the room for so many action spaces and special cards: full are the
// cells of rows that have nothing else in them.
func cutFor(spaces, cards int) cut {
	switch {
	case spaces <= 32:
		return cut{6, 6, 30}
	case spaces <= 35:
		return cut{7, 6, 35}
	case spaces+cards <= 42: // a card is a cell
		return cut{7, 6, 42}
	}
	return cut{7, 7, 42}
}

// leastTarget is how high what can be clicked is at least.
const leastTarget = 22

// cardsInRow is how many special cards share the last row where other cells are left.
const cardsInRow = 4

// gridOf lays out so many action spaces and special cards in room; alone the open
// card takes half of its row.
func gridOf(room ui.Rect, spaces, cards int, alone bool) (g grid) {
	k := cutFor(spaces, cards)
	gap := 3.0
	switch {
	case room.W < 500:
		gap = 2
	case room.W >= 700:
		gap = 4
	}
	across, down := (room.W+gap)/float64(k.columns), room.H/float64(k.rows)
	at := func(column, row int) ui.Rect {
		x, y := math.Round(room.X+float64(column)*across), math.Round(room.Y+float64(row)*down)
		return ui.Rect{X: x, Y: y, W: math.Round(room.X+float64(column+1)*across-gap) - x,
			H: math.Round(room.Y+float64(row+1)*down-gap) - y}
	}
	cell := func(i int) ui.Rect { return at(i%k.columns, i/k.columns) }
	for i := range spaces {
		g.cells = append(g.cells, cell(i))
	}
	apart := 0 // cards that are a cell of their own
	switch {
	case k.rows == 7 && down-gap >= 2*leastTarget: // one with two actions, too
		apart = max(0, min(cards-cardsInRow, k.full-spaces))
	case k.rows == 7:
	case k.full > 35:
		apart = cards
	}
	for i := range apart {
		g.cards = append(g.cards, cell(spaces+i))
	}
	cards -= apart
	x := at(max(0, spaces-k.full), k.rows-1)
	end := room.X + room.W
	wide := (end - x.X + gap) / float64(max(1, cards))
	if alone {
		wide = (end - x.X + gap) / 4
	}
	for i := range cards {
		if alone {
			x.W = wide*float64(max(1, 2-i)) - gap
		} else {
			x.W = wide - gap
		}
		g.cards = append(g.cards, x.Snap())
		x.X += x.W + gap
	}
	return g
}

// cardPlaces is how many places special cards take in a game: alone there are an
// open card and two piles.
func cardPlaces(s *agricola.State) int {
	n := 0
	for set := s.SpecialCards(); set != 0; set &= set - 1 {
		n++
	}
	if s.Players() == 1 {
		return min(n, 3)
	}
	return n
}

// fixed are the action spaces that lie open from the start, in their order; not those on which only
// cards of the hand are played, in a game without such. Alone it stays: the last row, with the
// target, needs it in its place.
func fixed(s *agricola.State) (list []box.Space) {
	for i := range box.Spaces {
		sp := box.Space(i)
		if s.Open().Has(sp) && box.Spaces[i].Stage == 0 && (!teaches(sp) || s.HasHands() || s.Players() == 1) {
			list = append(list, sp)
		}
	}
	return list
}

// teaches says whether occupations are played on a space, and nothing else is done there.
func teaches(sp box.Space) bool {
	return !slices.ContainsFunc(box.Spaces[sp].Parts, func(p box.Part) bool { return p.Op != box.PlayOccupation })
}

// gridFor is the grid of a position.
func (p *places) gridFor(s *agricola.State) grid {
	g := gridOf(p.spaces, len(fixed(s))+box.Rounds, cardPlaces(s), s.Players() == 1)
	if s.Players() > 1 {
		g.alike(s)
	}
	return g
}

// The least room of a special action that lies beside all others in a row of its own, in canvas
// pixels, and how high the words over that row are.
const leastAlikeWide, leastAlikeHigh, headHigh = 56.0, 44.0, 14.0

// alike gives all special actions the same room in one row, under a head, where that is wide and
// high enough: each card is as wide as it has actions.
func (g *grid) alike(s *agricola.State) {
	actions := 0.0
	var each []float64
	for i := range box.SpecialCards {
		if s.SpecialCards()>>i&1 != 0 {
			n := float64(len(actionsOf(i)))
			each, actions = append(each, n), actions+n
		}
	}
	if len(g.cards) == 0 || len(g.cards) != len(each) {
		return
	}
	const gap = 3
	row := g.cards[0].Or(g.cards[len(g.cards)-1])
	wide := (row.W - gap*float64(len(each)-1)) / actions
	if row.H > g.cards[0].H || wide < leastAlikeWide || row.H-headHigh < leastAlikeHigh {
		return
	}
	g.head = ui.Rect{X: row.X, Y: row.Y, W: row.W, H: headHigh}
	x := row.X
	for i, n := range each {
		g.cards[i] = ui.Rect{X: x, Y: row.Y + headHigh, W: n * wide, H: row.H - headHigh}.Snap()
		x += n*wide + gap
	}
}

// rivalsOf are the seats whose plates stand under a farm, in the order of play.
func rivalsOf(s *agricola.State, own rules.Seat) (seats []rules.Seat) {
	for i := 1; i < s.Players(); i++ {
		seats = append(seats, (own+rules.Seat(i))%rules.Seat(s.Players()))
	}
	return seats
}

// actionsOf are the special actions of a card, in their order.
func actionsOf(card int) (list []box.Special) {
	for a := range box.Special(box.Specials) {
		if box.SpecialCards[card].Actions>>a&1 != 0 {
			list = append(list, a)
		}
	}
	return list
}
