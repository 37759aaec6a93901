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
	museFirst = 250 * time.Millisecond
	museNext  = 80 * time.Millisecond
)

// dotTime is how long each of the three dots of thinking takes.
const dotTime = 400 * time.Millisecond

// bots are those that think at the table.
type bots struct {
	*core
	mind  think.Mind // the bot at work; nil when none is
	mused time.Duration
	muser rules.Seat // who thought last
	dots  int        // that show
}

// yield notes that a person is asked now: who thinks next thinks anew.
func (b *bots) yield() { b.muser = rules.Nobody }

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
	if b.mind == nil {
		b.startMind(seat)
		passed = 0
	}
	b.mused += passed
	least := museFirst
	if b.muser == seat {
		least = museNext
	}
	switch b.opt.Speed {
	case settings.FastSpeed:
		least /= 2
	case settings.InstantSpeed:
		least = 0
	}
	if b.mused < least {
		return 0, false
	}
	a, ok, err := b.mind.Poll()
	if err != nil {
		b.fail(err)
		return 0, false
	}
	if ok {
		b.mind.Stop()
		b.mind, b.muser = nil, seat
	}
	return a, ok
}

func (b *bots) startMind(seat rules.Seat) {
	b.mind = think.Begin(b.cfg.Bots[seat], b.match, b.cfg.Clock, b.cfg.Inline)
	b.mused = 0
	b.change(redraw)
}

// thinkAhead lets the next bot begin while the last action is being shown.
func (b *bots) thinkAhead() {
	if turn := b.match.State().Turn(); b.mind == nil && turn >= 0 && !b.person(turn) {
		b.startMind(turn)
	}
}

func (b *bots) stopThinking() {
	if b.mind != nil {
		b.mind.Stop()
		b.mind = nil
	}
	b.muser = rules.Nobody
}

// dotCount is how many of the three dots show: none while no bot thinks, and
// while something is shown.
func (b *bots) dotCount(showing bool) int {
	switch {
	case b.mind == nil || showing:
		return 0
	case b.opt.Reduced:
		return 3
	}
	return 1 + int(b.mused/dotTime)%3
}
