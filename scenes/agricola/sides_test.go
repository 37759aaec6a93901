package agricola

import (
	"slices"
	"testing"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/scenes/board"
)

// withSides shows each decision of some games that offers side actions.
func withSides(t *testing.T, show func(b *Board, v *board.View)) {
	b := NewBoard()
	for seed := range uint64(24) {
		modules := [][]string{{"moor", "hand-cards"}, {"hand-cards"}, {"moor", "fuel-tokens"}, nil}[seed%4]
		fixture.Play(t, fixture.Match(t, 1+int(seed%6), seed, modules...), func(s rules.State) {
			if s.Turn() >= 0 && slices.ContainsFunc(s.Legal(nil), agricola.Title.Side) {
				show(b, fixture.View(t, b, s, 640, 400))
			}
		})
	}
}

// clicked is a view after a click that leaves several actions.
func clicked(v *board.View, g board.Target) *board.View {
	next := *v
	next.Picked = slices.DeleteFunc(slices.Clone(v.Picked), func(a rules.Action) bool { return !g.Fits(a) })
	return &next
}

// Each side action is taken on something that lies on the table.
func TestSideActionsLieOnTheTable(t *testing.T) {
	kinds := map[uint8]int{}
	withSides(t, func(b *Board, v *board.View) {
		m := b.moment(v)
		list, rest := m.choices().sides()
		for _, a := range rest {
			t.Errorf("%q is taken on nothing", rules.Notation(m.s, a))
		}
		for _, s := range list {
			for _, a := range s.acts {
				kinds[a.Kind()]++
			}
			if s.at.W <= 0 || !s.at.Within(m.Frame.Canvas) {
				t.Errorf("%s lies at %v", s.id, s.at)
			}
		}
	})
	for _, k := range []uint8{agricola.KindExchange, agricola.KindDiscard, agricola.KindCraft, agricola.KindKindle,
		agricola.KindSwap, agricola.KindLodge} {
		if kinds[k] == 0 {
			t.Errorf("no side action of kind %d was seen", k)
		}
	}
}

// A click on a good lays every rate of it on a slip: those that the rules offer can be clicked, of
// the others it is told what is missing, and what throws it away comes last.
func TestGoodsOpenTheirRates(t *testing.T) {
	offered, thrownAway := 0, 0
	withSides(t, func(b *Board, v *board.View) {
		m := b.moment(v)
		for _, g := range b.Targets(v) {
			if !g.Opens || g.ID[:min(5, len(g.ID))] != "good " {
				continue
			}
			w := clicked(v, g)
			n := b.moment(w)
			s, ok := n.choices().opened()
			if !ok {
				t.Fatalf("a click on %s opens nothing at %q", g.ID, m.s.Prompt().Key)
			}
			list, by := n.choices().slip()
			chips, _ := n.choices().chips(list, by)
			for i, k := range chips {
				last := i == len(chips)-1
				switch {
				case k.rests != "":
					if tip := n.help().tip(k.at.Center()); len(tip) != 2 || tip[1] != k.rests {
						t.Fatalf("of what rests it is told %q", tip)
					}
				case k.act.Kind() == agricola.KindDiscard:
					thrownAway++
					if !last {
						t.Fatalf("%s: to throw it away is choice %d of %d", g.ID, i+1, len(chips))
					}
				case k.act.Kind() == agricola.KindExchange:
					offered++
				}
			}
			for _, r := range n.choices().rates(n.turn) {
				told := slices.ContainsFunc(chips, func(k chip) bool {
					return k.costs[r.from] > 0 && k.makes[r.to] > 0
				})
				if r.from == s.good && !told {
					t.Fatalf("%s: %v is not told", g.ID, r)
				}
			}
		}
	})
	if offered == 0 || thrownAway == 0 {
		t.Errorf("%d rates were offered, %d goods could be thrown away", offered, thrownAway)
	}
}

// The button that looks for exchanges counts them, opens no list, and makes what they are taken on
// glow; it is not there for nothing.
func TestExchangesAreCounted(t *testing.T) {
	seen := 0
	withSides(t, func(b *Board, v *board.View) {
		m := b.moment(v)
		if m.choices().sidesOpen() { // nothing else can be done
			return
		}
		n := m.choices().exchanges()
		list := b.Targets(v)
		i := slices.IndexFunc(list, func(g board.Target) bool { return g.ID == "button any" })
		if _, eats := m.harvest().meal(); i < 0 || eats && n == 0 {
			if n > 0 {
				t.Fatalf("%d exchanges, and no button", n)
			}
			return
		}
		if want := m.say("button.any"); n == 0 || list[i].Label != want {
			t.Fatalf("%d exchanges are called %q", n, list[i].Label)
		}
		o := b.moment(clicked(v, list[i]))
		sides, _ := o.choices().sides()
		if _, one := o.choices().opened(); len(sides) > 1 && !one {
			seen++
			if chips, _ := o.choices().slip(); len(chips) > 0 {
				t.Fatalf("%d choices are listed", len(chips))
			}
			if !slices.ContainsFunc(sides, o.choices().glows) {
				t.Fatal("nothing glows")
			}
		}
	})
	if seen == 0 {
		t.Error("nobody could exchange several things")
	}
}

// No digit means two things at once.
func TestDigitsMeanOneThing(t *testing.T) {
	b, seen := NewBoard(), 0
	show := func(v *board.View) {
		ids := map[int]string{}
		for _, g := range b.Targets(v) {
			if g.Key == 0 {
				continue
			}
			if other := ids[g.Key]; other != "" {
				t.Fatalf("%d is %q and %q", g.Key, other, g.ID)
			}
			ids[g.Key] = g.ID
			seen++
		}
	}
	withSides(t, func(_ *Board, v *board.View) { show(v) })
	m := looked(t, b, "moor", []string{"round 4", "forests 1 -", "moors 1 -", "fields 1 0,3 0,4",
		"majors 1 fireplace_2", "goods 1 grain 3 vegetable 2", "turn 1"}, "place grain_utilization")
	if _, ok := m.farm().sowing(); !ok {
		t.Fatal("nothing is sown")
	}
	show(m.View)
	if seen == 0 {
		t.Error("no digit chooses anything")
	}
}

// Whoever looks for exchanges has a button that leads back, and is asked before anything is thrown
// away for nothing.
func TestExchangesLeadBackAndThrowNothingAwayUnasked(t *testing.T) {
	p := lastTurns(t, normal, "goods 1 wood 3 reed 2")
	back := func() *board.Target {
		for _, g := range p.Table.Targets() {
			if g.Backs {
				return &g
			}
		}
		return nil
	}
	if back() != nil {
		t.Error("there is a way back from nothing")
	}
	chooses(t, p, "button any")
	if back() == nil {
		t.Fatal("no button leads back from the exchanges")
	}
	chooses(t, p, "button back")
	if back() != nil || !has(p, "space clay_pit") {
		t.Error("the button does not lead back to the spaces")
	}
	s := p.Table.Match().State()
	b := NewBoard()
	for _, a := range s.Legal(nil) {
		warning := b.Confirm(fixture.View(t, b, s, 853, 533), a)
		if thrown := a.Kind() == agricola.KindDiscard; thrown != (warning != "") && a.Kind() != agricola.KindDone {
			t.Errorf("%s warns %q", rules.Notation(s, a), warning)
		}
	}
}
