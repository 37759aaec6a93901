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
// end of the turn. It works in slices like a Bot.
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
	for h.sample < hintSamples {
		h.look()
		if h.sample < hintSamples && h.expert.Late(until) {
			return nil, false
		}
	}
	return h.found(), true
}

// choose takes over the best of what the expert has looked at, each action once
// and of those that come to the same one.
func (h *Hint) choose() {
	h.chosen = true
	for _, c := range h.expert.Candidates() {
		same := func(o outlook) bool { return h.expert.Alike(o.Action, c.Action) }
		if len(h.list) < hintActions && !slices.ContainsFunc(h.list, same) {
			h.list = append(h.list, outlook{Candidate: c})
		}
	}
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

// found is what was found, with means for sums.
func (h *Hint) found() []advice.Advice {
	var list []advice.Advice
	least := h.title.Hints.Least
	for i, o := range h.list {
		a := advice.Advice{Action: o.Action, Value: o.lead / hintSamples}
		if i > 0 {
			a.Value = min(a.Value, list[i-1].Value) // the expert has looked farther
		}
		for _, t := range o.terms {
			if n := t.N / hintExplained; n >= least || n <= -least {
				a.Why = append(a.Why, advice.Reason{Key: t.Key, N: n})
			}
		}
		slices.SortStableFunc(a.Why, func(x, y advice.Reason) int { return max(y.N, -y.N) - max(x.N, -x.N) })
		a.Why = a.Why[:min(hintReasons, len(a.Why))]
		list = append(list, a)
	}
	return list
}
