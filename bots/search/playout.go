package search

import "tilestead/rules"

// A Playout is a sample of a candidate that a caller looks at more closely: a
// game of its own, in which chance is what it is in that sample of the search.
type Playout struct {
	search *Searcher
	state  rules.State
	luck   luck
	turns  int // complete where the decision is made
}

// Playout begins one after the candidate's own actions. It is valid until the
// next one begins.
func (b *Searcher) Playout(c Candidate, sample int) *Playout {
	b.guide.Sample(0, 0)
	p := &Playout{search: b, state: b.view.Guess(nil, b.deal(sample)), luck: luck{key: b.key, sample: uint64(sample)}, turns: b.guide.Turns(b.root)}
	c.do(p.state)
	return p
}

// ToTurn plays by the rollout policy until so many turns are complete since the
// decision; nothing that chance has to do after them is done.
func (p *Playout) ToTurn(turns int) {
	g, s := p.search.guide, p.state
	for s.Turn() != rules.Nobody && g.Turns(s) < p.turns+turns {
		if s.Turn() == rules.Nature {
			s.Do(p.luck.draw(s, s.Legal(nil), g.ChanceFor(s)), nil)
		} else {
			s.Do(g.Policy(s), nil)
		}
	}
}

// ToRound is ToTurn for so many rounds.
func (p *Playout) ToRound(rounds int) { p.ToTurn(rounds * p.state.Players()) }

// Lead is the evaluation of where it stands.
func (p *Playout) Lead() int { return p.search.guide.Evaluate(p.state, p.search.seat) }

// Explain says what that owes to what has changed since the decision.
func (p *Playout) Explain() []Term {
	return p.search.guide.Explain(p.search.root, p.state, p.search.seat)
}
