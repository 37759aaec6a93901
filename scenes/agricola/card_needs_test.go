package agricola

import (
	"strings"
	"testing"

	"tilestead/assets"
	"tilestead/rules/agricola/box"
	"tilestead/scenes/scenetest"
)

// Each card has a name, says what it does, and what it asks for, in every language.
func TestCardsHaveWords(t *testing.T) {
	for _, lang := range assets.Languages {
		w, names := scenetest.Words(t, lang), map[string]string{}
		for i := range box.Cards {
			c, card := box.Card(i), &box.Cards[i]
			key := "agricola.card." + card.ID
			if !w.Has(key) || !w.Has(key+".does") {
				t.Errorf("%s: %s lacks a name or what it does", lang, card.ID)
			}
			if was := names[w.Say(key)]; was != "" {
				t.Errorf("%s: %s and %s are both called %s", lang, was, card.ID, w.Say(key))
			}
			names[w.Say(key)] = card.ID
			for _, text := range []string{needWords(w, c), priceWords(w, c)} {
				if strings.Contains(text, "<") || strings.Contains(text, "{") {
					t.Errorf("%s: %s asks for %q", lang, card.ID, text)
				}
			}
			if (card.Needs != nil) != (needWords(w, c) != "") {
				t.Errorf("%s: %s needs %q", lang, card.ID, needWords(w, c))
			}
		}
	}
}

// The Nature Reserve, which is played only beside a pasture, asks for one in words.
func TestNatureReserveAsksForAPasture(t *testing.T) {
	c, ok := box.FindCard("M038")
	if !ok {
		t.Fatal("there is no M038")
	}
	w := scenetest.Words(t, "en")
	if got, want := needWords(w, c), "1 pasture"; got != want {
		t.Errorf("it asks for %q, not %q", got, want)
	}
}
