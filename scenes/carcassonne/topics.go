package carcassonne

import (
	"strings"

	rules "tilestead/rules/carcassonne"
	"tilestead/scenes"
	"tilestead/ui"
)

var _ scenes.Referrer = (*Board)(nil)

// topics are the entries of the rules reference. Every section of the chapter
// on Carcassonne in docs/rulings.md is told by at least one.
var topics = []scenes.Topic{
	{ID: "goal", Chapter: "game", Rules: strings.Fields("6"), See: strings.Fields("turn complete end"), Lesson: "first"},
	{ID: "turn", Chapter: "game", Rules: strings.Fields("3"), See: strings.Fields("draw place follower complete second"), Lesson: "first"},
	{ID: "setup", Chapter: "game", Rules: strings.Fields("1 2"), See: strings.Fields("follower house")},

	{ID: "draw", Chapter: "tile", Rules: strings.Fields("3.1"), See: strings.Fields("place gap row")},
	{ID: "place", Chapter: "tile", Rules: strings.Fields("3.2"), See: strings.Fields("connect follower gap"), Lesson: "first"},
	{ID: "gap", Chapter: "tile", Rules: strings.Fields("3.1"), See: strings.Fields("draw end house")},
	{ID: "connect", Chapter: "tile", Rules: strings.Fields("3.3"), See: strings.Fields("join tunnel field")},
	{ID: "tunnel", Chapter: "tile", Rules: strings.Fields("3.3"), See: strings.Fields("connect road")},

	{ID: "follower", Chapter: "figure", Rules: strings.Fields("4"), See: strings.Fields("join home field big"), Lesson: "first"},
	{ID: "join", Chapter: "figure", Rules: strings.Fields("4 5"), See: strings.Fields("majority follower"), Lesson: "inns"},
	{ID: "home", Chapter: "figure", Rules: strings.Fields("4 5"), See: strings.Fields("complete follower dragon"), Lesson: "first"},

	{ID: "complete", Chapter: "score", Rules: strings.Fields("5"), See: strings.Fields("majority road city cloister"), Lesson: "first"},
	{ID: "majority", Chapter: "score", Rules: strings.Fields("5"), See: strings.Fields("join big"), Lesson: "inns"},
	{ID: "road", Chapter: "score", Rules: strings.Fields("5 6"), See: strings.Fields("complete inn unfinished"), Lesson: "first"},
	{ID: "city", Chapter: "score", Rules: strings.Fields("5 6"), See: strings.Fields("complete cathedral goods unfinished"), Lesson: "first"},
	{ID: "cloister", Chapter: "score", Rules: strings.Fields("5 6"), See: strings.Fields("complete unfinished")},
	{ID: "field", Chapter: "score", Rules: strings.Fields("6"), See: strings.Fields("majority pig connect"), Lesson: "first"},

	{ID: "inn", Chapter: "inns", Rules: strings.Fields("5 6"), See: strings.Fields("road unfinished house"), Lesson: "inns"},
	{ID: "cathedral", Chapter: "inns", Rules: strings.Fields("5 6"), See: strings.Fields("city unfinished house"), Lesson: "inns"},
	{ID: "big", Chapter: "inns", Rules: strings.Fields("7 7.1"), See: strings.Fields("majority join princess"), Lesson: "inns"},

	{ID: "goods", Chapter: "traders", Rules: strings.Fields("5 6"), See: strings.Fields("city end"), Lesson: "traders"},
	{ID: "builder", Chapter: "traders", Rules: strings.Fields("4 7.2"), See: strings.Fields("second orphan follower"), Lesson: "traders"},
	{ID: "second", Chapter: "traders", Rules: strings.Fields("7.2"), See: strings.Fields("builder turn"), Lesson: "traders"},
	{ID: "pig", Chapter: "traders", Rules: strings.Fields("4 7.3"), See: strings.Fields("field orphan"), Lesson: "traders"},
	{ID: "orphan", Chapter: "traders", Rules: strings.Fields("8.3"), See: strings.Fields("builder pig house")},

	{ID: "volcano", Chapter: "dragon", Rules: strings.Fields("8 8.1"), See: strings.Fields("dragon row second"), Lesson: "dragon"},
	{ID: "dragon", Chapter: "dragon", Rules: strings.Fields("8.2"), See: strings.Fields("volcano fairy orphan house"), Lesson: "dragon"},
	{ID: "row", Chapter: "dragon", Rules: strings.Fields("3.1"), See: strings.Fields("volcano draw")},
	{ID: "fairy", Chapter: "dragon", Rules: strings.Fields("8.4"), See: strings.Fields("dragon house"), Lesson: "dragon"},
	{ID: "princess", Chapter: "dragon", Rules: strings.Fields("8.5"), See: strings.Fields("city big orphan house"), Lesson: "dragon"},
	{ID: "portal", Chapter: "dragon", Rules: strings.Fields("8.6"), See: strings.Fields("follower dragon"), Lesson: "dragon"},

	{ID: "end", Chapter: "end", Rules: strings.Fields("6"), See: strings.Fields("unfinished field goods")},
	{ID: "unfinished", Chapter: "end", Rules: strings.Fields("6"), See: strings.Fields("road city cloister inn cathedral")},
	{ID: "house", Chapter: "end", Rules: strings.Fields("10"), See: strings.Fields("setup sources")},
	{ID: "itself", Chapter: "end", Rules: strings.Fields("9"), See: strings.Fields("turn complete")},
	{ID: "sources", Chapter: "end", See: strings.Fields("house goal")},
}

// Topics are the entries of the rules reference.
func (b *Board) Topics() []scenes.Topic { return topics }

// keyTopics are the entries that what is asked, the reasons of hints and other
// keys lead to where the names differ.
var keyTopics = map[string]string{
	"first": "setup", "act": "follower", "forced": "princess", "score": "complete", "again": "second",
	"over": "end", "farmer": "field", "pennant": "city", "bag": "draw", "tile": "place",
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
	if m.turn < 0 {
		return ""
	}
	return b.TopicOf(m.asked)
}

// topic is the entry for a thing, "" for nothing.
func (m *moment) topic(t thing) string {
	switch t.kind {
	case cellThing:
		return m.cellTopic(t.at)
	case featureThing:
		return m.placeTopic(t.place)
	case figureThing:
		return m.figureTopic(t)
	case dragonThing:
		return "dragon"
	case fairyThing:
		return "fairy"
	case plateThing:
		return "follower"
	case handThing:
		if id := tileTopic(t.tile, t.n); id != "" {
			return id
		}
		return "place"
	case pieceThing:
		if c := m.choiceCells()[t.n]; !c.fairy {
			return figureTopics[c.figure]
		}
		return "fairy"
	case rowThing:
		return "row"
	case bagThing:
		if m.asked == "dragon" {
			return "dragon"
		}
		return "draw"
	}
	return ""
}

// figureTopics are the entries for the figures.
var figureTopics = [rules.Figures]string{"follower", "big", "builder", "pig"}

// cellTopic is the entry for a cell, or for the ground of a tile on it.
func (m *moment) cellTopic(at rules.Pos) string {
	if laid, ok := m.s.TileAt(at); ok {
		if id := tileTopic(laid.Kind, -1); id != "" {
			return id
		}
	}
	return "place"
}

// placeTopic is the entry for a feature: for what is drawn on it, else its kind.
func (m *moment) placeTopic(at rules.Place) string {
	laid, ok := m.s.TileAt(at.At)
	if !ok {
		return "place"
	}
	return tileTopic(laid.Kind, at.Feature)
}

// tileTopic is the entry for a feature of a kind of tile, and for -1 for the
// rest of the tile; "" when nothing is to be said of it.
func tileTopic(k rules.Kind, feature int) string {
	t := &rules.Tiles[k]
	if feature >= 0 {
		f := &t.Features[feature]
		switch {
		case f.Marks&rules.Princess != 0:
			return "princess"
		case f.Marks&rules.Inn != 0:
			return "inn"
		case f.Marks&rules.Cathedral != 0:
			return "cathedral"
		case f.Good != rules.NoGood:
			return "goods"
		case f.Tunnel, t.Bridge && f.Kind == rules.Road:
			return "tunnel"
		case f.Kind != rules.Field:
			return kindNames[f.Kind]
		}
	}
	switch {
	case t.Volcano:
		return "volcano"
	case t.Dragon:
		return "dragon"
	case t.Portal:
		return "portal"
	case feature >= 0:
		return "field"
	}
	return ""
}

// figureTopic is the entry for a figure on the table.
func (m *moment) figureTopic(t thing) string {
	f := t.figure.Figure
	if f == rules.Small && m.featureKind(t.at, t.figure.Feature) == rules.Field {
		return "field"
	}
	if !f.Follower() && m.alone(t.figure) {
		return "orphan"
	}
	return figureTopics[f]
}

// alone says whether no follower of its owner is with a builder or pig.
func (m *moment) alone(f rules.Standing) bool {
	at := rules.Place{At: f.At, Feature: f.Feature}
	for _, g := range m.s.Figures() {
		if g.Seat == f.Seat && g.Figure.Follower() && m.s.SameObject(at, rules.Place{At: g.At, Feature: g.Feature}) {
			return false
		}
	}
	return true
}
