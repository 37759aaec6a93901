package board

import (
	"strings"
	"testing"

	"tilestead/assets"
)

// A review tells in sentences why a move of Carcassonne is better, and by names where a title has none.
func TestReviewsTellWhyInSentences(t *testing.T) {
	var o Offers
	grounds := []Ground{{"field", 500}, {"road", 120}}
	for _, lang := range assets.Languages {
		w, err := assets.LoadWords(lang)
		if err != nil {
			t.Fatal(err)
		}
		got := o.Why(w, "carcassonne", grounds)
		for _, want := range []string{w.Say("hint.carcassonne.field.ahead"), w.Decimal("+5.0") + ". ",
			w.Say("hint.carcassonne.road.ahead")} {
			if !strings.Contains(got, want) {
				t.Errorf("%s: %q lacks %q", lang, got, want)
			}
		}
		names := o.Why(w, "agricola", []Ground{{"food", 100}})
		if want := w.Say("hint.review.why", o.Reason(w, "agricola", "food", 100)); names != want {
			t.Errorf("%s: %q, want %q", lang, names, want)
		}
		if text := o.Why(w, "carcassonne", nil); text != "" {
			t.Errorf("%s: it tells %q without a ground", lang, text)
		}
		for _, key := range w.Keys() {
			name, ok := strings.CutSuffix(key, ".why")
			if ok && strings.HasPrefix(name, "hint.carcassonne.") && !w.Has(name+".ahead") {
				t.Errorf("%s: %s has no sentence", lang, name)
			}
		}
	}
}
