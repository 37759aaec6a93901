package input

import (
	"strings"
	"testing"
	"unicode"

	"tilestead/input/inputtest"
)

// known is a layout as desktops tell it.
func known(layout inputtest.Layout) Layout {
	return NewLayout(func(place rune) rune {
		plain, _ := layout.At(place)
		return max(0, plain)
	})
}

// presses are what a key means: alone and with Shift in a window, with Ctrl there,
// where no letter comes, in a page that has seen each key once, and in one that has
// seen none.
func presses(layout inputtest.Layout, place rune) map[string]Key {
	plain, shifted := layout.At(place)
	window, page, fresh := known(layout), Layout{}, Layout{}
	for _, p := range Places {
		typed, _ := layout.At(p)
		page.Learn(Stroke{Place: p, Typed: typed})
	}
	return map[string]Key{
		"window":       window.Key(Stroke{Place: place, Typed: max(0, plain)}),
		"window Shift": window.Key(Stroke{Place: place, Typed: max(0, shifted), Shift: true}),
		"window Ctrl":  window.Key(Stroke{Place: place}),
		"page":         page.Key(Stroke{Place: place, Typed: plain}),
		"page Shift":   page.Key(Stroke{Place: place, Typed: shifted, Shift: true}),
		"fresh":        fresh.Key(Stroke{Place: place, Typed: plain}),
		"fresh Shift":  fresh.Key(Stroke{Place: place, Typed: shifted, Shift: true}),
	}
}

func TestPlacesAreThoseOfTheLayouts(t *testing.T) {
	if Places != inputtest.Places {
		t.Errorf("there are the places %q, and the layouts have %q", Places, inputtest.Places)
	}
	for name, l := range inputtest.Layouts {
		if n, plain, shifted := len([]rune(Places)), len([]rune(l[0])), len([]rune(l[1])); plain != n || shifted != n {
			t.Errorf("%s: %d keys write %d signs and with Shift %d", name, n, plain, shifted)
		}
	}
}

// What is printed on a key is what it means, or it means nothing.
func TestKeysMeanWhatIsPrintedOnThem(t *testing.T) {
	for name, layout := range inputtest.Layouts {
		whole := known(layout)
		for _, place := range Places {
			plain, shifted := layout.At(place)
			for how, k := range presses(layout, place) {
				ok := k == KeyNone || named(plain) == k || named(shifted) == k
				switch {
				case k >= Key0 && k < KeyA && digit(place) == k:
					// They are printed beside what the row of digits writes. Hungary's 0 lies
					// elsewhere, which a page does not know before it is pressed.
					ok = k != Key0 || name != "Hungarian" || strings.HasPrefix(how, "fresh")
				case k >= KeyA && letter(place) == k && !whole.latin:
					ok = true // so are Latin letters beside others
				}
				if !ok {
					t.Errorf("%s, %s: the key at %q writes %q and %q and means %v", name, how, place, plain, shifted, k)
				}
			}
		}
	}
}

// Each layout has every letter, digit and sign, and on the key where the player
// looks for it.
func TestEveryLayoutHasEveryKey(t *testing.T) {
	for name, layout := range inputtest.Layouts {
		for _, sign := range "abcdefghijklmnopqrstuvwxyz123456789+-" {
			if name == "Lithuanian" && sign == '+' {
				continue // written with AltGr, and by the number pad
			}
			place, shift := layout.Find(sign)
			means := presses(layout, place)
			for _, where := range []string{"window", "page"} {
				if shift {
					where += " Shift"
				}
				if k := means[where]; k != named(sign) {
					t.Errorf("%s, %s: the key that has %q printed on it means %q", name, where, sign, k)
				}
			}
		}
	}
}

// What a player means who presses a key, on the layouts of our players.
func TestStrokes(t *testing.T) {
	for _, c := range []struct {
		layout string
		place  rune
		shift  bool
		want   string
	}{
		{"US", 'z', false, "Z"}, {"US", '=', false, "Plus"}, {"US", '=', true, "Plus"}, {"US", '-', false, "Minus"},
		{"US", '1', true, "1"}, {"German", 'y', false, "Z"}, {"German", 'z', false, "Y"}, {"German", ']', false, "Plus"},
		{"German", '/', false, "Minus"}, {"German", '-', false, ""}, {"German", '=', false, ""},
		{"German", '0', true, "0"}, {"Slovak", 'y', false, "Z"}, {"Slovak", '1', false, "Plus"},
		{"Slovak", '1', true, "1"}, {"Slovak", '2', false, "2"}, {"Slovak", '2', true, "2"},
		{"Slovak", '-', false, ""}, {"Slovak", '/', false, "Minus"}, {"French", '6', false, "Minus"},
		{"French", '6', true, "6"}, {"French", '1', false, "1"}, {"French", '1', true, "1"},
		{"French", '=', false, "Plus"}, {"French", 'w', false, "Z"}, {"French", ';', false, "M"},
		{"French", 'm', false, ""}, {"Russian", 'z', false, "Z"}, {"Russian", '=', true, "Plus"},
		{"Russian", ';', false, ""}, {"Swiss", '1', true, "Plus"}, {"Swiss", '1', false, "1"},
		{"Turkish", 'i', false, ""}, {"Turkish", '\'', false, "I"}, {"Turkish", '4', true, "Plus"},
		{"Greek", 'q', false, "Q"}, {"Hebrew", 'w', false, "W"}, {"Persian", '3', false, "3"},
	} {
		place := presses(inputtest.Layouts[c.layout], c.place)
		how := "window"
		if c.shift {
			how += " Shift"
		}
		if got := place[how].String(); got != c.want {
			t.Errorf("%s: the key at %q (Shift %v) means %q, want %q", c.layout, c.place, c.shift, got, c.want)
		}
	}
}

// A page sees only what is typed: a sign that the layout it knew does not write
// there belongs to another one.
func TestLayoutIsLearnedAnew(t *testing.T) {
	var l Layout
	russian, german := inputtest.Layouts["Russian"], inputtest.Layouts["German"]
	for _, place := range "mz" {
		plain, _ := russian.At(place)
		l.Learn(Stroke{Place: place, Typed: unicode.ToUpper(plain)})
	}
	if m, none := l.Beside(KeyM), l.Beside(KeyB); m != "Ь" || none != "" {
		t.Errorf("beside M is %q, beside B, which was not pressed, %q", m, none)
	}
	l.Learn(Stroke{Place: 'z', Typed: 'Я', Shift: true})
	if l.Beside(KeyZ) != "Я" {
		t.Error("what was written with Shift is taken for another layout")
	}
	plain, _ := german.At('z')
	l.Learn(Stroke{Place: 'z', Typed: plain})
	if l.Beside(KeyM) != "" || l.Key(Stroke{Place: 'z'}) != KeyY {
		t.Error("the old layout is not forgotten")
	}
	if (*Layout)(nil).Beside(KeyM) != "" {
		t.Error("nothing is known, yet something is printed beside M")
	}
}
