package montana

import (
	"testing"

	"tilestead/rules"
	"tilestead/rules/montana"
)

// The workers that a seat begins with are told in one sentence: the second spin goes on from the first.
// A spin of a turn never does.
func TestFirstRecruitingIsOneSentence(t *testing.T) {
	b, spins := NewBoard(), map[rules.Seat]int{}
	fixture.Beats(t, fixture.Match(t, 3, 4), func(before rules.State, beat rules.Beat) {
		e, ok := beat.Event.(montana.Spun)
		if !ok {
			return
		}
		v := fixture.View(t, b, before, 1280, 800)
		l, _ := b.Line(v, before, beat)
		spins[e.Seat]++
		want := "verb.spun"
		if spins[e.Seat] == int(montana.Components.StartSpins) {
			want = "verb.spun.again"
		}
		if said := b.moment(v).say(want); l.Verb != said {
			t.Errorf("spin %d of seat %d is told as %q, want %q", spins[e.Seat], e.Seat, l.Verb, said)
		}
	})
	if len(spins) != 3 {
		t.Errorf("spins: %v", spins)
	}
}
