package agricola

import (
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/scenes/board"
	"tilestead/scenes/tale"
	"tilestead/sound/cue"
)

// roundTales are what happens between the turns.
func roundTales() []telling {
	return []telling{
		tale.Of(row[agricola.FirstDrawn]{
			Line:    func(m *moment, e agricola.FirstDrawn) tale.Said { return m.did(e.Seat, "first") },
			Picture: token, Topic: "start",
			Play: func(k *clip, e agricola.FirstDrawn) { k.token(e.Seat) },
		}),
		tale.Of(row[agricola.BecameFirst]{
			Line: func(m *moment, e agricola.BecameFirst) tale.Said {
				said := m.did(e.Seat, "first")
				said.Idle = m.s.Round() > 0 && m.s.Start() == e.Seat // it was before
				return said
			},
			Picture: token, Topic: "start",
			Play: func(k *clip, e agricola.BecameFirst) { k.token(e.Seat) },
		}),
		tale.Of(row[agricola.RoundOpened]{
			Line: func(m *moment, e agricola.RoundOpened) tale.Said {
				return tale.Said{Seat: rules.Nature, Text: m.say("round", e.Round, box.Rounds),
					Brief: m.say("round", e.Round, box.Rounds)}
			},
			Glyphs: func(_ *moment, e agricola.RoundOpened) []board.Glyph {
				return []board.Glyph{{Text: number(e.Round) + "/" + number(box.Rounds)}}
			},
			Topic: "turn", Loud: true,
			Play: (*clip).roundOpened,
			More: more{ends: true},
		}),
		tale.Of(row[agricola.StagePlanned]{
			Line: func(m *moment, e agricola.StagePlanned) tale.Said {
				return m.did(e.Seat, "plans", e.Round, m.space(e.Space))
			},
			Glyphs: func(_ *moment, e agricola.StagePlanned) []board.Glyph { return spaceGlyph(e.Space) },
			Topic:  "turn",
			Play:   func(k *clip, e agricola.StagePlanned) { k.notes(e.Seat, cue.Place) },
		}),
		tale.Of(row[agricola.CardRevealed]{
			Line: func(m *moment, e agricola.CardRevealed) tale.Said {
				return briefly(m.did(rules.Nature, "revealed", m.space(e.Space)), m.space(e.Space))
			},
			Glyphs:  func(_ *moment, e agricola.CardRevealed) []board.Glyph { return spaceGlyph(e.Space) },
			TopicOf: func(m *moment, e agricola.CardRevealed) string { return m.help().spaceTopic(e.Space) },
			Loud:    true,
			Play:    (*clip).cardRevealed,
		}),
		tale.Of(row[agricola.WorkBegan]{Silent: true,
			Play: func(k *clip, _ agricola.WorkBegan) { k.pilesGrow() },
		}),
		tale.Of(row[agricola.GameOver]{
			Line: func(m *moment, _ agricola.GameOver) tale.Said {
				return tale.Said{Seat: rules.Nature, Text: m.say("ask.over")}
			},
			Picture: token, Topic: "score", Loud: true,
			Play: (*clip).over,
			More: more{ends: true},
		}),
	}
}
