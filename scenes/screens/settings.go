package screens

import (
	"math"

	"tilestead/assets"
	"tilestead/assets/palette"
	"tilestead/input"
	"tilestead/save"
	"tilestead/scenes/page"
	"tilestead/scenes/settings"
	"tilestead/sound/cue"
	"tilestead/ui"
)

// A settingsScreen is where the player's choices are made; each counts at once.
type settingsScreen struct {
	sh   *page.Shell
	kit  ui.Kit
	next ui.Scene
	page int // of settingsPages
	keys keyChoice
}

// NewSettings shows the settings.
func NewSettings(sh *page.Shell) ui.Scene { return &settingsScreen{sh: sh} }

// Update takes one tick.
func (s *settingsScreen) Update(in input.Frame) (ui.Scene, error) {
	s.next = s
	if s.keys.waits {
		if s.capture(in); in.Acted() {
			s.kit.Relay()
		}
		return s, nil
	}
	s.kit.Update(in, s.view)
	s.sh.Hear(&s.kit)
	return s.next, nil
}

// Draw fills the display list.
func (s *settingsScreen) Draw(c *ui.Canvas) { s.kit.Draw(c, s.view) }

// Animating says whether the picture is about to change by itself.
func (s *settingsScreen) Animating() bool { return !s.keys.waits && s.kit.Animating() }

func (s *settingsScreen) view(k *ui.Kit) {
	w := s.sh.Words
	room, m, back := s.sh.Page(k, w.Say("menu.settings"))
	if back {
		s.next = nil
		return
	}
	width := math.Min(room.W, 860)
	room.X, room.W = math.Round(room.X+(room.W-width)/2), width
	row, pad := 62.0, 14.0
	switch m.Layout {
	case ui.Normal:
		row, pad = 50, 10
	case ui.Compact:
		row, pad = 44, 6
	}
	rows := 0 // of the longest page, so that the panel stays
	for _, p := range settingsPages {
		rows = max(rows, len(s.pageOptions(p)))
	}
	tabs := ui.Rect{X: room.X + pad, H: m.Button, W: room.W - 2*pad}
	h := math.Min(room.H-tabs.H, row*float64(rows)+2*pad+ui.LineHeight)
	panel := ui.Rect{X: room.X, Y: room.Y + tabs.H + math.Round(math.Max(0, room.H-tabs.H-h)*0.3), W: room.W, H: h}
	tabs.Y = panel.Y - tabs.H + 2
	ui.Panel(k.C, panel)
	var labels []string
	for _, p := range settingsPages {
		labels = append(labels, w.Say("settings.page."+p))
	}
	tabs.W = math.Min(tabs.W, math.Max(ui.SegmentsWidth(labels), 110*float64(len(labels))))
	k.Tabs("page", tabs, labels, &s.page)
	in := panel.Inset(pad)
	if settingsPages[s.page] == keysPage {
		s.keyRows(k, in, m)
		return
	}
	for i, o := range s.pageOptions(settingsPages[s.page]) {
		r := ui.Rect{X: in.X, Y: in.Y + float64(i)*row, W: in.W, H: row}
		k.Part(w.Say("settings." + o.Key))
		s.option(k, r, m, o)
	}
	k.Part("")
	where := w.Say("settings.nowhere")
	switch at := s.sh.Shelf.Store.Where(); at {
	case "":
	case save.InBrowser:
		where = w.Say("settings.browser")
	default:
		where = w.Say("settings.where", at)
	}
	ink := palette.InkSoft
	if s.sh.Blocked != nil {
		where, ink = w.Say("store.blocked.head"), palette.Bad
	}
	if settingsPages[s.page] == settings.SoundPage && s.sh.Silent != nil && s.sh.Silent() != nil {
		where, ink = w.Say("settings.silent"), palette.Bad
	}
	low := panel.Y + panel.H - ui.LineHeight - math.Floor(pad/2)
	k.C.Write(in.X, ui.Dense.Base(low), ui.Dense.Fit(where, in.W), ui.Dense, ink)
}

// settingsPages are the pages in the order of their tabs.
var settingsPages = []string{settings.LookPage, settings.PlayPage, settings.SoundPage, keysPage}

// pageOptions are the settings of a page.
func (s *settingsScreen) pageOptions(page string) (of []settings.Option) {
	inBrowser := s.sh.Shelf.Store.Where() == save.InBrowser
	for _, o := range settings.Options {
		if o.Page == page && !(inBrowser && o.Key == settings.Behind) {
			of = append(of, o)
		}
	}
	return of
}

// option lays out a setting: what it is called, its values, what it does.
func (s *settingsScreen) option(k *ui.Kit, r ui.Rect, m page.Measures, o settings.Option) {
	c, w := k.C, s.sh.Words
	h := math.Min(m.Button, r.H-18)
	if m.Layout == ui.Roomy {
		h = 28
	}
	if len(o.Values) > manyValues {
		s.volume(k, r, h, m, o)
		return
	}
	var labels []string
	for _, v := range o.Values {
		labels = append(labels, s.valueWord(o.Key, v))
	}
	width := math.Max(ui.SegmentsWidth(labels), math.Min(84*float64(len(labels)), 260))
	segments := k.Segments
	if o.Key == textSize {
		width, segments = sizesWidth(c, labels), sizes(k)
	}
	box := ui.Rect{X: r.X + r.W - width, Y: r.Y + 1, W: width, H: h}
	c.Write(r.X, ui.Name.Middle(box), w.Say("settings."+o.Key), ui.Name, palette.Ink)
	at := o.Get(&s.sh.Settings.Values)
	if v, changed := segments("set "+o.Key, box, labels, at); changed {
		o.Set(&s.sh.Settings.Values, v)
		s.sh.Keep()
		if o.Key == "language" {
			if err := s.sh.Go.Relang(); err != nil {
				s.sh.Fail(err)
			}
		}
		at = v
	}
	for i := range o.Values { // what is pointed at or under the keyboard is told before it is chosen
		if id := k.Nth("set "+o.Key, i); k.HotID() == id || k.FocusID() == id {
			at = i
		}
	}
	note := w.Say("settings." + o.Key + "." + o.Values[at] + ".note")
	switch {
	case o.Key == "language":
		note = w.Say("settings.language.note")
	case o.Key == textSize && at != int(ui.NormalText)+1 && times(c, at) == times(c, int(ui.NormalText)+1):
		note = w.Say("settings.text_size." + o.Values[at] + ".none")
	}
	s.note(c, r, h, m, note)
}

// manyValues is how many values can lie beside each other; more lie on a slider.
const manyValues = 5

// volume lays out a setting with many values, as a slider.
func (s *settingsScreen) volume(k *ui.Kit, r ui.Rect, h float64, m page.Measures, o settings.Option) {
	c, w := k.C, s.sh.Words
	at := o.Get(&s.sh.Settings.Values)
	box := ui.Rect{X: r.X + r.W - 260, Y: r.Y + 1, W: 260, H: h}
	c.Write(r.X, ui.Name.Middle(box), w.Say("settings."+o.Key), ui.Name, palette.Ink)
	c.WriteRight(box.X-10, ui.Number.Middle(box), o.Values[at], ui.Number, palette.InkSoft)
	if k.Slider(ui.ID("set "+o.Key), box, &at, len(o.Values)-1) {
		o.Set(&s.sh.Settings.Values, at)
		s.sh.Keep()
		k.Cue(cue.Place) // this loud
	}
	s.note(c, r, h, m, w.Say("settings."+o.Key+".note"))
}

// note says below a setting what it does.
func (s *settingsScreen) note(c *ui.Canvas, r ui.Rect, h float64, m page.Measures, note string) {
	c.Write(r.X, ui.Dense.Base(r.Y+h+2), note, ui.Dense, palette.InkSoft)
	if m.Layout != ui.Compact {
		ui.Line(c, r.X, r.Y+r.H-6, r.W)
	}
}

// valueWord is what a value of a setting is called.
func (s *settingsScreen) valueWord(key, value string) string {
	if key == "language" {
		return assets.LanguageNames[value]
	}
	return s.sh.Words.Say("settings." + key + "." + value)
}

// Aims are what a click can reach.
func (s *settingsScreen) Aims() []ui.Aim { return s.kit.Aims() }
