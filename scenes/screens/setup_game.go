package screens

import (
	"math"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/save"
	"tilestead/scenes/page"
	"tilestead/ui"
)

// gamePanel lays out the title's options, the seed and the start.
func (s panelsPart) gamePanel(k *ui.Kit, r ui.Rect, m page.Measures) {
	w := s.sh.Words
	start := w.Say("setup.start")
	ui.Panel(k.C, r)
	if m.Layout == ui.Compact {
		in := r.Inset(6)
		b := ui.Rect{W: ui.PushWidth(116, start), H: m.Button + 4}
		b.X, b.Y = in.X+in.W-b.W-4, in.Y+in.H-b.H-3
		s.startButton(k, b, start)
		s.seedRow(k, ui.Rect{X: in.X, Y: b.Y + 2, W: b.X - in.X - 8, H: m.Button}, m)
		rest := ui.Rect{X: in.X, Y: in.Y, W: in.W, H: b.Y - in.Y - 6}
		if rest.H >= 44 {
			var picture ui.Rect
			picture, rest = rest.Left(math.Round(rest.H*274/162), 8)
			page.DrawCard(k.C, s.title.ID, picture.Inset(1))
		}
		s.expansions(k, rest, m)
		return
	}
	in := ui.Head(k.C, r, w.Say("setup.game"))
	b := ui.Rect{X: in.X + 3, Y: in.Y + in.H - m.Button - 7, W: in.W - 6, H: m.Button + 4}
	s.startButton(k, b, start)
	h := m.Button
	if m.Layout == ui.Roomy {
		h = 28
	}
	seed := ui.Rect{X: in.X + 3, Y: b.Y - h - m.Gap - ui.LineHeight - 4, W: in.W - 6, H: h}
	s.seedRow(k, seed, m)
	rest := ui.Rect{X: in.X + 3, Y: in.Y + 1, W: in.W - 6, H: seed.Y - in.Y - m.Gap}
	if h := rest.H - s.aboutHeight(rest.W, m) - m.Gap; h > 40 {
		picture := rest
		picture.H = math.Min(h, math.Round(rest.W*162/274))
		page.DrawCard(k.C, s.title.ID, picture)
		rest.Y, rest.H = rest.Y+picture.H+m.Gap, rest.H-picture.H-m.Gap
	}
	s.expansions(k, rest, m)
}

// gameHeight is how high the panel of the title's options must be beside the seats, without
// the picture.
func (s panelsPart) gameHeight(k *ui.Kit, width float64, m page.Measures) float64 {
	inner := ui.HeadRoom(k.C, ui.Rect{W: width, H: k.C.H})
	seed := m.Button
	if m.Layout == ui.Roomy {
		seed = 28
	}
	return k.C.H - inner.H + s.aboutHeight(inner.W-6, m) + 2*m.Gap + seed + ui.LineHeight + m.Button + 14
}

// startButton is the primary button; a click or Enter starts the game.
func (s panelsPart) startButton(k *ui.Kit, r ui.Rect, label string) {
	if k.Push("start", r, ui.Push{Icon: "play", Label: label, Look: ui.Primary}) {
		s.start()
	}
}

// seedRow lays out the number that chance starts from.
func (s panelsPart) seedRow(k *ui.Kit, r ui.Rect, m page.Measures) {
	c, w := k.C, s.sh.Words
	label := w.Say("setup.seed")
	y := r.Y + math.Round((r.H-ui.LineHeight)/2)
	c.Text(r.X, y, label, palette.Ink)
	field := ui.Rect{X: r.X + ui.TextWidth(label) + 8, Y: r.Y, H: r.H}
	tool := math.Max(r.H, 24)
	field.W = math.Min(136, r.X+r.W-field.X-2*tool-8)
	changed, _ := k.TextField("seed", field, &s.typed, 20)
	if changed {
		s.readSeed()
	}
	roll := ui.Rect{X: field.X + field.W + 4, Y: r.Y, W: tool, H: r.H}
	if k.Tool("roll", roll, "seed", w.Say("setup.roll.tip")) {
		s.seed, s.wrong = s.sh.NewSeed(), ""
		s.typed = save.SeedText(s.seed)
	}
	if s.sh.Copy != nil {
		roll.X += tool + 4
		if k.Tool("copy", roll, "log", w.Say("setup.copy.tip")) {
			s.sh.CopyText(s.typed)
		}
	}
	note, color := w.Say("setup.seed.note"), palette.InkSoft
	if s.wrong != "" {
		note, color = s.wrong, palette.Bad
	}
	x, room := r.X, r.W
	y = r.Y + r.H + 2
	if m.Layout == ui.Compact {
		x = roll.X + roll.W + 8
		room, y = r.X+r.W-x, r.Y+math.Round((r.H-ui.LineHeight)/2)
		if s.wrong == "" && ui.TextWidth(note) > room {
			return
		}
	}
	lines := ui.Wrap(note, room)
	if m.Layout == ui.Compact && len(lines) > 1 {
		y -= 8
	}
	c.Lines(x, y, lines, ui.DenseLine, color)
}

// aboutHeight is the height of the expansions and of the way to the house
// rules, or of what the title is about.
func (s panelsPart) aboutHeight(width float64, m page.Measures) float64 {
	if !s.choice().optional() {
		return ui.LineHeight * float64(len(ui.Wrap(s.about(), width)))
	}
	h := 0.0
	for _, mod := range s.choice().modulesOf(rules.Expansion) {
		h += s.expansionHeight(mod, width)
	}
	if len(s.house().houseRules()) > 0 {
		h += m.Button
	}
	if len(s.cards().cardLines()) > 0 {
		h += m.Button + 4
	}
	return h
}

func (s panelsPart) about() string { return s.sh.Words.Say("setup.about." + s.title.ID) }

// expansions lays out the expansions, each with what it brings, and the way to
// the house rules; a title without any says what it is about.
func (s panelsPart) expansions(k *ui.Kit, r ui.Rect, m page.Measures) {
	c := k.C
	if !s.choice().optional() {
		if s.aboutHeight(r.W, m) <= r.H {
			c.Lines(r.X, r.Y, ui.Wrap(s.about(), r.W), ui.LineHeight, palette.InkSoft)
		}
		return
	}
	y := s.expansionRows(k, r)
	s.cards().cardButtons(k, ui.Rect{X: r.X, Y: y + m.Button + 4, W: r.W, H: m.Button})
	if len(s.house().houseRules()) == 0 {
		return
	}
	w := s.sh.Words
	chosen := w.Say("setup.preset.own")
	if i := s.choice().preset(); i >= 0 {
		chosen = s.house().presetName(i)
	}
	b := ui.Rect{X: r.X, Y: y, W: r.W, H: m.Button}
	if k.Push("house", b, ui.Push{Icon: "gear", Label: ui.Fit(w.Say("setup.house", chosen), b.W-44),
		Tip: w.Say("setup.house.tip")}) {
		s.turnTo(k, housePage)
	}
}

// expansionRows lays out the switches of the expansions and says where they end.
func (s panelsPart) expansionRows(k *ui.Kit, r ui.Rect) float64 {
	w := s.sh.Words
	y := r.Y
	for _, mod := range s.choice().modulesOf(rules.Expansion) {
		h := s.expansionHeight(mod, r.W)
		box := ui.Rect{X: r.X, Y: y, W: r.W, H: h - 6}
		tip, held := "", s.choice().held(mod)
		if held {
			tip = w.Say("setup.held", len(s.seats))
		}
		z := k.Zone(ui.Zone{ID: ui.ID("module " + mod.ID), Box: box, Off: held, Tip: tip, Marked: true,
			Name: s.house().spoken(houseRule{mod: mod})})
		row := ui.Rect{X: r.X, Y: y, W: r.W, H: 18}
		ui.Toggle(k.C, row, s.choice().moduleName(mod.ID), s.choice().on(mod.ID), z.State())
		k.C.Lines(r.X+20, y+17, s.house().ruleEffect(houseRule{mod: mod}, r.W), ui.LineHeight, palette.InkSoft)
		if z.Clicked {
			s.choice().toggle(mod)
		}
		y += h
	}
	return y
}

func (s panelsPart) expansionHeight(mod *rules.Module, width float64) float64 {
	return 24 + ui.LineHeight*float64(len(s.house().ruleEffect(houseRule{mod: mod}, width)))
}

// expansionPage lays out the compact page of the expansions and the seed.
func (s panelsPart) expansionPage(k *ui.Kit, r ui.Rect, m page.Measures) {
	ui.Panel(k.C, r)
	in := r.Inset(8)
	seed := ui.Rect{X: in.X, Y: in.Y + in.H - m.Button, W: in.W, H: m.Button}
	s.seedRow(k, seed, m)
	rest := ui.Rect{X: in.X, Y: in.Y, W: in.W, H: seed.Y - in.Y - m.Gap}
	if free := rest.H - s.aboutHeight(rest.W, m) - m.Gap; free > 40 {
		picture := rest
		picture.W = math.Min(rest.W, math.Round(free*274/162))
		picture.H = math.Round(picture.W * 162 / 274)
		picture.X += math.Round((rest.W - picture.W) / 2)
		page.DrawCard(k.C, s.title.ID, picture.Inset(1))
		rest.Y += picture.H + m.Gap
	}
	y := s.expansionRows(k, rest)
	s.cards().cardButtons(k, ui.Rect{X: rest.X, Y: y, W: rest.W, H: m.Button})
}
