package agricola

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

// cooks is the food that one of a good brings at any time (4.4, 9): crops at
// least 1, animals only with an improvement.
func (s MajorSet) cooks(g Good) int16 {
	best := int16(0)
	if g == Grain || g == Vegetable {
		best = 1
	}
	switch {
	case s&cookhouses != 0:
		best = max(best, cookhouseCook[g])
	case s&hearths != 0:
		best = max(best, hearthCook[g])
	case s&fireplaces != 0:
		best = max(best, fireplaceCook[g])
	}
	if s&slaughters != 0 {
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
	if s&grill != 0 {
		best = max(best, grillCook[g])
	}
	if s&butchery != 0 {
		best = max(best, butcheryCook[g])
	}
	if s&recipe != 0 && g == Horse && s&(fireplaces|hearths) != 0 {
		best = max(best, recipeCook)
	}
	return best
}

// canBake is the most grain that a bake action can take (5).
func (s MajorSet) canBake(grain int16) int16 {
	if s&(fireplaces|hearths|cookhouses|grill) != 0 {
		return grain
	}
	most := int16(0)
	for m := s & bakers; m != 0; {
		most += int16(Majors[m.pop()].BakeMost)
	}
	return min(most, grain)
}

// bread is the food of so much grain in a bake action, the best rates first.
func (s MajorSet) bread(grain int16) (food int16) {
	for rate := int8(5); rate > 0 && grain > 0; rate-- {
		for m := s & bakers; m != 0; {
			b := &Majors[m.pop()]
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
		if s&grill != 0 && rate == grillBake {
			food += grain * int16(rate)
			grain = 0
		}
	}
	return food
}
