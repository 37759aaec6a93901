package scenetest

import (
	"slices"

	"tilestead/scenes/board"
)

// Bare is the same with a board that proposes nothing and does nothing by itself after a click:
// no draft begins with a choice, and no target has a batch.
func (f *Fixture) Bare() *Fixture {
	bare := *f
	bare.New = func() board.Board { return bareBoard{f.New()} }
	return &bare
}

type bareBoard struct{ board.Board }

func (b bareBoard) Offers() board.Offers {
	o := b.Board.Offers()
	o.Drafts.Begin, o.Obvious = nil, nil
	return o
}

func (b bareBoard) Targets(v *board.View) []board.Target {
	ts := slices.Clone(b.Board.Targets(v))
	for i := range ts {
		ts[i].Then = nil
	}
	return ts
}
