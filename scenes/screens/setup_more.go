package screens

import (
	"math"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/save"
	"tilestead/scenes/page"
	"tilestead/ui"
)

// A line of the other options: what it is called, and what lays out its controls.
type moreLine struct {
	label string
	lay   func(k *ui.Kit, r ui.Rect)
}

// moreView lays out the other options, with a way back to the game and its seats.
func (s panelsPart) moreView(k *ui.Kit, room ui.Rect, m page.Measures) {
	w := s.sh.Words
	width := math.Min(room.W, 860)
	room.X, room.W = math.Round(room.X+(room.W-width)/2), width
	label := w.Say("setup.house.done")
	b := ui.Rect{W: ui.PushWidth(120, label), H: m.Button + 4}
	panel := ui.Rect{X: room.X, Y: room.Y, W: room.W, H: room.H - b.H - m.Gap}
	lines := s.moreLines(m)
	pitch := m.Button + 6
	house := len(s.house().houseRules()) > 0
	if !house {
		panel.H = math.Min(panel.H, pitch*float64(len(lines))+4+panel.H-s.moreRoom(k, panel, m).H)
	}
	ui.Panel(k.C, panel)
	in := s.moreRoom(k, panel, m)
	if m.Layout != ui.Compact {
		ui.Head(k.C, panel, w.Say("setup.more"))
	}
	labels := 0.0
	for _, l := range lines {
		labels = math.Max(labels, ui.Name.Width(l.label))
	}
	row := ui.Rect{X: in.X, Y: in.Y + 2, W: in.W, H: m.Button}
	for _, l := range lines {
		k.C.Write(row.X+2, ui.Name.Middle(row), l.label, ui.Name, palette.Ink)
		_, controls := row.Left(math.Ceil(labels)+12, 0)
		l.lay(k, controls)
		row.Y += pitch
	}
	if house {
		ui.Line(k.C, in.X, row.Y, in.W)
		s.house().housePanel(k, ui.Rect{X: in.X, Y: row.Y + 6, W: in.W, H: in.Y + in.H - row.Y - 6}, m)
	}
	b.X, b.Y = room.X+math.Round((room.W-b.W)/2), panel.Y+panel.H+m.Gap
	if k.Push("done", b, ui.Push{Icon: "check", Label: label, Look: ui.Primary}) {
		s.showMore(k, false)
	}
}

// moreRoom is what the panel of the other options has inside.
func (s panelsPart) moreRoom(k *ui.Kit, r ui.Rect, m page.Measures) ui.Rect {
	if m.Layout == ui.Compact {
		return r.Inset(8)
	}
	return ui.HeadRoom(k.C, r).Inset(3)
}

// moreLines are the other options that the game has, but for the house rules.
func (s panelsPart) moreLines(m page.Measures) (list []moreLine) {
	w := s.sh.Words
	if len(s.seats) > 1 {
		list = append(list, moreLine{w.Say("setup.first"), s.starter})
	}
	for i := range s.title.Values {
		v := &s.title.Values[i]
		if _, ok := s.usual(v, s.Setup()); ok {
			list = append(list, moreLine{w.Say("value." + s.title.ID + "." + v.ID),
				func(k *ui.Kit, r ui.Rect) { s.number(k, r, v) }})
		}
	}
	list = append(list, moreLine{w.Say("setup.seed"), func(k *ui.Kit, r ui.Rect) { s.seedRow(k, r, m) }})
	if len(s.cards().cardLines()) > 0 {
		list = append(list, moreLine{w.Say("setup.cards"), s.cards().cardButtons})
	}
	return list
}

// starter lays out who begins: chance, or a seat where the title lets one be chosen; and
// seats everybody anew.
func (s panelsPart) starter(k *ui.Kit, r ui.Rect) {
	c, w := k.C, s.sh.Words
	x := r.X
	if len(s.choice().modulesOf(rules.FirstSeat)) == 0 {
		c.Write(x, ui.Body.Middle(r), w.Say("setup.first.lot"), ui.Body, palette.InkSoft)
	} else {
		x = s.starters(k, r)
	}
	shuffle := w.Say("setup.shuffle")
	b := ui.Rect{Y: r.Y, W: ui.PushWidth(0, shuffle), H: r.H}
	p := ui.Push{Icon: "seed", Label: shuffle, Tip: w.Say("setup.shuffle.tip")}
	if b.X = r.X + r.W - b.W; b.X < x+4 {
		p.Label, p.Name, b.W = "", shuffle, math.Max(24, r.H)
		b.X = r.X + r.W - b.W
	}
	if k.Push("shuffle", b, p) {
		s.shuffle()
	}
}

// starters lays out the seats that can begin, and chance, and says where they end.
func (s panelsPart) starters(k *ui.Kit, r ui.Rect) float64 {
	w, lot := s.sh.Words, s.sh.Words.Say("setup.first.lot")
	const medal = 28
	first := s.choice().first()
	look := func(on bool) ui.Look {
		if on {
			return ui.Strong
		}
		return ui.Plain
	}
	x, wide := r.X, ui.ButtonWidth(0, lot)
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
		ui.Medal(k.C, mid.X, mid.Y-1, math.Min(9, r.H/2-4), palette.LookOf(s.seats[i].Color))
		x += medal + 2
	}
	return x
}

// seedRow lays out the number that chance starts from.
func (s panelsPart) seedRow(k *ui.Kit, r ui.Rect, m page.Measures) {
	w := s.sh.Words
	tool := math.Max(r.H, 24)
	field := ui.Rect{X: r.X, Y: r.Y, W: math.Min(136, r.W-2*tool-8), H: r.H}
	changed, _ := k.TextField("seed", field, &s.typed, 20)
	if changed {
		s.readSeed()
	}
	at := ui.Rect{X: field.X + field.W + 4, Y: r.Y, W: tool, H: r.H}
	if k.Tool("roll", at, "seed", w.Say("setup.roll.tip")) {
		s.seed, s.wrong = s.sh.NewSeed(), ""
		s.typed = save.SeedText(s.seed)
	}
	if at.X += tool + 4; s.sh.Copy != nil {
		if k.Tool("copy", at, "log", w.Say("setup.copy.tip")) {
			s.sh.CopyText(s.typed)
		}
		at.X += tool + 4
	}
	note, color := w.Say("setup.seed.note"), palette.InkSoft
	if s.wrong != "" {
		note, color = s.wrong, palette.Bad
	}
	x, role := at.X+4, ui.Body
	lines := role.Wrap(note, r.X+r.W-x)
	if len(lines) > 1 {
		role = ui.Least
		lines = role.Wrap(note, r.X+r.W-x)
	}
	k.C.Paragraph(x, r.Y+math.Round((r.H-role.Pitch()*float64(len(lines)))/2), lines, role, color)
}
