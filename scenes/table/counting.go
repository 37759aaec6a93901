package table

import (
	"math"

	"tilestead/rules"
	"tilestead/ui"
)

// countID is the button that skips how the end of a game is counted.
const countID ui.ID = "count/all"

// counting says whether the end of the game is being counted.
func (p *player) counting() bool {
	return p.playing() && !p.again && p.match.State().Turn() == rules.Nobody
}

// countAll ends how the end of the game is counted.
func (p *player) countAll() {
	if p.counting() {
		p.finish()
	}
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
