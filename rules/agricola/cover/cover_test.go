package cover

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
)

func card(t *testing.T, id string) box.Card {
	t.Helper()
	c, ok := box.FindCard(id)
	if !ok {
		t.Fatalf("there is no card %s", id)
	}
	return c
}

// position is a game for two, changed as the lines say.
func position(t *testing.T, lines ...string) *agricola.State {
	t.Helper()
	setup := rules.Setup{Title: agricola.Title.ID, Seats: 2, Modules: []string{"first-1"}}
	s := agricola.Title.New(setup).(*agricola.State)
	for _, line := range lines {
		if err := agricola.Title.Arrange(s, strings.Fields(line)); err != nil {
			t.Fatalf("%s: %v", line, err)
		}
	}
	return s
}

// What is counted is what was played, and what was taken and left; what lacks is named.
func TestCount(t *testing.T) {
	flail, plow := card(t, "A024"), card(t, "B091")
	count := NewCount()
	for n, end := range []string{"plow 0,4", "stop", "stop"} {
		s := position(t, "round 6", "cards 1 B091", "hand 1 A005", "goods 1 food 5")
		for _, notation := range []string{"place day_laborer", end, "place major_improvement", "play A005"} {
			a, ok := rules.Find(s, notation)
			for !ok && s.Turn() == 1 {
				s.Do(s.Wander(nil)[0], nil)
				a, ok = rules.Find(s, notation)
			}
			if !ok {
				t.Fatalf("%d: %q is not legal; legal is %v", n, notation, rules.Notations(s))
			}
			count.See(s, a, Way(n%2))
			s.Do(a, nil)
		}
	}
	offer := agricola.Offer{Card: plow, What: "plow"}
	if got, want := count.Offers[offer], (Answered{1, 2}); got != want {
		t.Errorf("the plow was taken and left %v times, should be %v", got, want)
	}
	bank := card(t, "A005")
	whole, dealt := count.Played[Whole][bank], count.Played[Dealt][bank]
	if whole != 2 || dealt != 1 || count.Of(bank) != 3 {
		t.Errorf("played %d times in whole games and %d times set up, should be 2 and 1", whole, dealt)
	}
	sum := NewCount()
	sum.Add(count)
	sum.Add(count)
	if sum.Of(bank) != 6 || sum.Offers[offer] != (Answered{2, 4}) {
		t.Errorf("twice that is %d and %v", sum.Of(bank), sum.Offers[offer])
	}
	if one := sum.Only(plow); one.Of(bank) != 0 || one.Offers[offer] != (Answered{2, 4}) {
		t.Errorf("of the plow alone there is %+v", one.Offers)
	}
	if lacks := sum.Missing(bank, 6); lacks != nil {
		t.Errorf("%v lacks", lacks)
	}
	for _, c := range []struct {
		card box.Card
		want []string
	}{{bank, []string{"played 6 times"}}, {plow, []string{"played 0 times"}},
		{flail, []string{"played 0 times", "bake never taken", "bake never left"}}} {
		if got := sum.Missing(c.card, 7); !slices.Equal(got, c.want) {
			t.Errorf("%s lacks %q, should lack %q", box.Cards[c.card].ID, got, c.want)
		}
	}
}

// Each card can be set up with what it asks for, is played then, and the same chance
// makes the same game.
func TestEveryCardCanBePlayed(t *testing.T) {
	for i := range box.Cards {
		c, count := box.Card(i), NewCount()
		for n := uint64(0); n < 6 && count.Of(c) == 0; n++ {
			one, err := Explore(c, rand.New(rand.NewPCG(uint64(i), n)))
			if err != nil {
				t.Fatal(err)
			}
			count.Add(one)
			if again, _ := Explore(c, rand.New(rand.NewPCG(uint64(i), n))); !reflect.DeepEqual(one, again) {
				t.Errorf("%s: the same game is another one", box.Cards[i].ID)
			}
		}
		if count.Of(c) == 0 || count.Played[Whole] != [cards]int{} {
			t.Errorf("%s was played %d times in up to six games that were set up for it", box.Cards[i].ID, count.Of(c))
		}
		for o := range count.Offers {
			if o.Card != c {
				t.Errorf("%s: counts what %s offers", box.Cards[i].ID, box.Cards[o.Card].ID)
			}
		}
	}
}
