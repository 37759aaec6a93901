package agricola

import (
	"slices"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// onFarm are the kinds of action that are clicked on a space of the farm.
var onFarm = map[uint8]bool{agricola.KindPlow: true, agricola.KindRoom: true, agricola.KindStable: true,
	agricola.KindCut: true, agricola.KindFell: true, agricola.KindBurn: true, agricola.KindReserve: true,
	agricola.KindStation: true, agricola.KindReap: true, agricola.KindClose: true, agricola.KindLay: true,
	agricola.KindTurn: true, agricola.KindBlock: true, agricola.KindRehouse: true, agricola.KindScatter: true}

// goesOn are the kinds that leave what is asked, with the last button.
var goesOn = map[uint8]string{agricola.KindStop: "stop", agricola.KindDone: "done", agricola.KindPass: "pass",
	agricola.KindLeave: "leave"}

// The places of the buttons.
const (
	anyPlace    = 1 // opens what can be done at any time
	bedPlace    = 2 // wakes somebody
	fencePlace  = 3 // builds the fences that are painted, or takes what a card offers
	goesOnPlace = 4
)

// doneHints are the prompts at which to be done means something of its own.
var doneHints = map[string]bool{"mulligan": true, "last": true, "begin": true, "return": true, "fields": true,
	"feed": true, "heat": true}

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
	case m.harvest().harvestOpen():
	case m.cards().packetOpen():
		ts = append(append(ts, m.cards().packetTargets()...), m.cards().dealTarget()...)
	default:
		ts = append(ts, m.aims().spaceTargets()...)
	}
	ts = append(append(append(ts, m.cards().handTargets()...), m.aims().cellTargets()...), m.choices().goodTargets()...)
	return append(append(ts, m.farm().pastureTargets()...), m.cropTargets()...)
}

func exactly(want rules.Action) func(rules.Action) bool {
	return func(a rules.Action) bool { return a == want }
}

func ofKind(kind uint8) func(rules.Action) bool {
	return func(a rules.Action) bool { return a.Kind() == kind }
}

func (m aimsPart) buttons() (ts []board.Target) {
	add := func(n int, name string, opens bool, fits func(rules.Action) bool) {
		label, hint := name, name
		if name == "stop" && m.declines() {
			label, hint = "decline", "decline"
			if m.retaining() {
				hint = "retain"
			}
		}
		if key := m.s.Prompt().Key; name == "done" && doneHints[key] {
			hint = "done." + key
		}
		ts = append(ts, board.Target{ID: "button " + name, Label: m.say("button." + label), Hint: m.say("hint." + hint),
			Button: n, Area: m.Frame.Buttons[n-1], Opens: opens, Primary: n == fencePlace || name == "done" && m.paid(),
			Fits: fits})
	}
	for _, a := range m.Picked {
		if !m.choices().sidesOpen() && agricola.Title.Side(a) && !m.choices().helps(a) {
			add(anyPlace, "any", true, agricola.Title.Side)
			if n := m.choices().exchanges(); n > 0 {
				ts[len(ts)-1].Label += " " + number(n)
			}
			break
		}
	}
	for _, a := range m.Picked {
		switch k := a.Kind(); {
		case k == agricola.KindPlace && agricola.FromBed(a):
			add(bedPlace, "bed", false, exactly(a))
		case goesOn[k] != "":
			add(goesOnPlace, goesOn[k], false, ofKind(k))
		case k == agricola.KindAgree:
			add(fencePlace, "agree", false, exactly(a))
		case k == agricola.KindPasture && m.farm().painted() != 0 && m.s.CellsOf(a) == m.farm().painted():
			add(fencePlace, "fence", false, exactly(a))
		}
	}
	return ts
}

// declines says whether to stop is to go without what a card offers, without
// playing one, or without paying for the special card.
func (m aimsPart) declines() bool {
	_, asks := m.help().askingCard()
	return asks || m.help().playsOnly() || m.retaining()
}

// retaining says whether a seat may pay for the special card to stay.
func (m aimsPart) retaining() bool { return m.s.Prompt().Key == "spend" }

// paid says that all is paid of what the harvest asks for.
func (m aimsPart) paid() bool {
	key := m.s.Prompt().Key
	return (key == "feed" || key == "heat") && m.s.Missing() == 0
}

// placing says whether a person is to be placed, or a special card taken: then
// the action spaces show.
func (m aimsPart) placing() bool {
	for _, a := range m.Picked {
		if k := a.Kind(); k == agricola.KindPlace || k == agricola.KindSpecial || k == agricola.KindPass {
			return true
		}
	}
	return false
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
			ts = append(ts, board.Target{ID: spaceID(sp), Area: m.works().spaceBox(sp), Label: m.wholeSpace(sp),
				Fits: exactly(a), Tell: func() string { return joined(m.works().pointedTip(sp)) }})
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
func (m aimsPart) awake(sp agricola.Space) bool {
	for _, a := range m.Picked {
		if a.Kind() == agricola.KindPlace && agricola.SpaceOf(a) == sp && !agricola.FromBed(a) {
			return true
		}
	}
	return false
}

// spaceBox is where an action space lies.
func (m worksPart) spaceBox(sp agricola.Space) ui.Rect {
	list := fixed(m.s)
	for i, f := range list {
		if f == sp {
			return m.grid.cells[i]
		}
	}
	for r := 1; r <= agricola.Rounds; r++ {
		if m.s.Card(r) == sp {
			return m.grid.cells[len(list)+r-1]
		}
	}
	return ui.Rect{}
}

// cellTargets are the spaces of the farm where something can be done; on one
// that can take several things the sheet asks which.
func (m aimsPart) cellTargets() (ts []board.Target) {
	seen := map[agricola.Cell]int{}
	for _, a := range m.Picked {
		if onFarm[a.Kind()] {
			seen[agricola.CellOf(a)]++
		}
	}
	if len(seen) == 1 && m.several() {
		return nil
	}
	done := map[agricola.Cell]bool{}
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

// several says whether what can be built on the farm is several things on one
// space.
func (m aimsPart) several() bool {
	n := 0
	var at agricola.Cell
	for _, a := range m.Picked {
		if onFarm[a.Kind()] {
			if n > 0 && agricola.CellOf(a) != at {
				return false
			}
			at = agricola.CellOf(a)
			n++
		}
	}
	return n > 1
}
