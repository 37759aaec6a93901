package carcassonne

import (
	"testing"

	"tilestead/rules"
	"tilestead/scenes/board"
	"tilestead/scenes/scenetest"
)

// Where the tile was to be placed no button lies that gives the figure away: one press too many
// costs nothing.
func TestNoFigureLiesApartFromPlace(t *testing.T) {
	button := func(b *Board, s rules.State, size scenetest.Size) (none board.Target) {
		v := fixture.View(t, b, s, size.W, size.H)
		for _, target := range b.Targets(v) {
			if target.Button == 1 {
				return target
			}
		}
		return none
	}
	passes := 0
	fixture.Play(t, fixture.Match(t, 3, 12), func(s rules.State) {
		if s.Prompt().Key != "act" {
			return
		}
		for _, size := range scenetest.Sizes() {
			b := NewBoard()
			pass := button(b, s, size)
			if pass.ID != "button pass" {
				continue
			}
			passes++
			if place := b.at.frame.Buttons[0]; pass.Area.Overlaps(place) || pass.Area.Overlaps(b.at.frame.Undo) {
				t.Fatalf("%s: No figure at %v lies on Place at %v or Undo", size.Name, pass.Area, place)
			}
			for _, r := range b.at.turns {
				if pass.Area.Overlaps(r) {
					t.Fatalf("%s: No figure at %v lies on a button that turns the tile, %v", size.Name, pass.Area, r)
				}
			}
			for _, r := range b.at.above {
				if pass.Area.Overlaps(r) {
					t.Fatalf("%s: No figure at %v lies on a note at %v", size.Name, pass.Area, r)
				}
			}
			for _, r := range b.at.piece {
				if pass.Area.Overlaps(r) {
					t.Fatalf("%s: No figure at %v lies on a figure at %v", size.Name, pass.Area, r)
				}
			}
		}
	})
	if passes == 0 {
		t.Error("nobody could place no figure")
	}
}
