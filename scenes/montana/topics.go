package montana

import (
	"strings"

	rules "tilestead/rules/montana"
	"tilestead/scenes"
	"tilestead/ui"
)

var _ scenes.Referrer = (*Board)(nil)

// topics are the entries of the rules reference. Every number of
// docs/rulings.md is told by at least one.
var topics = []scenes.Topic{
	{ID: "goal", Chapter: "game", Rules: strings.Fields("S7 E1 E2"), See: strings.Fields("turn end winner settle"), Lesson: "recruit"},
	{ID: "turn", Chapter: "game", Rules: strings.Fields("T1 T2 T3 T4"), See: strings.Fields("recruit work town settle cattle canteen"), Lesson: "recruit"},
	{ID: "setup", Chapter: "game", Rules: strings.Fields("S7 S8 S9"), See: strings.Fields("land silver")},
	{ID: "land", Chapter: "game", Rules: strings.Fields("S1 S2 S3"), See: strings.Fields("where prices canteen")},

	{ID: "recruit", Chapter: "recruit", Rules: strings.Fields("A1 A2 A5"), See: strings.Fields("white limit advance workers"), Lesson: "recruit"},
	{ID: "white", Chapter: "recruit", Rules: strings.Fields("A2 A6"), See: strings.Fields("recruit shortage"), Lesson: "recruit"},
	{ID: "advance", Chapter: "recruit", Rules: strings.Fields("A3"), See: strings.Fields("recruit cattle"), Lesson: "recruit"},
	{ID: "limit", Chapter: "recruit", Rules: strings.Fields("A4"), See: strings.Fields("recruit cattle")},

	{ID: "work", Chapter: "work", Rules: strings.Fields("W1"), See: strings.Fields("bank areas town")},
	{ID: "areas", Chapter: "work", Rules: strings.Fields("W5 W6 W9"), See: strings.Fields("small emptying workers"), Lesson: "recruit"},
	{ID: "small", Chapter: "work", Rules: strings.Fields("W7 W9"), See: strings.Fields("areas emptying"), Lesson: "recruit"},
	{ID: "bank", Chapter: "work", Rules: strings.Fields("W2 W3"), See: strings.Fields("emptying silver")},
	{ID: "emptying", Chapter: "work", Rules: strings.Fields("W4 W8 T3"), See: strings.Fields("bank areas canteen")},

	{ID: "town", Chapter: "town", Rules: strings.Fields("W10 W13 W17"), See: strings.Fields("bid outbid rewards"), Lesson: "town"},
	{ID: "bid", Chapter: "town", Rules: strings.Fields("W11"), See: strings.Fields("outbid passing paying"), Lesson: "town"},
	{ID: "outbid", Chapter: "town", Rules: strings.Fields("W12 W13 W19"), See: strings.Fields("bid passing"), Lesson: "town"},
	{ID: "passing", Chapter: "town", Rules: strings.Fields("W13 W14"), See: strings.Fields("outbid paying")},
	{ID: "paying", Chapter: "town", Rules: strings.Fields("W15 W18"), See: strings.Fields("rewards shortage")},
	{ID: "rewards", Chapter: "town", Rules: strings.Fields("W16 H6"), See: strings.Fields("upgrade cattle"), Lesson: "town"},
	{ID: "upgrade", Chapter: "town", Rules: strings.Fields("W16"), See: strings.Fields("goods prices"), Lesson: "town"},

	{ID: "settle", Chapter: "settle", Rules: strings.Fields("C1 C9"), See: strings.Fields("where prices double row unused"), Lesson: "settle"},
	{ID: "where", Chapter: "settle", Rules: strings.Fields("C2"), See: strings.Fields("land prices"), Lesson: "settle"},
	{ID: "prices", Chapter: "settle", Rules: strings.Fields("C3"), See: strings.Fields("goods upgrade"), Lesson: "settle"},
	{ID: "double", Chapter: "settle", Rules: strings.Fields("C4"), See: strings.Fields("row prices"), Lesson: "settle"},
	{ID: "row", Chapter: "settle", Rules: strings.Fields("C5 C6 C10"), See: strings.Fields("double where"), Lesson: "settle"},
	{ID: "unused", Chapter: "settle", Rules: strings.Fields("C1 C10"), See: strings.Fields("settle silver"), Lesson: "settle"},

	{ID: "cattle", Chapter: "beasts", Rules: strings.Fields("C7 K1 K2 K3 T2 W18"), See: strings.Fields("shortage limit winner"), Lesson: "tempo"},
	{ID: "canteen", Chapter: "beasts", Rules: strings.Fields("C8 N1 N2 N3"), See: strings.Fields("turn end winner"), Lesson: "tempo"},

	{ID: "goods", Chapter: "pieces", Rules: strings.Fields("S5"), See: strings.Fields("areas upgrade shortage")},
	{ID: "workers", Chapter: "pieces", Rules: strings.Fields("S4"), See: strings.Fields("recruit areas bank")},
	{ID: "silver", Chapter: "pieces", Rules: strings.Fields("S6"), See: strings.Fields("bank unused cattle")},
	{ID: "shortage", Chapter: "pieces", Rules: strings.Fields("H1 H2 H3 H4 H5 H6 H7"), See: strings.Fields("goods workers")},

	{ID: "end", Chapter: "end", Rules: strings.Fields("E1"), See: strings.Fields("winner canteen"), Lesson: "end"},
	{ID: "winner", Chapter: "end", Rules: strings.Fields("E2 E3"), See: strings.Fields("end goal"), Lesson: "end"},
	{ID: "itself", Chapter: "end", Rules: strings.Fields("W13"), See: strings.Fields("turn cattle")},
	{ID: "sources", Chapter: "end", See: strings.Fields("goal")},
}

// Topics are the entries of the rules reference.
func (b *Board) Topics() []scenes.Topic { return topics }

// keyTopics are the entries that what is asked, the reasons of hints and other
// keys lead to where the names differ.
var keyTopics = map[string]string{
	"tile": "land", "start": "land", "first": "setup", "spin": "recruit", "return": "limit", "use": "areas",
	"reward": "rewards", "build": "settle", "canteens": "canteen", "contractor": "town", "settlements": "goal", "spare": "unused", "tempo": "canteen",
}

// TopicOf is the entry for a key: its own name, a prompt's, a hint's.
func (b *Board) TopicOf(key string) string {
	if id, ok := keyTopics[key]; ok {
		return id
	}
	for i := range topics {
		if topics[i].ID == key {
			return key
		}
	}
	return ""
}

// Topic is the entry for what lies at p, else for what is asked.
func (b *Board) Topic(v *scenes.View, p ui.Point) string {
	m := b.moment(v)
	if id := m.topic(m.find(p)); id != "" {
		return id
	}
	for i, r := range v.Frame.Buttons {
		if r.Contains(p) && m.turn >= 0 && m.asked.Kind == rules.StepTurn && i < len(actions) {
			return actions[i] // the entries have the actions' names
		}
	}
	if m.turn < 0 {
		return ""
	}
	return b.TopicOf(m.s.Prompt().Key)
}

func (m *moment) topic(o object) string {
	switch o.kind {
	case hexObject:
		return m.hexTopic(o.hex)
	case placeObject:
		switch {
		case m.s.Workers(o.place).Size() > 0:
			return "emptying"
		case o.place.Area() == rules.Bank:
			return "bank"
		}
		return "areas"
	case smallObject:
		return "small"
	case siteObject:
		return "areas"
	case cellObject:
		if m.taken(o.row, o.column) {
			return "outbid"
		}
		return "bid"
	case rewardObject:
		if w := rules.Components.Rewards[o.row]; w.Goods == 0 && w.Cattle == 0 && w.Silver == 0 {
			return "upgrade"
		}
		return "rewards"
	case priceObject:
		return "bid"
	case townObject:
		return "town"
	case discObject:
		return m.discTopic(o.sector)
	case plateObject:
		return "goal"
	case goodObject:
		return "goods"
	case cattleObject:
		return "cattle"
	case canteenObject:
		return "canteen"
	case bidderObject:
		return "passing"
	case optionObject:
		return m.optionTopic()
	}
	return ""
}

func (m *moment) hexTopic(h rules.Hex) string {
	f, ok := m.s.Face(h)
	_, n := m.s.Settlements(h)
	switch {
	case !ok, h == m.s.Start(), f.Kind == rules.Mountain:
		return "land"
	case f.Kind == rules.Lake:
		return "canteen"
	case n > 0, m.turn >= 0 && !m.reachable(h):
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

func (m *moment) discTopic(sector int) string {
	if m.turn >= 0 && m.asked.Kind == rules.StepAdvance {
		return "advance"
	}
	for _, t := range rules.Components.Sectors[sector] {
		if t == rules.White {
			return "white"
		}
	}
	return "recruit"
}

func (m *moment) optionTopic() string {
	switch {
	case m.trading():
		return "cattle"
	case m.asked.Kind == rules.StepReward && m.countedKind() == rules.KindUpgrade:
		return "upgrade"
	case m.asked.Kind == rules.StepUse && rules.Place(m.asked.A).Area() == rules.Bank:
		return "bank"
	case m.asked.Kind == rules.StepTake:
		return "white"
	}
	return (*Board)(nil).TopicOf(m.s.Prompt().Key)
}
