package carcassonne

import (
	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// A Board is Carcassonne's board.Board. It keeps nothing but where things lie
// and stand, and of the position drawn last what lives in it, when its tile began
// to rise and what a placement gives away.
type Board struct {
	laid board.Laid[places]
	at   *places
	life life
	feet feet
	rise rise
	gift gift

	outlook outlook
}

// An outlook is how the land of a position is looked at first, and where on the canvas.
type outlook struct {
	of     *carcassonne.State
	on     *places
	camera board.Camera
	seen   ui.Rect
}

// NewBoard is a board without a canvas yet; Frame gives it one.
func NewBoard() *Board { return &Board{} }

// Frame lays out a canvas of w x h canvas pixels for the seats of a game.
func (b *Board) Frame(w, h float64, l ui.Layout, s rules.State) board.Frame {
	b.at = b.laid.On(board.Site{W: w, H: h, Layout: l, Seats: s.Players()}, layOut)
	return b.at.frame
}

// A moment is a View with what Carcassonne reads out of it.
type moment struct {
	*board.View
	board *Board
	at    *places
	s     *carcassonne.State
	asked string     // key of the prompt
	turn  rules.Seat // who decides; Nature or Nobody if none does
	own   rules.Seat // whose figures lie in the piece choice
	kinds [carcassonne.KindDragon + 1]int
	draft draft // how the choice is set

	found  bool    // spots has found the two below
	listed []spot  // see spots
	raised ui.Rect // see raisedTo

	why string // what the last refusal was about; see no
}

func (b *Board) moment(v *board.View) *moment {
	s := v.State.(*carcassonne.State)
	f := v.Frame
	b.Frame(f.Canvas.W, f.Canvas.H, f.Layout, s)
	m := &moment{View: v, board: b, at: b.at, s: s, turn: s.Turn(), asked: s.Prompt().Key,
		draft: draftOf(v.Draft)}
	if m.asked == "dragon" && m.turn < 0 {
		m.asked = "act" // it does not move yet
	}
	for _, a := range v.Picked {
		m.kinds[a.Kind()]++
	}
	m.own = m.panelSeat()
	return m
}

// spots are the places where a figure can be placed now. Where they lie is worked out
// when it is first asked for: most of what a table wants to know needs none of them.
func (m *moment) spots() []spot {
	if !m.found {
		m.found = true
		m.listed = m.stands().findSpots()
	}
	return m.listed
}

// raisedTo is where the new tile rises for them; zero if it does not.
func (m *moment) raisedTo() ui.Rect {
	m.spots()
	return m.raised
}

// acting says that a seat decides what to do on the tile placed last.
func (m *moment) acting() bool { return m.asked == "act" || m.asked == "forced" || m.asked == "fairy" }

// panelSeat is the person who decides, else whose turn it is, else the viewer.
func (m *moment) panelSeat() rules.Seat {
	switch {
	case m.turn >= 0 && m.Person(m.turn):
		return m.turn
	case m.s.Active() >= 0:
		return m.s.Active()
	case m.Viewer >= 0 && int(m.Viewer) < m.s.Players():
		return m.Viewer
	}
	return 0
}

// placing says that a person has a tile to place.
func (m *moment) placing() bool { return m.kinds[carcassonne.KindPlace] > 0 }

func (m *moment) say(key string, args ...any) string {
	return m.Words.Say("carcassonne."+key, args...)
}

func (m *moment) count(key string, n int, args ...any) string {
	return m.Words.Count("carcassonne."+key, n, args...)
}

// led says that a lesson lets only some be done of all that is legal.
func (m *moment) led() bool { return len(m.Legal) > 0 && len(m.Legal) < len(m.s.Legal(nil)) }

// notes are where it says how often the tile fits and how many are left.
func (m *moment) notes() [2]ui.Rect {
	if m.kinds[carcassonne.KindPass] > 0 {
		return m.at.above
	}
	return m.at.notes
}

// pieces is the key of a text about what can be placed on the new tile: of followers where the
// game has nothing else, else of figures.
func (m *moment) pieces(key string) string {
	has := m.s.Has()
	if m.asked != "act" || has[carcassonne.Builder] > 0 || has[carcassonne.Pig] > 0 || playsDragon(m.s) {
		return key
	}
	return key + ".follower"
}

// playsDragon says whether Princess & Dragon is in the game.
func playsDragon(s *carcassonne.State) bool {
	for _, k := range s.Kinds() {
		if carcassonne.Tiles[k].Volcano {
			return true
		}
	}
	return false
}
