package input

import (
	"fmt"
	"strings"
	"testing"

	"tilestead/input/inputtest"
)

// ticks are what the ticks see of presses, a tick after a "/".
func ticks(p *Presses) string {
	var all []string
	for {
		var f Frame
		p.Fill(&f)
		if len(f.Keys)+len(f.Chars) == 0 {
			return strings.Join(all, "/")
		}
		s := string(f.Chars)
		for _, k := range f.Keys {
			s += fmt.Sprintf("<%v>", k)
		}
		if f.Shift {
			s += "^"
		}
		all = append(all, s)
	}
}

// Whatever came since the last tick arrives, in its order: a letter typed after
// Backspace is not deleted by it, and no key is one with the next.
func TestEveryPressArrives(t *testing.T) {
	var p Presses
	p.Add(Press{Key: KeyA, Char: 'a'})
	p.Add(Press{Char: 'ľ'})
	p.Add(Press{Key: KeyB, Char: 'B', Shift: true})
	for range 3 {
		p.Add(Press{Key: KeyBackspace})
	}
	p.Add(Press{Key: KeyC, Char: 'c'})
	p.Add(Press{Char: '\b'})
	if got, want := ticks(&p), "a<A>/ľB<B>^/<Backspace>/<Backspace>/<Backspace>/c<C>"; got != want {
		t.Errorf("the ticks see %q, want %q", got, want)
	}
}

// What a field of the page writes comes between the keys before and after it.
func TestWhatIsWrittenKeepsItsPlace(t *testing.T) {
	var p Presses
	p.Add(Press{Wrote: "ab\bc"})
	p.Add(Press{Key: KeyTab})
	p.Add(Press{Wrote: "d"})
	p.Add(Press{Key: KeyM, Char: 'm'})
	if got, want := ticks(&p), "ab\bc<Tab>/dm<M>"; got != want {
		t.Errorf("the ticks see %q, want %q", got, want)
	}
}

// Ctrl makes a command of a letter; with AltGr, which some systems tell as both,
// letters are typed.
func TestCommandsTypeNothing(t *testing.T) {
	var p Presses
	p.Add(Press{Key: KeyV, Char: 'v', Ctrl: true})
	p.Add(Press{Char: '@', Ctrl: true, Alt: true})
	p.Add(Press{Char: '{', Alt: true})
	if got, want := ticks(&p), "<V>/@{"; got != want {
		t.Errorf("the ticks see %q, want %q", got, want)
	}
}

func TestPair(t *testing.T) {
	for _, c := range []struct {
		layout        string
		places, typed string
		shift         bool
		want          string
	}{
		{"US", "r", "rrr", false, "r=r r=r r=r"},      // three quick ones
		{"US", "ar", "ra", false, "r=r a=a"},          // in the order of the letters
		{"German", "yz", "zyz", false, "y=z z=y y=z"}, // by what is printed
		{"US", "r", "", false, "r=."},                 // a command
		{"US", "", "aa", false, ".=a .=a"},            // a held key repeats
		{"Swiss", "1", "+", true, "1=+"},              // the sign it writes with Shift
		{"Swiss", "1a", "+A", true, "1=+ a=A"},        // whose else?
		{"US", " e", " e ", false, " =  e=e  = "},     // Space too
		{"Slovak", "=e", "é", false, "==é e=."},       // an accent and its letter, as systems give them
	} {
		l := known(inputtest.Layouts[c.layout])
		var got []string
		for _, s := range l.Pair([]rune(c.places), []rune(c.typed), c.shift) {
			show := func(r rune) string {
				if r == 0 {
					return "."
				}
				return string(r)
			}
			got = append(got, show(s.Place)+"="+show(s.Typed))
		}
		if s := strings.Join(got, " "); s != c.want {
			t.Errorf("%s, %q typed %q: %q, want %q", c.layout, c.places, c.typed, s, c.want)
		}
	}
}
