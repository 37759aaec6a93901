package table

import (
	"math"
	"strings"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// A prompt says whose turn it is and what to do.
type prompt struct {
	*core
	player  *player
	log     *eventLog
	bots    *bots
	replay  *replay
	curtain *curtain
	hints   *hints
	obvious *obvious
}

// says is whose medal the prompt shows (-1 for none) and what it says.
func (p *prompt) says() (seat rules.Seat, ask, hint string) {
	w := p.v.Words
	if l := p.player.said; l != nil {
		seat, ask = p.sentence(*l)
		if !p.replay.on {
			hint = w.Say("table.again.stop")
		}
		return seat, ask, hint
	}
	if p.replay.on {
		if seat = p.v.State.Turn(); p.hints.open && seat >= 0 { // the review speaks of what comes now
			return seat, w.Say("table.turn", p.name(seat)), ""
		}
		seat, ask = p.replay.prompt()
		return seat, ask, ""
	}
	if p.player.hold.untilKey() {
		return p.v.Viewer, w.Say("table.held"), w.Say("table.held.hint")
	}
	if p.player.playing() {
		s := p.player.beats[0]
		if l, ok := p.log.of(s.action); ok {
			seat, ask = p.sentence(l)
			return seat, ask, ""
		}
		if s.seat >= 0 {
			return s.seat, w.Say("table.turn", p.name(s.seat)), ""
		}
		return rules.Nature, p.chance(), ""
	}
	turn := p.match.State().Turn()
	switch {
	case p.curtain.down:
		return turn, w.Say("curtain.turn", p.name(turn)), w.Say("curtain.away")
	case p.coached():
		return rules.Nature, p.cfg.Coach.Name(), ""
	case turn == rules.Nobody:
		return rules.Nature, w.Say("table.over"), ""
	case turn == rules.Nature:
		return rules.Nature, p.chance(), ""
	case !p.person(turn):
		return turn, w.Say("table.thinking", p.name(turn)), ""
	}
	ask, hint = p.board.Prompt(p.view0())
	if p.persons() > 1 {
		ask = w.Say("table.asks", p.name(turn), ask)
	}
	switch {
	case p.obvious.running():
		hint = p.stops()
	case !w.ByFinger() && p.hints.targets.marked() != nil:
		hint = w.Say("table.advised")
	case hint == "" && p.finishes() != "":
		hint = w.Say("table.press", p.finishes())
	}
	return turn, ask, hint
}

// stops says what is done in a moment, where the title has words for it, and that a click stops it.
func (p *prompt) stops() string {
	w, key := p.v.Words, p.match.Title().ID+".obvious."+p.match.State().Prompt().Key
	if !w.Has(key) {
		key = "table.obvious"
	}
	return w.Say(key)
}

// finishes is the label of the button that does what has been put together so far, "" while there
// is none.
func (p *prompt) finishes() string {
	c := p.hints.targets.choice
	if !c.clicked() {
		return ""
	}
	for _, g := range p.hints.targets.list {
		if g.Button > 0 && g.Button < len(c.first) && g.Primary && g.Off == "" && !g.Opens && c.first[g.Button] != g.ID {
			return g.Label
		}
	}
	return ""
}

// chance is what the board says while nobody decides.
func (p *prompt) chance() string {
	if p.v.State.Turn() == rules.Nature {
		if ask, _ := p.board.Prompt(p.view0()); ask != "" {
			return ask
		}
	}
	return p.v.Words.Say("table.chance")
}

// lay draws whose turn it is and what to do: a plate, or a bar over the
// whole width in the compact layout.
func (p *prompt) lay(k *ui.Kit) {
	f := &p.v.Frame
	r := f.Prompt.Snap()
	if r.W <= 0 {
		return
	}
	seat, ask, hint := p.says()
	right := p.promptEnd()
	if p.hints.offered() {
		right = p.lampBox().X
	}
	if p.player.counting() {
		right = p.countBox().X
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
	role, _ := board.FitIn(ask, room-ui.Prompt.Width("...")-2, promptRoles[:]...)
	dots := role.Width("...") + 2
	if p.bots.dots == 0 {
		dots = 0
	}
	hintRoom := room - role.Width(ask) - dots - 12
	small, shown := board.FitIn(hint, hintRoom, ui.Body, ui.Dense, ui.Least)
	showHint := hint != "" && !ownHint && shown == hint // else it is left to the tip
	tip := ""
	if role.Width(ask) > room-dots || hint != "" && !ownHint && !showHint {
		tip = full
	}
	if ownHint {
		p.layHint(k, hint)
	}
	k.Zone(ui.Zone{ID: "prompt", Box: r, Ground: true, NoKeys: true, Tip: tip})
	if !k.Drawing() {
		return
	}
	c := k.C
	if !bar {
		ui.Plate(c, r, palette.Paper)
	}
	y := board.Baseline(r.Y+r.H/2, role)
	if seat >= 0 {
		ui.Medal(c, r.X+pad+mr, r.Y+r.H/2, mr, p.cfg.Seats[seat].Look)
	}
	ask = role.Fit(ask, room-dots)
	c.Write(x, y, ask, role, ink)
	if p.bots.dots > 0 {
		c.Write(x+role.Width(ask)+2, y, "..."[:p.bots.dots], role, ink)
	}
	if showHint {
		c.WriteRight(right-pad, board.Baseline(r.Y+r.H/2, small), hint, small, soft)
	}
	if ownHint {
		p.drawHint(c, hint, bar, x+role.Width(ask)+dots+8)
	}
}

// drawBar draws the bar of the compact layout, on which the board may write.
func (p *prompt) drawBar(c *ui.Canvas) {
	if r := p.barBox(); p.v.Frame.Layout == ui.Compact && r.H > 0 {
		c.Fill(r, palette.TealDark)
		c.Fill(ui.Rect{Y: r.Y + r.H - 1, W: r.W, H: 1}, palette.TealLit)
	}
}

// barBox is the bar of the compact layout: as wide as the canvas.
func (p *prompt) barBox() ui.Rect {
	r := p.v.Frame.Prompt.Snap()
	return ui.Rect{Y: r.Y, W: p.canvas.W, H: r.H}
}

// promptRoles are how what is asked is written, the largest that holds it.
var promptRoles = [...]ui.Role{ui.Prompt, ui.Name, ui.Dense, ui.Least}

// hintLines are the hint in the place the frame has for it, and whether that
// is all of it.
func (p *prompt) hintLines(hint string) (role ui.Role, lines []string, whole bool) {
	r := p.v.Frame.Hint
	most := max(1, int(r.H/ui.LineHeight))
	for _, role = range [...]ui.Role{ui.Body, ui.Dense, ui.Least} {
		if lines = role.Wrap(hint, r.W); len(lines) <= most {
			return role, lines, true
		}
	}
	rest := strings.Join(lines[most-1:], " ")
	return role, append(lines[:most-1], role.Fit(rest, r.W)), false
}

// layHint lets the rest of a hint that is cut short be read.
func (p *prompt) layHint(k *ui.Kit, hint string) {
	if _, _, whole := p.hintLines(hint); !whole {
		k.Zone(ui.Zone{ID: "hint", Box: p.v.Frame.Hint, Ground: true, NoKeys: true, Tip: hint})
	}
}

// drawHint writes the hint: on the bar from the right, else from the left.
// It begins behind left there, and is left to its tip where that is too narrow.
func (p *prompt) drawHint(c *ui.Canvas, hint string, bar bool, left float64) {
	r := p.v.Frame.Hint
	role, lines, _ := p.hintLines(hint)
	if bar && r.Overlaps(p.barBox()) {
		if role, lines[0] = board.FitIn(hint, r.X+r.W-2-left, ui.Body, ui.Dense, ui.Least); lines[0] != hint {
			return
		}
		c.WriteRight(r.X+r.W-2, board.Baseline(r.Y+r.H/2, role), lines[0], role, palette.Cream)
		return
	}
	board.Lines(c, r.X, r.Y, lines, role, ui.LineHeight, palette.InkSoft)
}

// lampBox is where the lamp hangs that asks for a hint: at the end of the prompt.
func (p *prompt) lampBox() ui.Rect {
	r := p.v.Frame.Prompt.Snap()
	side := math.Min(r.H, 30)
	return ui.Rect{X: p.promptEnd() - side - 2, Y: r.Y + (r.H-side)/2, W: side, H: side}
}

// drawName letters the title's name where the frame has room for it.
func (p *prompt) drawName(c *ui.Canvas) {
	r := p.v.Frame.Title
	key := p.match.Title().ID + ".title"
	if r.W <= 0 || !p.v.Words.Has(key) {
		return
	}
	name, cap := strings.ToUpper(p.v.Words.Say(key)), 14.0
	if p.v.Frame.Layout == ui.Roomy {
		cap = 22
	}
	if w := ui.LettersWidth(cap, name, "title"); w > r.W {
		cap *= r.W / w
	}
	ui.Letters(c, r.X, r.Y+(r.H+cap)/2, cap, name, "title")
}

// countBox is where its button is: where the lamp hangs else, as wide as its label.
func (p *prompt) countBox() ui.Rect {
	r, w := p.lampBox(), ui.ButtonWidth(40, p.v.Words.Say("table.count"))
	return ui.Rect{X: r.X + r.W - w, Y: r.Y + math.Round((r.H-min(r.H, 22))/2), W: w, H: min(r.H, 22)}
}

// layCount lays out the button that skips how the end of the game is counted.
func (p *prompt) layCount(k *ui.Kit) command {
	if !p.player.counting() || p.v.Frame.Prompt.W <= 0 {
		return noCommand
	}
	w := p.v.Words
	if k.Push(countID, p.countBox(), ui.Push{Label: w.Say("table.count"), Look: ui.Plain, Tip: w.Say("table.count.tip")}) {
		return cmdSkipAll
	}
	return noCommand
}
