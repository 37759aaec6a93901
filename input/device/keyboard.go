package device

import (
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"tilestead/input"
)

// A held key repeats after repeatDelay ticks, every repeatEvery ticks.
const (
	repeatDelay = 24
	repeatEvery = 3
)

// A keyboard makes keys of the game from those of the machine.
type keyboard struct {
	strokes strokes
	layout  input.Layout
	presses input.Presses
	means   map[ebiten.Key]input.Key // what the keys meant when they went down
	held    []ebiten.Key
}

// read puts into f what is held, and the next key that went down or repeats.
func (b *keyboard) read(f *input.Frame) {
	f.Shift = ebiten.IsKeyPressed(ebiten.KeyShift)
	f.Ctrl = ebiten.IsKeyPressed(ebiten.KeyControl) || ebiten.IsKeyPressed(ebiten.KeyMeta)
	f.Alt = ebiten.IsKeyPressed(ebiten.KeyAlt)
	f.Layout = &b.layout
	b.strokes.read(b, f)
	b.presses.Fill(f)
	b.held = inpututil.AppendPressedKeys(b.held[:0])
	for _, e := range b.held {
		k := b.means[e]
		if k == input.KeyNone {
			continue
		}
		f.Held = f.Held.With(k)
		if d := inpututil.KeyPressDuration(e); d >= repeatDelay && (d-repeatDelay)%repeatEvery == 0 &&
			repeats(k) && len(f.Keys) == 0 {
			f.Keys = append(f.Keys, k)
		}
	}
}

// press takes in a key that went down and what it typed. A key that writes has
// no other meaning while Alt is held: with AltGr it writes its third sign.
func (b *keyboard) press(e ebiten.Key, s input.Stroke, p input.Press) {
	p.Key = keys[e]
	if s.Place != 0 {
		p.Key = input.KeyNone
		if !p.Alt {
			p.Key = b.layout.Key(s)
		}
	}
	if b.means == nil {
		b.means = map[ebiten.Key]input.Key{}
	}
	b.means[e] = p.Key
	b.presses.Add(p)
}

// repeats says which keys go on while they are held: those that move or delete.
func repeats(k input.Key) bool {
	return k <= input.KeyRight || k == input.KeyTab || k == input.KeyBackspace || k == input.KeyDelete ||
		k == input.KeyPageUp || k == input.KeyPageDown
}

// keys are those that mean the same on every keyboard.
var keys = map[ebiten.Key]input.Key{
	ebiten.KeyArrowUp: input.KeyUp, ebiten.KeyArrowDown: input.KeyDown,
	ebiten.KeyArrowLeft: input.KeyLeft, ebiten.KeyArrowRight: input.KeyRight,
	ebiten.KeyTab: input.KeyTab, ebiten.KeyEnter: input.KeyEnter, ebiten.KeyNumpadEnter: input.KeyEnter,
	ebiten.KeyEscape:    input.KeyEsc,
	ebiten.KeyBackspace: input.KeyBackspace, ebiten.KeyDelete: input.KeyDelete,
	ebiten.KeyPageUp: input.KeyPageUp, ebiten.KeyPageDown: input.KeyPageDown,
	ebiten.KeyHome: input.KeyHome, ebiten.KeyEnd: input.KeyEnd,
	ebiten.KeyNumpadAdd: input.KeyPlus, ebiten.KeyNumpadSubtract: input.KeyMinus,
}

// places are the keys that write, by their place.
var places = map[ebiten.Key]rune{
	ebiten.KeySpace: ' ', ebiten.KeyBackquote: '`', ebiten.KeyMinus: '-', ebiten.KeyEqual: '=',
	ebiten.KeyBracketLeft: '[', ebiten.KeyBracketRight: ']', ebiten.KeyBackslash: '\\',
	ebiten.KeySemicolon: ';', ebiten.KeyQuote: '\'',
	ebiten.KeyComma: ',', ebiten.KeyPeriod: '.', ebiten.KeySlash: '/', ebiten.KeyIntlBackslash: '<',
}

// located are the keys of places.
var located = map[rune]ebiten.Key{}

func init() {
	for i := range 10 {
		places[ebiten.KeyDigit0+ebiten.Key(i)] = '0' + rune(i)
		keys[ebiten.KeyNumpad0+ebiten.Key(i)] = input.Key0 + input.Key(i)
	}
	for i := range 26 {
		places[ebiten.KeyA+ebiten.Key(i)] = 'a' + rune(i)
	}
	for i := range 12 {
		keys[ebiten.KeyF1+ebiten.Key(i)] = input.KeyF1 + input.Key(i)
	}
	for e, place := range places {
		located[place] = e
	}
}
