package agricola

import (
	"slices"
	"testing"
	"time"

	"tilestead/assets"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/scenes/board"
	"tilestead/scenes/scenetest"
	"tilestead/ui"
)

// After a harvest the words tell what it brought and took, until its owner places somebody.
func TestHarvestEndsWithAReceipt(t *testing.T) {
	b, told := NewBoard(), 0
	en := scenetest.In(t, "agricola.")
	fixture.Play(t, fixture.Match(t, 2, 3, "moor"), func(state rules.State) {
		s := state.(*agricola.State)
		if s.Turn() < 0 || s.Prompt().Key != "place" {
			return
		}
		v := fixture.View(t, b, s, 853, 533)
		m := b.moment(v)
		h, p := m.s.Player(m.seen).Tally, m.s.Player(m.seen)
		lines := m.help().previewLines(300)
		title := en.Say("harvest.title", int(h.Round))
		fresh := h.Round > 0 && int(h.Round) == s.Round()-1 && p.Home == p.People
		if got := len(lines) > 0 && lines[0] == title; got != fresh {
			t.Fatalf("round %d, harvest %d, %d of %d at home: the words are %q", s.Round(), h.Round, p.Home, p.People,
				lines)
		}
		if !fresh {
			return
		}
		told++
		for key, st := range map[string]box.Stock{"eaten": food(int(h.Eaten)),
			"burnt": oneOf(box.Fuel, int(h.Burnt)), "reaped": {box.Grain: int16(h.Grain), box.Vegetable: int16(h.Vegetables)}} {
			if st == (box.Stock{}) {
				continue
			}
			if want := en.Say("receipt."+key, goodsIn(t, st)); !slices.Contains(lines, want) {
				t.Errorf("%q is not among %q", want, lines)
			}
		}
	})
	if told == 0 {
		t.Error("no harvest was told")
	}
}

// What the own family is served, its young and the end of a harvest are held, whatever the speed;
// what happens to others is not.
func TestOwnHarvestIsHeld(t *testing.T) {
	b := NewBoard()
	held, born, ends := 0, 0, 0
	for seed := range uint64(4) {
		fixture.Beats(t, fixture.Match(t, 2, seed, "moor"), func(before rules.State, beat rules.Beat) {
			v := watching(fixture.View(t, b, before, 853, 533), false)
			l, ok := b.Line(v, before, beat)
			own, want := b.moment(v).own, time.Duration(0)
			switch e := beat.Event.(type) {
			case agricola.Fed:
				if e.Seat == own && e.Paid > 0 {
					want = servedTime
					held++
				}
			case agricola.Bred:
				if e.Seat == own && e.Newborn != (box.Herd{}) {
					want = bornTime
					born++
				}
			}
			late := before.(*agricola.State).Harvesting() && !beat.After.(*agricola.State).Harvesting()
			if late && ok {
				want = max(want, lingerTime)
				ends++
			}
			if ok && (l.Holds != want || l.Late != late) {
				t.Fatalf("%T %+v is held %v, late %t, want %v", beat.Event, beat.Event, l.Holds, l.Late, want)
			}
		})
	}
	if held == 0 || born == 0 || ends == 0 {
		t.Errorf("held %d, born %d, ended %d", held, born, ends)
	}
}

// While the farm comes to the stage and leaves it no button lies over it.
func TestNoButtonLiesOverTheGlidingFarm(t *testing.T) {
	b, glides := NewBoard(), 0
	fixture.Beats(t, fixture.Match(t, 2, 1), func(before rules.State, beat rules.Beat) {
		was, is := before.(*agricola.State).Harvesting(), beat.After.(*agricola.State).Harvesting()
		clip := b.Clip(watching(fixture.View(t, b, before, 853, 533), false), beat)
		if was == is || clip == nil {
			return
		}
		glides++
		if !clip.Hides(board.ButtonsPiece) {
			t.Errorf("%T leaves the buttons where the farm flies", beat.Event)
		}
	})
	if glides == 0 {
		t.Error("no farm moves")
	}
}

// Young animals that come last in a harvest come while it is on the stage; only then the farm glides
// back, and no farm lies over the action spaces.
func TestTheLastYoungComeOnTheStage(t *testing.T) {
	s := arranged(t, []string{"moor"}, "round 14", "forests 1 -", "moors 1 -", "forests 2 -", "moors 2 -", "pasture 1 1,3 1,4",
		"pasture 2 1,3 1,4", "goods 1 sheep 2 food 9 fuel 9", "goods 2 sheep 2 food 9 fuel 9", "start 2", "harvest")
	b, seen := NewBoard(), 0
	for s.(*agricola.State).Harvesting() {
		reel := &rules.Reel{}
		before := s.Clone()
		s.Do(s.Legal(nil)[0], reel)
		for _, beat := range reel.Beats {
			if _, ok := beat.Event.(agricola.Bred); ok && !beat.After.(*agricola.State).Harvesting() {
				seen++
				v := watching(fixture.View(t, b, before, 853, 533), false)
				clip := b.Clip(v, beat)
				v.Hidden = clip.Hides
				lamb := func(at time.Duration) bool {
					c := &ui.Canvas{}
					c.Reset(853, 533, 1.5)
					clip.Draw(c, v, at)
					young, _ := assets.Find("agricola/" + youngNames[box.Sheep])
					return slices.ContainsFunc(c.Ops, func(o ui.Op) bool {
						return o.Kind == ui.OpSprite && o.Sprite == young
					})
				}
				if !lamb(lookTime / 2) {
					t.Error("the lamb comes when the farm has left the stage")
				}
			}
			before = beat.After
		}
	}
	if seen == 0 {
		t.Error("nothing is born last")
	}
}

// The own meal says at the table what is served.
func TestServedIsSaid(t *testing.T) {
	b, said := NewBoard(), 0
	en := scenetest.In(t, "agricola.")
	fixture.Beats(t, fixture.Match(t, 2, 1), func(before rules.State, beat rules.Beat) {
		v := watching(fixture.View(t, b, before, 853, 533), false)
		e, ok := beat.Event.(agricola.Fed)
		if !ok || e.Paid == 0 || e.Seat != b.moment(v).own {
			return
		}
		c := &ui.Canvas{}
		c.Reset(853, 533, 1)
		b.Clip(v, beat).Draw(c, v, servedTime/2)
		want := en.Say("stage.served", goodsIn(t, food(e.Paid)))
		if !slices.ContainsFunc(c.Ops, func(op ui.Op) bool { return op.Kind == ui.OpText && op.Text == want }) {
			t.Errorf("%q is not said", want)
		}
		said++
	})
	if said == 0 {
		t.Error("nobody is served")
	}
}

// Heading and warning before the last person goes: special actions end with that, in every round.
func TestTheLastPersonIsToldOfSpecialActions(t *testing.T) {
	b := NewBoard()
	en := scenetest.In(t, "agricola.")
	for _, c := range []struct {
		modules string
		home    string
		want    string
		hints   bool
	}{
		{"moor", "people 1 1", en.Say("ask.place.last"), true},
		{"moor", "people 1 2", en.Say("ask.place.special"), true},
		{"", "people 1 1", en.Say("ask.place"), false},
	} {
		for _, round := range []string{"round 4", "round 8"} {
			var modules []string
			if c.modules != "" {
				modules = []string{c.modules}
			}
			v := fixture.View(t, b, arranged(t, modules, round, c.home), 853, 533)
			ask, hint := b.Prompt(v)
			if ask != c.want || (hint == en.Say("hint.special")) != c.hints {
				t.Errorf("%s, %s: asked %q, %q", round, c.home, ask, hint)
			}
		}
	}
}

// Nobody is urged to take a special action that costs more than it brings.
func TestNobodyIsUrgedToALoss(t *testing.T) {
	b := NewBoard()
	en := scenetest.In(t, "agricola.")
	s := arranged(t, []string{"moor"}, "round 4", "people 1 1", "people 2 1", "goods 1 food 4", "goods 2 food 4")
	a, ok := rules.Find(s, "special horse_market")
	if !ok {
		t.Fatal("nobody can take a horse")
	}
	s.Do(a, nil)
	for only, want := range map[string]string{"hiring_fair": "ask.place", "horse_market": "ask.place.last"} {
		v := fixture.View(t, b, s, 853, 533)
		v.Picked = slices.DeleteFunc(slices.Clone(v.Picked), func(a rules.Action) bool {
			return a.Kind() == agricola.KindSpecial && rules.Notation(s, a) != "special "+only
		})
		if ask, _ := b.Prompt(v); ask != en.Say(want) {
			t.Errorf("only %s left: asked %q", only, ask)
		}
	}
}

// Pointing at what the harvest takes explains every figure there, and a click on the figures
// throws nothing away.
func TestFiguresAreExplained(t *testing.T) {
	b := NewBoard()
	en := scenetest.In(t, "agricola.")
	s := arranged(t, []string{"moor"}, "round 8", "goods 1 food 1 grain 2 fuel 1 wood 1", "fields 1 0,4", "crop 1 0,4 3 grain")
	v := fixture.View(t, b, s, 853, 533)
	m := b.moment(v)
	for _, o := range m.owned().tellings() {
		at := o.at
		tip := b.About(v, ui.Point{X: at.X + at.W - 7, Y: at.Y + at.H/2}).Tip
		want := []string{en.Say("outlook.have", goodsIn(t, oneOf(o.good, o.have))),
			en.Say("outlook.make."+box.GoodIDs[o.good], goodsIn(t, oneOf(o.good, o.more))),
			en.Say("pay.need", goodsIn(t, oneOf(o.good, o.need)))}
		if o.arrives > 0 {
			want = append(want, en.Say("outlook.comes", goodsIn(t, oneOf(o.good, o.arrives))))
		}
		if n := o.lacks(); n > 0 {
			want = append(want, en.Say("pay.missing", goodsIn(t, oneOf(o.good, n))))
		}
		for _, line := range want {
			if !slices.Contains(tip, line) {
				t.Errorf("%s: %q is not among %q", box.GoodIDs[o.good], line, tip)
			}
		}
		for _, g := range b.Targets(v) {
			if g.ID == goodID(o.good) && g.Area.W > m.owned().needSize()+leastSpot+1 {
				t.Errorf("%s is clicked on all its figures: %v", box.GoodIDs[o.good], g.Area)
			}
		}
	}
}

// Of a special action that two things stand against both are named; food that exchanges bring is
// none of them.
func TestAllReasonsAgainstASpecialActionAreNamed(t *testing.T) {
	b := NewBoard()
	en := scenetest.In(t, "agricola.")
	for goods, want := range map[string]string{
		"goods 1 food 0 grain 0 fuel 1": en.Say("no.lack", goodsIn(t, food(1))) + " " + en.Say("no.improve"),
		"goods 1 food 0 grain 2 fuel 1": en.Say("no.improve"),
		"goods 1 food 5 fuel 1":         en.Say("no.improve"),
	} {
		s := arranged(t, []string{"moor"}, "round 8", goods).(*agricola.State)
		m := b.moment(fixture.View(t, b, s, 853, 533))
		for _, card := range m.works().specialsShown() {
			for _, a := range actionsOf(card) {
				if a != box.IllicitWork {
					continue
				}
				if got := m.help().noSpecial(card, a); got != want {
					t.Errorf("%s: %q, not %q", goods, got, want)
				}
			}
		}
	}
}

// A good that can be exchanged tells what one of it brings, if anything.
func TestGoodsThatPayTellTheirRate(t *testing.T) {
	b := NewBoard()
	v := fixture.View(t, b, arranged(t, []string{"moor"}, "majors 1 fireplace_2", "goods 1 sheep 1 wood 1 clay 1"), 853, 533)
	for g, want := range map[box.Good]string{box.Sheep: "2", box.Wood: "", box.Clay: "none"} {
		c := &ui.Canvas{}
		c.Reset(853, 533, 1.5)
		b.moment(v).choices().drawRate(c, g, "")
		text := "none"
		for _, op := range c.Ops {
			switch {
			case op.Kind == ui.OpText:
				text = op.Text
			case text == "none":
				text = ""
			}
		}
		if text != want {
			t.Errorf("%s brings %q, not %q", box.GoodIDs[g], text, want)
		}
	}
}

// While a harvest goes on the words tell of no other one.
func TestReceiptIsOfThisHarvest(t *testing.T) {
	b, en, seen := NewBoard(), scenetest.In(t, "agricola."), 0
	for seed := range uint64(3) {
		fixture.Beats(t, fixture.Match(t, 2, seed), func(_ rules.State, beat rules.Beat) {
			s := beat.After.(*agricola.State)
			if !s.Harvesting() || s.Turn() == rules.Nobody {
				return
			}
			lines, ok := b.moment(fixture.View(t, b, s, 853, 533)).harvest().receipt()
			if seen++; ok && lines[0] != en.Say("harvest.title", s.Round()) {
				t.Fatalf("in the harvest after round %d the words are %q", s.Round(), lines)
			}
		})
	}
	if seen == 0 {
		t.Error("there was no harvest")
	}
}
