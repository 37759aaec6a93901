package agricola

import (
	"slices"

	"tilestead/assets"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// topics are the entries of the rules reference. Every section of the chapter
// on Agricola in docs/rulings.md is told by at least one.
var topics = slices.Concat(
	board.Chapter("game",
		board.Entry("goal", "1", "turn food score", "first"),
		board.Entry("turn", "4 4.1 4.2 4.3 8", "resources start food", "first"),
		board.Entry("setup", "2 13", "turn start", ""),
		board.Entry("start", "8", "turn setup", ""),
		board.Entry("others", "8", "turn start", ""),
		board.Entry("stages", "4.1 8", "turn family", ""),
	),
	board.Chapter("farm",
		board.Entry("family", "5", "house food score", ""),
		board.Entry("house", "3 5", "family resources", ""),
		board.Entry("fields", "3 5", "food unused", "first"),
		board.Entry("pastures", "6", "animals unused", "fences"),
		board.Entry("animals", "7", "pastures food", "fences"),
		board.Entry("unused", "3", "fields pastures score", ""),
	),
	board.Chapter("goods",
		board.Entry("resources", "1 8", "house majors", "first"),
		board.Entry("food", "4.4", "fields animals majors", "harvest"),
		board.Entry("majors", "9", "food resources bread", ""),
		board.Entry("cards", "2 5", "majors exchange", "cards"),
		board.Entry("bread", "5 9", "majors food", ""),
		board.Entry("exchange", "5 9 12 15 15.1 15.2 15.3 15.4", "food majors", "harvest"),
	),
	board.Chapter("moor",
		board.Entry("land", "14 14.1 14.2", "special unused", "moor"),
		board.Entry("special", "14.3", "land fuel", "moor"),
		board.Entry("fuel", "14.4", "house land", "moor"),
		board.Entry("horses", "14.3 14.6 14.7", "special animals", ""),
		board.Entry("stacks", "14.5 14.6 14.7 14.9", "majors fuel", ""),
	),
	board.Chapter("end",
		board.Entry("score", "10", "sheet unused alone", ""),
		board.Entry("sheet", "10", "score fields animals", ""),
		board.Entry("alone", "11 14.8", "score special", ""),
		board.Entry("itself", "12", "turn animals", ""),
	),
	cardTopics(),
)

// keyTopics are the entries that what is asked leads to where the names differ.
var keyTopics = map[string]string{
	"place": "turn", "again": "itself", "use": "turn", "feed": "food", "breed": "animals", "heat": "fuel",
	"draft": "cards", "mulligan": "cards", "order": "alone", "teach": "cards", "clay": "pastures", "leave": "alone", "spend": "alone", "cook": "food", "last": "score", "over": "score",
	"begin": "exchange", "return": "exchange",
}

// entryOf is the entry for a key: its own name, a prompt's, a hint's.
func entryOf(key string) string { return board.TopicOf(topics, keyTopics, key) }

// spaceTopics are the entries of what spaces do first.
var spaceTopics = map[box.Op]string{
	box.Plow: "fields", box.Sow: "fields", box.Bake: "food", box.BuildRooms: "house",
	box.BuildStables: "pastures", box.BuildFences: "pastures", box.Renovate: "house",
	box.Grow: "family", box.Improve: "majors", box.TakeFirst: "start",
}

func (m helpPart) spaceTopic(sp box.Space) string {
	a := &box.Spaces[sp]
	if a.N > 0 && a.Adds.Animal() {
		return "animals"
	}
	if id := spaceTopics[a.Parts[0].Op]; id != "" {
		return id
	}
	return "resources"
}

// topicAt is the entry for what lies at p, else for what is asked.
func (m helpPart) topicAt(p ui.Point) string {
	if c, ok := m.cards().cardAt(p); ok {
		return cardTopic(c)
	}
	if sp := m.works().spaceAt(p); sp != box.NoSpace {
		return m.spaceTopic(sp)
	}
	switch {
	case m.at.farm.Contains(p):
		return "unused"
	case m.at.goods.Contains(p):
		return "resources"
	case m.at.front.Contains(p):
		return "majors"
	case m.at.points.Contains(p):
		return "score"
	case m.at.needs.Contains(p):
		return "food"
	}
	if _, ok := m.farm().rivalAt(p); ok {
		return "others"
	}
	if m.turn == rules.Nature || m.turn == rules.Nobody {
		return entryOf("over")
	}
	if key := m.s.Prompt().Key; key != "house" {
		return entryOf(key)
	}
	return "animals"
}

// sketches illustrate the entries that a farm explains.
var sketches = map[string]board.Sketch{
	"goal": {Set: []string{"rooms 1 0,0 1,0 2,0", "house 1 clay", "fields 1 0,2 0,3", "crop 1 0,2 3 grain",
		"crop 1 0,3 2 vegetable", "pasture 1 1,3 1,4 2,3 2,4", "stables 1 1,4", "goods 1 sheep 4"}},
	"house":    {Set: []string{"rooms 1 0,0 0,1 1,0 2,0", "house 1 clay"}},
	"fields":   {Set: []string{"fields 1 0,2 0,3 0,4", "crop 1 0,2 3 grain", "crop 1 0,3 2 vegetable"}},
	"pastures": {Set: []string{"pasture 1 0,3 0,4", "pasture 1 1,3 1,4 2,4", "stables 1 0,4 2,2"}},
	"unused":   {Set: []string{"fields 1 0,4", "pasture 1 1,3 1,4", "stables 1 0,2"}},
	"land":     {Modules: []string{"moor"}, Set: []string{"forests 1 0,1 0,2 0,3 0,4 1,4", "moors 1 2,2 2,3 2,4"}},
}

// picture is the farm of an entry, as wide as w at most.
func picture(topic string, words *assets.Words, l ui.Layout, w, _ float64) board.Picture {
	if p, ok := cardEntryPicture(topic, w); ok {
		return p
	}
	sketch, ok := sketches[topic]
	if !ok {
		return board.Picture{}
	}
	q := 44.0
	if l == ui.Compact {
		q = 30
	}
	box := ui.Rect{W: min(w, 5*q+10), H: 3*q + 10}
	return board.Picture{W: box.W, H: box.H, Draw: func(c *ui.Canvas, x, y float64) {
		sketch.Title, sketch.Modules = &agricola.Title, append(slices.Clone(sketch.Modules), "first-1")
		b := NewBoard()
		m := b.moment(sketch.View(b, words, 640, 400))
		at := *m.at
		at.farm = ui.Rect{X: x, Y: y, W: box.W, H: box.H}
		m.at, m.own, m.seen, m.Hover = &at, 0, 0, ""
		m.farm().drawFarm(c)
	}}
}
