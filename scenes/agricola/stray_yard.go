package agricola

import (
	"math"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/ui"
)

// Where animals without a place stand on the stage: in a yard, between a gate through which
// they go free and the pot. Animals of which some are exchanged or cooked stand there, too.

// The parts of the yard.
const (
	yardHead     = 26.0
	headCompact  = 14.0
	potWide      = 88.0
	potCompact   = 16.0 // a row of chips
	gateWide     = 78.0
	gateCompact  = 34.0
	mostBeast    = 64.0 // how large the place of an animal is
	yardSlipHigh = 16.0
	slipCompact  = 12.0
)

// A paddock is where things lie in the yard.
type paddock struct {
	head, gate, pot, meadow ui.Rect
	slip                    float64 // how high the slips over the animals are
}

func (m strayPart) paddock() (p paddock) {
	r := m.at.stage.table.Inset(farmEdge)
	head, gate := yardHead, gateWide
	p.slip = yardSlipHigh
	compact := m.Frame.Layout == ui.Compact
	if compact {
		head, gate, p.slip = headCompact, gateCompact, slipCompact
	}
	p.head = ui.Rect{X: r.X, Y: r.Y, W: r.W, H: head}
	in := ui.Rect{X: r.X, Y: r.Y + head, W: r.W, H: r.H - head}
	switch {
	case len(m.cookRates()) == 0:
	case compact:
		in.H -= potCompact
		p.pot = ui.Rect{X: in.X, Y: in.Y + in.H, W: in.W, H: potCompact}
	default:
		in.W -= potWide
		p.pot = ui.Rect{X: in.X + in.W, Y: in.Y + 3, W: potWide - 3, H: in.H - 6}
	}
	if m.letsGo() {
		p.gate = ui.Rect{X: in.X, Y: in.Y, W: gate, H: in.H}
		in.X, in.W = in.X+gate, in.W-gate
	}
	p.meadow = in
	return p
}

// letsGo says whether the yard has a gate: not where animals are exchanged or cooked alone.
func (m strayPart) letsGo() bool { _, ok := m.Draft.(stay); return ok }

// cookRates are what animals bring in the pot.
func (m strayPart) cookRates() (list []rate) {
	if _, ok := m.Draft.(raising); ok {
		return nil
	}
	if m.cooks() {
		for _, a := range m.Picked {
			if a.Kind() == agricola.KindCook {
				g := agricola.GoodOf(a)
				list = append(list, rate{g, box.Food, m.cookedFood(a)})
			}
		}
		return list
	}
	p := m.s.Player(m.turn)
	for g := box.Sheep; g <= box.Horse; g++ {
		if n := p.Cooks(g); n > 0 {
			list = append(list, rate{g, box.Food, n})
		}
	}
	return list
}

// cookedFood is the food that cooking brings.
func (m strayPart) cookedFood(a rules.Action) int {
	after := m.s.Clone().(*agricola.State)
	after.Do(a, nil)
	return int(after.Player(m.turn).Goods[box.Food] - m.s.Player(m.turn).Goods[box.Food])
}

// beasts are the animals in the yard, each in its place.
func (m strayPart) beasts() []beast {
	list := m.animals()
	m.place(list)
	return list
}

// place gives each animal its place: those that go free by choice at the gate, the others in
// the meadow, as large as there is room for.
func (m strayPart) place(list []beast) {
	y := m.paddock()
	var gate, meadow []*beast
	for i := range list {
		if b := &list[i]; b.way == toGate && m.s.Player(m.turn).Cooks(b.kind) > 0 {
			gate = append(gate, b)
		} else {
			meadow = append(meadow, b)
		}
	}
	spreadBeasts(gate, y.gate.Inset(2), y.slip)
	spreadBeasts(meadow, y.meadow.Inset(3), y.slip)
}

// spreadBeasts places animals in rows in a box; each has a slip over it.
func spreadBeasts(list []*beast, in ui.Rect, slip float64) {
	n := len(list)
	if n == 0 {
		return
	}
	side, columns := 0.0, 1
	for c := 1; c <= n; c++ {
		rows := float64((n + c - 1) / c)
		if s := math.Min(math.Min(in.W/float64(c)-2, in.H/rows-slip-1), mostBeast); s > side {
			side, columns = s, c
		}
	}
	rows := (n + columns - 1) / columns
	wide, high := in.W/float64(columns), in.H/float64(rows)
	for i, b := range list {
		row, col := i/columns, i%columns
		inRow := columns
		if row == rows-1 {
			inRow = n - row*columns
		}
		x := in.X + (in.W-wide*float64(inRow))/2 + wide*(float64(col)+0.5)
		y := in.Y + high*(float64(row)+0.5) + slip/2
		b.at = ui.Rect{X: x - side/2, Y: y - side/2, W: side, H: side}.Snap()
	}
}
