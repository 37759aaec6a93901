package carcassonne

import (
	"math/rand/v2"
	"time"

	"tilestead/rules"
	"tilestead/rules/carcassonne"
)

// greedy tries everything it can do with the tile drawn, tile and
// figure together, and takes what leaves it farthest ahead of its best opponent
// if the game were scored then, with what the tile completed even where the
// dragon is yet to move; a free follower more than the opponent's counts
// as many points as bonus says. Among equals it picks at random. It is a
// bridge to the figures of other programs.
type greedy struct {
	r       *rand.Rand
	bonus   int
	now     *carcassonne.State
	seat    rules.Seat
	states  [3]*carcassonne.State
	scratch *carcassonne.State
	best    []rules.Action
	top     int
}

func (b *greedy) Start(p rules.Perspective) {
	b.seat = p.Seat()
	b.now = p.Guess(nil, b.r).(*carcassonne.State)
	if b.scratch == nil {
		b.scratch = b.now.Clone().(*carcassonne.State)
		for i := range b.states {
			b.states[i] = b.now.Clone().(*carcassonne.State)
		}
	}
}

func (b *greedy) Think(time.Time) (rules.Action, bool) {
	b.best = b.best[:0]
	for _, a := range b.now.Legal(nil) {
		b.try(b.now, a, a, 0)
	}
	return b.best[b.r.IntN(len(b.best))], true
}

// try does an action on a copy and goes on until the seat has done all it can
// do with this tile; first is the action it all began with.
func (b *greedy) try(s *carcassonne.State, a, first rules.Action, depth int) {
	after := b.states[depth]
	after.Set(s)
	after.Do(a, nil)
	key := after.Prompt().Key
	if depth+1 < len(b.states) && after.Turn() == b.seat && (key == "act" || key == "forced" || key == "fairy") {
		for _, next := range after.Legal(nil) {
			b.try(after, next, first, depth+1)
		}
		return
	}
	lead := b.lead(after)
	if len(b.best) == 0 || lead > b.top {
		b.top, b.best = lead, b.best[:0]
	}
	if lead == b.top {
		b.best = append(b.best, first)
	}
}

func (b *greedy) lead(s *carcassonne.State) int {
	points := s.Ending(b.scratch)
	best := -1 << 30
	for o := range rules.Seat(s.Players()) {
		if o != b.seat {
			best = max(best, points[o]+b.bonus*followers(b.scratch, o))
		}
	}
	return points[b.seat] + b.bonus*followers(b.scratch, b.seat) - best
}

// followers is how many followers a seat can place.
func followers(s *carcassonne.State, seat rules.Seat) int {
	have := s.Supply(seat)
	return int(have[carcassonne.Small] + have[carcassonne.Big])
}
