package agricola

import (
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/scenes/board"
	"tilestead/scenes/tale"
	"tilestead/sound/cue"
)

// cardTales are cards of the hand that are played, and what only they bring about.
func cardTales() []telling {
	return []telling{
		tale.Of(row[agricola.CardPlayed]{
			Line: func(m *moment, e agricola.CardPlayed) tale.Said {
				return briefly(m.did(e.Seat, "plays", m.cards().cardName(e.Card)), m.cards().cardName(e.Card))
			},
			Glyphs: func(_ *moment, e agricola.CardPlayed) []board.Glyph {
				return []board.Glyph{pictureGlyph(handPicture(e.Card))}
			},
			Topic: "turn",
			Play:  (*clip).cardPlayed,
			More: more{gives: of(func(e agricola.CardPlayed) gift {
				return gift{seat: e.Seat, from: agricola.OriginOf(e.Card), begins: true}
			})},
		}),
		tale.Of(row[agricola.Banked]{
			Line: func(m *moment, e agricola.Banked) tale.Said {
				if e.N < 0 {
					return m.by(m.did(e.Seat, "loses", -e.N), e.From)
				}
				return m.by(m.did(e.Seat, "banks", e.N), e.From)
			},
			Glyphs: func(_ *moment, e agricola.Banked) []board.Glyph {
				return []board.Glyph{board.Sign("star", signed(rules.Whole(e.N)))}
			},
			Topic: "turn",
			Play: func(k *clip, e agricola.Banked) {
				if e.N < 0 {
					k.CueLost(0, cue.Score)
				} else {
					k.Cue(0, cue.Score)
				}
				k.sparks(0, frontOf(e.Seat), e.N)
				k.plate(0, sign, e.Seat)
			},
			More: more{gives: of(func(e agricola.Banked) gift {
				return gift{seat: e.Seat, from: e.From, points: rules.Whole(e.N)}
			})},
		}),
		tale.Of(row[agricola.Promised]{
			Line: (*moment).promisedLine,
			Glyphs: func(_ *moment, e agricola.Promised) []board.Glyph {
				return originGlyph(e.From, []board.Glyph{board.Sign("clock", "")})
			},
			Topic: "turn",
			Play: func(k *clip, e agricola.Promised) {
				k.Cue(0, cue.Place)
				k.plate(0, sign, e.Seat)
			},
			More: more{gives: of(func(e agricola.Promised) gift {
				return gift{seat: e.Seat, from: e.From, got: e.Got}
			})},
		}),
		tale.Of(row[agricola.Marked]{
			Line:    func(m *moment, e agricola.Marked) tale.Said { return m.did(e.Seat, "marked") },
			Picture: []board.Glyph{board.Sign("plus", "")}, Topic: "turn",
			Play: func(k *clip, e agricola.Marked) { k.notes(e.Seat, cue.Place) },
		}),
	}
}

// packetTales are how cards come into hands.
func packetTales() []telling {
	return []telling{
		tale.Of(row[agricola.Dealt]{Silent: true, Unseen: true}),
		tale.Of(row[agricola.Picked]{Silent: true, Play: (*clip).picked}),
		tale.Of(row[agricola.PacketCame]{Silent: true, Play: (*clip).packetCame}),
		tale.Of(row[agricola.Replaced]{Silent: true, Unseen: true}),
	}
}

// promisedLine says what waits on the rounds to come; nothing once they are over.
func (m *moment) promisedLine(e agricola.Promised) tale.Said {
	what := m.stock(&e.Got)
	switch {
	case e.Tiles > 0:
		what = m.say("ground."+box.GroundNames[e.Ground]) + " ×" + number(int(e.Tiles))
	case what == "":
		return tale.Said{Seat: e.Seat}
	}
	return m.by(m.did(e.Seat, "promised", what), e.From)
}
