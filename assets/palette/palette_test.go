package palette

import "testing"

// Every ink can be read on the papers that it is written on. Rust is for heads, on bright
// paper alone.
func TestInksStandOutOnPaper(t *testing.T) {
	for _, c := range []struct {
		name       string
		ink, paper Color
	}{
		{"Ink", Ink, PaperDim}, {"InkSoft", InkSoft, PaperDim}, {"Good", Good, PaperDim}, {"Bad", Bad, PaperDim},
		{"Rust", Rust, Paper},
	} {
		if n := Contrast(c.ink, c.paper); n < 4.5 {
			t.Errorf("%s stands out %.2f, want 4.5", c.name, n)
		}
	}
}
