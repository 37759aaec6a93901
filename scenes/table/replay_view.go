package table

import (
	"math"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// Sizes of the bar that steps through a game, in canvas pixels: one row of buttons with the line
// of actions among them where there is room, elsewhere below that line.
const (
	replayWide   = 470.0
	replayHigh   = 70.0
	replayLeast  = 330.0 // of a place beside a table without a map
	replayLong   = 600.0 // from here on one row is enough
	replayLow    = 40.0
	replayButton = 24.0
)

// replayBox is where the bar lies: at the upper edge of the map, or on a table without one at the foot
// of where a coach speaks, so that it hides nothing of the table.
func replayBox(f *board.Frame) ui.Rect {
	if k := f.Coach; f.Map.W <= 0 && f.Table.W <= 0 && k.W >= replayLeast && k.H >= replayHigh {
		return ui.Rect{X: k.X, Y: k.Y + k.H - replayHigh, W: k.W, H: replayHigh}.Snap()
	}
	m, p := f.Field(), f.Prompt
	w, h := math.Min(replayWide, m.W-8), replayHigh
	if m.W-8 >= replayLong {
		w, h = math.Min(1.2*replayLong, m.W-8), replayLow
	}
	return ui.Rect{X: m.X + (m.W-w)/2, Y: math.Max(m.Y, p.Y+p.H) + 4, W: w, H: h}.Snap()
}

// layReplay lays out the bar that steps through a game and gives what it is used
// for.
func (rp *replay) layReplay(k *ui.Kit) (do command) {
	if !rp.on || rp.cfg.Coach != nil { // who has ways on of its own
		return noCommand
	}
	w, r := rp.v.Words, replayBox(&rp.v.Frame)
	k.Block("replay/panel", r)
	if k.Drawing() {
		ui.Panel(k.C, r)
	}
	in := r.Inset(8)
	y, x := in.Y+in.H-replayButton, in.X
	for _, b := range [...]struct {
		id, icon, tip string
		do            command
	}{
		{"replay/turnback", "turnback", "replay.turnback", cmdTurnBack},
		{"replay/back", "back", "replay.back", cmdStepBack},
		{"replay/run", rp.runIcon(), "replay.run", cmdRun},
		{"replay/next", "next", "replay.next", cmdStepOn},
		{"replay/turnnext", "turnnext", "replay.turnnext", cmdTurnOn},
	} {
		if rp.stepButton(k, ui.ID(b.id), ui.Rect{X: x, Y: y, W: 26, H: replayButton}, b.icon, w.Say(b.tip)) {
			do = b.do
		}
		x += 28
	}
	if rp.mistakes() {
		if k.Tool("replay/mistake", ui.Rect{X: x + 4, Y: y, W: 26, H: replayButton}, "hint", w.Say("replay.mistake")) {
			do = cmdNextMistake
		}
		x += 32
	}
	close, branch := w.Say("replay.close"), w.Say("replay.on")
	cw := ui.ButtonWidth(60, close)
	bx := in.X + in.W - cw
	if k.Button("replay/close", ui.Rect{X: bx, Y: y, W: cw, H: replayButton}, close, ui.Plain) {
		return cmdStop
	}
	if rp.cfg.Branch != nil {
		bw := ui.ButtonWidth(60, branch)
		bx -= bw + 6
		p := ui.Push{Label: branch, Look: ui.Strong, Off: !rp.canBranch(), Tip: w.Say("replay.on.tip")}
		if k.Push("replay/on", ui.Rect{X: bx, Y: y, W: bw, H: replayButton}, p) {
			return cmdPlayOn
		}
	}
	line := ui.Rect{X: in.X, Y: in.Y, W: in.W, H: replayButton}
	told := ui.Rect{X: x + 6, Y: y, W: bx - x - 12, H: replayButton}
	if r.H == replayLow {
		told.W = rp.whenWide()
		told.X = bx - 6 - told.W
		line = ui.Rect{X: x + 2, Y: y - 3, W: told.X - x - 6, H: replayButton}
	}
	rp.layScrubber(k, line)
	if k.Drawing() {
		rp.drawAt(k.C, told)
	}
	return do
}

// drawAt tells in a box when in the game what shows is; where there is no room the bar shows how
// far that is, and its tip the rest.
func (rp *replay) drawAt(c *ui.Canvas, box ui.Rect) {
	text := rp.when(rp.at)
	if role, told := board.FitIn(text, box.W, ui.Body, ui.Dense, ui.Least); told == text {
		c.Write(box.X, board.Baseline(box.Y+box.H/2, role), text, role, palette.InkSoft)
	}
}

// whenWide is how wide the longest telling of it is.
func (rp *replay) whenWide() (wide float64) {
	for _, n := range []int{0, rp.match.Len() - 1, rp.match.Len()} {
		wide = math.Max(wide, math.Ceil(ui.Body.Width(rp.when(n)))+6)
	}
	return wide
}

// runIcon shows what a click on it does.
func (rp *replay) runIcon() string {
	if rp.running {
		return "pause"
	}
	return "play"
}

// stepButton is a button with an icon; steps back and forth have signs of
// their own, made of the arrow of play and a bar.
func (rp *replay) stepButton(k *ui.Kit, id ui.ID, r ui.Rect, icon, tip string) bool {
	if icon == "play" || icon == "pause" {
		return k.Tool(id, r, icon, tip)
	}
	clicked := k.Push(id, r, ui.Push{Tip: tip})
	if k.Drawing() {
		m, d := r.Center(), 4.0
		m.Y--
		if icon == "back" || icon == "turnback" {
			d = -d
		}
		tri := func(x float64) {
			k.C.Poly(palette.Ink, ui.Point{X: x - d, Y: m.Y - 5}, ui.Point{X: x + d, Y: m.Y},
				ui.Point{X: x - d, Y: m.Y + 5})
		}
		if icon == "turnback" || icon == "turnnext" {
			tri(m.X - 4)
			tri(m.X + 4)
		} else {
			tri(m.X)
			k.C.Fill(ui.Rect{X: m.X - 1.5*d - 1, Y: m.Y - 5, W: 2, H: 10}, palette.Ink)
		}
	}
	return clicked
}

// layScrubber is the line of all actions with a mark for each turn.
func (rp *replay) layScrubber(k *ui.Kit, r ui.Rect) {
	all := math.Max(1, float64(rp.match.Len()))
	place := func(n int) float64 { return math.Round(r.X + 6 + (r.W-12)*float64(n)/all) }
	reply := k.Zone(ui.Zone{ID: "replay/bar", Box: r, Marked: true, Arrows: true,
		Name: rp.when(rp.at)})
	if !k.Drawing() {
		if k.In.Left.Down && (reply.Held || reply.Dragged) {
			n := int(math.Round((k.In.X - r.X - 6) / (r.W - 12) * all))
			if n = max(0, min(n, rp.match.Len())); n != rp.at || rp.player.playing() {
				rp.jump(n)
			}
		}
		return
	}
	c := k.C
	y := r.Y + 15
	c.Fill(ui.Rect{X: r.X + 4, Y: y - 3, W: r.W - 8, H: 6}, palette.Ink)
	c.Fill(ui.Rect{X: r.X + 5, Y: y - 2, W: r.W - 10, H: 4}, palette.PaperDark)
	x := place(rp.at)
	c.Fill(ui.Rect{X: r.X + 5, Y: y - 2, W: x - r.X - 5, H: 4}, palette.TealLit)
	last := math.Inf(-1)
	for _, m := range rp.marks {
		if at := place(m.At); at-last >= 3 {
			c.Fill(ui.Rect{X: at - 1, Y: y - 11, W: 2, H: 7}, palette.Seats[rp.cfg.Seats[m.Seat].Look].Fill)
			last = at
		}
	}
	if reply.Focused {
		ui.Frame(c, r)
	}
	knob := palette.Paper
	if reply.Hot {
		knob = palette.UIGold
	}
	c.Fill(ui.Rect{X: x - 4, Y: y - 8, W: 8, H: 16}, palette.Ink)
	c.Fill(ui.Rect{X: x - 3, Y: y - 7, W: 6, H: 14}, knob)
	if seat := rp.turnAt(rp.at); seat >= 0 && reply.Hot {
		ui.Medal(c, x, y-12, 6, rp.cfg.Seats[seat].Look)
	}
}

// prompt is what the prompt says about the position that shows.
func (rp *replay) prompt() (seat rules.Seat, ask string) {
	if rp.cfg.Coach != nil {
		return rules.Nature, rp.cfg.Coach.Name()
	}
	entries := rp.shownLog()
	if rp.at == 0 || len(entries) == 0 {
		return rules.Nature, rp.v.Words.Say("replay.begin")
	}
	return rp.sentence(entries[len(entries)-1].Line)
}

// shownLog is the log up to the position that shows.
func (rp *replay) shownLog() []entry {
	all := rp.log.entries
	if !rp.on {
		return all
	}
	for len(all) > 0 && all[len(all)-1].action >= rp.at {
		all = all[:len(all)-1]
	}
	return all
}
