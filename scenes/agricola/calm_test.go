package agricola

import (
	"slices"
	"testing"

	"tilestead/assets"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/farm"
	"tilestead/scenes/scenetest"
	"tilestead/ui"
)

// While a bot is at work no space looks usable: none has its whole colours.
func TestNothingLooksUsableInABotsTurn(t *testing.T) {
	b := NewBoard()
	v := fixture.View(t, b, arranged(t, []string{"moor"}, "turn 1"), 853, 533)
	strips := func() (n int) {
		c := canvas(v)
		b.Draw(c, v)
		for _, op := range c.Ops {
			if op.Color == gatherStrip {
				n++
			}
		}
		return n
	}
	if strips() == 0 {
		t.Fatal("nothing looks usable in one's own turn")
	}
	v = watching(v, false)
	if n := strips(); n != 0 {
		t.Errorf("%d names have their whole colours", n)
	}
}

// While somebody acts on a space nothing says of it that somebody is there already; before, it does.
func TestTheSpaceActedOnHasNoRefusal(t *testing.T) {
	b := NewBoard()
	s := arranged(t, nil, "goods 1 wood 9 reed 4", "turn 1")
	sp := box.FindSpace("farm_expansion")
	a, _ := rules.Find(s, "place farm_expansion")
	s.Do(a, nil)
	acting := b.moment(fixture.View(t, b, s, 853, 533))
	if told := acting.help().noSpace(sp) + acting.whyNot(sp); told != "" {
		t.Errorf("it says %q", told)
	}
	for s.(*agricola.State).Turn() == 0 {
		a, ok := rules.Find(s, "stop")
		if !ok {
			a = s.Legal(nil)[0]
		}
		s.Do(a, nil)
	}
	for s.Turn() != 0 {
		s.Do(s.Legal(nil)[0], nil)
	}
	if m := b.moment(fixture.View(t, b, s, 853, 533)); m.help().noSpace(sp) == "" {
		t.Error("nothing says that somebody is there")
	}
}

// After a pasture the heading says that one may stop, and the way out is the red button.
func TestFencingSaysThatItCanEnd(t *testing.T) {
	b := NewBoard()
	s := arranged(t, nil, "round 4", "goods 1 wood 15", "space fencing 0", "turn 1")
	a, ok := rules.Find(s, "place fencing")
	if !ok {
		t.Skip("fencing is not open")
	}
	s.Do(a, nil)
	first, _ := b.Prompt(fixture.View(t, b, s, 853, 533))
	i := slices.IndexFunc(s.Legal(nil), func(a rules.Action) bool { return a.Kind() == agricola.KindPasture })
	s.Do(s.Legal(nil)[i], nil)
	v := fixture.View(t, b, s, 853, 533)
	then, _ := b.Prompt(v)
	if en := scenetest.In(t, "agricola."); first != en.Say("ask.use.fence") || then != en.Say("ask.use.fence.done") {
		t.Errorf("it asks %q, then %q", first, then)
	}
	if g, ok := targetFor(b, v, "button stop"); !ok || !g.Primary {
		t.Errorf("the way out is %+v", g)
	}
}

// Roofs and fences of the first row end in the panel of the farm.
func TestRoofsEndInTheFarm(t *testing.T) {
	b := NewBoard()
	for _, seats := range []int{2, 4, 6} {
		m := b.moment(fixture.View(t, b, fixture.Match(t, seats, 1, "moor").State(), 853, 533))
		c := canvas(m.View)
		y := m.farm().yard(c)
		for _, name := range []string{"wood/back", "fence/across/" + y.seat} {
			s, ok := assets.Find("agricola/" + name)
			if !ok {
				t.Fatalf("there is no picture %s", name)
			}
			_, y0, _, _ := s.Bounds()
			top := y.at(farm.At(0, 0)).Y + y0*y.k
			if top < m.at.farm.Y-2 { // pictures have an empty rim
				t.Errorf("%d seats: %s begins at %.1f, the farm at %.1f", seats, name, top, m.at.farm.Y)
			}
		}
	}
}

// What a rival gets flies to the left end of its plate, off the goods of one's own.
func TestGoodsOfRivalsFlyPastOnesOwn(t *testing.T) {
	b := NewBoard()
	for _, seats := range []int{2, 4, 6} {
		m := b.moment(fixture.View(t, b, arranged(t, nil, "turn 1"), 853, 533))
		if seats > 2 {
			m = b.moment(fixture.View(t, b, fixture.Match(t, seats, 1).State(), 853, 533))
		}
		for seat := range rules.Seat(seats) {
			if seat == m.own {
				continue
			}
			to, own := goodOf(seat, box.Clay)(m), m.at.stores()
			for i := range box.Spaces {
				sp := box.Space(i)
				if !m.s.Open().Has(sp) {
					continue
				}
				from := m.works().spaceBox(sp).Center()
				for n := range 20 { // straight; the arc lies above, over the farm
					f := float64(n) / 20
					p := ui.Point{X: from.X + (to.X-from.X)*f, Y: from.Y + (to.Y-from.Y)*f}
					if own.Contains(p) && p.X > own.X+10 {
						t.Fatalf("%d seats: from %s it flies over %v", seats, box.Spaces[sp].ID, p)
					}
				}
			}
		}
	}
}
