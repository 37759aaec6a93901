package montana

import (
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/scenes/scenetest"
)

// Who plays without help is told what a build costs, but not what it brings.
func TestPuristsCountThemselves(t *testing.T) {
	seen := 0
	fixture.Play(t, fixture.Match(t, 3, 3), func(s rules.State) {
		if s.Turn() < 0 || seen > 20 {
			return
		}
		v := fixture.View(t, NewBoard(), s, 1280, 800)
		for _, a := range s.Legal(nil) {
			if a.Kind() != montana.KindBuild {
				continue
			}
			seen++
			m := NewBoard().moment(v)
			h := montana.HexOf(a)
			helped := m.hints().buildHint(h)
			v.Purist = true
			alone := NewBoard().moment(v).hints().buildHint(h)
			v.Purist = false
			what := scenetest.In(t, "montana.n.").Part("settlement#one", 1)
			if alone == "" || !strings.Contains(helped, what) || strings.Contains(alone, what) {
				t.Fatalf("with help %q, without %q", helped, alone)
			}
			return
		}
	})
	if seen == 0 {
		t.Fatal("nobody could build")
	}
}
