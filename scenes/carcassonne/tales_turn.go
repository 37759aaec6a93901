package carcassonne

import (
	"tilestead/rules/carcassonne"
	"tilestead/scenes/board"
	"tilestead/scenes/tale"
)

// turnTales are what happens in every turn.
func turnTales() []telling {
	return []telling{
		tale.Of(row[carcassonne.FirstDrawn]{
			Line: func(m *moment, e carcassonne.FirstDrawn) tale.Said {
				return tale.Said{Seat: e.Seat, Text: m.say("log.first"), Mark: seatMark(e.Seat)}
			},
			Picture: glyphs(board.Sign("play", "")), Topic: "setup",
			Play: (*clip).firstDrawn,
		}),
		tale.Of(row[carcassonne.TurnBegan]{Silent: true,
			Play: func(k *clip, e carcassonne.TurnBegan) { k.plate(0, 260*ms, e.Seat) },
		}),
		tale.Of(row[carcassonne.SecondPart]{
			Line: func(m *moment, e carcassonne.SecondPart) tale.Said {
				return tale.Said{Seat: e.Seat, Text: m.say("log.second"), Mark: seatMark(e.Seat)}
			},
			Glyphs: func(m *moment, e carcassonne.SecondPart) []board.Glyph {
				return glyphs(m.log().figureGlyph(e.Seat, carcassonne.Builder, carcassonne.City))
			},
			Topic: "second",
			Play:  func(k *clip, e carcassonne.SecondPart) { k.secondPart(k.m, e) },
		}),
		tale.Of(row[carcassonne.Drawn]{Silent: true,
			Play: func(k *clip, e carcassonne.Drawn) { k.drawn(e.Kind) },
		}),
		tale.Of(row[carcassonne.LaidAside]{
			Line: func(m *moment, e carcassonne.LaidAside) tale.Said {
				return tale.Said{Seat: e.Seat, Text: m.say(pick(e.Gone, "log.gone", "log.aside"))}
			},
			Glyphs: func(_ *moment, e carcassonne.LaidAside) []board.Glyph {
				return glyphs(tileGlyph(e.Kind, 0), board.Sign("cross", ""))
			},
			Topic: "gap",
			Play:  (*clip).laidAside,
		}),
		tale.Of(row[carcassonne.TilePlaced]{
			Line: func(m *moment, e carcassonne.TilePlaced) tale.Said {
				return m.log().placedLine(e)
			},
			Glyphs: func(_ *moment, e carcassonne.TilePlaced) []board.Glyph {
				return glyphs(tileGlyph(e.Kind, e.Turn))
			},
			TopicOf: func(_ *moment, e carcassonne.TilePlaced) string {
				if id := tileTopic(e.Kind, -1); id != "" {
					return id
				}
				return "place"
			},
			Play: func(k *clip, e carcassonne.TilePlaced) { k.tilePlaced(k.m, e) },
		}),
		tale.Of(row[carcassonne.Joined]{
			Line:   func(m *moment, e carcassonne.Joined) tale.Said { return m.log().joinedLine(e) },
			Glyphs: func(m *moment, e carcassonne.Joined) []board.Glyph { return m.log().joinedGlyphs(e) },
			Topic:  "majority", Loud: true, Costs: true,
			Play: func(k *clip, e carcassonne.Joined) { k.joined(k.m, e) },
		}),
		tale.Of(row[carcassonne.FigurePlaced]{
			Line: func(m *moment, e carcassonne.FigurePlaced) tale.Said {
				on := m.say("on." + kindNames[m.featureKind(e.At, e.Feature)])
				said := tale.Said{Seat: e.Seat, Text: m.say("log."+figureNames[e.Figure], on)}
				if e.Figure == carcassonne.Big { // its picture tells that
					said.Least = []string{m.say("log."+figureNames[carcassonne.Small], on)}
				}
				said.Mark = objectMark(carcassonne.Place{At: e.At, Feature: e.Feature})
				return said
			},
			Glyphs: func(m *moment, e carcassonne.FigurePlaced) []board.Glyph {
				return glyphs(m.log().standingGlyph(e.Standing))
			},
			TopicOf: func(_ *moment, e carcassonne.FigurePlaced) string { return figureTopics[e.Figure] },
			Play:    func(k *clip, e carcassonne.FigurePlaced) { k.figurePlaced(k.m, e) },
		}),
	}
}
