// Package oracle is a second reading of Agricola's rules, without hand cards,
// with Farmers of the Moor or without it: written from the rules alone, plain
// instead of fast, and for tests only. It shares no code with rules/agricola, so
// that the two can be compared.
//
// Numbers in parentheses are sections of the chapter on Agricola in
// docs/rulings.md.
package oracle

import (
	"fmt"
	"slices"
)

// What is to be decided next.
const (
	chooseFirst = "first"
	reveal      = "reveal"
	startCard   = "start card"
	topCard     = "top"
	leave       = "leave"
	place       = "place"
	useSpace    = "use"
	house       = "house"
	spend       = "spend"
	feed        = "feed"
	heat        = "heat"
	breed       = "breed"
	last        = "last"
	over        = "over"
)

// Who decides besides the seats, which count from 0.
const (
	Nature = -1
	Nobody = -2
)

// A Player is what one seat has.
type Player struct {
	Farm
	Goods    amount
	Majors   []string
	crafted  []string // in this harvest
	People   int      // newborns included
	Newborns int
	Home     int // people still to be placed
	Bed      int // those of them who are in bed
	Ward     int // people on the infirmary
	Begging  int
	Prayed   int                 // points from the church
	Coming   [lastRound + 1]int  // food that waits on round spaces
	rides    [lastRound + 1]bool // for whoever has two horses
	Tokens   []string            // improvements with a fuel token
}

// A use is a space being used, or a bake action that came with an oven.
type use struct {
	space   *space
	started []bool
	current int  // the part that can be repeated, or -1
	times   int  // that it was
	parted  bool // a pasture was parted
}

// A Game is one position.
type Game struct {
	Players []Player
	Round   int
	Start   int // who has the starting player token
	Cards   [lastRound + 1]string
	On      map[string]int // goods on accumulation spaces
	By      map[string]int // whose person stands there
	Supply  []string       // majors that nobody has

	// The special cards: who has which, used last, and which of them lie face down;
	// alone that which lies face up, that on top of the pile, those at its
	// bottom in their order, and those discarded, the last one last.
	Users map[string]int
	Down  map[string]bool
	Up    string
	Top   string
	Under []string
	Gone  []string

	moor    bool
	tokens  bool
	unknown []string // the pile between its top and its bottom
	dealt   []int    // start cards
	kept    bool     // the special card was paid for in this round
	used    bool     // it is being used
	then    func()   // what follows the top of the pile
	traded  trade    // the exchange just before
	modules []string
	majors  []improvement
	target  int
	phase   string
	active  int
	uses    []*use // the last one first
	passes  int    // in a row
	missing int    // food
	step    string // of a harvest
	waiting []int  // seats that have not come to it
}

// New begins a game; target is the points that a game alone is won with.
func New(seats int, modules []string, target int) *Game {
	g := &Game{Start: Nobody, On: map[string]int{}, By: map[string]int{}, Users: map[string]int{},
		Down: map[string]bool{}, modules: modules, target: target,
		moor: slices.Contains(modules, "moor"), tokens: slices.Contains(modules, "fuel-tokens")}
	g.majors = majorsOf(seats, g.moor)
	for range seats {
		g.Players = append(g.Players, Player{Farm: newFarm(), Goods: amount{}, People: 2, Home: 2})
	}
	for _, m := range g.majors {
		g.Supply = append(g.Supply, m.id)
	}
	g.phase = chooseFirst
	if seats == 1 {
		g.begin(0)
	}
	for seat := range seats {
		if slices.Contains(modules, fmt.Sprintf("first-%d", seat+1)) {
			g.begin(seat)
		}
	}
	return g
}

// begin gives out the first food (2).
func (g *Game) begin(first int) {
	g.Start = first
	for seat := range g.Players {
		if len(g.Players) > 1 {
			g.Players[seat].Goods["food"] = 3
		}
	}
	if len(g.Players) > 1 {
		g.Players[first].Goods["food"] = 2
	}
	switch {
	case !g.moor:
		g.nextRound()
	case len(g.Players) == 1:
		for _, c := range g.specials() {
			g.unknown = append(g.unknown, c.id)
		}
		g.look(func() { g.phase = startCard })
	default:
		g.phase = startCard
	}
}

// deal gives the next seat its start card.
func (g *Game) deal(number int) {
	g.Players[len(g.dealt)].terrain(startCards[number-1])
	g.dealt = append(g.dealt, number)
	if len(g.dealt) == len(g.Players) {
		g.nextRound()
	}
}

// majorsOf are the majors of a game for so many.
func majorsOf(seats int, moor bool) []improvement {
	switch {
	case moor:
		return slices.Concat(improvements, moorImprovements)
	case seats == 6:
		return slices.Concat(improvements, copies)
	}
	return improvements
}

func (g *Game) major(id string) *improvement {
	return &g.majors[slices.IndexFunc(g.majors, func(m improvement) bool { return m.id == id })]
}

// Available says whether a major can be built: nobody has it, and it does not
// lie under another one (13).
func (g *Game) Available(id string) bool {
	return slices.Contains(g.Supply, id) && !slices.Contains(g.Supply, g.major(id).under)
}

// Turn is who decides.
func (g *Game) Turn() int {
	switch g.phase {
	case chooseFirst, reveal, startCard, topCard:
		return Nature
	case over:
		return Nobody
	}
	return g.active
}

// inGame says whether a space belongs to this game, face-down cards included.
func (g *Game) inGame(s *space) bool {
	return slices.Contains(s.players, len(g.Players)) && (g.moor || !s.moor) &&
		(s.tile == "" || slices.Contains(g.modules, "extra-tile"))
}

// Open are the spaces in play.
func (g *Game) Open() (ids []string) {
	for i := range spaces {
		if s := &spaces[i]; g.inGame(s) && (s.stage == 0 || slices.Contains(g.Cards[:], s.id)) {
			ids = append(ids, s.id)
		}
	}
	return ids
}

func spaceNamed(id string) *space {
	return &spaces[slices.IndexFunc(spaces, func(s space) bool { return s.id == id })]
}

// Blocked says whether a person elsewhere blocks a space (8, 13).
func (g *Game) Blocked(id string) bool {
	s := spaceNamed(id)
	for _, o := range spaces {
		if _, taken := g.By[o.id]; taken && o.id != id && (s.link == o.id || s.tile != "" && s.tile == o.tile) {
			return true
		}
	}
	return false
}

// hidden are the cards that can be turned up this round.
func (g *Game) hidden() (ids []string) {
	if g.moor && g.Round == 1 {
		return []string{"major_improvement"}
	}
	for _, s := range spaces {
		if s.stage == stageOf[g.Round] && !slices.Contains(g.Cards[:], s.id) {
			ids = append(ids, s.id)
		}
	}
	return ids
}

// nextRound begins a round, or ends the game (4).
func (g *Game) nextRound() {
	if g.Round == lastRound {
		g.queue(last)
		return
	}
	g.Round++
	for seat := range g.Players {
		g.Players[seat].Newborns = 0
	}
	g.phase = reveal
	if ids := g.hidden(); len(ids) == 1 {
		g.turnUp(ids[0])
	}
}

// turnUp does the rest of the preparation (4.1).
func (g *Game) turnUp(id string) {
	g.Cards[g.Round] = id
	if g.moor && len(g.Players) == 1 {
		g.cardOfRound()
		return
	}
	g.supplySpaces()
}

// supplySpaces is what comes from round spaces and on action spaces.
func (g *Game) supplySpaces() {
	for seat := range g.Players {
		p := &g.Players[seat]
		p.Goods["food"] += p.Coming[g.Round]
		p.Coming[g.Round] = 0
		if p.rides[g.Round] && p.Goods["horse"] >= 2 {
			p.Goods["food"]++
		}
	}
	for _, id := range g.Open() {
		s := spaceNamed(id)
		switch {
		case id == "forest" && len(g.Players) == 1:
			g.On[id] += 2
		case id == "meeting_place" && len(g.Players) == 1 && g.moor: // the plain one (14.5)
		case s.adds != "":
			g.On[id] += s.n
		}
	}
	g.passes = 0
	g.nextTurn(g.Start)
}

// nextTurn goes to the first seat from one on that has somebody to place (4.2).
func (g *Game) nextTurn(from int) {
	working := 0
	for seat := range g.Players {
		if g.Players[seat].Home > 0 {
			working++
		}
	}
	if working == 0 || g.passes == working {
		g.goHome()
		return
	}
	seat := from % len(g.Players)
	for g.Players[seat].Home == 0 {
		seat = (seat + 1) % len(g.Players)
	}
	g.phase, g.active = place, seat
}

// goHome ends the work, and the round unless there is a harvest (4.3, 4.4).
func (g *Game) goHome() {
	clear(g.By)
	clear(g.Users)
	clear(g.Down)
	for seat := range g.Players {
		p := &g.Players[seat]
		p.Home, p.Ward = p.People, 0
		p.crafted = nil
	}
	if !slices.Contains(harvests, g.Round) {
		g.nextRound()
		return
	}
	for seat := range g.Players {
		p := &g.Players[seat]
		for c := range cells {
			if p.Left[c] > 0 {
				p.Left[c]--
				p.Goods[p.Crop[c]]++
			}
		}
	}
	g.queue(feed)
}

// queue has all seats go through a phase, in order of play.
func (g *Game) queue(phase string) {
	g.waiting = nil
	for i := range g.Players {
		g.waiting = append(g.waiting, (g.Start+i)%len(g.Players))
	}
	g.step = phase
	g.nextSeat()
}

// nextSeat goes on with a phase until somebody has something to decide.
func (g *Game) nextSeat() {
	if len(g.waiting) == 0 {
		switch g.step {
		case feed:
			g.queue(breed)
		case breed:
			g.nextRound()
		case last:
			g.phase = over
		}
		return
	}
	g.phase, g.active = g.step, g.waiting[0]
	g.waiting = g.waiting[1:]
	switch g.phase {
	case feed:
		g.missing = g.Need(g.active)
		g.eat(0)
		g.fed()
	case breed:
		g.born()
	}
}

// Need is the food that a seat's people eat (4.4, 11).
func (g *Game) Need(seat int) int {
	adult := 2
	if len(g.Players) == 1 {
		adult = 3
	}
	p := &g.Players[seat]
	return adult*(p.People-p.Newborns) + p.Newborns
}

// eat adds food and takes what is missing from it.
func (g *Game) eat(food int) {
	p := &g.Players[g.active]
	p.Goods["food"] += food
	n := min(g.missing, p.Goods["food"])
	p.Goods["food"] -= n
	g.missing -= n
}

// fed ends a feeding in which nothing but its end is left to decide.
func (g *Game) fed() {
	if list := g.feedings(); len(list) == 1 {
		g.beg()
	}
}

// beg gives a marker for each food that is missing; then the house is heated.
func (g *Game) beg() {
	g.Players[g.active].Begging += g.missing
	g.phase, g.missing = heat, g.Heating(g.active)
	g.heated()
}

// worth is the food that one of a good brings at any time, or 0 (5, 9).
func (g *Game) worth(seat int, good string) (n int) {
	if good == "grain" || good == "vegetable" {
		n = 1
	}
	for _, id := range g.Players[seat].Majors {
		if g.works(seat, id) {
			n = max(n, g.major(id).cook[good])
		}
	}
	return n
}

func (p *Player) herd() (h herd) {
	for i, kind := range Animals {
		h[i] = p.Goods[kind]
	}
	return h
}

// born ends a breeding of which there is only one best outcome (4.4, 12).
func (g *Game) born() {
	if list := g.broods(); len(list) == 1 {
		g.bring(list[0])
	}
}

// broods are the herds that there can be after breeding: two of a kind, or of
// what is left of them, have one newborn.
func (g *Game) broods() []herd {
	p := &g.Players[g.active]
	most := p.herd()
	for i := range most {
		if most[i] >= 2 {
			most[i]++
		}
	}
	return p.best(most)
}

// bring makes a herd what there is after breeding. Whatever is too much is
// cooked or released before, so that there is a newborn where two parents stay.
func (g *Game) bring(h herd) {
	p := &g.Players[g.active]
	for i, kind := range Animals {
		parents := h[i]
		if h[i] >= 3 {
			parents--
		}
		p.Goods["food"] += (p.Goods[kind] - parents) * g.worth(g.active, kind)
		p.Goods[kind] = h[i]
	}
	g.nextSeat()
}

// Moor says whether Farmers of the Moor is played.
func (g *Game) Moor() bool { return g.moor }

// Plays says whether a major belongs to this game.
func (g *Game) Plays(id string) bool {
	return slices.ContainsFunc(g.majors, func(m improvement) bool { return m.id == id })
}
