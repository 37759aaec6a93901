package table_test

import (
	"math/rand/v2"
	"testing"

	"tilestead/rules"
	"tilestead/scenes/apptest"
	"tilestead/scenes/board"
)

// pastBoard is a board that is told of positions that are gone.
type pastBoard struct {
	board.Board
	t     *testing.T
	lines int
	on    bool
}

func (b *pastBoard) Line(v *board.View, before rules.State, beat rules.Beat) (board.Line, bool) {
	if b.on {
		b.lines++
		if len(v.Legal)+len(v.Picked) > 0 || v.Draft != nil {
			b.t.Fatalf("a line is written with %d actions that are legal now", len(v.Picked))
		}
	}
	return b.Board.Line(v, before, beat)
}

// Texts may come after the table, in any decision: the log is written anew from positions
// that are gone, in which nobody decides what can be decided now.
func TestLogIsWrittenAnewWithoutTheDecision(t *testing.T) {
	f := apptest.Carcassonne
	m := f.Match(t, 2, 3)
	wander(t, m, 40, rand.New(rand.NewPCG(3, 3)))
	b := &pastBoard{Board: f.New(), t: t}
	p := sit(t, m, b, "pp", 640, 400, nil)
	p.until()
	if len(p.table.Picked()) == 0 {
		t.Fatal("nobody decides: want a decision")
	}
	b.on = true
	p.table.Reworded()
	if b.lines == 0 {
		t.Error("no line was written anew")
	}
}
