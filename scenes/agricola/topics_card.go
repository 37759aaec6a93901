package agricola

import (
	"strings"

	"tilestead/assets"
	"tilestead/rules/agricola/box"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// cardTopic is the entry of a card in the rules reference.
func cardTopic(c box.Card) string { return "card-" + box.Cards[c].ID }

// cardTopics are the entries of all cards, a chapter a deck.
func cardTopics() (topics []board.Topic) {
	for _, chapter := range [...]string{"occupations", "minors", "moor_minors"} {
		for i := range box.Cards {
			if c := box.Card(i); cardChapter(c) == chapter {
				topics = append(topics, board.Topic{ID: cardTopic(c), Chapter: chapter,
					Tell: func(w *assets.Words) (string, []string) { return tellCard(w, c) }})
			}
		}
	}
	return topics
}

func cardChapter(c box.Card) string {
	switch card := &box.Cards[c]; {
	case card.Occupation:
		return "occupations"
	case card.Moor():
		return "moor_minors"
	}
	return "minors"
}

// tellCard is a card's name and all there is to read of it: price and points, what it
// needs, what it does, and how single points of it are ruled.
func tellCard(w *assets.Words, c box.Card) (head string, paragraphs []string) {
	card := &box.Cards[c]
	key := "agricola.card." + card.ID
	text := func(part string) string {
		if w.Has(key + part) {
			return w.Say(key + part)
		}
		return ""
	}
	var facts []string
	if price := priceWords(w, c); price != "" {
		facts = append(facts, w.Say("agricola.supply.price", price))
	}
	if card.Points != 0 {
		facts = append(facts, w.Say("agricola.supply.points", card.Points))
	}
	if needs := needWords(w, c); needs != "" {
		facts = append(facts, w.Say("agricola.card.needs", needs))
	}
	if card.Seats > 1 {
		facts = append(facts, w.Say("agricola.card.seats", card.Seats))
	}
	paragraphs = append(nonempty(strings.Join(facts, " · ")), text(".does"))
	if card.Passes {
		paragraphs = append(paragraphs, w.Say("agricola.card.passes"))
	}
	return w.Say(key), append(paragraphs, nonempty(text(".rulings"))...)
}

// cardEntryPicture is the picture of a card's entry; ok is false for other entries.
func cardEntryPicture(topic string, w float64) (p board.Picture, ok bool) {
	id, ok := strings.CutPrefix(topic, "card-")
	if !ok {
		return p, false
	}
	c, ok := box.FindCard(id)
	if !ok {
		return p, false
	}
	wide := min(w, 2*sceneWide)
	box := ui.Rect{W: wide, H: wide * sceneHigh / sceneWide}
	return board.Picture{W: box.W, H: box.H, Draw: func(c2 *ui.Canvas, x, y float64) {
		at := box.Move(x, y)
		ui.Inset(c2, at, stripOf(c))
		drawScene(c2, handPicture(c), at.Inset(3), ui.White)
	}}, true
}
