package agricola

import (
	"slices"
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/scenes/board"
)

// Where side actions are listed every exchange shows with its rate: those that the
// rules offer can be clicked, and of the others it is told what is missing.
func TestTrayShowsEveryRate(t *testing.T) {
	b := NewBoard()
	offered, rested, clicked := 0, 0, 0
	for seed := range uint64(4) {
		fixture.Play(t, fixture.Match(t, 2, seed, "moor"), func(state rules.State) {
			s := state.(*agricola.State)
			v := fixture.View(t, b, s, 640, 400)
			if s.Turn() < 0 {
				if m := b.moment(v); len(m.choices().resting()) > 0 {
					t.Fatal("rates rest where nobody decides")
				}
				return
			}
			if s.Prompt().Key != "place" {
				return
			}
			any := slices.IndexFunc(b.Targets(v), func(ts board.Target) bool { return ts.ID == "button any" })
			if any < 0 {
				return
			}
			button := b.Targets(v)[any]
			for _, target := range b.Targets(v) {
				if id, ok := strings.CutPrefix(target.ID, "good "); ok {
					clicked++
					if !slices.ContainsFunc(v.Legal, target.Fits) || !strings.Contains(target.Label, id) {
						t.Fatalf("a click on %s exchanges nothing, or is called %q", id, target.Label)
					}
				}
			}
			n := b.moment(v).choices().exchanges()
			if counted := strings.HasSuffix(button.Label, " "+number(n)); counted != (n > 0) {
				t.Fatalf("%d exchanges are offered, and the button says %q", n, button.Label)
			}
			v.Picked = slices.DeleteFunc(slices.Clone(v.Picked), func(a rules.Action) bool { return !button.Fits(a) })
			if ask, _ := b.Prompt(v); ask != v.Words.Say("agricola.ask.any") {
				t.Fatalf("the list of exchanges asks %q", ask)
			}
			m := b.moment(v)
			goods := &m.s.Player(m.turn).Goods
			rest := m.choices().resting()
			for _, r := range m.choices().rates() {
				has := slices.ContainsFunc(v.Picked, func(a rules.Action) bool {
					return a.Kind() == agricola.KindExchange && agricola.GoodOf(a) == r.from && agricola.ToOf(a) == r.to
				})
				switch {
				case has:
					offered++
				case goods[r.from] == 0 && slices.Contains(rest, r):
					rested++
				case goods[r.from] == 0:
					t.Fatalf("%v is neither offered nor told of", r)
				}
			}
			for i, r := range m.choices().restingBoxes(m.choices().sheet()) {
				if tip := m.help().tip(r.Center()); len(tip) != 2 || tip[0] != m.choices().rateName(rest[i]) {
					t.Fatalf("of %q it is told %q", m.choices().rateName(rest[i]), tip)
				}
			}
			boxes := m.choices().listed(m.choices().sheet())
			for i, r := range boxes {
				if slices.ContainsFunc(boxes[:i], r.Overlaps) {
					t.Fatalf("choice %d lies over another one", i)
				}
			}
		})
	}
	if offered == 0 || rested == 0 || clicked == 0 {
		t.Errorf("%d rates were offered, %d rested, %d goods could be clicked", offered, rested, clicked)
	}
}
