package agricola

import (
	"tilestead/rules/agricola/box"
)

// endFacts say what building resources that are taken are for: what they are enough for now and were
// not before, else what is still needed for what they come nearest to.
func (m hintsPart) endFacts(t *trial) []fact {
	was, is, s, got := &t.was.Goods, &t.is.Goods, t.after, false
	for g := box.Wood; g <= box.Stone; g++ {
		got = got || is[g] > was[g]
	}
	if !got || t.asked("use") {
		return nil
	}
	tell := func(key string, args ...any) []fact {
		return []fact{{"resources", nextFact + 1, m.advice("end."+key, args...)}}
	}
	enough := func(price *box.Stock) bool { return is.Covers(price) && !was.Covers(price) }
	room, rooms := s.RoomPrice(m.turn), t.is.RoomSpots() != 0
	if rooms && enough(&room) {
		return tell("room", m.stock(&room))
	}
	if price, ok := s.RenovationPrice(m.turn); ok && enough(&price) {
		return tell("renovate", m.stock(&price))
	}
	near, lack := box.Major(-1), box.Stock{}
	for i := range box.Majors {
		card := box.Major(i)
		if !s.Available(card) {
			continue
		}
		price := s.CostOf(card, m.turn)
		if enough(&price) {
			return tell("major", m.major(card))
		}
		short := price.Beyond(is)
		if short > 0 && short < price.Beyond(was) && (near < 0 || short < lack.Beyond(&box.NoStock)) {
			near, lack = card, price
			lack.Reduce(is)
		}
	}
	if short := room.Beyond(is); rooms && short > 0 && short < room.Beyond(was) {
		room.Reduce(is)
		return tell("room.lacks", m.stock(&room))
	}
	if near >= 0 {
		return tell("major.lacks", m.major(near), m.stock(&lack))
	}
	return nil
}
