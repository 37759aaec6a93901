package device

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"tilestead/input"
)

func TestEveryKeyCanBePressed(t *testing.T) {
	reached := map[input.Key]bool{}
	for e := ebiten.Key(0); e <= ebiten.KeyMax; e++ {
		reached[keyOf(e)] = true
	}
	input.Keys(func(k input.Key) {
		if !reached[k] {
			t.Errorf("no key of the keyboard gives %s", k)
		}
	})
	for e, want := range map[ebiten.Key]string{ebiten.KeyZ: "Z", ebiten.KeyDigit9: "9", ebiten.KeyNumpad0: "0",
		ebiten.KeyF11: "F11"} {
		if got := keyOf(e).String(); got != want {
			t.Errorf("%v gives %s, want %s", e, got, want)
		}
	}
}
