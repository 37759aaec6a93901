package table_test

import (
	"testing"

	"tilestead/input"
	"tilestead/scenes/board"
)

// A plainBoard is the toy on a board that offers nothing.
type plainBoard struct{ toyBoard }

func (plainBoard) Offers() board.Offers { return board.Offers{} }

// A board that offers nothing is played as any other; without a map nothing pans
// or zooms, and no button shows the map as at first.
func TestBoardMayOfferNothing(t *testing.T) {
	for _, c := range []struct {
		board board.Board
		moves bool
	}{{toyBoard{}, true}, {plainBoard{}, false}} {
		p := sit(t, newToy(t, 1, 1), c.board, "p", 960, 540, nil)
		p.until()
		before := p.target("cell 4").Area
		p.key(input.KeyPageUp)
		p.tick(func(f *input.Frame) { f.Ctrl, f.Keys = true, []input.Key{input.KeyLeft} })
		p.wait(30)
		if moved := p.target("cell 4").Area != before; moved != c.moves || p.aim("lens/home") != c.moves {
			t.Errorf("%T: the map moved: %v, a button moves it back: %v", c.board, moved, p.aim("lens/home"))
		}
		p.draw()
		n := p.table.Match().Len()
		p.clickTarget("cell 4")
		p.wait(2)
		p.clickTarget("colour 0")
		p.until()
		if p.table.Match().Len() == n {
			t.Errorf("%T: nothing was done", c.board)
		}
	}
}
