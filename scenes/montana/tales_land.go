package montana

import (
	"time"

	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/scenes/board"
	"tilestead/scenes/tale"
	"tilestead/sound/cue"
	"tilestead/ui"
)

// landTales are what happens on the map.
func landTales() []telling {
	return []telling{
		tale.Of(row[montana.TileLaid]{Silent: true,
			Play:  func(k *clip, e montana.TileLaid) { k.tileLaid(k.after, e) },
			Sound: func(k *clip, _ montana.TileLaid) { k.Cue(k.Length(), cue.Tile) },
		}),
		tale.Of(row[montana.StartLaid]{
			Line: func(m *moment, e montana.StartLaid) tale.Said {
				return did(rules.Nature, m.say("log.start"), hexID(m.s, e.Hex))
			},
			Picture: glyphs(board.Sign("house", "")), Topic: "land",
			Play:  func(k *clip, e montana.StartLaid) { k.startLaid(k.after, e) },
			Sound: func(k *clip, _ montana.StartLaid) { k.Cue(200*ms, cue.Settlement) },
		}),
		tale.Of(row[montana.Built]{
			Line: func(m *moment, e montana.Built) tale.Said {
				return did(e.Seat, m.log().builtLine(e), hexID(m.s, e.Hex))
			},
			Verb:   verb[montana.Built]("built"),
			Glyphs: func(m *moment, e montana.Built) []board.Glyph { return m.log().builtGlyphs(e) },
			TopicOf: func(_ *moment, e montana.Built) string {
				switch {
				case e.Rows > 0:
					return "row"
				case e.Placed > 1:
					return "double"
				}
				return "settle"
			},
			LoudIf: func(e montana.Built) bool { return e.Rows > 0 },
			Stays:  (*moment).readBuilt,
			Play:   func(k *clip, e montana.Built) { k.built(k.m, k.after, e) },
			Sound:  (*clip).building,
		}),
		tale.Of(row[montana.SettleEnded]{
			Line: func(m *moment, e montana.SettleEnded) tale.Said {
				if e.Silver == 0 {
					return tale.Said{Seat: rules.Nature}
				}
				unused := int(e.Silver / montana.Components.SpareSilver)
				return did(e.Seat, m.count("log.unused", unused, m.silver(int(e.Silver))), "")
			},
			Verb: func(m *moment, e montana.SettleEnded) string {
				return m.count("verb.unused", int(e.Silver/montana.Components.SpareSilver))
			},
			Glyphs: func(m *moment, e montana.SettleEnded) []board.Glyph { return m.log().unusedGlyphs(e) },
			Topic:  "unused",
			Stays:  func(*moment, montana.SettleEnded) time.Duration { return unusedTime },
			Play:   func(k *clip, e montana.SettleEnded) { k.coins(0, int(e.Silver), e.Seat, (*moment).bankAt) },
			Sound:  func(k *clip, e montana.SettleEnded) { k.arrivals(0, int(e.Silver), cue.Coin) },
		}),
	}
}

// herdTales are what is done with cattle and canteens.
func herdTales() []telling {
	return []telling{
		tale.Of(row[montana.CattleTraded]{
			Line: func(m *moment, e montana.CattleTraded) tale.Said {
				if e.Lacking > 0 {
					return did(e.Seat, m.say("log.traded.none"), seatMark(e.Seat))
				}
				return did(e.Seat, m.say("log.traded", m.bargain(e.Bargain)), seatMark(e.Seat))
			},
			Verb: verb[montana.CattleTraded]("traded"),
			Glyphs: func(_ *moment, e montana.CattleTraded) []board.Glyph {
				return glyphs(board.Sign("cattle", "-1"), bargainGlyph(e))
			},
			Topic: "cattle",
			Stays: func(m *moment, e montana.CattleTraded) time.Duration { return m.read(e.Seat, deedTime) },
			Play:  (*clip).cattleTraded,
			Sound: (*clip).trading,
			More:  of((*takes).cattleTraded),
		}),
		tale.Of(row[montana.CanteenUsed]{
			Line: func(m *moment, e montana.CanteenUsed) tale.Said {
				return did(e.Seat, m.say("log.canteen"), seatMark(e.Seat))
			},
			Picture: glyphs(board.Sign("canteen", "-1")), Topic: "canteen", Loud: true,
			Play: func(k *clip, e montana.CanteenUsed) {
				k.fly(0, icon("canteen"), counterOf(e.Seat, canteenCounter),
					func(m *moment) ui.Point { return m.medalAt(e.Seat) })
			},
			Sound: func(k *clip, _ montana.CanteenUsed) { k.Cue(0, cue.Canteen) },
		}),
	}
}

// readBuilt is how long a settlement shows at least, longer where it completes a row.
func (m *moment) readBuilt(e montana.Built) time.Duration {
	if e.Rows > 0 {
		return m.read(e.Seat, rewardTime)
	}
	return m.read(e.Seat, deedTime)
}
