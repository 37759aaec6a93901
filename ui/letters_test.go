package ui_test

import (
	"strings"
	"testing"

	"tilestead/assets"
	"tilestead/ui"
)

// ops counts sprites and written texts that writing makes.
func ops(text, style string) (sprites, texts int, end float64) {
	c := &ui.Canvas{}
	c.Reset(640, 400, 2)
	end = ui.Letters(c, 10, 50, 18, text, style)
	for i := range c.Ops {
		switch c.Ops[i].Kind {
		case ui.OpSprite:
			sprites++
		case ui.OpText:
			texts++
		}
	}
	return sprites, texts, end
}

// A text is lettered from end to end or not at all.
func TestLetteringDoesNotMix(t *testing.T) {
	for _, c := range []struct {
		text, style string
		lettered    bool
	}{
		{"MONTANA", "title", true}, {"Player 1 wins!", "title", true}, {"Игра ёлки", "title", true},
		{"Größe", "title", true}, {"Ada @ 7", "title", false},
		{"שלום", "title", false},
		{"17", "num", true}, {"−17", "num", true}, {"17 left", "num", false},
	} {
		sprites, texts, end := ops(c.text, c.style)
		if c.lettered && (sprites == 0 || texts != 0) || !c.lettered && (sprites != 0 || texts == 0) {
			t.Errorf("%q in %s is made of %d letters and %d texts", c.text, c.style, sprites, texts)
		}
		if w := ui.LettersWidth(18, c.text, c.style); end-10-w > 0.01 || w-end+10 > 0.01 {
			t.Errorf("%q is %v wide, but ends at %v", c.text, w, end-10)
		}
	}
}

// What is lettered on any screen can be, in every language, with the players'
// names there are: the faces of texts are for what somebody typed.
func TestHeadsAreLettered(t *testing.T) {
	for _, lang := range assets.Languages {
		w, err := assets.LoadWords(lang)
		if err != nil {
			t.Fatal(err)
		}
		heads := []string{w.Say("app.subtitle"), w.Say("setup.person")}
		for _, key := range w.Keys() {
			if strings.HasPrefix(key, "menu.") || strings.HasSuffix(key, ".title") && strings.Count(key, ".") == 1 ||
				strings.HasPrefix(key, "bot.") && strings.HasSuffix(key, ".name") {
				heads = append(heads, w.Say(key))
			}
		}
		heads = append(heads, w.Say("result.winner", "Žofia"),
			w.Say("result.winners", w.Say("result.and", "Ľubo, Ёж", "Jörg")), w.Say("result.over"),
			w.Say("result.givenup"))
		for _, head := range heads {
			if _, texts, _ := ops(head, "title"); texts > 0 {
				t.Errorf("%s: %q is not lettered", lang, head)
			}
		}
	}
}
