package agricola

import (
	"math"
	"slices"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// A slip is a plate beside the thing that is decided on, with a chip for each choice.

// mostChips is how many chips a slip has at most; more choices than that are a list.
const mostChips = 6

// Sizes of a slip in canvas pixels: the height of a chip, where it is tapped too, the room
// between chips and to the edge, and how large goods are drawn.
const (
	chipHigh, tapHigh = 24.0, 32.0
	chipGap, slipEdge = 3.0, 5.0
	chipGood          = 16.0
)

// slip are the choices that lie beside the thing that they are about, and that thing; none
// where they are listed.
func (m choicesPart) slip() (list []rules.Action, by ui.Rect) {
	if m.beside() {
		return nil, ui.Rect{}
	}
	list = m.listedAll()
	if len(list) == 0 || len(list) > mostChips {
		return nil, ui.Rect{}
	}
	by, ok := m.thing(list)
	if !ok {
		return nil, ui.Rect{}
	}
	return list, by
}

// thing is where that lies which all of some choices are about.
func (m choicesPart) thing(list []rules.Action) (r ui.Rect, ok bool) {
	all := func(fits func(rules.Action) bool) bool {
		return !slices.ContainsFunc(list, func(a rules.Action) bool { return !fits(a) })
	}
	first := list[0]
	switch kind := first.Kind(); {
	case kind == agricola.KindExchange && all(func(a rules.Action) bool {
		return a.Kind() == kind && agricola.GoodOf(a) == agricola.GoodOf(first)
	}):
		return m.owned().goodBox(agricola.GoodOf(first)), m.seen == m.turn
	case slices.ContainsFunc(list, agricola.Title.Side):
		return ui.Rect{}, false // of several things
	case kind == agricola.KindPlay && m.cards().wayOfPaying():
		return m.cards().handSpot(box.Cards[agricola.HandCardOf(first)].ID)
	case ofHand[kind]:
		return ui.Rect{}, false
	case kind == agricola.KindBake && all(ofKind(kind)):
		return m.oven()
	case kind == agricola.KindRenovate && all(ofKind(kind)):
		return m.house()
	case kind == agricola.KindRoom && m.aims().several():
		return m.farm().cellBox(agricola.CellOf(first)), m.seen == m.turn
	case kind == agricola.KindBuild && !all(func(a rules.Action) bool {
		return len(list) > 1 && a.Kind() == kind && agricola.MajorOf(a) == agricola.MajorOf(first)
	}):
		return ui.Rect{}, false // the supply lies open
	}
	return m.source()
}

// oven is the place of the first improvement with which whoever decides can bake.
func (m choicesPart) oven() (r ui.Rect, ok bool) {
	if m.seen != m.turn {
		return ui.Rect{}, false
	}
	list := m.owned().fronted()
	for i, at := range m.owned().frontBoxes(len(list)) {
		if list[i].isMajor() && box.Majors[list[i].major].Bake > 0 {
			return at, true
		}
	}
	return ui.Rect{}, false
}

// house is the first room of whoever decides.
func (m choicesPart) house() (r ui.Rect, ok bool) {
	rooms := m.s.Player(m.turn).Rooms
	return m.farm().cellBox(firstOf(rooms)), rooms != 0 && m.seen == m.turn
}

// source is the space or card by which something is decided.
func (m choicesPart) source() (r ui.Rect, ok bool) {
	id := m.s.Prompt().Source
	if sp := box.FindSpace(id); sp != box.NoSpace {
		return m.works().spaceBox(sp), m.s.Open().Has(sp) && !m.at.stage.on
	}
	for i, card := range m.works().specialsShown() {
		if m.at.stage.on {
			break
		}
		if box.SpecialCards[card].ID == id {
			return m.grid.cards[i], true
		}
		for _, act := range actionsOf(card) {
			if box.SpecialIDs[act] == id {
				return m.works().specialBox(card, act), true
			}
		}
	}
	if card, found := box.FindCard(id); found && m.seen == m.turn {
		list := m.owned().fronted()
		for i, at := range m.owned().frontBoxes(len(list)) {
			if !list[i].isMajor() && list[i].card == card {
				return at, true
			}
		}
	}
	return ui.Rect{}, false
}

// A chip is one choice of a slip: goods where they tell what it is, else its words, too.
type chip struct {
	act          rules.Action
	costs, makes box.Stock
	words        string
	at           ui.Rect
}

// byGoods are the kinds of choice that their goods tell: what is given, and what it brings.
var byGoods = map[uint8]bool{agricola.KindExchange: true, agricola.KindTake: true, agricola.KindBake: true,
	agricola.KindPlay: true, agricola.KindBuild: true, agricola.KindRenovate: true, agricola.KindSow: true}

// chip is a choice as a slip shows it, at no place yet.
func (m choicesPart) chip(a rules.Action) chip {
	k := chip{act: a, costs: m.change(a), makes: m.help().makes(a)}
	if a.Kind() == agricola.KindTake {
		k.makes, k.costs = m.s.OptionOf(a)
	}
	bare := k.costs == (box.Stock{}) && k.makes == (box.Stock{})
	wide := changeWide(&k.costs, &k.makes, chipGood)
	if bare || !byGoods[a.Kind()] {
		k.words = m.name(a) + m.help().rate(a)
		wide += ui.Body.Width(k.words) + 6
	}
	high := chipHigh
	if m.Frame.Layout == ui.Compact { // it is tapped there
		high = tapHigh
	}
	k.at = ui.Rect{W: math.Ceil(math.Max(wide+8, high*1.5)), H: high}
	return k
}

// chips are those of a slip beside the thing that they are about, in rows, and the slip.
func (m choicesPart) chips(list []rules.Action, by ui.Rect) (chips []chip, slip ui.Rect) {
	canvas := m.Frame.Canvas
	most := math.Min(canvas.W-8, 260) - 2*slipEdge
	x, y, wide := 0.0, 0.0, 0.0
	for _, a := range list {
		k := m.chip(a)
		k.at.W = math.Min(k.at.W, most)
		if x > 0 && x+k.at.W > most {
			x, y = 0, y+k.at.H+chipGap
		}
		k.at.X, k.at.Y = x, y
		x += k.at.W + chipGap
		wide = math.Max(wide, x-chipGap)
		chips = append(chips, k)
	}
	high := y + chips[0].at.H
	slip = m.clear(by, ui.Rect{W: wide + 2*slipEdge, H: high + 2*slipEdge})
	for i := range chips {
		chips[i].at.X += slip.X + slipEdge
		chips[i].at.Y += slip.Y + slipEdge
	}
	return chips, slip
}

// clear is where a slip as large as r lies beside a thing: below it, above or at its side,
// where it hides neither the thing, nor the strip, nor what is asked.
func (m choicesPart) clear(by, r ui.Rect) ui.Rect {
	const gap = 4
	canvas := m.Frame.Canvas.Inset(2)
	x := math.Max(canvas.X, math.Min(by.X+(by.W-r.W)/2, canvas.X+canvas.W-r.W))
	y := math.Max(canvas.Y, math.Min(by.Y+(by.H-r.H)/2, canvas.Y+canvas.H-r.H))
	places := []ui.Rect{
		{X: x, Y: by.Y + by.H + gap}, {X: x, Y: by.Y - gap - r.H},
		{X: by.X + by.W + gap, Y: y}, {X: by.X - gap - r.W, Y: y},
	}
	taken := append([]ui.Rect{m.Frame.Prompt}, m.Frame.Buttons[:]...)
	if !by.Overlaps(m.at.front) { // half a name there is none
		taken = append(taken, m.at.front)
	}
	for _, at := range places {
		at.W, at.H = r.W, r.H
		if at.Within(canvas) && !slices.ContainsFunc(taken, at.Overlaps) {
			return at.Snap()
		}
	}
	return ui.Rect{X: x, Y: math.Max(canvas.Y, by.Y-gap-r.H), W: r.W, H: r.H}.Snap()
}

// slipTargets are the chips, which the digits choose as well.
func (m choicesPart) slipTargets() (ts []board.Target) {
	list, by := m.slip()
	if len(list) == 0 {
		return nil
	}
	chips, _ := m.chips(list, by)
	for i, k := range chips {
		a := k.act
		ts = append(ts, board.Target{ID: choiceID(m.s, a), Area: k.at, Label: m.name(a), Key: i + 1, Fits: exactly(a),
			Tell: func() string { return joined(m.choiceTip(a)) }})
	}
	return ts
}

// drawSlip draws it, and a ring round the thing that it is about.
func (m choicesPart) drawSlip(c *ui.Canvas) {
	list, by := m.slip()
	if len(list) == 0 {
		return
	}
	chips, slip := m.chips(list, by)
	ui.Frame(c, by)
	ui.Plate(c, slip, palette.Cream)
	for _, k := range chips {
		ground := palette.Paper
		if id := choiceID(m.s, k.act); m.Hover == id || m.Chosen == id {
			ground = palette.Light(palette.UIGold, 0.55)
		}
		ui.Plate(c, k.at, ground)
		x := m.drawChange(c, k.at, &k.costs, &k.makes, chipGood)
		if k.words != "" {
			c.Write(k.at.X+5, midline(ui.Body, k.at.Y+k.at.H/2), ui.Body.Fit(k.words, x-k.at.X-7), ui.Body, palette.Ink)
		}
	}
}

// changeWide is how wide goods are that drawChange draws.
func changeWide(costs, makes *box.Stock, size float64) (wide float64) {
	for _, st := range []*box.Stock{costs, makes} {
		for _, n := range st {
			if n > 0 {
				wide += size + 2 + ui.Number.Width(number(int(n)))
			}
		}
	}
	if *costs != (box.Stock{}) && *makes != (box.Stock{}) {
		wide += arrowWide + 6
	}
	return wide
}
