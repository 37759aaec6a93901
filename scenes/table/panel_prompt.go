package table

import (
	"math"
	"strings"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/ui"
)

// promptNow is whose medal the prompt shows (-1 for none) and what it says.
func (t *Table) promptNow() (seat rules.Seat, ask, hint string) {
	w := t.v.Words
	if l := t.player.said; l != nil {
		seat, ask = t.sentence(*l)
		if !t.replay.on {
			hint = w.Say("table.again.stop")
		}
		return seat, ask, hint
	}
	if t.replay.on {
		seat, ask = t.replay.prompt()
		return seat, ask, ""
	}
	if t.player.playing() {
		s := t.player.beats[0]
		if l, ok := t.log.of(s.action); ok {
			seat, ask = t.sentence(l)
			return seat, ask, ""
		}
		if s.seat >= 0 {
			return s.seat, w.Say("table.turn", t.name(s.seat)), ""
		}
		return rules.Nature, t.chance(), ""
	}
	turn := t.match.State().Turn()
	switch {
	case t.curtain.down:
		return turn, w.Say("curtain.turn", t.name(turn)), w.Say("curtain.away")
	case t.cfg.Coach != nil && t.cfg.Coach.Waits():
		return rules.Nature, t.cfg.Coach.Name(), ""
	case turn == rules.Nobody:
		return rules.Nature, w.Say("table.over"), ""
	case turn == rules.Nature:
		return rules.Nature, t.chance(), ""
	case !t.person(turn):
		return turn, w.Say("table.thinking", t.name(turn)), ""
	}
	ask, hint = t.board.Prompt(t.view0())
	if t.persons() > 1 {
		ask = w.Say("table.asks", t.name(turn), ask)
	}
	return turn, ask, hint
}

// chance is what the board says while nobody decides.
func (t *Table) chance() string {
	if t.v.State.Turn() == rules.Nature {
		if ask, _ := t.board.Prompt(t.view0()); ask != "" {
			return ask
		}
	}
	return t.v.Words.Say("table.chance")
}

// layPrompt draws whose turn it is and what to do: a plate, or a bar over the
// whole width in the compact layout.
func (t *Table) layPrompt(k *ui.Kit) {
	f := &t.v.Frame
	r := f.Prompt.Snap()
	if r.W <= 0 {
		return
	}
	seat, ask, hint := t.promptNow()
	right := t.promptEnd()
	if t.hints.offered() {
		right = t.lampBox().X
	}
	bar := f.Layout == ui.Compact
	pad, ink, soft, mr := 9.0, palette.Ink, palette.InkSoft, 8.0
	if bar {
		pad, ink, soft, mr = 4, palette.UIGold, palette.Cream, 7
	} else if f.Layout == ui.Roomy {
		mr = math.Min(12, r.H/2-4)
	}
	x := r.X + pad
	if seat >= 0 {
		x += 2*mr + 5
	}
	room := right - pad - x
	ownHint := f.Hint.W > 0
	full := ask
	if hint != "" && !ownHint {
		full += "\n" + hint
	}
	dots := ui.TextWidth("...") + 2
	if t.bots.dots == 0 {
		dots = 0
	}
	hintRoom := room - ui.TextWidth(ask) - dots - 12
	showHint := hint != "" && !ownHint && hintRoom >= 60
	tip := ""
	if ui.TextWidth(ask) > room-dots || hint != "" && !ownHint && ui.TextWidth(hint) > hintRoom {
		tip = full
	}
	if ownHint {
		t.layHint(k, hint)
	}
	k.Zone(ui.Zone{ID: "prompt", Box: r, Ground: true, NoKeys: true, Tip: tip})
	if !k.Drawing() {
		return
	}
	c := k.C
	if bar {
		c.Fill(t.barBox(), palette.TealDark)
		c.Fill(ui.Rect{Y: r.Y + r.H - 1, W: t.canvas.W, H: 1}, palette.TealLit)
	} else {
		ui.Plate(c, r, palette.Paper)
	}
	y := r.Y + math.Round((r.H-ui.LineHeight)/2)
	if seat >= 0 {
		ui.Medal(c, r.X+pad+mr, r.Y+r.H/2, mr, t.cfg.Seats[seat].Look)
	}
	ask = ui.Fit(ask, room-dots)
	c.TextBold(x, y, ask, ink)
	if t.bots.dots > 0 {
		c.TextBold(x+ui.TextWidth(ask)+2, y, "..."[:t.bots.dots], ink)
	}
	if showHint {
		c.TextRight(right-pad, y, ui.Fit(hint, hintRoom), soft)
	}
	if ownHint {
		t.drawHint(c, hint, bar)
	}
}

// promptEnd is where the prompt ends on the right: before the tools.
func (t *Table) promptEnd() float64 {
	r := t.v.Frame.Prompt.Snap()
	right := r.X + r.W
	for _, tool := range t.v.Frame.Tools {
		if tool.Y < r.Y+r.H && tool.Y+tool.H > r.Y && tool.X > r.X {
			right = math.Min(right, tool.X)
		}
	}
	return right
}

// barBox is the bar of the compact layout: as wide as the canvas.
func (t *Table) barBox() ui.Rect {
	r := t.v.Frame.Prompt.Snap()
	return ui.Rect{Y: r.Y, W: t.canvas.W, H: r.H}
}

// hintLines are the hint in the place the frame has for it, and whether that
// is all of it.
func (t *Table) hintLines(hint string) (lines []string, whole bool) {
	r := t.v.Frame.Hint
	lines = ui.Wrap(hint, r.W)
	most := max(1, int(r.H/ui.LineHeight))
	if len(lines) <= most {
		return lines, true
	}
	rest := strings.Join(lines[most-1:], " ")
	return append(lines[:most-1], ui.Fit(rest, r.W)), false
}

// layHint lets the rest of a hint that is cut short be read.
func (t *Table) layHint(k *ui.Kit, hint string) {
	if _, whole := t.hintLines(hint); !whole {
		k.Zone(ui.Zone{ID: "hint", Box: t.v.Frame.Hint, Ground: true, NoKeys: true, Tip: hint})
	}
}

// drawHint writes the hint: on the bar from the right, else from the left.
func (t *Table) drawHint(c *ui.Canvas, hint string, bar bool) {
	r := t.v.Frame.Hint
	lines, _ := t.hintLines(hint)
	if bar && r.Overlaps(t.barBox()) {
		c.TextRight(r.X+r.W-2, r.Y+math.Round((r.H-ui.LineHeight)/2), lines[0], palette.Cream)
		return
	}
	c.Lines(r.X, r.Y, lines, ui.LineHeight, palette.InkSoft)
}

// lampBox is where the lamp hangs that asks for a hint: at the end of the prompt.
func (t *Table) lampBox() ui.Rect {
	r := t.v.Frame.Prompt.Snap()
	side := math.Min(r.H, 30)
	return ui.Rect{X: t.promptEnd() - side - 2, Y: r.Y + (r.H-side)/2, W: side, H: side}
}
