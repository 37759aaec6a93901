package carcassonne

import (
	"slices"

	"tilestead/rules/carcassonne"
	"tilestead/scenes/board"
)

// topics are the entries of the rules reference. Every section of the chapter
// on Carcassonne in docs/rulings.md is told by at least one.
var topics = slices.Concat(
	board.Chapter("game",
		board.Entry("goal", "6", "turn complete end", "first"),
		board.Entry("turn", "3", "draw place follower complete second", "first"),
		board.Entry("words", "", "complete majority follower second", ""),
		board.Entry("setup", "1 2", "follower house", ""),
	),
	board.Chapter("tile",
		board.Entry("draw", "3.1", "place gap row", ""),
		board.Entry("place", "3.2", "connect follower gap", "first"),
		board.Entry("gap", "3.1", "draw end house", ""),
		board.Entry("connect", "3.3", "join tunnel field", ""),
		board.Entry("tunnel", "3.3", "connect road", ""),
	),
	board.Chapter("figure",
		board.Entry("follower", "4", "join home field big", "first"),
		board.Entry("join", "4 5", "majority follower", "inns"),
		board.Entry("home", "4 5", "complete follower dragon", "first"),
	),
	board.Chapter("score",
		board.Entry("complete", "5", "majority road city cloister", "first"),
		board.Entry("majority", "5", "join big", "inns"),
		board.Entry("road", "5 6", "complete inn unfinished", "first"),
		board.Entry("city", "5 6", "complete cathedral goods unfinished", "first"),
		board.Entry("cloister", "5 6", "complete unfinished", ""),
		board.Entry("field", "6", "majority pig connect house", "first"),
	),
	board.Chapter("inns",
		board.Entry("inn", "5 6", "road unfinished house", "inns"),
		board.Entry("cathedral", "5 6", "city unfinished house", "inns"),
		board.Entry("big", "7 7.1", "majority join princess", "inns"),
	),
	board.Chapter("traders",
		board.Entry("goods", "5 6", "city end", "traders"),
		board.Entry("builder", "4 7.2", "second orphan follower", "traders"),
		board.Entry("second", "7.2", "builder turn", "traders"),
		board.Entry("pig", "4 7.3", "field orphan", "traders"),
		board.Entry("orphan", "8.3", "builder pig house", ""),
	),
	board.Chapter("dragon",
		board.Entry("volcano", "8 8.1", "dragon row second", "dragon"),
		board.Entry("dragon", "8.2", "volcano fairy orphan house", "dragon"),
		board.Entry("row", "3.1", "volcano draw", ""),
		board.Entry("fairy", "8.4", "dragon house", "dragon"),
		board.Entry("princess", "8.5", "city big orphan house", "dragon"),
		board.Entry("portal", "8.6", "follower dragon house", "dragon"),
	),
	board.Chapter("end",
		board.Entry("end", "6", "unfinished field goods", ""),
		board.Entry("unfinished", "6", "road city cloister inn cathedral", ""),
		board.Entry("house", "10", "setup sources", ""),
		board.Entry("itself", "9", "turn complete", ""),
		board.Entry("sources", "", "house goal", ""),
	),
)

// keyTopics are the entries that what is asked, the reasons of hints and other
// keys lead to where the names differ.
var keyTopics = map[string]string{
	"first": "setup", "act": "follower", "forced": "princess", "score": "complete", "again": "second",
	"over": "end", "farmer": "field", "pennant": "city", "bag": "draw", "tile": "place",
}

// entryOf is the entry for a key: its own name, a prompt's, a hint's.
func entryOf(key string) string { return board.TopicOf(topics, keyTopics, key) }

// topicAt is the entry for what lies there, else for what is asked.
func (m helpPart) topicAt(lies thing) string {
	if id := m.topic(lies); id != "" {
		return id
	}
	if m.turn < 0 {
		return ""
	}
	return entryOf(m.asked)
}

// topic is the entry for a thing, "" for nothing.
func (m helpPart) topic(t thing) string {
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
		if c := m.seats().choiceCells()[t.n]; !c.fairy {
			return figureTopics[c.figure]
		}
		return "fairy"
	case rowThing:
		return "row"
	case trackThing:
		return "itself"
	case bagThing:
		if m.asked == "dragon" {
			return "dragon"
		}
		return "draw"
	}
	return ""
}

// figureTopics are the entries for the figures.
var figureTopics = [carcassonne.Figures]string{"follower", "big", "builder", "pig"}

// cellTopic is the entry for a cell, or for the ground of a tile on it.
func (m helpPart) cellTopic(at carcassonne.Pos) string {
	if laid, ok := m.s.TileAt(at); ok {
		if id := tileTopic(laid.Kind, -1); id != "" {
			return id
		}
	}
	return "place"
}

// placeTopic is the entry for a feature: for what is drawn on it, else its kind.
func (m helpPart) placeTopic(at carcassonne.Place) string {
	laid, ok := m.s.TileAt(at.At)
	if !ok {
		return "place"
	}
	return tileTopic(laid.Kind, at.Feature)
}

// tileTopic is the entry for a feature of a kind of tile, and for -1 for the
// rest of the tile; "" when nothing is to be said of it.
func tileTopic(k carcassonne.Kind, feature int) string {
	t := &carcassonne.Tiles[k]
	if feature >= 0 {
		f := &t.Features[feature]
		switch {
		case f.Marks&carcassonne.Princess != 0:
			return "princess"
		case f.Marks&carcassonne.Inn != 0:
			return "inn"
		case f.Marks&carcassonne.Cathedral != 0:
			return "cathedral"
		case f.Good != carcassonne.NoGood:
			return "goods"
		case f.Tunnel, t.Bridge && f.Kind == carcassonne.Road:
			return "tunnel"
		case f.Kind != carcassonne.Field:
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
func (m helpPart) figureTopic(t thing) string {
	f := t.figure.Figure
	if f == carcassonne.Small && m.featureKind(t.at, t.figure.Feature) == carcassonne.Field {
		return "field"
	}
	if !f.Follower() && m.alone(t.figure) {
		return "orphan"
	}
	return figureTopics[f]
}

// alone says whether no follower of its owner is with a builder or pig.
func (m helpPart) alone(f carcassonne.Standing) bool {
	at := carcassonne.Place{At: f.At, Feature: f.Feature}
	for _, g := range m.s.Figures() {
		if g.Seat == f.Seat && g.Figure.Follower() &&
			m.s.SameObject(at, carcassonne.Place{At: g.At, Feature: g.Feature}) {
			return false
		}
	}
	return true
}
