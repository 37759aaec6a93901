package agricola

import (
	"slices"
	"strings"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// What is in reach by an exchange only has a tone and a sign of its own, and its tip
// names the exchanges; the player makes them.

// A leadBook keeps by which exchanges the things of one decision come into reach, for
// looking for them may take longer than a frame.
type leadBook struct {
	of    *agricola.State
	turn  rules.Seat
	key   string
	goods box.Stock
	plans map[string][]rules.Action
}

// plan is what find tells of a thing, looked for once in a decision; nil where nothing
// has to be exchanged for it, or where that does not help.
func (m choicesPart) plan(id string, find func() ([]rules.Action, bool)) []rules.Action {
	if !m.Deciding() || m.turn < 0 || m.turn != m.own {
		return nil
	}
	k, key, goods := m.book, m.s.Prompt().Key, m.s.Player(m.turn).Goods
	if k.of != m.s || k.turn != m.turn || k.key != key || k.goods != goods {
		*k = leadBook{m.s, m.turn, key, goods, map[string][]rules.Action{}}
	}
	plan, known := k.plans[id]
	if !known {
		if found, ok := find(); ok {
			plan = found
		}
		k.plans[id] = plan
	}
	return plan
}

// spaceLead are the exchanges that a space needs where somebody can be placed.
func (m choicesPart) spaceLead(sp box.Space) []rules.Action {
	i := slices.IndexFunc(m.Legal, func(a rules.Action) bool {
		return a.Kind() == agricola.KindPlace && agricola.SpaceOf(a) == sp && !agricola.FromBed(a)
	})
	if i < 0 {
		return nil
	}
	return m.plan(spaceID(sp), func() ([]rules.Action, bool) { return m.s.Leads(m.Legal[i]) })
}

// specialLead are those that a special action needs where one may be taken.
func (m choicesPart) specialLead(card int, a box.Special) []rules.Action {
	p := m.s.Player(m.own)
	asked := m.s.Prompt().Key
	if asked != "place" && asked != "special" || asked == "place" && p.Home <= p.Bed {
		return nil
	}
	return m.plan(specialID(card, a), func() ([]rules.Action, bool) { return m.s.SpecialLeads(card, a) })
}

// majorLead are those that a major needs.
func (m choicesPart) majorLead(card box.Major) []rules.Action {
	return m.plan(stackID(card), func() ([]rules.Action, bool) { return m.s.MajorLeads(card) })
}

// cardLead are those that a card of the own hand needs; of an occupation where its food
// is known, on the space that is pointed at or where it is asked for.
func (m choicesPart) cardLead(c box.Card) []rules.Action {
	if !m.cards().handSeen() || !m.s.Player(m.own).Hand.Has(c) {
		return nil
	}
	food, id := 0, handID(c)
	if box.Cards[c].Occupation {
		n, ok := m.lessonFood()
		if !ok {
			return nil
		}
		food, id = n, id+" "+number(n)
	}
	return m.plan(id, func() ([]rules.Action, bool) { return m.s.CardLeads(c, food) })
}

// leads says whether a card of the hand could be played after exchanges: where one is
// asked for, or on the space that is pointed at.
func (m choicesPart) leads(c box.Card) bool {
	occupations, minors := m.s.AsksCards()
	if id, ok := strings.CutPrefix(m.Hover, "space "); ok && m.on[m.Hover] {
		occupations, minors = box.FindSpace(id).Cards()
	}
	asked := minors
	if box.Cards[c].Occupation {
		asked = occupations
	}
	return asked && m.cardLead(c) != nil
}

// lessonFood is the food that an occupation costs now.
func (m choicesPart) lessonFood() (food int, ok bool) {
	if id, found := strings.CutPrefix(m.Hover, "space "); found && m.aims().placing() {
		return m.s.LessonFood(m.own, box.FindSpace(id))
	}
	return m.s.LessonAsked()
}

// leadLine names exchanges with the goods that they take and bring, "" for none.
func (m choicesPart) leadLine(plan []rules.Action) string {
	if len(plan) == 0 {
		return ""
	}
	s, key := m.s.Clone().(*agricola.State), m.s.Prompt().Key
	first := s.Player(m.turn).Goods
	var parts []string
	for i := 0; i < len(plan); {
		a, was := plan[i], s.Player(m.turn).Goods
		for ; i < len(plan) && plan[i] == a; i++ {
			if s.Turn() != m.turn || s.Prompt().Key != key { // a question comes between
				break
			}
			s.Do(a, nil)
		}
		if s.Player(m.turn).Goods == was {
			break
		}
		pays, gets := between(&was, &s.Player(m.turn).Goods)
		parts = append(parts, m.leadPart(a, &pays, &gets))
	}
	if len(parts) == 0 {
		return ""
	}
	if line := m.say("lead.first", strings.Join(parts, "; ")); len(ui.Body.Wrap(line, board.HintRoom)) <= leadLines {
		return line
	}
	pays, gets := between(&first, &s.Player(m.turn).Goods)
	return m.say("lead.first", m.leadWhole(plan, m.stock(&pays)+" → "+m.stock(&gets)))
}

// leadLines is how many lines exchanges may take; what all together bring is told where
// one by one they would take more.
const leadLines = 2

// between is what is gone of goods, and what has come.
func between(was, is *box.Stock) (pays, gets box.Stock) {
	for g, n := range is {
		pays[g], gets[g] = max(0, was[g]-n), max(0, n-was[g])
	}
	return pays, gets
}

// leadWhole names the cards of the hand that make exchanges, behind what all of them
// come to.
func (m *moment) leadWhole(plan []rules.Action, text string) string {
	var by []string
	for _, a := range plan {
		if a.Kind() != agricola.KindSwap {
			continue
		}
		if name := m.cards().cardName(agricola.HandCardOf(a)); !slices.Contains(by, name) {
			by = append(by, name)
		}
	}
	if len(by) == 0 {
		return text
	}
	return m.say("log.by", text, strings.Join(by, ", "))
}

// leadPart is one kind of exchange of a plan in words.
func (m choicesPart) leadPart(a rules.Action, pays, gets *box.Stock) string {
	made := m.stock(gets)
	if a.Kind() == agricola.KindKindle {
		made = m.major(agricola.MajorOf(a))
	}
	text := made
	if *pays != (box.Stock{}) {
		text = m.stock(pays) + " → " + made
	}
	switch a.Kind() {
	case agricola.KindCraft:
		return m.say("log.by", text, m.major(agricola.MajorOf(a)))
	case agricola.KindSwap:
		return m.say("log.by", text, m.cards().cardName(agricola.HandCardOf(a)))
	case agricola.KindTip:
		return m.say("log.by", text, m.say("do.tip"))
	}
	return text
}

// reachTone is the colour of what is in reach by an exchange only.
var reachTone = palette.Hex("#7fb9d2")

// mark is the colour round what can be chosen now, or is in reach by exchanges only.
func (m choicesPart) mark(lead bool) ui.Color {
	if lead {
		return palette.Alpha(reachTone, m.Glow())
	}
	return palette.Alpha(palette.UIGold, m.Glow())
}

// drawBarred draws the frame round what is pointed at and can't be chosen now: no gold, which is round
// what can be.
func drawBarred(c *ui.Canvas, r ui.Rect) { outline(c, r, 2, barredTone) }

// barredTone is its colour.
var barredTone = palette.Hex("#6d7471")

// reachLight is how bright its picture is.
const reachLight = 0.8

// drawLead draws the sign of it, two arrows one above the other, with its middle at x, y.
func drawLead(c *ui.Canvas, x, y float64) {
	ui.Disc(c, x, y, 8, palette.Ink)
	ui.Disc(c, x, y, 7, reachTone)
	drawArrows(c, x, y, palette.Ink)
}

// drawArrows draws two arrows one above the other, with their middle at x, y.
func drawArrows(c *ui.Canvas, x, y float64, ink ui.Color) {
	arrow := func(y, way float64) {
		for i, w := range [...]float64{1, 3, 5} {
			col := ui.Rect{X: x + way*(4-float64(i)), Y: y - w/2, W: 1, H: w}
			if way < 0 {
				col.X--
			}
			c.Fill(col, ink)
		}
		c.Fill(ui.Rect{X: x - 4.0 + (1-way)*1.0, Y: y - 0.5, W: 6, H: 1}, ink)
	}
	arrow(y-2.5, 1)
	arrow(y+2.5, -1)
}
