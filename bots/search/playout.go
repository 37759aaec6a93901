package search

import "tilestead/rules"

// A Playout is a sample of a candidate that a caller looks at more closely: a
// game of its own, in which chance is what it is in that sample of the search.
type Playout struct {
	search *Searcher
	state  rules.State
	luck   luck
}

// Playout begins one after the candidate's own actions. It is valid until the
// next one begins.
func (b *Searcher) Playout(c Candidate, sample int) *Playout {
	b.guide.Sample(b.root, 0, 0)
	p := &Playout{search: b, state: b.view.Guess(nil, b.deal(sample)), luck: luck{key: b.key, sample: uint64(sample)}}
	c.do(p.state)
	return p
}

// To plays on by the rollout policy to a horizon, seen from where the decision
// is made. What chance has to do there is left undone.
func (p *Playout) To(h Horizon) { p.search.playOn(p.state, &p.luck, h, false) }

// Lead is the evaluation of where it stands.
func (p *Playout) Lead() int { return p.search.guide.Evaluate(p.state, p.search.seat) }

// Explain says what that owes to what has changed since the decision.
func (p *Playout) Explain() []Term {
	return p.search.guide.Explain(p.search.root, p.state, p.search.seat)
}
