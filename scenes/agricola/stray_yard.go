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

// A beast is an animal in the yard.
type beast struct {
	at    ui.Rect
	kind  box.Good
	young bool // it is not born where it has no place
	way   way
}

// A way is what becomes of an animal in the yard.
type way uint8

const (
	toPot      way = iota
	toGate         // it goes free
	unborn         // it is not born
	stillThere     // nothing: it goes back to the farm
	upwards        // it becomes one of the next kind
)

// asked says whether the animals of whoever decides are asked about, so that the yard is
// about them.
func (m strayPart) asked() bool {
	if !m.at.stage.on || !m.Deciding() {
		return false
	}
	switch m.Draft.(type) {
	case stay, raising:
		return true
	}
	return m.cooks()
}

// cooks says whether it is asked which animal is cooked.
func (m strayPart) cooks() bool { return m.help().can(agricola.KindCook) }

// open says whether the yard lies open: not while the supply covers the farm.
func (m strayPart) open() bool {
	if d, ok := m.Desk.(desk); ok && d.supply {
		return false
	}
	return m.asked() && m.seen == m.turn && !m.choices().sidesOpen()
}

// stay is which herd stays, and what comes of that; ok is false where that is not asked.
func (m strayPart) stay() (d stay, now parting, ok bool) {
	d, ok = m.Draft.(stay)
	if !ok || !m.open() {
		return d, now, false
	}
	for _, p := range m.partings() {
		if p.keep == d.keep {
			return d, p, true
		}
	}
	return d, now, false
}

func (m strayPart) partings() []parting {
	if m.parted == nil {
		m.parted = partings(m.s, m.Legal)
	}
	return m.parted
}

// unbornOf are the young that have no place if a herd stays.
func (m strayPart) unbornOf(now parting) (h box.Herd) {
	for _, p := range m.partings() {
		for k, n := range p.born {
			h[k] = max(h[k], n-now.born[k])
		}
	}
	return h
}

// herd is the herd of the farm without those in the yard; ok is false where none are there.
func (m strayPart) herd() (h box.Herd, ok bool) {
	if _, now, ok := m.stay(); ok {
		return now.stay, true
	}
	if !m.open() {
		return h, false
	}
	h = m.s.Player(m.turn).Goods.Herd()
	for _, b := range m.beasts() {
		h[b.kind-box.Sheep]--
	}
	return h, true
}

// beasts are the animals in the yard, kind by kind.
func (m strayPart) beasts() (list []beast) {
	if !m.open() {
		return nil
	}
	add := func(k int, n int16, b beast) {
		for range n {
			b.kind = box.Sheep + box.Good(k)
			list = append(list, b)
		}
	}
	p := m.s.Player(m.turn)
	if d, now, ok := m.stay(); ok {
		young := m.unbornOf(now)
		for k, n := range now.gone {
			way := toGate
			if p.Cooks(box.Sheep+box.Good(k)) > 0 {
				way = toPot
			}
			add(k, n-d.free[k], beast{way: way})
		}
		for k, n := range young {
			add(k, n, beast{young: true, way: unborn})
		}
		for k, n := range d.free {
			add(k, n, beast{way: toGate})
		}
	} else if d, ok := m.Draft.(raising); ok {
		for k, n := range m.mostRaised() {
			add(k, d.by[k], beast{way: upwards})
			add(k, n-d.by[k], beast{way: stillThere})
		}
	} else {
		for _, a := range m.Picked {
			if a.Kind() == agricola.KindCook {
				add(int(agricola.GoodOf(a)-box.Sheep), 1, beast{way: toPot})
			}
		}
	}
	m.place(list)
	return list
}

// mostRaised is how many animals of each kind can be exchanged at most.
func (m strayPart) mostRaised() (h box.Herd) {
	for _, a := range m.Legal {
		if a.Kind() == agricola.KindRaise {
			for k, n := range agricola.HerdOf(a) {
				h[k] = max(h[k], n)
			}
		}
	}
	return h
}

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
	r := m.choices().tableRoom()
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
