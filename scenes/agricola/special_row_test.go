package agricola

import (
	"math"
	"slices"
	"strings"
	"testing"

	"tilestead/assets"
	"tilestead/rules"
	"tilestead/rules/agricola/box"
	"tilestead/scenes/scenetest"
	"tilestead/ui"
)

// With two to four seats all special actions have the same form in one row under a head, and their
// names are whole in every language.
func TestSpecialActionsHaveOneForm(t *testing.T) {
	b := NewBoard()
	for _, lang := range assets.Languages {
		for _, seats := range []int{2, 3, 4} {
			v := fixture.View(t, b, fixture.Match(t, seats, 1, "moor").State(), 853, 533)
			v.Words = scenetest.Words(t, lang)
			m := b.moment(v)
			if m.grid.head.H == 0 {
				t.Fatalf("%d seats: there is no head", seats)
			}
			opening := m.works().specialsShown()[0]
			first := m.works().specialBox(opening, actionsOf(opening)[0])
			for _, card := range m.works().specialsShown() {
				for _, a := range actionsOf(card) {
					r, p := m.works().specialBox(card, a), m.works().specialPlate(card, a)
					if r.Y != first.Y || r.H != first.H || math.Abs(r.W-first.W) > 1.5 ||
						r.Y < m.grid.head.Y+m.grid.head.H {
						t.Errorf("%d seats: %s lies at %v, the first at %v", seats, box.SpecialIDs[a], r, first)
					}
					if p.bare() || p.picture.Y < p.name.Y+p.name.H {
						t.Errorf("%s, %d seats: %s has no name over its picture", lang, seats, box.SpecialIDs[a])
					}
				}
			}
			c := canvas(v)
			m.works().drawSpecials(c)
			if want := m.say("special.head"); !strings.Contains(strings.Join(textsOf(c), "\n"), want) {
				t.Errorf("nothing says %q", want)
			}
		}
	}
}

// A card of the supply says which of its two rows is which, where the other card of its stack is, and
// who has built it.
func TestSupplyNamesWhatItShows(t *testing.T) {
	b := NewBoard()
	for _, lang := range assets.Languages {
		v := opened(t, b, arranged(t, []string{"moor"}, "majors 1 fireplace_2", "turn 1"), scenetest.Size{W: 853, H: 533})
		v.Words = scenetest.Words(t, lang)
		c := canvas(v)
		m := b.moment(v)
		m.majors().drawSupply(c)
		said := textsOf(c)
		for _, key := range []string{"supply.rows", "supply.legend", "supply.under", "supply.built"} {
			if !slices.Contains(said, m.say(key)) {
				t.Errorf("%s: nothing says %q", lang, m.say(key))
			}
		}
	}
}

// The plate of a rival tells its food as the own panel does: what there is of what is needed.
func TestRivalsTellTheirFoodAsOnesOwn(t *testing.T) {
	b := NewBoard()
	v := fixture.View(t, b, arranged(t, []string{"moor"}, "goods 2 food 3", "turn 1"), 853, 533)
	m, c := b.moment(v), canvas(v)
	m.owned().drawRival(c, m.at.rivals[0], rules.Seat(1))
	said := strings.Join(textsOf(c), "")
	if !strings.Contains(said, "3/4") || !strings.Contains(said, "0/2") || strings.Contains(said, "-") {
		t.Errorf("it tells %q", said)
	}
}

// textsOf are the texts that a canvas holds.
func textsOf(c *ui.Canvas) (said []string) {
	for _, op := range c.Ops {
		if op.Kind == ui.OpText {
			said = append(said, op.Text)
		}
	}
	return said
}
