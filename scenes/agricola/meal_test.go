package agricola

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tilestead/assets"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/scenes/board"
	"tilestead/scenes/scenetest"
	"tilestead/ui"
)

var normal = scenetest.Size{W: 960, H: 540, S: 2}

// lastTurns sits at a table of a game of two with lastPeople, changed by lines of a script.
func lastTurns(t *testing.T, size scenetest.Size, lines ...string) *scenetest.Player {
	t.Helper()
	m, err := rules.NewMatch(&agricola.Title, rules.Setup{Title: "agricola", Seats: 2, Modules: []string{"first-1", "moor"}})
	if err != nil {
		t.Fatal(err)
	}
	for m.State().Turn() == rules.Nature {
		m.Replay(m.Roll())
	}
	arrange(t, m.State(), append(slices.Clone(lastPeople), lines...)...)
	p := fixture.SitFree(t, m, size)
	p.Wait()
	return p
}

// dining sits at a table of normal size where the first seat is fed in a game of two.
func dining(t *testing.T, lines ...string) *scenetest.Player {
	t.Helper()
	p := lastTurns(t, normal, lines...)
	chooses(t, p, "space clay_pit")
	chooses(t, p, "space fishing")
	if what, who := asked(p); what != "feed" || who != 0 {
		t.Fatalf("%v is asked %q", who, what)
	}
	return p
}

// done are the last n actions in notation.
func done(p *scenetest.Player, n int) (list []string) {
	m := p.Table.Match()
	for i := m.Len() - n; i < m.Len(); i++ {
		list = append(list, rules.Notation(m.Before(i), m.Action(i)))
	}
	return list
}

// eats clicks the red button and lets all of it be done.
func eats(t *testing.T, p *scenetest.Player) {
	t.Helper()
	chooses(t, p, "button eat")
	ticks(p, 10)
	p.Wait()
}

// fullBowl is a bowl that can be emptied.
func fullBowl(t *testing.T, p *scenetest.Player) string {
	t.Helper()
	for _, g := range p.Usable() {
		if strings.HasPrefix(g.ID, "bowl ") {
			return g.ID
		}
	}
	t.Fatal("no bowl can be emptied")
	return ""
}

// has says whether a target can be clicked.
func has(p *scenetest.Player, id string) bool {
	return slices.ContainsFunc(p.Usable(), func(g board.Target) bool { return g.ID == id })
}

// One click pays meal and fire as they are proposed, and is taken back as one.
func TestEatsAndHeatsAtOnce(t *testing.T) {
	p := dining(t, "goods 1 food 0 grain 2 vegetable 3 wood 2 fuel 1")
	n := p.Table.Match().Len()
	eats(t, p)
	h := p.Table.Match().State().(*agricola.State).Player(0).Tally
	if h.Missing() != 0 || h.Burnt != 2 || h.InBed != 0 {
		t.Errorf("%d food is missing, %d fuel is burnt by %v", h.Missing(), h.Burnt, done(p, p.Table.Match().Len()-n))
	}
	undoes(p)
	p.Wait()
	if what, who := asked(p); what != "feed" || who != 0 || p.Table.Match().Len() != n {
		t.Errorf("taken back, %v is asked %q after %d actions, want %d", who, what, p.Table.Match().Len(), n)
	}
}

// A click on a bowl takes its good back, and one on another good fills the bowl with that.
func TestBowlsAreFilledWithWhatIsClicked(t *testing.T) {
	p := dining(t, "goods 1 food 0 grain 3 vegetable 3 fuel 2")
	if has(p, "good vegetable") || has(p, "good grain") {
		t.Error("more than the meal can be laid")
	}
	chooses(t, p, fullBowl(t, p))
	chooses(t, p, "good vegetable")
	n := p.Table.Match().Len()
	eats(t, p)
	if list := done(p, p.Table.Match().Len()-n); len(list) < 2 || list[0] != "feed 1 vegetable" {
		t.Errorf("paid is %v", list)
	}
	if what, who := asked(p); what == "feed" && who == 0 {
		t.Error("the meal is not paid")
	}
}

// Who empties a bowl pays what is left of the meal and is asked again.
func TestAnEmptyBowlIsAskedForAgain(t *testing.T) {
	p := dining(t, "goods 1 food 0 grain 3 fuel 2")
	missing := p.Table.Match().State().(*agricola.State).Missing()
	chooses(t, p, fullBowl(t, p))
	eats(t, p)
	want := "feed " + number(missing-1) + " grain"
	if what, who := asked(p); what != "feed" || who != 0 || done(p, 1)[0] != want {
		t.Errorf("after %v %v is asked %q", done(p, 1), who, what)
	}
}

// What the red button says it pays is what it pays: fuel that lies there waits for the whole meal.
func TestRedButtonTellsWhatItPays(t *testing.T) {
	p := dining(t, "goods 1 food 0 grain 3 fuel 2")
	told := func() string {
		i := slices.IndexFunc(p.Usable(), func(g board.Target) bool { return g.ID == "button eat" })
		return p.Usable()[i].Hint
	}
	fuel := goodsIn(t, box.Stock{box.Fuel: 2})
	if text := told(); !strings.Contains(text, fuel) {
		t.Errorf("the whole meal is told as %q", text)
	}
	chooses(t, p, fullBowl(t, p))
	if text := told(); strings.Contains(text, fuel) {
		t.Errorf("a part of it is told as %q", text)
	}
}

// What is proposed begs for nothing that is there, leaves a pair and seed where it can, and
// burns fuel before wood.
func TestProposedMeals(t *testing.T) {
	for _, c := range []struct {
		goods string
		want  box.Stock
	}{
		{"food 0 grain 4 fuel 1 wood 3", box.Stock{box.Grain: 4, box.Fuel: 1, box.Wood: 1}},
		{"food 1 grain 1 vegetable 9 fuel 2", box.Stock{box.Vegetable: 3, box.Fuel: 2}},
		{"food 4 grain 4 fuel 2", box.Stock{box.Fuel: 2}},
		{"food 0 grain 1 fuel 0 wood 0", box.Stock{box.Grain: 1}},
	} {
		s := arranged(t, []string{"moor"}, "round 4", "goods 1 "+c.goods, "goods 2 food 9 fuel 9", "harvest").(*agricola.State)
		if !feeds(s) {
			t.Fatalf("%s: %q is asked", c.goods, s.Prompt().Key)
		}
		if d := propose(s, s.Legal(nil)); d.laid != c.want {
			t.Errorf("of %s are laid %v, want %v", c.goods, d.laid, c.want)
		}
	}
}

// What breeding gives back costs nothing, and nothing is proposed that costs points where something
// else does not; the worth of a meal is told.
func TestProposedMealsCostNoPoints(t *testing.T) {
	const home = "forests 1 -, moors 1 -, fields 1 0,2 0,3 0,4, majors 1 cookhouse_1, pasture 1 1,1 1,2, pasture 1 1,3 1,4, pasture 1 2,1 2,2"
	for _, c := range []string{
		"round 14, goods 1 food 2 grain 4 vegetable 3 sheep 4 boar 3 cattle 4 wood 2, people 1 4 1",
		"round 13, goods 1 food 5 grain 3 vegetable 2 sheep 1 boar 4 cattle 3 wood 3, people 1 3",
		"round 14, goods 1 food 5 sheep 2 cattle 1 wood 3, people 1 3",
	} {
		lines := append(strings.Split(c, ", "), strings.Split(home, ", ")...)
		s := arranged(t, []string{"moor"}, append(lines, "goods 2 food 9 fuel 9", "harvest")...).(*agricola.State)
		if !feeds(s) {
			t.Fatalf("%s: %q is asked", c, s.Prompt().Key)
		}
		d := propose(s, s.Legal(nil))
		over, points := d.worth(s, s.Legal(nil))
		if over < 0 || points > 0 {
			t.Errorf("%s: laid %v leaves %d over and costs %v", c, d.laid, over, points)
		}
		b := NewBoard()
		v := fixture.View(t, b, s, 960, 540)
		v.Draft = d
		m := b.moment(v)
		if want := m.say("pay.worth", over, points); !slices.Contains(m.harvest().mealLines(d), want) {
			t.Errorf("%s: not told %q", c, want)
		}
	}
}

// A click on the good under a bowl takes it back as one on the bowl does.
func TestTheGoodUnderABowlIsClickedToo(t *testing.T) {
	s := arranged(t, []string{"moor"}, "round 4", "goods 1 food 0 grain 3 vegetable 3 fuel 2", "goods 2 food 9 fuel 9",
		"harvest").(*agricola.State)
	b, seen := NewBoard(), 0
	v := fixture.View(t, b, s, 853, 533)
	v.Draft = begins(v)
	m := b.moment(v)
	d, _ := m.harvest().meal()
	bowls := m.harvest().bowls(d)
	for _, g := range m.harvest().mealTargets() {
		if n, ok := strings.CutPrefix(g.ID, "bowl "); ok {
			seen++
			i, _ := strconv.Atoi(n)
			if at := bowls[i].at; !g.Area.Contains(ui.Point{X: at.X + at.W/2, Y: m.harvest().discAt(bowls[i])}) {
				t.Errorf("%s is clicked at %v", g.ID, g.Area)
			}
		}
	}
	if seen == 0 {
		t.Error("no bowl can be emptied")
	}
}

// Every good of which more can be laid shows what it brings, also one of which some is laid.
func TestAllThatCanBeLaidShowsItsYield(t *testing.T) {
	s := arranged(t, []string{"moor"}, "round 4", "forests 1 -", "moors 1 -", "majors 1 cookhouse_1", "pasture 1 1,3 1,4", "pasture 1 2,3 2,2",
		"goods 1 food 0 grain 3 vegetable 3 sheep 2 cattle 2 fuel 2", "goods 2 food 9 fuel 9", "harvest").(*agricola.State)
	b := NewBoard()
	v := fixture.View(t, b, s, 853, 533)
	for _, g := range []box.Good{box.Grain, box.Vegetable, box.Sheep, box.Cattle} {
		for n := range int16(2) {
			d := meal{last: box.Grain}
			d.laid[g] = n
			v.Draft = d
			m := b.moment(v)
			m.on = map[string]bool{goodID(g): true}
			c := &ui.Canvas{}
			c.Reset(853, 533, 1.5)
			m.harvest().drawLaid(c)
			if !slices.ContainsFunc(c.Ops, func(o ui.Op) bool { return o.Kind == ui.OpSprite }) {
				t.Errorf("%d %s laid: shows no yield", n, box.GoodIDs[g])
			}
		}
	}
}

// Every way to pay can be laid: with what it takes alone on the table, the red button begins
// with it.
func TestEveryPaymentCanBeLaid(t *testing.T) {
	b, seen := NewBoard(), 0
	for seats := 1; seats <= agricola.MaxSeats; seats++ {
		fixture.Play(t, fixture.Match(t, seats, uint64(seats)), func(state rules.State) {
			s := state.(*agricola.State)
			if !feeds(s) {
				return
			}
			v := fixture.View(t, b, s, normal.W, normal.H)
			if _, ok := b.moment(v).harvest().meal(); !ok {
				return // it is listed
			}
			for _, a := range v.Legal {
				g, n, ok := pays(a)
				if !ok {
					continue
				}
				seen++
				d := meal{last: g}
				d.laid[g] = int16(n)
				if list := d.deeds(s, v.Legal); len(list) == 0 || list[0].Action != a {
					t.Fatalf("%s alone on the table leads to %v", rules.Notation(s, a), list)
				}
			}
		})
	}
	if seen == 0 {
		t.Error("nobody pays")
	}
}

// At the table nothing is cut, leaves it or lies on anything else, in any language.
func TestTableFits(t *testing.T) {
	for _, size := range []ui.Point{{X: 853, Y: 533}, {X: 853, Y: 480}, {X: 960, Y: 540}, {X: 1280, Y: 720}} {
		for _, seats := range []int{1, 2, 4, 6} {
			for _, lang := range assets.Languages {
				t.Run(fmt.Sprint(size, seats, lang), func(t *testing.T) { tableFits(t, size, seats, lang) })
			}
		}
	}
}

func tableFits(t *testing.T, size ui.Point, seats int, lang string) {
	b, seen := NewBoard(), 0
	for seed := range uint64(3) {
		fixture.Play(t, fixture.Match(t, seats, seed), func(state rules.State) {
			s := state.(*agricola.State)
			if !feeds(s) || seen > 5 {
				return
			}
			v := fixture.View(t, b, s, size.X, size.Y)
			v.Words = scenetest.Words(t, lang)
			m := b.moment(v)
			d, ok := m.harvest().meal()
			if !ok {
				return
			}
			seen++
			var boxes []scenetest.Box
			for i, o := range append(m.harvest().bowls(d), m.harvest().flames(d)...) {
				boxes = append(boxes, scenetest.Named(fmt.Sprint("bowl ", i), o.at))
			}
			scenetest.Apart(t, m.at.stage.table, boxes)
		})
	}
	if seen == 0 {
		t.Error("nobody is fed")
	}
}

// Where a bowl stays empty one line tells what is missing, and none what would be missing without the
// meal.
func TestOneLineTellsWhatIsMissing(t *testing.T) {
	en := scenetest.In(t, "agricola.")
	s := arranged(t, nil, "round 4", "goods 1 food 2 grain 2", "goods 2 food 9", "harvest").(*agricola.State)
	b := NewBoard()
	v := fixture.View(t, b, s, 853, 533)
	d := v.Draft.(meal)
	for _, c := range []struct {
		laid, begs int
	}{{2, 0}, {1, 1}} {
		d.laid[box.Grain] = int16(c.laid)
		v.Draft = d
		m := b.moment(v)
		told := joined(m.help().payLines(900))
		still := en.Say("pay.hunger.still", goodsIn(t, oneOf(box.Food, 1)), 1, 3)
		if strings.Contains(told, still) != (c.begs > 0) {
			t.Errorf("%d grain: told %q", c.laid, told)
		}
		for _, other := range []string{en.Say("pay.hunger", 2), en.Say("pay.missing", goodsIn(t, oneOf(box.Food, 2)))} {
			if c.begs > 0 && strings.Contains(told, other) {
				t.Errorf("%d grain: %q is told beside %q", c.laid, other, still)
			}
		}
	}
}

// A seat that can still find its food is not marked as one that begs.
func TestPlateIsRedForWhoBegsOnly(t *testing.T) {
	s := arranged(t, nil, "round 4", "goods 1 food 9", "goods 2 food 2 grain 3", "harvest").(*agricola.State)
	m := NewBoard().moment(fixture.View(t, NewBoard(), s, 853, 533))
	for _, seat := range []rules.Seat{0, 1} {
		o := m.owned().outlooks(seat)[0]
		if got := m.harvest().lacks(seat, box.Food, false); got != (o.lacks() > 0) || got {
			t.Errorf("seat %d lacks food on its plate: %t, in its row %d", seat, got, o.lacks())
		}
	}
	if (share{full: 2, need: 4}).ink() == (share{full: 2, need: 4, lacks: true}).ink() {
		t.Error("what can be found looks like what cannot")
	}
}
