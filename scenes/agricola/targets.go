package agricola

import (
	"slices"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/farm"
	"tilestead/scenes/board"
)

// Targets lists what can be clicked now.
func (b *Board) Targets(v *board.View) []board.Target {
	m := b.moment(v)
	ts := slices.Concat(m.majors().supplyLooks(), m.rivalTargets(), m.farm().herdTargets(), m.cards().orderTargets())
	if m.turn < 0 || !m.Deciding() {
		return ts
	}
	ts = append(append(m.aims().buttons(), ts...), m.harvest().harvestLooks()...)
	switch list := m.choices().sheet(); {
	case m.majors().supplyOpen():
		ts = append(ts, m.majors().supplyTargets()...)
	case len(list) > 0:
		ts = append(ts, m.choices().sheetTargets(list)...)
	case m.strays().open(), m.harvest().harvestOpen():
	case m.cards().packetOpen():
		ts = append(append(ts, m.cards().packetTargets()...), m.cards().dealTarget()...)
	default:
		ts = append(ts, m.aims().spaceTargets()...)
	}
	ts = append(ts, m.choices().slipTargets()...)
	ts = append(append(ts, m.cards().handTargets()...), m.aims().cellTargets()...)
	ts = append(append(ts, m.strays().targets()...), m.choices().frontTargets()...)
	if _, ok := m.harvest().meal(); ok {
		ts = append(ts, m.harvest().mealTargets()...)
	} else {
		ts = append(ts, m.choices().goodTargets()...)
	}
	return slices.Concat(ts, m.aims().bedTarget(), m.farm().pastureTargets(), m.cropTargets())
}

func (m aimsPart) buttons() (ts []board.Target) {
	add := func(n int, label, name string, opens bool, fits func(rules.Action) bool) {
		ts = append(ts, board.Target{ID: "button " + name, Label: label, Hint: m.say("hint." + m.hintOf(name)),
			Button: n, Area: m.Frame.Buttons[n-1], Opens: opens,
			Primary: n == deedPlace || name == "done" && m.paid() && !m.eats(), Fits: fits})
	}
	for _, a := range m.Picked {
		if !m.choices().sidesOpen() && agricola.Title.Side(a) && !m.choices().helps(a) {
			label := m.say("button.any")
			if n := m.choices().exchanges(); n > 0 {
				label += " " + number(n)
			}
			add(anyPlace, label, "any", true, agricola.Title.Side)
			break
		}
	}
	for _, a := range m.Picked {
		switch k := a.Kind(); {
		case goesOn[k] != "":
			add(goesOnPlace, m.doneLabel(), goesOn[k], false, ofKind(k))
		case k == agricola.KindAgree:
			add(deedPlace, m.say("button.agree"), "agree", false, exactly(a))
		case k == agricola.KindPasture && m.farm().painted() != 0 && m.s.CellsOf(a) == m.farm().painted():
			add(deedPlace, m.say("button.fence"), "fence", false, exactly(a))
		}
	}
	return ts
}

// eats says whether the meal has a red button of its own.
func (m aimsPart) eats() bool {
	d, ok := m.harvest().meal()
	return ok && len(d.deeds(m.s, m.Legal)) > 0
}

// hintOf is the text that says what a button does now.
func (m aimsPart) hintOf(name string) string {
	switch key := m.s.Prompt().Key; {
	case name == "stop" && m.retaining():
		return "retain"
	case name == "stop" && m.declines():
		return "decline"
	case name == "done" && doneHints[key]:
		return "done." + key
	}
	return name
}

// doneLabel is the one word for the way out of what is asked, with what it costs.
func (m aimsPart) doneLabel() string {
	switch begs, beds := m.help().stopping(); {
	case begs > 0:
		return m.say("button.done.beg", begs)
	case beds > 0:
		return m.say("button.done.bed", beds)
	}
	return m.say("button.done")
}

// bedTarget is the bed of somebody who can be sent to the Infirmary: a click on it wakes
// whoever lies there.
func (m aimsPart) bedTarget() (ts []board.Target) {
	beds := lying(m.s.Player(m.turn))
	if beds == 0 || m.seen != m.turn {
		return nil
	}
	for _, a := range m.Picked {
		if a.Kind() == agricola.KindPlace && agricola.FromBed(a) {
			ts = append(ts, board.Target{ID: bedID, Area: m.farm().cellBox(firstOf(beds)), Label: m.name(a),
				Hint: m.say("hint.bed"), Fits: exactly(a),
				Tell: func() string { return joined(m.works().spaceTip(agricola.SpaceOf(a))) }})
		}
	}
	return ts
}

// spaceTargets are the action spaces and special actions.
func (m aimsPart) spaceTargets() (ts []board.Target) {
	for _, a := range m.Picked {
		switch {
		case a.Kind() == agricola.KindPlace:
			sp := agricola.SpaceOf(a)
			if agricola.FromBed(a) && m.awake(sp) { // the click means those at home
				continue
			}
			ts = append(ts, board.Target{ID: spaceID(sp), Area: m.works().spaceBox(sp), Label: m.space(sp),
				Fits: exactly(a), Tell: func() string { return joined(m.works().spaceTip(sp)) }})
		case a.Kind() == agricola.KindSpecial:
			card, act := agricola.CardOf(a), agricola.SpecialOf(a)
			at := m.works().specialBox(card, act)
			ts = append(ts, board.Target{ID: specialID(card, act), Area: at, Label: m.name(a),
				Hint: m.specialDeed(card, act), Fits: exactly(a),
				Tell: func() string { return joined(m.specialTip(card, act)) }})
		}
	}
	return ts
}

// awake says whether somebody at home can be placed on a space.
func (m aimsPart) awake(sp box.Space) bool {
	for _, a := range m.Picked {
		if a.Kind() == agricola.KindPlace && agricola.SpaceOf(a) == sp && !agricola.FromBed(a) {
			return true
		}
	}
	return false
}

// cellTargets are the spaces of the farm where something can be done; on one
// that can take several things the sheet asks which.
func (m aimsPart) cellTargets() (ts []board.Target) {
	seen := map[farm.Cell]int{}
	for _, a := range m.Picked {
		if onFarm[a.Kind()] {
			seen[agricola.CellOf(a)]++
		}
	}
	if len(seen) == 1 && m.several() {
		return nil
	}
	done := map[farm.Cell]bool{}
	for _, a := range m.Picked {
		if !onFarm[a.Kind()] || done[agricola.CellOf(a)] {
			continue
		}
		at := agricola.CellOf(a)
		done[at] = true
		ts = append(ts, board.Target{ID: cellID(at), Area: m.farm().cellBox(at), Label: m.name(a), Hint: m.name(a),
			Fits: func(a rules.Action) bool { return onFarm[a.Kind()] && agricola.CellOf(a) == at }})
	}
	return ts
}
