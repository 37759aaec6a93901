// Package agricola draws Agricola's table: the action spaces and special cards,
// the farms with what lies on them, goods and what the next harvest takes; it
// says what a click means there.
package agricola

import (
	"slices"

	"tilestead/assets"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// A Board is Agricola's board.Board. It keeps nothing but where things lie, and by which
// exchanges those of one decision come into reach.
type Board struct {
	laid  board.Laid[places]
	at    *places
	leads leadBook
}

var _ board.Board = (*Board)(nil)

// NewBoard is a board without a canvas yet; Frame gives it one.
func NewBoard() *Board { return &Board{} }

// Frame lays out a canvas of w x h canvas pixels for a game with so many seats, with
// or without cards in hand.
func (b *Board) Frame(w, h float64, l ui.Layout, s rules.State) board.Frame {
	cards := s.(*agricola.State).HasHands()
	b.at = b.laid.On(board.Site{W: w, H: h, Layout: l, Seats: s.Players(), Cards: cards}, layOut)
	return b.at.frame
}

// A moment is a View with what Agricola reads out of it.
type moment struct {
	*board.View
	at   *places
	s    *agricola.State
	grid grid
	turn rules.Seat      // who decides; Nature or Nobody if none does
	own  rules.Seat      // who sits at the screen
	seen rules.Seat      // whose farm lies open: its own, or a rival's that it looks at
	on   map[string]bool // the targets that can be clicked
	book *leadBook

	after *agricola.State // of a beat that is told: the position after it
}

func (b *Board) moment(v *board.View) *moment {
	s := v.State.(*agricola.State)
	f := v.Frame
	b.Frame(f.Canvas.W, f.Canvas.H, f.Layout, s)
	m := &moment{View: v, at: b.at, s: s, turn: s.Turn(), book: &b.leads}
	m.grid = b.at.gridFor(s)
	switch {
	case m.turn >= 0 && m.Person(m.turn):
		m.own = m.turn
	case v.Viewer >= 0 && int(v.Viewer) < s.Players():
		m.own = v.Viewer
	case m.turn >= 0:
		m.own = m.turn
	}
	m.seen = m.own
	if d, ok := v.Desk.(desk); ok && d.rival && int(d.seat) < s.Players() && !m.building() {
		m.seen = d.seat
	}
	return m
}

func (m *moment) say(key string, args ...any) string { return m.Words.Say("agricola."+key, args...) }

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
	if !m.Hides(spacesPiece) {
		m.drawMiddle(c)
	}
	m.farm().drawFarm(c)
	m.owned().drawGoods(c)
	m.owned().drawFront(c)
	m.owned().drawRivals(c)
	m.owned().drawNeeds(c)
	m.cards().drawHand(c)
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
	}
	if !b.clickable(v, p) {
		about.Refusal = m.help().refusal(p)
		sp := m.works().spaceAt(p) // its tip says so, of one that is blocked in other words
		about.Evident = slices.Contains(about.Tip, about.Refusal) || sp != agricola.NoSpace && m.whyNot(sp) != ""
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
		Sure:    sure,
		Obvious: obvious,
		Face:    face,
		Drafts:  board.Drafts{Aim: aim},
		Map:     board.Map{Land: farmsLand},
		Desk:    board.Desk{Open: func(*board.View) any { return desk{} }, Close: closed, Decides: dealtIn},
		Score:   board.Score{Heads: heads, Verdict: verdict, Yields: cardYields},
		Rules:   board.Reference{Topics: topics, TopicOf: entryOf, Picture: picture},
		Lessons: lessons(b),
	}
}

// sure says that every choice is plain: a space is clicked, a payment is counted
// in view, and what is overlooked is warned of.
func sure(rules.Action) bool { return true }

// obvious is the only sensible answer to what is asked: everything for it is there.
func obvious(v *board.View) (rules.Action, bool) { return v.State.(*agricola.State).Obvious() }

// Result lists what each seat scored.
func (b *Board) Result(state rules.State, w *assets.Words) (head []string, rows [][]string) {
	return result(state.(*agricola.State), w)
}
