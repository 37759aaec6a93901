package search

import "testing"

// In form a budget differs in nothing but its temperature, which is within the
// bounds, as often higher as lower, and always the same for a seed.
func TestForm(t *testing.T) {
	b := Budget{Temperature: 240, Form: 4, TurnSamples: 2}
	lowest, highest, higher := b.Temperature, b.Temperature, 0
	const seeds = 2000
	for seed := range uint64(seeds) {
		got := b.inForm(seed)
		if got != b.inForm(seed) {
			t.Fatalf("seed %d has two forms", seed)
		}
		lowest, highest = min(lowest, got.Temperature), max(highest, got.Temperature)
		if got.Temperature > b.Temperature {
			higher++
		}
		if got.Temperature = b.Temperature; got != b {
			t.Fatalf("seed %d: the form makes %+v of %+v", seed, got, b)
		}
	}
	if lowest < 60 || lowest > 64 || highest < 920 || highest > 960 || higher < seeds*2/5 || higher > seeds*3/5 {
		t.Errorf("temperatures are %d to %d, %d of %d higher", lowest, highest, higher, seeds)
	}
	for _, even := range []Budget{{Temperature: 12}, {Temperature: 12, Form: 1}} {
		if got := even.inForm(5); got != even {
			t.Errorf("%+v becomes %+v", even, got)
		}
	}
}
