package agricola

import (
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/scenes/board"
)

// cardLine is line of what only cards of the hand bring about.
func (m *moment) cardLine(e rules.Event) (seat rules.Seat, text string, st agricola.Stock) {
	did := func(seat rules.Seat, what string, args ...any) (rules.Seat, string, agricola.Stock) {
		return seat, m.say("log."+what, args...), st
	}
	switch e := e.(type) {
	case agricola.CardPlayed:
		return did(e.Seat, "plays", m.cardName(e.Card))
	case agricola.Paid:
		return e.Seat, m.by(m.say("log.pays", m.stock(&e.Cost)), e.From), agricola.Stock{}
	case agricola.Swapped:
		text := m.say("log.gets", m.stock(&e.Got))
		if e.Cost != (agricola.Stock{}) {
			text = m.say("log.trades", m.stock(&e.Cost), m.stock(&e.Got))
		}
		return e.Seat, m.say("log.by", text, m.cardName(e.Card)), e.Got
	case agricola.Banked:
		what, n := "log.banks", e.N
		if n < 0 {
			what, n = "log.loses", -n
		}
		return e.Seat, m.by(m.say(what, n), e.From), st
	case agricola.Promised:
		what := m.stock(&e.Got)
		switch {
		case e.Tiles > 0:
			what = m.say("ground."+agricola.GroundNames[e.Ground]) + " ×" + number(int(e.Tiles))
		case what == "":
			return e.Seat, "", st // its rounds are over
		}
		return e.Seat, m.by(m.say("log.promised", what), e.From), st
	case agricola.Marked:
		return did(e.Seat, "marked")
	case agricola.MovedUp:
		return did(rules.Nature, "moved", m.major(e.Major))
	case agricola.Raised:
		got := herdStock(e.By)
		return e.Seat, m.say("log.raises", m.stock(&got)), got
	case agricola.Laid:
		return e.Seat, m.by(m.say("log.lays."+agricola.GroundNames[e.Ground]), e.From), st
	case agricola.Blocked:
		return e.Seat, m.by(m.say("log.blocks"), e.From), st
	case agricola.Ripened:
		return did(e.Seat, "ripens")
	case agricola.Rehoused:
		return did(e.Seat, "rehouses")
	case agricola.Weeded:
		return did(e.Seat, "weeds")
	case agricola.Shifted:
		return did(e.Seat, "shifts")
	case agricola.Extended:
		return did(e.Seat, "extends")
	case agricola.Adopted:
		return did(e.Seat, "adopts")
	case agricola.Tipped:
		st[agricola.Fuel] = agricola.TipFuel
		return e.Seat, m.say("log.tips", m.stock(&st)), st
	case agricola.Lodged:
		return did(e.Seat, "lodges")
	case agricola.Stationed:
		return did(e.Seat, "stations")
	case agricola.OmenDrawn:
		return did(e.Seat, "omen", e.StartCard)
	}
	return rules.Nature, "", st
}

// by adds to a line the card whose effect it tells of.
func (m *moment) by(text string, from agricola.Origin) string {
	if c, ok := from.Card(); ok {
		return m.say("log.by", text, m.cardName(c))
	}
	return text
}

// cardGlyph is the picture of what a card of the hand brought about; ok is false
// where there is none.
func cardGlyph(e rules.Event) (glyph board.Glyph, ok bool) {
	switch e := e.(type) {
	case agricola.CardPlayed:
		return pictureGlyph(handPicture(e.Card)), true
	case agricola.Banked:
		return board.Sign("star", signed(rules.Whole(e.N))), true
	case agricola.Paid:
		return board.Sign("minus", ""), true
	case agricola.Promised:
		return originGlyph(e.From, board.Sign("clock", "")), true
	case agricola.Laid:
		return originGlyph(e.From, pictureGlyph(farmlandPicture)), true
	case agricola.Blocked:
		return originGlyph(e.From, board.Sign("lock", "")), true
	case agricola.Cleared, agricola.Extended: // a field came of a forest; goods tell of themselves
		return pictureGlyph(farmlandPicture), true
	case agricola.Ripened, agricola.Weeded, agricola.Shifted:
		return board.Sign("grain", ""), true
	case agricola.Rehoused:
		return board.Sign("good/room", ""), true
	case agricola.Adopted, agricola.Stationed:
		return board.Sign("person", ""), true
	case agricola.MovedUp:
		return pictureGlyph(majorPicture(e.Major)), true
	case agricola.Lodged:
		return goodGlyph(e.Good, 1), true
	case agricola.Tipped:
		return goodGlyph(agricola.Horse, 1), true
	case agricola.OmenDrawn:
		return goodGlyph(agricola.Food, int(e.Food)), true
	case agricola.Marked:
		return board.Sign("plus", ""), true
	}
	return board.Glyph{}, false
}

// originGlyph is the picture of a card whose effect something is, or another one.
func originGlyph(from agricola.Origin, other board.Glyph) board.Glyph {
	if c, ok := from.Card(); ok {
		return pictureGlyph(handPicture(c))
	}
	return other
}
