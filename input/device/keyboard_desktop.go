//go:build !js

package device

import (
	"unicode"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"tilestead/input"
)

// strokes tells what went down since the last tick, as Ebitengine knows it:
// each key once, and the letters that were typed.
type strokes struct {
	asked bool // which layout is in use
	went  []ebiten.Key
	wrote []rune // places
	typed []rune
}

func (s *strokes) read(b *keyboard, f *input.Frame) {
	s.went = inpututil.AppendJustPressedKeys(s.went[:0])
	s.typed = ebiten.AppendInputChars(s.typed[:0])
	s.wrote = s.wrote[:0]
	for _, e := range s.went {
		if place := places[e]; place != 0 {
			s.wrote = append(s.wrote, place)
		}
	}
	if !s.asked || len(s.wrote) > 0 { // the player may have changed it, of which nobody tells
		s.asked = true
		b.layout = input.NewLayout(printed)
	}
	press := input.Press{Shift: f.Shift, Ctrl: f.Ctrl, Alt: f.Alt}
	s.letters(b, press)
	for _, e := range s.went {
		if places[e] == 0 {
			b.press(e, input.Stroke{}, press)
		}
	}
}

// letters takes in the keys that write. Those that count only once are still
// down: what they typed more often is the system's repeating.
func (s *strokes) letters(b *keyboard, press input.Press) {
	counted := map[rune]bool{}
	for _, stroke := range b.layout.Pair(s.wrote, s.typed, press.Shift) {
		press.Char = max(0, stroke.Typed)
		e, writes := located[stroke.Place]
		if !writes || counted[stroke.Place] && !inpututil.IsKeyJustReleased(e) {
			b.presses.Add(input.Press{Char: press.Char, Shift: press.Shift, Ctrl: press.Ctrl, Alt: press.Alt})
			continue
		}
		counted[stroke.Place] = true
		b.press(e, stroke, press)
	}
}

// printed is what the key at a place writes without Shift in the layout in use.
func printed(place rune) rune {
	name := ebiten.KeyName(located[place])
	r, n := utf8.DecodeRuneInString(name)
	if n == 0 || n != len(name) {
		return 0
	}
	return unicode.ToLower(r)
}
