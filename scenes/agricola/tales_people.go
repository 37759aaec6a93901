package agricola

import (
	"tilestead/assets"
	"tilestead/assets/palette"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/scenes/board"
	"tilestead/scenes/tale"
	"tilestead/sound/cue"
	"tilestead/ui"
)

// peopleTales are what people do, and how they become more.
func peopleTales() []telling {
	return []telling{
		tale.Of(row[agricola.Placed]{
			Line: func(m *moment, e agricola.Placed) tale.Said {
				return briefly(m.did(e.Seat, "goes", m.space(e.Space)), m.space(e.Space))
			},
			Glyphs:  func(_ *moment, e agricola.Placed) []board.Glyph { return spaceGlyph(e.Space) },
			TopicOf: func(m *moment, e agricola.Placed) string { return m.help().spaceTopic(e.Space) },
			Play:    (*clip).placed,
		}),
		tale.Of(row[agricola.Passed]{
			Line:    func(m *moment, e agricola.Passed) tale.Said { return m.did(e.Seat, "passes") },
			Picture: cross, Topic: "turn",
			Play: func(k *clip, e agricola.Passed) { k.notes(e.Seat, cue.Pass) },
		}),
		tale.Of(row[agricola.WentHome]{Silent: true,
			Play: func(k *clip, _ agricola.WentHome) { k.home() },
			More: more{ends: true},
		}),
		tale.Of(row[agricola.Grew]{
			Line:    func(m *moment, e agricola.Grew) tale.Said { return m.did(e.Seat, "grew") },
			Picture: person, Topic: "family",
			Play: (*clip).grew,
		}),
		tale.Of(row[agricola.Adopted]{
			Line:    func(m *moment, e agricola.Adopted) tale.Said { return m.did(e.Seat, "adopts") },
			Picture: person, Topic: "turn",
			Play: func(k *clip, e agricola.Adopted) { k.born(0, e.Seat, homeOf(e.Seat)) },
		}),
		tale.Of(row[agricola.Stationed]{
			Line:    func(m *moment, e agricola.Stationed) tale.Said { return m.did(e.Seat, "stations") },
			Picture: person, Topic: "turn",
			Play: func(k *clip, e agricola.Stationed) { k.rises(e.Seat, e.Cell) },
		}),
		tale.Of(row[agricola.WentToBed]{
			Line: func(m *moment, e agricola.WentToBed) tale.Said {
				_, fuel := m.s.Owes(e.Seat)
				return m.lacking(m.did(e.Seat, "bed", e.N), box.Fuel, max(fuel, e.N),
					int(m.after.Player(e.Seat).Tally.Cold))
			},
			Glyphs: func(m *moment, e agricola.WentToBed) []board.Glyph {
				return []board.Glyph{{Text: number(e.N), Draw: func(c *ui.Canvas, box ui.Rect) {
					if s, ok := assets.Find("agricola/bed/" + palette.Seats[m.Seats[e.Seat].Look].ID); ok {
						c.Sprite(s, box.X+box.W*0.2, box.Y, box.H/bedHigh)
					}
				}}}
			},
			Topic: "fuel", Costs: true,
			Play: (*clip).toBed,
			More: more{ends: true,
				lacks: of(func(e agricola.WentToBed) lack { return lack{seat: e.Seat, beds: e.N} })},
		}),
		tale.Of(row[agricola.GotUp]{Silent: true,
			Play: (*clip).gotUp,
			More: more{ends: true},
		}),
	}
}
