package agricola

import (
	"slices"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
)

// A feeder looks through the ways to feed a family: craft buildings first, then
// so many of one good after the other, or to beg.
type feeder struct {
	stack [feedDepth]*agricola.State
	acts  [feedDepth][]rules.Action
	tries int
	lines []line
}

// feedDepth is more than crafts and goods there are to pay with, and feedTries
// the most ways that are looked at.
const (
	feedDepth = 10
	feedTries = 3000
)

// rank is the best way behind each action.
func (f *feeder) rank(p *planner, s *agricola.State) []line {
	if f.stack[0] == nil {
		for i := range f.stack {
			f.stack[i] = s.Clone().(*agricola.State)
		}
	}
	p.seat = s.Turn()
	f.tries, f.lines = 0, f.lines[:0]
	f.acts[0] = payments(s, f.acts[0])
	for _, a := range f.acts[0] {
		f.lines = append(f.lines, line{action: [deepest]rules.Action{a}, n: 1, value: f.try(p, s, a, 0)})
	}
	return f.lines
}

// payments are the actions that belong to feeding, in the room of a list. Where begging
// is all that is left, or could be prevented without crops and animals, the exchange that
// helps comes in its place.
func payments(s *agricola.State, room []rules.Action) []rules.Action {
	acts := slices.DeleteFunc(s.Legal(room[:0]), func(a rules.Action) bool { return !pays(s, a) })
	if s.Missing() == 0 {
		return acts
	}
	for _, spares := range [...]bool{true, false} {
		if !spares && len(acts) > 1 {
			break
		}
		if a, ok := s.Aid(spares); ok {
			acts = slices.DeleteFunc(acts, func(a rules.Action) bool { return a.Kind() == agricola.KindDone })
			if slices.Contains(acts, a) {
				return acts
			}
			return append(acts, a)
		}
	}
	return acts
}

// pays says whether an action belongs to feeding.
func pays(s *agricola.State, a rules.Action) bool {
	switch a.Kind() {
	case agricola.KindCraft:
		return !agricola.Prays(agricola.MajorOf(a))
	case agricola.KindFeed, agricola.KindKindle, agricola.KindDone:
		return true
	case agricola.KindSwap:
		get, _ := s.SwapOf(a)
		return get[box.Food] > 0
	}
	return false
}

// try is what an action is worth with the best that can follow it: later goods
// than its own, so that the order in which they are eaten does not matter.
func (f *feeder) try(p *planner, s *agricola.State, a rules.Action, depth int) int {
	after := f.stack[depth]
	after.Set(s)
	after.Do(a, nil)
	f.tries++
	if depth+1 == feedDepth || f.tries > feedTries || after.Turn() != p.seat || after.Prompt().Key != "feed" {
		p.settle(after)
		return p.score(after, p.seat)
	}
	top, some := 0, false
	f.acts[depth+1] = payments(after, f.acts[depth+1])
	for _, b := range f.acts[depth+1] {
		if a.Kind() == agricola.KindFeed && before(b, a) && len(f.acts[depth+1]) > 1 {
			continue
		}
		if v := f.try(p, after, b, depth+1); !some || v > top {
			top, some = v, true
		}
	}
	return top
}

// before says whether an action comes before a KindFeed in the order in which they are
// tried.
func before(b, feed rules.Action) bool {
	switch b.Kind() {
	case agricola.KindCraft, agricola.KindSwap:
		return true
	}
	return b.Kind() == agricola.KindFeed && agricola.GoodOf(b) <= agricola.GoodOf(feed)
}
