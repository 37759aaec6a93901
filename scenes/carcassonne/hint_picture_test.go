package carcassonne

import (
	"testing"

	"tilestead/rules"
	"tilestead/scenes/scenetest"
)

// Whatever is advised is shown as well as told.
func TestHintsHavePictures(t *testing.T) { fixture.HintsHavePictures(t, 3) }

// A hint shows what its action does, not what the next player's turn then begins with.
func TestHintsShowNothingOfTheNextTurn(t *testing.T) {
	b := NewBoard()
	s := stage(t, "first 1", "draw B24", "place 1,0 r0", "small r1", "draw B01", "place 0,1 r0", "pass",
		"draw B01", "place 0,2 r0", "fairy @1,0", "draw B01", "place 0,3 r0")
	claim, ok := rules.Find(s, "small m1")
	if !ok {
		t.Fatal("the cloister cannot be claimed")
	}
	reel := &rules.Reel{}
	s.Clone().Do(claim, reel)
	v, others := fixture.View(t, b, s, 1280, 800), 0
	for _, beat := range reel.Beats {
		if line, ok := b.Line(v, s, beat); ok && line.Seat >= 0 && line.Seat != s.Turn() {
			others++
		}
	}
	if others == 0 {
		t.Fatal("the next turn begins with nothing")
	}
	for _, g := range scenetest.HintPictures(b, v, claim) {
		if g.Icon == "fairy" {
			t.Error("a claim is shown with the next player's fairy")
		}
	}
}
