package scenes

import (
	"math"
	"slices"

	"tilestead/assets/palette"
	"tilestead/ui"
)

// view lays out and draws the set-up: the seats, the game's options, the start.
func (s *setupScreen) view(k *ui.Kit) {
	room, m, back := s.app.page(k, s.app.titleWord(s.title))
	if back {
		s.next = nil
		return
	}
	if m.layout == ui.Compact {
		game, seats := room, room
		seats.H = s.seatsHeight(k, m)
		game.Y += seats.H + m.gap
		game.H -= seats.H + m.gap
		s.seatPanel(k, seats, m)
		s.gamePanel(k, game, m)
		return
	}
	width := math.Min(room.W, 1180)
	room.X, room.W = math.Round(room.X+(room.W-width)/2), width
	seats, game := room.Left(math.Round(width*0.64), m.gap)
	seats.H = s.seatsHeight(k, m)
	low := math.Min(room.H, math.Max(seats.H, 260))
	y := room.Y + math.Round((room.H-low)*0.3)
	seats.Y, game.Y, game.H = y, y, low
	seats.H = low
	s.seatPanel(k, seats, m)
	s.gamePanel(k, game, m)
}

// rowHeight is how high the row of a seat is: a line of controls and a line of text.
func (m measures) rowHeight() float64 {
	switch m.layout {
	case ui.Roomy:
		return 66
	case ui.Normal:
		return 50
	}
	return 41
}

func (s *setupScreen) seatsHeight(k *ui.Kit, m measures) float64 {
	h := m.rowHeight()*float64(s.title.Seats[1]) + m.button + 2*m.gap
	if m.layout == ui.Compact {
		return h + 4
	}
	return h + ui.HeadHeight(k.C) + 16
}

// seatPanel lays out who plays.
func (s *setupScreen) seatPanel(k *ui.Kit, r ui.Rect, m measures) {
	w := s.app.words
	ui.Panel(k.C, r)
	in := r.Inset(6)
	if m.layout != ui.Compact {
		in = ui.Head(k.C, r, w.Say("setup.seats"))
	}
	y := in.Y
	for i := 0; i < len(s.seats); i++ {
		s.seatRow(k, ui.Rect{X: in.X, Y: y, W: in.W, H: m.rowHeight() - 4}, m, i)
		y += m.rowHeight()
	}
	for i := len(s.seats); i < s.title.Seats[1]; i++ {
		s.emptyRow(k, ui.Rect{X: in.X, Y: y, W: in.W, H: m.rowHeight() - 4}, m, i)
		y += m.rowHeight()
	}
	shuffle, note := w.Say("setup.shuffle"), w.Say("setup.starter")
	b := ui.Rect{X: in.X, Y: in.Y + in.H - m.button, W: pushWidth(0, shuffle), H: m.button}
	if k.Push("shuffle", b, ui.Push{Icon: "seed", Label: shuffle, Tip: w.Say("setup.shuffle.tip")}) {
		s.shuffle()
	}
	k.C.Text(b.X+b.W+m.gap, b.Y+math.Round((b.H-ui.LineHeight)/2), note, palette.InkSoft)
}

// emptyRow lays out a seat nobody has; the first of them can be taken.
func (s *setupScreen) emptyRow(k *ui.Kit, r ui.Rect, m measures, i int) {
	px := k.C.Px()
	k.C.Fill(r.Inset(px), palette.Alpha(palette.PaperDark, 0.35))
	if i > len(s.seats) {
		return
	}
	add := s.app.words.Say("setup.add")
	b := r.Centered(pushWidth(120, add), math.Min(m.button, r.H-8))
	if k.Push("add", b, ui.Push{Icon: "plus", Label: add}) {
		s.addSeat()
	}
}

// addSeat adds a bot, or a person where there are no bots.
func (s *setupScreen) addSeat() {
	if len(s.app.opt.Levels) == 0 {
		seat := setupSeat{}
		seat.Color = s.freeColor()
		seat.Name = s.freeName(s.app.personNames(), -1)
		s.seats = append(s.seats, seat)
		return
	}
	s.addBot(s.app.opt.Levels[0])
}

// seatRow lays out one seat: colour, name, who plays, what the bot is like.
func (s *setupScreen) seatRow(k *ui.Kit, r ui.Rect, m measures, i int) {
	c, w, seat := k.C, s.app.words, &s.seats[i]
	look := lookOf(seat.Color)
	strip := 36.0
	if m.layout == ui.Compact {
		strip = 28
	}
	inner := ui.SeatPlate(c, r, strip, look, false)
	sign := k.Zone(ui.Zone{ID: k.Nth("color", i), Box: ui.Rect{X: r.X, Y: r.Y, W: strip + 2, H: r.H},
		Tip: w.Say("color."+seat.Color) + "\n" + w.Say("setup.color.tip")})
	if sign.Hot {
		c.Fill(ui.Rect{X: r.X + 2, Y: r.Y + 2, W: strip - 2, H: r.H - 4}, palette.Alpha(palette.Cream, 0.18))
	}
	if sign.Clicked {
		s.nextColor(i)
	}
	pad := 4.0
	h := math.Min(m.button, r.H-22)
	if m.layout == ui.Roomy {
		pad, h = 8, 28
	}
	h = math.Max(h, 18)
	top := inner.Y + math.Round((inner.H-h-ui.LineHeight)/2)
	levels := append([]string{""}, s.app.opt.Levels...)
	labels := make([]string, len(levels))
	for j, l := range levels {
		labels[j] = w.Say("setup.human")
		if l != "" {
			labels[j] = w.Say("bot." + l)
		}
	}
	remove := ui.Rect{X: inner.X + inner.W - pad - 24, Y: top, W: 24, H: h}
	seg := segmentWidth(labels)
	most := remove.X - inner.X - 2*pad - 110
	seg = math.Min(math.Max(seg, math.Min(most, 66*float64(len(labels)))), most)
	who := ui.Rect{X: remove.X - pad - seg, Y: top, W: seg, H: h}
	name := ui.Rect{X: inner.X + pad, Y: top, W: who.X - inner.X - 2*pad, H: h}
	if changed, _ := k.TextField(k.Nth("name", i), name, &seat.Name, 16); changed {
		seat.named = true
	}
	if at, changed := segments(k, string(k.Nth("who", i)), who, labels, slices.Index(levels, seat.Bot)); changed {
		s.setWho(i, levels[at])
	}
	few := len(s.seats) <= s.title.Seats[0]
	tip := w.Say("setup.remove")
	if few {
		tip = w.Say("setup.few", s.title.Seats[0])
	}
	if k.Push(k.Nth("remove", i), remove, ui.Push{Icon: "cross", Off: few, Tip: tip}) {
		s.seats = slices.Delete(s.seats, i, i+1)
		return
	}
	style := w.Say("setup.human.style")
	if seat.Bot != "" {
		style = w.Say("bot." + seat.Bot + ".style")
	}
	c.Text(name.X+2, top+h+math.Round((inner.Y+inner.H-top-h-ui.LineHeight)/2), style, palette.InkSoft)
}
