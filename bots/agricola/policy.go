package agricola

import (
	"tilestead/bots/search"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
)

// policy is the rollout policy. It plays every seat quickly and sensibly: the
// line that is worth most to the seat, the answer of nobody considered.
type policy struct {
	evaluator
	planner     *planner
	plan        line // the rest of what was chosen
	done        int8 // of the plan
	room        []rules.Action
	key         uint64 // of the sample
	temperature int    // of the sample; see search.Budget
	placed      int    // turns that it has begun in the sample
}

func newPolicy(s *agricola.State, c *curves, width int) *policy {
	p := &policy{evaluator: newEvaluator(s, c)}
	p.planner = newPlanner(s, width, p.standing)
	return p
}

// choose is the policy's action for the seat to decide.
func (p *policy) choose(s *agricola.State) rules.Action {
	if within(s, p.planner.seat) && p.done < p.plan.n {
		p.done++
		return p.plan.action[p.done-1]
	}
	p.plan.n = 0
	if a, ok := quick(s, &p.room); ok {
		return a
	}
	turn := s.Prompt().Opens
	if turn {
		p.placed++
		if a, ok := kindling(s, s.Turn()); ok {
			return a
		}
	}
	lines := p.planner.rank(s)
	best, top := 0, 0
	for i := range lines {
		v := lines[i].value
		if p.temperature != 0 && turn {
			h := search.SplitMix64(p.key ^ uint64(p.placed)<<48 ^ uint64(lines[i].action[0]))
			v += search.Gumbel(h, p.temperature)
		}
		if i == 0 || v > top {
			best, top = i, v
		}
	}
	p.plan, p.done = lines[best], 1
	return p.plan.action[0]
}

// kindling is the removal of a fuel token, as soon as there is fuel beyond what
// the house needs.
func kindling(s *agricola.State, seat rules.Seat) (rules.Action, bool) {
	p := s.Player(seat)
	if p.Tokens == 0 || int(p.Goods[box.Fuel]) <= s.Heating(seat) {
		return 0, false
	}
	for _, a := range s.Legal(nil) {
		if a.Kind() == agricola.KindKindle {
			return a, true
		}
	}
	return 0, false
}
