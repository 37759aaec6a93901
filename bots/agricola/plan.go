package agricola

import (
	"slices"

	"tilestead/rules"
	"tilestead/rules/agricola"
)

// A line is what a seat does in a row, a placement or special action with all
// its sub-decisions, and what the position after it is worth to the seat.
type line struct {
	action [deepest]rules.Action
	n      int8
	value  int
}

const (
	deepest = 12  // decisions of a line that are looked at
	many    = 12  // more options than this are judged at once, and few of them followed
	patient = 150 // steps behind one option, by the width of a search; then only what looks best is followed
)

// A planner finds the best line behind each option of a decision.
type planner struct {
	score    func(s *agricola.State, seat rules.Seat) int
	odds     *judge       // that says which moves are likely to be best where a turn begins; nil: none does
	width    [deepest]int // options followed where there are many, by depth
	steps    int          // of the lines behind the option that is followed
	most     int          // of them before only what looks best is followed
	swaps    bool         // lines may begin with an exchange of a card
	handless bool         // no line plays a card of the hand, where another is possible
	sober    bool         // no line builds what looks silly, where another is possible
	seat     rules.Seat
	stack    [deepest + 1]*agricola.State
	acts     [deepest + 1][]rules.Action
	side     []rules.Action
	lines    []line
}

func newPlanner(s *agricola.State, first int, score func(*agricola.State, rules.Seat) int) *planner {
	p := &planner{score: score}
	for i := range p.stack {
		p.stack[i] = s.Clone().(*agricola.State)
	}
	for i := range p.width {
		p.width[i] = max(1, first-i)
	}
	p.most = patient * first
	return p
}

// rank is the best line behind each option, unordered; it is valid until the
// next call.
func (p *planner) rank(s *agricola.State) []line {
	p.seat = s.Turn()
	p.lines = p.lines[:0]
	for _, a := range p.options(s, 0) {
		p.lines = append(p.lines, p.behind(s, a))
	}
	if p.odds != nil && s.Prompt().Opens {
		p.odds.weigh(s, p.lines)
	}
	if p.handless && slices.ContainsFunc(p.lines, func(l line) bool { return !l.plays() }) {
		p.lines = slices.DeleteFunc(p.lines, line.plays)
	}
	if p.swaps && s.Prompt().Opens && s.Player(p.seat).Swaps() {
		p.exchange(s)
	}
	return p.lines
}

// openings are the actions worth beginning a turn with.
func (p *planner) openings(s *agricola.State) []rules.Action {
	p.seat, p.steps = s.Turn(), 0
	return p.options(s, 0)
}

// behind is the best line that begins with an action.
func (p *planner) behind(s *agricola.State, a rules.Action) line {
	p.seat, p.steps = s.Turn(), 0
	return p.follow(s, a, 0)
}

// exchange adds the best line that begins with an exchange of a card, if it is better
// than all others.
func (p *planner) exchange(s *agricola.State) {
	top := slices.MaxFunc(p.lines, func(x, y line) int { return x.value - y.value })
	found := false
	p.side = s.Legal(p.side[:0])
	for _, a := range p.side {
		if a.Kind() != agricola.KindSwap {
			continue
		}
		after := p.stack[0]
		after.Set(s)
		after.Do(a, nil)
		p.steps = 0
		if l := p.onward(after, 1); l.value > top.value {
			top, found = l, true
			top.action[0] = a
		}
	}
	if found {
		p.lines = append(p.lines, top)
	}
}

// follow does an action at a depth, and then what is best.
func (p *planner) follow(s *agricola.State, a rules.Action, depth int) line {
	p.steps++
	after := p.stack[depth]
	after.Set(s)
	after.Do(a, nil)
	l := p.best(after, depth+1)
	l.action[depth] = a
	return l
}

// best is the best line from a position within one, or the end of it.
func (p *planner) best(s *agricola.State, depth int) (top line) {
	if depth == deepest || !within(s, p.seat) {
		p.settle(s)
		return line{n: int8(depth), value: p.score(s, p.seat)}
	}
	return p.onward(s, depth)
}

// onward is the best line from a decision that belongs to one.
func (p *planner) onward(s *agricola.State, depth int) (top line) {
	for i, a := range p.options(s, depth) {
		if l := p.follow(s, a, depth); i == 0 || l.value > top.value {
			top = l
		}
	}
	return top
}

// within says whether a seat is in the middle of a line.
func within(s *agricola.State, seat rules.Seat) bool {
	if s.Turn() != seat {
		return false
	}
	switch s.Prompt().Key {
	case "use", "house", "spend", "again", "special", "cook", "clay", "teach":
		return true
	}
	return false
}

// options are the options of a decision at a depth: where there are many, the
// few after which the position is worth most, and to stop; where the search has gone
// on for long, the one that looks best.
func (p *planner) options(s *agricola.State, depth int) []rules.Action {
	p.acts[depth] = s.Wander(p.acts[depth][:0])
	acts := options(s, p.acts[depth])
	if p.handless && slices.ContainsFunc(acts, func(a rules.Action) bool { return !plays(a) }) {
		acts = slices.DeleteFunc(acts, plays)
	}
	if p.sober {
		acts = sensible(s, acts)
	}
	keep, hurried := p.width[depth], p.steps > p.most
	switch {
	case len(acts) == 1 || s.Prompt().Key == "place":
		return acts
	case hurried:
		keep = 1
	case len(acts) <= many:
		return acts
	}
	var values [2]int // enough of a buffer for the narrow searches of playouts
	best := values[:0]
	n := 0
	after := p.stack[depth]
	for _, a := range acts {
		if a.Kind() == agricola.KindStop && !hurried {
			continue
		}
		after.Set(s)
		after.Do(a, nil)
		v := p.score(after, p.seat)
		at, _ := slices.BinarySearchFunc(best, v, func(have, v int) int {
			if have >= v {
				return -1
			}
			return 1
		})
		if at >= keep {
			continue
		}
		best = slices.Insert(best, at, v)
		best = best[:min(len(best), keep)]
		copy(acts[at+1:min(n+1, keep)], acts[at:min(n, keep-1)])
		acts[at] = a
		n = min(n+1, keep)
	}
	if last := acts[len(acts)-1]; last.Kind() == agricola.KindStop && !hurried {
		acts[n] = last
		n++
	}
	return acts[:n]
}

// settle carries a harvest through, by quick choices of everybody.
func (p *planner) settle(s *agricola.State) {
	for seat := s.Turn(); seat >= 0; seat = s.Turn() {
		a, ok := quick(s, &p.acts[deepest])
		if !ok {
			return
		}
		s.Do(a, nil)
	}
}

// plays says whether an action plays a card of the hand.
func plays(a rules.Action) bool { return a.Kind() == agricola.KindPlay }

// plays says whether a line plays a card of the hand.
func (l line) plays() bool { return slices.ContainsFunc(l.action[:l.n], plays) }
