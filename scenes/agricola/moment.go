package agricola

import (
	"slices"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// A Board is Agricola's board.Board. It keeps nothing but where things lie, by which exchanges
// those of one decision come into reach, and pictures.
type Board struct {
	laid  board.Laid[places]
	at    *places
	leads leadBook
	small [agricola.MaxSeats]keptVista // the farms of rivals as they were drawn in small
}

// NewBoard is a board without a canvas yet; Frame gives it one.
func NewBoard() *Board { return &Board{} }

// Frame lays out a canvas of w x h canvas pixels for a game with so many seats, with
// or without cards in hand.
func (b *Board) Frame(w, h float64, l ui.Layout, s rules.State) board.Frame {
	cards := s.(*agricola.State).HasHands()
	b.at = b.laid.On(board.Site{W: w, H: h, Layout: l, Seats: s.Players(), Cards: cards}, laidOut)
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

	small *[agricola.MaxSeats]keptVista

	clicked plots // on which fields the own crops show

	parted []parting // what comes of each herd that may stay; found once it is asked for

	after *agricola.State // of a beat that is told: the position after it
}

func (b *Board) moment(v *board.View) *moment {
	s := v.State.(*agricola.State)
	f := v.Frame
	b.Frame(f.Canvas.W, f.Canvas.H, f.Layout, s)
	m := &moment{View: v, at: b.at, s: s, turn: s.Turn(), book: &b.leads, small: &b.small}
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
	if d, ok := v.Desk.(desk); ok {
		m.clicked = d.plots
		if d.rival && int(d.seat) < s.Players() && !m.building() {
			m.seen = d.seat
		}
	}
	switch {
	case v.Poster || !m.staged() && !m.Hides(offStage):
	case m.s.Harvesting() || m.Hides(offStage):
		m.at = m.at.onStage
	default:
		m.at = m.at.onYard
	}
	return m
}

func (m *moment) say(key string, args ...any) string { return m.Words.Say("agricola."+key, args...) }

// A parting is what comes of the animals if a herd stays.
type parting struct {
	keep   rules.Action
	stay   box.Herd
	gone   box.Herd // of the grown ones, those that have no place
	born   box.Herd
	points rules.Points // of the seat after it
}

// offStage is what a clip hides that shows the stage before the position has it.
const offStage = "off the stage"

// offTheStage are the kinds of action that are clicked on the spaces, the hand or the supply:
// while one can be chosen these lie there.
var offTheStage = map[uint8]bool{agricola.KindPlace: true, agricola.KindSpecial: true, agricola.KindPass: true,
	agricola.KindPlay: true, agricola.KindPick: true, agricola.KindReplace: true, agricola.KindBuild: true}

// ofHerd are the kinds of action that are taken in the yard.
var ofHerd = map[uint8]bool{agricola.KindKeep: true, agricola.KindBreed: true, agricola.KindRaise: true,
	agricola.KindCook: true}

// staged says whether the farm lies on the stage: through a harvest, and while whoever sits
// at the screen is asked about animals.
func (m *moment) staged() bool {
	asked := m.Deciding() && slices.ContainsFunc(m.Legal, func(a rules.Action) bool { return ofHerd[a.Kind()] })
	if !m.s.Harvesting() && !asked {
		return false
	}
	return !slices.ContainsFunc(m.Legal, func(a rules.Action) bool { return offTheStage[a.Kind()] })
}
