package carcassonne

import (
	"slices"

	"tilestead/rules"
	"tilestead/rules/carcassonne"
)

// flightSteps is how many steps of the dragon are thought through.
const flightSteps = 3

// flownLines is how many lines with a dragon tile are played to the dragon's rest.
const flownLines = 10

// A flight searches the dragon's way: every seat sends it where its own lead is
// best after the next steps (max-n).
type flight struct {
	tiles []int16 // with figures
	worth [][carcassonne.MaxSeats]int
	path  []carcassonne.Pos
}

// plan adds a line for every way the dragon can go.
func (f *flight) plan(p *policy, s *carcassonne.State, seat rules.Seat) {
	if s.DragonSteps() == 1 {
		f.last(p, s, seat)
		return
	}
	worth := f.victims(p, s)
	base := ahead(&worth, p.players, seat)
	at, _ := s.Dragon()
	f.path = s.DragonPath(f.path[:0])
	p.legal = s.Legal(p.legal[:0])
	for _, a := range p.legal {
		w := f.step(p, s, at.Next(carcassonne.SideOf(a)), seat, s.DragonSteps(), flightSteps)
		p.add(base+ahead(&w, p.players, seat), a)
	}
}

// last adds a line for every last step, after which nobody has to be guessed.
func (f *flight) last(p *policy, s *carcassonne.State, seat rules.Seat) {
	p.legal = s.Legal(p.legal[:0])
	for _, a := range p.legal {
		p.laid.Set(s)
		p.laid.Do(a, nil)
		p.add(p.valued(p.laid, seat), a)
	}
}

// victims finds what eating the figures of each tile would change, and says
// what the position is worth.
func (f *flight) victims(p *policy, s *carcassonne.State) [carcassonne.MaxSeats]int {
	p.evaluate(s)
	now := p.values()
	saved := p.x
	f.tiles, f.worth = f.tiles[:0], f.worth[:0]
	for i := range s.Placed() {
		piece, seat, fig := s.Figure(i)
		r := s.Root(piece)
		b := s.Brief(r)
		for o := range p.players {
			p.x[o] = [terms]int32{}
		}
		if fig.Follower() {
			p.object(s, r, &b)
			for o := range p.players {
				for t := range p.x[o] {
					p.x[o][t] = -p.x[o][t]
				}
			}
			without := b.Without(seat, fig)
			p.object(s, r, &without)
			x := &p.x[seat]
			p.supply(x, p.free[seat], -1)
			p.supply(x, p.free[seat]+1, 1)
			if b.Kind != carcassonne.Field {
				p.away(x, p.completion(r), -1)
			}
		} else if fig == carcassonne.Builder {
			p.builder(&p.x[seat], p.completion(r))
			p.x[seat][termBuilds], p.x[seat][termBuildsLikely] = -p.x[seat][termBuilds], -p.x[seat][termBuildsLikely]
			p.x[seat][termBuilder] += p.span.short
		} else {
			p.x[seat][termPig] += p.span.short
		}
		n := int16(s.PieceTile(piece))
		at := slices.Index(f.tiles, n)
		if at < 0 {
			at = len(f.tiles)
			f.tiles = append(f.tiles, n)
			f.worth = append(f.worth, [carcassonne.MaxSeats]int{})
		}
		change := p.values()
		for o, n := range change {
			f.worth[at][o] += n
		}
	}
	p.x = saved
	return now
}

// step is what changes for each seat when the dragon goes to a cell and then on.
func (f *flight) step(p *policy, s *carcassonne.State, to carcassonne.Pos, mover rules.Seat, left,
	deep int) (w [carcassonne.MaxSeats]int) {
	n := int16(s.TileNumber(to))
	if i := slices.Index(f.tiles, n); i >= 0 {
		w = f.worth[i]
	}
	if left <= 1 || deep <= 1 {
		return w
	}
	f.path = append(f.path, to)
	next := (mover + 1) % rules.Seat(p.players)
	best, some := w, false
	for d := carcassonne.North; d <= carcassonne.West; d++ {
		c := to.Next(d)
		if s.TileNumber(c) < 0 || slices.Contains(f.path, c) || s.FairyOn(c) {
			continue
		}
		after := f.step(p, s, c, next, left-1, deep-1)
		if !some || ahead(&after, p.players, next) > ahead(&best, p.players, next) {
			best, some = after, true
		}
	}
	f.path = f.path[:len(f.path)-1]
	if some {
		for o := range best {
			w[o] += best[o]
		}
	}
	return w
}

// fly plays the best lines with a dragon tile on until the dragon rests, and
// forgets the others.
func (p *policy) fly(s *carcassonne.State, seat rules.Seat) {
	slices.SortStableFunc(p.lines, func(a, b line) int { return b.lead - a.lead })
	lines := slices.Clone(p.lines[:min(flownLines, len(p.lines))])
	for i := range lines {
		l := &lines[i]
		p.try.Set(s)
		for _, a := range l.action[:l.n] {
			p.try.Do(a, nil)
		}
		p.rest(p.try)
		l.lead = p.valued(p.try, seat)
	}
	p.lines = append(p.lines[:0], lines...)
}

// rest moves the dragon until it rests.
func (p *policy) rest(s *carcassonne.State) {
	for s.Prompt().Key == "dragon" {
		p.lines = p.lines[:0]
		p.flight.plan(p, s, s.Turn())
		best := 0
		for i := range p.lines {
			if p.lines[i].lead > p.lines[best].lead {
				best = i
			}
		}
		s.Do(p.lines[best].action[0], nil)
	}
}
