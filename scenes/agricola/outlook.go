package agricola

import (
	"math"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/farm"
	"tilestead/ui"
)

// An outlook is what a seat has of a good for the next harvest.
type outlook struct {
	good    box.Good // food or fuel
	have    int      // as the rules would pay: crops are food, wood is fuel
	arrives int      // until then: promised goods, and crops that will be reaped
	need    int
}

// lacks is how much is missing of what the harvest takes, whatever is on its way.
func (o outlook) lacks() int { return max(0, o.need-o.have-o.arrives) }

// outlooks are those of food and, with Farmers of the Moor, of fuel.
func (m ownedPart) outlooks(seat rules.Seat) []outlook {
	eats, heats := m.help().needed(seat)
	food, fuel := outlook{good: box.Food, need: eats}, outlook{good: box.Fuel, need: heats}
	p := m.s.Player(seat)
	count := func(g box.Good) (have, arrives int) {
		have = int(p.Goods[g])
		for round := m.s.Round() + 1; round <= m.s.NextHarvest(); round++ {
			arrives += m.s.Coming(seat, round, g)
		}
		return have, arrives
	}
	for _, g := range [...]box.Good{box.Food, box.Grain, box.Vegetable} {
		have, arrives := count(g)
		food.have, food.arrives = food.have+have, food.arrives+arrives
	}
	if !m.s.Harvesting() {
		_, reap := crops(&p.Farm)
		food.arrives += int(reap[box.Grain] + reap[box.Vegetable])
	}
	if m.s.SpecialCards() == 0 {
		return []outlook{food}
	}
	for _, g := range [...]box.Good{box.Fuel, box.Wood} {
		have, arrives := count(g)
		fuel.have, fuel.arrives = fuel.have+have, fuel.arrives+arrives
	}
	return []outlook{food, fuel}
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
		c.TextBold(math.Round(x), math.Round(y)-8, text, palette.Bad)
		return x + ui.TextWidth(text) + 4
	}
	ui.Icon(c, "check", x+5, y, 10, ui.White)
	return x + 14
}

// verdictsWide is how wide all verdicts of a seat are.
func verdictsWide(list []outlook, size float64) (wide float64) {
	for _, o := range list {
		wide += size + 16
		if n := o.lacks(); n > 0 {
			wide += ui.TextWidth(number(-n)) - 10
		}
	}
	return wide
}
