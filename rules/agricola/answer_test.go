package agricola

import (
	"slices"
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/rules/agricola/box"
)

// offered is offers as words: card and what is done.
func offered(list []Offer) string {
	var words []string
	for _, o := range list {
		words = append(words, box.Cards[o.Card].ID+" "+o.What)
	}
	return strings.Join(words, ", ")
}

// What cards offer has a word, and none twice for the same card.
func TestOffersAreToldApart(t *testing.T) {
	n := 0
	for i := range box.Cards {
		list := Offers(box.Card(i))
		n += len(list)
		for j, o := range list {
			if o.What == "" || slices.Contains(list[:j], o) {
				t.Errorf("%s offers %q", box.Cards[i].ID, offered(list))
			}
		}
	}
	if n < 100 {
		t.Errorf("all cards offer %d things", n)
	}
}

// An action takes what a card offers, or leaves it; a side action leaves nothing, nor
// does what goes on with something that has begun.
func TestAnswers(t *testing.T) {
	for _, c := range []struct{ set, before, action, taken, left string }{
		{"cards 1 B091; goods 1 food 9", "place day_laborer", "plow 0,4", "B091 plow", ""},
		{"cards 1 B091; goods 1 food 9", "place day_laborer", "stop", "", "B091 plow"},
		{"cards 1 A108; space forest 3", "place forest", "agree", "A108 agree", ""},
		{"cards 1 A108; space forest 3", "place forest", "stop", "", "A108 agree"},
		{"cards 1 B080; goods 1 clay 2", "", "swap B080 1 stone for 2 clay", "B080 swap1", ""},
		{"cards 1 B080; goods 1 clay 2", "", "place forest", "", "B080 swap1"},
		{"cards 1 B080; goods 1 clay 3", "", "discard clay", "", ""},
		{"hand 1 M043; fields 1 0,4 2,4; round 6; goods 1 food 2", "place major_improvement; play M043", "plow 1,2",
			"M043 plow", ""},
		{"hand 1 M043; fields 1 0,4 2,4; round 6; goods 1 food 2", "place major_improvement; play M043; plow 0,2",
			"stop", "", ""},
		{"cards 1 M054; forests 1 0,4; goods 1 food 5", "place farmland; plow 0,3", "special fell_trees", "M054 special", ""},
		{"cards 1 M054; forests 1 0,4; goods 1 food 5", "place farmland; plow 0,3", "stop", "", "M054 special"},
		{"cards 1 A123; house 1 clay; goods 1 reed 2 wood 5 clay 9", "place farm_expansion", "room 0,0 for 5 clay 2 reed",
			"", "A123 price"},
		{"cards 1 A123; house 1 clay; goods 1 reed 2 wood 5 clay 9", "place farm_expansion",
			"room 0,0 for 1 wood 3 clay 2 reed", "A123 price", ""},
		{"cards 1 B024; round 9; space sheep_market 1", "place forest", "place sheep_market", "B024 again", ""},
		{"cards 1 B024; round 9; space sheep_market 1", "place forest", "stop", "", "B024 again"},
		{"cards 2 M033; goods 1 sheep 1", "", "lodge sheep", "M033 lodge", ""},
		{"cards 2 M033; goods 1 sheep 1", "", "place forest", "", "M033 lodge"},
		{"cards 1 A092; people 1 3 1", "", "adopt", "A092 adopt", ""},
		{"cards 1 A092; people 1 3 1", "", "place forest", "", "A092 adopt"},
		{"cards 1 A016; goods 1 wood 4 clay 1; round 6", "place fencing; pasture 0,4", "clay 1", "A016 clay", ""},
		{"cards 1 A016; goods 1 wood 4 clay 1; round 6", "place fencing; pasture 0,4", "clay 0", "", "A016 clay"},
	} {
		s := newGame(setupFor(2, moor, "first-1")).(*State)
		set := "round 1; forests 1 -; moors 1 -; forests 2 -; moors 2 -; " + c.set
		for _, line := range strings.Split(set, "; ") {
			if err := Title.Arrange(s, strings.Fields(line)); err != nil {
				t.Fatalf("%s: %v", line, err)
			}
		}
		act := func(notation string) rules.Action {
			i := slices.IndexFunc(s.Legal(nil), func(a rules.Action) bool {
				return strings.HasPrefix(rules.Notation(s, a)+" ", notation+" ")
			})
			if i < 0 {
				t.Fatalf("%s; %s: %q is not legal; legal is %v", c.set, c.before, notation, rules.Notations(s))
			}
			return s.Legal(nil)[i]
		}
		for _, notation := range strings.Split(c.before, "; ") {
			if notation != "" {
				s.Do(act(notation), nil)
			}
		}
		taken, left := s.Answer(act(c.action))
		if got, lost := offered(taken), offered(left); got != c.taken || lost != c.left {
			t.Errorf("%s; %s; %s: takes %q and leaves %q, should be %q and %q", c.set, c.before, c.action, got, lost,
				c.taken, c.left)
		}
	}
}
