package agricola

import (
	"slices"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// A stack of the supply board: the card on top at first, and the one under it or
// -1.
type stack struct{ first, second box.Major }

// inGame are the majors of a game, on the supply board or in front of players.
func inGame(s *agricola.State) box.MajorSet {
	all := s.Supply()
	for seat := range rules.Seat(s.Players()) {
		all |= s.Player(seat).Majors
	}
	return all
}

// stacks are those of the supply board, in its order.
func (m majorsPart) stacks() (list []stack) {
	all := inGame(m.s)
	for i := range box.Majors {
		card := box.Major(i)
		if over := box.FindMajor(box.Majors[i].Under); all.Has(card) && (over < 0 || !all.Has(over)) {
			list = append(list, stack{card, underOf(card, all)})
		}
	}
	return list
}

// underOf is the card of a set that lies under another one, or -1.
func underOf(card box.Major, all box.MajorSet) box.Major {
	for i := range box.Majors {
		if all.Has(box.Major(i)) && box.Majors[i].Under == box.Majors[card].ID {
			return box.Major(i)
		}
	}
	return -1
}

// parts are the card that shows large, the one on top or else the last that lay
// there, and the other one or -1.
func (k stack) parts(supply box.MajorSet) (top, other box.Major) {
	if k.second >= 0 && !supply.Has(k.first) && supply.Has(k.second) {
		return k.second, k.first
	}
	return k.first, k.second
}

// holder is who has built a major, or Nobody.
func (m majorsPart) holder(card box.Major) rules.Seat {
	for seat := range rules.Seat(m.s.Players()) {
		if m.s.Player(seat).Majors.Has(card) {
			return seat
		}
	}
	return rules.Nobody
}

// buildable says whether the rules offer a major now.
func (m majorsPart) buildable(card box.Major) bool {
	for _, a := range m.Legal {
		if a.Kind() == agricola.KindBuild && agricola.MajorOf(a) == card {
			return true
		}
	}
	return false
}

// returned is the major that the own seat may give back for a card instead of its price.
func (m majorsPart) returned(card box.Major) (back box.Major, ok bool) {
	may := m.s.Player(m.own).Majors & agricola.Returns(card)
	if may == 0 || m.holder(card) != rules.Nobody {
		return 0, false
	}
	return may.Pop(), true
}

// supplyHead is how high the head of the supply board is.
const supplyHead = 24

// stackBox is where stack i of the supply board lies.
func (m majorsPart) stackBox(i int) ui.Rect {
	gap := 4.0
	if m.Frame.Layout == ui.Compact {
		gap = 2
	}
	r := m.at.supply
	r = ui.Rect{X: r.X + gap + 2, Y: r.Y + supplyHead + 2, W: r.W - gap - 4, H: r.H - supplyHead - 5}
	w, h := r.W/4, (r.H+gap)/3
	box := ui.Rect{X: r.X + float64(i%4)*w, Y: r.Y + float64(i/4)*h, W: w - gap, H: h - gap}
	return box.Snap()
}

// labelHigh is how high the words are over the name of the other card of a stack.
const labelHigh = 11.0

// lowerHigh is how high the other card of a stack is told: where it is, its name and its price, or
// the last two on one line where the pictures would have no room; 0 where no stack has another card.
func (m majorsPart) lowerHigh() float64 {
	one, both := 17.0, 36.0
	switch m.Frame.Layout {
	case ui.Compact:
		one, both = 15, 32
	case ui.Roomy:
		one, both = 19, 40
	}
	switch {
	case !slices.ContainsFunc(m.stacks(), func(k stack) bool { return k.second >= 0 }):
		return 0
	case m.lowStacks():
		return one
	}
	return both + labelHigh
}

// lowStacks says that a stack has no room for a picture and both lines of the other card.
func (m majorsPart) lowStacks() bool {
	least := 120.0
	if m.Frame.Layout == ui.Roomy {
		least = 160
	}
	return m.stackBox(0).H < least
}

// closeBox is what closes the supply board that was opened by hand.
func (m majorsPart) closeBox() ui.Rect {
	r := m.at.supply
	return ui.Rect{X: r.X + r.W - 28, Y: r.Y + 1, W: 26, H: 22}
}

// supplyLooks are what opens and closes the supply board.
func (m majorsPart) supplyLooks() (ts []board.Target) {
	was, ok := m.Desk.(desk)
	if !ok || m.majorAsked() {
		return nil
	}
	turned := was
	turned.supply, turned.harvest = !was.supply, false
	hint := m.say("supply.open")
	if was.supply {
		hint = m.say("supply.close")
	}
	looks := func(any) any { return turned }
	if !was.supply || !m.at.opener.Overlaps(m.at.supply) {
		ts = append(ts, board.Target{ID: "look supply", Area: m.at.opener, Label: m.say("supply.button"), Hint: hint,
			Looks: looks})
	}
	if was.supply {
		ts = append(ts, board.Target{ID: "look close", Area: m.closeBox(), Label: hint, Hint: hint, Looks: looks})
	}
	return ts
}

// supplyTargets are the cards of the supply board that can be built.
func (m majorsPart) supplyTargets() (ts []board.Target) {
	for i, k := range m.stacks() {
		top, _ := k.parts(m.s.Supply())
		fits := func(a rules.Action) bool {
			return a.Kind() == agricola.KindBuild && agricola.MajorOf(a) == top
		}
		for _, a := range m.Picked {
			if fits(a) {
				name := m.say("do.build", m.major(top))
				ts = append(ts, board.Target{ID: stackID(top), Area: m.stackBox(i), Label: name, Hint: name, Fits: fits,
					Tell: func() string { return joined(m.majorTip(top)) }})
				break
			}
		}
	}
	return ts
}

// majorAt is the card of the open supply board, or of the improvements in front,
// that lies at p.
func (m majorsPart) majorAt(p ui.Point) (card box.Major, ok bool) {
	if !m.supplyOpen() || !m.at.supply.Contains(p) {
		if at, found := m.owned().frontAt(p); found && at.isMajor() {
			return at.major, true
		}
		return 0, false
	}
	for i, k := range m.stacks() {
		r := m.stackBox(i)
		if !r.Contains(p) {
			continue
		}
		top, other := k.parts(m.s.Supply())
		if other >= 0 && p.Y >= r.Y+r.H-m.lowerHigh() {
			return other, true
		}
		return top, true
	}
	return 0, false
}
