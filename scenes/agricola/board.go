// Package agricola draws Agricola's table: the action spaces and special cards,
// the farms with what lies on them, goods and what the next harvest takes; it
// says what a click means there.
package agricola

import (
	"slices"
	"strings"

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
	m.harvest().drawLaid(c)
	m.owned().drawFront(c)
	m.choices().drawSides(c)
	m.owned().drawRivals(c)
	m.owned().drawNeeds(c)
	m.owned().drawPoints(c)
	if len(m.at.stage.seats) == 0 && (!m.at.stage.on || !m.s.Harvesting()) {
		m.cards().drawHand(c)
	}
	m.help().drawPointed(c)
	m.choices().drawSlip(c)
	m.farm().drawSeeds(c)
	m.majors().drawSupply(c)
	m.owned().drawScores(c)
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
		about.Evident = slices.Contains(about.Tip, about.Refusal) || sp != box.NoSpace && (m.whyNot(sp) != "" ||
			m.s.By(sp) == m.own)
		if card, a, ok := m.specialAt(p); ok && about.Refusal != "" {
			lead := m.choices().leadLine(m.choices().specialLead(card, a)) // a click is told the way, too
			about.Refusal = strings.TrimSpace(about.Refusal + " " + lead)
		}
	}
	return about
}

// Clip animates what happened; nil when there is nothing to see.
func (b *Board) Clip(v *board.View, beat rules.Beat) board.Clip {
	k := &clip{was: v.State.(*agricola.State), is: beat.After.(*agricola.State)}
	k.Read, k.Reduced = b.moment, v.Reduced
	k.m = b.moment(v)
	k.seen = k.m.seen
	comes := k.tells()
	if tales.Play(k, beat.Event); k.Length() == 0 {
		return nil
	}
	if comes {
		k.comes()
	} else if k.was.Harvesting() && !k.is.Harvesting() {
		k.leaves(ofHarvest(beat.Event))
	}
	k.ringsIn()
	k.turnEstates(k.Length())
	if !k.Hides(spacesPiece) && !k.staged {
		k.turnSpaces(k.Length())
		if !k.Hides(specialsPiece) {
			k.turn(k.Length(), (*moment).drawSpecialsAgain)
		}
		k.turn(k.Length(), func(m *moment, c *ui.Canvas) { m.works().drawTarget(c) })
	}
	return k
}

// Offers is what Agricola has besides.
func (b *Board) Offers() board.Offers {
	return board.Offers{
		Depict:  depict,
		Music:   music,
		Advise:  b.advise,
		Aside:   b.aside,
		Shown:   b.shown,
		Quiet:   b.quiet,
		Lives:   b.lives,
		Lenses:  b.lenses,
		Regret:  b.regret,
		Obvious: obvious,
		Art:     art,
		Face:    face,
		Length:  func(w *assets.Words, _ rules.Setup) string { return w.Say("setup.length.agricola") },
		Round:   func(s rules.State) int { return s.(*agricola.State).Round() },
		Nth:     nth,
		Drafts:  board.Drafts{Begin: begins, Aim: aim, Apart: apart},
		Map:     board.Map{Land: farmsLand},
		Desk: board.Desk{Open: func(*board.View) any { return desk{} }, Close: closed, Decides: dealtIn,
			Settle: settled},
		Score:   board.Score{Heads: heads, Verdict: verdict, Yields: cardYields},
		Quips:   board.Quips{Gain: rules.Whole(4), Lead: rules.Whole(6), Loses: loses},
		Rules:   board.Reference{Topics: topics, TopicOf: entryOf, Picture: picture},
		Lessons: lessons(b),
	}
}

// nth tells which turn of which round it is.
func nth(w *assets.Words, s rules.State, n int) string {
	return w.Say("agricola.turn.nth", s.(*agricola.State).Round(), n)
}

// obvious is the only sensible answer to what is asked: everything for it is there.
func obvious(v *board.View) (rules.Action, bool) { return v.State.(*agricola.State).Obvious() }

// Result lists what each seat scored.
func (b *Board) Result(state rules.State, w *assets.Words) (head []string, rows [][]string) {
	return result(state.(*agricola.State), w)
}

// loses says whether a harvest costs a seat dear: its people beg or fall ill.
func loses(e rules.Event, seat rules.Seat) bool {
	switch e := e.(type) {
	case agricola.Begged:
		return e.Seat == seat
	case agricola.WentToBed:
		return e.Seat == seat
	}
	return false
}
