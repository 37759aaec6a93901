package montana

import (
	"testing"

	"tilestead/rules"
	"tilestead/rules/montana"
)

// A small space that nobody can fill is left empty by itself, also where cattle could be traded
// for a worker; one that somebody can fill is asked about.
func TestSmallSpaceNobodyFillsIsObvious(t *testing.T) {
	b := NewBoard()
	seen := map[string]int{}
	for seed := range uint64(40) {
		fixture.Play(t, fixture.Match(t, 3, 30+seed), func(s rules.State) {
			v := fixture.View(t, b, s, 1280, 800)
			a, ok := b.Offers().Obvious(v)
			ways := 0
			for _, o := range s.Legal(nil) {
				if o.Kind() == montana.KindSmall {
					ways++
				}
			}
			asked := s.Prompt().Key
			if ok && (a.Kind() != montana.KindSmall || montana.HandfulOf(a).Size() > 0) {
				t.Fatalf("%s: %d is taken for obvious", asked, a)
			}
			if want := asked == "small" && ways == 1; ok != want {
				t.Fatalf("%s in %d ways: obvious is %v", asked, ways, ok)
			}
			switch {
			case ok && len(s.Legal(nil)) > 1:
				seen["trade"]++
			case ways > 1:
				seen["choice"]++
			}
		})
	}
	if seen["trade"] == 0 || seen["choice"] == 0 {
		t.Errorf("seen are %v", seen)
	}
}
