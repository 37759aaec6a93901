package bots

import (
	"math/rand/v2"
	"slices"
	"time"

	"tilestead/rules"
)

// A budget says how much a level looks at. All levels of a title share its
// guide and so its evaluation.
type budget struct {
	naive   bool // looks at all that is legal, not only at what is worth it
	noise   int  // of the values at the end of the turn, in the units of lead
	looks   int  // samples of chance up to the end of the own turn
	keep    int  // most actions kept for looking farther; 0: the end of the turn decides
	behind  int  // how far an action kept may be behind the best, in the units of lead
	rounds  int  // how many rounds farther
	plies   int  // how many turns at most those rounds may have, beyond one round; 0 for any number
	samples int  // for each kept action, doubled with every halving
	trust   int  // how many samples the value at the end of the turn stands for
	whim    int  // how far play in a sample may stray, in the units of lead
	half    int  // a lead of so much is half way to a sure win, in the units of lead
}

// A choice is one line a search looks at: an action and, with some guides, what
// the seat does next.
type choice struct {
	action rules.Action
	then   rules.Action // 0: as the guide plays
	sum    int          // of the values of its samples
	n      int
	lead   int // mean lead at the end of the turn, in the units of lead
	near   int // the same with the noise of the level, squashed
}

func (c *choice) mean() int { return c.sum / max(c.n, 1) }

// trusted is the mean of the samples and, for as many samples as trust says,
// the lead at the end of the turn.
func (c *choice) trusted(trust int) int { return (c.sum + trust*c.near) * trustUnit / (c.n + trust) }

// trustUnit is the fineness of trusted.
const trustUnit = 16

// search looks ahead: every candidate is played to the end of the own turn by
// the guide's policy; the best are then played on for some rounds, chance
// sampled alike for all of them, and the worse half is dropped again and
// again while the samples double (successive halving).
type search struct {
	guide  guide
	budget budget
	seed   uint64
	clock  func() time.Time

	seat    rules.Seat
	now     rules.State
	try     rules.State
	key     uint64
	p       rules.Perspective
	dealt   rand.PCG // deals what is hidden in a sample
	legal   []rules.Action
	outcome []rules.Action
	list    []choice // the candidates; those still looked at come first
	alive   int
	ranked  bool // the guide has told what the end of the turn is worth
	far     bool // looking beyond the end of the turn
	stage   int  // samples every candidate alive gets before the next halving
	at      int  // candidate to sample next
	done    bool
}

func (b *search) Start(p rules.Perspective) {
	b.seat = p.Seat()
	b.key = fold(b.seed, p.View(nil))
	b.p, b.now = p, p.Guess(b.now, b.deal(0))
	if b.try == nil {
		b.try = b.now.Clone()
	}
	b.guide.begin(b.now)
	b.legal = p.Legal(b.legal[:0])
	if !b.budget.naive {
		b.legal = b.guide.candidates(b.now, b.legal)
	}
	b.list = b.list[:0]
	b.far, b.stage, b.at, b.done = false, b.budget.looks, 0, len(b.legal) == 1
	g, ok := b.guide.(ranker)
	if b.ranked = ok; ok && !b.done {
		b.list = g.rank(b.now, b.list)
		b.alive = len(b.list)
		b.halve()
		return
	}
	for _, a := range b.legal {
		b.list = append(b.list, choice{action: a})
	}
	b.alive = len(b.list)
}

// deal is what deals the hidden things of sample n: the same for every
// candidate, another for every sample, so that no candidate is chosen for what
// a single guess holds.
func (b *search) deal(n int) *rand.Rand {
	b.dealt.Seed(b.key, uint64(n))
	return rand.New(&b.dealt)
}

func (b *search) Think(until time.Time) (rules.Action, bool) {
	for !b.done {
		b.step()
		if !until.IsZero() && !b.done && !b.clock().Before(until) {
			return 0, false
		}
	}
	return b.list[0].action, true
}

// step takes one sample of one candidate.
func (b *search) step() {
	c := &b.list[b.at]
	rounds := 0
	b.guide.mood(0, 0)
	if b.far {
		rounds = b.budget.rounds
		if n := b.try.Players(); b.budget.plies > 0 {
			rounds = max(1, min(rounds, b.budget.plies/n))
		}
		b.guide.mood(scramble(b.key^uint64(c.n)), b.budget.whim)
	}
	turns := b.guide.turns(b.now)
	b.p.Guess(b.try, b.deal(c.n))
	b.try.Do(c.action, nil)
	if c.then != 0 {
		b.try.Do(c.then, nil)
	}
	if !b.ranked {
		turns = b.guide.turns(b.try)
	}
	b.playOn(c.n, turns+max(rounds*b.try.Players(), 1))
	v := b.guide.lead(b.try, b.seat)
	if b.far {
		v = squash(v, b.budget.half)
	}
	c.sum += v
	c.n++
	if c.n >= b.stage {
		b.at++
	}
	if b.at == b.alive {
		b.at = 0
		b.halve()
	}
}

// playOn plays by the policy until so many turns are complete. Those of whole
// rounds leave all seats with as many turns.
func (b *search) playOn(sample, end int) {
	s := b.try
	luck := luck{key: b.key, sample: uint64(sample)}
	for {
		seat := s.Turn()
		if seat == rules.Nobody {
			return
		}
		if seat == rules.Nature {
			b.outcome = s.Legal(b.outcome[:0])
			s.Do(luck.draw(s, b.outcome, b.guide.whose(s)), nil)
			continue
		}
		if b.guide.turns(s) >= end {
			return
		}
		s.Do(b.guide.play(s), nil)
	}
}

// halve ends a stage: at the first it sorts by the end of the turn and keeps
// the best, later it drops the worse half, until one is left.
func (b *search) halve() {
	alive := b.list[:b.alive]
	if !b.far {
		r := rand.New(rand.NewPCG(b.key, 0x6e6f697365))
		for i := range alive {
			alive[i].lead = alive[i].mean()
			alive[i].sum = alive[i].lead + gumbel(r, b.budget.noise)
			alive[i].n = 1
		}
	}
	slices.SortStableFunc(alive, func(x, y choice) int {
		if b.far {
			return y.trusted(b.budget.trust) - x.trusted(b.budget.trust)
		}
		return y.sum - x.sum
	})
	switch {
	case b.far && b.alive <= 2, b.budget.keep == 0, b.alive == 1:
		b.done = true
		return
	case b.far:
		b.alive = (b.alive + 1) / 2
		b.stage *= 2
	default:
		b.far = true
		b.alive = min(b.alive, b.budget.keep)
		for b.alive > 1 && alive[b.alive-1].sum < alive[0].sum-b.budget.behind {
			b.alive--
		}
		if b.alive == 1 {
			b.done = true
			return
		}
		b.stage = b.budget.samples
		for i := range b.alive {
			b.list[i].near = squash(b.list[i].sum, b.budget.half)
			b.list[i].sum, b.list[i].n = 0, 0
		}
	}
}

// squash turns a lead into something like a chance to win, from -1000 to 1000:
// being ahead by much more than enough is worth little more.
func squash(lead, half int) int {
	return lead * 1000 / max(max(lead, -lead)+half, 1)
}

// fold makes a seed of a bot's own seed and of what it sees (FNV-1a), so that
// a choice does not depend on what the bot was asked before.
func fold(seed uint64, view []byte) uint64 {
	h := uint64(14695981039346656037) ^ seed
	for _, c := range view {
		h = (h ^ uint64(c)) * 1099511628211
	}
	return h
}
