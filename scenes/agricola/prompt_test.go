package agricola

import (
	"testing"

	"tilestead/rules"
	"tilestead/rules/agricola"
)

// What a space asks for is named where it is one thing, and not where there is a
// choice.
func TestPromptsNameTheOneThing(t *testing.T) {
	b := NewBoard()
	named, open := map[string]bool{}, false
	for seed := range uint64(20) {
		fixture.Play(t, fixture.Match(t, 2, seed), func(s rules.State) {
			if s.Turn() < 0 || s.Prompt().Key != "use" {
				return
			}
			v := fixture.View(t, b, s, 640, 400)
			kinds := map[uint8]bool{}
			for _, a := range v.Picked {
				if goesOn[a.Kind()] == "" && !agricola.Title.Side(a) {
					kinds[a.Kind()] = true
				}
			}
			ask, _ := b.Prompt(v)
			want := v.Words.Say("agricola.ask.use")
			for k := range kinds {
				if one := oneAsked[k]; len(kinds) == 1 && one != "" {
					want = v.Words.Say("agricola.ask.use." + one)
					named[one] = true
				}
			}
			open = open || len(kinds) > 1
			if ask != want {
				t.Errorf("%v: %q is asked, not %q", kinds, ask, want)
			}
		})
	}
	if len(named) < 3 || !open {
		t.Errorf("seen alone: %v; with others: %v", named, open)
	}
}
