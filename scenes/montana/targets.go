package montana

import (
	"slices"

	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// Targets lists what can be clicked now: buttons, the tray, then the board.
func (b *Board) Targets(v *board.View) []board.Target {
	m := b.moment(v)
	if m.turn < 0 {
		return nil
	}
	ts := m.aims().pale(m.aims().buttons())
	if !m.Deciding() {
		return ts
	}
	tray := m.aims().tray()
	ts = append(ts, tray.Targets()...)
	if m.trading() {
		return append(ts, m.aims().tradedTargets()...)
	}
	for _, t := range append(m.aims().boardTargets(), m.aims().itemTargets()...) {
		t.Hint = t.Label + "\n" + t.Hint
		ts = append(ts, t)
	}
	return ts
}

// boardTargets are those on the map, the disc and the worker board.
func (m aimsPart) boardTargets() (ts []board.Target) {
	if m.kinds[montana.KindRecruit] > 0 {
		ts = append(ts, board.Target{ID: "disc", Area: box(m.at.disc, 1.6*m.at.discR), Label: m.say("button.recruit"),
			Hint: m.say("hint.recruit"), Fits: ofKind(montana.KindRecruit)})
	}
	if m.kinds[montana.KindTown] > 0 {
		ts = append(ts, board.Target{ID: "town", Area: m.at.town, Label: m.say("button.town"),
			Hint: m.townHint(), Fits: ofKind(montana.KindTown)})
	}
	for _, a := range m.Picked {
		switch a.Kind() {
		case montana.KindBuild:
			h := montana.HexOf(a)
			ts = append(ts, board.Target{ID: hexID(m.s, h), Area: m.hexArea(h),
				Near: 0.25 * hexRadius * m.Camera.Scale, OnMap: true, Label: m.terrain(h), Hint: m.hints().buildHint(h),
				Fits: exactly(a)})
		case montana.KindWork:
			p := montana.PlaceOf(a)
			ts = append(ts, board.Target{ID: placeID(p), Area: m.at.place[p], Label: m.area(p.Area()),
				Hint: m.hints().placeHint(p), Fits: exactly(a)})
		case montana.KindAdvance:
			if n := montana.StepsOf(a); n > 0 {
				i := (m.s.Arrow() + n) % len(montana.Components.Sectors)
				ts = append(ts, board.Target{ID: sectorID(i), Area: m.at.sectorArea(i), Near: 0.3 * m.at.discR,
					Clear: m.disc().advanceBox(i, n),
					Label: m.sector(i), Hint: m.say("hint.advance", m.good(montana.Grain, n)), Fits: exactly(a)})
			}
		case montana.KindBid:
			r, col := montana.BidOf(a)
			ts = append(ts, board.Target{ID: cellID(r, col), Area: m.at.auction.grid.cell[r][col],
				Label: board.Capital(m.reward(r)), Hint: m.hints().bidHint(r, col), Fits: exactly(a)})
		}
	}
	return slices.Concat(ts, m.tradeTargets(), m.again())
}

// townHint says what opening the town does, and what its rewards mean by an upgrade.
func (m aimsPart) townHint() string { return m.say("hint.town") + "\n" + m.say("tip.upgrade") }

// tradeTargets are the hexes that cattle would pay for: a click makes all the bargains and settles.
// Which they are and in which order makes no difference; where they bring others to give back
// what is short, a click lays them out one by one.
func (m aimsPart) tradeTargets() (ts []board.Target) {
	settles := m.asked.Kind == montana.StepTurn || m.asked.Kind == montana.StepSettle
	if !settles || m.kinds[montana.KindTrade] == 0 || m.Clicks > 0 || m.Purist {
		return nil
	}
	for _, h := range m.s.Reachable() {
		if m.land().tradePays(h) {
			ts = append(ts, m.tradeTarget(h, ""))
		}
	}
	return ts
}

// tradeTarget is a hex that cattle would pay for; head stands over what a click does.
func (m aimsPart) tradeTarget(h montana.Hex, head string) board.Target {
	t := board.Target{ID: hexID(m.s, h), Area: m.hexArea(h), Near: 0.25 * hexRadius * m.Camera.Scale, OnMap: true,
		Label: m.terrain(h), Hint: head + m.hints().buildHint(h) + "\n"}
	deeds := m.land().tradesThenBuild(h)
	if len(deeds) == 0 {
		t.Hint, t.Opens, t.Fits = t.Hint+m.say("hint.settle.trade"), true, m.land().paysFor(h)
		return t
	}
	p := m.land().price(h)
	t.Hint += m.say("hint.build.trade", m.count("n.cattle", p.short()), m.goods(p.missing))
	t.Fits, t.Then = exactly(deeds[0].Action), deeds[1:]
	return t
}

// tradedTargets are the hexes that bargains pay for, while one of these is chosen.
func (m aimsPart) tradedTargets() (ts []board.Target) {
	for _, h := range m.land().tradesFor() {
		if t := m.tradeTarget(h, m.terrain(h)+"\n"); !t.Opens {
			ts = append(ts, t)
		}
	}
	return ts
}

// again lets the place that is being staffed be clicked again: it sends who is chosen.
func (m aimsPart) again() []board.Target {
	var area ui.Rect
	var id string
	p := montana.Place(m.asked.A)
	switch m.asked.Kind {
	case montana.StepUse:
		area, id = m.at.place[p], placeID(p)
	case montana.StepSmall:
		area, id = m.at.small[p], smallID(p)
	default:
		return nil
	}
	a, ok := m.staff()
	if !ok {
		return nil
	}
	return []board.Target{{ID: id, Area: area, Label: m.say("button.send", montana.HandfulOf(a).Size()),
		Hint: m.say("hint.place", m.workers(montana.HandfulOf(a))), Fits: exactly(a)}}
}

// staff is the picked way to staff that is exactly who has been chosen.
func (m aimsPart) staff() (a rules.Action, ok bool) {
	kind := m.countedKind()
	if m.chosen(kind) == (board.Counts{}) {
		return 0, false
	}
	return m.settled(kind)
}

// cheapestStaff is the first picked way to staff, which takes fewest workers.
func (m aimsPart) cheapestStaff() (rules.Action, bool) {
	for _, a := range m.Picked {
		if k := a.Kind(); (k == montana.KindUse || k == montana.KindSmall) && montana.HandfulOf(a).Size() > 0 {
			return a, true
		}
	}
	return 0, false
}

// itemTargets are the cattle and the canteens of the own-goods panel.
func (m aimsPart) itemTargets() (ts []board.Target) {
	if m.kinds[montana.KindTrade] > 0 {
		ts = append(ts, board.Target{ID: "cattle", Area: m.at.item[montana.Goods], Label: m.say("button.cattle"),
			Hint: m.say("hint.cattle"), Opens: true, Fits: ofKind(montana.KindTrade)})
	}
	if m.kinds[montana.KindCanteen] > 0 {
		ts = append(ts, board.Target{ID: "canteen", Area: m.at.item[montana.Goods+1], Label: m.say("button.canteen"),
			Hint: m.say("hint.canteen"), Fits: ofKind(montana.KindCanteen)})
	}
	return ts
}

// buttonLabel is what stands on the button of an action; that of workers says how many go, that of a
// reward of which nothing is chosen that it takes all, and that which ends building how much silver it
// brings.
func (m aimsPart) buttonLabel(name string, a rules.Action) string {
	switch {
	case name == "place":
		return m.say("button.send", montana.HandfulOf(a).Size())
	case name == "take" && m.chosen(m.countedKind()) == (board.Counts{}):
		return m.say("button.take.all")
	case name == "stop":
		return m.say("button.stop", m.spareSilver())
	}
	return m.say("button." + name)
}

// Each kind of button has its place. The four actions of a turn have places that nothing else
// uses: a turn may end by itself, and a click meant for its end must not begin the next one.
const (
	goesOnPlace = 5 // goes on without: skip, pass, stay, nothing taken; or with more: the canteen
	deedPlace   = 6 // does what was put together, or ends the turn
)

// buttons are the buttons of the prompt.
func (m aimsPart) buttons() (ts []board.Target) {
	if !m.Deciding() || m.trading() {
		return nil
	}
	add := func(n int, name string, primary bool, fits func(rules.Action) bool, hint string) {
		for _, a := range m.Picked {
			if fits(a) {
				ts = append(ts, board.Target{ID: "button " + name, Label: m.buttonLabel(name, a), Hint: hint,
					Button: n, Primary: primary, Area: m.Frame.Buttons[n-1], Opens: name == "work" ||
						name == "settle", Fits: fits})
				return
			}
		}
	}
	simple := func(n int, name string, primary bool, kind uint8) {
		add(n, name, primary, ofKind(kind), m.say("hint."+name))
	}
	switch m.asked.Kind {
	case montana.StepTurn:
		if m.Clicks > 0 { // a press narrowed it to the board
			return nil
		}
		// which of them is wise is what the game is about
		simple(1, "recruit", false, montana.KindRecruit)
		simple(2, "work", false, montana.KindWork)
		add(3, "town", false, ofKind(montana.KindTown), m.townHint())
		simple(4, "settle", false, montana.KindBuild)
	case montana.StepAdvance:
		add(goesOnPlace, "stay", true, exactly(montana.Advance(0)), m.say("hint.stay"))
	case montana.StepUse:
		m.staffButtons(add)
	case montana.StepSmall:
		m.staffButtons(add)
		for i := range ts {
			if ts[i].Button == deedPlace { // another than the one just pressed for the large space
				ts[i].ID += " small"
			}
		}
	case montana.StepBid:
		simple(goesOnPlace, "pass", m.only(montana.KindPass), montana.KindPass)
	case montana.StepReward:
		m.rewardButtons(add)
	case montana.StepSettle:
		done := m.kinds[montana.KindBuild] == 0
		add(deedPlace, "stop", done, ofKind(montana.KindStopBuilding), m.say("hint.stop", m.silver(m.spareSilver())))
		if n := len(ts); n > 0 { // cattle could be traded as well before
			ts[n-1].Then = []board.Deed{{Asked: "end", Action: montana.End}}
		}
	case montana.StepEnd:
		simple(deedPlace, "end", true, montana.KindEnd)
	case montana.StepCanteen:
		simple(goesOnPlace, "canteen", false, montana.KindCanteen)
		simple(deedPlace, "keep", true, montana.KindKeep)
	}
	return ts
}

// spareSilver is what stopping to build pays now.
func (m aimsPart) spareSilver() int {
	return (int(montana.Components.MaxBuilds) - m.s.Builds()) * int(montana.Components.SpareSilver)
}

func (m aimsPart) staffButtons(add func(int, string, bool, func(rules.Action) bool, string)) {
	if a, ok := m.staff(); ok {
		add(deedPlace, "place", true, exactly(a), m.say("hint.place", m.workers(montana.HandfulOf(a))))
	}
	add(goesOnPlace, "skip", false, func(a rules.Action) bool {
		return a.Kind() == montana.KindSmall && montana.HandfulOf(a).Size() == 0
	}, m.say("hint.skip"))
}

// rewardButtons take what was chosen; before anything is, the red one takes all
// there is, where there is nothing to choose between, and never nothing.
func (m aimsPart) rewardButtons(add func(int, string, bool, func(rules.Action) bool, string)) {
	kind := m.countedKind()
	a, ok := m.settled(kind)
	switch {
	case !ok:
		return
	case m.chosen(kind) != (board.Counts{}):
		add(deedPlace, "take", true, exactly(a), m.say("hint.take"))
		return
	}
	if all, ok := m.everything(kind); ok {
		add(deedPlace, "take", true, exactly(all), m.rewardName(all))
	}
	name := "none.goods"
	if kind == montana.KindUpgrade {
		name = "none.upgrade"
	}
	add(goesOnPlace, name, false, exactly(a), m.say("hint."+name))
}

// everything is the picked action that takes as much as any other of everything.
func (m aimsPart) everything(kind uint8) (rules.Action, bool) {
	tally := tallyOf(kind)
	most := tally.Most(m.Picked)
	if most == (board.Counts{}) {
		return 0, false
	}
	return tally.Exactly(m.Picked, most)
}

// pale adds the other buttons of a turn: those that cannot be used now, with the reason, and the one
// whose place is being chosen, which leads back. An auction has none of the actions.
func (m aimsPart) pale(ts []board.Target) []board.Target {
	if m.Deciding() && m.trading() {
		ts = append(ts, board.Target{ID: "button trade back", Label: m.say("button.back"), Button: goesOnPlace,
			Area: m.Frame.Buttons[goesOnPlace-1], Hint: m.say("hint.bargain.back"), Backs: true})
	}
	if m.s.Auction() {
		return ts
	}
	ts = m.paleActions(ts)
	id, key := "button end", "button.end"
	switch {
	case slices.ContainsFunc(ts, func(t board.Target) bool { return t.Button == deedPlace }):
		return ts
	case m.staffing():
		id, key = "button place", "button.send.none"
	}
	return append(ts, board.Target{ID: id, Label: m.say(key), Button: deedPlace, Area: m.Frame.Buttons[deedPlace-1],
		Off: m.notYet("end")})
}

// paleActions adds the actions of a turn that are not among the buttons.
func (m aimsPart) paleActions(ts []board.Target) []board.Target {
	for i, name := range actions {
		taken := slices.ContainsFunc(ts, func(t board.Target) bool { return t.Button == i+1 })
		t := board.Target{ID: "button " + name, Label: m.say("button." + name), Button: i + 1, Area: m.Frame.Buttons[i]}
		switch {
		case taken:
			continue
		case name == "settle" && m.tradesToSettle():
			t.Hint, t.Opens, t.Fits = m.say("hint.settle.trade"), true, m.land().paysHex
		case m.begun(name):
			t.Label, t.Hint, t.Backs, t.Begun = m.say("button.back"), m.say("hint.turn.back"), true, true
		default:
			t.Off = m.notYet(name)
		}
		ts = append(ts, t)
	}
	return ts
}

// tradesToSettle says that no hex can be paid before cattle are traded, but then one can.
func (m aimsPart) tradesToSettle() bool {
	return m.Deciding() && m.asked.Kind == montana.StepTurn && m.Clicks == 0 && !m.Purist &&
		m.kinds[montana.KindTrade] > 0 && m.land().tradeSettles()
}

// begun says whether an action of a turn has been chosen, and where to do it is asked now.
func (m aimsPart) begun(name string) bool {
	return m.Deciding() && m.asked.Kind == montana.StepTurn && m.Clicks > 0 &&
		(name == "work" && m.only(montana.KindWork) || name == "settle" && m.only(montana.KindBuild))
}

// notYet is why an action of a turn cannot be chosen.
func (m aimsPart) notYet(name string) string {
	switch {
	case !m.Person(m.turn):
		return m.say("no.turn", m.Name(m.turn))
	case m.Deciding() && m.trading():
		return m.say("no.now.bargain")
	case m.asked.Kind == montana.StepTurn && name == "end":
		return m.say("no.turn.end")
	case m.asked.Kind == montana.StepTurn && m.Clicks == 0 && name == "work":
		return m.say("no.work")
	case m.asked.Kind == montana.StepTurn && m.Clicks == 0 && name == "settle":
		return m.say("no.settle")
	}
	return m.help().notNow()
}
