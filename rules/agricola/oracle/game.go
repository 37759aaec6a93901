// Package oracle is a second reading of Agricola's rules, without a hand to play
// from, with Farmers of the Moor or without it. It is plain instead of fast and
// for tests only. It shares no code with rules/agricola, so that the two can be
// compared.
//
// It was written from the fact sheets on the two games alone, those parts
// included that the sheets mark as ours. Comments name the sections that a rule
// was written from, such as (base-rules 4.4), (moor-rules 7), or
// (base-actions) for a table. The repository has no copy of these sheets, so
// the words of a rule are said again where they matter.
//
// Of the hand cards it knows the seven that exchange goods at any time, A102,
// B104, M081, M090, M115, M125 and M126, where they lie in front of a seat.
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
	Cards    []string // hand cards that lie in front
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
	crafted  []string            // majors used in this harvest
	counters map[string]int      // usage counters left on a card
	bought   int                 // goods taken from the Grocer's stack
	settled  int                 // sheep that have found room
}

// A use is a space being used, or a bake action that came with an oven.
type use struct {
	space   *space
	started []bool
	current int // the part that can be repeated, or -1
	times   int // that it was
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
	traded  pair     // the exchange just before
	modules []string
	majors  []improvement
	target  int
	phase   string
	back    string // the decision that the question about animals came up in
	active  int
	uses    []*use // the last one first
	passes  int    // in a row

	harvest bool   // from the field phase to the end of the breeding
	need    int    // food of the meal that is still to be handed over
	laid    int    // food of it that goods were laid for
	cold    int    // fuel that the house still needs
	burnt   bool   // some was burnt
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

// begin gives out the first food: two to the starting player, three to the
// others, none alone (base-rules 2, moor-rules 3).
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
		for _, c := range specials(g) {
			g.unknown = append(g.unknown, c.id)
		}
		g.look(func() { g.phase = startCard })
	default:
		g.phase = startCard
	}
}

// deal gives the next seat its start card (moor-rules 3).
func (g *Game) deal(number int) {
	g.Players[len(g.dealt)].terrain(startCards[number-1])
	g.dealt = append(g.dealt, number)
	if len(g.dealt) == len(g.Players) {
		g.nextRound()
	}
}

// majorsOf are the majors of a game for so many: the ten, with Farmers of the
// Moor 24, and without it eight copies more for six (base-rules 13).
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
// lie under another one (moor-rules 9.1; of six players' copies majors-base).
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

// Asked is what the seat that decides is asked.
func (g *Game) Asked() string { return g.phase }

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

// Blocked says whether a person elsewhere blocks a space: on its linked one
// (base-rules 13), or on another of the same tile (base-rules 8).
func (g *Game) Blocked(id string) bool {
	s := spaceNamed(id)
	for _, o := range spaces {
		if _, taken := g.By[o.id]; taken && o.id != id && (s.link == o.id || s.tile != "" && s.tile == o.tile) {
			return true
		}
	}
	return false
}

// hidden are the cards that can be turned up this round; with Farmers of the
// Moor that of the first is known (moor-rules 3).
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

// nextRound begins a round; after the last one each seat has one last decision
// before scoring (base-rules 10).
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

// turnUp does the rest of the preparation; alone with Farmers of the Moor the
// special card comes right behind the stage card (moor-rules 12).
func (g *Game) turnUp(id string) {
	g.Cards[g.Round] = id
	if g.moor && len(g.Players) == 1 {
		cardOfRound(g)
		return
	}
	g.supplySpaces()
}

// supplySpaces is what comes from round spaces, and then on all accumulation
// spaces in play (base-rules 4.1). Food of the riding stables is had with two
// horses only, and else lost (moor-rules 9.2).
func (g *Game) supplySpaces() {
	for seat := range g.Players {
		p := &g.Players[seat]
		p.Goods["food"] += p.Coming[g.Round]
		p.Coming[g.Round] = 0
		if p.rides[g.Round] && p.Goods["horse"] >= 2 {
			p.Goods["food"]++
		}
	}
	g.fill()
	g.passes = 0
	g.nextTurn(g.Start)
}

// fill has goods come on all accumulation spaces in play. Alone the forest
// gets one wood less (base-rules 11). The meeting place gathers food in games
// without hand cards (base-rules 2), but alone with Farmers of the Moor it is
// the usual one (moor-rules 2).
func (g *Game) fill() {
	for _, id := range g.Open() {
		s := spaceNamed(id)
		switch {
		case id == "forest" && len(g.Players) == 1:
			g.On[id] += 2
		case id == "meeting_place" && len(g.Players) == 1 && g.moor:
		case s.adds != "":
			g.On[id] += s.n
		}
	}
}

// nextTurn goes to the first seat from one on that has somebody to place. The
// work is over when all are placed, or nobody who has people can use a space
// (base-rules 4.2).
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

// goHome ends the work: people go home, those from the infirmary healthy, and
// special cards to the display (base-rules 4.3, moor-rules 12).
func (g *Game) goHome() {
	clear(g.By)
	clear(g.Users)
	clear(g.Down)
	for seat := range g.Players {
		p := &g.Players[seat]
		p.Home, p.Ward = p.People, 0
	}
	if !slices.Contains(harvests, g.Round) {
		g.nextRound()
		return
	}
	g.reap()
}

// reap begins a harvest: one crop comes from every planted field (base-rules
// 4.4).
func (g *Game) reap() {
	g.harvest = true
	for seat := range g.Players {
		p := &g.Players[seat]
		p.crafted = nil
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
			g.harvest = false
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
		g.need, g.laid = g.Need(g.active), 0
		g.fed()
	case breed:
		born(g)
	}
}

// Moor says whether Farmers of the Moor is played.
func (g *Game) Moor() bool { return g.moor }

// Plays says whether a major belongs to this game.
func (g *Game) Plays(id string) bool {
	return slices.ContainsFunc(g.majors, func(m improvement) bool { return m.id == id })
}
