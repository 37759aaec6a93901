package agricola

import (
	"math"

	"tilestead/ui"
)

// wideCompact is the width from which a compact canvas has two columns beside
// its action spaces, as a telephone has.
const wideCompact = 830

// openerWide is how wide a button of eleven letters is in compact.
const openerWide = 78

// compactBar lays out the bar on top and the left side, which ends where it says.
func (p *places) compactBar(left float64) {
	w, h, f := p.w, p.h, &p.frame
	tools := 4.0
	if p.cards {
		tools++ // the log lies behind one
	}
	f.Tools = inRow(int(tools), w-22*tools-4, 0, 22, 22, 22)
	f.Prompt = ui.Rect{W: w - 122 - 22*tools, H: 20}
	p.track = ui.Rect{X: w - 118 - 22*tools, W: 112, H: 20}
	pitch := 48.0
	if h < 400 {
		pitch = math.Floor(42 + 6*(h-360)/40)
	} else if h > 400 {
		pitch = math.Floor(48 + (h-400)/8)
	}
	p.spaces = ui.Rect{X: 3, Y: 24, W: left, H: 6 * pitch}
	y := p.spaces.Y + p.spaces.H + 2
	p.opener = ui.Rect{X: left + 2 - openerWide, Y: y, W: openerWide, H: 22}
	p.front = ui.Rect{X: 4, Y: y, W: p.opener.X - 2 - 4, H: 22}
	p.supply = ui.Rect{X: 2, Y: 22, W: left + 4, H: y}
	y += 25
	if p.cards {
		p.hand = ui.Rect{X: 1, Y: y - 1, W: left + 2, H: h - 1 - (y - 1)}
		p.supply = ui.Rect{X: 2, Y: 22, W: left + 2, H: p.spaces.H + 2}
		return
	}
	p.preview = ui.Rect{X: 4, Y: y, W: left - 4, H: h - 4 - y}
	f.Log = p.preview
}

// compact has one column at the right.
func (p *places) compact() {
	w, h, f := p.w, p.h, &p.frame
	left := math.Round(440 + 0.6*(w-640))
	p.compactBar(left)
	x := left + 8
	column := w - 4 - x
	farm, goods, high, step, needs := 119.0, 42.0, 28.0, 30.0, 22.0
	button, line := 23.0, 27.0
	if h < 400 {
		farm, goods, high, step, needs = 96, 36, 27, 29, 20
	}
	if p.dense || p.seats == 5 {
		high, step = 20, 22
	}
	if h < 400 && p.seats == 6 {
		button, line = 22, 22
	}
	p.twoRows(x, h-2*line-2, h-line-2, column, button)
	p.farm = ui.Rect{X: x, Y: 24, W: column, H: farm + math.Max(0, math.Min(h-400, (column-188)/2))}.Snap()
	y := p.farm.Y + p.farm.H + 2
	p.goods = ui.Rect{X: x, Y: y, W: column, H: goods}
	p.rivals, y = pile(p.seats-1, x, y+goods+2, column, high, step)
	p.needs = ui.Rect{X: x, Y: y, W: column, H: needs}
	y += needs + 2
	p.pointer = ui.Rect{X: x, Y: y, W: column, H: f.Buttons[0].Y - 2 - y}
}

// compactWide has a column of the others and the log, and one of one's own.
func (p *places) compactWide() {
	w, h, f := p.w, p.h, &p.frame
	left := math.Round(440 + 0.4*(w-844))
	if p.seats > 4 { // seven spaces in a row, whose names want that
		left += 21
	}
	p.compactBar(left)
	if !p.cards {
		p.supply.H = h - 4 - p.supply.Y
	}
	x := left + 8
	column := math.Floor((w - 8 - x) / 2)
	high, step := 28.0, 30.0
	if p.seats >= 5 {
		high, step = 20, 22
	}
	var y float64
	p.rivals, y = pile(p.seats-1, x, 24, column, high, step)
	p.needs = ui.Rect{X: x, Y: y, W: column, H: 22}
	f.Log = ui.Rect{X: x, Y: y + 26, W: column, H: h - 4 - (y + 26)}
	if p.cards {
		p.preview = f.Log // words stand at the pointer's line
		f.Tools = f.Tools[1:]
	}
	x += column + 4
	column = w - 4 - x
	p.farm = ui.Rect{X: x, Y: 24, W: column, H: math.Round(120 + (h-390)/2)}
	y = p.farm.Y + p.farm.H + 2
	p.goods = ui.Rect{X: x, Y: y, W: column, H: 62}
	p.twoRows(x, h-60, h-30, column, 26)
	y += 66
	p.pointer = ui.Rect{X: x, Y: y, W: column, H: h - 64 - y}
	f.Coach = ui.Rect{X: f.Log.X, Y: y, W: x + column - f.Log.X, H: p.pointer.H}
}

// deedShare is which part of the row the red button takes in compact: the way out says what
// it costs, and is longer.
const deedShare = 0.44

// twoRows lays out the buttons: what opens the exchanges over the two others.
func (p *places) twoRows(x, y, below, column, high float64) {
	wide := math.Round((column - 4) * deedShare)
	deed := ui.Rect{X: x, Y: below, W: wide, H: high}.Snap()
	done := ui.Rect{X: x + wide + 4, Y: below, W: column - 4 - wide, H: high}.Snap()
	p.frame.Buttons = []ui.Rect{ui.Rect{X: x, Y: y, W: column, H: high}.Snap(), done, deed}
}
