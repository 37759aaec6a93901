package golden

import "testing"

func TestFirstDifferenceNamesTheLine(t *testing.T) {
	for _, c := range []struct {
		got, want string
		line      int
		g, w      string
	}{
		{"a\nb\n", "a\nc\n", 2, "b", "c"},
		{"a", "a\n", 1, "a", "a"},
		{"a\nb\nc", "a\nb\n", 3, "c", ""},
		{"", "a", 1, "", "a"},
	} {
		if n, g, w := firstDifference(c.got, c.want); n != c.line || g != c.g || w != c.w {
			t.Errorf("%q against %q: line %d, %q, %q; want line %d, %q, %q", c.got, c.want, n, g, w, c.line, c.g, c.w)
		}
	}
}
