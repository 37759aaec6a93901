package montana

import (
	"math"
	"strconv"

	"tilestead/assets"
	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/scenes/board"
	"tilestead/scenes/motion"
	"tilestead/ui"
)

var bankColor = palette.Hex("#dcca96")

func (m townPart) drawWorkerBoard(c *ui.Canvas) {
	ui.Panel(c, m.at.panel)
	if m.Frame.Layout != ui.Compact {
		ui.Head(c, m.at.panel, m.say("board"))
	}
	for a := montana.Mine; a <= montana.PumpkinField; a++ {
		m.drawSite(c, a)
	}
	if !m.aims().overTown() {
		m.drawBankAndTown(c)
	}
	m.drawNewStaff(c)
}

func (m townPart) drawBankAndTown(c *ui.Canvas) {
	for i := range 3 {
		m.drawBankSpace(c, montana.Place(12+i), i)
	}
	if m.at.labels {
		y := m.at.grid.head[1].Y
		role, name := board.FitName(m.say("area.bank"), m.at.place[12].W)
		c.Write(m.at.place[12].X+2, y+11, name, role, palette.Ink)
		x := m.at.place[12].X + m.at.place[12].W + 6
		role, name = board.FitName(m.say("town"), m.at.grid.head[1].X-x-2)
		c.Write(x, y+11, name, role, palette.Ink)
		if m.lastBids() != nil {
			words := m.say("receipt")
			room := m.at.grid.cell[0][1].X - x - 2
			for i, l := range ui.Dense.Wrap(words, room) {
				c.Write(x, y+24+float64(i)*ui.DenseLine, ui.Dense.Fit(l, room), ui.Dense, palette.InkSoft)
			}
		}
	}
	m.drawTown(c)
}

// drawSite draws a goods area: its figure and name, three large spaces and
// their small ones.
func (m townPart) drawSite(c *ui.Canvas, a montana.Area) {
	r := m.at.sites[a]
	t := montana.Components.AreaTrade[a]
	k := palette.Mix(palette.Trades[t], palette.Paper, 0.55)
	plain(c, r, k)
	if m.Frame.Layout != ui.Compact {
		drawScene(c, "montana/scene/"+areaNames[a], ui.Rect{X: r.X + 1, Y: r.Y + 1, W: m.at.figure - 6, H: r.H - 2})
	}
	high := math.Min(24, r.H-5)
	x, y := r.X+3+high/2, r.Y+r.H-2.5
	name := m.site(a)
	switch m.Frame.Layout {
	case ui.Roomy:
		high = math.Min(30, r.H-17)
		x, y = r.X+m.at.figure/2-3, r.Y+r.H-15
		nameStrip(c, ui.Rect{X: r.X + 1, Y: r.Y + r.H - 15, W: m.at.figure - 6, H: 14}, name, k)
	case ui.Normal:
		left := r.X + high + 6
		nameStrip(c, ui.Rect{X: left, Y: r.Y + (r.H-14)/2, W: r.X + m.at.figure - 5 - left, H: 14}, name, k)
	}
	drawWorker(c, x, y, high, t)
	for i := range 3 {
		m.drawSpace(c, montana.Place(int(a)*3+i))
		m.drawSmallSpace(c, montana.Place(int(a)*3+i))
	}
}

// nameStrip writes a name on a strip over a picture.
func nameStrip(c *ui.Canvas, r ui.Rect, name string, k ui.Color) {
	r = c.Snap(r)
	c.Fill(r, palette.Light(k, 0.45))
	role, name := board.FitIn(name, r.W-2, ui.Name, ui.Dense, ui.Least)
	c.WriteCenter(r.X+r.W/2, board.Baseline(r.Y+r.H/2, role), name, role, palette.Ink)
}

// drawScene covers r with a small wide picture, cut at the right and below.
func drawScene(c *ui.Canvas, name string, r ui.Rect) {
	s, ok := assets.Find(name)
	if !ok {
		return
	}
	x0, y0, x1, y1 := s.Bounds()
	k := max(r.W/(x1-x0), r.H/(y1-y0))
	c.Clip(r)
	c.Sprite(s, r.X-x0*k, r.Y+r.H/2-(y0+y1)/2*k, k)
	c.Unclip()
}

// plain is a flat box with a dark line round it.
func plain(c *ui.Canvas, r ui.Rect, k ui.Color) {
	r = r.Snap()
	c.Fill(r, palette.Dark(k, 0.5))
	c.Fill(r.Inset(1), k)
}

// slot draws a space: lit where it can be used, framed under the pointer.
func (m townPart) slot(c *ui.Canvas, r ui.Rect, id string, ground ui.Color) {
	can := m.ids[id]
	if can {
		ground = palette.Cream
	}
	ui.Inset(c, r, ground)
	switch {
	case can && m.Hover == id:
		ui.Frame(c, r.Inset(1))
	case can:
		motion.Rim(c, r, 2, palette.Alpha(palette.UIGold, m.Glow()))
	case m.Marked == id, m.staffs(id):
		motion.Rim(c, r, 2, palette.UIGold)
	}
}

func (m townPart) drawSpace(c *ui.Canvas, p montana.Place) {
	r := m.at.place[p]
	m.slot(c, r, placeID(p), palette.Paper)
	good := goodIcons[montana.Components.AreaGood[p.Area()]]
	mid := r.Y + math.Round(r.H/2)
	icon := math.Min(22, r.H-3)
	if w := m.workersAt(p); w.Size() > 0 && !m.Hides(placeID(p)) {
		m.drawCrew(c, r, w)
	} else {
		ui.Icon(c, "coin", r.X+9, mid, coinSize, ui.White)
		c.Write(r.X+17, board.Baseline(mid, ui.Body), strconv.Itoa(int(montana.Components.Price[p])), ui.Body,
			palette.Ink)
		c.Fill(ui.Rect{X: r.X + 25, Y: r.Y + 3, W: 1, H: r.H - 6}, palette.PaperDark)
	}
	ui.Icon(c, good, r.X+r.W-icon/2-3, mid, icon, ui.White)
	role := ui.Number
	if m.Frame.Layout == ui.Compact {
		role = ui.Body
	}
	c.WriteRight(r.X+r.W-icon-4, board.Baseline(mid, role), strconv.Itoa(int(montana.Components.Yield[p])), role,
		palette.Ink)
}

// coinSize is how large a price's coin is, in canvas pixels: at the common size of a window 22 of the
// screen's.
const coinSize = 15.0

// workersAt are those on a space, and who is chosen for it.
func (m townPart) workersAt(p montana.Place) montana.Handful {
	if m.staffs(placeID(p)) {
		return m.sent()
	}
	return m.s.Workers(p)
}

// drawCrew draws the workers on the left of a space.
func (m townPart) drawCrew(c *ui.Canvas, r ui.Rect, w montana.Handful) {
	high := math.Min(r.H-3, 30)
	i := 0
	for _, t := range crew(w) {
		drawWorker(c, r.X+3+high*0.45+float64(i)*high*0.5, r.Y+r.H-1.5, high, t)
		i++
	}
}

// crew lists the workers of a handful one by one.
func crew(w montana.Handful) (ts []montana.Trade) {
	for t, n := range w {
		for range n {
			ts = append(ts, montana.Trade(t))
		}
	}
	return ts
}

func (m townPart) drawSmallSpace(c *ui.Canvas, p montana.Place) {
	r := m.at.small[p]
	m.slot(c, r, smallID(p), palette.PaperDim)
	w := m.s.SmallWorkers(p)
	if m.staffs(smallID(p)) {
		w = m.sent()
	}
	if w.Size() > 0 && !m.Hides(smallID(p)) {
		high := math.Min(r.H-2, 24)
		ts := crew(w)
		for i, t := range ts {
			drawWorker(c, r.X+r.W/2+(float64(i)-float64(len(ts)-1)/2)*high*0.5, r.Y+r.H-1, high, t)
		}
		return
	}
	k := palette.InkSoft
	if m.ids[smallID(p)] {
		k = palette.Ink
	}
	more := "+" + strconv.Itoa(int(montana.Components.SmallYield))
	c.WriteCenter(r.X+r.W/2+0.5, board.Baseline(r.Y+r.H/2, ui.Body), more, ui.Body, k)
}

func (m townPart) drawBankSpace(c *ui.Canvas, p montana.Place, i int) {
	r := m.at.place[p]
	m.slot(c, r, placeID(p), bankColor)
	high := math.Min(r.H-2, 28)
	mid := r.Y + math.Round(r.H/2)
	if w := m.workersAt(p); w.Size() > 0 && !m.Hides(placeID(p)) {
		for n, t := range crew(w) {
			drawWorker(c, r.X+high*0.5+2+float64(n)*high*0.6, r.Y+r.H-1, high, t)
		}
	} else {
		for n := range montana.Components.BankWorkers[i] {
			x := r.X + high*0.5 + 2 + float64(n)*high*0.62
			ui.Disc(c, x, mid, high*0.25, palette.InkSoft)
			ui.Disc(c, x, mid, high*0.25-1, bankColor)
		}
	}
	silver := strconv.Itoa(int(montana.Components.BankSilver[i]))
	c.WriteRight(r.X+r.W-4, board.Baseline(mid, ui.Number), silver, ui.Number, palette.Ink)
	ui.Icon(c, "coin", r.X+r.W-28, mid, math.Min(16, r.H-4), ui.White)
}

// drawTown draws the small town of the worker board.
func (m townPart) drawTown(c *ui.Canvas) {
	g := &m.at.grid
	if m.ids["town"] {
		r := m.at.town // clear of the spaces at its edges
		r = ui.Rect{X: r.X - 3, Y: r.Y - 1, W: r.W + 5, H: r.H + 2}
		if m.Hover == "town" {
			ui.Frame(c, r.Inset(2))
		} else {
			motion.Rim(c, r, 2, palette.Alpha(palette.UIGold, m.Glow()))
		}
	}
	icon := math.Min(coinSize, g.head[1].H-2)
	for col := 1; col <= montana.Columns; col++ {
		h := g.head[col]
		ui.Icon(c, "pumpkin", h.X+h.W/2-icon*0.35, h.Y+h.H/2, icon, ui.White)
		pumpkins := strconv.Itoa(int(montana.Components.Pumpkins[col]))
		c.Write(h.X+h.W/2+icon*0.2+1, board.Baseline(h.Y+h.H/2, ui.Body), pumpkins, ui.Body, palette.Ink)
	}
	for r := range montana.Row(montana.Rows) {
		for col := int(montana.Components.Rewards[r].FirstColumn); col <= montana.Columns; col++ {
			ui.Inset(c, g.cell[r][col], palette.PaperDim)
		}
		m.drawReward(c, g.reward[r], r, math.Min(20, g.reward[r].H))
	}
	for seat := range rules.Seat(m.s.Players()) {
		if r, col, ok := m.s.Contractor(seat); ok && !m.Hides(contractorPiece(seat)) {
			at := g.cell[r][col]
			m.drawContractor(c, at.X+at.W/2, at.Y+at.H, at.H+3, m.look(seat), 1)
		}
	}
	if last := m.lastBids(); last != nil {
		for seat := range rules.Seat(m.s.Players()) {
			if r, col, ok := last.Contractor(seat); ok {
				at := g.cell[r][col]
				m.drawContractor(c, at.X+at.W/2, at.Y+at.H, at.H+1, m.look(seat), 0.65)
			}
		}
	}
}

// drawReward draws what a row brings as icons.
func (m townPart) drawReward(c *ui.Canvas, r ui.Rect, row montana.Row, size float64) {
	w := montana.Components.Rewards[row]
	x, y := r.X+2, r.Y+math.Round(r.H/2)
	icon := func(name string) {
		ui.Icon(c, name, x+size/2, y, size, ui.White)
		x += size + 1
	}
	text := func(s string) {
		c.Write(x, board.Baseline(y, ui.Body), s, ui.Body, palette.Ink)
		x += ui.Body.Width(s) + 2
	}
	if w.Cattle > 0 {
		icon("cattle")
	}
	if w.Silver > 0 {
		icon("coin")
		text(strconv.Itoa(int(w.Silver)))
	}
	if w.Goods > 0 {
		text(strconv.Itoa(int(w.Goods)) + "x")
		for _, g := range w.From {
			icon(goodIcons[g])
		}
	}
	if w.Upgrades > 0 {
		if w.Cattle > 0 || w.Silver > 0 {
			text("+" + strconv.Itoa(int(w.Upgrades)))
		} else {
			text(strconv.Itoa(int(w.Upgrades)) + "x")
		}
		icon("upgrade")
	}
}
