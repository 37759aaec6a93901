package montana

import (
	"math"
	"strconv"

	"tilestead/assets"
	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// auctionShown says whether the town lies open.
func (m townPart) auctionShown() bool { return m.s.Auction() && !m.Hides(auctionPiece) }

// drawAuction draws the open town over the worker board.
func (m townPart) drawAuction(c *ui.Canvas) {
	a := &m.at.auction
	ui.Panel(c, a.panel)
	if m.Frame.Layout != ui.Compact {
		ui.Head(c, a.panel, m.say("auction"))
	}
	for col := 1; col <= montana.Columns; col++ {
		h := a.grid.head[col]
		ui.Icon(c, "pumpkin", h.X+h.W/2-8, h.Y+9, 16, ui.White)
		c.Write(h.X+h.W/2+3, board.Baseline(h.Y+9, ui.Number), strconv.Itoa(int(montana.Components.Pumpkins[col])),
			ui.Number, palette.Ink)
	}
	for r := range montana.Row(montana.Rows) {
		if w := a.words[r]; w.H > 0 {
			text := m.reward(r)
			if full := m.say("row.pays", int(r)+1, text); ui.Body.Width(full) <= w.W-4 {
				text = full
			}
			role, text := board.FitIn(text, w.W-4, ui.Body, ui.Dense, ui.Least)
			c.Write(w.X+2, w.Y+11, text, role, palette.Ink)
		}
		for col := int(montana.Components.Rewards[r].FirstColumn); col <= montana.Columns; col++ {
			m.drawCell(c, r, col)
		}
		m.drawReward(c, a.grid.reward[r], r, math.Min(a.grid.reward[r].W/4.4, math.Min(34, a.grid.reward[r].H)))
	}
	for seat := range rules.Seat(m.s.Players()) {
		m.drawStandingBid(c, seat)
	}
	for seat := range rules.Seat(m.s.Players()) {
		m.drawBidder(c, seat)
	}
	if !m.aims().trayOpen() {
		m.drawStore(c)
	}
}

// drawCell draws a space of the town: lit where the bidder may go, dim where it cannot pay. What is
// missing there is told when it is pointed at: a number would be read as a price.
func (m townPart) drawCell(c *ui.Canvas, r montana.Row, col int) {
	at := m.at.auction.grid.cell[r][col]
	id := cellID(r, col)
	bidding := m.turn >= 0 && m.asked.Kind == montana.StepBid
	switch {
	case bidding && m.taken(r, col):
		ui.Inset(c, at, palette.Mix(palette.PaperDark, palette.InkSoft, 0.25))
	case m.lacking(r, col) > 0:
		ui.Inset(c, at, palette.Faded)
	default:
		m.slot(c, at, id, palette.PaperDim)
	}
	if m.ids[id] && m.Hover == id {
		m.drawContractor(c, at.X+at.W/2, at.Y+at.H, at.H, m.look(m.turn), 0.6)
	}
}

// lacking are the pumpkins that the bidder is short of for a free space, 0 for none.
func (m townPart) lacking(r montana.Row, col int) int {
	if m.turn < 0 || m.asked.Kind != montana.StepBid || m.taken(r, col) {
		return 0
	}
	return max(0, int(montana.Components.Pumpkins[col]-m.s.Player(m.turn).Goods[montana.Pumpkin]))
}

// taken says whether a contractor stands on a space or right of it.
func (m townPart) taken(r montana.Row, col int) bool {
	for seat := range rules.Seat(m.s.Players()) {
		if row, at, ok := m.s.Contractor(seat); ok && row == r && at >= col {
			return true
		}
	}
	return false
}

// drawStandingBid draws a contractor on the grid and when it pays.
func (m townPart) drawStandingBid(c *ui.Canvas, seat rules.Seat) {
	r, col, ok := m.s.Contractor(seat)
	if !ok || m.Hides(contractorPiece(seat)) {
		return
	}
	at := m.at.auction.grid.cell[r][col]
	m.drawContractor(c, at.X+at.W/2, at.Y+at.H, at.H, m.look(seat), 1)
	if !m.s.Paid(seat) {
		ui.Chip(c, at.X+at.W, at.Y+13, strconv.Itoa(m.payOrder(seat)))
	}
}

// payOrder is the place of a standing bid in the order of payment, from 1.
func (m townPart) payOrder(seat rules.Seat) int {
	n := 0
	for i := range m.s.Players() {
		o := rules.Seat((int(m.s.Active()) + i) % m.s.Players())
		if _, _, ok := m.s.Contractor(o); ok {
			n++
		}
		if o == seat {
			break
		}
	}
	return n
}

// bidStatus is what a seat is doing in the auction, as a text key.
func (m townPart) bidStatus(seat rules.Seat) string {
	_, _, placed := m.s.Contractor(seat)
	switch {
	case m.s.Paid(seat):
		return "bid.paid"
	case placed:
		return "bid.stands"
	case m.s.Passed(seat), m.Hides(passedPiece(seat)):
		return "bid.passed"
	case m.asked.Kind != montana.StepBid || m.asked.Seat != seat:
		return "bid.waits"
	case m.s.Acted(seat):
		return "bid.outbid"
	}
	return "bid.turn"
}

// leastDisc is how small, in canvas pixels, a disc is still told from a coin.
const leastDisc = 22.0

// discInAuction is the disc, on small screens smaller: there what bidders do stands beside the plates.
// ok is false where it would be too small.
func (m townPart) discInAuction() (d discPart, ok bool) {
	if !m.at.besidePlates() {
		return m.disc(), true
	}
	at, now := *m.at, *m.moment
	tabs := m.at.auction.seats[0]
	left := m.at.panel.X
	right := tabs.X + tabs.W - m.tabWide() - 4
	at.discR = math.Min(at.discR, (right-left)/2)
	at.disc.X = math.Min(at.disc.X, left+at.discR)
	now.at = &at
	return discPart{&now}, at.discR >= leastDisc
}

// drawBidder draws what a seat is doing, on its plate before its workers, or where the plate is small
// beside it.
func (m townPart) drawBidder(c *ui.Canvas, seat rules.Seat) {
	r := m.tab(seat)
	role, words := board.FitIn(m.bidWords(seat), r.W-4, ui.Body, ui.Dense, ui.Least)
	k := palette.PaperDim
	status := m.bidStatus(seat)
	if seat == m.turn {
		k = palette.Light(palette.UIGold, 0.45)
	}
	if status == "bid.passed" {
		k = palette.Faded
	}
	plain(c, r, k)
	c.WriteCenter(r.X+r.W/2, board.Baseline(r.Y+r.H/2, role), words, role, palette.Ink)
}

// tab is where what a seat is doing is told: on its plate, or at the end of its line beside it.
func (m townPart) tab(seat rules.Seat) ui.Rect {
	r := m.at.auction.seats[seat]
	if !m.at.besidePlates() {
		return r
	}
	wide := math.Min(r.W, m.tabWide())
	r.X, r.W = r.X+r.W-wide, wide
	return r
}

// tabWide is how wide all that is told beside the plates is: as the longest, so that no edge juts out.
func (m townPart) tabWide() (wide float64) {
	for seat := range rules.Seat(m.s.Players()) {
		wide = math.Max(wide, math.Ceil(ui.Body.Width(m.bidWords(seat)))+14)
	}
	return wide
}

// bidWords says what a seat is doing.
func (m townPart) bidWords(seat rules.Seat) string {
	status := m.bidStatus(seat)
	if status == "bid.stands" {
		return m.say(status + "." + strconv.Itoa(m.payOrder(seat)))
	}
	return m.say(status)
}

// drawStore draws the General Store below the grid, where contractors wait
// and where those who passed go.
func (m townPart) drawStore(c *ui.Canvas) {
	r := m.at.auction.tray
	plain(c, r, palette.PaperDim)
	if s, ok := assets.Find("montana/scene/town"); ok {
		k := (r.H - 2) / 64
		x0, y0, _, _ := s.Bounds()
		c.Sprite(s, r.X+1-x0*k, r.Y+1-y0*k, k)
	}
	x := r.X + 8 + (r.H-4)/64*176
	role, name := board.FitName(m.say("store"), r.X+r.W-4-x)
	c.Write(x, r.Y+14, name, role, palette.Ink)
	for seat := range rules.Seat(m.s.Players()) {
		if _, _, placed := m.s.Contractor(seat); placed || m.Hides(contractorPiece(seat)) {
			continue
		}
		a := 1.0
		if m.s.Passed(seat) {
			a = 0.5
		}
		p := m.storeSpot(seat)
		m.drawContractor(c, p.X, p.Y, m.storeHigh(), m.look(seat), a)
	}
}

// drawCall writes beside the picture of the General Store what a seat does in the auction.
func (m townPart) drawCall(c *ui.Canvas, seat rules.Seat, text string) {
	if m.aims().trayOpen() {
		return
	}
	r := m.at.auction.tray
	x := r.X + 4 + (r.H-4)/64*176
	band := ui.Rect{X: x, Y: r.Y + 1, W: r.X + r.W - 1 - x, H: callHigh}.Snap()
	role, text := board.FitIn(text, band.W-band.H-6, ui.Name, ui.Body, ui.Dense, ui.Least)
	c.Fill(band, palette.TealDark)
	ui.Medal(c, band.X+band.H/2+1, band.Y+band.H/2, band.H/2-2.5, m.Seats[seat].Look)
	c.Write(band.X+band.H+3, board.Baseline(band.Y+band.H/2, role), text, role, palette.Cream)
}

// callHigh is how high is what a seat calls there, in canvas pixels: contractors stand below it.
const callHigh = 18.0

// storeSpot is where a contractor stands at the General Store.
func (m townPart) storeSpot(seat rules.Seat) ui.Point {
	r := m.at.auction.tray
	x := r.X + 8 + (r.H-4)/64*176
	return ui.Point{X: x + m.storeHigh()*(0.6+1.05*float64(seat)), Y: r.Y + r.H - 3}
}

func (m townPart) storeHigh() float64 { return math.Min(40, m.at.auction.tray.H-20) }
