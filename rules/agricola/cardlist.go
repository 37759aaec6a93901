package agricola

import (
	"errors"
	"fmt"
	"strings"

	"tilestead/rules"
	"tilestead/rules/agricola/box"
)

// Parts of a setup that name cards: those that are shut out, and those of a hand that is
// chosen.
const (
	withoutValue = "without"
	handValue    = "hand"
)

// splitList cuts a list of a setup at its commas and spaces.
func splitList(text string) []string {
	return strings.FieldsFunc(text, func(r rune) bool { return r == ',' || r == ' ' })
}

// readCards are the cards of some numbers; the error says which number is none.
func readCards(ids []string) (set box.CardSet, err error) {
	for _, id := range ids {
		c, ok := box.FindCard(id)
		if !ok {
			return set, fmt.Errorf("there is no card %q; numbers are such as %s or %s", id, box.Cards[0].ID,
				box.Cards[box.DeckSize-1].ID)
		}
		if set.Has(c) {
			return set, fmt.Errorf("card %s is named twice", id)
		}
		set.Add(c)
	}
	return set, nil
}

// checkCardList says what is wrong with a list of cards.
func checkCardList(value string) error {
	_, err := readCards(splitList(value))
	return err
}

// cardList are the cards that a value of a setup names.
func cardList(from rules.Setup, value string) box.CardSet {
	set, _ := readCards(splitList(from.Values[value])) // it was checked
	return set
}

// shutOut takes cards out of what is dealt.
func (c *setup) shutOut(cards box.CardSet) {
	for i := range c.dealings {
		c.dealings[i].of.Remove(&cards)
	}
}

// choose puts cards into the hand of who plays alone: as many fewer are dealt, and none of
// them can be given for others.
func (c *setup) choose(cards box.CardSet) {
	for i := range c.dealings {
		d := &c.dealings[i]
		some := d.of.And(&cards)
		d.of.Remove(&some)
		d.n -= int8(some.Size())
		c.chosen.AddAll(&some)
	}
	if !c.chosen.Empty() {
		c.mulligan = false
	}
}

// decks are what a game deals from, whatever is shut out: permanent occupations and cards
// that are chosen are not among it.
func decks(from rules.Setup) []rules.Deck { return newSetup(from.With(withoutValue, "")).decks() }

// handDecks are what a hand can be chosen from: none but alone.
func handDecks(from rules.Setup) []rules.Deck {
	if from.Seats > 1 {
		return nil
	}
	return newSetup(from.With(handValue, "")).decks()
}

func (c *setup) decks() (list []rules.Deck) {
	for i := range c.dealings {
		list = append(list, rules.Deck{Cards: c.dealings[i].of.IDs(), Deals: c.dealt(i)})
	}
	return list
}

// dealt is how many cards of a kind are dealt before the game.
func (c *setup) dealt(kind int) int { return int(c.packet(kind) * c.seats) }

// admitsCards refuses lists of cards for games without any, and those that leave too few
// to deal.
func admitsCards(from rules.Setup) error {
	if from.Values[handValue] != "" {
		if err := admitsHand(from); err != nil {
			return err
		}
	}
	if from.Values[withoutValue] == "" {
		return nil
	}
	if levelOf(from) == 1 {
		return errors.New("cards can be shut out only where hands are dealt")
	}
	shut := cardList(from, withoutValue)
	if g := seriesOf(from); inSeries(from) {
		if both := shut.And(&g.permanent); !both.Empty() {
			return fmt.Errorf("%s is shut out, but permanent", box.Cards[both.Pop()].ID)
		}
	}
	c := newSetup(from)
	for i := range c.dealings {
		of := &c.dealings[i].of
		if left, deals := of.Size(), c.dealt(i); left < deals {
			return fmt.Errorf("too many cards are shut out: of the %d %s that are left %d are to be dealt", left,
				c.dealings[i].name, deals)
		}
	}
	return nil
}

// admitsHand refuses a hand that cannot be.
func admitsHand(from rules.Setup) error {
	if from.Seats > 1 || levelOf(from) == 1 {
		return errors.New("a hand can be chosen only alone, in a game with hand cards")
	}
	hand := cardList(from, handValue)
	c := newSetup(from.With(handValue, ""))
	for i := range c.dealings {
		d := &c.dealings[i]
		if n := d.of.Of(&hand); n > int(d.n) {
			return fmt.Errorf("%d %s are chosen, of which a hand has %d", n, d.name, d.n)
		}
		hand.Remove(&d.of)
	}
	if !hand.Empty() {
		return fmt.Errorf("%s is chosen, but not among the cards that this game deals", box.Cards[hand.Pop()].ID)
	}
	return nil
}
