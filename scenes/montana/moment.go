package montana

import (
	"slices"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// A Board is Montana's board.Board. It keeps nothing but where things lie.
type Board struct {
	laid board.Laid[places]
	at   *places
}

// NewBoard is a board without a canvas yet; Frame gives it one.
func NewBoard() *Board { return &Board{} }

// Frame lays out a canvas of w x h canvas pixels for the seats of a game.
func (b *Board) Frame(w, h float64, l ui.Layout, s rules.State) board.Frame {
	b.at = b.laid.On(board.Site{W: w, H: h, Layout: l, Seats: s.Players()}, layOut)
	return b.at.frame
}

// A moment is a View with what Montana reads out of it.
type moment struct {
	*board.View
	at    *places
	s     *montana.State
	asked montana.Step
	turn  rules.Seat // who decides; Nature or Nobody if none does
	own   rules.Seat // whose goods lie in the panel
	kinds [montana.KindKeep + 1]int
	ids   map[string]bool // of the targets, for marking them
}

func (b *Board) moment(v *board.View) *moment {
	s := v.State.(*montana.State)
	f := v.Frame
	b.Frame(f.Canvas.W, f.Canvas.H, f.Layout, s)
	m := &moment{View: v, at: b.at, s: s, turn: s.Turn()}
	if m.turn != rules.Nobody {
		m.asked = s.Asked()
	}
	for _, a := range v.Picked {
		m.kinds[a.Kind()]++
	}
	m.own = m.panelSeat()
	return m
}

// panelSeat is the person who decides, or whose decision is looked at, else the viewer, else whose turn it is.
func (m *moment) panelSeat() rules.Seat {
	switch {
	case m.turn >= 0 && (m.Judged || m.Person(m.turn)):
		return m.turn
	case m.Viewer >= 0 && int(m.Viewer) < m.s.Players():
		return m.Viewer
	case m.s.Active() >= 0:
		return m.s.Active()
	}
	return 0
}

// only says whether every picked action is of that kind.
func (m *moment) only(kind uint8) bool {
	return m.kinds[kind] > 0 && m.kinds[kind] == len(m.Picked)
}

// can says whether the rules offer an action of a kind now; a lesson may ask for another one.
func (m *moment) can(kind uint8) bool {
	return slices.ContainsFunc(m.s.Legal(nil), func(a rules.Action) bool { return a.Kind() == kind })
}

// trading says that the cattle was clicked and its bargain is to be chosen.
func (m *moment) trading() bool { return m.only(montana.KindTrade) }

// tradesOffered are how many bargains for cattle there are now.
func (m *moment) tradesOffered() (n int) {
	for _, a := range m.Legal {
		if a.Kind() == montana.KindTrade {
			n++
		}
	}
	return n
}

func (m *moment) say(key string, args ...any) string { return m.Words.Say("montana."+key, args...) }

func (m *moment) count(key string, n int, args ...any) string {
	return m.Words.Count("montana."+key, n, args...)
}

// lastBids is the position in which the contractors of the last auction still stood, while it is
// to be seen beside what the player decides; nil: none is.
func (m *moment) lastBids() *montana.State {
	if m.Receipt == nil || !m.Deciding() || m.s.Auction() {
		return nil
	}
	return m.Receipt.(*montana.State)
}

func (m *moment) look(seat rules.Seat) palette.SeatLook { return palette.Seats[m.Seats[seat].Look] }
