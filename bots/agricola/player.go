package agricola

import (
	"math"
	"math/rand/v2"
	"slices"

	"tilestead/bots/learn"
	"tilestead/bots/search"
	"tilestead/rules"
	"tilestead/rules/agricola"
)

// A player plays a game of a league.
type player interface {
	// choose is its action for the seat to decide.
	choose(s *agricola.State) rules.Action
	// told is what its latest choice teaches, if a turn began with it: how good the moves
	// were, as shares, and what the position is worth to each seat by it; nil: nothing.
	told() (shares []learn.Share, leads []int)
	// forget has it give up what it meant to do next.
	forget()
}

// playerOf plays as a player of a league does, by a key and a temperature in hundredths of
// a point.
func playerOf(p learn.Player, s *agricola.State, key uint64, temperature int) player {
	if p.Net != nil && p.Visits > 0 {
		return newTreePlayer(p, s, key, temperature > contestNoise)
	}
	kind := 0
	if isMoor(s) {
		kind = 1
	}
	q := newPolicy(s, &learned[tastes[kind][p.Taste]], sampleWidth)
	judged := p.Net != nil
	if judged {
		q.planner.odds = newJudge(p.Net, s)
		q.planner.score = q.planner.odds.lead
	}
	q.key, q.temperature = key, temperature
	return &plain{policy: q, judged: judged, seats: s.Players()}
}

// contestNoise is the temperature of a match, so that its games differ.
const contestNoise = 10

// A plain player looks at its own turn alone.
type plain struct {
	*policy
	judged bool // by a network: its values are leads
	seats  int
	turn   rules.Seat
	lines  []line // of the latest choice that a turn began with
}

func (p *plain) choose(s *agricola.State) rules.Action {
	p.lines, p.turn = nil, s.Turn()
	p.planner.lines = p.planner.lines[:0]
	a := p.policy.choose(s)
	if s.Prompt().Opens {
		p.lines = p.planner.lines
	}
	return a
}

// plainTemperature is by how many hundredths of a point a line is worse that is chosen once
// where the best is chosen e times.
const plainTemperature = 60

func (p *plain) told() (shares []learn.Share, leads []int) {
	if len(p.lines) == 0 {
		return nil, nil
	}
	best := slices.MaxFunc(p.lines, func(x, y line) int { return x.value - y.value }).value
	for _, l := range p.lines {
		part := math.Exp(float64(l.value-best) / plainTemperature)
		shares = append(shares, learn.Share{Output: uint16(outputOf(l.action[0])), Part: float32(part)})
	}
	if p.judged && p.seats == 2 {
		leads = []int{-best, -best}
		leads[p.turn] = best
	}
	return merged(shares), leads
}

func (p *plain) forget() { p.plan.n = 0 }

// merged are shares with one of each output, which come to 1.
func merged(shares []learn.Share) (list []learn.Share) {
	sum := float32(0)
	for _, s := range shares {
		sum += s.Part
	}
	for _, s := range shares {
		at := slices.IndexFunc(list, func(o learn.Share) bool { return o.Output == s.Output })
		if at < 0 {
			at, list = len(list), append(list, learn.Share{Output: s.Output})
		}
		list[at].Part += s.Part / sum
	}
	return list
}

// A treePlayer searches a tree of turns.
type treePlayer struct {
	guide
	tree   *search.Tree
	budget search.Budget
	key    uint64
	root   rules.State // of a tree, where hands are guessed
	varied bool        // it also tries what nothing speaks for, and takes what was visited less
	r      *rand.Rand
	next   line // the rest of what was chosen
	at     int8
	grown  bool // the latest choice was made by the tree
}

func newTreePlayer(p learn.Player, s *agricola.State, key uint64, varied bool) *treePlayer {
	c := &treePlayer{key: key, varied: varied, budget: treeOf(p.Visits), r: rand.New(rand.NewPCG(key, 0x636c696d62))}
	c.Begin(s)
	c.learned = newJudge(p.Net, s)
	c.tree = search.NewTree(&c.guide, *c.Judging(s))
	return c
}

// Of its first rounds a game is played more freely, so that openings differ.
const (
	noise = 25 // hundredths of what speaks for a move that are chance
)

func (c *treePlayer) choose(s *agricola.State) rules.Action {
	c.grown = false
	if within(s, s.Turn()) && c.at < c.next.n {
		c.at++
		return c.next.action[c.at-1]
	}
	c.next.n = 0
	if k := s.Prompt().Key; k != "feed" && k != "breed" {
		if a, ok := quick(s, &c.room); ok {
			return a
		}
	}
	if !s.Prompt().Opens {
		c.follow(slices.MaxFunc(c.rank(s), func(x, y line) int { return x.value - y.value }))
		return c.next.action[0]
	}
	c.key = search.SplitMix64(c.key)
	root := rules.State(s)
	if s.HasHands() { // those of the others are guessed
		c.root = rules.PerspectiveOf(s, s.Turn()).Guess(c.root, c.r)
		root = c.root
	}
	c.tree.Grow(root, &c.budget, c.key)
	if c.varied {
		c.tree.AddNoise(c.key, noise)
	}
	if c.tree.Moves() > 1 {
		for range c.budget.Visits {
			c.tree.Visit()
		}
		c.grown = true
	}
	l := c.tree.Line(c.pick(s.Round()))
	c.follow(line{action: l.Actions, n: int8(l.N), value: l.Value})
	return c.next.action[0]
}

func (c *treePlayer) follow(l line) { c.next, c.at = l, 1 }

// pick is the move that is made: the one visited most, or by chance one that was visited
// less.
func (c *treePlayer) pick(round int) (best int) {
	total, top := 0, -1
	weight := func(i int) int {
		_, n := c.tree.Visited(i)
		if round > freeRounds {
			n *= n
		}
		return n
	}
	for i := range c.tree.Moves() {
		n := weight(i)
		if total += n; n > top {
			best, top = i, n
		}
	}
	if !c.varied || total == 0 {
		return best
	}
	k := c.r.IntN(total)
	for i := range c.tree.Moves() {
		if k -= weight(i); k < 0 {
			return i
		}
	}
	return best
}

func (c *treePlayer) told() (shares []learn.Share, leads []int) {
	if !c.grown {
		return nil, nil
	}
	for i := range c.tree.Moves() {
		a, n := c.tree.Visited(i)
		shares = append(shares, learn.Share{Output: uint16(outputOf(a)), Part: float32(n)})
	}
	return merged(shares), c.tree.Leads()
}

func (c *treePlayer) forget() { c.next.n = 0 }
