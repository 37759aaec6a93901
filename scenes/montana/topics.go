package montana

import (
	"slices"

	"tilestead/rules/montana"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// topics are the entries of the rules reference. Every number of
// docs/rulings.md is told by at least one.
var topics = slices.Concat(
	board.Chapter("game",
		board.Entry("goal", "S7 E1 E2", "turn end winner settle", "recruit"),
		board.Entry("turn", "T1 T2 T3 T4", "recruit work town settle cattle canteen", "recruit"),
		board.Entry("words", "", "work town shortage row", ""),
		board.Entry("setup", "S7 S8 S9", "land silver", ""),
		board.Entry("land", "S1 S2 S3", "where prices canteen", ""),
	),
	board.Chapter("recruit",
		board.Entry("recruit", "A1 A2 A5", "white limit advance workers", "recruit"),
		board.Entry("white", "A2 A6", "recruit shortage", "recruit"),
		board.Entry("advance", "A3", "recruit cattle", "recruit"),
		board.Entry("limit", "A4", "recruit cattle", ""),
	),
	board.Chapter("work",
		board.Entry("work", "W1", "bank areas town", ""),
		board.Entry("areas", "W5 W6 W9", "small emptying workers", "recruit"),
		board.Entry("small", "W7 W9", "areas emptying", "recruit"),
		board.Entry("bank", "W2 W3", "emptying silver", ""),
		board.Entry("emptying", "W4 W8 T3", "bank areas canteen", ""),
	),
	board.Chapter("town",
		board.Entry("town", "W10 W13 W17", "bid outbid rewards", "town"),
		board.Entry("bid", "W11", "outbid passing paying", "town"),
		board.Entry("outbid", "W12 W13 W19", "bid passing", "town"),
		board.Entry("passing", "W13 W14", "outbid paying", ""),
		board.Entry("paying", "W15 W18", "rewards shortage", ""),
		board.Entry("rewards", "W16 H6", "upgrade cattle", "town"),
		board.Entry("upgrade", "W16", "goods prices", "town"),
	),
	board.Chapter("settle",
		board.Entry("settle", "C1 C9", "where prices double row unused", "settle"),
		board.Entry("where", "C2", "land prices", "settle"),
		board.Entry("prices", "C3", "goods upgrade", "settle"),
		board.Entry("double", "C4", "row prices", "settle"),
		board.Entry("row", "C5 C6 C10", "double where", "settle"),
		board.Entry("unused", "C1 C10", "settle silver", "settle"),
	),
	board.Chapter("beasts",
		board.Entry("cattle", "C7 K1 K2 K3 T2 W18", "shortage limit winner", "tempo"),
		board.Entry("canteen", "C8 N1 N2 N3", "turn end winner", "tempo"),
	),
	board.Chapter("pieces",
		board.Entry("goods", "S5", "areas upgrade shortage", ""),
		board.Entry("workers", "S4", "recruit areas bank", ""),
		board.Entry("silver", "S6", "bank unused cattle", ""),
		board.Entry("shortage", "H1 H2 H3 H4 H5 H6 H7", "goods workers", ""),
	),
	board.Chapter("end",
		board.Entry("end", "E1", "winner canteen", "end"),
		board.Entry("winner", "E2 E3", "end goal", "end"),
		board.Entry("itself", "W13", "turn cattle", ""),
		board.Entry("sources", "", "goal", ""),
	),
)

// keyTopics are the entries that what is asked, the reasons of hints and other
// keys lead to where the names differ.
var keyTopics = map[string]string{
	"tile": "land", "start": "land", "first": "setup", "spin": "recruit", "return": "limit", "use": "areas",
	"reward": "rewards", "build": "settle", "canteens": "canteen", "contractor": "town", "settlements": "goal",
	"spare": "unused", "tempo": "canteen",
}

// entryOf is the entry for a key: its own name, a prompt's, a hint's.
func entryOf(key string) string { return board.TopicOf(topics, keyTopics, key) }

// topicAt is the entry for what lies at p, else for what is asked.
func (m helpPart) topicAt(p ui.Point, lies thing) string {
	if id := m.topic(lies); id != "" {
		return id
	}
	for i, r := range m.Frame.Buttons {
		if r.Contains(p) && m.turn >= 0 && m.asked.Kind == montana.StepTurn && i < len(actions) {
			return actions[i] // the entries have the actions' names
		}
	}
	if m.turn < 0 {
		return ""
	}
	return entryOf(m.s.Prompt().Key)
}

func (m helpPart) topic(o thing) string {
	switch o.kind {
	case hexThing:
		return m.hexTopic(o.hex)
	case placeThing:
		switch {
		case m.s.Workers(o.place).Size() > 0:
			return "emptying"
		case o.place.Area() == montana.Bank:
			return "bank"
		}
		return "areas"
	case smallThing:
		return "small"
	case siteThing:
		return "areas"
	case cellThing:
		if m.town().taken(o.row, o.column) {
			return "outbid"
		}
		return "bid"
	case rewardThing:
		if w := montana.Components.Rewards[o.row]; w.Goods == 0 && w.Cattle == 0 && w.Silver == 0 {
			return "upgrade"
		}
		return "rewards"
	case priceThing:
		return "bid"
	case townThing:
		return "town"
	case discThing:
		return m.discTopic(o.sector)
	case plateThing:
		return "goal"
	case goodThing:
		return "goods"
	case cattleThing:
		return "cattle"
	case canteenThing:
		return "canteen"
	case bidderThing:
		return "passing"
	case slotThing:
		return m.slotTopic()
	}
	return ""
}

func (m helpPart) hexTopic(h montana.Hex) string {
	f, ok := m.s.Face(h)
	_, n := m.s.Settlements(h)
	switch {
	case !ok, h == m.s.Start(), f.Kind == montana.Mountain:
		return "land"
	case f.Kind == montana.Lake:
		return "canteen"
	case n > 0, m.turn >= 0 && !m.land().reachable(h):
		return "where"
	case m.turn >= 0 && !m.s.Payable(m.turn, h):
		return "prices"
	case f.Double:
		return "double"
	case m.s.CattleOn(h):
		return "cattle"
	}
	return "settle"
}

func (m helpPart) discTopic(sector int) string {
	if m.turn >= 0 && m.asked.Kind == montana.StepAdvance {
		return "advance"
	}
	for _, t := range montana.Components.Sectors[sector] {
		if t == montana.White {
			return "white"
		}
	}
	return "recruit"
}

func (m helpPart) slotTopic() string {
	switch {
	case m.trading():
		return "cattle"
	case m.asked.Kind == montana.StepReward && m.aims().countedKind() == montana.KindUpgrade:
		return "upgrade"
	case m.asked.Kind == montana.StepUse && montana.Place(m.asked.A).Area() == montana.Bank:
		return "bank"
	case m.asked.Kind == montana.StepTake:
		return "white"
	}
	return entryOf(m.s.Prompt().Key)
}
