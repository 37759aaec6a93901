package ui_test

import (
	"testing"

	"tilestead/ui"
)

// ops counts sprites and bitmap texts that writing makes.
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
		{"MONTANA", "title", true}, {"Player 1 wins!", "title", true}, {"Игра", "title", false}, {"Ada @ 7", "title", false},
		{"17", "num", true}, {"17 left", "num", false},
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
