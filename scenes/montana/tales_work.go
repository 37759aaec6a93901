package montana

import (
	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/scenes/board"
	"tilestead/scenes/tale"
	"tilestead/sound/cue"
	"tilestead/ui"
)

// workTales are what workers do and bring.
func workTales() []telling {
	return []telling{
		tale.Of(row[montana.Staffed]{
			Line: func(m *moment, e montana.Staffed) tale.Said {
				return did(e.Seat, m.log().staffedLine(e), spacePiece(e.Place, e.Small))
			},
			Verb: func(m *moment, e montana.Staffed) string {
				if e.Small {
					return m.say("verb.small")
				}
				return m.area(e.Place.Area()) + ":"
			},
			Glyphs: func(_ *moment, e montana.Staffed) []board.Glyph {
				list := glyphs(board.Mute(board.Sign(areaIcons[e.Place.Area()], "")))
				for t, n := range e.Workers {
					for range n {
						list = append(list, workerGlyph(montana.Trade(t), ""))
					}
				}
				return list
			},
			TopicOf: func(_ *moment, e montana.Staffed) string {
				switch {
				case e.Small:
					return "small"
				case e.Place.Area() == montana.Bank:
					return "bank"
				}
				return "areas"
			},
			Play:  func(k *clip, e montana.Staffed) { k.staffed(k.m, e) },
			Sound: (*clip).walking,
		}),
		tale.Of(row[montana.BankPaid]{
			Line: func(m *moment, e montana.BankPaid) tale.Said {
				return did(e.Seat, m.say("log.gets", m.silver(int(e.Silver))), placeID(e.Place))
			},
			Glyphs: func(_ *moment, e montana.BankPaid) []board.Glyph { return glyphs(plus("coin", int(e.Silver))) },
			Topic:  "bank",
			Play: func(k *clip, e montana.BankPaid) {
				k.coins(0, int(e.Silver), e.Seat, func(m *moment) ui.Point { return m.yieldAt(e.Place, false) })
			},
			Sound: func(k *clip, e montana.BankPaid) { k.arrivals(0, int(e.Silver), cue.Coin) },
		}),
		tale.Of(row[montana.Harvested]{
			Line: func(m *moment, e montana.Harvested) tale.Said {
				text := m.say("log.gets", m.good(e.Good, int(e.N)))
				if e.Lacking > 0 {
					text += ", " + m.say("log.lacking", m.good(e.Good, int(e.Lacking)))
				}
				return did(e.Seat, text, spacePiece(e.Place, e.Small))
			},
			Glyphs: func(_ *moment, e montana.Harvested) []board.Glyph {
				return lacking(glyphs(plus(goodIcons[e.Good], int(e.N))), int(e.Lacking))
			},
			TopicOf: func(_ *moment, e montana.Harvested) string { return shortOr(int(e.Lacking), "areas") },
			Play: func(k *clip, e montana.Harvested) {
				from := func(m *moment) ui.Point { return m.yieldAt(e.Place, e.Small) }
				k.flyAll(0, int(e.N), icon(goodIcons[e.Good]), from, goodOf(e.Seat, e.Good))
			},
			Sound: func(k *clip, e montana.Harvested) { k.arrivals(0, int(e.N), goodCues[e.Good]) },
			More:  of((*takes).harvested),
		}),
		tale.Of(row[montana.AreaCleared]{
			Line: func(m *moment, e montana.AreaCleared) tale.Said {
				return did(rules.Nature, m.say("log.cleared", m.area(e.Area)), "")
			},
			Verb: func(m *moment, e montana.AreaCleared) string { return m.say("verb.cleared", m.area(e.Area)) },
			Glyphs: func(_ *moment, e montana.AreaCleared) []board.Glyph {
				return glyphs(board.Sign(areaIcons[e.Area], ""), board.Mute(board.Sign("worker", "0")))
			},
			Topic: "emptying",
			Play:  func(k *clip, e montana.AreaCleared) { k.areaCleared(k.m, e) },
			Sound: func(k *clip, _ montana.AreaCleared) { k.Cue(0, cue.Cleared) },
		}),
	}
}

// shortageTales are what there was too little of.
func shortageTales() []telling {
	return []telling{
		tale.Of(row[montana.GoodsShortage]{
			Line: func(m *moment, e montana.GoodsShortage) tale.Said {
				return did(rules.Nature, m.say("log.shortage", m.good(e.Good, 1), m.log().givers(e.Gave)), "")
			},
			Verb: verb[montana.GoodsShortage]("shortage"),
			Glyphs: func(_ *moment, e montana.GoodsShortage) []board.Glyph {
				return append(glyphs(board.Sign(goodIcons[e.Good], ""), board.Mute(board.Sign("shortage", ""))), givers(e.Gave)...)
			},
			Topic: "shortage", Loud: true, Costs: true,
			Play:  (*clip).goodsShortage,
			Sound: func(k *clip, _ montana.GoodsShortage) { k.Cue(0, cue.Shortage) },
			More:  of((*takes).goodsShortage),
		}),
		tale.Of(row[montana.WorkerShortage]{
			Line: func(m *moment, e montana.WorkerShortage) tale.Said {
				return did(rules.Nature, m.say("log.shortage", m.worker(e.Trade, 1), m.log().givers(e.Gave)), "")
			},
			Verb: verb[montana.WorkerShortage]("shortage"),
			Glyphs: func(_ *moment, e montana.WorkerShortage) []board.Glyph {
				return append(glyphs(workerGlyph(e.Trade, ""), board.Mute(board.Sign("shortage", ""))), givers(e.Gave)...)
			},
			Topic: "shortage", Loud: true, Costs: true,
			Play:  (*clip).workerShortage,
			Sound: func(k *clip, _ montana.WorkerShortage) { k.Cue(0, cue.Shortage) },
			More:  of((*takes).workerShortage),
		}),
	}
}
