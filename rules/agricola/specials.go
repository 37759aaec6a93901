package agricola

import (
	"tilestead/rules"
	"tilestead/rules/agricola/box"
)

// specials are the special cards during a game with Farmers of the Moor.
type specials struct {
	user [box.SpecialCount]rules.Seat // in front of this seat, which took it last; Nobody while on display
	down uint16                       // taken twice, face down, with the second seat
	took uint8                        // seats that took one this round, as bits

	// Alone there is a pile instead. The back of its top card shows what that is;
	// the order of the middle is unknown, and what was put under the pile lies
	// there in known order.
	up      int8 // the card face up that can be used
	top     int8
	middle  uint16
	under   [box.SpecialCount]int8
	unders  int8
	discard [box.SpecialCount]int8
	gone    int8 // how many are discarded
	kept    bool // food was paid this round, so that the card stays
}

func newSpecials() (c specials) {
	c.up, c.top = box.NoCard, box.NoCard
	for i := range c.user {
		c.user[i] = rules.Nobody
		c.under[i], c.discard[i] = box.NoCard, box.NoCard
	}
	return c
}

// specialFee is the food that the second user of a card pays.
const specialFee = 2
