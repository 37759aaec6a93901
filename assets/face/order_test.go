package face

import "testing"

// What goes to the left is turned round; words and numbers in it are not.
func TestLinesAreOrdered(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"Ada 12", "Ada 12"},
		{"שלום", "םולש"},
		{"שלום…", "…םולש"},
		{"Ada, שלום!", "Ada, םולש!"},
		{"אב 12 גד", "דג 12 בא"},
		{"Ada אב 12,5 גד Bo", "Ada דג 12,5 בא Bo"},
		{"אב (גד)", "(דג) בא"},
		{"(אב) Bo", "(בא) Bo"},
		{"אב Bo גד", "בא Bo דג"}, // a line with one of our words goes to the right
		{"\u2068אב\u2069: 3", "בא: 3"},
		{"\u2068אב 2\u2069: 3 → \u2068גד\u2069", "2 בא: 3 → דג"},
		{"\u2068אב", "בא"},
		{"אב\u2069", "בא"},
		{"\u2068\u2069אב", "בא"},
		{"שָׁלוֹם", "םוֹלשָׁ"},
		{"", ""},
	} {
		if got := shown(c.text); got != c.want {
			t.Errorf("%q shows as %q; want %q", c.text, got, c.want)
		}
	}
}

func TestArabicIsJoined(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"محمد", "\ufeaa\ufee4\ufea4\ufee3"},
		{"سلام", "\ufee1\ufefc\ufeb3"}, // lam and alef are one sign
		{"لا", "\ufefb"},               // alone
		{"دار", "\ufead\ufe8d\ufea9"},  // letters that join nothing behind them
		{"مَد", "\ufeaa\ufee3\u064e"},  // a mark stays on its letter
		{"علي", "\ufef2\ufee0\ufecb"},  // alone would be another form
		{"یک", "\ufeda\ufef3"},         // Persian
		{"ب ب", "\ufe8f \ufe8f"},       // words do not touch
		{"بـ", "\u0640\ufe91"},         // a stroke joins
		{"ء", "\ufe80"},
	} {
		if got := shown(c.text); got != c.want {
			t.Errorf("%q shows as %+q; want %+q", c.text, got, c.want)
		}
	}
}

func TestMarksLieOnTheirLetters(t *testing.T) {
	if with, without := Text.Width("שָׁלוֹם", 9), Text.Width("שלום", 9); with != without {
		t.Errorf("with its marks a word is %v wide, without %v", with, without)
	}
	var at []float64
	Text.Each("αβ́", 9, func(_ Glyph, x float64) { at = append(at, x) })
	if len(at) != 3 || at[2] < at[0] || at[2] > at[1]+Text.Width("β", 9) {
		t.Errorf("pens at %v", at)
	}
}

func TestKeepingTogetherShowsNothing(t *testing.T) {
	if is, was := Text.Width("\u2068אב\u2069", 9), Text.Width("אב", 9); is != was {
		t.Errorf("%v wide, %v without", is, was)
	}
}

// The next letter goes to the end of a word, on whichever side that is.
func TestCaret(t *testing.T) {
	w := func(s string) float64 { return Text.Width(s, 9) }
	for _, c := range []struct {
		text string
		want float64
	}{
		{"", 0}, {"Ada", w("Ada")}, {"אב", 0}, {"Ada אב", w("Ada ")}, {"Ada אב Bo", w("Ada אב Bo")}, {"אב 12", w("12")},
	} {
		if got := Text.Caret(c.text, 9); got != c.want {
			t.Errorf("%q: %v; want %v", c.text, got, c.want)
		}
	}
}
