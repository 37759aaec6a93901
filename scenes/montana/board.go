// Package montana draws Montana's table: the map, the recruitment disc, the
// worker board with bank and town, the auction, the player boards; it says what
// a click means there and moves what happens.
package montana

import (
	"tilestead/assets"
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

// panelSeat is the person who decides, else the viewer, else whose turn it is.
func (m *moment) panelSeat() rules.Seat {
	switch {
	case m.turn >= 0 && m.Person(m.turn):
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

// trading says that the cattle was clicked and its bargain is to be chosen.
func (m *moment) trading() bool { return m.only(montana.KindTrade) }

func (m *moment) say(key string, args ...any) string { return m.Words.Say("montana."+key, args...) }

func (m *moment) count(key string, n int, args ...any) string {
	return m.Words.Count("montana."+key, n, args...)
}

// world is the map and the cloth round it, in hex units: the largest extent
// that shows every hex in Frame.Map clear of the own-goods panel.
func (b *Board) world(state rules.State) ui.Rect {
	s := state.(*montana.State)
	if b.at == nil {
		return extent(s)
	}
	return b.at.fit(s)
}

// Draw draws the position.
func (b *Board) Draw(c *ui.Canvas, v *board.View) {
	m := b.moment(v)
	m.ids = map[string]bool{}
	for _, t := range b.Targets(v) {
		if t.Off == "" {
			m.ids[t.ID] = true
		}
	}
	m.land().drawMap(c)
	m.seats().drawPlates(c)
	if m.town().auctionShown() {
		m.town().drawAuction(c)
	} else {
		m.disc().drawDisc(c)
		m.town().drawWorkerBoard(c)
	}
	m.seats().drawGoods(c)
	m.seats().drawRace(c)
	m.aims().drawTray(c)
	m.land().drawStandings(c)
}

// Result lists what decided the game.
func (b *Board) Result(state rules.State, w *assets.Words) (head []string, rows [][]string) {
	return result(state.(*montana.State), w)
}
