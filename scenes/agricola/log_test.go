package agricola

import (
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/farm"
	"tilestead/scenes/scenetest"
	"tilestead/ui"
)

// A line of the log tells what became of it, and by which card or building.
func TestLinesTellWhatCameOfIt(t *testing.T) {
	m := NewBoard().moment(fixture.View(t, NewBoard(), fixture.Match(t, 2, 1, "moor").State(), 1280, 800))
	cell := farm.Cell(20)
	from := agricola.OriginOf(box.Card(3))
	card := m.cards().cardName(box.Card(3))
	en := scenetest.In(t, "agricola.")
	stock := func(g box.Good, n int) string { return goodsIn(t, oneOf(g, n)) }
	for _, c := range []struct {
		event rules.Event
		tells []string
	}{
		{agricola.Cooked{Good: box.Sheep, N: 2, Food: 4},
			[]string{stock(box.Sheep, 2), stock(box.Food, 4)}},
		{agricola.Left{Gone: box.Herd{2}, Food: 4}, []string{stock(box.Sheep, 2) + " → " + stock(box.Food, 4)}},
		{agricola.Left{Gone: box.Herd{2}}, []string{en.Say("log.breeds.gone", stock(box.Sheep, 2))}},
		{agricola.Crafted{Major: 9, Food: 2}, []string{" → " + stock(box.Food, 2), m.major(9)}},
		{agricola.Traded{From: box.Clay, To: box.Wood},
			[]string{stock(box.Clay, 1) + " → " + stock(box.Wood, 1)}},
		{agricola.Swapped{Card: 3, Cost: oneOf(box.Fuel, 2), Got: oneOf(box.Grain, 1)},
			[]string{stock(box.Fuel, 2) + " → " + stock(box.Grain, 1), card}},
		{agricola.Swapped{Card: 3, Got: oneOf(box.Food, 2)},
			[]string{en.Say("log.gets", stock(box.Food, 2)), card}},
		{agricola.Kindled{Major: 0}, []string{stock(box.Fuel, 1), m.major(0)}},
		{agricola.Prayed{}, []string{en.Say("log.banks", 1), stock(box.Fuel, 1),
			en.Say("major.village_church")}},
		{agricola.Tipped{}, []string{stock(box.Fuel, 2)}},
		{agricola.Collected{Got: oneOf(box.Food, 1)}, []string{en.Say("log.collects", stock(box.Food, 1))}},
		{agricola.Cleared{Cell: cell}, []string{en.Say("log.burns")}},
		{agricola.SpecialTaken{Special: box.SlashAndBurn, Fee: 2},
			[]string{en.Say("special.slash_and_burn"), stock(box.Food, 2)}},
		{agricola.Harvested{Got: oneOf(box.Grain, 1), From: from}, []string{stock(box.Grain, 1), card}},
		{agricola.Laid{Cell: cell, Ground: box.ForestTile, From: from}, []string{en.Say("log.lays.forest"), card}},
		{agricola.Blocked{Cell: cell, From: from}, []string{en.Say("log.blocks"), card}},
		{agricola.Promised{Got: oneOf(box.Wood, 3), From: from}, []string{stock(box.Wood, 3), card}},
		{agricola.Promised{Ground: box.ForestTile, Tiles: 2, From: from}, []string{en.Say("ground.forest") + " ×2", card}},
	} {
		text := tales.Said(m, c.event).Text
		for _, part := range c.tells {
			if !strings.Contains(text, part) {
				t.Errorf("%T: %q does not tell %q", c.event, text, part)
			}
		}
	}
}

// Only who passes has a cross in the log in pictures.
func TestPicturesTellWhatHappened(t *testing.T) {
	b, crosses := NewBoard(), 0
	f := watched()
	f.Games(t, 2, func(before rules.State, beat rules.Beat) {
		l, ok := b.Line(f.View(t, b, before, 640, 400), before, beat)
		if !ok {
			return
		}
		_, passes := beat.Event.(agricola.Passed)
		if cross := len(l.Glyphs) == 1 && l.Glyphs[0].Icon == "cross"; cross != passes {
			t.Errorf("%T %+v: a cross %t", beat.Event, beat.Event, cross)
		} else if cross {
			crosses++
		}
	})
	if crosses == 0 {
		t.Error("nobody passed")
	}
}

// A space that can be used tells as much as one that cannot, in its tip or in the
// preview, and a listed improvement what it does.
func TestTargetsTellWhatTheyDo(t *testing.T) {
	b, spaces, majors := NewBoard(), 0, 0
	fixture.Play(t, fixture.Match(t, 2, 3), func(s rules.State) {
		v := fixture.View(t, b, s, 640, 360)
		m := b.moment(v)
		if m.Frame.Layout != ui.Compact {
			t.Fatal("no compact table")
		}
		for _, g := range b.Targets(v) {
			if g.Tell == nil || g.Fits == nil { // nil: a click only proposes it
				continue
			}
			for _, a := range v.Picked {
				switch told := g.Tell(); {
				case !g.Fits(a):
				case a.Kind() == agricola.KindPlace && strings.HasPrefix(g.ID, "space "):
					spaces++
					if want := joined(m.works().spaceTip(agricola.SpaceOf(a))); told != want {
						t.Errorf("%s: %q, want %q", g.ID, told, want)
					}
				case a.Kind() == agricola.KindBuild:
					majors++
					if rules := m.majorRules(agricola.MajorOf(a)); !strings.Contains(told, joined(rules)) {
						t.Errorf("%s: %q does not tell %q", g.ID, told, rules)
					}
				}
			}
		}
	})
	s := fixture.Match(t, 2, 3).State()
	v := fixture.View(t, b, s, 1280, 800)
	v.Hover = spaceID(box.FindSpace("farmland"))
	m := b.moment(v)
	told := strings.Join(m.help().previewLines(900), "\n")
	if want := strings.Join(m.works().spaceTip(box.FindSpace("farmland")), "\n"); told != want {
		t.Errorf("the preview tells %q, not %q", told, want)
	}
	if spaces == 0 || majors == 0 {
		t.Errorf("%d spaces and %d majors were told of", spaces, majors)
	}
}

// Where one thing has several prices each choice tells its own.
func TestChoicesTellTheirPrice(t *testing.T) {
	for _, c := range []struct {
		set, do string
		want    []string
	}{
		{"house 1 clay, cards 1 A123, goods 1 wood 9 clay 9 reed 9, turn 1: place farm_expansion", "room",
			[]string{"5 clay, 2 reed", "1 wood, 3 clay, 2 reed"}},
		{"round 5, hand 1 M018, majors 1 fireplace_2 well, goods 1 wood 9 clay 9 reed 9 stone 9, turn 1: " +
			"place major_improvement: play M018", "build", []string{"2 wood, 1 stone"}},
	} {
		set := strings.Split(c.set, ": ")
		s := arranged(t, []string{"moor"}, strings.Split(set[0], ", ")...)
		for _, notation := range set[1:] {
			a, ok := rules.Find(s, notation)
			if !ok {
				t.Fatalf("%s: nobody can %s", c.set, notation)
			}
			s.Do(a, nil)
		}
		m := NewBoard().moment(fixture.View(t, NewBoard(), s, 640, 400))
		told := map[string]bool{}
		for _, a := range s.Legal(nil) {
			if !strings.HasPrefix(rules.Notation(s, a), c.do+" ") {
				continue
			}
			after := s.Clone().(*agricola.State)
			after.Do(a, nil)
			var paid box.Stock
			for g, n := range m.s.Player(0).Goods {
				paid[g] = max(0, n-after.Player(0).Goods[g])
			}
			tip := joined(m.choices().choiceTip(a))
			told[m.stock(&paid)] = true
			if want := m.say("supply.price", m.stock(&paid)); !strings.Contains(tip, want) {
				t.Errorf("%s: %q, but %q is paid", rules.Notation(s, a), tip, want)
			}
		}
		for _, price := range c.want {
			if !told[price] {
				t.Errorf("%s: no choice costs %q: %v", c.set, price, told)
			}
		}
		if len(told) == 0 {
			t.Errorf("%s: nothing is offered", c.set)
		}
	}
}

// Nobody is told to pay for an improvement where the house cannot be renovated.
func TestStoneHouseIsTheReason(t *testing.T) {
	s := arranged(t, nil, "round 14", "house 1 stone", "goods 1 reed 9 stone 9").(*agricola.State)
	m := NewBoard().moment(fixture.View(t, NewBoard(), s, 640, 400))
	told := 0
	for i := range box.Spaces {
		sp := box.Space(i)
		if id := box.Spaces[sp].ID; id == "house_redevelopment" || id == "farm_redevelopment" {
			told++
			if why := m.whyNot(sp); why != m.say("no.renovated") {
				t.Errorf("%s: %q", id, why)
			}
		}
	}
	if told != 2 {
		t.Errorf("%d spaces renovate, want 2", told)
	}
}

// The log says what became of animals for which there was no room once others were born.
func TestLogTellsOfAnimalsWithoutRoom(t *testing.T) {
	b := NewBoard()
	s := arranged(t, nil, "round 4", "turn 1")
	v := fixture.View(t, b, s, 1280, 800)
	m := b.moment(v)
	sheep, boar, en := box.Herd{1}, box.Herd{0, 1}, scenetest.In(t, "agricola.log.breeds.")
	gone := en.Say("gone", "1 wild boar")
	for _, c := range []struct {
		e    agricola.Bred
		want string
	}{
		{agricola.Bred{Newborn: sheep}, "breeds: 1 sheep"},
		{agricola.Bred{Newborn: sheep, Before: sheep, Food: 2}, "breeds: 1 sheep (" + en.Say("cooked", "1 sheep", "2 food") + ")"},
		{agricola.Bred{Newborn: sheep, Before: boar}, "breeds: 1 sheep (" + gone + ")"},
		{agricola.Bred{Before: boar}, gone},
	} {
		if got := bred(m, c.e); got.Text != c.want {
			t.Errorf("%v is told as %q, not %q", c.e, got.Text, c.want)
		}
	}
}

// Where the small log has room for words it says what became of the goods, not only how many: what is
// harvested, eaten, baked, burnt and born.
func TestGoodsInTheLogHaveAVerb(t *testing.T) {
	m := NewBoard().moment(fixture.View(t, NewBoard(), fixture.Match(t, 2, 1, "moor").State(), 1280, 800))
	m.after = m.s
	for _, e := range []rules.Event{
		agricola.Harvested{Got: oneOf(box.Grain, 1)}, agricola.Fed{Paid: 3}, agricola.Begged{N: 1},
		agricola.Baked{Grain: 1, Food: 2}, agricola.Heated{Good: box.Fuel, N: 2}, agricola.Bred{Newborn: box.Herd{1}},
	} {
		if l, ok := tales.Line(m, e); !ok || l.Words() == "" {
			t.Errorf("%T: no word before %d pictures", e, len(l.Glyphs))
		}
	}
	l, _ := tales.Line(m, agricola.Baked{Grain: 2, Food: 4})
	if len(l.Glyphs) == 0 || l.Glyphs[0].Text != "2" {
		t.Errorf("a baking does not tell the grain: %v", l.Glyphs)
	}
}

// Who is starting player already does not become it once more in the log.
func TestLogTellsOfANewStartingPlayerOnly(t *testing.T) {
	s := arranged(t, nil, "round 4", "turn 1").(*agricola.State)
	m := NewBoard().moment(fixture.View(t, NewBoard(), s, 1280, 800))
	for seat := range rules.Seat(2) {
		l, ok := tales.Line(m, agricola.BecameFirst{Seat: seat})
		if !ok || l.Idle != (s.Start() == seat) {
			t.Errorf("seat %d: a line %t, idle %t", seat, ok, l.Idle)
		}
	}
}

// The log tells each meal whole: a line for each seat at each harvest, in which what was eaten and what
// was begged for is what the family needed, and its plate and the words after the harvest say the same.
func TestLogTellsWholeMeals(t *testing.T) {
	b, en, w := NewBoard(), scenetest.In(t, "agricola.log."), scenetest.Words(t, "en")
	laid, begged := 0, 0
	for seed := range uint64(6) {
		meals, harvests := map[[2]int]int{}, map[int]bool{}
		seats := 1 + int(seed)%3
		fixture.Beats(t, fixture.Match(t, seats, seed), func(before rules.State, beat rules.Beat) {
			after := beat.After.(*agricola.State)
			line, ok := b.Line(fixture.View(t, b, before, 1280, 800), before, beat)
			switch e := beat.Event.(type) {
			case agricola.Harvested:
				harvests[after.Round()] = true
			case agricola.Fed:
				need, ate := after.Need(e.Seat), after.Need(e.Seat)-e.Missing
				want := en.Say("feeds", amountWords(w, box.Food, ate))
				if from := ate - e.Paid; from > 0 {
					want += " (" + en.Say("feeds.laid", e.Paid, from) + ")"
					laid++
				}
				if !ok || line.Text != want {
					t.Fatalf("a meal of %d of %d is told as %q, not %q", ate, need, line.Text, want)
				}
				if got, want := line.Glyphs[0].Text, number(ate)+"/"+number(need); got != want {
					t.Fatalf("a meal of %s shows as %s", want, got)
				}
				if h := after.Player(e.Seat).Tally; int(h.Eaten) != ate || h.Missing() != e.Missing {
					t.Fatalf("the plate tells a meal of %d, not %d", h.Eaten, ate)
				}
				meals[[2]int{after.Round(), int(e.Seat)}] += ate
			case agricola.Begged:
				meals[[2]int{after.Round(), int(e.Seat)}] += e.N
				begged++
				if meals[[2]int{after.Round(), int(e.Seat)}] != after.Need(e.Seat) {
					t.Fatalf("%d begged for are not what was missing", e.N)
				}
			}
		})
		for round := range harvests {
			for seat := range seats {
				if meals[[2]int{round, seat}] == 0 {
					t.Errorf("round %d, seat %d: no meal is told", round, seat)
				}
			}
		}
	}
	if laid == 0 || begged == 0 {
		t.Errorf("%d meals of what was laid, %d begged for", laid, begged)
	}
}
