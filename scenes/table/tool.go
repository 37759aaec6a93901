package table

import (
	"math"

	"tilestead/assets/palette"
	"tilestead/scenes/settings"
	"tilestead/ui"
)

// A tool is a small button with an icon that every table has.
type tool uint8

const (
	undoTool tool = iota
	logTool
	speedTool
	helpTool
	menuTool
)

// toolSets are which tools show, by how many the frame has room for.
var toolSets = [...][]tool{
	nil,
	{menuTool},
	{undoTool, menuTool},
	{undoTool, helpTool, menuTool},
	{undoTool, speedTool, helpTool, menuTool},
	{undoTool, logTool, speedTool, helpTool, menuTool},
}

var (
	toolIDs   = [...]ui.ID{"tool/undo", "tool/log", "tool/speed", "tool/help", "tool/menu"}
	toolIcons = [...]string{"turnl", "log", "play", "question", "gear"}
	toolTips  = [...]string{"table.tool.undo", "table.tool.log", "table.tool.speed", "table.tool.help",
		"table.tool.menu"}
)

// speedIcons show the speed; instant is fast against a stop.
var speedIcons = [...]string{"play", "fast", "fast"}

// layTools lays out the tools of the frame and does what they are for.
func (t *Table) layTools(k *ui.Kit) {
	boxes := t.v.Frame.Tools
	set := toolSets[min(len(boxes), len(toolSets)-1)]
	for i, which := range set {
		if t.layTool(k, boxes[i], which) {
			t.useTool(which)
		}
	}
}

func (t *Table) layTool(k *ui.Kit, r ui.Rect, which tool) bool {
	w := t.v.Words
	z := ui.Zone{ID: toolIDs[which], Box: r, Tip: w.Say(toolTips[which]), Marked: true}
	icon := toolIcons[which]
	switch which {
	case undoTool:
		if t.replay.on {
			z.Off, z.NoKeys = true, true
		} else if !t.choice.clicked() {
			if _, why := t.game.undoable(); why != "" {
				z.Off, z.NoKeys, z.Tip = true, true, w.Say(why)
			}
		}
	case speedTool:
		icon = speedIcons[t.opt.Speed]
		z.Tip = w.Say("table.speed", w.Say(speedKeys[t.opt.Speed])) + "\n" + z.Tip
	}
	reply := k.Zone(z)
	if k.Drawing() {
		t.drawTool(k.C, r, icon, reply, z.Off)
		if which == speedTool && t.opt.Speed == settings.InstantSpeed {
			m := r.Center()
			k.C.Fill(ui.Rect{X: math.Round(m.X + math.Min(10, r.W*0.32)), Y: math.Round(m.Y - r.H/5), W: 2,
				H: math.Round(r.H * 0.4)}, t.barInk())
		}
	}
	return reply.Clicked
}

// drawTool draws a tool as a button, or bare in the bar of the compact layout.
func (t *Table) drawTool(c *ui.Canvas, r ui.Rect, icon string, reply ui.Reply, off bool) {
	st := reply.State()
	if off {
		st = ui.Disabled
	}
	if t.v.Frame.Layout != ui.Compact {
		ui.Tool(c, r, icon, st)
		return
	}
	if st == ui.Focused {
		ui.Frame(c, r.Inset(3))
	}
	size, tint := math.Min(14, r.H-4), ui.White
	switch st {
	case ui.Disabled:
		tint.A = 90
	case ui.Hot:
		size += 2
	}
	m := r.Center()
	ui.Icon(c, icon, m.X, m.Y, size, tint)
}

func (t *Table) useTool(which tool) {
	switch which {
	case undoTool:
		t.undo()
	case logTool:
		t.openPanel(logPanel)
	case speedTool:
		t.setSpeed((t.opt.Speed + 1) % (settings.InstantSpeed + 1))
	case helpTool:
		t.open(t.cfg.Help)
	case menuTool:
		t.openPanel(menuPanel)
	}
}

// barInk is the colour of a line drawn beside a tool's icon.
func (t *Table) barInk() ui.Color {
	if t.v.Frame.Layout == ui.Compact {
		return palette.UIGold
	}
	return palette.Ink
}

// layUndo lays out the button that takes back, where the frame has one.
func (t *Table) layUndo(k *ui.Kit) {
	r := t.v.Frame.Undo
	if r.W <= 0 {
		return
	}
	w := t.v.Words
	p := ui.Push{Label: w.Say("table.undo"), Look: ui.Plain, Tip: w.Say("table.tool.undo"), Off: t.replay.on}
	if !t.replay.on && !t.choice.clicked() {
		if _, why := t.game.undoable(); why != "" {
			p.Off, p.Tip = true, w.Say(why)
		}
	}
	if k.Push("undo", r, p) {
		t.undo()
	}
}
