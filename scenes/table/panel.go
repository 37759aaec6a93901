package table

import (
	"math"

	"tilestead/assets/palette"
	"tilestead/input"
	"tilestead/save"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// A panelKind is what lies over the table.
type panelKind uint8

const (
	noPanel panelKind = iota
	menuPanel
	logPanel
	giveUpPanel
	closingPanel
)

// panels lie over the table, one at a time; the game waits meanwhile.
type panels struct {
	*core
	game   *game
	replay *replay
	log    *eventLog
	kind   panelKind
}

// covers says whether one is open.
func (p *panels) covers() bool { return p.kind != noPanel }

func (p *panels) open(kind panelKind) {
	p.kind = kind
	if kind == logPanel {
		p.log.rewind()
	}
	p.change(relay | untip)
}

func (p *panels) close() {
	p.kind = noPanel
	p.change(relay)
}

// lay lays out the panel that is open and gives what is asked for there.
func (p *panels) lay(k *ui.Kit) (do command, ask logAsk) {
	k.Block("veil", p.canvas)
	if k.Drawing() {
		ui.Veil(k.C)
	}
	switch p.kind {
	case menuPanel:
		do = p.layMenu(k)
	case logPanel:
		ask = p.log.layWholeLog(k, p.replay.canSeeAgain())
	case giveUpPanel:
		do = p.layGiveUp(k)
	case closingPanel:
		do = p.layClosing(k)
	}
	return do, ask
}

// says is what the open panel is called, and what it asks.
func (p *panels) says() string {
	w := p.v.Words
	switch p.kind {
	case logPanel:
		return w.Say("table.log.head")
	case giveUpPanel:
		return sentences(w.Say("table.menu.giveup"), w.Say("table.giveup.text"))
	case closingPanel:
		return sentences(w.Say("table.closing.head"), w.Say("table.closing.text"))
	}
	return w.Say("table.menu.head")
}

// keys are those that lead out of the panel.
func (p *panels) keys(k *ui.Kit) command {
	switch {
	case p.kind == giveUpPanel && k.Back():
		return cmdMenu
	case k.Back(), p.kind == logPanel && k.Key(input.KeyL):
		return cmdBack
	}
	return noCommand
}

// A menuItem is one button of the pause menu.
type menuItem struct {
	id    ui.ID
	label string
	look  ui.Look
	do    command
}

func (p *panels) menuItems() []menuItem {
	w := p.v.Words
	items := []menuItem{
		{"menu/on", w.Say("table.menu.on"), ui.Primary, cmdBack},
		{"menu/speed", w.Say("table.speed", w.Say(speedKeys[p.opt.Speed])), ui.Plain, cmdNextSpeed},
		{"menu/log", w.Say("table.log.head"), ui.Plain, cmdLog},
	}
	if p.match.Len() > 0 && !p.replay.on && p.cfg.Coach == nil {
		items = append(items, menuItem{"menu/replay", w.Say("table.menu.replay"), ui.Plain, cmdReplay})
	}
	if p.cfg.Keep != nil {
		items = append(items, menuItem{"menu/keep", w.Say("table.menu.keep"), ui.Plain, cmdKeep})
	}
	if p.cfg.Help != nil {
		items = append(items, menuItem{"menu/help", w.Say("table.menu.help"), ui.Plain, cmdRules})
	}
	if p.cfg.Settings != nil {
		items = append(items, menuItem{"menu/settings", w.Say("table.menu.settings"), ui.Plain, cmdSettings})
	}
	if p.game.over && p.cfg.Finished != nil {
		items = append(items, menuItem{"menu/result", w.Say("table.menu.result"), ui.Strong, cmdResult})
	} else if p.cfg.GivenUp != nil && p.persons() > 0 {
		items = append(items, menuItem{"menu/giveup", w.Say("table.menu.giveup"), ui.Plain, cmdGiveUp})
	}
	leave := w.Say("table.menu.leave")
	switch {
	case p.cfg.Unsaved != nil && p.cfg.Unsaved():
		leave = w.Say("store.leave")
	case p.cfg.Coach != nil:
		leave = w.Say("table.menu.lesson")
	}
	return append(items, menuItem{"menu/leave", leave, ui.Plain, cmdLeave})
}

// layMenu is the pause menu.
func (p *panels) layMenu(k *ui.Kit) command {
	items := p.menuItems()
	w := 200.0
	for _, it := range items {
		w = math.Max(w, ui.Name.Width(it.label)+24)
	}
	pitch := 30.0
	if p.v.Frame.Layout == ui.Roomy {
		pitch = 38
	}
	high := float64(len(items))*pitch - 6
	seeded := p.cfg.Coach == nil // a lesson is always the same
	if seeded {
		high += ui.LineHeight
	}
	in, r := p.sheet(k, w, high, p.v.Words.Say("table.menu.head"))
	for i, it := range items {
		if k.Button(it.id, ui.Rect{X: in.X, Y: in.Y + float64(i)*pitch, W: in.W, H: pitch - 6}, it.label, it.look) {
			return it.do
		}
	}
	if seeded {
		p.laySeed(k, ui.Rect{X: in.X, Y: in.Y + float64(len(items))*pitch - 2, W: in.W, H: ui.LineHeight}, r)
	}
	return noCommand
}

// laySeed tells the seed of the game in a line of the menu; a click copies it.
func (p *panels) laySeed(k *ui.Kit, line, r ui.Rect) {
	seed := p.v.Words.Say("table.seed", save.SeedText(p.match.Setup().Seed))
	ink := palette.InkSoft
	if p.cfg.Copy != nil {
		reply := k.Zone(ui.Zone{ID: "menu/seed", Box: line, Tip: p.v.Words.Say("setup.copy.tip")})
		if reply.Hot {
			ink = palette.Ink
		}
		if reply.Clicked {
			p.cfg.Copy(save.SeedText(p.match.Setup().Seed))
		}
	}
	role, seed := board.FitIn(seed, line.W, ui.Body, ui.Dense, ui.Least)
	k.C.WriteCenter(r.X+r.W/2, line.Y+12, seed, role, ink)
}

// sheet lays out a panel with a head in the middle of the canvas, with room of
// w x h inside it.
func (p *panels) sheet(k *ui.Kit, w, h float64, head string) (in, r ui.Rect) {
	hh, pad, above, below := ui.HeadHeight(k.C), 10.0, 6.0, 8.0
	r = p.canvas.Centered(w+2*pad, h+hh+above+below)
	k.Block("panel", r)
	if k.Drawing() {
		ui.Panel(k.C, r)
		ui.Head(k.C, r, head)
	}
	return ui.Rect{X: r.X + pad, Y: r.Y + hh + above, W: w, H: h}, r
}

// layGiveUp asks whether the game is to be given up.
func (p *panels) layGiveUp(k *ui.Kit) command {
	w := p.v.Words
	lines := ui.Body.Wrap(w.Say("table.giveup.text"), 260)
	in, _ := p.sheet(k, 260, float64(len(lines))*ui.LineHeight+10+26, w.Say("table.menu.giveup"))
	y := board.Lines(k.C, in.X, in.Y, lines, ui.Body, ui.LineHeight, palette.Ink) + 10
	half := math.Floor((in.W - 8) / 2)
	if k.Button("giveup/no", ui.Rect{X: in.X, Y: y, W: half, H: 26}, w.Say("table.back"), ui.Primary) {
		return cmdMenu
	}
	if k.Button("giveup/yes", ui.Rect{X: in.X + half + 8, Y: y, W: half, H: 26}, w.Say("table.menu.giveup"), ui.Plain) {
		return cmdConcede
	}
	return noCommand
}
