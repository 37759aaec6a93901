package carcassonne

import (
	"time"

	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/scenes/board"
	"tilestead/scenes/tale"
)

// scoreTales are what brings points, and the end of the game.
func scoreTales() []telling {
	return []telling{
		tale.Of(row[carcassonne.Scored]{
			Line:   func(m *moment, e carcassonne.Scored) tale.Said { return m.log().scoredLine(e) },
			Glyphs: func(m *moment, e carcassonne.Scored) []board.Glyph { return m.log().scoredGlyphs(e) },
			TopicOf: func(_ *moment, e carcassonne.Scored) string {
				if e.Final && e.Item() != carcassonne.FieldPoints {
					return "unfinished"
				}
				return pick(e.Fed(), "field", kindNames[e.Kind])
			},
			Stays: func(_ *moment, e carcassonne.Scored) time.Duration { return countTold(e) },
			Play:  func(k *clip, e carcassonne.Scored) { k.scored(k.m, e) },
		}),
		tale.Of(row[carcassonne.Counting]{Silent: true, Play: (*clip).counting}),
		tale.Of(row[carcassonne.GoodsScored]{
			Line: func(m *moment, e carcassonne.GoodsScored) tale.Said {
				nobody := [carcassonne.MaxSeats]int{}
				if e.Points == nobody {
					return tale.Said{Seat: rules.Nature}
				}
				return tale.Said{Seat: rules.Nature, Text: m.say("log.goods."+goodIcons[e.Good], m.log().shares(e.Points, nobody))}
			},
			Glyphs: func(m *moment, e carcassonne.GoodsScored) []board.Glyph {
				return append(glyphs(board.Sign(goodIcons[e.Good], "")), m.log().pointGlyphs(e.Points, rules.Nature)...)
			},
			Topic: "goods",
			Stays: func(*moment, carcassonne.GoodsScored) time.Duration { return popTime },
			Play:  (*clip).goodsScored,
		}),
		tale.Of(row[carcassonne.StackEmpty]{
			Line: func(m *moment, _ carcassonne.StackEmpty) tale.Said {
				return tale.Said{Seat: rules.Nature, Text: m.say("log.empty")}
			},
			Picture: glyphs(board.Sign("bag", "0")), Topic: "end", Loud: true,
			Play: func(k *clip, _ carcassonne.StackEmpty) { k.stackEmpty() },
		}),
		tale.Of(row[carcassonne.GameOver]{
			Line: func(m *moment, e carcassonne.GameOver) tale.Said {
				var names []string
				for _, w := range e.Winners {
					names = append(names, m.Name(w))
				}
				return tale.Said{Seat: rules.Nature, Text: m.count("log.over", len(names), m.list(names))}
			},
			Glyphs: func(_ *moment, e carcassonne.GameOver) []board.Glyph { return board.Crown(e.Winners) },
			Topic:  "end", Loud: true,
			Play: func(k *clip, e carcassonne.GameOver) { k.gameOver(k.m, e) },
		}),
	}
}
