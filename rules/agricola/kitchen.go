package agricola

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

// Cooks is the food that one of a good brings a seat at any time; 0 for one that
// it cannot cook.
func (p *Player) Cooks(g Good) int { return int(p.lit().cooks(g)) }
