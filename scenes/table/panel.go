package table

import (
	"math"

	"tilestead/assets/palette"
	"tilestead/input"
	"tilestead/save"
	"tilestead/scenes/settings"
	"tilestead/ui"
)

const keyL = input.KeyA + 'L' - 'A'

// A panelKind is what lies over the table.
type panelKind uint8

const (
	noPanel panelKind = iota
	menuPanel
	logPanel
	giveUpPanel
	closingPanel
)

// A panel lies over the table; the game waits meanwhile.
type panel struct {
	kind panelKind
}

func (t *Table) openPanel(kind panelKind) {
	t.panel = panel{kind: kind}
	if kind == logPanel {
		t.log.rewind()
	}
	t.change(relay | untip)
}

func (t *Table) closePanel() {
	t.panel = panel{}
	t.change(relay)
}

// layPanel lays out the panel that is open.
func (t *Table) layPanel(k *ui.Kit) {
	if t.panel.kind == noPanel {
		return
	}
	k.Modal()
	k.Block("veil", t.canvas)
	if k.Drawing() {
		ui.Veil(k.C)
	}
	switch t.panel.kind {
	case menuPanel:
		t.layMenu(k)
	case logPanel:
		t.followLog(t.log.layWholeLog(k, t.replay.canSeeAgain()))
	case giveUpPanel:
		t.layGiveUp(k)
	case closingPanel:
		t.layClosing(k)
	}
}

// A menuItem is one button of the pause menu.
type menuItem struct {
	id    ui.ID
	label string
	look  ui.Look
	do    func()
}

func (t *Table) menuItems() []menuItem {
	w := t.v.Words
	items := []menuItem{
		{"menu/on", w.Say("table.menu.on"), ui.Primary, t.closePanel},
		{"menu/speed", w.Say("table.speed", w.Say(speedKeys[t.opt.Speed])), ui.Plain,
			func() { t.setSpeed((t.opt.Speed + 1) % (settings.InstantSpeed + 1)) }},
		{"menu/log", w.Say("table.log.head"), ui.Plain, func() { t.openPanel(logPanel) }},
	}
	if t.match.Len() > 0 && !t.replay.on && t.cfg.Coach == nil {
		items = append(items, menuItem{"menu/replay", w.Say("table.menu.replay"), ui.Plain,
			func() { t.StepThrough(nil) }})
	}
	if t.cfg.Keep != nil {
		items = append(items, menuItem{"menu/keep", w.Say("table.menu.keep"), ui.Plain, func() { t.open(t.cfg.Keep) }})
	}
	if t.cfg.Help != nil {
		items = append(items, menuItem{"menu/help", w.Say("table.menu.help"), ui.Plain, func() { t.open(t.cfg.Help) }})
	}
	if t.cfg.Settings != nil {
		items = append(items, menuItem{"menu/settings", w.Say("table.menu.settings"), ui.Plain,
			func() { t.open(t.cfg.Settings) }})
	}
	if t.game.over && t.cfg.Finished != nil {
		items = append(items, menuItem{"menu/result", w.Say("table.menu.result"), ui.Strong, t.toResult})
	} else if t.cfg.GivenUp != nil && t.persons() > 0 {
		items = append(items, menuItem{"menu/giveup", w.Say("table.menu.giveup"), ui.Plain,
			func() { t.openPanel(giveUpPanel) }})
	}
	leave := w.Say("table.menu.leave")
	if t.cfg.Unsaved != nil && t.cfg.Unsaved() {
		leave = w.Say("store.leave")
	}
	return append(items, menuItem{"menu/leave", leave, ui.Plain, func() { t.leave(t.cfg.Left) }})
}

// toResult shows again how a game that is over ended.
func (t *Table) toResult() {
	t.closePanel()
	if t.replay.on {
		t.stopStepping()
	} else {
		t.game.reopen()
	}
}

// layMenu is the pause menu.
func (t *Table) layMenu(k *ui.Kit) {
	items := t.menuItems()
	w := 200.0
	for _, it := range items {
		w = math.Max(w, ui.TextWidth(it.label)+24)
	}
	pitch := 30.0
	if t.v.Frame.Layout == ui.Roomy {
		pitch = 38
	}
	in, r := t.sheet(k, w, float64(len(items))*pitch-6+ui.LineHeight, t.v.Words.Say("table.menu.head"))
	for i, it := range items {
		if k.Button(it.id, ui.Rect{X: in.X, Y: in.Y + float64(i)*pitch, W: in.W, H: pitch - 6}, it.label, it.look) {
			it.do()
			return
		}
	}
	seed := t.v.Words.Say("table.seed", save.SeedText(t.match.Setup().Seed))
	line := ui.Rect{X: in.X, Y: in.Y + float64(len(items))*pitch - 2, W: in.W, H: ui.LineHeight}
	ink := palette.InkSoft
	if t.cfg.Copy != nil {
		reply := k.Zone(ui.Zone{ID: "menu/seed", Box: line, Tip: t.v.Words.Say("setup.copy.tip")})
		if reply.Hot {
			ink = palette.Ink
		}
		if reply.Clicked {
			t.cfg.Copy(save.SeedText(t.match.Setup().Seed))
		}
	}
	k.C.TextCenter(r.X+r.W/2, line.Y, ui.Fit(seed, in.W), ink)
	if k.Back() {
		t.closePanel()
	}
}

// sheet lays out a panel with a head in the middle of the canvas, with room of
// w x h inside it.
func (t *Table) sheet(k *ui.Kit, w, h float64, head string) (in, r ui.Rect) {
	hh, pad, above, below := ui.HeadHeight(k.C), 10.0, 6.0, 8.0
	r = t.canvas.Centered(w+2*pad, h+hh+above+below)
	k.Block("panel", r)
	if k.Drawing() {
		ui.Panel(k.C, r)
		ui.Head(k.C, r, head)
	}
	return ui.Rect{X: r.X + pad, Y: r.Y + hh + above, W: w, H: h}, r
}

// layGiveUp asks whether the game is to be given up.
func (t *Table) layGiveUp(k *ui.Kit) {
	w := t.v.Words
	lines := ui.Wrap(w.Say("table.giveup.text"), 260)
	in, _ := t.sheet(k, 260, float64(len(lines))*ui.LineHeight+10+26, w.Say("table.menu.giveup"))
	y := k.C.Lines(in.X, in.Y, lines, ui.LineHeight, palette.Ink) + 10
	half := math.Floor((in.W - 8) / 2)
	if k.Button("giveup/yes", ui.Rect{X: in.X, Y: y, W: half, H: 26}, w.Say("table.menu.giveup"), ui.Primary) {
		t.leave(t.cfg.GivenUp)
		return
	}
	if k.Button("giveup/no", ui.Rect{X: in.X + half + 8, Y: y, W: half, H: 26}, w.Say("table.back"), ui.Plain) ||
		k.Back() {
		t.openPanel(menuPanel)
	}
}

// layQuestion asks once more before an action is done, at the upper edge of
// the map so that the board stays in sight, or at the lower one.
func (t *Table) layQuestion(k *ui.Kit) {
	q := t.choice.ask
	if q == nil {
		return
	}
	words, m, p := t.v.Words, t.v.Frame.Map, t.v.Frame.Prompt
	w := math.Min(348, m.W-16)
	var body []string
	for _, s := range [...]string{q.warning, q.note} {
		if s != "" {
			body = append(body, ui.Wrap(s, w-24)...)
		}
	}
	h := 8 + ui.LineHeight*float64(1+len(body)) + 6 + 24 + 10
	r := ui.Rect{X: m.X + (m.W-w)/2, Y: math.Max(m.Y, p.Y+p.H) + 8, W: w, H: h}.Snap()
	if g := t.targets.find(q.target); g != nil && g.OnMap && g.Area.Overlaps(r) { // it must not hide what it asks about
		r.Y = math.Round(m.Y + m.H - h - 8)
	}
	k.Block("question", r)
	y := r.Y + 8
	if k.Drawing() {
		ui.Panel(k.C, r)
		k.C.TextBold(r.X+12, y, ui.Fit(q.head, w-24), palette.Ink)
		for i, l := range body {
			k.C.Text(r.X+12, y+float64(1+i)*ui.LineHeight, l, palette.Ink)
		}
	}
	half := math.Floor((w - 32) / 2)
	y = r.Y + r.H - 10 - 24
	yes := k.Button("question/yes", ui.Rect{X: r.X + 12, Y: y, W: half, H: 24}, words.Say("table.yes"), ui.Primary)
	no := k.Button("question/no", ui.Rect{X: r.X + 20 + half, Y: y, W: half, H: 24}, words.Say("table.back"), ui.Plain)
	if yes || t.panel.kind == noPanel && k.FocusID() == "" && k.Key(input.KeyEnter) {
		t.choice.stopAsking()
		t.do(q.action)
	} else if no {
		t.choice.stopAsking()
		t.change(redraw)
	}
}
