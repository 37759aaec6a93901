package paint

import (
	"math"
	"slices"
	"testing"
)

// A look is an icon as it meets the eye without colour: what it covers and
// how bright it is there.
type look struct{ cover, grey []float64 }

// lookAt paints an icon px pixels wide in grey, on mid-grey.
func lookAt(i icon, px float64) look {
	s := px / iconUnits
	n := int(px)
	c := NewCanvas(n, n, s, Pt(-iconUnits/2, -iconUnits/2))
	i.draw(pen{c, -iconUnits / 2, -iconUnits / 2, 1})
	return lookOf(c)
}

// lookOf is a painted canvas in grey, on mid-grey.
func lookOf(c *Canvas) look {
	l := look{make([]float64, c.W*c.H), make([]float64, c.W*c.H)}
	for p := range l.cover {
		q := c.Pix[p*4 : p*4+4]
		l.cover[p] = float64(q[3])
		l.grey[p] = 0.30*float64(q[0]) + 0.59*float64(q[1]) + 0.11*float64(q[2]) + 0.6*(1-float64(q[3]))
	}
	return l
}

// apart is how much two looks differ over what either covers, 0 (alike) to 1.
func (a look) apart(b look) (outline, inner float64) {
	var area float64
	for p := range a.cover {
		area += math.Max(a.cover[p], b.cover[p])
		outline += math.Abs(a.cover[p] - b.cover[p])
		inner += math.Abs(a.grey[p] - b.grey[p])
	}
	return outline / area, inner / area
}

// everyIcon lists the icons of all titles: they may lie side by side in a text.
func everyIcon() []icon { return append(sharedIcons(), carcassonneIcons()...) }

func TestIconsDifferWithoutColour(t *testing.T) {
	const least = 0.26 // the closest pair is the speaker with and without sound
	all := everyIcon()
	var looks []look
	for _, i := range all {
		looks = append(looks, lookAt(i, 16))
	}
	for i := range all {
		for j := i + 1; j < len(all); j++ {
			if outline, inner := looks[i].apart(looks[j]); outline+inner < least {
				t.Errorf("%s and %s at 16 px differ by %.2f in outline and %.2f in grey, together less than %.2f",
					all[i].name, all[j].name, outline, inner, least)
			}
		}
	}
}

// At 14 pixels and without colour an icon still needs light and dark.
func TestIconsKeepContrastWhenSmall(t *testing.T) {
	for _, i := range everyIcon() {
		l := lookAt(i, 14)
		var tones []float64
		for p, a := range l.cover {
			if a > 0.9 {
				tones = append(tones, l.grey[p])
			}
		}
		if len(tones) < 14 {
			t.Errorf("%s covers only %d pixels at 14 px", i.name, len(tones))
			continue
		}
		slices.Sort(tones)
		if dark, light := tones[len(tones)/10], tones[len(tones)*9/10]; light-dark < 0.28 {
			t.Errorf("%s at 14 px goes only from %.2f to %.2f of full brightness", i.name, dark, light)
		}
	}
}

func TestSharedPicturesFitTheirBoxes(t *testing.T) {
	b := &Book{}
	addShared(b)
	seen := map[string]bool{}
	for _, p := range b.Pictures {
		if seen[p.Name] {
			t.Errorf("two pictures are named %s", p.Name)
		}
		seen[p.Name] = true
		checkFits(t, p)
	}
}

// checkFits looks for paint on the rim of a picture's box, where it is cut off.
func checkFits(t *testing.T, p Picture) {
	t.Helper()
	if p.Keep {
		return
	}
	c := p.canvas(p.Scales[0], 1)
	p.Paint(c)
	m := c.Alpha()
	for i, a := range m.A {
		x, y := i%m.W, i/m.W
		if a > 0.02 && (x == 0 || y == 0 || x == m.W-1 || y == m.H-1) {
			t.Errorf("%s at scale %g is cut off at pixel %d,%d of %dx%d", p.Name, p.Scales[0], x, y, m.W, m.H)
			return
		}
	}
}
