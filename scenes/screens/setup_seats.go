package screens

import (
	"math"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/save"
	"tilestead/scenes/page"
	"tilestead/ui"
)

// rowHeight is how high the row of a seat is, with the gap below it.
func rowHeight(m page.Measures) float64 {
	switch m.Layout {
	case ui.Roomy:
		return 48
	case ui.Normal:
		return 38
	}
	return 32
}

// panelRoom is what a panel of the set-up has inside; its head shows where there is room
// for one.
func (s panelsPart) panelRoom(k *ui.Kit, r ui.Rect, m page.Measures, head string) ui.Rect {
	ui.Panel(k.C, r)
	if m.Layout == ui.Compact {
		return r.Inset(6)
	}
	return ui.Head(k.C, r, head)
}

// seatsHeight is how high the panel of the seats is: as its rows need it.
func (s panelsPart) seatsHeight(k *ui.Kit, m page.Measures) float64 {
	frame := 12.0
	if m.Layout != ui.Compact {
		all := ui.Rect{W: k.C.W, H: k.C.H}
		frame = all.H - ui.HeadRoom(k.C, all).H
	}
	rows := len(s.seats)
	if rows < s.title.Seats[1] {
		rows++
	}
	if s.seriesShown() {
		rows++
	}
	return frame + rowHeight(m)*float64(rows) + 2
}

// seatPanel lays out who plays.
func (s panelsPart) seatPanel(k *ui.Kit, r ui.Rect, m page.Measures) {
	in := s.panelRoom(k, r, m, s.sh.Words.Say("setup.seats"))
	row := ui.Rect{X: in.X, Y: in.Y + 1, W: in.W, H: rowHeight(m) - 4}
	for i := 0; i < len(s.seats); i++ {
		s.seatRow(k, row, m, i)
		row.Y += rowHeight(m)
	}
	if len(s.seats) < s.title.Seats[1] {
		s.emptyRow(k, row, m)
		row.Y += rowHeight(m)
	}
	if s.seriesShown() {
		row.Y += math.Round((row.H - m.Button) / 2)
		row.H = m.Button
		s.seriesButton(k, row)
	}
}

// emptyRow lays out the seat that can be taken next.
func (s panelsPart) emptyRow(k *ui.Kit, r ui.Rect, m page.Measures) {
	if m := s.choice().wanting(); m != nil {
		s.wantingRow(k, r, m)
		return
	}
	add := s.sh.Words.Say("setup.add")
	b := r.Centered(ui.PushWidth(120, add), math.Min(m.Button, r.H))
	if k.Push("add", b, ui.Push{Icon: "plus", Label: add}) {
		s.addSeat()
	}
}

// wantingRow says which expansion one more seat needs, and brings both.
func (s panelsPart) wantingRow(k *ui.Kit, r ui.Rect, m *rules.Module) {
	w := s.sh.Words
	name := s.choice().moduleName(m.ID)
	text, label := w.Say("setup.wants", len(s.seats)+1, name), w.Say("setup.add.with")
	b := ui.Rect{W: ui.PushWidth(0, label), H: math.Min(24, r.H)}
	b.X, b.Y = r.X+r.W-b.W, r.Y+math.Round((r.H-b.H)/2)
	role := ui.Dense
	lines := role.Wrap(text, b.X-r.X-8)
	if len(lines) > 2 {
		role = ui.Least
		lines = role.Wrap(text, b.X-r.X-8)
	}
	k.C.Paragraph(r.X+2, r.Y+math.Round((r.H-role.Pitch()*float64(len(lines)))/2), lines, role, palette.Ink)
	if k.Push("add", b, ui.Push{Icon: "plus", Label: label, Tip: w.Say("setup.add.tip", name)}) {
		s.choice().toggle(m)
		s.addSeat()
	}
}

// seatRow lays out one seat: colour, name, who plays, and the way out.
func (s panelsPart) seatRow(k *ui.Kit, r ui.Rect, m page.Measures, i int) {
	c, w, seat := k.C, s.sh.Words, &s.seats[i]
	k.Part(seat.Name)
	defer k.Part("")
	strip := r.H + 2
	inner := ui.SeatPlate(c, r, strip, palette.LookOf(seat.Color), false)
	sign := k.Zone(ui.Zone{ID: k.Nth("color", i), Box: ui.Rect{X: r.X, Y: r.Y, W: strip + 2, H: r.H},
		Tip: w.Say("color."+seat.Color) + "\n" + w.Say("setup.color.tip")})
	if sign.Hot {
		c.Fill(ui.Rect{X: r.X + 2, Y: r.Y + 2, W: strip - 2, H: r.H - 4}, palette.Alpha(palette.Cream, 0.18))
	}
	if sign.Clicked {
		s.nextColor(i)
	}
	h := math.Max(22, math.Min(m.Button, inner.H-4))
	at := ui.Rect{Y: math.Round(inner.Y + (inner.H-h)/2), H: h}
	remove, who, name := at, at, at
	remove.W = math.Max(22, h)
	remove.X = inner.X + inner.W - 4 - remove.W
	who.W = math.Min(s.levelWidth(), math.Round(inner.W*0.5))
	who.X = remove.X - 4 - who.W
	name.X = inner.X + 5
	name.W = who.X - 5 - name.X
	if changed, _ := k.TextField(k.Nth("name", i), name, &seat.Name, 16); changed {
		seat.Name, seat.named = save.NameWithin(seat.Name), true
	}
	s.levelButton(k, who, i)
	few := len(s.seats) <= s.title.Seats[0]
	tip := w.Say("setup.remove")
	if few {
		tip = w.Say("setup.few", s.title.Seats[0])
	}
	if k.Push(k.Nth("remove", i), remove, ui.Push{Icon: "cross", Off: few, Tip: tip}) {
		s.choice().unseat(i)
	}
}
