package search

import (
	"math/rand/v2"
	"slices"
	"time"

	"tilestead/rules"
)

// A Candidate is one line a search looks at: an action and, with some guides,
// what the seat does next.
type Candidate struct {
	Action rules.Action
	Then   rules.Action // 0: as the rollout policy plays
	// Value is the evaluation at the end of the own turn, a mean over samples, then with the level's
	// noise; where a tree was searched, what its visits found.
	Value int
	prior int // the same, squashed
	sum   int // of the values of its samples
	n     int // its samples
}

// estimate is the mean of the samples, with the prior counted as so many more.
func (c *Candidate) estimate(priorWeight int) int {
	return (c.sum + priorWeight*c.prior) * estimateUnit / (c.n + priorWeight)
}

// estimateUnit is the fineness of an estimate.
const estimateUnit = 16

// A Searcher is a bot that looks ahead. What its seat cannot see is guessed anew
// for each sample. Every candidate is played to the end of the own turn by the
// guide's rollout policy. The best are then played on to a horizon, guesses and
// chance alike for all of them, in stages of sequential halving.
type Searcher struct {
	guide  Guide
	offers Offers // of the guide
	level  Budget // of every set-up
	budget Budget // of this one
	seed   uint64
	clock  func() time.Time

	seat     rules.Seat
	view     rules.Perspective
	root     rules.State // where the decision is to be made, by a first guess at what is hidden
	dealt    rand.PCG    // deals what is hidden in a sample
	scratch  rules.State // of one sample
	key      uint64      // of the decision, for all that is random in it
	legal    []rules.Action
	outcomes []rules.Action
	list     []Candidate // those still looked at come first
	alive    int         // so many
	ranked   bool        // the guide has told what the end of the own turn is worth
	beyond   bool        // samples go beyond the end of the own turn
	due      int         // samples every candidate alive gets before the next halving
	next     int         // candidate to sample next
	done     bool
	tree     *Tree // of turns, where the guide judges so
	treed    bool
}

// New makes a bot that thinks as much as the budget says. Two of the same seed
// decide alike.
func New(t *Title, b Budget, seed uint64) *Searcher {
	b = b.inForm(seed)
	g := t.NewGuide()
	return &Searcher{guide: g, offers: g.Offers(), level: b, budget: b, seed: seed, clock: time.Now}
}

// Start gives the bot a decision of its seat; see Bot.
func (b *Searcher) Start(p rules.Perspective) {
	b.seat = p.Seat()
	b.key = rules.FNV(b.seed, p.View(nil)) // so that no choice depends on what was asked before
	b.view, b.root = p, p.Guess(b.root, b.deal(0))
	if b.scratch == nil {
		b.scratch = b.root.Clone()
	}
	b.guide.Begin(b.root)
	if b.offers.Budget != nil {
		b.budget = b.offers.Budget(b.root, b.level)
	}
	b.legal = p.Legal(b.legal[:0])
	b.legal = b.guide.Candidates(b.root, b.legal)
	if b.offers.Overlook != nil && b.budget.Overlooks != Nothing {
		b.legal = b.offers.Overlook(b.root, b.legal, b.budget.Overlooks)
	}
	b.list = b.list[:0]
	b.beyond, b.due, b.next, b.done = false, b.budget.TurnSamples, 0, len(b.legal) == 1
	if b.treed = !b.done && b.plant(); b.treed {
		return
	}
	if b.ranked = b.offers.Rank != nil; b.ranked && !b.done {
		b.list = b.offers.Rank(b.root, b.list)
		b.alive = len(b.list)
		b.endTurnStage()
		return
	}
	for _, a := range b.legal {
		b.list = append(b.list, Candidate{Action: a})
	}
	b.alive = len(b.list)
}

// deal is what deals the hidden things of sample n: the same for every candidate,
// another for every sample, so that no candidate is chosen for what a single guess
// holds.
func (b *Searcher) deal(n int) *rand.Rand {
	b.dealt.Seed(b.key, uint64(n))
	return rand.New(&b.dealt)
}

// Think works on the decision; see Bot.
func (b *Searcher) Think(until time.Time) (rules.Action, bool) {
	for !b.done {
		b.step()
		if !b.done && b.Late(until) {
			return 0, false
		}
	}
	return b.list[0].Action, true
}

// Late says whether a slice of thinking that lasts until then is over; one
// without an end never is.
func (b *Searcher) Late(until time.Time) bool {
	return !until.IsZero() && !b.clock().Before(until)
}

// Candidates are what a decision that is made was made among, the best first.
func (b *Searcher) Candidates() []Candidate { return b.list }

// Judged says whether a network judges the decision: its candidates' values are leads.
func (b *Searcher) Judged() bool { return b.judging() != nil }

// judging is what the guide judges the decision by; nil: the evaluation.
func (b *Searcher) judging() *Judging {
	if b.offers.Judging == nil {
		return nil
	}
	return b.offers.Judging(b.root)
}

// Seen says whether a candidate was looked at; a tree does not go down every branch.
func (b *Searcher) Seen(c Candidate) bool { return !b.treed || c.n > 0 }

// Alike says whether two actions come to the same where the decision is made.
func (b *Searcher) Alike(x, y rules.Action) bool {
	return x == y || b.offers.Alike != nil && b.offers.Alike(b.root, x, y)
}

// plant begins a tree of turns, where the level searches one and a turn begins.
func (b *Searcher) plant() bool {
	if b.budget.Visits == 0 || !b.root.Prompt().Opens {
		return false
	}
	j := b.judging()
	if j == nil {
		return false
	}
	if b.tree == nil {
		b.tree = NewTree(b.guide, *j)
	}
	b.tree.Grow(b.root, &b.budget, b.key)
	return true
}

// reap takes the candidates from the tree, the one visited most first.
func (b *Searcher) reap() {
	b.list = b.list[:0]
	root := &b.tree.nodes[0]
	for i := range root.branches {
		r := &root.branches[i]
		c := Candidate{Action: r.first, Value: r.lead / max(1, r.visits), n: r.visits}
		if r.line.N > 1 {
			c.Then = r.line.Actions[1]
		}
		b.list = append(b.list, c)
	}
	slices.SortStableFunc(b.list, func(x, y Candidate) int {
		if x.n != y.n {
			return y.n - x.n
		}
		return y.Value - x.Value
	})
	b.vary()
	b.done = true
}

// vary takes one of the moves that were visited nearly as often as the best, so that who plays
// again does not meet the same game.
func (b *Searcher) vary() {
	n := 1
	for n < len(b.list) && b.budget.Variety > 0 && b.list[n].n*100 >= b.list[0].n*b.budget.Variety {
		n++
	}
	if k := int(b.key % uint64(n)); k > 0 {
		b.list[0], b.list[k] = b.list[k], b.list[0]
	}
}

// step takes one sample of one candidate.
func (b *Searcher) step() {
	if b.treed {
		if b.tree.Visit(); b.tree.visits >= b.budget.Visits {
			b.reap()
		}
		return
	}
	c := &b.list[b.next]
	b.view.Guess(b.scratch, b.deal(c.n))
	c.do(b.scratch)
	from := b.scratch
	if b.ranked { // the candidate has used the own turn
		from = b.root
	}
	var h Horizon
	if b.beyond {
		h = b.budget.Horizon
		b.guide.Sample(from, SplitMix64(b.key^uint64(c.n)), b.budget.RolloutTemperature)
	} else {
		b.guide.Sample(from, 0, 0)
	}
	b.playOn(b.scratch, &luck{key: b.key, sample: uint64(c.n)}, h, true)
	v := b.guide.Evaluate(b.scratch, b.seat)
	if b.beyond {
		v = squash(v, b.budget.HalfWin)
	}
	c.sum += v
	c.n++
	if c.n >= b.due {
		b.next++
	}
	if b.next < b.alive {
		return
	}
	b.next = 0
	if b.beyond {
		b.halve()
		return
	}
	for i := range b.list {
		b.list[i].Value = b.list[i].sum / b.list[i].n
	}
	b.endTurnStage()
}

// do plays a candidate's own actions.
func (c *Candidate) do(s rules.State) {
	s.Do(c.Action, nil)
	if c.Then != 0 {
		s.Do(c.Then, nil)
	}
}

// playOn plays by the rollout policy until the guide says that the sample is
// over. If it is to be settled, it goes on to where a seat decides: chance that
// is due has been drawn.
func (b *Searcher) playOn(s rules.State, l *luck, h Horizon, settled bool) {
	for seat := s.Turn(); seat != rules.Nobody; seat = s.Turn() {
		chance := seat == rules.Nature
		if !(chance && settled) && b.guide.Over(s, h) {
			return
		}
		if chance {
			b.outcomes = s.Legal(b.outcomes[:0])
			s.Do(l.draw(s, b.outcomes, b.guide.ChanceFor(s)), nil)
		} else {
			s.Do(b.guide.Policy(s), nil)
		}
	}
}

// endTurnStage ends the stage up to the end of the own turn: it sorts by the
// values there, blurred as the level says, and either takes the best or keeps
// the best few for sequential halving.
func (b *Searcher) endTurnStage() {
	r := rand.New(rand.NewPCG(b.key, 0x6e6f697365))
	for i := range b.list {
		c := &b.list[i]
		if b.offers.Leans != nil {
			c.Value += b.offers.Leans(b.root, c.Action)
		}
		c.Value += gumbel(r, b.budget.Temperature)
	}
	slices.SortStableFunc(b.list, func(x, y Candidate) int { return y.Value - x.Value })
	b.alive = min(b.alive, b.budget.Keep)
	for b.alive > 1 && b.list[b.alive-1].Value < b.list[0].Value-b.budget.Behind {
		b.alive--
	}
	if b.alive <= 1 {
		b.done = true
		return
	}
	b.beyond = true
	b.due = b.budget.Samples
	for i := range b.alive {
		c := &b.list[i]
		c.prior, c.sum, c.n = squash(c.Value, b.budget.HalfWin), 0, 0
	}
}

// halve ends a stage of sequential halving: it drops the worse half of the
// candidates, until one is left.
func (b *Searcher) halve() {
	slices.SortStableFunc(b.list[:b.alive], func(x, y Candidate) int {
		return y.estimate(b.budget.PriorWeight) - x.estimate(b.budget.PriorWeight)
	})
	if b.alive <= 2 {
		b.done = true
		return
	}
	b.alive = (b.alive + 1) / 2
	b.due *= 2
}

// squash turns a lead into something like a chance to win, from -1000 to 1000:
// being ahead by much more than enough is worth little more.
func squash(lead, half int) int {
	return lead * 1000 / max(max(lead, -lead)+half, 1)
}
