package bots

import (
	"fmt"
	"math/rand/v2"
	"time"

	"tilestead/bots/search"
	"tilestead/rules"
)

// uniform picks any legal action with equal chance.
type uniform struct {
	r     *rand.Rand
	legal []rules.Action
}

func (b *uniform) Start(p rules.Perspective) { b.legal = p.Legal(b.legal[:0]) }

func (b *uniform) Think(time.Time) (rules.Action, bool) {
	return b.legal[b.r.IntN(len(b.legal))], true
}

// newGreedy is a greedy reference: a title's own, or one action ahead.
func newGreedy(t *search.Title, level string, seed uint64) (Bot, error) {
	bonus := 0
	if level == Greedy1 {
		bonus = 1
	}
	switch {
	case t.Greedy != nil:
		if b := t.Greedy(generator(seed), bonus); b != nil {
			return b, nil
		}
	case bonus == 0:
		return &greedy{r: generator(seed)}, nil
	}
	return nil, fmt.Errorf("title %q has no %s: it knows no followers; take %s", t.ID, level, Greedy0)
}

// newFirst is the first reference of a title.
func newFirst(t *search.Title, seed uint64) (Bot, error) {
	if t.First == nil {
		return nil, fmt.Errorf("title %q has no %s: its evaluation was not frozen; take %s", t.ID, First, Greedy0)
	}
	return search.New(&search.Title{NewGuide: t.First}, search.Budget{}, seed), nil
}

// newHandless is the reference of a title that never plays a card of its hand.
func newHandless(t *search.Title, seed uint64) (Bot, error) {
	if t.Handless == nil {
		return nil, fmt.Errorf("title %q has no %s: nobody has a hand; take %s", t.ID, Handless, Medium)
	}
	return search.New(&search.Title{NewGuide: t.Handless}, t.Levels.Medium, seed), nil
}

// greedy looks exactly one action ahead. It does each legal action on a copy
// and takes the one after which its own score, less that of the best opponent,
// is highest if the game ended there; among equals it picks at random. It does
// not wait for what chance or anybody else answers.
type greedy struct {
	r     *rand.Rand
	seat  rules.Seat
	now   rules.State
	after rules.State
	legal []rules.Action
	best  []rules.Action
}

func (b *greedy) Start(p rules.Perspective) {
	b.seat = p.Seat()
	b.legal = p.Legal(b.legal[:0])
	b.now = p.Guess(nil, b.r)
	if b.after == nil {
		b.after = b.now.Clone()
	}
}

func (b *greedy) Think(time.Time) (rules.Action, bool) {
	top := rules.Points(0)
	b.best = b.best[:0]
	for _, a := range b.legal {
		b.after.Set(b.now)
		b.after.Do(a, nil)
		lead := lead(b.after, b.seat)
		if lead > top || len(b.best) == 0 {
			top, b.best = lead, b.best[:0]
		}
		if lead == top {
			b.best = append(b.best, a)
		}
	}
	return b.best[b.r.IntN(len(b.best))], true
}

// lead is the score of a seat now, less that of its best opponent, if any.
func lead(s rules.State, seat rules.Seat) rules.Points {
	best, any := rules.Points(0), false
	for o := range rules.Seat(s.Players()) {
		if n := rules.Total(s, o); o != seat && (!any || n > best) {
			best, any = n, true
		}
	}
	return rules.Total(s, seat) - best
}
