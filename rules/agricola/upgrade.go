package agricola

import "tilestead/rules"

// Minor improvements that cook are bits of a MajorSet above the majors, so that
// what cooks is looked up in one place.
const (
	grill    MajorSet = 1 << (majorCount + iota) // bakes as well
	butchery                                     // for animals
	recipe                                       // horses on fireplaces and hearths
)

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

// lit are the improvements of a seat that work: none with a fuel token on it
// (14.9).
func (p *Player) lit() MajorSet {
	m := p.Majors
	if !p.Front.empty() {
		m |= p.kitchen()
	}
	return m &^ p.Tokens
}

// kitchen are the minor improvements of a seat that cook.
func (p *Player) kitchen() (m MajorSet) {
	for _, c := range [...]struct {
		card Card
		bit  MajorSet
	}{{grillCard, grill}, {butcheryCard, butchery}, {recipeCard, recipe}} {
		if p.Front.Has(c.card) {
			m |= c.bit
		}
	}
	return m
}

// upgrades says whether a part lets a card be played that counts as a major
// improvement, though it allows no minor ones.
func (p *Part) upgrades() bool { return p.MajorFrom > 0 && p.Only == 0 }

// hand are the cards that a part lets be played.
func (p *Part) hand() *CardSet {
	if p.Minor {
		return &minorCards
	}
	return &upgradeCards
}

// upgradeCards are minor and major improvements at once: they are had for a major.
var upgradeCards = cardsThat(func(c *HandCard) bool { return c.Gives != 0 })

// giveUp takes the major for which an upgrade is had: back to its stack, or out of
// the game. A fuel token goes on to the upgrade.
func (t acting) giveUp(seat rules.Seat, c Card, m Major) {
	p := &t.player[seat]
	p.Majors &^= 1 << m
	if Cards[c].Ends {
		t.gone |= 1 << m
	} else {
		t.supply |= 1 << m
	}
	if p.Tokens.Has(m) {
		p.Tokens &^= 1 << m
		switch c {
		case grillCard:
			p.Tokens |= grill
		case butcheryCard:
			p.Tokens |= butchery
		}
	}
}
