package montana

import (
	"strings"
	"testing"

	"tilestead/assets"
	"tilestead/rules"
	"tilestead/rules/montana"
)

// The log tells, in words and in pictures, what is paid: silver for a space, goods for a hex, and the
// small goods that become large.
func TestLogTellsWhatIsPaid(t *testing.T) {
	b, seen := NewBoard(), map[string]int{}
	for seed := range uint64(6) {
		fixture.Beats(t, fixture.Match(t, 3, seed), func(before rules.State, beat rules.Beat) {
			v := fixture.View(t, b, before, 1280, 800)
			m := b.moment(v)
			paid := map[string]string{} // words, by the number in the picture
			kind := ""
			switch e := beat.Event.(type) {
			case montana.Staffed:
				if kind = "work"; e.Silver > 0 {
					paid[m.silver(int(e.Silver))] = assets.Number(-int(e.Silver))
				}
			case montana.Built:
				kind = "hex"
				for g, n := range e.Paid {
					if n > 0 {
						paid[m.good(montana.Good(g), int(n))] = assets.Number(-int(n))
					}
				}
			case montana.Rewarded:
				kind = "upgrade"
				for g, n := range e.Given {
					if n > 0 {
						paid[m.good(montana.Good(g), int(n))] = assets.Number(-int(n))
					}
				}
			}
			l, _ := b.Line(v, before, beat)
			for words, number := range paid {
				seen[kind]++
				pictures := 0
				for _, g := range l.Glyphs {
					if g.Text == number {
						pictures++
					}
				}
				cut := strings.LastIndexAny(l.Text, "(;")
				if cut < 0 || !strings.Contains(l.Text[cut:], words) || pictures == 0 {
					t.Fatalf("%+v took %s, the log says %q and %d times %s", beat.Event, words, l.Text, pictures, number)
				}
			}
		})
	}
	if len(seen) != 3 {
		t.Errorf("paid was %v", seen)
	}
}
