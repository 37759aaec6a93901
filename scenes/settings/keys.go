package settings

import (
	"slices"

	"tilestead/assets"
	"tilestead/input"
	"tilestead/save"
)

// A KeyUse is something a key is for that the player may give another key. The
// screens know only the usual keys: the App translates.
type KeyUse struct {
	Name  string // in the settings file as key.NAME; words are keys.NAME
	Usual input.Key
}

// KeyUses are the uses in the order of the screen.
var KeyUses = [...]KeyUse{
	{"undo", input.KeyU},
	{"hint", input.KeyH},
	{"again", input.KeyB},
	{"log", input.KeyL},
	{"help", input.KeyF1},
	{"faster", input.KeyPlus},
	{"slower", input.KeyMinus},
	{"map", input.KeyHome},
	{"turn", input.KeyR},
	{"mute", input.KeyM},
	{"points", input.KeyP},
	{"fields", input.KeyF},
	{"values", input.KeyV},
	{"tiles", input.KeyT},
}

// A KeyMap is which key each of the uses has; KeyNone is the usual one.
type KeyMap [len(KeyUses)]input.Key

// Key is the key of use i.
func (m *KeyMap) Key(i int) input.Key {
	if m[i] != input.KeyNone {
		return m[i]
	}
	return KeyUses[i].Usual
}

// Set gives use i a key.
func (m *KeyMap) Set(i int, k input.Key) {
	if k == KeyUses[i].Usual {
		k = input.KeyNone
	}
	m[i] = k
}

// Clash is another use that has the key of use i, -1 for none.
func (m *KeyMap) Clash(i int) int {
	for j := range KeyUses {
		if j != i && m.Key(j) == m.Key(i) {
			return j
		}
	}
	return -1
}

// Translate makes of the keys that were pressed the usual ones of what they
// are for. Of two uses with one key the first has it.
func (m *KeyMap) Translate(keys []input.Key) []input.Key {
	if *m == (KeyMap{}) || len(keys) == 0 {
		return keys
	}
	var out []input.Key
	for _, k := range keys {
		i := slices.IndexFunc(KeyUses[:], func(u KeyUse) bool { return u.Usual == k })
		for j := range KeyUses {
			if m.Key(j) == k {
				k, i = KeyUses[j].Usual, -1
				break
			}
		}
		if i < 0 { // it is for something, or for nothing that can be chosen
			out = append(out, k)
		}
	}
	return out
}

// Held makes of the keys that are held the usual ones of what they are for.
func (m *KeyMap) Held(keys input.KeySet) input.KeySet {
	if *m == (KeyMap{}) {
		return keys
	}
	out := keys
	for _, u := range KeyUses {
		out = out.Without(u.Usual)
	}
	for i, u := range KeyUses {
		if keys.Has(m.Key(i)) {
			out = out.With(u.Usual)
		}
	}
	return out
}

// CanBeChosen says whether a key may be given to a use: those that move and
// choose on every screen, write or are the window's keep their meaning.
func CanBeChosen(k input.Key) bool {
	letter := k >= input.KeyA && k < input.KeyF1
	function := k >= input.KeyF1 && k < input.KeyF1+12 && k != input.KeyF11
	return letter || function || k == input.KeyPlus || k == input.KeyMinus || k == input.KeyHome || k == input.KeyEnd
}

// Name puts the keys' names into the texts that hold {key NAME}.
func (m *KeyMap) Name(w *assets.Words) {
	for i, u := range KeyUses {
		w.Fill("key "+u.Name, KeyWord(w, m.Key(i)))
	}
}

// KeyWord is what a key is called.
func KeyWord(w *assets.Words, k input.Key) string {
	if name := "key." + k.String(); w.Has(name) {
		return w.Say(name)
	}
	return k.String()
}

// readKeys reads the keys from the settings.
func (f *File) readKeys() (first error) {
	for i, u := range KeyUses {
		v, ok := f.file.Get("key." + u.Name)
		if !ok {
			continue
		}
		k, known := input.KeyNamed(v)
		if !known || !CanBeChosen(k) {
			if first == nil {
				first = save.Misset("key."+u.Name, v, "no key that can be chosen")
			}
			continue
		}
		f.Keys.Set(i, k)
	}
	return first
}

// FileKeys puts the keys that are not the usual ones among the settings.
func (f *File) FileKeys() {
	for i, u := range KeyUses {
		if k := f.Keys[i]; k != input.KeyNone {
			f.file.Set("key."+u.Name, k.String())
		} else {
			f.file.Delete("key." + u.Name)
		}
	}
}
