package table_test

import (
	"testing"

	"tilestead/rules"
	"tilestead/scenes/board"
)

// A recallingBoard keeps on its desk in which turns its viewer has decided.
type recallingBoard struct{ paddockBoard }

func (b recallingBoard) Offers() board.Offers {
	o := b.paddockBoard.Offers()
	o.Desk.Settle = func(v *board.View, desk any) any {
		d := desk.(paddockDesk)
		if v.Deciding() {
			d.farm |= 1 << v.State.(*paddocks).Turns
		}
		return d
	}
	return o
}

// The desk of a game that is loaded has seen what its seat decided before, and no other seat's.
func TestDeskOfALoadedGameHasSeenItsPast(t *testing.T) {
	m, err := rules.NewMatch(&paddockTitle, rules.Setup{Title: paddockTitle.ID, Seats: 2})
	if err != nil {
		t.Fatal(err)
	}
	for range 2 {
		m.Do(m.State().Legal(nil)[0])
	}
	p := sit(t, m, recallingBoard{}, "pb", 960, 540, nil)
	p.wait(2)
	if want := (paddockDesk{farm: 1 | 1<<2}); p.table.Desk() != want {
		t.Errorf("the desk is %+v, want %+v", p.table.Desk(), want)
	}
}
