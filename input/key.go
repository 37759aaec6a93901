package input

import "strings"

// A Key is a key of the keyboard by what it means.
type Key uint8

// The keys the game knows. Digits and function keys are consecutive: Key0 + 7 is
// 7, KeyF1 + 10 is F11.
const (
	KeyNone Key = iota
	KeyUp
	KeyDown
	KeyLeft
	KeyRight
	KeyTab
	KeyEnter
	KeySpace
	KeyEsc
	KeyBackspace
	KeyDelete
	KeyPageUp
	KeyPageDown
	KeyHome
	KeyEnd
	KeyPlus
	KeyMinus
	Key0
)

// The letters, after the digits, and the function keys.
const (
	KeyA Key = Key0 + 10 + iota
	KeyB
	KeyC
	KeyD
	KeyE
	KeyF
	KeyG
	KeyH
	KeyI
	KeyJ
	KeyK
	KeyL
	KeyM
	KeyN
	KeyO
	KeyP
	KeyQ
	KeyR
	KeyS
	KeyT
	KeyU
	KeyV
	KeyW
	KeyX
	KeyY
	KeyZ
	KeyF1
	KeyF11 = KeyF1 + 10

	keyCount = KeyF1 + 12
)

var keyNames = [Key0]string{"", "Up", "Down", "Left", "Right", "Tab", "Enter", "Space", "Esc",
	"Backspace", "Delete", "PageUp", "PageDown", "Home", "End", "Plus", "Minus"}

// String is the key's name as scripts write it: "Esc", "A", "7", "F11".
func (k Key) String() string {
	switch {
	case k >= KeyF1 && k < KeyF1+9:
		return "F" + string(rune('1'+k-KeyF1))
	case k >= KeyF1+9 && k < keyCount:
		return "F1" + string(rune('0'+k-KeyF1-9))
	case k >= KeyA && k < KeyF1:
		return string(rune('A' + k - KeyA))
	case k >= Key0 && k < KeyA:
		return string(rune('0' + k - Key0))
	case k < Key0:
		return keyNames[k]
	}
	return ""
}

// KeyNamed finds a key by its name; case does not matter.
func KeyNamed(name string) (Key, bool) {
	for k := KeyUp; k < keyCount; k++ {
		if strings.EqualFold(k.String(), name) {
			return k, true
		}
	}
	return KeyNone, false
}

// Keys calls f for every key there is.
func Keys(f func(Key)) {
	for k := KeyUp; k < keyCount; k++ {
		f(k)
	}
}

// A KeySet is a set of keys.
type KeySet uint64

// Has says whether k is in the set.
func (s KeySet) Has(k Key) bool { return k != KeyNone && s&(1<<(k-1)) != 0 }

// With is s and k.
func (s KeySet) With(k Key) KeySet { return s | 1<<(k-1) }

// Without is s without k.
func (s KeySet) Without(k Key) KeySet { return s &^ (1 << (k - 1)) }
