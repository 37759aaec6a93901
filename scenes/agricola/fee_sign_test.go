package agricola

import (
	"slices"
	"strings"
	"testing"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/ui"
)

// used is a round in which the second seat has used the card of the horse market.
func used(t *testing.T, goods string) rules.State {
	t.Helper()
	s := arranged(t, []string{"moor"}, "round 4", "turn 2")
	a, ok := rules.Find(s, "special horse_market")
	if !ok {
		t.Fatal("nobody can take a horse")
	}
	s.Do(a, nil)
	for s.Turn() != 0 || s.(*agricola.State).Prompt().Key != "place" {
		s.Do(s.Legal(nil)[0], nil)
	}
	arrange(t, s, "goods 1 "+goods)
	return s
}

// The fee of a used card is red only for who lacks the food, and in words it is told who used it.
func TestFeeIsRedWhereItCannotBePaid(t *testing.T) {
	b := NewBoard()
	for goods, want := range map[string]ui.Color{"food 1": palette.Bad, "food 3": palette.Ink} {
		v := fixture.View(t, b, used(t, goods), 853, 533)
		m, c := b.moment(v), canvas(v)
		card := cardWith(m, box.HorseMarket)
		m.works().drawSpecials(c)
		said := false
		for _, op := range c.Ops {
			if op.Kind == ui.OpText && strings.Contains(op.Text, m.say("special.fee", minusSign+number(2))) {
				said = true
				if op.Color != want {
					t.Errorf("%s: the fee is %v, not %v", goods, op.Color, want)
				}
			}
		}
		text := m.say("special.used", m.Name(1))
		if !said || !strings.Contains(strings.Join(textsOf(c), "\n"), text) {
			t.Errorf("%s: fee told: %v, %q among %q", goods, said, text, textsOf(c))
		}
		if tip := m.specialTip(card, box.HorseMarket); !slices.Contains(tip, text) {
			t.Errorf("%q is not among %q", text, tip)
		}
	}
}

// A used card tells its fee once, over the card, and each of its actions on its picture what it costs
// and gives by itself; in words fee, cost and both together are told apart, and that the fee goes to the
// supply, as it does.
func TestFeeIsToldApartFromTheDeal(t *testing.T) {
	b := NewBoard()
	v := fixture.View(t, b, used(t, "food 9"), 853, 533)
	m, c := b.moment(v), canvas(v)
	card := cardWith(m, box.HorseMarket)
	m.works().drawSpecials(c)
	fees, prices := 0, 0
	for _, op := range c.Ops {
		if op.Kind != ui.OpText {
			continue
		}
		if strings.Contains(op.Text, m.say("special.fee", minusSign+number(2))) {
			fees++
		}
		at := ui.Point{X: op.Box.X, Y: op.Box.Y}
		if op.Text == number(-1) && m.works().specialBox(card, box.HorseMarket).Contains(at) {
			prices++
		}
	}
	if fees != 1 || prices != 1 {
		t.Errorf("the fee is told %d times, the price of a horse %d times", fees, prices)
	}
	fee, price, all := m.amount(box.Food, 2), m.amount(box.Food, 1), m.amount(box.Food, 3)
	tip := joined(m.specialTip(card, box.HorseMarket))
	asked := func() string {
		a, ok := rules.Find(m.s, "special horse_market")
		if !ok {
			t.Fatal("the card cannot be used again")
		}
		_, warning := m.help().feeAsked(a)
		return warning
	}()
	for _, want := range []string{m.say("special.price", price), m.say("special.again", fee), m.say("special.sum", all)} {
		if !strings.Contains(tip, want) {
			t.Errorf("%q is not told in %q", want, tip)
		}
	}
	for _, want := range []string{m.specialDeed(card, box.HorseMarket), m.say("special.price", price),
		m.say("confirm.fee", fee)} {
		if !strings.Contains(asked, want) {
			t.Errorf("%q is not told in %q", want, asked)
		}
	}
	before := m.s.Player(1).Goods[box.Food]
	s := m.s.Clone()
	a, ok := rules.Find(s, "special horse_market")
	if !ok {
		t.Fatal("the card cannot be used again")
	}
	if s.Do(a, nil); s.(*agricola.State).Player(1).Goods[box.Food] != before {
		t.Error("the fee goes to who used the card")
	}
}

// cardWith is the special card with an action.
func cardWith(m *moment, a box.Special) int {
	for _, card := range m.works().specialsShown() {
		if slices.Contains(actionsOf(card), a) {
			return card
		}
	}
	return -1
}

// Every major says in words what it does, and which card it lies on or under.
func TestMajorsTellTheirStack(t *testing.T) {
	b := NewBoard()
	m := b.moment(fixture.View(t, b, arranged(t, []string{"moor"}), 853, 533))
	under := 0
	for i := range box.Majors {
		card := box.Major(i)
		if !m.s.Supply().Has(card) {
			continue
		}
		if len(m.majorRules(card)) == 0 {
			t.Errorf("nothing says what %s does", m.major(card))
		}
		below := underOf(card, m.s.Supply())
		if below < 0 {
			continue
		}
		under++
		if tip := joined(m.majorTip(card)); !strings.Contains(tip, m.say("supply.next", m.major(below))) {
			t.Errorf("what lies below is not told: %q", tip)
		}
		if tip := joined(m.majorTip(below)); !strings.Contains(tip, m.say("supply.after", m.major(card))) {
			t.Errorf("what lies above is not told: %q", tip)
		}
	}
	if under == 0 {
		t.Error("no major lies under another")
	}
}

// The steps of a harvest show whose turn is over, not how many.
func TestStepsShowWhoHasPassed(t *testing.T) {
	b := NewBoard()
	s := arranged(t, []string{"moor"}, "goods 1 food 9 fuel 9", "goods 2 food 9 fuel 9", "harvest")
	v := fixture.View(t, b, s, 853, 533)
	m, c := b.moment(v), canvas(v)
	if !m.s.Harvesting() {
		t.Fatal("there is no harvest")
	}
	for i := range m.harvest().harvestColumns() {
		m.harvest().drawStep(c, i)
	}
	for _, text := range textsOf(c) {
		if strings.Contains(text, "/") {
			t.Errorf("a step says %q", text)
		}
	}
}
