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

// townTales are the auction.
func townTales() []telling {
	return []telling{
		tale.Of(row[montana.TownOpened]{
			Line: func(m *moment, e montana.TownOpened) tale.Said {
				if e.N == 0 {
					return did(e.Seat, m.say("log.town.none"), "town")
				}
				return did(e.Seat, m.say("log.town"), "town")
			},
			Verb: verb[montana.TownOpened]("town"),
			Glyphs: func(m *moment, e montana.TownOpened) []board.Glyph {
				return glyphs(m.log().contractorGlyph(e.Seat), plus("pumpkin", int(e.N)))
			},
			Topic: "town",
			Stays: func(m *moment, e montana.TownOpened) time.Duration { return m.read(e.Seat, bidTime) },
			Play: func(k *clip, e montana.TownOpened) {
				end := k.flyAll(0, int(e.N), icon("pumpkin"), supplyOf(montana.Pumpkin), goodOf(e.Seat, montana.Pumpkin))
				k.unroll(end, 220*ms, k.after, false)
			},
			Sound: func(k *clip, e montana.TownOpened) { k.Cue(k.arrivals(0, int(e.N), cue.Pumpkin), cue.Town) },
		}),
		tale.Of(row[montana.Bid]{
			Line: func(m *moment, e montana.Bid) tale.Said {
				pumpkins := m.good(montana.Pumpkin, int(montana.Components.Pumpkins[e.Column]))
				return did(e.Seat, m.say("log.bid", pumpkins, m.say("row."+rowNames[e.Row])), cellID(e.Row, e.Column))
			},
			Verb: verb[montana.Bid]("bid"),
			Glyphs: func(m *moment, e montana.Bid) []board.Glyph {
				pumpkins := strconv.Itoa(int(montana.Components.Pumpkins[e.Column]))
				return glyphs(m.log().contractorGlyph(e.Seat), board.Sign("pumpkin", pumpkins))
			},
			Topic: "bid",
			Stays: func(m *moment, e montana.Bid) time.Duration { return m.read(e.Seat, bidTime) },
			Play: func(k *clip, e montana.Bid) {
				k.bid(k.m, e)
				k.calls(e.Seat, e)
			},
			Sound: func(k *clip, _ montana.Bid) { k.Cue(330*ms, cue.Bid) },
		}),
	}
}

// leavingTales are who is out of an auction, and how it ends.
func leavingTales() []telling {
	return []telling{
		tale.Of(row[montana.Outbid]{
			Line: func(m *moment, e montana.Outbid) tale.Said {
				return did(e.Seat, m.say("log.outbid", m.Name(e.By)), "town")
			},
			Verb: verb[montana.Outbid]("outbid"),
			Glyphs: func(_ *moment, e montana.Outbid) []board.Glyph {
				return glyphs(board.Mute(board.Sign("cross", "")), board.Medal(e.By, ""))
			},
			Topic: "outbid", Loud: true, Costs: true,
			Play: func(k *clip, e montana.Outbid) {
				k.bidderFlash(e.Seat)
				k.calls(e.Seat, e)
			},
			Sound: func(k *clip, _ montana.Outbid) { k.Cue(0, cue.Outbid) },
		}),
		tale.Of(row[montana.Passed]{
			Line: func(m *moment, e montana.Passed) tale.Said {
				if e.Forced {
					return did(e.Seat, m.say("log.passed.forced"), "town")
				}
				kept := m.good(montana.Pumpkin, int(m.s.Player(e.Seat).Goods[montana.Pumpkin]))
				return did(e.Seat, m.say("log.passed", kept), "town")
			},
			Verb: func(m *moment, e montana.Passed) string {
				if e.Forced {
					return m.say("verb.passed.forced")
				}
				return m.say("verb.passed")
			},
			Glyphs: func(m *moment, e montana.Passed) []board.Glyph {
				return glyphs(m.log().contractorGlyph(e.Seat), board.Mute(board.Sign("door", "")))
			},
			Topic: "passing",
			Stays: func(m *moment, e montana.Passed) time.Duration {
				if e.Forced { // nobody chose it
					return bidTime
				}
				return m.read(e.Seat, bidTime)
			},
			Play: func(k *clip, e montana.Passed) {
				k.passed(e)
				if !e.Forced || !k.m.Person(e.Seat) { // else the prompt tells it, and the tag
					k.calls(e.Seat, e)
				}
			},
			Sound: func(k *clip, _ montana.Passed) { k.Cue(140*ms, cue.Pass) },
		}),
		tale.Of(row[montana.ContractorsHome]{Silent: true,
			Play:  func(k *clip, _ montana.ContractorsHome) { k.contractorsHome(k.m, k.after) },
			Sound: func(k *clip, _ montana.ContractorsHome) { k.Cue(0, cue.Return) },
		}),
	}
}

// rewardTales are how bids are paid and rewarded.
func rewardTales() []telling {
	return []telling{
		tale.Of(row[montana.BidPaid]{
			Line: func(m *moment, e montana.BidPaid) tale.Said {
				return did(e.Seat, m.say("log.paid", m.good(montana.Pumpkin, int(e.Pumpkins))), "town")
			},
			Verb: verb[montana.BidPaid]("paid"),
			Glyphs: func(_ *moment, e montana.BidPaid) []board.Glyph {
				return glyphs(board.Sign("pumpkin", assets.Number(-int(e.Pumpkins))))
			},
			Topic: "paying",
			Stays: func(m *moment, e montana.BidPaid) time.Duration { return m.read(e.Seat, deedTime) },
			Play: func(k *clip, e montana.BidPaid) {
				k.calls(e.Seat, e)
				k.flyAll(0, int(e.Pumpkins), icon("pumpkin"), goodOf(e.Seat, montana.Pumpkin), supplyOf(montana.Pumpkin))
			},
			Sound: func(k *clip, e montana.BidPaid) { k.spent(0, int(e.Pumpkins), cue.Pumpkin) },
		}),
		tale.Of(row[montana.CattleRewarded]{
			Line: func(m *moment, e montana.CattleRewarded) tale.Said {
				return did(e.Seat, m.say("log.gets", m.count("n.cattle", int(e.Cattle))), "town")
			},
			Glyphs: func(_ *moment, e montana.CattleRewarded) []board.Glyph { return glyphs(plus("cattle", int(e.Cattle))) },
			Topic:  "rewards",
			Stays:  func(m *moment, e montana.CattleRewarded) time.Duration { return m.read(e.Seat, rewardTime) },
			Play: func(k *clip, e montana.CattleRewarded) {
				k.calls(e.Seat, e)
				k.flyAll(0, int(e.Cattle), icon("cattle"), rewardOf(e.Row), counterOf(e.Seat, cattleCounter))
			},
			Sound: func(k *clip, e montana.CattleRewarded) { k.arrivals(0, min(1, int(e.Cattle)), cue.Cattle) },
		}),
		tale.Of(row[montana.Rewarded]{
			Line: func(m *moment, e montana.Rewarded) tale.Said {
				nothing := montana.Rewarded{Seat: e.Seat, Row: e.Row}
				if montana.Components.Rewards[e.Row].Cattle > 0 && e == nothing { // its cattle came before
					return tale.Said{Seat: rules.Nature}
				}
				return did(e.Seat, m.log().rewardedLine(e), "town")
			},
			Glyphs: func(m *moment, e montana.Rewarded) []board.Glyph { return m.log().rewardedGlyphs(e) },
			Topic:  "rewards",
			Stays:  func(m *moment, e montana.Rewarded) time.Duration { return m.read(e.Seat, rewardTime) },
			Play: func(k *clip, e montana.Rewarded) {
				k.rewarded(e)
				k.calls(e.Seat, e)
			},
			Sound: (*clip).rewarding,
			More:  of((*takes).rewarded),
		}),
	}
}

// endTales are how the game ends.
func endTales() []telling {
	return []telling{
		tale.Of(row[montana.EndAnnounced]{
			Line: func(m *moment, e montana.EndAnnounced) tale.Said {
				return did(e.Seat, m.say(m.log().endKey("log.end", e.Seat)), seatMark(e.Seat))
			},
			Verb: func(m *moment, e montana.EndAnnounced) string {
				return m.say(m.log().endKey("verb.end", e.Seat))
			},
			Picture: glyphs(board.Mute(board.Sign("house", "0")), board.Sign("clock", "")), Topic: "end", Loud: true,
			Stays: func(*moment, montana.EndAnnounced) time.Duration { return endTime },
			Play: func(k *clip, e montana.EndAnnounced) {
				k.BannerFor(0, endTime, func(m *moment) string { return m.say(m.log().endKey("banner.end", e.Seat)) },
					func(m *moment) string { return m.say("banner.end.1", m.Name(e.Seat)) })
			},
			Sound: func(k *clip, _ montana.EndAnnounced) { k.Cue(0, cue.LastRound) },
		}),
		tale.Of(row[montana.GameOver]{
			Line: func(m *moment, e montana.GameOver) tale.Said {
				var names []string
				for _, w := range e.Winners {
					names = append(names, m.Name(w))
				}
				return did(rules.Nature, m.count("log.over", len(names), m.list(names)), "")
			},
			Glyphs: func(_ *moment, e montana.GameOver) []board.Glyph { return board.Crown(e.Winners) },
			Topic:  "winner", Loud: true,
			Play: func(k *clip, e montana.GameOver) {
				k.Banner(0, func(m *moment) string { return m.say("banner.over") },
					func(m *moment) string { return tales.Said(m, e).Text })
			},
			Sound: func(k *clip, _ montana.GameOver) { k.Cue(0, cue.End) },
		}),
	}
}

// rewarding lets what a row brings be heard, and before it what is given for that.
func (k *clip) rewarding(e montana.Rewarded) {
	k.Cue(0, cue.Won)
	t := time.Duration(0)
	for g, n := range e.Given {
		t = max(t, k.spent(0, int(n), goodCues[g]))
	}
	k.arrivals(t, min(1, int(e.Cattle)), cue.Cattle)
	k.arrivals(t, int(e.Silver), cue.Coin)
	for g, n := range e.Goods {
		t = k.arrivals(t, int(n), goodCues[g])
	}
}

// rewardedGlyphs are what a row brings.
func (m logPart) rewardedGlyphs(e montana.Rewarded) (list []board.Glyph) {
	if e.Cattle > 0 {
		list = append(list, plus("cattle", int(e.Cattle)))
	}
	if e.Silver > 0 {
		list = append(list, plus("coin", int(e.Silver)))
	}
	for g, n := range e.Goods {
		if n > 0 {
			list = append(list, plus(goodIcons[g], int(n)))
		}
	}
	short := 0
	for _, n := range e.Lacking {
		short += int(n)
	}
	if len(list) == 0 {
		list = append(list, m.contractorGlyph(e.Seat), board.Sign("", "0"))
	}
	return lacking(list, short)
}

// receipt keeps the last bids of an auction to be seen: they are there until all go home.
func receipt(e rules.Event) bool {
	_, home := e.(montana.ContractorsHome)
	return home
}
