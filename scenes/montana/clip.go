package montana

import (
	"fmt"
	"math"
	"strconv"
	"time"

	"tilestead/assets/palette"
	kernel "tilestead/rules"
	rules "tilestead/rules/montana"
	"tilestead/scenes"
	"tilestead/ui"
)

const ms = time.Millisecond

// How long things take; see each use for what moves.
const (
	flight  = 300 * ms // a piece on its way to a counter
	stagger = 45 * ms  // between pieces that fly together
	flash   = 220 * ms // instead of any of it, with reduced motion
	banner  = 1100 * ms
	most    = 8 // pieces that are drawn flying; of more, a number tells
)

// A clip is a few acts on one time line.
type clip struct {
	board   *Board
	length  time.Duration
	reduced bool
	hidden  map[string]bool
	acts    []act
	cues    []scenes.ClipCue
}

// An act draws at t of 0..1 of its time. One that holds stays as at its end
// until the clip is over.
type act struct {
	from, length time.Duration
	hold         bool
	draw         func(m *moment, c *ui.Canvas, t float64)
}

var _ scenes.Clip = (*clip)(nil)

// Length is when the last act has ended.
func (k *clip) Length() time.Duration { return k.length }

// Hides says whether the clip draws that piece itself.
func (k *clip) Hides(what string) bool { return k.hidden[what] }

// Draw draws the acts that are on.
func (k *clip) Draw(c *ui.Canvas, v *scenes.View, t time.Duration) {
	m := k.board.moment(v)
	for _, a := range k.acts {
		if t < a.from || t >= a.from+a.length && !a.hold {
			continue
		}
		a.draw(m, c, min(1, float64(t-a.from)/float64(max(1, a.length))))
	}
}

// add puts an act on the time line.
func (k *clip) add(from, length time.Duration, draw func(m *moment, c *ui.Canvas, t float64)) {
	k.acts = append(k.acts, act{from: from, length: length, draw: draw})
	k.length = max(k.length, from+length)
}

// hold is add for what stays afterwards.
func (k *clip) hold(from, length time.Duration, draw func(m *moment, c *ui.Canvas, t float64)) {
	k.add(from, length, draw)
	k.acts[len(k.acts)-1].hold = true
}

func (k *clip) hide(what string) { k.hidden[what] = true }

// A drawer draws a piece with its middle at p.
type drawer func(m *moment, c *ui.Canvas, p ui.Point)

// A spot is a place that is asked for anew every frame.
type spot func(m *moment) ui.Point

// fly sends a piece from one place to another on an arc, and gives when it
// arrives. With reduced motion it only shows where it goes.
func (k *clip) fly(at time.Duration, what drawer, from, to spot) time.Duration {
	if k.reduced {
		k.add(0, flash, func(m *moment, c *ui.Canvas, _ float64) {
			ui.Frame(c, box(to(m), 18))
			what(m, c, to(m))
		})
		return flash
	}
	k.add(at, flight, func(m *moment, c *ui.Canvas, t float64) {
		what(m, c, arc(from(m), to(m), 24, ui.Glide(t)))
	})
	k.add(at+flight, 90*ms, func(m *moment, c *ui.Canvas, t float64) { // the counter takes a bump
		p := to(m)
		p.Y--
		what(m, c, p)
	})
	return at + flight
}

// flyAll sends n alike, one after the other, and gives when the last arrives.
func (k *clip) flyAll(at time.Duration, n int, what drawer, from, to spot) time.Duration {
	end := at
	for i := range min(n, most) {
		one := what
		if n > most && i == most-1 { // the last says how many they are
			one = func(m *moment, c *ui.Canvas, p ui.Point) {
				what(m, c, p)
				c.TextRing(math.Round(p.X+m.flySize()*0.4), math.Round(p.Y)-8, "x"+strconv.Itoa(n), palette.Cream, palette.Ink)
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
func figure(t rules.Trade) drawer {
	return func(m *moment, c *ui.Canvas, p ui.Point) {
		high := m.flySize() * 1.1
		drawWorker(c, p.X, p.Y+high/2, high, t)
	}
}

// flySize is how wide flying icons are.
func (m *moment) flySize() float64 {
	if m.Frame.Layout == ui.Roomy {
		return 28
	}
	return 20
}

// banner shows words over the map for a while.
func (k *clip) banner(at time.Duration, text func(m *moment) string, sub func(m *moment) string) {
	k.add(at, banner, func(m *moment, c *ui.Canvas, t float64) {
		rise := 0.0
		if !k.reduced {
			rise = 10 * (1 - ui.Settle(t*5))
		}
		m.drawBanner(c, text(m), sub(m), rise)
	})
}

func (m *moment) drawBanner(c *ui.Canvas, text, sub string, rise float64) {
	cap, high := 18.0, 56.0
	if m.Frame.Layout == ui.Roomy {
		cap, high = 28, 74
	}
	f := m.Frame.Map
	w := min(f.W-8, max(ui.LettersWidth(cap, text, "title"), ui.TextWidth(sub))+48)
	r := ui.Rect{X: f.X + (f.W-w)/2, Y: f.Y + f.H*0.36 + rise, W: w, H: high}.Snap()
	ui.DarkPlate(c, r)
	ui.LettersCenter(c, r.X+r.W/2, r.Y+cap+9, cap, text, "title")
	c.TextCenter(r.X+r.W/2, r.Y+r.H-22, ui.Fit(sub, r.W-16), palette.Cream)
}

// Clip animates what happened; nil when there is nothing to see.
func (b *Board) Clip(v *scenes.View, beat kernel.Beat) scenes.Clip {
	k := &clip{board: b, reduced: v.Reduced, hidden: map[string]bool{}}
	m := b.moment(v)
	switch e := beat.Event.(type) {
	case rules.TileLaid:
		k.tileLaid(beat.After.(*rules.State), e)
	case rules.StartLaid:
		k.startLaid(beat.After.(*rules.State), e)
	case rules.StartPlayer:
		k.startPlayer(e)
	case rules.TurnBegan:
		k.turnBegan(e)
	case rules.Spun:
		k.spun(m, e)
	case rules.Advanced:
		k.advanced(e)
	case rules.Recruited:
		k.recruited(m, e)
	case rules.WorkerReturned:
		k.workerReturned(m, e)
	case rules.Staffed:
		k.staffed(m, e)
	case rules.BankPaid:
		k.coins(0, int(e.Silver), e.Seat, func(m *moment) ui.Point { return m.yieldAt(e.Place, false) })
	case rules.Harvested:
		k.flyAll(0, int(e.N), icon(goodIcons[e.Good]), func(m *moment) ui.Point { return m.yieldAt(e.Place, e.Small) }, goodOf(e.Seat, e.Good))
	case rules.GoodsShortage:
		k.goodsShortage(e)
	case rules.WorkerShortage:
		k.workerShortage(e)
	case rules.AreaCleared:
		k.areaCleared(m, e)
	case rules.Built:
		k.built(m, beat.After.(*rules.State), e)
	case rules.SettleEnded:
		k.coins(0, int(e.Silver), e.Seat, (*moment).bankAt)
	case rules.CattleTraded:
		k.cattleTraded(e)
	case rules.CanteenUsed:
		k.fly(0, icon("canteen"), counterOf(e.Seat, canteenCounter), func(m *moment) ui.Point { return m.medalAt(e.Seat) })
	case rules.EndAnnounced:
		k.banner(0, func(m *moment) string { return m.say("banner.end") }, func(m *moment) string { return m.say("banner.end.1", m.name(e.Seat)) })
	case rules.GameOver:
		k.banner(0, func(m *moment) string { return m.say("banner.over") }, func(m *moment) string { _, text, _ := m.line(beat); return text })
	default:
		k.town(m, beat)
	}
	if k.length == 0 {
		return nil
	}
	k.sound(beat)
	return k
}

// goodOf is the counter of a seat's good.
func goodOf(seat kernel.Seat, g rules.Good) spot {
	return func(m *moment) ui.Point { return m.goodAt(seat, g) }
}

func counterOf(seat kernel.Seat, i int) spot {
	return func(m *moment) ui.Point { return m.counterAt(seat, i) }
}

func supplyOf(g rules.Good) spot {
	return func(m *moment) ui.Point { return m.supplyAt(g) }
}

// coins flies silver to a seat.
func (k *clip) coins(at time.Duration, n int, seat kernel.Seat, from spot) time.Duration {
	return k.flyAll(at, n, icon("coin"), from, counterOf(seat, silverCounter))
}

// workerPiece names the i-th worker on a seat plate.
func workerPiece(seat kernel.Seat, i int) string { return fmt.Sprintf("worker %d %d", seat, i) }
