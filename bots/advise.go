package bots

import (
	"slices"
	"time"

	"tilestead/bots/advice"
	"tilestead/bots/search"
	"tilestead/rules"
)

// How a hint is made: so many actions, so many samples of each, so many rounds
// far.
const (
	hintActions   = 3
	hintSamples   = 64
	hintExplained = 8 // of the samples
	hintRounds    = 3
	hintReasons   = 3
)

// A Hint tells what the expert would do and why: an action's value is how far
// ahead of the best opponent it leads, its reasons are what changes until the
// end of the turn. Where a network judges, the champion is asked, and reasons are
// told only where the evaluation that they come from agrees with it. It works in
// slices like a Bot.
type Hint struct {
	title  *search.Title
	expert *search.Searcher
	list   []outlook // what is looked at more closely
	sample int       // of all of them
	next   int       // of the list
	chosen bool
}

// An outlook is what the samples of one action add up to.
type outlook struct {
	search.Candidate
	lead  int
	terms []search.Term // of the samples explained
}

// worth is what all terms say of it together.
func (o *outlook) worth() (n int) {
	for _, t := range o.terms {
		n += t.N
	}
	return n
}

// NewHint makes a hint for a title. The error names the titles there are.
func NewHint(title string, seed uint64) (*Hint, error) {
	t, err := find(title)
	if err != nil {
		return nil, err
	}
	return &Hint{title: t, expert: search.New(t, t.Adviser(), seed)}, nil
}

// Start begins a decision of the seat that looks at p.
func (h *Hint) Start(p rules.Perspective) {
	h.expert.Start(p)
	*h = Hint{title: h.title, expert: h.expert}
}

// Think works on until the moment given; see Bot. The best action comes first.
func (h *Hint) Think(until time.Time) ([]advice.Advice, bool) {
	if _, ok := h.expert.Think(until); !ok {
		return nil, false
	}
	if !h.chosen {
		h.choose()
	}
	for h.sample < h.samples() {
		h.look()
		if h.sample < h.samples() && h.expert.Late(until) {
			return nil, false
		}
	}
	return h.found(), true
}

// choose takes over the best of what the expert has looked at, each action once and of those
// that come to the same one. Of several in one place it takes the best, unless there is no other
// place: three ways to turn a tile on one cell are one piece of advice.
func (h *Hint) choose() {
	h.chosen = true
	near := h.title.Hints.Beside
	var others []outlook
	for _, c := range h.expert.Candidates() {
		same := func(o outlook) bool { return h.expert.Alike(o.Action, c.Action) }
		beside := func(o outlook) bool { return near != nil && near(o.Action, c.Action) }
		switch {
		case len(h.list) > 0 && !h.expert.Seen(c), slices.ContainsFunc(h.list, same), slices.ContainsFunc(others, same):
		case slices.ContainsFunc(h.list, beside):
			others = append(others, outlook{Candidate: c})
		case len(h.list) < hintActions:
			h.list = append(h.list, outlook{Candidate: c})
		}
	}
	if len(h.list) == 1 {
		h.list = append(h.list, others[:min(hintActions-1, len(others))]...)
	}
}

// samples are those of each action: a network has said already what they are worth.
func (h *Hint) samples() int {
	if h.expert.Judged() {
		return hintExplained
	}
	return hintSamples
}

// look plays one action on in one sample.
func (h *Hint) look() {
	o := &h.list[h.next]
	p := h.expert.Playout(o.Candidate, h.sample)
	p.To(search.Horizon{})
	if h.sample < hintExplained {
		for _, t := range p.Explain() {
			o.terms = search.AddTerm(o.terms, t)
		}
	}
	p.To(search.Horizon{Rounds: hintRounds})
	o.lead += min(h.title.Hints.Most, max(-h.title.Hints.Most, p.Lead()))
	if h.next++; h.next == len(h.list) {
		h.next, h.sample = 0, h.sample+1
	}
}

// agrees says whether the terms put an action where it is: the first before the second, all
// others behind the first.
func (h *Hint) agrees(i int) bool {
	if !h.expert.Judged() || len(h.list) == 1 {
		return true
	}
	first, other := 0, max(1, i)
	return h.list[first].worth() >= h.list[other].worth()
}

// found is what was found, with means for sums.
func (h *Hint) found() []advice.Advice {
	var list []advice.Advice
	for i, o := range h.list {
		a := advice.Advice{Action: o.Action, Value: o.lead / hintSamples}
		if h.expert.Judged() {
			a.Value = min(h.title.Hints.Most, max(-h.title.Hints.Most, o.Value))
		}
		if i > 0 {
			a.Value = min(a.Value, list[i-1].Value) // the expert has looked farther
		}
		if h.agrees(i) {
			a.Why = h.reasons(&o)
		}
		list = append(list, a)
	}
	return list
}

// reasons are the terms that speak most for and against an action.
func (h *Hint) reasons(o *outlook) (why []advice.Reason) {
	least := h.title.Hints.Least
	for _, t := range o.terms {
		if n := t.N / hintExplained; n >= least || n <= -least {
			why = append(why, advice.Reason{Key: t.Key, N: n})
		}
	}
	slices.SortStableFunc(why, func(x, y advice.Reason) int { return max(y.N, -y.N) - max(x.N, -x.N) })
	return why[:min(hintReasons, len(why))]
}
