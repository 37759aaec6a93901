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

// A rate is an exchange that a seat may make at any time: one of a good for so many
// of another one.
type rate struct {
	from, to box.Good
	n        int
}

// rates are the exchanges of whoever decides, whether it has the goods or not.
func (m choicesPart) rates() (list []rate) {
	p := m.s.Player(m.turn)
	for g := box.Grain; g < box.Goods; g++ {
		if n := p.Cooks(g); n > 0 {
			list = append(list, rate{g, box.Food, n})
		}
	}
	if m.s.SpecialCards() != 0 {
		list = append(list, rate{box.Wood, box.Fuel, 1})
	}
	for i := range box.Majors {
		if p.Majors.Has(box.Major(i)) {
			for _, tr := range box.Majors[i].Trades {
				list = append(list, rate{tr.From, tr.To, 1})
			}
		}
	}
	return list
}

// goodTargets are the own goods that can be exchanged: a click lists for what.
func (m choicesPart) goodTargets() (ts []board.Target) {
	if m.sidesOpen() || m.seen != m.turn {
		return nil
	}
	for g := range box.Good(box.Goods) {
		fits := func(a rules.Action) bool { return a.Kind() == agricola.KindExchange && agricola.GoodOf(a) == g }
		if slices.ContainsFunc(m.Picked, fits) {
			ts = append(ts, board.Target{ID: "good " + box.GoodIDs[g], Area: m.owned().goodBox(g), Opens: true,
				Label: m.say("do.swap", m.good(g)), Hint: m.say("do.swap", m.good(g)), Fits: fits})
		}
	}
	return ts
}

// resting are the exchanges that whoever decides cannot make now, for want of goods or
// because the rules refuse them: where all side actions are listed these are shown, too,
// so that one sees every rate.
func (m choicesPart) resting() (list []rate) {
	if !m.Deciding() || len(m.Picked) == 0 || !m.sidesOpen() {
		return nil
	}
	if !slices.ContainsFunc(m.Picked, ofKind(agricola.KindDiscard)) {
		return nil // only what can be had for one good is listed
	}
	for _, r := range m.rates() {
		if !m.offersRate(r) {
			list = append(list, r)
		}
	}
	return list
}

// offersRate says whether an exchange can be made now.
func (m choicesPart) offersRate(r rate) bool {
	return slices.ContainsFunc(m.Legal, func(a rules.Action) bool {
		return a.Kind() == agricola.KindExchange && agricola.GoodOf(a) == r.from && agricola.ToOf(a) == r.to
	})
}

// noRate is why an exchange that is not offered cannot be made.
func (m choicesPart) noRate(r rate) string {
	var price box.Stock
	price[r.from] = 1
	switch lack := m.help().lacksOf(m.turn, price); {
	case lack != "":
		return lack
	case m.s.TakesBack(r.from, r.to):
		return m.say("no.back")
	}
	return m.say("no.duty")
}

// noExchange is why a good that could be exchanged cannot be now, "" where it can or
// there is nothing to exchange it for.
func (m choicesPart) noExchange(g box.Good) (why string) {
	if !m.Deciding() || m.seen != m.turn || m.s.Player(m.turn).Goods[g] == 0 {
		return ""
	}
	for _, r := range m.rates() {
		switch {
		case r.from != g:
		case m.offersRate(r):
			return ""
		default:
			why = m.noRate(r)
		}
	}
	return why
}

// exchanges is how many kinds of exchange are offered behind their button; to throw
// something away is none.
func (m choicesPart) exchanges() (n int) {
	for _, a := range m.Picked {
		if agricola.Title.Side(a) && a.Kind() != agricola.KindDiscard && !m.helps(a) {
			n++
		}
	}
	return n
}

// choiceBox is where entry i of the listed choices lies: rates that rest stand
// before what is thrown away.
func (m choicesPart) choiceBox(list []rules.Action, i int) ui.Rect {
	rest := len(m.resting())
	n := len(list) + rest
	if list[i].Kind() == agricola.KindDiscard {
		i += rest
	}
	return m.sheetBox(i, n)
}

// listed is where the choices that are listed lie, and the rates that rest.
func (m choicesPart) listed(list []rules.Action) (boxes []ui.Rect) {
	if len(list) == 0 {
		return nil
	}
	for i := range list {
		boxes = append(boxes, m.choiceBox(list, i))
	}
	return append(boxes, m.restingBoxes(list)...)
}

// restingBoxes is where the rates that rest stand.
func (m choicesPart) restingBoxes(list []rules.Action) (boxes []ui.Rect) {
	first := len(list)
	for i, a := range list {
		if a.Kind() == agricola.KindDiscard {
			first = i
			break
		}
	}
	rest := m.resting()
	for i := range rest {
		boxes = append(boxes, m.sheetBox(first+i, len(list)+len(rest)))
	}
	return boxes
}

// drawResting draws the rates that cannot be used now.
func (m choicesPart) drawResting(c *ui.Canvas, list []rules.Action) {
	rest := m.resting()
	for i, r := range m.restingBoxes(list) {
		ui.Plate(c, r, palette.Faded)
		var gives, gets box.Stock
		gives[rest[i].from], gets[rest[i].to] = 1, int16(rest[i].n)
		size := math.Min(16, r.H-6)
		x := m.drawChange(c, r, &gives, &gets, size)
		if name := m.rateName(rest[i]); ui.Body.Width(name)+10 <= x-r.X {
			c.Write(r.X+6, midline(ui.Body, r.Y+r.H/2), name, ui.Body, palette.InkSoft)
		}
	}
}

// rateName is what an exchange is called.
func (m choicesPart) rateName(r rate) string { return m.good(r.from) + " → " + m.good(r.to) }

// restingTip says of a rate that rests why.
func (m choicesPart) restingTip(p ui.Point) []string {
	list := m.sheet()
	if len(list) == 0 {
		return nil
	}
	for i, r := range m.restingBoxes(list) {
		if r.Contains(p) {
			rest := m.resting()[i]
			return []string{m.rateName(rest), m.noRate(rest)}
		}
	}
	return nil
}
