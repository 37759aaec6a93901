package scenes

import (
	"fmt"
	"slices"

	"tilestead/assets"
	"tilestead/input"
)

// A keyUse is something a key is for that the player may give another key. The
// screens know only the usual keys: the App translates.
type keyUse struct {
	name  string // in the settings file as key.NAME; words are keys.NAME
	usual input.Key
}

// keyUses are the uses in the order of the screen.
var keyUses = [...]keyUse{
	{"undo", input.KeyA + 'U' - 'A'},
	{"hint", input.KeyA + 'H' - 'A'},
	{"again", input.KeyA + 'B' - 'A'},
	{"log", input.KeyA + 'L' - 'A'},
	{"help", input.KeyF1},
	{"faster", input.KeyPlus},
	{"slower", input.KeyMinus},
	{"map", input.KeyHome},
	{"turn", input.KeyA + 'R' - 'A'},
	{"mute", input.KeyA + 'M' - 'A'},
	{"points", input.KeyA + 'P' - 'A'},
	{"fields", input.KeyA + 'F' - 'A'},
	{"values", input.KeyA + 'V' - 'A'},
	{"tiles", input.KeyA + 'T' - 'A'},
}

// A KeyMap is which key each of the uses has; KeyNone is the usual one.
type KeyMap [len(keyUses)]input.Key

// key is the key of use i.
func (m *KeyMap) key(i int) input.Key {
	if m[i] != input.KeyNone {
		return m[i]
	}
	return keyUses[i].usual
}

// set gives use i a key.
func (m *KeyMap) set(i int, k input.Key) {
	if k == keyUses[i].usual {
		k = input.KeyNone
	}
	m[i] = k
}

// clash is another use that has the key of use i, -1 for none.
func (m *KeyMap) clash(i int) int {
	for j := range keyUses {
		if j != i && m.key(j) == m.key(i) {
			return j
		}
	}
	return -1
}

// translate makes of the keys that were pressed the usual ones of what they
// are for. Of two uses with one key the first has it.
func (m *KeyMap) translate(keys []input.Key) []input.Key {
	if *m == (KeyMap{}) || len(keys) == 0 {
		return keys
	}
	var out []input.Key
	for _, k := range keys {
		i := slices.IndexFunc(keyUses[:], func(u keyUse) bool { return u.usual == k })
		for j := range keyUses {
			if m.key(j) == k {
				k, i = keyUses[j].usual, -1
				break
			}
		}
		if i < 0 { // it is for something, or for nothing that can be chosen
			out = append(out, k)
		}
	}
	return out
}

// held makes of the keys that are held the usual ones of what they are for.
func (m *KeyMap) held(keys input.KeySet) input.KeySet {
	if *m == (KeyMap{}) {
		return keys
	}
	out := keys
	for _, u := range keyUses {
		out = out.Without(u.usual)
	}
	for i, u := range keyUses {
		if keys.Has(m.key(i)) {
			out = out.With(u.usual)
		}
	}
	return out
}

// canBeChosen says whether a key may be given to a use: those that move and
// choose on every screen, write or are the window's keep their meaning.
func canBeChosen(k input.Key) bool {
	letter := k >= input.KeyA && k < input.KeyF1
	function := k >= input.KeyF1 && k < input.KeyF1+12 && k != input.KeyF11
	return letter || function || k == input.KeyPlus || k == input.KeyMinus || k == input.KeyHome || k == input.KeyEnd
}

// readKeys reads the keys from the settings.
func (a *App) readKeys() (first error) {
	for i, u := range keyUses {
		v, ok := a.file.Get("key." + u.name)
		if !ok {
			continue
		}
		k, known := input.KeyNamed(v)
		if !known || !canBeChosen(k) {
			if first == nil {
				first = fmt.Errorf("settings: key.%s = %.30q is not a key you can choose", u.name, v)
			}
			continue
		}
		a.settings.Keys.set(i, k)
	}
	return first
}

// keepKeys puts the keys that are not the usual ones among the settings.
func (a *App) keepKeys() {
	for i, u := range keyUses {
		if k := a.settings.Keys[i]; k != input.KeyNone {
			a.file.Set("key."+u.name, k.String())
		} else {
			a.file.Delete("key." + u.name)
		}
	}
	a.keep()
	a.nameKeys()
}

// nameKeys puts the keys' names into the texts that hold {key NAME}.
func (a *App) nameKeys() { a.settings.Keys.Name(a.words) }

// Name puts the keys' names into the texts that hold {key NAME}.
func (m *KeyMap) Name(w *assets.Words) {
	for i, u := range keyUses {
		w.Fill("key "+u.name, keyWord(w, m.key(i)))
	}
}

// keyWord is what a key is called.
func (a *App) keyWord(k input.Key) string { return keyWord(a.words, k) }

func keyWord(w *assets.Words, k input.Key) string {
	if name := "key." + k.String(); w.Has(name) {
		return w.Say(name)
	}
	return k.String()
}

// press translates the keys of a tick, unless the screen wants them as they are.
func (a *App) press(in input.Frame) input.Frame {
	if raw, ok := a.top().(interface{ rawKeys() bool }); !ok || !raw.rawKeys() {
		in.Keys, in.Held = a.settings.Keys.translate(in.Keys), a.settings.Keys.held(in.Held)
	}
	return in
}

// rawKeys says that a text is being written.
func (s *referenceScreen) rawKeys() bool { return s.kit.Writing() }
