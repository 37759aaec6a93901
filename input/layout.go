package input

import "unicode"

// A Layout is what is printed on the keys that write: the sign that each of
// them writes without Shift in the layout in use. Places of keys are named by
// the sign that a US keyboard writes there without Shift: 'q' is left of 'w'
// and writes "a" in France. The zero Layout knows nothing of the keyboard.
type Layout struct {
	signs map[rune]rune
	latin bool // some key writes a Latin letter
}

// Places are where the keys lie that write, but for Space, which is the place ' '
// of every layout, and the number pad. The last one is the key that US keyboards
// lack, between Shift and 'z'.
const Places = "`1234567890-=qwertyuiop[]\\asdfghjkl;'zxcvbnm,./<"

// Nothing is what a key is known to write that writes nothing by itself, such
// as an accent for the next letter.
const Nothing rune = -1

// NewLayout is the layout whose key at place writes sign(place), 0 where that is
// not known.
func NewLayout(sign func(place rune) rune) Layout {
	var l Layout
	for _, place := range Places {
		if s := sign(place); s != 0 {
			l.set(place, s)
		}
	}
	return l
}

func (l *Layout) set(place, sign rune) {
	if l.signs == nil {
		l.signs = map[rune]rune{}
	}
	l.signs[place] = sign
	l.latin = l.latin || letter(sign) != KeyNone
}

// A Stroke is a key that writes and went down.
type Stroke struct {
	Place rune
	Typed rune // what it wrote, 0 where that is not known
	Shift bool
}

// Learn notes what a stroke shows of the layout, for devices that tell what was
// typed and nothing else. A key that writes another sign than before belongs to
// another layout: what was known is forgotten.
func (l *Layout) Learn(s Stroke) {
	if s.Shift || s.Typed == 0 {
		return
	}
	sign := unicode.ToLower(s.Typed)
	if was, ok := l.signs[s.Place]; ok && was != sign {
		*l = Layout{}
	}
	l.set(s.Place, sign)
}

// Key is what a stroke means. Letters and signs go by what the key writes. A
// digit is meant with Shift, and without it where the key writes no sign that
// means something. Places count only where the layout writes no Latin letter,
// and where nothing is known of it.
func (l *Layout) Key(s Stroke) Key {
	if s.Place == ' ' {
		return KeySpace
	}
	if k := named(s.Typed); k != KeyNone {
		return k
	}
	number := KeyNone
	if !l.writes(s.Place) {
		number = digit(s.Place)
	}
	if s.Shift && s.Typed == 0 && number != KeyNone {
		return number
	}
	sign := l.signs[s.Place]
	switch {
	case s.Typed != 0 && !s.Shift:
		sign = s.Typed
	case s.Typed == 0 && len(l.signs) == 0:
		sign = s.Place
	}
	if k := named(sign); k != KeyNone {
		return k
	}
	switch {
	case s.Place == '=' && sign == '=':
		return KeyPlus // it writes that with Shift, and who is in haste leaves Shift away
	case number != KeyNone:
		return number
	case l.byPlace(sign):
		return letter(s.Place)
	}
	return KeyNone
}

// writes says whether another key than the one at place writes the sign that the
// place is named by.
func (l *Layout) writes(place rune) bool {
	for at, sign := range l.signs {
		if sign == place && at != place {
			return true
		}
	}
	return false
}

// byPlace says whether the place decides about a key that writes sign: in
// Cyrillic and other scripts, where the keyboard has the Latin letters printed
// beside its own.
func (l *Layout) byPlace(sign rune) bool {
	if unicode.IsLetter(sign) {
		return !unicode.Is(unicode.Latin, sign)
	}
	return len(l.signs) > 0 && !l.latin && l.foreign()
}

// foreign says whether the layout is known to write letters that are not Latin.
func (l *Layout) foreign() bool {
	for _, s := range l.signs {
		if unicode.IsLetter(s) && !unicode.Is(unicode.Latin, s) {
			return true
		}
	}
	return false
}

// Beside is the letter that the layout writes with the key that means k, where
// it is another than k's own name: "Ь" beside M on a Russian keyboard. It is ""
// where there is none or where it is not known. A nil Layout knows nothing.
func (l *Layout) Beside(k Key) string {
	if l == nil || k < KeyA || k >= KeyF1 {
		return ""
	}
	sign := l.signs['a'+rune(k-KeyA)]
	if !unicode.IsLetter(sign) || unicode.Is(unicode.Latin, sign) {
		return ""
	}
	return string(unicode.ToUpper(sign))
}

// named is the key that a sign is the name of.
func named(sign rune) Key {
	switch sign {
	case '+':
		return KeyPlus
	case '-':
		return KeyMinus
	}
	if k := digit(sign); k != KeyNone {
		return k
	}
	return letter(sign)
}

func digit(sign rune) Key {
	if sign >= '0' && sign <= '9' {
		return Key0 + Key(sign-'0')
	}
	return KeyNone
}

func letter(sign rune) Key {
	switch {
	case sign >= 'a' && sign <= 'z':
		return KeyA + Key(sign-'a')
	case sign >= 'A' && sign <= 'Z':
		return KeyA + Key(sign-'A')
	}
	return KeyNone
}
