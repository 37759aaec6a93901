package ui

import (
	"math"

	"tilestead/input"
)

// ScrollKeys scrolls the text of a screen with the keys nothing else uses: at
// is the first canvas pixel that shows, of total, of which shown show at once.
func (k *Kit) ScrollKeys(at *float64, shown, total float64) {
	for _, m := range [...]struct {
		key input.Key
		by  float64
	}{
		{input.KeyPageDown, shown - LineHeight}, {input.KeyPageUp, LineHeight - shown},
		{input.KeyEnd, total}, {input.KeyHome, -total},
	} {
		if k.Key(m.key) {
			*at = math.Max(0, math.Min(*at+m.by, total-shown))
		}
	}
}
