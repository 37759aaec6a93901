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

// think lets the bot at seat work and gives its action once it is decided and
// its thinking has shown long enough.
func (t *Table) think(seat rules.Seat, passed time.Duration) (rules.Action, bool) {
	if t.mind == nil {
		t.startMind(seat)
		passed = 0
	}
	t.mused += passed
	least := museFirst
	if t.muser == seat {
		least = museNext
	}
	switch t.opt.Speed {
	case settings.FastSpeed:
		least /= 2
	case settings.InstantSpeed:
		least = 0
	}
	if t.mused < least {
		return 0, false
	}
	a, ok, err := t.mind.Poll()
	if err != nil {
		t.fail(err)
		return 0, false
	}
	if ok {
		t.mind.Stop()
		t.mind, t.muser = nil, seat
	}
	return a, ok
}

func (t *Table) startMind(seat rules.Seat) {
	t.mind = think.Begin(t.cfg.Bots[seat], t.match, t.cfg.Clock, t.cfg.Inline)
	t.mused = 0
	t.change(redraw)
}

// thinkAhead lets the next bot begin while the last action is being shown.
func (t *Table) thinkAhead() {
	if turn := t.match.State().Turn(); t.mind == nil && turn >= 0 && !t.person(turn) {
		t.startMind(turn)
	}
}

func (t *Table) stopThinking() {
	if t.mind != nil {
		t.mind.Stop()
		t.mind = nil
	}
	t.muser = rules.Nobody
}

// dotCount is how many of the three dots show: none while no bot thinks.
func (t *Table) dotCount() int {
	switch {
	case t.mind == nil || t.reel.playing():
		return 0
	case t.opt.Reduced:
		return 3
	}
	return 1 + int(t.mused/dotTime)%3
}
