package bots

import (
	"slices"
	"time"

	"tilestead/rules"
)

// An Advice is one action the expert thinks well of.
type Advice struct {
	Action rules.Action
	Value  int    // how far ahead of the best opponent it leads, in hundredths of the title's unit
	Terms  []Term // why: what changes until the end of the turn, the most important first
}

// How a hint is made: so many actions, so many samples of each, so many rounds
// far.
const (
	hintActions = 3
	hintSamples = 64
	hintLooks   = 8 // of the samples, those that are explained
	hintRounds  = 3
	hintTerms   = 3
)

// A Hint tells what the expert would do and why. It works in slices like a Bot.
type Hint struct {
	search *search
	list   []Advice
	then   []rules.Action // what the expert means to do after each, 0 for none
	sum    [][]Term       // of each action, over the samples explained
	sample int            // of the actions that are looked at more closely
	at     int
	chosen bool
}

// NewHint makes a hint for a title. The error names the titles there are.
func NewHint(title string, seed uint64) (*Hint, error) {
	b, err := New(title, Expert, seed)
	if err != nil {
		return nil, err
	}
	return &Hint{search: b.(*search)}, nil
}

// Start begins a decision of the seat that looks at p.
func (h *Hint) Start(p rules.Perspective) {
	h.search.Start(p)
	*h = Hint{search: h.search}
}

// Think works on until the moment given; see Bot. The best action comes first.
func (h *Hint) Think(until time.Time) ([]Advice, bool) {
	if _, ok := h.search.Think(until); !ok {
		return nil, false
	}
	if !h.chosen {
		h.choose()
	}
	for h.sample < hintSamples {
		h.look()
		if !until.IsZero() && h.sample < hintSamples && !h.search.clock().Before(until) {
			return nil, false
		}
	}
	return h.told(), true
}

// A likener is a guide that knows of actions which come to the same.
type likener interface {
	alike(now rules.State, a, b rules.Action) bool
}

// choose takes over the best of what the expert has looked at, each action once
// and of those that come to the same one.
func (h *Hint) choose() {
	h.chosen = true
	same := func(a, b rules.Action) bool { return a == b }
	if g, ok := h.search.guide.(likener); ok {
		same = func(a, b rules.Action) bool { return a == b || g.alike(h.search.now, a, b) }
	}
	for _, c := range h.search.list {
		if len(h.list) < hintActions && !slices.ContainsFunc(h.list, func(a Advice) bool { return same(a.Action, c.action) }) {
			h.list = append(h.list, Advice{Action: c.action})
			h.then = append(h.then, c.then)
			h.sum = append(h.sum, nil)
		}
	}
}

// look plays one action on in one sample.
func (h *Hint) look() {
	b := h.search
	a := &h.list[h.at]
	b.guide.mood(0, 0)
	turns := b.guide.turns(b.now)
	s := b.p.Guess(nil, b.deal(h.sample))
	s.Do(a.Action, nil)
	if then := h.then[h.at]; then != 0 {
		s.Do(then, nil)
	}
	l := &luck{key: b.key, sample: uint64(h.sample)}
	h.playTo(s, l, turns+1)
	if h.sample < hintLooks {
		for _, t := range b.guide.explain(b.now, s, b.seat) {
			h.sum[h.at] = addTerm(h.sum[h.at], t)
		}
	}
	h.playTo(s, l, turns+hintRounds*s.Players())
	most, _ := b.guide.told()
	a.Value += min(most, max(-most, b.guide.lead(s, b.seat)))
	if h.at++; h.at == len(h.list) {
		h.at, h.sample = 0, h.sample+1
	}
}

// playTo plays by the policy until so many turns are complete.
func (h *Hint) playTo(s rules.State, l *luck, turns int) {
	g := h.search.guide
	for s.Turn() != rules.Nobody && g.turns(s) < turns {
		if s.Turn() == rules.Nature {
			s.Do(l.draw(s, s.Legal(nil), g.whose(s)), nil)
		} else {
			s.Do(g.play(s), nil)
		}
	}
}

// told is the advice with means for sums.
func (h *Hint) told() []Advice {
	var out []Advice
	_, least := h.search.guide.told()
	for i, a := range h.list {
		a.Value /= hintSamples
		if i > 0 {
			a.Value = min(a.Value, out[i-1].Value) // the expert has looked farther
		}
		for _, t := range h.sum[i] {
			if n := t.N / hintLooks; n >= least || n <= -least {
				a.Terms = append(a.Terms, Term{t.Key, n})
			}
		}
		slices.SortStableFunc(a.Terms, func(x, y Term) int { return max(y.N, -y.N) - max(x.N, -x.N) })
		a.Terms = a.Terms[:min(hintTerms, len(a.Terms))]
		out = append(out, a)
	}
	return out
}

// addTerm adds t to the term of its key.
func addTerm(ts []Term, t Term) []Term {
	for i := range ts {
		if ts[i].Key == t.Key {
			ts[i].N += t.N
			return ts
		}
	}
	return append(ts, t)
}
