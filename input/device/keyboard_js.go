package device

import (
	"strings"
	"syscall/js"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2"

	"tilestead/input"
)

// strokes tells what went down since the last tick. It listens itself, for
// Ebitengine looks only once a tick which keys are down, and does not tell
// which key typed what.
type strokes struct {
	listens bool
	came    []pageKey
}

// A pageKey is what the browser tells of a key that went down, or of what a field wrote.
type pageKey struct {
	code, key              string
	wrote                  string
	repeats                bool
	shift, ctrl, alt, caps bool
}

func (s *strokes) read(b *keyboard, _ *input.Frame) {
	if !s.listens {
		s.listens = true
		s.listen()
	}
	for _, c := range s.came {
		c.press(b)
	}
	s.came = s.came[:0]
}

func (s *strokes) listen() {
	canvas := js.Global().Get("document").Call("querySelector", "canvas")
	canvas.Call("addEventListener", "keydown", js.FuncOf(func(_ js.Value, a []js.Value) any {
		e := a[0]
		has := func(modifier string) bool { return e.Call("getModifierState", modifier).Bool() }
		s.came = append(s.came, pageKey{
			code: e.Get("code").String(), key: e.Get("key").String(), repeats: e.Get("repeat").Bool(),
			shift: e.Get("shiftKey").Bool(), ctrl: e.Get("ctrlKey").Bool() || e.Get("metaKey").Bool(),
			alt: e.Get("altKey").Bool() || has("AltGraph"), caps: has("CapsLock"),
		})
		return nil
	}))
}

// press takes in the key. What repeats types, and is no press.
func (c pageKey) press(b *keyboard) {
	if c.wrote != "" {
		b.presses.Add(input.Press{Wrote: c.wrote})
		return
	}
	e, known := keyOfCode(c.code, c.key)
	press := input.Press{Shift: c.shift, Ctrl: c.ctrl, Alt: c.alt}
	stroke := input.Stroke{Place: places[e], Typed: c.typed(), Shift: c.shift}
	press.Char = max(0, stroke.Typed)
	if !known || c.repeats {
		b.presses.Add(press)
		return
	}
	if stroke.Place != 0 && stroke.Place != ' ' && !c.alt && !c.caps {
		b.layout.Learn(stroke)
	}
	b.press(e, stroke, press)
}

// typed is the letter or sign, 0 where the browser does not tell it, as while an
// input method waits for more.
func (c pageKey) typed() rune {
	if c.key == "Dead" {
		return input.Nothing
	}
	r, n := utf8.DecodeRuneInString(c.key)
	if n == 0 || n != len(c.key) {
		return 0
	}
	return r
}

// keyOfCode is the key by its place, or where a keyboard on a screen has no
// places by what it says.
func keyOfCode(code, key string) (e ebiten.Key, known bool) {
	name := strings.TrimPrefix(code, "Key")
	if name == "" {
		name = key
		if key == " " {
			name = "Space"
		}
	}
	return e, e.UnmarshalText([]byte(name)) == nil
}
