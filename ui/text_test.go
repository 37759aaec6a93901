package ui

import (
	"strings"
	"testing"

	"tilestead/assets/palette"
)

func TestFit(t *testing.T) {
	if w := TextWidth("abc"); w != 18 {
		t.Fatalf("three letters are %v wide", w)
	}
	for _, c := range []struct {
		s     string
		width float64
		want  string
	}{
		{"abc", 18, "abc"},
		{"abcd", 18, "ab…"},
		{"ab cd", 24, "ab…"},
		{"Žofia Kráľová", 42, "Žofia…"},
		{"abc", 3, "…"},
		{"", 0, ""},
	} {
		if got := Fit(c.s, c.width); got != c.want {
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
		{"one two three", 48, "one two|three"},
		{"one two three", 41, "one|two|three"},
		{"one\ntwo  three", 600, "one|two three"},
		{"a\n\nb", 600, "a||b"},
		{"abcdefgh", 18, "abc|def|gh"},
		{"x abcdefgh", 18, "x|abc|def|gh"},
		{"1\u00a0silver more", 48, "1\u00a0silver|more"},
		{"ŽžŠš", 12, "Žž|Šš"},
		{"ab", 1, "a|b"},
		{"", 10, ""},
	} {
		got := Wrap(c.s, c.width)
		if strings.Join(got, "|") != c.want {
			t.Errorf("Wrap(%q, %v) = %q, want %q", c.s, c.width, got, c.want)
		}
	}
}

func TestTextIsOnWholePixels(t *testing.T) {
	var c Canvas
	c.Reset(100, 100, 2)
	c.TextCenter(50.3, 10.6, "abc", palette.Ink)
	c.TextRight(90, 30, "abc", palette.Ink)
	c.Text(0, 0, "", palette.Ink)
	if len(c.Ops) != 2 {
		t.Fatalf("%d operations, want 2: an empty text is none", len(c.Ops))
	}
	if b := c.Ops[0].Box; b.X != 41 || b.Y != 11 {
		t.Errorf("the middle text is at %v", b)
	}
	if b := c.Ops[1].Box; b.X != 72 {
		t.Errorf("the right text is at %v", b)
	}
	c.TextRing(10, 10, "a", palette.Cream, palette.Ink)
	if n := len(c.Ops) - 2; n != 9 || c.Ops[10].Color != palette.Cream {
		t.Errorf("a ringed text takes %d operations and ends in %v", n, c.Ops[len(c.Ops)-1].Color)
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
