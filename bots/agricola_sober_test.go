package bots_test

import (
	"testing"

	"tilestead/bots"
	"tilestead/rules"
	"tilestead/rules/agricola"
)

// silly counts in a game of a level against itself what everybody at the table would smile at: turns
// spent by the starting player on becoming it for little food, and stables outside pastures beside an
// empty one.
func silly(t *testing.T, level string, seed uint64) (first, stables int) {
	t.Helper()
	watch(t, newAgricola(t, 2, seed), level, func(before *agricola.State, a rules.Action, _ *rules.Reel) {
		seat := before.Turn()
		switch a.Kind() {
		case agricola.KindPlace:
			sp := agricola.SpaceOf(a)
			if rules.Notation(before, a) == "place meeting_place" && before.Start() == seat && before.On(sp) < 3 {
				first++
			}
		case agricola.KindStable:
			if besideEmpty(before.Player(seat), a) {
				stables++
			}
		}
	})
	return first, stables
}

// besideEmpty says whether a stable is built outside all pastures where one already stands empty.
func besideEmpty(p *agricola.Player, a rules.Action) bool {
	alone, built := p.Stables, agricola.CellOf(a)
	for _, m := range &p.Pasture {
		if m.Has(built) {
			return false
		}
		alone &^= m
	}
	return p.Goods.Herd().Size() < alone.Size()
}

// The lower levels play badly, but not so that one shakes one's head.
func TestLowerLevelsDoNothingSilly(t *testing.T) {
	for _, level := range []string{bots.Easy, bots.Casual, bots.Fair} {
		first, stables := 0, 0
		for i := range 20 {
			f, s := silly(t, level, uint64(100+i))
			first, stables = first+f, stables+s
		}
		if first > 0 || stables > 0 {
			t.Errorf("%s, 20 games: %d turns to become starting player again, %d stables beside empty ones", level,
				first, stables)
		}
	}
}
