package screens

import (
	"math"

	"tilestead/assets/palette"
	"tilestead/save"
	"tilestead/scenes/board"
	"tilestead/scenes/page"
	"tilestead/ui"
)

func (s *Saves) view(k *ui.Kit) {
	w := s.sh.Words
	room, m, back := s.sh.Page(k, w.Say("menu.saves"))
	if back {
		s.next = nil
		return
	}
	width, pad := math.Min(room.W, 940), 10.0
	if m.Layout == ui.Compact {
		pad = 7
	}
	h := math.Min(room.H, 560)
	panel := ui.Rect{X: math.Round(room.X + (room.W-width)/2), Y: room.Y + math.Round((room.H-h)*0.3), W: width, H: h}
	ui.Panel(k.C, panel)
	in := panel.Inset(pad)
	foot := ui.Rect{X: in.X, Y: in.Y + in.H - m.Button, W: in.W, H: m.Button}
	s.foot(k, foot, m)
	in.H -= m.Button + pad
	if len(s.files) == 0 {
		k.C.WriteCenter(in.X+in.W/2, ui.Body.Middle(in), w.Say("saves.none"), ui.Body, palette.InkSoft)
		return
	}
	list, right := in.Left(math.Round(in.W*0.44), pad+2)
	row := 66.0
	if m.Layout == ui.Roomy {
		row = 78
	}
	k.List("saves", list, row, len(s.files), &s.at, func(i int, r ui.Rect) {
		if i < len(s.files) {
			s.row(k, ui.Rect{X: r.X + 4, Y: r.Y + 4, W: r.W - 9, H: r.H - 7}, s.files[i], i)
		}
	})
	if s.file != nil {
		k.C.Fill(ui.Rect{X: right.X - math.Round(pad/2) - 1, Y: right.Y, W: 1, H: right.H},
			palette.Alpha(palette.InkSoft, 0.4))
		s.details(k, right, m)
	}
}

// foot lays out what concerns no single game: taking back, adding, where they are.
func (s *Saves) foot(k *ui.Kit, r ui.Rect, m page.Measures) {
	w := s.sh.Words
	x := r.X
	button := func(id ui.ID, icon string, off bool, tip string) bool {
		label := w.Say("saves." + string(id))
		b := ui.Rect{X: x, Y: r.Y, W: ui.PushWidth(0, label), H: r.H}
		x += b.W + m.Gap
		return k.Push(id, b, ui.Push{Icon: icon, Label: label, Off: off, Tip: tip})
	}
	tip := ""
	if s.gone == "" {
		tip = w.Say("saves.restore.none")
	}
	if button("restore", "turnl", s.gone == "", tip) {
		s.restore()
		return
	}
	note := w.Say("saves.drop")
	if s.sh.Choose != nil {
		if button("import", "plus", false, "") {
			s.sh.Choose()
		}
		note = ""
	}
	lines := ui.Body.Wrap(note, r.X+r.W-x)
	pitch := 12.0
	k.C.Paragraph(x, r.Y+math.Round((r.H-ui.LineHeight-pitch*float64(len(lines)-1))/2), lines, ui.Body, palette.InkSoft)
}

// flaw is the key of what is wrong with a game.
func (f *savedFile) flaw() string {
	switch {
	case save.Newer(f.why):
		return "saves.newer"
	case f.game == nil:
		return "saves.damaged"
	case save.Older(f.why):
		return "saves.older"
	}
	return "saves.part"
}

// details lays out the chosen game and what can be done with it.
func (s *Saves) details(k *ui.Kit, r ui.Rect, m page.Measures) {
	c, w, f := k.C, s.sh.Words, s.file
	f.open(s.sh)
	buttons := ui.Rect{X: r.X, Y: r.Y + r.H - m.Button, W: r.W, H: m.Button}
	s.buttons(k, buttons, m)
	field := ui.Rect{X: r.X, Y: r.Y, W: r.W, H: m.Button}
	if f.why == nil {
		if _, done := k.TextField("name", field, &s.name, 32); done {
			s.rename()
		}
		if s.name == "" && !k.Writing() {
			c.Write(field.X+6, ui.Body.Middle(field), w.Say("saves.name"), ui.Body, palette.InkSoft)
		}
	} else {
		c.Write(field.X, ui.Name.Middle(field), ui.Name.Fit(f.name, field.W), ui.Name, palette.Ink)
	}
	y := field.Y + field.H + 7
	low := buttons.Y - m.Gap
	lines := s.lines(f, r.W)
	seats := 0.0
	if f.game != nil {
		seats = math.Ceil(float64(len(f.game.Seats))/2) * 18
	}
	h := low - y - float64(len(lines))*ui.LineHeight - seats - 8
	if picture := (ui.Rect{X: r.X + 1, Y: y, W: r.W - 2, H: math.Min(h, math.Round(r.W*0.62))}); f.thumbnail != nil &&
		h > 40 {
		if k.Drawing() {
			f.thumbnail.Draw(c, picture)
		}
		y += picture.H + 6
	}
	if f.game != nil {
		for i, seat := range f.game.Seats {
			at := ui.Point{X: r.X + float64(i%2)*math.Round(r.W/2), Y: y + float64(i/2)*18}
			ui.Medal(c, at.X+8, at.Y+8, 7, palette.LookOf(seat.Color))
			role, name := board.FitIn(seat.Name, r.W/2-24, ui.Body, ui.Dense, ui.Least)
			c.Write(at.X+20, ui.Body.Base(at.Y), name, role, palette.Ink)
		}
		y += seats + 2
	}
	for _, l := range lines {
		c.Write(r.X, ui.Body.Base(y), l, ui.Body, palette.InkSoft)
		y += ui.LineHeight
	}
	if f.why == nil && s.sh.Copy != nil { // the last line is the seed
		tool := ui.Rect{X: r.X + ui.Body.Width(lines[len(lines)-1]) + 8, Y: y - ui.LineHeight - 1, W: 24, H: 20}
		if k.Tool("copy", tool, "log", w.Say("setup.copy.tip")) {
			s.sh.CopyText(save.SeedText(f.game.Match.Setup().Seed))
		}
	}
}

// lines say what there is to know about a game besides who plays.
func (s *Saves) lines(f *savedFile, width float64) []string {
	w := s.sh.Words
	state := s.state(f)
	if f.label.Saved != "" {
		state = w.Say("saves.when", state, dateText(w, f.label.Saved))
	}
	lines := ui.Body.Wrap(state, width)
	if f.game != nil && f.why == nil {
		set := f.game.Match.Setup()
		lines = append(lines, w.Say("table.seed", save.SeedText(set.Seed)))
	}
	if f.why != nil {
		lines = append(lines, ui.Body.Wrap(w.Say(f.flaw()+".note"), width)...)
		if !save.Newer(f.why) {
			lines = append(lines, ui.Body.Wrap(board.Capital(s.sh.Trouble(f.why))+".", width)...)
		}
	}
	return lines
}

// buttons lays out what can be done with the chosen game.
func (s *Saves) buttons(k *ui.Kit, r ui.Rect, m page.Measures) {
	w, f := s.sh.Words, s.file
	entries := []struct {
		id  ui.ID
		p   ui.Push
		do  func()
		off bool
	}{
		{"open", ui.Push{Icon: "play", Look: ui.Primary, Off: f.game == nil}, s.play, false},
		{"export", ui.Push{Off: s.sh.Export == nil}, func() { s.export(f.name, s.titleOf(f)) }, s.sh.Export == nil},
		{"delete", ui.Push{}, s.remove, false},
	}
	x := r.X
	for _, e := range entries {
		if e.off {
			continue
		}
		e.p.Label = w.Say("saves." + string(e.id))
		b := ui.Rect{X: x, Y: r.Y, W: ui.ButtonWidth(64, e.p.Label), H: r.H}
		if e.p.Icon != "" {
			b.W = ui.PushWidth(80, e.p.Label)
		}
		x += b.W + m.Gap
		if k.Push(e.id, b, e.p) {
			e.do()
			return
		}
	}
}
