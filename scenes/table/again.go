package table

import (
	"slices"

	"tilestead/input"
	"tilestead/rules"
)

// watcher is the person at the table: who decides, or else did so last.
func (c *core) watcher() rules.Seat {
	if turn := c.match.State().Turn(); turn >= 0 {
		return turn
	}
	return c.v.Viewer
}

// othersTurn is the stretch of actions from the last decision of the person at
// the table, me, to the last of the others.
func (p *player) othersTurn(me rules.Seat) (from, to int) {
	other := func(i int) bool { s := p.match.Before(i).Turn(); return s >= 0 && s != me }
	for to = p.match.Len(); to > 0 && !other(to-1); {
		to--
	}
	for from = to; from > 0; from-- {
		s := p.match.Before(from - 1)
		if _, auto := Forced(s); s.Turn() == me && !auto {
			break
		}
	}
	for to < p.match.Len() && p.match.Before(to).Turn() == rules.Nature {
		to++
	}
	if !slices.ContainsFunc(p.log.entries, func(e entry) bool { return e.action >= from && e.action < to }) {
		return 0, 0
	}
	return from, to
}

// unseen is what the others did since the last turn of a person, me.
func (p *player) unseen(me rules.Seat) (n news) {
	from, to := p.othersTurn(me)
	if from == to {
		return n
	}
	n.before, n.from, n.to = p.match.Before(from), from, to
	for i := from; i < to; i++ {
		reel := &rules.Reel{}
		p.match.Before(i).Clone().Do(p.match.Action(i), reel)
		for _, b := range reel.Beats {
			if to := rules.RevealedTo(b.Event); to == rules.Nobody || to == rules.Everyone || to == me {
				n.events = append(n.events, b.Event)
			}
		}
	}
	return n
}

// canSeeAgain says whether it is offered to show what the others did.
func (rp *replay) canSeeAgain() bool {
	return len(rp.cfg.Seats) > 1 && rp.persons() > 0 && !rp.on
}

// stopAgain goes back to now when whoever plays does anything while something is
// shown again.
func (p *player) stopAgain(in *input.Frame) {
	speed := in.Hit(input.KeyPlus) || in.Hit(input.KeyMinus)
	if !p.again || speed || !in.Left.Pressed && !in.Right.Pressed && len(in.Keys) == 0 {
		return
	}
	p.drop()
	p.show(p.match.State())
	in.Keys, in.Left, in.Right = nil, input.Button{}, input.Button{}
}
