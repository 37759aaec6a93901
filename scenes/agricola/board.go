// Package agricola draws Agricola's table: the action spaces and special cards,
// the farms with what lies on them, goods and what the next harvest takes; it
// says what a click means there.
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

var _ board.Board = (*Board)(nil)

// Draw draws the position.
func (b *Board) Draw(c *ui.Canvas, v *board.View) {
	m := b.moment(v)
	if v.Poster {
		m.drawPoster(c)
		return
	}
	m.on = map[string]bool{}
	for _, t := range b.Targets(v) {
		m.on[t.ID] = t.Off == ""
	}
	if !m.Hides(trackPiece) {
		m.owned().drawTrack(c)
	}
	switch {
	case m.at.stage.on:
		m.drawStage(c)
	case !m.Hides(spacesPiece):
		m.drawMiddle(c)
	}
	m.farm().drawFarm(c)
	m.drawAsked(c)
	m.farm().drawRivalStrip(c)
	m.owned().drawGoods(c)
	m.owned().drawFront(c)
	m.owned().drawRivals(c)
	m.owned().drawNeeds(c)
	if !m.at.stage.on {
		m.cards().drawHand(c)
	}
	m.help().drawPointed(c)
	m.majors().drawSupply(c)
	m.owned().drawScores(c)
}

// drawMiddle draws the action spaces, or what lies over them.
func (m *moment) drawMiddle(c *ui.Canvas) {
	switch list := m.choices().sheet(); {
	case m.majors().supplyOpen():
	case m.harvest().harvestOpen():
		m.harvest().drawHarvest(c)
		m.choices().drawSheet(c, list)
	case m.cards().packetOpen():
		m.cards().drawPacket(c, m.cards().packet())
	case len(list) > 0:
		m.choices().drawBelow(c, list)
		m.choices().drawSheet(c, list)
	default:
		m.works().drawSpaces(c)
		m.works().drawLinks(c)
		m.works().drawTarget(c)
		if !m.Hides(specialsPiece) {
			m.works().drawSpecials(c)
		}
	}
}

// About is what there is to know of a point of the canvas.
func (b *Board) About(v *board.View, p ui.Point) board.About {
	m := b.moment(v)
	about := board.About{Tip: m.help().tip(p), Topic: m.help().topicAt(p)}
	if card, ok := m.majors().majorAt(p); ok {
		about.Card = m.cards().largeMajor(card)
	} else if card, ok := m.cards().cardAt(p); ok {
		about.Card = m.cards().largeCard(card)
	} else {
		about.Told = m.help().tells(about.Tip)
	}
	if !b.clickable(v, p) {
		about.Refusal = m.help().refusal(p)
		sp := m.works().spaceAt(p) // its tip says so, of one that is blocked in other words
		about.Evident = slices.Contains(about.Tip, about.Refusal) || sp != box.NoSpace && m.whyNot(sp) != ""
	}
	return about
}

// Offers is what Agricola has besides.
func (b *Board) Offers() board.Offers {
	return board.Offers{
		Advise:  b.advise,
		Aside:   b.aside,
		Lives:   b.lives,
		Lenses:  b.lenses,
		Regret:  b.regret,
		Obvious: obvious,
		Art:     art,
		Face:    face,
		Round:   func(s rules.State) int { return s.(*agricola.State).Round() },
		Drafts:  board.Drafts{Begin: begins, Aim: aim},
		Map:     board.Map{Land: farmsLand},
		Desk: board.Desk{Open: func(*board.View) any { return desk{} }, Close: closed, Decides: dealtIn,
			Settle: settled},
		Score:   board.Score{Heads: heads, Verdict: verdict, Yields: cardYields},
		Rules:   board.Reference{Topics: topics, TopicOf: entryOf, Picture: picture},
		Lessons: lessons(b),
	}
}

// obvious is the only sensible answer to what is asked: everything for it is there.
func obvious(v *board.View) (rules.Action, bool) { return v.State.(*agricola.State).Obvious() }

// Result lists what each seat scored.
func (b *Board) Result(state rules.State, w *assets.Words) (head []string, rows [][]string) {
	return result(state.(*agricola.State), w)
}
