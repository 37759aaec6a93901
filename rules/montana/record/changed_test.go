package record

import (
	"encoding/json"
	"maps"
	"math/rand/v2"
	"slices"
	"testing"
)

// One value of a recorded game is changed for another: the reader may
// disagree, but nothing may panic.
func TestChangedRecordsDoNotPanic(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 47))
	times := 100
	if testing.Short() {
		times = 10
	}
	for _, l := range lines(t)[:6] {
		for range times {
			var g any
			if err := json.Unmarshal(shortened(t, l, 6), &g); err != nil {
				t.Fatal(err)
			}
			change(g, r)
			b, err := json.Marshal(g)
			if err != nil {
				t.Fatal(err)
			}
			func() {
				defer func() {
					if p := recover(); p != nil {
						t.Fatalf("panic %v with\n%s", p, b)
					}
				}()
				if g, err := Read(b); err == nil {
					_ = Replay(g)
				}
			}()
		}
	}
}

// change sets one value somewhere in a decoded JSON value.
func change(v any, r *rand.Rand) {
	others := []any{nil, -1.0, 0.0, 1.0, 3.0, 99.0, 1e18, "", "R9", "grain", "LOBD", []any{}, []any{1.0, 2.0, 3.0},
		map[string]any{}}
	other := others[r.IntN(len(others))]
	switch v := v.(type) {
	case map[string]any:
		if len(v) == 0 {
			return
		}
		keys := slices.Sorted(maps.Keys(v))
		k := keys[r.IntN(len(keys))]
		if r.IntN(4) == 0 {
			v[k] = other
		} else {
			change(v[k], r)
		}
	case []any:
		if len(v) == 0 {
			return
		}
		i := r.IntN(len(v))
		if r.IntN(4) == 0 {
			v[i] = other
		} else {
			change(v[i], r)
		}
	}
}
