package agricola

import (
	"math"
	"strings"

	"tilestead/assets/palette"
	"tilestead/ui"
)

// A soloPile is a pile of special cards in a game alone.
type soloPile struct {
	key  string // of its text
	box  ui.Rect
	card int // the one on top, -1 for none
	n    int
}

// soloPiles are the pile of cards to come and that of those that are used up.
func (m worksPart) soloPiles() (list []soloPile) {
	if m.s.Players() > 1 || len(m.grid.cards) < 3 {
		return nil
	}
	card, n := m.s.SpecialNext()
	list = append(list, soloPile{"solo.next", m.grid.cards[1], card, n})
	card, n = m.s.SpecialUsed()
	return append(list, soloPile{"solo.used", m.grid.cards[2], card, n})
}

// drawPiles draws the piles of special cards of a game alone.
func (m worksPart) drawPiles(c *ui.Canvas) {
	for _, p := range m.soloPiles() {
		ui.Plate(c, p.box, moorStrip)
		head := ui.Rect{X: p.box.X, Y: p.box.Y + 2, W: p.box.W, H: 14}
		nameLines(m.say(p.key, p.n), p.box.W-6).write(c, head, palette.Ink)
		if p.card < 0 {
			continue
		}
		list := actionsOf(p.card)
		room := ui.Rect{X: p.box.X + 3, Y: p.box.Y + 18, W: p.box.W - 6, H: p.box.H - 21}
		columns, rows := len(list), 1
		if len(list) == 4 { // as on the open card
			columns, rows = 2, 2
		}
		w, h := room.W/float64(columns), room.H/float64(rows)
		for i, a := range list {
			at := ui.Rect{X: room.X + float64(i%columns)*w, Y: room.Y + float64(i/columns)*h, W: w, H: h}
			drawScene(c, specialPicture(a), at.Snap().Inset(1), ui.White)
		}
	}
}

// targetBox is where the points to reach show: in the row below the action
// spaces, or beside the last of them.
func (m worksPart) targetBox() ui.Rect {
	cells, room := m.grid.cells, m.at.spaces
	first, last := cells[0], cells[len(cells)-1]
	r := ui.Rect{X: last.X + last.W + 3, Y: last.Y, H: last.H}
	if r.X+first.W > room.X+room.W { // the row is full
		r.X, r.Y = first.X, last.Y+cells[6].Y-first.Y
	}
	r.W = math.Min(first.W*3, room.X+room.W-r.X)
	return r
}

// drawTarget draws the points to reach in a game alone and those there are, with
// a bar.
func (m worksPart) drawTarget(c *ui.Canvas) {
	if m.s.Players() > 1 {
		return
	}
	r := m.targetBox()
	target, now := m.s.Target(), m.s.Points(0)
	ui.DarkPlate(c, r)
	text := m.say("solo.target", target.String()) + " · " + m.say("solo.now", now.String())
	c.WriteCenter(r.X+r.W/2, midline(ui.Name, r.Y+r.H*0.4), ui.Name.Fit(text, r.W-8), ui.Name, palette.Cream)
	bar := ui.Rect{X: r.X + 10, Y: math.Round(r.Y + r.H*0.72), W: r.W - 20, H: 5}
	c.Fill(bar, palette.Alpha(palette.Cream, 0.25))
	bar.W *= math.Max(0, math.Min(1, float64(now)/float64(target)))
	c.Fill(bar, palette.UIGold)
}

// soloTip is a pile or the target in words.
func (m worksPart) soloTip(p ui.Point) []string {
	for _, pile := range m.soloPiles() {
		if !pile.box.Contains(p) {
			continue
		}
		lines := []string{m.say(pile.key, pile.n)}
		if pile.card < 0 {
			return lines
		}
		var names []string
		for _, a := range actionsOf(pile.card) {
			names = append(names, m.special(a))
		}
		return append(lines, m.say("solo.top", strings.Join(names, ", ")))
	}
	if m.s.Players() == 1 && m.targetBox().Contains(p) {
		return []string{m.say("solo.target", m.s.Target()), m.say("solo.now", m.s.Points(0))}
	}
	return nil
}
