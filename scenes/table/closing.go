package table

import (
	"math"

	"tilestead/assets/palette"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// Closing says whether the table can be left now, and asks if not.
func (t *Table) Closing() bool {
	if t.panels.kind == closingPanel || t.cfg.Close == nil || !t.choice.halfMade() {
		return true
	}
	t.panels.open(closingPanel)
	return false
}

// halfMade says whether a person is in the middle of a turn: has clicked, or
// has done what the turn began with.
func (c *choice) halfMade() bool {
	s := c.match.State()
	turn := s.Turn()
	if !c.person(turn) {
		return false
	}
	if c.clicked() || c.ask != nil {
		return true
	}
	if s.Prompt().Opens {
		return false
	}
	for i := c.match.Len() - 1; i >= 0; i-- {
		if who := c.match.Before(i).Turn(); who >= 0 {
			return who == turn
		}
	}
	return false
}

// layClosing asks whether the window is to be closed.
func (p *panels) layClosing(k *ui.Kit) command {
	w := p.v.Words
	yes, no := w.Say("table.closing.yes"), w.Say("table.back")
	half := ui.ButtonWidth(130, yes, no)
	width := 2*half + 8
	lines := ui.Body.Wrap(w.Say("table.closing.text"), width)
	in, _ := p.sheet(k, width, float64(len(lines))*ui.LineHeight+10+26, w.Say("table.closing.head"))
	y := math.Round(board.Lines(k.C, in.X, in.Y, lines, ui.Body, ui.LineHeight, palette.Ink)) + 10
	if k.Button("closing/yes", ui.Rect{X: in.X, Y: y, W: half, H: 26}, yes, ui.Primary) {
		return cmdClose
	}
	if k.Button("closing/no", ui.Rect{X: in.X + half + 8, Y: y, W: half, H: 26}, no, ui.Plain) {
		return cmdBack
	}
	return noCommand
}
