package screens

import (
	"cmp"
	"math"
	"slices"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/scenes/page"
	"tilestead/ui"
)

// housePanel lays out the presets and the house rules, each with a line of
// explanation.
func (s housePart) housePanel(k *ui.Kit, in ui.Rect, m page.Measures) {
	y := in.Y
	if len(s.title.Presets) > 0 {
		s.presetRow(k, ui.Rect{X: in.X, Y: y, W: in.W, H: m.Button})
		y += m.Button + 4
		y = k.C.Paragraph(in.X+2, y, ui.Body.Wrap(s.presetEffect(), in.W-4), ui.Body, palette.InkSoft) + 5
	}
	list := ui.Rect{X: in.X, Y: y, W: in.W, H: in.Y + in.H - y}
	house := s.houseRules()
	lines := 1
	for _, r := range house {
		lines = max(lines, len(s.ruleEffect(r, list.W-12)))
	}
	pitch := 24 + ui.Body.Pitch()*float64(lines)
	s.keepInSight(k, house, pitch, list.H)
	k.List("rules", list, pitch, len(house), &s.scroll, func(i int, box ui.Rect) { s.houseRow(k, house[i], box) })
}

// keepInSight scrolls to the house rule that the keyboard has come to, so far
// that the rules beside it can be reached too.
func (s housePart) keepInSight(k *ui.Kit, house []houseRule, pitch, shown float64) {
	id := k.FocusID()
	if id == s.follow {
		return
	}
	s.follow = id
	i := slices.IndexFunc(house, func(r houseRule) bool { return id == r.id() })
	if i < 0 {
		return
	}
	top := float64(i) * pitch
	s.scroll = math.Max(math.Min(s.scroll, top-pitch/2), top+1.5*pitch-shown)
	k.Relay()
}

// A houseRule is a line of the house rules: a module, or else a value that is switched.
type houseRule struct {
	mod   *rules.Module
	value *rules.Value
}

// houseRules are those of the title, the modules first; where expansions are chosen in
// bundles, each of them before.
func (s housePart) houseRules() (list []houseRule) {
	if len(s.title.Bundles) > 0 {
		for _, m := range s.choice().modulesOf(rules.Expansion) {
			list = append(list, houseRule{mod: m})
		}
	}
	for _, m := range s.choice().modulesOf(rules.HouseRule) {
		list = append(list, houseRule{mod: m})
	}
	for i := range s.title.Values {
		if v := &s.title.Values[i]; v.Switch != "" {
			list = append(list, houseRule{value: v})
		}
	}
	return list
}

func (r houseRule) id() ui.ID {
	if r.value != nil {
		return ui.ID("value " + r.value.ID)
	}
	return ui.ID("module " + r.mod.ID)
}

// ruleKey is the text of a house rule's name.
func (s housePart) ruleKey(r houseRule) string {
	if r.value != nil {
		return "value." + s.title.ID + "." + r.value.ID
	}
	return "module." + s.title.ID + "." + r.mod.ID
}

func (s housePart) ruleName(r houseRule) string { return s.sh.Words.Say(s.ruleKey(r)) }

// ruleEffect is what a house rule changes, in lines beside the switch of a row.
func (s housePart) ruleEffect(r houseRule, width float64) []string {
	return ui.Body.Wrap(s.sh.Words.Say(s.ruleKey(r)+".effect"), width-20)
}

func (s housePart) ruleOn(r houseRule) bool {
	if r.value != nil {
		return s.values[r.value.ID] == r.value.Switch
	}
	return s.choice().on(r.mod.ID)
}

// switchRule switches a house rule.
func (s housePart) switchRule(r houseRule) {
	switch {
	case r.value == nil:
		s.choice().toggle(r.mod)
	case s.ruleOn(r):
		delete(s.values, r.value.ID)
	default:
		s.values[r.value.ID] = r.value.Switch
	}
}

// spoken says what a house rule or another module is, whether it is on and what it
// changes.
func (s housePart) spoken(r houseRule) string {
	key := "reader.off"
	if s.ruleOn(r) {
		key = "reader.on"
	}
	w := s.sh.Words
	return w.Say(key, s.ruleName(r)) + ". " + w.Say(s.ruleKey(r)+".effect")
}

// houseRow lays out one house rule; what it needs and lacks is said in its
// place, and it cannot be chosen then.
func (s housePart) houseRow(k *ui.Kit, r houseRule, box ui.Rect) {
	c := k.C
	why, right := "", ""
	if r.mod != nil {
		if why = s.choice().hindrance(r.mod); why == "" && len(r.mod.Needs) > 0 {
			right = s.choice().moduleName(r.mod.Needs[0])
		}
	}
	right = cmp.Or(why, right)
	off := why != "" && !s.ruleOn(r) // what is on can always be switched off
	z := k.Zone(ui.Zone{ID: r.id(), Box: ui.Rect{X: box.X, Y: box.Y, W: box.W - 4, H: box.H - 4},
		Off: off, Tip: why, Marked: true, Name: s.spoken(r)})
	state := z.State()
	if off {
		state = ui.Disabled
	}
	label := ui.Rect{X: box.X, Y: box.Y, W: box.W - 16 - ui.Dense.Width(right), H: 18}
	ui.Toggle(c, label, s.ruleName(r), s.ruleOn(r), state)
	c.WriteRight(box.X+box.W-6, ui.Dense.Base(box.Y+2), right, ui.Dense, palette.InkSoft)
	c.Paragraph(box.X+20, box.Y+17, s.ruleEffect(r, box.W-4), ui.Body, palette.InkSoft)
	if z.Clicked {
		s.switchRule(r)
	}
}

// presetRow lays out the presets that the chosen expansions allow, and the choice of one's
// own, which is what every other choice makes.
func (s housePart) presetRow(k *ui.Kit, r ui.Rect) {
	w := s.sh.Words
	var can []int
	for i := range s.title.Presets {
		if s.choice().presetMissing(i) == "" {
			can = append(can, i)
		}
	}
	chosen := s.choice().preset()
	wide := math.Floor((r.W + 2) / float64(len(can)+1))
	box := func(j int) ui.Rect { return ui.Rect{X: r.X + float64(j)*wide, Y: r.Y, W: wide - 2, H: r.H} }
	look := func(on bool) ui.Look {
		if on {
			return ui.Strong
		}
		return ui.Plain
	}
	for j, i := range can {
		if k.Push(k.Nth("preset", i), box(j), ui.Push{Label: s.presetName(i), Look: look(chosen == i)}) {
			s.choice().prefer(i)
		}
	}
	k.Push(k.Nth("preset", len(s.title.Presets)), box(len(can)), ui.Push{Label: w.Say("setup.preset.own"),
		Look: look(chosen < 0), Off: chosen >= 0, Tip: w.Say("setup.preset.own.effect")})
}

func (s housePart) presetKey(i int) string {
	return "preset." + s.title.ID + "." + s.title.Presets[i].ID
}

func (s housePart) presetName(i int) string { return s.sh.Words.Say(s.presetKey(i)) }

// presetEffect is what the choice of house rules is.
func (s housePart) presetEffect() string {
	if i := s.choice().preset(); i >= 0 {
		return s.sh.Words.Say(s.presetKey(i) + ".effect")
	}
	return s.sh.Words.Say("setup.preset.own.effect")
}
