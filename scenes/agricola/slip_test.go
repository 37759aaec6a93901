package agricola

import (
	"testing"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/scenes/scenetest"
	"tilestead/ui"
)

// slips shows each decision of some games that lies on a slip.
func slips(t *testing.T, size scenetest.Size, show func(m *moment, chips []chip, about, slip ui.Rect)) {
	b := NewBoard()
	for seed := range uint64(24) {
		modules := [][]string{{"moor", "hand-cards"}, {"hand-cards"}, {"moor"}, nil}[seed%4]
		fixture.Play(t, fixture.Match(t, 1+int(seed%6), seed, modules...), func(s rules.State) {
			if s.Turn() < 0 {
				return
			}
			v := fixture.View(t, b, s, size.W, size.H)
			v.Viewer = s.Turn()
			m := b.moment(v)
			if list, by := m.choices().slip(); len(list) > 0 {
				chips, slip := m.choices().chips(list, by)
				show(m, chips, by, slip)
			}
		})
	}
}

// A slip lies beside its thing: it hides neither that, nor the strip, nor what is asked, and
// its chips lie apart in it and say whole what they are.
func TestSlipsLieBesideTheirThings(t *testing.T) {
	for _, size := range canvases() {
		kinds := map[uint8]int{}
		slips(t, size, func(m *moment, chips []chip, about, slip ui.Rect) {
			s, what := slip, rules.Notation(m.s, chips[0].act)
			kinds[chips[0].act.Kind()]++
			canvas := m.Frame.Canvas
			if s.X < 0 || s.Y < 0 || s.X+s.W > canvas.W || s.Y+s.H > canvas.H {
				t.Errorf("%v: the slip of %q lies outside: %v", size, what, s)
			}
			for _, r := range append(m.Frame.Buttons[:], m.Frame.Prompt, about) {
				if s.Overlaps(r) {
					t.Errorf("%v: the slip of %q hides %v: %v", size, what, r, s)
				}
			}
			for i, k := range chips {
				if in := k.at; in.X < s.X || in.Y < s.Y || in.X+in.W > s.X+s.W || in.Y+in.H > s.Y+s.H {
					t.Errorf("%v: chip %d of %q lies beside its slip", size, i, what)
				}
				for _, other := range chips[:i] {
					if k.at.Overlaps(other.at) {
						t.Errorf("%v: chips of %q lie on each other", size, what)
					}
				}
			}
		})
		for _, kind := range []uint8{agricola.KindTake, agricola.KindBake} {
			if kinds[kind] == 0 {
				t.Errorf("%v: no slip of kind %d was seen", size, kind)
			}
		}
	}
}
