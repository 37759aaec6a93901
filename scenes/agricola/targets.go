package agricola

import (
	"slices"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/farm"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// Targets lists what can be clicked now; what lies on other things comes behind them.
func (b *Board) Targets(v *board.View) []board.Target {
	m := b.moment(v)
	looks := slices.Concat(m.majors().supplyLooks(), m.rivalTargets(), m.farm().herdTargets(), m.cards().orderTargets())
	if m.turn < 0 || !m.Deciding() {
		return looks
	}
	cells := slices.Concat(m.aims().proposing(m.aims().cellTargets()), m.aims().bedTarget(), m.farm().pastureTargets(),
		m.farm().extendTargets(), m.farm().sowTargets(), m.cropTargets())
	stage := slices.Concat(m.strays().targets(), m.harvest().mealTargets())
	return slices.Concat(m.aims().buttons(), looks, m.harvest().harvestLooks(), m.middleTargets(),
		m.cards().handTargets(), cells, stage, m.choices().sideTargets(), m.choices().slipTargets())
}

// middleTargets are the action spaces, or what lies over them.
func (m *moment) middleTargets() []board.Target {
	switch {
	case m.majors().supplyOpen():
		return m.majors().supplyTargets()
	case m.strays().open(), m.harvest().harvestOpen():
		return nil
	case m.cards().packetOpen():
		return append(m.cards().packetTargets(), m.cards().dealTarget()...)
	}
	return m.aims().spaceTargets()
}

func (m aimsPart) buttons() (ts []board.Target) {
	add := func(n int, label, name string, opens bool, fits func(rules.Action) bool) {
		ts = append(ts, board.Target{ID: "button " + name, Label: label, Hint: m.hint(name),
			Button: n, Area: m.Frame.Buttons[n-1], Opens: opens,
			Primary: n == deedPlace || name == "done" && m.paid() && !m.eats() ||
				name == "stop" && m.fenced(), Fits: fits})
	}
	if label := m.anyLabel(); label != "" {
		add(anyPlace, label, "any", true, m.lookedFor())
	}
	if m.choices().sidesOpen() && m.Clicks > 0 {
		back := m.Words.Say("table.back")
		ts = append(ts, board.Target{ID: "button back", Label: back, Hint: back, Button: goesOnPlace,
			Area: m.Frame.Buttons[goesOnPlace-1], Backs: true})
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

// wayOut is what the button is called that leaves what was begun, "" where none does without loss.
func (m aimsPart) wayOut() string {
	switch begs, beds := m.help().stopping(); {
	case begs+beds > 0 || !m.Deciding():
		return ""
	case m.choices().sidesOpen() && m.Clicks > 0:
		return m.Words.Say("table.back")
	case m.s.Prompt().Key == "use" && slices.Contains(m.Picked, agricola.Stop):
		return m.doneLabel()
	}
	return ""
}

// anyLabel is what the button is called that looks for exchanges, "" for none: where the goods are
// clicked for something else, it leads to throwing them away as well.
func (m aimsPart) anyLabel() string {
	if m.choices().sidesOpen() {
		return ""
	}
	if m.choices().exchanges() > 0 {
		return m.say("button.any")
	}
	if _, eats := m.harvest().meal(); eats && slices.ContainsFunc(m.Picked, ofKind(agricola.KindDiscard)) {
		return m.say("button.discard")
	}
	return ""
}

// lookedFor is what the button that looks for exchanges leads to. It throws nothing away where a click
// on the good itself offers that, which lays it in a meal.
func (m aimsPart) lookedFor() func(rules.Action) bool {
	if _, eats := m.harvest().meal(); eats {
		return agricola.Title.Side
	}
	return exchanges
}

// eats says whether the meal has a red button of its own.
func (m aimsPart) eats() bool {
	d, ok := m.harvest().meal()
	return ok && len(d.deeds(m.s, m.Legal)) > 0
}

// hint says what a button does now.
func (m aimsPart) hint(name string) string {
	if n := m.choices().exchanges(); name == "any" && n > 0 {
		return m.say("hint.any", n)
	}
	return m.say("hint." + m.hintOf(name))
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
	case name == "any":
		return "discard"
	}
	return name
}

// doneLabel says in a word or two what the way out of what is asked means, with what it costs.
func (m aimsPart) doneLabel() string {
	switch begs, beds := m.help().stopping(); {
	case begs > 0:
		return m.say("button.done.beg", begs, -agricola.BeggingPoints*begs)
	case beds > 0:
		return m.say("button.done.bed", beds)
	}
	if what := m.help().mayLeave(); what != "" {
		return m.say("button.stop." + what)
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
	if m.Clicks == 1 && m.choices().sidesOpen() { // opened, with nothing done: a space closes them again
		before := *m.View
		before.Picked, before.Clicks = m.Legal, 0
		o := *m.moment
		o.View = &before
		for _, g := range o.aims().spaceTargets() {
			g.Backs = true
			ts = append(ts, g)
		}
		return ts
	}
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

// cellTargets are the spaces of the farm where something can be done; one that can take several
// things is divided among them, from left to right.
func (m aimsPart) cellTargets() (ts []board.Target) {
	type use struct {
		what string
		acts []rules.Action
	}
	uses, order := map[farm.Cell][]use{}, []farm.Cell(nil)
	for _, a := range m.Picked {
		if !onFarm[a.Kind()] {
			continue
		}
		at, what := agricola.CellOf(a), useOf(a)
		if uses[at] == nil {
			order = append(order, at)
		}
		i := slices.IndexFunc(uses[at], func(u use) bool { return u.what == what })
		if i < 0 {
			i, uses[at] = len(uses[at]), append(uses[at], use{what: what})
		}
		uses[at][i].acts = append(uses[at][i].acts, a)
	}
	for _, at := range order {
		list, area := uses[at], m.farm().cellBox(at)
		for i, u := range list {
			name := m.name(u.acts[0])
			g := board.Target{ID: cellID(at), Area: slice(area, i, len(list)), Label: name, Hint: name,
				Ghosts: len(u.acts) == 1, Fits: among(u.acts)}
			if len(list) > 1 {
				g.ID += " " + u.what
			}
			if len(u.acts) == 1 {
				g.Tell = func() string { return joined(append([]string{name}, m.bill(u.acts[0])...)) }
			}
			ts = append(ts, g)
		}
	}
	return ts
}

// bill says what an action of the seat to decide costs it, "" for nothing.
func (m aimsPart) bill(a rules.Action) []string {
	cost := m.costOf(a)
	if cost == (box.Stock{}) {
		return nil
	}
	return []string{m.say("supply.price", m.stock(&cost))}
}

// costOf are the goods that an action takes of the seat to decide.
func (m aimsPart) costOf(a rules.Action) box.Stock {
	after := m.s.Clone().(*agricola.State)
	after.Do(a, nil)
	return spentOf(m.s.Player(m.turn).Goods, after.Player(m.turn).Goods)
}

// spentOf are the goods of which there are fewer.
func spentOf(had, has box.Stock) (cost box.Stock) {
	for g, n := range had {
		cost[g] = max(0, n-has[g])
	}
	return cost
}

// slice is part i of n of a box, from left to right.
func slice(r ui.Rect, i, n int) ui.Rect {
	w := r.W / float64(n)
	return ui.Rect{X: r.X + w*float64(i), Y: r.Y, W: w, H: r.H}
}

// fenced says that a pasture may be closed or left, and none is being painted: to leave is as good.
func (m aimsPart) fenced() bool {
	return m.help().onlyKind() == agricola.KindPasture && m.farm().painted() == 0
}

// proposing has targets that build a room or a stable in one way propose it, or take that back,
// and adds the button that builds.
func (m aimsPart) proposing(ts []board.Target) []board.Target {
	if m.Words.ByFinger() { // whose first tap shows the ghost, and the second builds
		return ts
	}
	for i, g := range ts {
		var acts []rules.Action
		for _, a := range m.Picked {
			if g.Fits(a) {
				acts = append(acts, a)
			}
		}
		if len(acts) != 1 || !onSites[acts[0].Kind()] {
			continue
		}
		of := siteOf(acts[0])
		ts[i].Fits, ts[i].Ghosts = nil, false
		ts[i].Sets = func(d board.Draft) board.Draft { return m.toggled(d, of) }
	}
	if d, ok := m.proposed(); ok {
		_, deeds := m.built(d)
		if len(deeds) == 0 {
			return ts
		}
		ts = append(ts, board.Target{ID: "button build", Label: m.say("button.build"), Hint: joined(m.siteLines()),
			Button: deedPlace, Area: m.Frame.Buttons[deedPlace-1], Primary: true,
			Fits: exactly(deeds[0].Action), Then: deeds[1:]})
	}
	return ts
}
