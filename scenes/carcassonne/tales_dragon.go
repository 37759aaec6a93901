package carcassonne

import (
	"strconv"

	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/scenes/board"
	"tilestead/scenes/tale"
)

// dragonTales are the row of the dragon's tiles, and where it goes.
func dragonTales() []telling {
	return []telling{
		tale.Of(row[carcassonne.Shelved]{
			Line: func(m *moment, e carcassonne.Shelved) tale.Said {
				return tale.Said{Seat: e.Seat, Text: m.say("log.shelved")}
			},
			Glyphs: func(_ *moment, e carcassonne.Shelved) []board.Glyph {
				return glyphs(tileGlyph(e.Kind, 0), board.Sign("dragon", ""))
			},
			Topic: "row",
			Play:  func(k *clip, e carcassonne.Shelved) { k.shelved(k.m, e) },
		}),
		tale.Of(row[carcassonne.RowReturned]{
			Line: func(m *moment, e carcassonne.RowReturned) tale.Said {
				return tale.Said{Seat: rules.Nature, Text: m.count("log.row", len(e.Kinds))}
			},
			Glyphs: func(_ *moment, e carcassonne.RowReturned) []board.Glyph {
				return glyphs(board.Sign("bag", "+"+strconv.Itoa(len(e.Kinds))))
			},
			Topic: "row",
			Play:  (*clip).rowReturned,
		}),
		tale.Of(row[carcassonne.DragonCame]{
			Line: func(m *moment, e carcassonne.DragonCame) tale.Said {
				return tale.Said{Seat: rules.Nature, Text: m.say(pick(e.First, "log.came.first", "log.came")),
					Least: []string{m.say("log.came")}, Mark: cellID(e.To)}
			},
			Picture: glyphs(board.Sign("volcano", ""), board.Sign("dragon", "")), Topic: "volcano",
			LoudIf: func(e carcassonne.DragonCame) bool { return e.First },
			Play:   func(k *clip, e carcassonne.DragonCame) { k.dragonCame(k.m, e) },
		}),
		tale.Of(row[carcassonne.DragonMoved]{
			Line: func(m *moment, e carcassonne.DragonMoved) tale.Said {
				if len(e.Eaten) == 0 {
					return tale.Said{Seat: rules.Nature}
				}
				return tale.Said{Seat: e.Seat, Text: m.say("log.eaten", m.log().victims(e.Eaten, e.Seat)),
					Least: []string{m.say("log.eaten.brief")}, Mark: cellID(e.To)}
			},
			Glyphs: func(m *moment, e carcassonne.DragonMoved) []board.Glyph {
				return m.log().standingGlyphs(board.Sign("dragon", ""), e.Eaten)
			},
			Topic: "dragon", Loud: true, Costs: true,
			Play: (*clip).dragonMoved,
		}),
		tale.Of(row[carcassonne.DragonRests]{
			Line: func(m *moment, e carcassonne.DragonRests) tale.Said {
				return tale.Said{Seat: rules.Nature, Text: m.count("log.rests", e.Steps)}
			},
			Glyphs: func(_ *moment, e carcassonne.DragonRests) []board.Glyph {
				return glyphs(board.Sign("dragon", strconv.Itoa(e.Steps)+"/"+strconv.Itoa(pips)))
			},
			Topic: "dragon",
			Play:  func(k *clip, _ carcassonne.DragonRests) { k.dragonRests(k.m) },
		}),
	}
}

// fairyTales are what the fairy and the princess do.
func fairyTales() []telling {
	return []telling{
		tale.Of(row[carcassonne.FairyMoved]{
			Line: func(m *moment, e carcassonne.FairyMoved) tale.Said {
				return tale.Said{Seat: e.Seat, Text: m.say("log.fairy"), Mark: cellID(e.To)}
			},
			Picture: glyphs(board.Sign("fairy", "")), Topic: "fairy",
			Play: (*clip).fairyMoved,
		}),
		tale.Of(row[carcassonne.FairyPaid]{
			Line: func(m *moment, e carcassonne.FairyPaid) tale.Said {
				return tale.Said{Seat: e.Seat, Text: m.say("log.fairy.paid", e.Points), Mark: seatMark(e.Seat)}
			},
			Glyphs: func(_ *moment, e carcassonne.FairyPaid) []board.Glyph {
				return glyphs(board.Gain("fairy", e.Points))
			},
			Topic: "fairy",
			Play:  (*clip).fairyPaid,
		}),
		tale.Of(row[carcassonne.Dismissed]{
			Line: func(m *moment, e carcassonne.Dismissed) tale.Said {
				if len(e.Home) == 0 {
					return tale.Said{Seat: rules.Nature}
				}
				return tale.Said{Seat: e.By, Text: m.say("log.dismissed", m.log().victims(e.Home, e.By)),
					Least: []string{m.say("log.dismissed.brief")}, Mark: cellID(e.Home[0].At)}
			},
			Glyphs: func(m *moment, e carcassonne.Dismissed) []board.Glyph {
				return m.log().standingGlyphs(board.Sign("princess", ""), e.Home)
			},
			Topic: "princess", Loud: true, Costs: true,
			Play: func(k *clip, e carcassonne.Dismissed) { k.dismissed(k.m, e) },
		}),
	}
}
