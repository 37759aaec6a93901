package montana

import (
	"strconv"
	"time"

	"tilestead/assets"
	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/scenes/board"
	"tilestead/scenes/tale"
	"tilestead/sound/cue"
)

// discTales are how turns begin, and what the recruitment disc brings.
func discTales() []telling {
	return []telling{
		tale.Of(row[montana.StartPlayer]{
			Line: func(m *moment, e montana.StartPlayer) tale.Said {
				return did(e.Seat, m.say("log.first"), seatMark(e.Seat))
			},
			Verb:    verb[montana.StartPlayer]("first"),
			Picture: glyphs(board.Mute(board.Sign("play", ""))), Topic: "setup",
			Play:  (*clip).startPlayer,
			Sound: func(k *clip, _ montana.StartPlayer) { k.Cue(0, cue.Begin) },
		}),
		tale.Of(row[montana.TurnBegan]{
			Line: func(m *moment, e montana.TurnBegan) tale.Said {
				if !e.Extra {
					return tale.Said{Seat: rules.Nature}
				}
				return did(e.Seat, m.say("log.extra"), seatMark(e.Seat))
			},
			Picture: glyphs(board.Sign("extra", "")), Topic: "canteen", Loud: true,
			Play: (*clip).turnBegan,
			Sound: func(k *clip, e montana.TurnBegan) {
				if e.Extra {
					k.Cue(0, cue.Extra)
				}
			},
		}),
		tale.Of(row[montana.Spun]{
			Line: func(m *moment, e montana.Spun) tale.Said {
				return did(e.Seat, m.say("log.spun", m.sectorBrief(e.To)), "disc")
			},
			Verb: func(m *moment, _ montana.Spun) string {
				if n, _ := m.s.StartSpin(); m.disc().dealing() && n > 1 { // goes on from the first
					return m.say("verb.spun.again")
				}
				return m.say("verb.spun")
			},
			Glyphs: func(_ *moment, e montana.Spun) []board.Glyph { return sectorGlyphs(e.To) },
			Topic:  "recruit",
			Stays: func(m *moment, e montana.Spun) time.Duration {
				if m.disc().dealing() && m.Person(e.Seat) { // whom a person begins with
					return dealtTime
				}
				return 0
			},
			Play:  func(k *clip, e montana.Spun) { k.spun(k.m, e) },
			Sound: (*clip).spinning,
		}),
		tale.Of(row[montana.Advanced]{
			Line: func(m *moment, e montana.Advanced) tale.Said {
				return did(e.Seat, m.say("log.advanced", m.good(montana.Grain, e.Steps), m.sectorBrief(e.To)), "disc")
			},
			Verb: verb[montana.Advanced]("advanced"),
			Glyphs: func(_ *moment, e montana.Advanced) []board.Glyph {
				return append(glyphs(board.Sign("grain", assets.Number(-e.Steps))), sectorGlyphs(e.To)...)
			},
			Topic: "advance",
			Play:  (*clip).advanced,
			Sound: (*clip).advancing,
		}),
	}
}

// recruitTales are the workers that come and those that must go.
func recruitTales() []telling {
	return []telling{
		tale.Of(row[montana.Recruited]{
			Line: func(m *moment, e montana.Recruited) tale.Said { return m.log().recruitedLine(e) },
			Verb: func(m *moment, e montana.Recruited) string {
				if e.Lacking > 0 {
					return m.say("verb.lacking")
				}
				return ""
			},
			Glyphs: func(_ *moment, e montana.Recruited) []board.Glyph {
				if e.Lacking > 0 {
					return glyphs(workerGlyph(e.Trade, "0"), board.Mute(board.Sign("shortage", "")))
				}
				return glyphs(workerGlyph(e.Trade, "+"+strconv.Itoa(int(e.N))))
			},
			TopicOf: func(_ *moment, e montana.Recruited) string { return shortOr(int(e.Lacking), "white") },
			Play:    func(k *clip, e montana.Recruited) { k.recruited(k.m, e) },
			Sound: func(k *clip, e montana.Recruited) {
				for i := range int(e.N) {
					k.Cue(time.Duration(i)*2*stagger+flight, cue.Place)
				}
			},
			More: of((*takes).recruited),
		}),
		tale.Of(row[montana.WorkerReturned]{
			Line: func(m *moment, e montana.WorkerReturned) tale.Said {
				return did(e.Seat, m.say("log.returned", m.worker(e.Trade, 1)), seatMark(e.Seat))
			},
			Verb:   verb[montana.WorkerReturned]("returned"),
			Glyphs: func(_ *moment, e montana.WorkerReturned) []board.Glyph { return glyphs(workerGlyph(e.Trade, "-1")) },
			Topic:  "limit",
			Play:   func(k *clip, e montana.WorkerReturned) { k.workerReturned(k.m, e) },
			Sound:  func(k *clip, _ montana.WorkerReturned) { k.Cue(0, cue.Return) },
		}),
	}
}

// shortOr is a topic, the one on shortages where anything was lacking.
func shortOr(lacking int, topic string) string {
	if lacking > 0 {
		return "shortage"
	}
	return topic
}

// advancing lets the arrow tick as it is turned.
func (k *clip) advancing(e montana.Advanced) {
	for i := range e.Steps {
		k.Cue(time.Duration(i+1)*stepTime, cue.DiscTick)
	}
	k.Cue(time.Duration(e.Steps)*stepTime+60*ms, cue.DiscStop)
}
