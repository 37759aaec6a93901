package device

import "testing"

// What an input method does with a line arrives as typed text.
func TestDifferenceOfLines(t *testing.T) {
	for _, c := range []struct{ what, was, is, want string }{
		{"a letter", "Jo", "Jož", "ž"},
		{"an accent and the letter it belongs to", "´", "é", "\bé"},
		{"a letter held until its accents are offered", "ce", "cé", "\bé"},
		{"a word taken back", "to je on", "to je ", "\b\b"},
		{"something amid", "abc", "axbc", "\b\bxbc"},
		{"nothing", "é", "é", ""},
	} {
		if got := string(difference([]rune(c.was), []rune(c.is))); got != c.want {
			t.Errorf("%s: %q to %q is %q, want %q", c.what, c.was, c.is, got, c.want)
		}
	}
}
