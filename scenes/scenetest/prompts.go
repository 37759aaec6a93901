package scenetest

import (
	"testing"

	"tilestead/assets"
	"tilestead/rules"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// HintsFit checks in every language and size that the short line beside a prompt
// is told whole where the frame has a place of its own for it, with every kind
// of action picked by itself as well.
func (f *Fixture) HintsFit(t *testing.T) {
	t.Helper()
	b := f.New()
	all := f.Positions(t, min(4, f.Title.Seats[1]))
	for _, lang := range assets.Languages {
		words := Words(t, lang)
		for _, size := range Sizes() {
			cut := map[string]bool{}
			for _, s := range all {
				cutHints(b, f.view(words, b, s, size.W, size.H), cut)
			}
			for hint := range cut {
				t.Errorf("%s %s: no room for %q", lang, size.Name, hint)
			}
		}
	}
}

// cutHints adds the hints of a prompt that have no room, whatever has been clicked.
func cutHints(b board.Board, v *board.View, cut map[string]bool) {
	r := v.Frame.Hint
	if r.W <= 0 {
		return
	}
	for _, picked := range append(byKind(v.Legal), v.Picked) {
		v.Picked = picked
		_, hint := b.Prompt(v)
		if lines := ui.Body.Wrap(hint, r.W); len(lines) > max(1, int(r.H/ui.LineHeight)) {
			cut[hint] = true
		}
	}
}

// byKind parts actions by their kinds.
func byKind(all []rules.Action) (parts [][]rules.Action) {
	of := map[uint8]int{}
	for _, a := range all {
		i, known := of[a.Kind()]
		if !known {
			i = len(parts)
			of[a.Kind()] = i
			parts = append(parts, nil)
		}
		parts[i] = append(parts[i], a)
	}
	return parts
}
