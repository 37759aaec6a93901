package agricola

import (
	"slices"
	"testing"

	"tilestead/input"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/scenes/scenetest"
	"tilestead/ui"
)

var small = scenetest.Size{W: 640, H: 400, S: 2}

// seated sits at the table of a game of two that the first seat begins, changed as
// the lines say.
func seated(t *testing.T, modules []string, lines ...string) *scenetest.Player {
	t.Helper()
	m, err := rules.NewMatch(&agricola.Title, rules.Setup{Title: "agricola", Seats: 2,
		Modules: append([]string{"first-1"}, modules...)})
	if err != nil {
		t.Fatal(err)
	}
	for m.State().Turn() == rules.Nature {
		m.Replay(m.Roll())
	}
	arrange(t, m.State(), lines...)
	p := fixture.Sit(t, m, small)
	p.Wait()
	return p
}

// ticks lets a part of the time pass after which what is obvious is done: 0.9 s.
func ticks(p *scenetest.Player, n int) {
	for range n {
		p.Tick()
	}
}

const obviousTicks = 54

// undoes takes the last decision back.
func undoes(p *scenetest.Player) {
	p.In.Keys = []input.Key{input.KeyU}
	p.Tick()
	p.In.Keys = nil
}

// chooses clicks a target and waits for the next decision.
func chooses(t *testing.T, p *scenetest.Player, id string) {
	t.Helper()
	for _, g := range p.Usable() {
		if g.ID == id {
			p.Click(g.Area.Center())
			p.Wait()
			return
		}
	}
	t.Fatalf("nobody can click %q", id)
}

// asked is what who is asked.
func asked(p *scenetest.Player) (what string, who rules.Seat) {
	s := p.Table.Match().State()
	return s.Prompt().Key, s.Turn()
}

// lastPeople are those of round 4 before the last two are placed, with fuel for both
// houses.
var lastPeople = []string{"round 4", "people 1 1", "people 2 1", "goods 1 food 4 wood 2 fuel 3",
	"goods 2 food 4 fuel 2"}

// toHeating places both, behind whom the houses are heated.
func toHeating(t *testing.T, lines ...string) *scenetest.Player {
	t.Helper()
	p := seated(t, []string{"moor"}, append(slices.Clone(lastPeople), lines...)...)
	chooses(t, p, "space clay_pit")
	chooses(t, p, "space fishing")
	if what, who := asked(p); what != "heat" || who != 0 {
		t.Fatalf("%v is asked %q", who, what)
	}
	return p
}

// Who has the fuel for the house heats without a click, each in turn; undo takes that
// back with the person who was placed before.
func TestHeatingIsObvious(t *testing.T) {
	p := toHeating(t)
	n := p.Table.Match().Len()
	ticks(p, obviousTicks-2)
	if p.Table.Match().Len() != n {
		t.Fatal("the house is heated at once")
	}
	ticks(p, 10)
	if what, who := asked(p); what != "heat" || who != 1 {
		t.Fatalf("after the first house %v is asked %q", who, what)
	}
	ticks(p, obviousTicks+6)
	if burnt := p.Table.Match().State().(*agricola.State).Player(1).Tally.Burnt; burnt != 2 {
		t.Fatalf("the second house has burnt %d fuel", burnt)
	}
	p = toHeating(t)
	ticks(p, obviousTicks+6)
	undoes(p)
	if what, who := asked(p); what != "place" || who != 1 {
		t.Errorf("undo goes back to %v, who is asked %q", who, what)
	}
}

// A game that is loaded does not know what the table did: undo goes back to it, and it
// is left to the player then.
func TestHeatingIsLeftAfterLoading(t *testing.T) {
	p := toHeating(t)
	ticks(p, obviousTicks+6)
	p = fixture.Sit(t, p.Table.Match(), small)
	p.Wait()
	undoes(p)
	for range 2 {
		if what, who := asked(p); what != "heat" || who != 0 {
			t.Fatalf("%v is asked %q", who, what)
		}
		ticks(p, 200)
	}
}

// Where there is something to think about nothing is done.
func TestHeatingIsNotObvious(t *testing.T) {
	for name, lines := range map[string][]string{
		"too little fuel": {"goods 1 food 4 wood 2 fuel 1"},
		"wood alone":      {"goods 1 food 4 wood 2 fuel 0"},
	} {
		p := toHeating(t, lines...)
		ticks(p, 200)
		if what, who := asked(p); what != "heat" || who != 0 {
			t.Errorf("%s: %v is asked %q", name, who, what)
		}
	}
}

// Who stops it to exchange something is left alone, also after the exchange.
func TestHeatingIsLeftAfterAnExchange(t *testing.T) {
	p := toHeating(t)
	ticks(p, 20)
	chooses(t, p, "button any")
	chooses(t, p, "good wood")
	chooses(t, p, "choice exchange wood for fuel")
	ticks(p, 200)
	if what, who := asked(p); what != "heat" || who != 0 {
		t.Errorf("after the exchange %v is asked %q", who, what)
	}
	chooses(t, p, "button eat")
	if what, who := asked(p); what != "heat" || who != 1 {
		t.Errorf("then %v is asked %q", who, what)
	}
	ticks(p, obviousTicks+6)
	if what, _ := asked(p); what == "heat" {
		t.Error("the other one has to click")
	}
}

// Before scoring nobody has to say that nothing is exchanged, unless exchanges bring
// points.
func TestLastExchangesAreObvious(t *testing.T) {
	p := seated(t, nil, "round 14", "goods 1 food 4", "goods 2 food 4", "harvest")
	if what, who := asked(p); what != "last" || who != 0 {
		t.Fatalf("%v is asked %q", who, what)
	}
	ticks(p, 2*(obviousTicks+6))
	if who := p.Table.Match().State().Turn(); who != rules.Nobody {
		t.Errorf("%v is still asked", who)
	}

	p = seated(t, nil, "round 14", "majors 1 joinery", "goods 1 food 4 wood 3", "goods 2 food 4", "harvest")
	for what, who := asked(p); what != "last" || who != 0; what, who = asked(p) {
		chooses(t, p, "button done")
	}
	before := p.Table.Match().Len()
	a, ok := p.Table.Match().State().(*agricola.State).Obvious()
	if ticks(p, 200); (p.Table.Match().Len() != before) != ok {
		t.Errorf("%v is obvious: %t, and %d actions are done", a, ok, p.Table.Match().Len()-before)
	}
}

// The row of what is done in a moment looks as one that is pointed at.
func TestChosenRowsStandOut(t *testing.T) {
	s := arranged(t, []string{"moor"}, "round 4", "goods 1 food 9 fuel 9", "goods 2 food 9 fuel 9", "harvest")
	b := NewBoard()
	v := fixture.View(t, b, s, 640, 400)
	v.Desk = desk{rival: true, seat: 1, at: s} // else it is paid at the table
	a, ok := b.Offers().Obvious(v)
	if !ok || rules.Notation(s, a) != "heat 2 fuel" {
		t.Fatalf("obvious is %q, %t", rules.Notation(s, a), ok)
	}
	draw := func() (ops []ui.Op) {
		c := &ui.Canvas{}
		c.Reset(640, 400, 2)
		b.Draw(c, v)
		return c.Ops
	}
	plain := draw()
	v.Chosen = "choice heat 2 fuel"
	chosen := draw()
	v.Chosen, v.Hover = "", "choice heat 2 fuel"
	hot := draw()
	same := func(a, b []ui.Op) bool {
		return slices.EqualFunc(a, b, func(x, y ui.Op) bool { return x.Color == y.Color && x.Box == y.Box })
	}
	if same(plain, chosen) || !same(chosen, hot) {
		t.Error("the chosen row looks as any other, or otherwise than one that is pointed at")
	}
}
