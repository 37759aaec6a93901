package agricola

import (
	"math/rand/v2"
	"testing"

	"tilestead/rules/agricola/box"
)

// toScore is a game of two without hand cards in which the first seat is asked for its last
// exchanges.
func toScore(majors box.MajorSet, goods box.Stock) *State {
	s := newGame(setupFor(2, moor)).(*State)
	s.agenda.Clear()
	s.agenda.Push(step{kind: lastStep})
	s.player[0].Majors, s.player[0].Goods = majors, goods
	return s
}

// Whoever has more to exchange than can be looked through is not asked either where none of it
// counts.
func TestManyExchangesForNothingAreNotAsked(t *testing.T) {
	var goods box.Stock
	for g := box.Wood; g < box.Goods; g++ {
		goods[g] = 4
	}
	cooks := box.Cookhouses | box.Fireplaces
	if a, ok := toScore(cooks, goods).Obvious(); !ok || a != Done {
		t.Error("asked for exchanges that bring no points")
	}
	if _, ok := toScore(cooks|box.Kilns, goods).Obvious(); ok {
		t.Error("not asked for fuel that may count")
	}
}

// Where the last exchanges are passed by unasked, none of them would have brought a point.
func TestNoPointIsPassedBy(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	majors := box.Crafts | box.Traders | box.Kilns | box.Lodges | box.Cookhouses
	passed := 0
	for range 400 {
		var goods box.Stock
		for range 6 {
			goods[r.IntN(box.Goods)]++
		}
		some, others := box.MajorSet(r.Uint64()), box.MajorSet(r.Uint64())
		s := toScore(some&others&majors, goods)
		if _, ok := s.Obvious(); !ok {
			continue
		}
		if passed++; findsPoints(s, 0) {
			t.Errorf("%v with %v: points are passed by", goods, s.player[0].Majors)
		}
	}
	if passed == 0 {
		t.Error("asked every time")
	}
}
