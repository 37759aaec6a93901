package box

// grillBake is what grain brings on a grill, recipeCook what a horse does with a
// fireplace or hearth.
const (
	grillBake  = 2
	recipeCook = 2
)

var (
	grillCook    = Stock{Vegetable: 2, Sheep: 2, Boar: 3, Cattle: 3, Horse: 2}
	butcheryCook = Stock{Sheep: 1, Boar: 2, Cattle: 3, Horse: 2}
)

// Cooks is the food that one of a good brings at any time (4.4, 9): crops at
// least 1, animals only with an improvement.
func (s MajorSet) Cooks(g Good) int16 {
	best := int16(0)
	if g == Grain || g == Vegetable {
		best = 1
	}
	switch {
	case s&Cookhouses != 0:
		best = max(best, cookhouseCook[g])
	case s&Hearths != 0:
		best = max(best, hearthCook[g])
	case s&Fireplaces != 0:
		best = max(best, fireplaceCook[g])
	}
	if s&Slaughters != 0 {
		best = max(best, slaughterCook[g])
	}
	return s.cooksMore(g, best)
}

// cooksMore is the food that one of a good brings, if minor improvements make more
// of it.
func (s MajorSet) cooksMore(g Good, best int16) int16 {
	if s>>majorCount == 0 {
		return best
	}
	if s&Grill != 0 {
		best = max(best, grillCook[g])
	}
	if s&Butchery != 0 {
		best = max(best, butcheryCook[g])
	}
	if s&Recipe != 0 && g == Horse && s&(Fireplaces|Hearths) != 0 {
		best = max(best, recipeCook)
	}
	return best
}

// CanBake is the most grain that a bake action can take (5).
func (s MajorSet) CanBake(grain int16) int16 {
	if s&(Fireplaces|Hearths|Cookhouses|Grill) != 0 {
		return grain
	}
	most := int16(0)
	for m := s & Bakers; m != 0; {
		most += int16(Majors[m.Pop()].BakeMost)
	}
	return min(most, grain)
}

// Bread is the food of so much grain in a bake action, the best rates first.
func (s MajorSet) Bread(grain int16) (food int16) {
	for rate := int8(5); rate > 0 && grain > 0; rate-- {
		for m := s & Bakers; m != 0; {
			b := &Majors[m.Pop()]
			if b.Bake != rate {
				continue
			}
			n := grain
			if b.BakeMost > 0 {
				n = min(n, int16(b.BakeMost))
			}
			food += n * int16(rate)
			grain -= n
		}
		if s&Grill != 0 && rate == grillBake {
			food += grain * int16(rate)
			grain = 0
		}
	}
	return food
}
