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

var toolCommands = [...]command{cmdUndo, cmdLog, cmdNextSpeed, cmdRules, cmdMenu}

// tools are the small buttons that every table has.
type tools struct {
	*core
	game   *game
	hold   *hold
	choice *choice
	replay *replay
}

// lay lays out the tools of the frame and gives what they are used for.
func (ts *tools) lay(k *ui.Kit) (do command) {
	boxes := ts.v.Frame.Tools
	set := toolSets[min(len(boxes), len(toolSets)-1)]
	for i, which := range set {
		if ts.layTool(k, boxes[i], which) {
			do = toolCommands[which]
		}
	}
	return do
}

func (ts *tools) layTool(k *ui.Kit, r ui.Rect, which tool) bool {
	w := ts.v.Words
	z := ui.Zone{ID: toolIDs[which], Box: r, Tip: w.Say(toolTips[which]), Marked: true}
	icon := toolIcons[which]
	switch which {
	case undoTool:
		if ts.replay.on {
			z.Off, z.NoKeys = true, true
		} else if !ts.choice.clicked() {
			if _, why := ts.game.undoable(); why != "" {
				z.Off, z.NoKeys, z.Tip = true, true, w.Say(why)
			}
		}
	case speedTool:
		icon = speedIcons[ts.opt.Speed]
		z.Tip = w.Say("table.speed", w.Say(speedKeys[ts.opt.Speed])) + "\n" + z.Tip
	}
	reply := k.Zone(z)
	if k.Drawing() {
		ts.drawTool(k.C, r, icon, reply, z.Off)
		if which == undoTool && ts.v.Frame.Undo.W <= 0 {
			ts.hold.draw(k.C, r)
		}
		if which == speedTool && ts.opt.Speed == settings.InstantSpeed {
			m := r.Center()
			k.C.Fill(ui.Rect{X: math.Round(m.X + math.Min(10, r.W*0.32)), Y: math.Round(m.Y - r.H/5), W: 2,
				H: math.Round(r.H * 0.4)}, ts.barInk())
		}
	}
	return reply.Clicked
}

// drawTool draws a tool as a button, or bare in the bar of the compact layout.
func (ts *tools) drawTool(c *ui.Canvas, r ui.Rect, icon string, reply ui.Reply, off bool) {
	st := reply.State()
	if off {
		st = ui.Disabled
	}
	if ts.v.Frame.Layout != ui.Compact {
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

// barInk is the colour of a line drawn beside a tool's icon.
func (ts *tools) barInk() ui.Color {
	if ts.v.Frame.Layout == ui.Compact {
		return palette.UIGold
	}
	return palette.Ink
}

// undoID is the button that takes back, where the frame has one.
const undoID ui.ID = "undo"

// undoes says that a zone takes back.
func undoes(id ui.ID) bool { return id == undoID || id == toolIDs[undoTool] }

// layUndo lays out the button that takes back, where the frame has one.
func (ts *tools) layUndo(k *ui.Kit) command {
	r := ts.v.Frame.Undo
	if r.W <= 0 {
		return noCommand
	}
	w := ts.v.Words
	p := ui.Push{Label: w.Say("table.undo"), Look: ui.Plain, Tip: w.Say("table.tool.undo"), Off: ts.replay.on}
	if !ts.replay.on && !ts.choice.clicked() {
		if _, why := ts.game.undoable(); why != "" {
			p.Off, p.Tip = true, w.Say(why)
		}
	}
	pushed := k.Push(undoID, r, p)
	if k.Drawing() {
		ts.hold.draw(k.C, r)
	}
	if pushed {
		return cmdUndo
	}
	return noCommand
}
