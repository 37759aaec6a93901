package montana

import (
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/scenes/scenetest"
)

// A hint that lets a player pay other hexes than before says both in sentences that go together, and one
// of grain that is kept speaks only of grain that there is.
func TestHintsDoNotContradictThemselves(t *testing.T) {
	english, en := scenetest.Words(t, "en"), scenetest.In(t, "montana.")
	both, none := 0, 0
	for seed := uint64(0); seed < 400 && (both == 0 || none == 0); seed++ {
		m := fixture.Match(t, 2, seed)
		tell := fixture.Adviser(t, m.State())
		fixture.Play(t, m, func(state rules.State) {
			s := state.(*montana.State)
			reach, me := s.Reachable(), s.Turn()
			if me < 0 {
				return
			}
			could := payable(s, me, reach)
			for _, a := range s.Legal(nil) {
				if a == montana.Advance(0) && s.Player(me).Goods[montana.Grain] == 0 {
					if none++; len(tell(s, english, a)) > 0 && none < 20 {
						t.Errorf("grain that is not there is told of: %q", tell(s, english, a))
					}
				}
				if a.Kind() != montana.KindUpgrade || both > 20 {
					continue
				}
				after := s.Clone().(*montana.State)
				after.Do(a, nil)
				gone := lost(after, me, could)
				if more := len(payable(after, me, reach)) - len(could) + gone; more == 0 || gone == 0 {
					continue
				}
				both++
				text := strings.Join(tell(s, english, a), " ")
				if strings.Contains(text, en.Count("advice.pays.not", gone)) ||
					!strings.Contains(text, en.Count("advice.pays.but", gone)) {
					t.Errorf("%s is told as %q", rules.Notation(s, a), text)
				}
			}
		})
	}
	if both == 0 || none == 0 {
		t.Errorf("%d hints of both, %d without grain", both, none)
	}
}
