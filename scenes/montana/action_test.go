package montana

import (
	"strings"
	"testing"

	kernel "tilestead/rules"
	rules "tilestead/rules/montana"
)

// TestEveryActionHasAName asks what each legal action of many positions is
// called: two that differ in what they do must not be called alike.
func TestEveryActionHasAName(t *testing.T) {
	b := NewBoard()
	kinds := map[uint8]bool{}
	play(t, 3, 12, func(s kernel.State) {
		if s.Turn() < 0 {
			return
		}
		v := viewOf(t, b, s, 960, 540)
		names := map[string]uint8{}
		for _, a := range s.Legal(nil) {
			kinds[a.Kind()] = true
			name := b.Name(v, a)
			if name == "" || strings.ContainsAny(name, "<{") {
				t.Errorf("%s is called %q", string(s.AppendNotation(nil, a)), name)
			}
			if k, ok := names[name]; ok && k != a.Kind() {
				t.Errorf("%q is what two kinds of action are called at %s", name, s.Prompt().Key)
			}
			names[name] = a.Kind()
		}
	})
	for k := uint8(rules.KindRecruit); k <= rules.KindKeep; k++ {
		if !kinds[k] {
			t.Errorf("the positions lack actions of kind %d", k)
		}
	}
}
