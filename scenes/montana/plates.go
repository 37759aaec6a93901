package montana

import (
	"math"
	"strconv"

	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// How a seat plate is divided: name and numbers above, workers and goods below,
// each on a line of its own where the plate is high enough.

// plateRows are the lines of a plate.
type plateRows struct {
	text       float64 // middle of the name and the numbers
	feet, high float64 // of the workers
	left       float64 // where the workers begin
	goods      float64 // middle of the goods
	size       float64 // of a good
	start, end float64 // the goods' line
	shared     bool    // workers and goods share one line: goods end it
}

func (m seatsPart) plateRows(seat rules.Seat) plateRows { return m.at.plateRows(int(seat)) }

func (p *places) plateRows(seat int) plateRows {
	r := p.plates[seat]
	w := plateRows{text: r.Y + 8, left: r.X + p.strip + 11, end: r.X + r.W - 3}
	w.start = w.left - 4
	switch {
	case p.frame.Layout == ui.Roomy && r.H > 56:
		w.text, w.feet, w.high, w.goods, w.size = r.Y+12, r.Y+r.H-21, 18, r.Y+r.H-11, 14
		w.left, w.start = r.X+50, r.X+44
	case p.frame.Layout == ui.Roomy:
		w.text, w.feet, w.high, w.goods, w.size = r.Y+9, r.Y+33, 15, r.Y+r.H-9, 13
		w.left, w.start = r.X+50, r.X+44
	case p.frame.Layout == ui.Normal && r.H > 38:
		w.text, w.feet, w.high, w.goods, w.size = r.Y+11, r.Y+22, 20, r.Y+r.H-11, 15
		w.left = r.X + 92
	case p.frame.Layout == ui.Normal:
		w.feet, w.high, w.goods, w.size = r.Y+15.5, 14, r.Y+r.H-8, 13
		w.left = r.X + 92
	case r.H > 36:
		w.feet, w.high, w.goods, w.size = r.Y+r.H-13.5, 11.5, r.Y+r.H-8, 11
	default:
		w.feet, w.high = r.Y+r.H-1.8, math.Min(12.5, r.H-15)
		w.goods, w.size, w.shared = r.Y+r.H-8, 10, true
	}
	return w
}

// plateGoods are the goods that a seat has, and its pumpkins in an auction
// even when there are none.
func (m seatsPart) plateGoods(seat rules.Seat) (out []counter) {
	w := m.plateRows(seat)
	x := w.start + w.size/2
	gap := 4.0
	if w.shared {
		gap = 1
	}
	for g, n := range m.s.Player(seat).Goods {
		if n == 0 && !(m.s.Auction() && montana.Good(g) == montana.Pumpkin) {
			continue
		}
		k := counter{icon: goodIcons[g], good: montana.Good(g), x: x, y: w.goods, size: w.size, n: int(n)}
		out = append(out, k)
		x += w.size + 2 + w.numberWidth(int(n)) + gap
	}
	if w.shared && len(out) > 0 {
		shift := w.end - (x - w.size/2 - gap)
		for i := range out {
			out[i].x += shift
		}
	}
	return out
}

// denseCap is how high the numerals of a shared line are.
const denseCap = 9

// numberWidth is how wide the number of a good is.
func (w *plateRows) numberWidth(n int) float64 {
	if w.shared {
		return ui.LettersWidth(denseCap, strconv.Itoa(n), "num")
	}
	return ui.TextWidth(strconv.Itoa(n))
}

// plateGoodAt is where a good of a seat is, or would come, on its plate.
func (m seatsPart) plateGoodAt(seat rules.Seat, g montana.Good) ui.Point {
	w := m.plateRows(seat)
	at := ui.Point{X: w.start + w.size/2, Y: w.goods}
	if w.shared {
		at.X = w.end - w.size
	}
	for _, k := range m.plateGoods(seat) {
		if k.good > g {
			break
		}
		at.X = k.x
		if k.good < g {
			at.X += w.size + 2
		}
	}
	return at
}

// workerSpot is where the i-th worker of a seat stands on its plate. Those above
// the limit, soon to go, and goods on the same line make all close up.
func (m seatsPart) workerSpot(seat rules.Seat, i int) (x, y, high float64) {
	w := m.plateRows(seat)
	n := m.s.Player(seat).Workers.Size()
	most := int(montana.Components.WorkerLimit)
	pitch := map[ui.Layout]float64{ui.Roomy: 15, ui.Normal: 10, ui.Compact: 11}[m.Frame.Layout]
	pitch *= math.Min(1, float64(most)/float64(max(1, n)))
	if goods := m.plateGoods(seat); w.shared && len(goods) > 0 && n > 1 {
		room := goods[0].x - goods[0].size/2 - w.left - w.high*0.8
		pitch = math.Min(pitch, room/float64(n-1))
	}
	return w.left + float64(i)*pitch, w.feet, w.high
}

func (m seatsPart) drawCounter(c *ui.Canvas, seat rules.Seat, k counter) {
	if k.icon == "" {
		m.land().drawSettlement(c, k.x, k.y+k.size*0.42, k.size*0.86, seat)
	} else {
		ui.Icon(c, k.icon, k.x, k.y, k.size, board.Fade(k.n == 0))
	}
	c.Text(k.x+k.size/2+2, k.y-8, strconv.Itoa(k.n), board.Faint(k.n == 0))
}

// drawPlateGoods draws the goods of a seat's plate.
func (m seatsPart) drawPlateGoods(c *ui.Canvas, seat rules.Seat) {
	w := m.plateRows(seat)
	for _, k := range m.plateGoods(seat) {
		if !w.shared {
			m.drawCounter(c, seat, k)
			continue
		}
		ui.Icon(c, k.icon, k.x, k.y, k.size, board.Fade(k.n == 0))
		ui.Letters(c, k.x+k.size/2+1, k.y+4, denseCap, strconv.Itoa(k.n), "num")
	}
}
