package agricola

import (
	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/farm"
	"tilestead/ui"
)

// raised is the ink of what could be cooked or burnt.
var raised = palette.Hex("#6f5236")

// An outlook is what a seat has of a good for the next harvest.
type outlook struct {
	good    box.Good // food or fuel
	have    int      // in its supply
	arrives int      // until then: promised goods, and crops that will be reaped
	more    int      // what its crops, animals and wood would give: cooked, eaten or burnt
	need    int
	urgent  bool // the harvest comes at the end of this round
	brief   bool // more is not told
	tight   bool // there is hardly room for it
}

// lacks is how much is missing of what the harvest takes, whatever the seat makes of what
// it has and will have.
func (o outlook) lacks() int { return max(0, o.need-o.have-o.arrives-o.more) }

// ink is that of what is missing: red once nothing but this round is left to get it, for it can be
// got as a rule while the harvest is far.
func (o outlook) ink() ui.Color {
	if o.urgent {
		return palette.Bad
	}
	return raised
}

// outlooks are those of food and, with Farmers of the Moor, of fuel, once what is planned on the own
// farm has been paid for.
func (m ownedPart) outlooks(seat rules.Seat) []outlook {
	s := m.s
	if seat == m.seen {
		s, _, _ = m.foreseen()
	}
	eats, heats := needed(s, seat)
	p, now := s.Player(seat), s.Round() >= s.NextHarvest()
	food := outlook{good: box.Food, have: int(p.Goods[box.Food]), need: eats, urgent: now}
	fuel := outlook{good: box.Fuel, have: int(p.Goods[box.Fuel]), need: heats, urgent: now}
	promised := func(g box.Good) (n int) {
		for round := s.Round() + 1; round <= s.NextHarvest(); round++ {
			n += s.Coming(seat, round, g)
		}
		return n
	}
	_, reap := crops(&p.Farm)
	if s.Harvesting() || s.NextHarvest() == 0 {
		reap = box.Stock{} // that was before the meal, or never comes
	}
	food.arrives, fuel.arrives = promised(box.Food), promised(box.Fuel)
	for g := box.Good(0); g < box.Goods; g++ {
		worth := p.Cooks(g)
		if g == box.Grain || g == box.Vegetable {
			worth = max(1, worth) // whoever is hungry eats them as they are
			food.arrives += (promised(g) + int(reap[g])) * worth
		}
		food.more += int(p.Goods[g]) * worth
	}
	fuel.arrives += promised(box.Wood)
	fuel.more = int(p.Goods[box.Wood])
	if s.SpecialCards() == 0 {
		return []outlook{food}
	}
	return []outlook{food, fuel}
}

// A plan is a draft that costs goods once it is done: fences that are painted, a room or a stable that
// is proposed, crops that are to be sown.
type plan interface {
	// foresee does it in a copy of the position, without anything that would follow, and gives what it
	// costs; ok is false where nothing is planned yet.
	foresee(m *moment, s *agricola.State) (cost box.Stock, ok bool)
}

// foreseen is the position with what is planned paid for and on the farm, and what that costs; the
// position itself while nothing is planned.
func (m ownedPart) foreseen() (s *agricola.State, cost box.Stock, ok bool) {
	d, ok := m.Draft.(plan)
	if !ok || !m.Deciding() || m.seen != m.turn {
		return m.s, cost, false
	}
	s = m.s.Clone().(*agricola.State)
	if cost, ok = d.foresee(m.moment, s); !ok {
		return m.s, cost, false
	}
	goods := &s.Player(m.seen).Goods
	for g, n := range cost {
		goods[g] = max(0, goods[g]-n)
	}
	return s, cost, true
}

// dearLines warn of what a plan leaves the next harvest without.
func (m ownedPart) dearLines() []string {
	if _, _, planned := m.foreseen(); !planned {
		return nil
	}
	var missing box.Stock
	for _, o := range m.outlooks(m.seen) {
		missing[o.good] = int16(o.lacks())
	}
	if missing == (box.Stock{}) {
		return nil
	}
	return []string{m.say("plate.lacks", m.stock(&missing))}
}

// crops are what grows on a farm, and what of it is reaped in a harvest.
func crops(f *farm.Farm) (grow, reap box.Stock) {
	for i := range 64 {
		if g, n := f.Crop(farm.Cell(i)); n > 0 {
			grow[g] += int16(n)
			reap[g]++
		}
	}
	return grow, reap
}

// drawVerdict draws in short whether a seat has enough of a good: a tick, or how
// much is missing. It gives where it ends.
func drawVerdict(c *ui.Canvas, o outlook, x, y, size float64) float64 {
	drawGood(c, o.good, x+size/2, y, size, ui.White)
	x += size + 2
	if n := o.lacks(); n > 0 {
		text := number(-n)
		c.Write(x, midline(ui.DenseBold, y), text, ui.DenseBold, o.ink())
		return x + ui.DenseBold.Width(text) + 4
	}
	ui.Icon(c, "check", x+5, y, 10, ui.White)
	return x + 14
}

// verdictsWide is how wide all verdicts of a seat are.
func verdictsWide(list []outlook, size float64) (wide float64) {
	for _, o := range list {
		wide += size + 16
		if n := o.lacks(); n > 0 {
			wide += ui.DenseBold.Width(number(-n)) - 10
		}
	}
	return wide
}

// needed is the food and fuel that a seat needs for the next harvest, none after the last; of
// what is being paid now, what has not been laid or burnt yet.
func needed(s *agricola.State, seat rules.Seat) (food, fuel int) {
	if s.NextHarvest() == 0 {
		return 0, 0
	}
	food, fuel = agricola.NextNeed(s, seat), s.Heating(seat)
	if h := s.Player(seat).Tally; s.Harvesting() && int(h.Round) == s.Round() {
		if h.Hunger > 0 {
			food = 0
		}
		if h.Heats {
			fuel = 0
		}
	}
	eats, heats := s.Owes(seat)
	return max(food, eats), max(fuel, heats)
}
