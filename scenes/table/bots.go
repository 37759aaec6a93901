package table

import (
	"time"

	"tilestead/rules"
	"tilestead/scenes/settings"
	"tilestead/scenes/think"
)

// How long a bot's thinking shows at least, at normal speed: before its first
// action after somebody else, and before each that follows.
const (
	leastFirst = 250 * time.Millisecond
	leastNext  = 80 * time.Millisecond
)

// dotTime is how long each of the three dots of thinking takes.
const dotTime = 400 * time.Millisecond

// bots are those that think at the table.
type bots struct {
	*core
	job     think.Job // the bot at work; nil when none is
	thought time.Duration
	last    rules.Seat // who thought last
	dots    int        // that show
}

// yield notes that a person is asked now: who thinks next thinks anew.
func (b *bots) yield() { b.last = rules.Nobody }

// count looks how many dots show.
func (b *bots) count(showing bool) {
	if d := b.dotCount(showing); d != b.dots {
		b.dots = d
		b.change(redraw)
	}
}

// think lets the bot at seat work and gives its action once it is decided and
// its thinking has shown long enough.
func (b *bots) think(seat rules.Seat, passed time.Duration) (rules.Action, bool) {
	if b.job == nil {
		b.startJob(seat)
		passed = 0
	}
	b.thought += passed
	least := leastFirst
	if b.last == seat {
		least = leastNext
	}
	switch b.opt.Speed {
	case settings.FastSpeed:
		least /= 2
	case settings.InstantSpeed:
		least = 0
	}
	if b.thought < least {
		return 0, false
	}
	a, ok, err := b.job.Poll()
	if err != nil {
		b.fail(err)
		return 0, false
	}
	if ok {
		b.job.Stop()
		b.job, b.last = nil, seat
	}
	return a, ok
}

func (b *bots) startJob(seat rules.Seat) {
	b.job = think.Begin(b.cfg.Bots[seat], b.match, b.cfg.Clock, b.cfg.Inline)
	b.thought = 0
	b.change(redraw)
}

// thinkAhead lets the next bot begin while the last action is being shown.
func (b *bots) thinkAhead() {
	if turn := b.match.State().Turn(); b.job == nil && turn >= 0 && !b.person(turn) {
		b.startJob(turn)
	}
}

func (b *bots) stopThinking() {
	if b.job != nil {
		b.job.Stop()
		b.job = nil
	}
	b.last = rules.Nobody
}

// dotCount is how many of the three dots show: none while no bot thinks, while something is
// shown, and while a coach has the word.
func (b *bots) dotCount(showing bool) int {
	switch {
	case b.job == nil || showing || b.coached():
		return 0
	case b.opt.Reduced:
		return 3
	}
	return 1 + int(b.thought/dotTime)%3
}
