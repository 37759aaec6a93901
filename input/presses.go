package input

import "unicode"

// A Press is a key that went down, a letter that was typed, or both; or what a field of the page wrote.
type Press struct {
	Key              Key
	Char             rune   // 0 for none
	Wrote            string // by a field of the page; '\b' takes back the letter before it
	Shift, Ctrl, Alt bool   // what was held with it
}

// Presses keeps what was pressed until a tick has room for it. Each tick has
// one key at most, so that every one of them counts, in the order in which they
// came, however many came while a picture took its time. The zero value is ready.
type Presses struct{ queue []Press }

// Add takes in a press; call it in the order they happened.
func (p *Presses) Add(press Press) {
	if press.Ctrl && !press.Alt {
		press.Char = 0 // a command; with both held it is how some keyboards reach a third sign
	}
	if press.Key != KeyNone || press.Char != 0 || press.Wrote != "" {
		p.queue = append(p.queue, press)
	}
}

// Fill puts into f what was typed up to the next key, and that key.
func (p *Presses) Fill(f *Frame) {
	for len(p.queue) > 0 {
		next := p.queue[0]
		p.queue = p.queue[1:]
		f.Chars = append(f.Chars, []rune(next.Wrote)...)
		if unicode.IsPrint(next.Char) {
			f.Chars = append(f.Chars, next.Char)
		}
		if next.Key != KeyNone {
			f.Keys = append(f.Keys, next.Key)
			f.Shift, f.Ctrl, f.Alt = next.Shift, next.Ctrl, next.Alt
			return
		}
	}
}

// Pair says which of the keys that went down since the last tick typed which of
// the letters that came meanwhile, for devices that tell the two apart and each
// key only once: a letter that came twice was pressed twice. What is left over,
// such as a held key's repeated letter, has no key: its Place is 0.
func (l *Layout) Pair(places, typed []rune, shift bool) (strokes []Stroke) {
	by := map[rune]rune{} // the key, by what it typed
	free := append([]rune{}, places...)
	claim := func(sign rune, fits func(place rune) bool) {
		if _, ok := by[sign]; ok {
			return
		}
		for i, place := range free {
			if fits(place) {
				by[sign] = place
				free = append(free[:i:i], free[i+1:]...)
				return
			}
		}
	}
	for _, sign := range typed {
		claim(sign, func(place rune) bool {
			own := l.signs[place]
			if place == ' ' {
				own = place
			}
			return own == unicode.ToLower(sign)
		})
	}
	for _, sign := range typed {
		claim(sign, func(rune) bool { return true })
	}
	for _, sign := range typed {
		strokes = append(strokes, Stroke{Place: by[sign], Typed: sign, Shift: shift})
	}
	for _, place := range free {
		strokes = append(strokes, Stroke{Place: place, Shift: shift})
	}
	return strokes
}
