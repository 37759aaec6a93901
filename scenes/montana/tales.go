package montana

import (
	"time"

	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/scenes/board"
	"tilestead/scenes/tale"
	"tilestead/ui"
)

// A row is all that the board tells of the events of one type.
type row[E any] = tale.Row[*moment, *clip, more, E]

type telling = tale.Tale[*moment, *clip, more]

// more is what only Montana's board asks of an event.
type more struct {
	takes func(e rules.Event, t *takes) // what seats give back and get; nil: nothing that is warned of
}

// of asks events of one type what they take.
func of[E any](add func(t *takes, e E)) more {
	return more{takes: func(e rules.Event, t *takes) { add(t, e.(E)) }}
}

// tales are the rows of all events. What moves may look at tales itself, so they cannot
// be the value of a variable.
var tales tale.Table[*moment, *clip, more]

func init() {
	tales = tale.NewTable(landTales(), herdTales(), workTales(), shortageTales(), discTales(), recruitTales(),
		townTales(), leavingTales(), rewardTales(), endTales())
}

// Line is a beat as a line of the log; who did it stands beside it.
func (b *Board) Line(v *board.View, _ rules.State, beat rules.Beat) (l board.Line, ok bool) {
	m := b.moment(v)
	if l, ok = tales.Line(m, beat.Event); ok {
		l = priced(m, l, beat.Event)
	}
	return l, ok
}

// Clip animates what happened; nil when there is nothing to see.
func (b *Board) Clip(v *board.View, beat rules.Beat) board.Clip {
	k := &clip{m: b.moment(v), after: beat.After.(*montana.State)}
	k.Read, k.Reduced = b.moment, v.Reduced
	if tales.Play(k, beat.Event); k.Length() == 0 {
		return nil
	}
	tales.Sound(k, beat.Event)
	switch beat.Event.(type) {
	case montana.Spun, montana.Advanced:
		k.from(k.m.at.disc)
	default:
		if seat := tales.Said(k.m, beat.Event).Seat; seat >= 0 {
			k.from(k.m.medalAt(seat))
		}
	}
	return k
}

// from lets all of a clip be heard from a place of the canvas.
func (k *clip) from(p ui.Point) {
	if w := k.m.Frame.Canvas.W; w > 0 {
		k.Pan(2*p.X/w - 1)
	}
}

// did is a line of who did what, and what a click on it points at.
func did(seat rules.Seat, text, mark string) tale.Said {
	return tale.Said{Seat: seat, Text: text, Mark: mark}
}

// verb is the same word before the pictures of all events of a type.
func verb[E any](key string) func(m *moment, e E) string {
	return func(m *moment, _ E) string { return m.say("verb." + key) }
}

// glyphs is the picture of something as a list.
func glyphs(list ...board.Glyph) []board.Glyph { return list }

// How long what a rival does shows at least at normal speed: each step of an auction till it is
// read, what it brings, and a settlement or a trade.
const (
	bidTime    = 1300 * ms
	rewardTime = 1500 * ms
	deedTime   = 900 * ms
	dealtTime  = 1000 * ms // each of the spins that bring a person the first workers
	unusedTime = 1300 * ms // what unused builds bring anybody
	endTime    = 2200 * ms // that the last round has begun, whoever began it
)

// read is how long something shows that a seat does: a rival's for a while, a person knows it.
func (m *moment) read(seat rules.Seat, long time.Duration) time.Duration {
	if m.Person(seat) {
		return 0
	}
	return long
}
