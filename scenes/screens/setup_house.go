package screens

import (
	"math"
	"slices"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/scenes/page"
	"tilestead/ui"
)

// wholeHousePage lays out the house rules where they do not lie beside the
// start: with a way back to the seats.
func (s *setupScreen) wholeHousePage(k *ui.Kit, room ui.Rect, m page.Measures) {
	width := math.Min(room.W, 860)
	room.X, room.W = math.Round(room.X+(room.W-width)/2), width
	label := s.sh.Words.Say("setup.house.done")
	b := ui.Rect{W: ui.PushWidth(120, label), H: m.Button + 4}
	b.X, b.Y = room.X+math.Round((room.W-b.W)/2), room.Y+room.H-b.H
	s.housePanel(k, ui.Rect{X: room.X, Y: room.Y, W: room.W, H: b.Y - room.Y - m.Gap}, m)
	if k.Push("done", b, ui.Push{Icon: "check", Label: label, Look: ui.Primary}) {
		s.turnTo(k, seatsPage)
	}
}

// housePanel lays out the presets and the house rules, each with a line of
// explanation.
func (s *setupScreen) housePanel(k *ui.Kit, r ui.Rect, m page.Measures) {
	c, w := k.C, s.sh.Words
	ui.Panel(c, r)
	in := r.Inset(8)
	if m.Layout != ui.Compact {
		in = ui.Head(c, r, w.Say("setup.page.house"))
	}
	y := in.Y
	if len(s.title.Presets) > 0 {
		s.presetRow(k, ui.Rect{X: in.X, Y: y, W: in.W, H: m.Button})
		y += m.Button + 4
		lines := ui.Wrap(s.presetEffect(), in.W-4)
		c.Lines(in.X+2, y, lines, ui.LineHeight, palette.InkSoft)
		y += ui.LineHeight*float64(len(lines)) + 5
		ui.Line(c, in.X, y-2, in.W)
		y += 3
	}
	list := ui.Rect{X: in.X, Y: y, W: in.W, H: in.Y + in.H - y}
	house := s.modulesOf(rules.HouseRule)
	lines := 1
	for _, mod := range house {
		lines = max(lines, len(s.effect(mod, list.W-12)))
	}
	pitch := 24 + ui.LineHeight*float64(lines)
	s.keepInSight(k, house, pitch, list.H)
	k.List("rules", list, pitch, len(house), &s.scroll, func(i int, box ui.Rect) { s.houseRow(k, house[i], box) })
}

// keepInSight scrolls to the house rule that the keyboard has come to, so far
// that the rules beside it can be reached too.
func (s *setupScreen) keepInSight(k *ui.Kit, house []*rules.Module, pitch, shown float64) {
	id := k.FocusID()
	if id == s.follow {
		return
	}
	s.follow = id
	i := slices.IndexFunc(house, func(m *rules.Module) bool { return id == ui.ID("module "+m.ID) })
	if i < 0 {
		return
	}
	top := float64(i) * pitch
	s.scroll = math.Max(math.Min(s.scroll, top-pitch/2), top+1.5*pitch-shown)
	k.Relay()
}

// spokenModule says what a module is, whether it is on and what it changes.
func (s *setupScreen) spokenModule(mod *rules.Module) string {
	key := "reader.off"
	if s.on(mod.ID) {
		key = "reader.on"
	}
	w := s.sh.Words
	return w.Say(key, s.moduleName(mod.ID)) + ". " + w.Say("module."+s.title.ID+"."+mod.ID+".effect")
}

// houseRow lays out one house rule; what it needs and lacks is said in its
// place, and it cannot be chosen then.
func (s *setupScreen) houseRow(k *ui.Kit, mod *rules.Module, box ui.Rect) {
	c, w := k.C, s.sh.Words
	missing := s.missing(mod)
	off := missing != ""
	why := ""
	if off {
		why = w.Say("setup.needs", missing)
	}
	z := k.Zone(ui.Zone{ID: ui.ID("module " + mod.ID), Box: ui.Rect{X: box.X, Y: box.Y, W: box.W - 4, H: box.H - 4},
		Off: off, Tip: why, Marked: true,
		Name: s.spokenModule(mod)})
	state := z.State()
	right := why
	if off {
		state = ui.Disabled
	} else if len(mod.Needs) > 0 {
		right = s.moduleName(mod.Needs[0])
	}
	label := ui.Rect{X: box.X, Y: box.Y, W: box.W - 16 - ui.TextWidth(right), H: 18}
	ui.Toggle(c, label, s.moduleName(mod.ID), s.on(mod.ID), state)
	c.TextRight(box.X+box.W-6, box.Y+1, right, palette.InkSoft)
	c.Lines(box.X+20, box.Y+17, s.effect(mod, box.W-4), ui.LineHeight, palette.InkSoft)
	if z.Clicked {
		s.toggle(mod)
	}
}

// presetRow lays out the presets, and the choice of one's own, which is what
// every other choice makes.
func (s *setupScreen) presetRow(k *ui.Kit, r ui.Rect) {
	w := s.sh.Words
	n := len(s.title.Presets) + 1
	chosen := s.preset()
	wide := math.Floor((r.W + 2) / float64(n))
	for i := range n {
		p := ui.Push{Label: w.Say("setup.preset.own"), Off: chosen >= 0, Tip: w.Say("setup.preset.own.effect")}
		on := chosen < 0
		if i < len(s.title.Presets) {
			on = chosen == i
			p = ui.Push{Label: s.presetName(i)}
			if missing := s.presetMissing(i); missing != "" {
				p.Off, p.Tip = true, w.Say("setup.needs", missing)
			}
		}
		if on {
			p.Look = ui.Strong
		}
		box := ui.Rect{X: r.X + float64(i)*wide, Y: r.Y, W: wide - 2, H: r.H}
		if k.Push(k.Nth("preset", i), box, p) && i < len(s.title.Presets) {
			s.prefer(i)
		}
	}
}

func (s *setupScreen) presetKey(i int) string {
	return "preset." + s.title.ID + "." + s.title.Presets[i].ID
}

func (s *setupScreen) presetName(i int) string { return s.sh.Words.Say(s.presetKey(i)) }

// presetEffect is what the choice of house rules is.
func (s *setupScreen) presetEffect() string {
	if i := s.preset(); i >= 0 {
		return s.sh.Words.Say(s.presetKey(i) + ".effect")
	}
	return s.sh.Words.Say("setup.preset.own.effect")
}
