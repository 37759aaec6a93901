package agricola

import (
	"math"
	"slices"
	"strings"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// sheet are the choices that are listed: beside the table and the yard those that these have
// no picture for.
func (m choicesPart) sheet() (list []rules.Action) {
	list = m.listedAll()
	if m.beside() {
		list = slices.DeleteFunc(list, func(a rules.Action) bool {
			_, _, paid := pays(a)
			_, front := m.frontBox(a)
			return paid || front
		})
	}
	if chips, _ := m.slip(); len(chips) > 0 {
		return nil
	}
	return list
}

// beside says whether choices are listed below the table or the yard.
func (m choicesPart) beside() bool {
	_, ok := m.harvest().meal()
	return ok || m.strays().open()
}

// besideHigh is how high a choice below the table is.
func (m choicesPart) besideHigh() float64 {
	if m.Frame.Layout == ui.Compact {
		return 17
	}
	return 24
}

// tableRoom is the room of the table or the yard, over what is listed below.
func (m choicesPart) tableRoom() ui.Rect {
	r := m.at.stage.table.Inset(farmEdge)
	if m.beside() {
		r.H -= m.besideHigh() * float64((len(m.sheet())+1)/2)
	}
	return r
}

// sheetRoom is where choices are listed: over the action spaces, on the stage where the farm
// lay, or over it where that is small.
func (m choicesPart) sheetRoom() ui.Rect {
	switch {
	case !m.at.stage.on:
		return m.at.spaces
	case m.beside():
		return m.at.stage.table.Inset(farmEdge)
	case m.Frame.Layout == ui.Compact:
		return m.at.farm
	}
	return m.at.stage.table.Inset(farmEdge)
}

// sheetBox is where entry i of n lies.
func (m choicesPart) sheetBox(i, n int) ui.Rect {
	room := m.sheetRoom()
	if m.beside() {
		at, high := m.tableRoom(), m.besideHigh()
		columns := min(2, n)
		wide := room.W / float64(columns)
		return ui.Rect{X: math.Round(at.X + float64(i%columns)*wide), Y: at.Y + at.H + 2 + float64(i/columns)*high,
			W: math.Floor(wide) - 2, H: high - 2}
	}
	pitch := 24.0
	if m.Frame.Layout == ui.Roomy {
		pitch = 30
	}
	rows := int(room.H / pitch)
	least := 2
	if m.at.stage.on && m.Frame.Layout != ui.Compact {
		least = 1
	}
	columns := max(least, (n+rows-1)/rows)
	wide := room.W / float64(columns)
	return ui.Rect{X: math.Round(room.X + float64(i%columns)*wide), Y: room.Y + float64(i/columns)*pitch,
		W: math.Floor(wide) - 2, H: pitch - 2}
}

func (m choicesPart) sheetTargets(list []rules.Action) (ts []board.Target) {
	for i, a := range list {
		ts = append(ts, board.Target{ID: choiceID(m.s, a), Area: m.choiceBox(list, i),
			Label: m.name(a), Fits: exactly(a), Tell: func() string { return joined(m.choiceTip(a)) }})
	}
	return ts
}

// choiceTip is what there is to know of a listed choice.
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

// drawBelow draws in the dark the action spaces and special cards that the list of
// choices leaves free, so that one still sees what it is about.
func (m choicesPart) drawBelow(c *ui.Canvas, list []rules.Action) {
	free := func(r ui.Rect) bool {
		for _, box := range m.listed(list) {
			if box.Overlaps(r.Inset(-2)) {
				return false
			}
		}
		return true
	}
	veil := func(r ui.Rect) { c.Fill(r, palette.Alpha(palette.Hex("#22383a"), 0.5)) }
	spaces := fixed(m.s)
	for i, r := range m.grid.cells {
		if !free(r) {
			continue
		}
		if i < len(spaces) {
			m.works().drawSpace(c, r, spaces[i])
		} else if sp := m.s.Card(i - len(spaces) + 1); sp != box.NoSpace {
			m.works().drawSpace(c, r, sp)
		} else if m.s.Planned(i-len(spaces)+1) != box.NoSpace {
			m.works().drawRound(c, r, i-len(spaces)+1)
		} else {
			continue
		}
		veil(r)
	}
	for _, r := range m.grid.cards {
		if !free(r) {
			return
		}
	}
	if !m.Hides(specialsPiece) {
		m.works().drawSpecials(c)
		for _, r := range m.grid.cards {
			veil(r)
		}
	}
}

// drawSheet draws each choice with its goods, those that it costs before those
// that it makes, and its words where they fit.
func (m choicesPart) drawSheet(c *ui.Canvas, list []rules.Action) {
	for i, a := range list {
		r := m.choiceBox(list, i)
		ground := palette.Paper
		if id := choiceID(m.s, a); m.Hover == id || m.Chosen == id {
			ground = palette.Light(palette.UIGold, 0.55)
		}
		ui.Plate(c, r, ground)
		st, makes := m.change(a), m.help().makes(a)
		x := m.drawChange(c, r, &st, &makes, math.Min(16, r.H-6))
		if name := m.name(a) + m.help().rate(a); ui.Body.Width(name)+10 <= x-r.X {
			c.Write(r.X+6, midline(ui.Body, r.Y+r.H/2), name, ui.Body, palette.Ink)
		} else if verb, _, ok := strings.Cut(name, ":"); ok && ui.Body.Width(verb)+10 <= x-r.X {
			c.Write(r.X+6, midline(ui.Body, r.Y+r.H/2), verb, ui.Body, palette.Ink) // the goods tell the rest
		} else if from, _, ok := strings.Cut(name, " → "); ok {
			c.Write(r.X+6, midline(ui.Body, r.Y+r.H/2), ui.Body.Fit(from, x-r.X-10), ui.Body, palette.Ink)
		} else if st == (box.Stock{}) {
			c.Write(r.X+6, midline(ui.Body, r.Y+r.H/2), ui.Body.Fit(name, r.W-10), ui.Body, palette.Ink)
		}
	}
	m.drawResting(c, list)
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

// worksBy is what lies in front of a seat by which an action that serves a meal, a fire or
// the yard is done; ok is false for other actions.
func worksBy(a rules.Action) (f fronted, ok bool) {
	switch a.Kind() {
	case agricola.KindCraft, agricola.KindKindle:
		return fronted{major: agricola.MajorOf(a)}, true
	case agricola.KindSwap:
		return fronted{-1, agricola.HandCardOf(a)}, true
	case agricola.KindTip:
		return fronted{-1, box.PonyCard}, true
	}
	return f, false
}

// frontBox says beside the table and the yard whether an action is clicked on what lies in
// front, and gives the place of that in the row: where nothing else is done by the same.
func (m choicesPart) frontBox(a rules.Action) (at int, ok bool) {
	f, ok := worksBy(a)
	if !ok || !m.serves(a) {
		return 0, false
	}
	for _, b := range m.Picked {
		if o, ok := worksBy(b); ok && o == f && b != a && m.serves(b) {
			return 0, false
		}
	}
	for i, o := range m.owned().fronted() {
		if o == f {
			return i, true
		}
	}
	return 0, false
}
