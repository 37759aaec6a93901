package device

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"tilestead/input"
)

// pressed is what a key means on a keyboard of which nothing is known.
func pressed(e ebiten.Key) input.Key {
	var b keyboard
	b.press(e, input.Stroke{Place: places[e]}, input.Press{})
	return b.means[e]
}

func TestEveryKeyCanBePressed(t *testing.T) {
	reached := map[input.Key]bool{}
	for e := ebiten.Key(0); e <= ebiten.KeyMax; e++ {
		reached[pressed(e)] = true
	}
	input.Keys(func(k input.Key) {
		if !reached[k] {
			t.Errorf("no key of the keyboard gives %s", k)
		}
	})
	for e, want := range map[ebiten.Key]string{ebiten.KeyZ: "Z", ebiten.KeyDigit9: "9", ebiten.KeyNumpad0: "0",
		ebiten.KeyF11: "F11", ebiten.KeyEqual: "Plus", ebiten.KeyMinus: "Minus", ebiten.KeySpace: "Space"} {
		if got := pressed(e).String(); got != want {
			t.Errorf("%v gives %s, want %s", e, got, want)
		}
	}
}

// With Alt a key writes its third sign, or belongs to the window system.
func TestKeysThatWriteMeanNothingElseWithAlt(t *testing.T) {
	for e := ebiten.Key(0); e <= ebiten.KeyMax; e++ {
		var b keyboard
		var f input.Frame
		b.press(e, input.Stroke{Place: places[e]}, input.Press{Alt: true, Char: '@'})
		b.presses.Fill(&f)
		if writes := places[e] != 0; writes && (len(f.Keys) > 0 || string(f.Chars) != "@") {
			t.Errorf("with Alt %v gives %v and writes %q", e, f.Keys, string(f.Chars))
		} else if !writes && keys[e] != input.KeyNone && !f.Hit(keys[e]) {
			t.Errorf("with Alt %v is gone", e)
		}
	}
}

func TestEveryPlaceIsAKey(t *testing.T) {
	for _, place := range input.Places {
		if e, ok := located[place]; !ok || places[e] != place {
			t.Errorf("the place %q is the key %v", place, e)
		}
	}
	if len(places) != len(input.Places)+1 {
		t.Errorf("%d keys write, and there are %d places and Space", len(places), len(input.Places))
	}
}

// What is held acts once, but for the keys that move or delete: the mute key and
// all others that players choose would undo themselves.
func TestOnlyKeysThatMoveOrDeleteRepeat(t *testing.T) {
	input.Keys(func(k input.Key) {
		moves := k <= input.KeyTab || k >= input.KeyBackspace && k <= input.KeyPageDown
		if repeats(k) != moves {
			t.Errorf("%v repeats: %v", k, repeats(k))
		}
	})
}
