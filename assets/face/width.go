package face

// keptWidths is how many lines of a face are remembered at least: all that a full screen
// says, some times over.
const keptWidths = 4096

// widths remembers how wide lines are, in units: the same lines are measured again in
// every frame. What was not asked for lately is forgotten, a generation at a time.
type widths struct{ young, old map[string]float64 }

func (w *widths) find(s string) (width float64, ok bool) {
	if width, ok = w.young[s]; ok {
		return width, true
	}
	if width, ok = w.old[s]; ok {
		w.keep(s, width)
	}
	return width, ok
}

func (w *widths) keep(s string, width float64) {
	if w.young == nil || len(w.young) >= keptWidths {
		w.young, w.old = make(map[string]float64), w.young
	}
	w.young[s] = width
}

// Width is how far a line runs whose capitals are so high, in the same unit. It is the
// same share of that height at every size.
func (f Face) Width(s string, capital float64) float64 {
	return f.units(s) * (capital / cuts[f].capital)
}

// units is the width of a line in units.
func (f Face) units(s string) float64 {
	reading.Lock()
	width, ok := reading.widths[f].find(s)
	reading.Unlock()
	if ok {
		return width
	}
	width = f.Each(s, cuts[f].capital, func(Glyph, float64) {})
	reading.Lock()
	defer reading.Unlock()
	reading.widths[f].keep(s, width)
	return width
}
