package screens

import (
	"math"
	"strings"

	"tilestead/assets"
	"tilestead/assets/face"
	"tilestead/assets/palette"
	"tilestead/input"
	"tilestead/scenes/page"
	"tilestead/scenes/settings"
	"tilestead/ui"
)

// keysPage is the page of the settings on which keys are chosen.
const keysPage = "keys"

// A keyChoice is what the page of keys remembers.
type keyChoice struct {
	waits   bool // for a key
	use     int  // of settings.KeyUses
	refused bool // the last key cannot be chosen
}

// RawKeys says that the next key is to be seen as it is.
func (s *settingsScreen) RawKeys() bool { return s.keys.waits }

// capture takes the key that is pressed for a use; Esc or a click gives up.
func (s *settingsScreen) capture(in input.Frame) {
	if in.Left.Pressed || in.Right.Pressed || in.Hit(input.KeyEsc) {
		s.keys = keyChoice{}
		return
	}
	if len(in.Keys) == 0 {
		return
	}
	k := in.Keys[0]
	if s.keys.refused = !settings.CanBeChosen(k); s.keys.refused {
		return
	}
	s.sh.Settings.Keys.Set(s.keys.use, k)
	s.sh.KeepKeys()
	s.keys = keyChoice{}
}

// keyRows lays out what keys are for, in two columns, and below it the keys
// that cannot be chosen.
func (s *settingsScreen) keyRows(k *ui.Kit, r ui.Rect, m page.Measures) {
	c, w := k.C, s.sh.Words
	chosen := &s.sh.Settings.Keys
	n := (len(settings.KeyUses) + 1) / 2
	const fixed = 4 // lines of keys that cannot be chosen
	// As close as they must be: the page is no higher in the normal layout.
	row := math.Min(m.Button+6, math.Floor((r.H-m.Button-9-fixed*ui.DenseLine)/float64(n)))
	m.Button = math.Min(m.Button, row-1)
	half := math.Floor((r.W - 16) / 2)
	clash := ""
	for i, u := range settings.KeyUses {
		box := ui.Rect{X: r.X + float64(i/n)*(half+16), Y: r.Y + float64(i%n)*row, W: half, H: m.Button}
		ink, label := palette.Ink, onKey(w, k.In.Layout, chosen.Key(i))
		if j := chosen.Clash(i); j >= 0 {
			ink = palette.Bad
			if clash == "" {
				clash = w.Say("keys.clash", label, w.Say("keys."+settings.KeyUses[j].Name))
			}
		}
		push := ui.Push{Label: label, Name: w.Say("keys."+u.Name) + ": " + label, Tip: w.Say("keys.tip")}
		if s.keys.waits && s.keys.use == i {
			push = ui.Push{Label: "?", Look: ui.Strong}
		}
		key := ui.Rect{X: box.X + box.W - 70, Y: box.Y, W: 70, H: box.H}
		c.Write(box.X, ui.Body.Middle(box), w.Say("keys."+u.Name), ui.Body, ink)
		if k.Push(ui.ID("key "+u.Name), key, push) {
			s.keys = keyChoice{waits: true, use: i}
			return
		}
	}
	y := r.Y + float64(n)*row + 2
	reset := w.Say("keys.usual")
	b := ui.Rect{X: r.X + r.W - ui.ButtonWidth(0, reset), Y: y, W: ui.ButtonWidth(0, reset), H: m.Button}
	if k.Push("usual", b, ui.Push{Label: reset, Off: *chosen == settings.KeyMap{}}) {
		*chosen = settings.KeyMap{}
		s.sh.KeepKeys()
	}
	note, ink := w.Say("keys.note"), palette.InkSoft
	switch {
	case s.keys.refused:
		note, ink = w.Say("keys.refused"), palette.Bad
	case s.keys.waits:
		note, ink = w.Say("keys.press", w.Say("keys."+settings.KeyUses[s.keys.use].Name)), palette.Ink
	case clash != "":
		note, ink = clash, palette.Bad
	}
	lines := ui.Dense.Wrap(note, b.X-r.X-8)
	c.Paragraph(r.X, y+math.Round((m.Button-float64(len(lines))*ui.DenseLine)/2)-1, lines, ui.Dense, ink)
	y += m.Button + 4
	ui.Line(c, r.X, y, r.W)
	y += 3
	for i, name := range [...]string{"move", "choose", "skip", "number", "back", "pan", "zoom", "screen"} {
		at := ui.Point{X: r.X + float64(i%2)*(half+16), Y: y + float64(i/2)*ui.DenseLine}
		keys := w.Say("keys.fixed." + name)
		c.Write(at.X, ui.Name.Base(at.Y), keys, ui.Name, palette.Rust)
		c.Write(at.X+ui.Name.Width(keys)+8, ui.Body.Base(at.Y), w.Say("keys.fixed."+name+".note"), ui.Body, palette.InkSoft)
	}
}

// onKey is what is printed on a key of the player's keyboard: what it is called,
// and the letter of another script beside it.
func onKey(w *assets.Words, l *input.Layout, key input.Key) string {
	name, beside := settings.KeyWord(w, key), l.Beside(key)
	for _, r := range beside {
		if !face.Text.Has(r) {
			return name
		}
	}
	return strings.TrimSpace(name + " " + beside)
}
