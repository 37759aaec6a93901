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

// slip are the choices that lie beside the thing that they are about, and that thing.
func (m choicesPart) slip() (list []rules.Action, by ui.Rect) {
	if m.sidesOpen() {
		s, ok := m.opened()
		if !ok {
			_, list = m.sides()
			return list, m.nowhere()
		}
		list = slices.Clone(s.acts)
		slices.SortStableFunc(list, func(a, b rules.Action) int { return thrown(a) - thrown(b) })
		return list, s.at
	}
	if list = m.listed(); len(list) == 0 || m.majors().supplyOpen() {
		return nil, by
	}
	by, ok := m.thing(list)
	if !ok {
		by = m.nowhere()
	}
	return list, by
}

// nowhere is where a slip hangs that is about nothing on the table: at the top of the farm.
func (m choicesPart) nowhere() ui.Rect {
	return ui.Rect{X: m.at.farm.X + m.at.farm.W/2, Y: m.at.farm.Y + farmEdge}
}

// thrown is 1 for what throws goods away, which comes last.
func thrown(a rules.Action) int {
	if a.Kind() == agricola.KindDiscard {
		return 1
	}
	return 0
}

// thing is where that lies which all of some choices are about.
func (m choicesPart) thing(list []rules.Action) (r ui.Rect, ok bool) {
	kind := list[0].Kind()
	alike := !slices.ContainsFunc(list, func(a rules.Action) bool { return a.Kind() != kind })
	switch {
	case kind == agricola.KindPlay && m.cards().wayOfPaying():
		return m.cards().handSpot(box.Cards[agricola.HandCardOf(list[0])].ID)
	case kind == agricola.KindBake && alike:
		return m.oven()
	case kind == agricola.KindRenovate && alike:
		return m.house()
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
		return m.owned().frontSpot(fronted{-1, card})
	}
	return ui.Rect{}, false
}

// A chip is one choice of a slip: goods where they tell what it is, else its words, too.
type chip struct {
	act          rules.Action
	costs, makes box.Stock
	words        string
	rests        string // why it cannot be chosen now, "" where it can
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
	switch {
	case thrown(a) > 0:
		k.words = m.say("button.discard")
	case bare || !byGoods[a.Kind()]:
		k.words = m.name(a) + m.help().rate(a)
	}
	return k
}

// resting are the chips of exchanges that cannot be made now, so that one sees every rate.
func (m choicesPart) resting() (list []chip) {
	s, ok := m.opened()
	if !ok || s.id != goodID(s.good) {
		return nil
	}
	for _, r := range m.rates(m.turn) {
		if r.from == s.good && !m.offersRate(r) {
			k := chip{rests: m.noRate(r)}
			k.costs[r.from], k.makes[r.to] = 1, int16(r.n)
			list = append(list, k)
		}
	}
	return list
}

// wide is how wide a chip is.
func (k *chip) wide(high float64) float64 {
	wide := changeWide(&k.costs, &k.makes, chipGood) + 8
	if k.words != "" {
		wide += ui.Body.Width(k.words) + 6
	}
	return math.Ceil(math.Max(wide, high*1.5))
}

// chips are those of a slip beside the thing that they are about, in rows, and the slip. Exchanges
// that rest stand before what is thrown away.
func (m choicesPart) chips(list []rules.Action, by ui.Rect) (chips []chip, slip ui.Rect) {
	for _, a := range list {
		chips = append(chips, m.chip(a))
	}
	last := slices.IndexFunc(list, func(a rules.Action) bool { return thrown(a) > 0 })
	if last < 0 {
		last = len(list)
	}
	chips = slices.Insert(chips, last, m.resting()...)
	high := chipHigh
	if m.Frame.Layout == ui.Compact { // it is tapped there
		high = tapHigh
	}
	most := math.Min(m.Frame.Canvas.W-8, 260) - 2*slipEdge
	x, y, wide := 0.0, 0.0, 0.0
	for i := range chips {
		w := math.Min(chips[i].wide(high), most)
		if x > 0 && x+w > most {
			x, y = 0, y+high+chipGap
		}
		chips[i].at = ui.Rect{X: x, Y: y, W: w, H: high}
		x += w + chipGap
		wide = math.Max(wide, x-chipGap)
	}
	high += y
	slip = m.clear(by, ui.Rect{W: wide + 2*slipEdge, H: high + 2*slipEdge})
	for i := range chips {
		chips[i].at.X += slip.X + slipEdge
		chips[i].at.Y += slip.Y + slipEdge
	}
	return chips, slip
}

// slipTargets are the chips, which the digits choose as well, behind the crops to sow.
func (m choicesPart) slipTargets() (ts []board.Target) {
	list, by := m.slip()
	if len(list) == 0 {
		return nil
	}
	key := 1
	if d, ok := m.farm().sowing(); ok {
		key += len(m.farm().seeds(d))
	}
	chips, _ := m.chips(list, by)
	for _, k := range chips {
		if k.rests != "" {
			continue
		}
		g := board.Target{ID: choiceID(m.s, k.act), Area: k.at, Label: m.name(k.act), Fits: exactly(k.act),
			Ghosts: k.act.Kind() == agricola.KindRenovate,
			Tell:   func() string { return joined(m.choiceTip(k.act)) }}
		if key <= 9 {
			g.Key = key
		}
		key++
		ts = append(ts, g)
	}
	return ts
}

// restingTip says of an exchange on a slip that rests why.
func (m choicesPart) restingTip(p ui.Point) []string {
	list, by := m.slip()
	if len(list) == 0 {
		return nil
	}
	chips, _ := m.chips(list, by)
	for _, k := range chips {
		if k.rests != "" && k.at.Contains(p) {
			return []string{m.stock(&k.costs) + " → " + m.stock(&k.makes), k.rests}
		}
	}
	return nil
}

// drawSlip draws it, and a ring round the thing that it is about.
func (m choicesPart) drawSlip(c *ui.Canvas) {
	list, by := m.slip()
	if len(list) == 0 {
		return
	}
	chips, slip := m.chips(list, by)
	if by.W > 0 {
		ui.Frame(c, by)
	}
	ui.Plate(c, slip, palette.Cream)
	for _, k := range chips {
		m.drawChip(c, &k)
	}
}

// drawChip draws a chip: goods that are given before those that they bring.
func (m choicesPart) drawChip(c *ui.Canvas, k *chip) {
	ground := palette.Paper
	switch id := choiceID(m.s, k.act); {
	case k.rests != "":
		ground = palette.Faded
	case m.Hover == id || m.Chosen == id:
		ground = palette.Light(palette.UIGold, 0.55)
	case thrown(k.act) > 0:
		ground = palette.Faded
	}
	ui.Plate(c, k.at, ground)
	x := m.drawChange(c, k.at, &k.costs, &k.makes, chipGood)
	if k.words != "" {
		c.Write(k.at.X+5, midline(ui.Body, k.at.Y+k.at.H/2), ui.Body.Fit(k.words, x-k.at.X-7), ui.Body, palette.Ink)
	}
}

// drawChange draws at the right of a choice the goods that it costs, and behind an
// arrow those that it makes, and gives where they begin.
func (m choicesPart) drawChange(c *ui.Canvas, r ui.Rect, costs, makes *box.Stock, size float64) (x float64) {
	x = r.X + r.W - 5
	if *makes != (box.Stock{}) {
		x = drawStock(c, x, r.Y+r.H/2, size, makes, true)
		if *costs != (box.Stock{}) {
			x -= arrowWide + 3
			drawArrow(c, x, r.Y+r.H/2, palette.InkSoft)
			x -= 3
		}
	}
	return drawStock(c, x, r.Y+r.H/2, size, costs, true)
}

// choiceTip is what there is to know of a choice on a slip.
func (m choicesPart) choiceTip(a rules.Action) []string {
	switch a.Kind() {
	case agricola.KindBuild:
		card, price := agricola.MajorOf(a), m.change(a)
		paid := m.say("supply.price", m.stock(&price))
		if back := agricola.ReturnOf(a); back >= 0 {
			paid = m.say("supply.back", m.major(back))
		}
		points := m.say("supply.points", box.Majors[card].Points)
		return append([]string{m.name(a), paid + " · " + points}, m.majorRules(card)...)
	case agricola.KindRoom, agricola.KindStable:
		price := m.change(a)
		return []string{m.name(a), m.say("supply.price", m.stock(&price))}
	}
	return []string{m.name(a) + m.help().rate(a)}
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
