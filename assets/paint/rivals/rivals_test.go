package rivals

import (
	"testing"

	"tilestead/assets/paint/book"
	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/painttest"
)

func TestPortraitsFit(t *testing.T) {
	b := &book.Book{}
	Add(b)
	for _, p := range b.Pictures {
		painttest.CheckFits(t, p)
	}
}

// small is how large a portrait is beside a name, in pixels.
const small = 40

// At that size rivals are told apart without colour: those of a title by what stands out
// from the disc alone, such as their hats, and all of them by light and dark.
func TestPortraitsDifferWhenSmall(t *testing.T) {
	const leastOutline, leastInner = 0.16, 0.14
	all, err := portraits()
	if err != nil {
		t.Fatal(err)
	}
	var figures, whole []painttest.Look
	for _, p := range all {
		c := brush.NewCanvas(small, small, small/units, brush.Pt(-units/2, -units/2))
		figures = append(figures, painttest.LookOf(p.figure(c)))
		p.paint(c)
		whole = append(whole, painttest.LookOf(c))
	}
	for i, p := range all {
		for j, q := range all[:i] {
			if outline, _ := figures[i].Apart(figures[j]); p.title == q.title && outline < leastOutline {
				t.Errorf("%s/%s and %s differ by %.3f in outline, less than %.2f", p.title, p.id, q.id, outline,
					leastOutline)
			}
			if _, inner := whole[i].Apart(whole[j]); inner < leastInner {
				t.Errorf("%s/%s and %s/%s differ by %.3f in grey, less than %.2f", p.title, p.id, q.title, q.id, inner,
					leastInner)
			}
		}
	}
}

// What no portrait says, and no colour that none has, is not kept.
func TestWordsAreSaid(t *testing.T) {
	said := painttest.Said(t, texts)
	for _, w := range words {
		if !said[w.Name] {
			t.Errorf("no portrait says %s", w.Name)
		}
	}
	for _, names := range []map[string]bool{keys(outlines), keys(tones)} {
		for name := range names {
			if !said[name] {
				t.Errorf("no portrait has the name %s", name)
			}
		}
	}
}

func keys[V any](m map[string]V) map[string]bool {
	out := map[string]bool{}
	for k := range m {
		out[k] = true
	}
	return out
}
