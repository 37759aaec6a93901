package paint

import (
	"testing"

	"tilestead/assets/paint/painttest"
	"tilestead/assets/palette"
)

func TestColoursKeepApartForEverySight(t *testing.T) {
	var seats []palette.Color
	for _, s := range palette.Seats {
		seats = append(seats, s.Fill)
	}
	for _, set := range []struct {
		name   string
		colors []palette.Color
		least  [4]float64 // in the order of sights; trades also carry their good
	}{
		{"seats", seats, [4]float64{45.5, 22, 26.5, 24}},
		{"trades", palette.Trades[:], [4]float64{33.5, 19, 14.5, 27.5}},
	} {
		for i, s := range painttest.Sights {
			d, a, b := painttest.Closest(set.colors, s.M)
			t.Logf("%s, %s sight: closest pair %d and %d, dE %.1f", set.name, s.Name, a, b, d)
			if d < set.least[i] {
				t.Errorf("%s %d and %d are only dE %.1f apart for %s sight, want at least %.1f", set.name, a, b, d,
					s.Name, set.least[i])
			}
		}
	}
}
