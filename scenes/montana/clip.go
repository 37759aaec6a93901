package montana

import (
	"fmt"
	"strconv"
	"time"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/scenes/board"
	"tilestead/scenes/motion"
	"tilestead/ui"
)

const ms = time.Millisecond

// How long things take; see each use for what moves.
const (
	flight  = 300 * ms // a piece on its way to a counter
	stagger = 45 * ms  // between pieces that fly together
	flash   = motion.FlashTime
	banner  = motion.BannerTime
	most    = 8 // pieces that are drawn flying; of more, a number tells
)

// A clip is what one beat looks like.
type clip struct {
	motion.Clip[*moment]
	m     *moment        // before the beat
	after *montana.State // after it
}

var _ board.Clip = (*clip)(nil)

// A drawer draws a piece, a where is where one lies.
type (
	drawer = motion.Drawer[*moment]
	where  = motion.Where[*moment]
)

func (k *clip) fly(at time.Duration, what drawer, from, to where) time.Duration {
	return k.Fly(at, flight, what, from, to)
}

// plate runs a golden frame onto a seat plate.
func (k *clip) plate(at, length time.Duration, seat rules.Seat) {
	k.Frame(at, length, func(m *moment) ui.Rect { return m.at.plates[seat] })
}

// flyAll sends n alike, one after the other, and gives when the last arrives.
func (k *clip) flyAll(at time.Duration, n int, what drawer, from, to where) time.Duration {
	end := at
	for i := range min(n, most) {
		one := what
		if n > most && i == most-1 { // the last says how many they are
			one = func(m *moment, c *ui.Canvas, p ui.Point) {
				what(m, c, p)
				board.Tag(c, ui.Point{X: p.X + m.flySize()*0.9, Y: p.Y}, "×"+strconv.Itoa(n), ui.Number, palette.Cream)
			}
		}
		end = k.fly(at+time.Duration(i)*stagger, one, from, to)
	}
	return end
}

// icon is a drawer of an icon.
func icon(name string) drawer {
	return func(m *moment, c *ui.Canvas, p ui.Point) { ui.Icon(c, name, p.X, p.Y, m.flySize(), ui.White) }
}

// figure is a drawer of a worker.
func figure(t montana.Trade) drawer {
	return func(m *moment, c *ui.Canvas, p ui.Point) {
		high := m.flySize() * 1.1
		drawWorker(c, p.X, p.Y+high/2, high, t)
	}
}

func (m *moment) flySize() float64 { return motion.FlySize(m.Frame.Layout) }

// goodOf is the counter of a seat's good.
func goodOf(seat rules.Seat, g montana.Good) where {
	return func(m *moment) ui.Point { return m.goodAt(seat, g) }
}

func counterOf(seat rules.Seat, i int) where {
	return func(m *moment) ui.Point { return m.counterAt(seat, i) }
}

func supplyOf(g montana.Good) where {
	return func(m *moment) ui.Point { return m.supplyAt(g) }
}

// coins flies silver to a seat.
func (k *clip) coins(at time.Duration, n int, seat rules.Seat, from where) time.Duration {
	return k.flyAll(at, n, icon("coin"), from, counterOf(seat, silverCounter))
}

// workerPiece names the i-th worker on a seat plate.
func workerPiece(seat rules.Seat, i int) string { return fmt.Sprintf("worker %d %d", seat, i) }
