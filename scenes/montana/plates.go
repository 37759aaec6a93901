package montana

import (
	"math"
	"strconv"

	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// How a seat plate is divided: name and numbers above, workers and goods below, on one line
// where the plate is low.

func (m seatsPart) plateRows(seat rules.Seat) plateRows { return m.at.plateRows(int(seat)) }

// plateGoods are the goods that a seat has, and its pumpkins in an auction
// even when there are none.
func (m seatsPart) plateGoods(seat rules.Seat) []counter {
	w := m.plateRows(seat)
	room := w.end - w.left
	if w.shared && m.bidsOnPlates() {
		room -= tabWide + 3
	}
	if n := m.s.Player(seat).Workers.Size(); w.shared && n > 0 {
		room -= w.high*0.8 + math.Min(leastPitch, w.high*0.4)*float64(n-1) + 2
	}
	for _, f := range [...]struct {
		role ui.Role
		gap  float64
	}{{ui.Body, 5}, {ui.Dense, 2}} {
		if list, wide := m.goodsIn(seat, w, f.role, f.gap); wide <= room {
			return list
		}
	}
	list, _ := m.goodsIn(seat, w, ui.Least, 1)
	return list
}

// bidsOnPlates says that plates tell what their seats do in an auction, before their workers.
func (m seatsPart) bidsOnPlates() bool { return m.s.Auction() && !m.at.besidePlates() }

// leastPitch is how close workers stand at least who share their line with goods.
const leastPitch = 4.5

// goodsIn lays the goods of a seat out with their numbers in a role, and gives how wide
// they are.
func (m seatsPart) goodsIn(seat rules.Seat, w plateRows, role ui.Role, gap float64) (out []counter, wide float64) {
	x := w.left
	for g, n := range m.s.Player(seat).Goods {
		if n == 0 && !(m.s.Auction() && montana.Good(g) == montana.Pumpkin) {
			continue
		}
		k := counter{icon: goodIcons[g], good: montana.Good(g), x: x + w.good/2, y: w.goods, size: w.good, n: int(n),
			role: role}
		out = append(out, k)
		x = k.x + k.size/2 + k.numberWidth() + gap
	}
	wide = math.Max(0, x-gap-w.left)
	if w.shared {
		for i := range out {
			out[i].x += w.end - w.left - wide
		}
	}
	return out, wide
}

// numberWidth is how wide the number of a counter is, with the gap before it.
func (k *counter) numberWidth() float64 { return 1.5 + k.role.Width(strconv.Itoa(k.n)) }

// plateGoodAt is where a good of a seat is, or would come, on its plate.
func (m seatsPart) plateGoodAt(seat rules.Seat, g montana.Good) ui.Point {
	w := m.plateRows(seat)
	at := ui.Point{X: w.left + w.good/2, Y: w.goods}
	if w.shared {
		at.X = w.end - w.good
	}
	for _, k := range m.plateGoods(seat) {
		if k.good > g {
			break
		}
		at.X = k.x
		if k.good < g {
			at.X += k.size + 2
		}
	}
	return at
}

// workerSpot is where the i-th worker of a seat stands on its plate. Those above
// the limit, soon to go, and goods on the same line make all close up.
func (m seatsPart) workerSpot(seat rules.Seat, i int) (x, y, high float64) {
	w := m.plateRows(seat)
	n := m.s.Player(seat).Workers.Size()
	pitch, left, end := w.high*0.72, w.left+w.high*0.4, w.end
	if m.bidsOnPlates() {
		left += tabWide + 3
	}
	if goods := m.plateGoods(seat); w.shared && len(goods) > 0 {
		end = goods[0].x - goods[0].size/2 - 2
	}
	if n > 1 {
		pitch = math.Min(pitch, (end-w.high*0.4-left)/float64(n-1))
	}
	return left + float64(i)*pitch, w.feet, w.high
}

func (m seatsPart) drawCounter(c *ui.Canvas, seat rules.Seat, k counter) {
	if k.icon == "" {
		m.land().drawSettlement(c, k.x, k.y+k.size*0.42, k.size*0.86, seat)
	} else {
		ui.Icon(c, k.icon, k.x, k.y, k.size, board.Fade(k.n == 0))
	}
	c.Write(k.x+k.size/2+1.5, board.Baseline(k.y, k.role), strconv.Itoa(k.n), k.role, board.Faint(k.n == 0))
}

// drawPlateGoods draws the goods of a seat's plate.
func (m seatsPart) drawPlateGoods(c *ui.Canvas, seat rules.Seat) {
	for _, k := range m.plateGoods(seat) {
		m.drawCounter(c, seat, k)
	}
}
