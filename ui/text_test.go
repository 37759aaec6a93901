package ui

import (
	"math"
	"strings"
	"testing"

	"tilestead/assets/face"
	"tilestead/assets/palette"
)

// wide is how far a line of Body runs: as many canvas pixels as it takes, no more.
func wide(s string) float64 { return math.Ceil(Body.Width(s)) }

func TestFit(t *testing.T) {
	for _, c := range []struct {
		s     string
		width float64
		want  string
	}{
		{"abc", wide("abc"), "abc"},
		{"abcd", wide("ab…"), "ab…"},
		{"ab cd", wide("ab …"), "ab…"},
		{"Žofia Kráľová", wide("Žofia …"), "Žofia…"},
		{"abc", 3, "…"},
		{"", 0, ""},
	} {
		if got := Body.Fit(c.s, c.width); got != c.want {
			t.Errorf("Fit(%q, %v) = %q, want %q", c.s, c.width, got, c.want)
		}
	}
}

func TestWrap(t *testing.T) {
	for _, c := range []struct {
		s     string
		width float64
		want  string
	}{
		{"one two three", wide("one two"), "one two|three"},
		{"one two three", wide("one two") - 1, "one|two|three"},
		{"one\ntwo  three", 600, "one|two three"},
		{"a\n\nb", 600, "a||b"},
		{"nnnnnnnn", wide("nnn"), "nnn|nnn|nn"},
		{"x nnnnnnnn", wide("nnn"), "x|nnn|nnn|nn"},
		{"1\u00a0silver more", wide("1\u00a0silver"), "1\u00a0silver|more"},
		{"ŽŽŽŽ", wide("ŽŽ"), "ŽŽ|ŽŽ"},
		{"ab", 1, "a|b"},
		{"", 10, ""},
		{"Schweine\u00admarkt", 600, "Schweine\u00admarkt"},
		{"Schweine\u00admarkt", wide("Schweine-"), "Schweine-|markt"},
		{"Haus\u00adreno\u00advierung", wide("Hausreno-"), "Haus\u00adreno-|vierung"},
		{"Haus\u00adreno\u00advierung", wide("Hausreno-") - 1, "Haus-|reno-|vierung"},
		{"am Haus\u00adbau", wide("am Haus-"), "am Haus-|bau"},
	} {
		got := Body.Wrap(c.s, c.width)
		if strings.Join(got, "|") != c.want {
			t.Errorf("Wrap(%q, %v) = %q, want %q", c.s, c.width, got, c.want)
		}
	}
}

func TestTextIsPlacedByItsBaseline(t *testing.T) {
	var c Canvas
	c.Reset(100, 100, 2)
	c.WriteCenter(50, 10, "abc", Name, palette.Ink)
	c.WriteRight(90, 30, "abc", Dense, palette.Ink)
	c.Write(0, 0, "", Body, palette.Ink)
	if len(c.Ops) != 2 {
		t.Fatalf("%d operations, want 2: an empty text is none", len(c.Ops))
	}
	middle, right := &c.Ops[0], &c.Ops[1]
	if middle.Box.X != 50-Name.Width("abc")/2 || middle.Box.Y != 10 || middle.Face != face.Bold || middle.Capital != 9 {
		t.Errorf("the middle text is %+v", *middle)
	}
	if right.Box.X != 90-Dense.Width("abc") || right.Box.Y != 30 || right.Face != face.Text || right.Capital != 8 {
		t.Errorf("the right text is %+v", *right)
	}
}

func TestOnPaperReads(t *testing.T) {
	for _, k := range []Color{palette.Paper, palette.PaperDark, palette.Teal, palette.Rust, palette.UIGold,
		palette.Good, palette.Bad, palette.Faded} {
		if r := palette.Contrast(OnPaper(k), k); r < 4.5 {
			t.Errorf("text on %v has contrast %.1f", k, r)
		}
	}
}
