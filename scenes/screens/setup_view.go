package screens

import (
	"math"
	"slices"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/scenes/page"
	"tilestead/ui"
)

// A setupPage is what of the set-up shows where not all of it can.
type setupPage uint8

const (
	seatsPage setupPage = iota
	gamePage            // in the compact layout only; else it lies beside the seats
	housePage
)

// view lays out and draws the set-up: the seats, the game's options, the start.
func (s panelsPart) view(k *ui.Kit) {
	room, m, back := s.sh.Page(k, s.sh.TitleWord(s.title))
	defer s.layFavourites(k, m)
	defer s.laySeries(k, m)
	defer s.cards().layPicker(k, m)
	if back && s.liked {
		s.closeFavourites(k)
		return
	}
	if back && s.picker != nil {
		s.picker = nil
		k.Relay()
		return
	}
	if back && s.series != nil && s.series.open {
		s.series.close(k)
		return
	}
	if back {
		if s.page == seatsPage {
			s.next = nil
		}
		s.turnTo(k, seatsPage)
		return
	}
	if s.page == gamePage && m.Layout != ui.Compact {
		s.page = seatsPage
	}
	switch {
	case m.Layout == ui.Compact && s.choice().optional():
		s.pages(k, room, m)
		return
	case s.page == housePage:
		s.house().wholeHousePage(k, room, m)
		return
	case m.Layout == ui.Compact:
		game, seats := room, room
		seats.H = s.seatsHeight(k, m)
		game.Y += seats.H + m.Gap
		game.H -= seats.H + m.Gap
		s.seatPanel(k, seats, m)
		s.gamePanel(k, game, m)
		return
	}
	width := math.Min(room.W, 1180)
	room.X, room.W = math.Round(room.X+(room.W-width)/2), width
	seats, game := room.Left(math.Round(width*0.67), m.Gap)
	seats.H = s.seatsHeight(k, m)
	low := math.Min(room.H, math.Max(math.Max(seats.H, 260), s.gameHeight(k, game.W, m)))
	y := room.Y + math.Round((room.H-low)*0.3)
	seats.Y, game.Y, game.H = y, y, low
	seats.H = low
	s.seatPanel(k, seats, m)
	s.gamePanel(k, game, m)
}

// turnTo shows a page.
func (s panelsPart) turnTo(k *ui.Kit, page setupPage) {
	if s.page != page {
		s.page = page
		k.Relay()
	}
}

// pages lays out one page of the compact set-up over the bar that leads to the
// others and to the start.
func (s panelsPart) pages(k *ui.Kit, room ui.Rect, m page.Measures) {
	w := s.sh.Words
	bar := ui.Rect{X: room.X, Y: room.Y + room.H - m.Button - 4, W: room.W, H: m.Button + 4}
	sheet := ui.Rect{X: room.X, Y: room.Y, W: room.W, H: bar.Y - room.Y - m.Gap}
	switch s.page {
	case seatsPage:
		s.seatPanel(k, sheet, m)
	case gamePage:
		s.expansionPage(k, sheet, m)
	case housePage:
		s.house().housePanel(k, sheet, m)
	}
	labels := []string{w.Say("setup.page.seats"), w.Say("setup.page.game")}
	if len(s.house().houseRules()) > 0 {
		labels = append(labels, w.Say("setup.page.house"))
	}
	start := w.Say("setup.start")
	b := ui.Rect{W: ui.PushWidth(116, start), Y: bar.Y, H: bar.H}
	b.X = bar.X + bar.W - b.W
	tabs := ui.Rect{X: bar.X, Y: bar.Y + 2, H: m.Button}
	tabs.W = math.Min(ui.SegmentsWidth(labels), b.X-m.Gap-bar.X)
	if at, changed := k.Segments("page", tabs, labels, int(s.page)); changed {
		s.turnTo(k, setupPage(at))
	}
	s.startButton(k, b, start)
}

// rowHeight is how high the row of a seat is: a line of controls and a line of text.
func rowHeight(m page.Measures) float64 {
	switch m.Layout {
	case ui.Roomy:
		return 66
	case ui.Normal:
		return 50
	}
	return 41
}

func (s panelsPart) seatsHeight(k *ui.Kit, m page.Measures) float64 {
	h := rowHeight(m)*float64(s.title.Seats[1]) + m.Button + 2*m.Gap
	if m.Layout == ui.Compact {
		return h + 4
	}
	return h + ui.HeadHeight(k.C) + 16
}

// seatPanel lays out who plays.
func (s panelsPart) seatPanel(k *ui.Kit, r ui.Rect, m page.Measures) {
	w := s.sh.Words
	ui.Panel(k.C, r)
	in := r.Inset(6)
	if m.Layout != ui.Compact {
		in = ui.Head(k.C, r, w.Say("setup.seats"))
	}
	y := in.Y
	for i := 0; i < len(s.seats); i++ {
		s.seatRow(k, ui.Rect{X: in.X, Y: y, W: in.W, H: rowHeight(m) - 4}, m, i)
		y += rowHeight(m)
	}
	taken := len(s.seats)
	for i := taken; i < s.title.Seats[1]; i++ {
		s.emptyRow(k, ui.Rect{X: in.X, Y: y, W: in.W, H: rowHeight(m) - 4}, m, i == taken)
		y += rowHeight(m)
	}
	shuffle := w.Say("setup.shuffle")
	b := ui.Rect{X: in.X, Y: in.Y + in.H - m.Button, W: ui.PushWidth(0, shuffle), H: m.Button}
	if k.Push("shuffle", b, ui.Push{Icon: "seed", Label: shuffle, Tip: w.Say("setup.shuffle.tip")}) {
		s.shuffle()
	}
	b.X, b.W = b.X+b.W+2, math.Max(24, m.Button)
	if k.Tool("favourites", b, "star", w.Say("setup.favourites")) {
		s.liked = true
		k.Relay()
	}
	rest := ui.Rect{X: b.X + b.W + m.Gap, Y: b.Y, W: in.X + in.W - b.X - b.W - m.Gap, H: b.H}
	if len(s.seats) == 1 { // who begins is no question
		s.seriesButton(k, ui.Rect{X: rest.X, Y: rest.Y, W: s.numbers(k, rest) - rest.X, H: rest.H})
		return
	}
	s.starter(k, rest)
}

// starter lays out who begins: chance, or a seat where the title lets one be chosen.
func (s panelsPart) starter(k *ui.Kit, r ui.Rect) {
	c, w := k.C, s.sh.Words
	y := r.Y + math.Round((r.H-ui.LineHeight)/2)
	if len(s.choice().modulesOf(rules.FirstSeat)) == 0 {
		c.Text(r.X, y, w.Say("setup.starter"), palette.InkSoft)
		return
	}
	label, lot := w.Say("setup.first"), w.Say("setup.first.lot")
	const medal = 28
	first := s.choice().first()
	wide := ui.ButtonWidth(0, lot)
	x := r.X + r.W - wide - float64(len(s.seats))*(medal+2)
	c.Text(math.Max(r.X, x-8-ui.TextWidth(label)), y, ui.Fit(label, x-8-r.X), palette.InkSoft)
	look := func(on bool) ui.Look {
		if on {
			return ui.Strong
		}
		return ui.Plain
	}
	if k.Push("first", ui.Rect{X: x, Y: r.Y, W: wide, H: r.H},
		ui.Push{Label: lot, Look: look(first < 0), Tip: w.Say("setup.starter")}) {
		s.choice().begin(-1)
	}
	x += wide + 2
	for i := range s.seats {
		box := ui.Rect{X: x, Y: r.Y, W: medal, H: r.H}
		if k.Push(k.Nth("first", i), box,
			ui.Push{Look: look(first == i), Tip: w.Say("setup.first.tip", s.seats[i].Name)}) {
			s.choice().begin(i)
		}
		mid := box.Center()
		ui.Medal(c, mid.X, mid.Y-1, math.Min(9, r.H/2-4), palette.LookOf(s.seats[i].Color))
		x += medal + 2
	}
}

// emptyRow lays out a seat nobody has; the first of them can be taken.
func (s panelsPart) emptyRow(k *ui.Kit, r ui.Rect, m page.Measures, next bool) {
	px := k.C.Px()
	k.C.Fill(r.Inset(px), palette.Alpha(palette.PaperDark, 0.35))
	if !next {
		return
	}
	w := s.sh.Words
	add := w.Say("setup.add")
	if m := s.choice().wanting(); m != nil {
		s.wantingRow(k, r, m)
		return
	}
	b := r.Centered(ui.PushWidth(120, add), math.Min(m.Button, r.H-8))
	if k.Push("add", b, ui.Push{Icon: "plus", Label: add}) {
		s.addSeat()
	}
}

// wantingRow says which expansion one more seat needs, and brings both.
func (s panelsPart) wantingRow(k *ui.Kit, r ui.Rect, m *rules.Module) {
	w := s.sh.Words
	name := s.choice().moduleName(m.ID)
	text, label := w.Say("setup.wants", len(s.seats)+1, name), w.Say("setup.add.with")
	b := ui.Rect{W: ui.PushWidth(0, label), H: math.Min(24, r.H-8)}
	b.X, b.Y = r.X+r.W-b.W-6, r.Y+math.Round((r.H-b.H)/2)
	lines := ui.Wrap(text, b.X-r.X-18)
	y := r.Y + math.Round((r.H-ui.DenseLine*float64(len(lines)))/2)
	k.C.Lines(r.X+10, y, lines, ui.DenseLine, palette.Ink)
	if k.Push("add", b, ui.Push{Icon: "plus", Label: label, Tip: w.Say("setup.add.tip", name)}) {
		s.choice().toggle(m)
		s.addSeat()
	}
}

// addSeat adds a bot, or a person where there are no bots.
func (s panelsPart) addSeat() {
	if len(s.levels()) == 0 {
		seat := setupSeat{}
		seat.Color = s.freeColor()
		seat.Name = s.freeName(s.sh.PersonNames(), -1)
		s.seats = append(s.seats, seat)
		return
	}
	s.addBot(s.levels()[0])
}

// leastName is the width that the field of a name keeps beside many levels.
const leastName = 76

// seatRow lays out one seat: colour, name, who plays, what the bot is like.
func (s panelsPart) seatRow(k *ui.Kit, r ui.Rect, m page.Measures, i int) {
	c, w, seat := k.C, s.sh.Words, &s.seats[i]
	k.Part(seat.Name)
	defer k.Part("")
	look := palette.LookOf(seat.Color)
	strip := 36.0
	if m.Layout == ui.Compact {
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
	h := math.Min(m.Button, r.H-22)
	if m.Layout == ui.Roomy {
		pad, h = 8, 28
	}
	h = math.Max(h, 18)
	top := inner.Y + math.Round((inner.H-h-ui.LineHeight)/2)
	levels := append([]string{""}, s.levels()...)
	labels := make([]string, len(levels))
	for j, l := range levels {
		labels[j] = w.Say("setup.human")
		if l != "" {
			labels[j] = w.Say("bot." + l)
		}
	}
	remove := ui.Rect{X: inner.X + inner.W - pad - 24, Y: top, W: 24, H: h}
	seg := ui.SegmentsWidth(labels)
	most := remove.X - inner.X - 2*pad - leastName
	seg = math.Min(math.Max(seg, math.Min(most, 66*float64(len(labels)))), most)
	who := ui.Rect{X: remove.X - pad - seg, Y: top, W: seg, H: h}
	name := ui.Rect{X: inner.X + pad, Y: top, W: who.X - inner.X - 2*pad, H: h}
	if changed, _ := k.TextField(k.Nth("name", i), name, &seat.Name, 16); changed {
		seat.named = true
	}
	if at, changed := k.Segments(string(k.Nth("who", i)), who, labels, slices.Index(levels, seat.Bot)); changed {
		s.setWho(i, levels[at])
	}
	few := len(s.seats) <= s.title.Seats[0]
	tip := w.Say("setup.remove")
	if few {
		tip = w.Say("setup.few", s.title.Seats[0])
	}
	if k.Push(k.Nth("remove", i), remove, ui.Push{Icon: "cross", Off: few, Tip: tip}) {
		s.choice().unseat(i)
		return
	}
	style := w.Say("setup.human.style")
	if seat.Bot != "" {
		style = w.Say("bot." + seat.Bot + ".style")
	}
	c.Text(name.X+2, top+h+math.Round((inner.Y+inner.H-top-h-ui.LineHeight)/2), style, palette.InkSoft)
}
