package scenes

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"tilestead/assets/palette"
	"tilestead/ui"
)

// gamePanel lays out the title's options, the seed and the start.
func (s *setupScreen) gamePanel(k *ui.Kit, r ui.Rect, m measures) {
	w := s.app.words
	start := w.Say("setup.start")
	ui.Panel(k.C, r)
	if m.layout == ui.Compact {
		in := r.Inset(6)
		b := ui.Rect{W: pushWidth(116, start), H: m.button + 4}
		b.X, b.Y = in.X+in.W-b.W-4, in.Y+in.H-b.H-3
		s.startButton(k, b, start)
		s.seedRow(k, ui.Rect{X: in.X, Y: b.Y + 2, W: b.X - in.X - 8, H: m.button}, m)
		rest := ui.Rect{X: in.X, Y: in.Y, W: in.W, H: b.Y - in.Y - 6}
		if rest.H >= 44 {
			var picture ui.Rect
			picture, rest = rest.Left(math.Round(rest.H*274/162), 8)
			pictureOf(k.C, s.title.ID, picture.Inset(1))
		}
		s.moduleList(k, rest)
		return
	}
	in := ui.Head(k.C, r, w.Say("setup.game"))
	b := ui.Rect{X: in.X + 3, Y: in.Y + in.H - m.button - 7, W: in.W - 6, H: m.button + 4}
	s.startButton(k, b, start)
	h := m.button
	if m.layout == ui.Roomy {
		h = 28
	}
	seed := ui.Rect{X: in.X + 3, Y: b.Y - h - m.gap - ui.LineHeight - 4, W: in.W - 6, H: h}
	s.seedRow(k, seed, m)
	rest := ui.Rect{X: in.X + 3, Y: in.Y + 1, W: in.W - 6, H: seed.Y - in.Y - m.gap}
	if h := rest.H - s.modulesHeight(rest.W) - m.gap; h > 40 {
		picture := rest
		picture.H = math.Min(h, math.Round(rest.W*162/274))
		pictureOf(k.C, s.title.ID, picture)
		rest.Y, rest.H = rest.Y+picture.H+m.gap, rest.H-picture.H-m.gap
	}
	s.moduleList(k, rest)
}

// startButton is the primary button; a click or Enter starts the game.
func (s *setupScreen) startButton(k *ui.Kit, r ui.Rect, label string) {
	if k.Push("start", r, ui.Push{Icon: "play", Label: label, Look: ui.Primary}) {
		s.start()
	}
}

// seedRow lays out the number that chance starts from.
func (s *setupScreen) seedRow(k *ui.Kit, r ui.Rect, m measures) {
	c, w := k.C, s.app.words
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
		s.seed, s.wrong = s.app.opt.NewSeed(), ""
		s.typed = fmt.Sprintf("%016x", s.seed)
	}
	if s.app.opt.Copy != nil {
		roll.X += tool + 4
		if k.Tool("copy", roll, "log", w.Say("setup.copy.tip")) {
			s.app.copyText(s.typed)
		}
	}
	note, color := w.Say("setup.seed.note"), palette.InkSoft
	if s.wrong != "" {
		note, color = s.wrong, palette.Bad
	}
	x, room := r.X, r.W
	y = r.Y + r.H + 2
	if m.layout == ui.Compact {
		x = roll.X + roll.W + 8
		room, y = r.X+r.W-x, r.Y+math.Round((r.H-ui.LineHeight)/2)
		if s.wrong == "" && ui.TextWidth(note) > room {
			return
		}
	}
	lines := ui.Wrap(note, room)
	if m.layout == ui.Compact && len(lines) > 1 {
		y -= 8
	}
	c.Lines(x, y, lines, ui.DenseLine, color)
}

// moduleHeight is the height of a module with its line of text.
const moduleHeight = 36

// modulesHeight is the height of the modules, or of what the title is about.
func (s *setupScreen) modulesHeight(width float64) float64 {
	if n := len(s.title.Modules); n > 0 {
		return moduleHeight * float64(n)
	}
	return ui.LineHeight * float64(len(ui.Wrap(s.about(), width)))
}

func (s *setupScreen) about() string { return s.app.words.Say("setup.about." + s.title.ID) }

// moduleList lays out the expansions and variants, each with what it changes;
// a title without any says what it is about.
func (s *setupScreen) moduleList(k *ui.Kit, r ui.Rect) {
	c, w := k.C, s.app.words
	if len(s.title.Modules) == 0 {
		if s.modulesHeight(r.W) <= r.H {
			c.Lines(r.X, r.Y, ui.Wrap(s.about(), r.W), ui.LineHeight, palette.InkSoft)
		}
		return
	}
	y := r.Y
	for _, mod := range s.title.Modules {
		on := slices.Contains(s.modules, mod.ID)
		key := "module." + s.title.ID + "." + mod.ID
		if k.Toggle(ui.ID("module "+mod.ID), ui.Rect{X: r.X, Y: y, W: r.W, H: 18}, w.Say(key), &on) {
			s.toggle(mod)
		}
		c.Text(r.X+20, y+17, strings.TrimSpace(w.Say(key+".effect")), palette.InkSoft)
		y += moduleHeight
	}
}
