package agricola

import (
	"slices"
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/scenes/board"
	"tilestead/scenes/scenetest"
	"tilestead/ui"
)

// sower sits somebody with two empty fields and so many crops who may sow.
func sower(t *testing.T, goods string) *scenetest.Player {
	t.Helper()
	p := seated(t, nil, "round 4", "fields 1 0,3 0,4", "goods 1 food 9 "+goods,
		"goods 2 food 9")
	chooses(t, p, "space grain_utilization")
	return p
}

// A click on an empty field sows the crop in hand, one on a crop takes it back, and the red button
// sows what lies there.
func TestFieldsAreSownByClicks(t *testing.T) {
	p := sower(t, "grain 2 vegetable 1")
	state := func() *agricola.State { return p.Table.Match().State().(*agricola.State) }
	chooses(t, p, "cell 0,3")
	chooses(t, p, "seed vegetable")
	chooses(t, p, "cell 0,4")
	chooses(t, p, "cell 0,3") // the grain is taken back
	chooses(t, p, "seed grain")
	chooses(t, p, "cell 0,3")
	if n := state().Player(0).Goods; n[box.Grain] != 2 || n[box.Vegetable] != 1 {
		t.Fatalf("before the red button is clicked %v is left", n)
	}
	chooses(t, p, "button sow")
	q := state().Player(0)
	if q.Goods[box.Grain] != 1 || q.Goods[box.Vegetable] != 0 || q.Grain.Planted().Size() != 1 ||
		q.Vegetable.Planted().Size() != 1 {
		t.Errorf("left are %v, grain grows on %v, vegetables on %v", q.Goods, q.Grain.Planted(), q.Vegetable.Planted())
	}
}

// What is to be sown is named: in the line above, and on the red button where it has room.
func TestSowingNamesTheCrops(t *testing.T) {
	b := NewBoard()
	state := sower(t, "grain 2 vegetable 1").Table.Match().State()
	for _, n := range [][2]int16{{2, 0}, {1, 1}} {
		v := fixture.View(t, b, state, 853, 533)
		v.Draft = sowing{n: n, held: box.Grain}
		m := b.moment(v)
		want := m.say("do.sow", m.stock(&box.Stock{box.Grain: n[0], box.Vegetable: n[1]}))
		if ask, _ := b.Prompt(v); ask != want {
			t.Errorf("asked is %q, not %q", ask, want)
		}
		i := slices.IndexFunc(m.farm().sowTargets(), func(g board.Target) bool { return g.ID == "button sow" })
		if i < 0 {
			t.Fatal("there is no red button")
		}
		if label := m.farm().sowTargets()[i].Label; n[1] == 0 && label != want {
			t.Errorf("the red button says %q, not %q", label, want)
		}
	}
}

// Once every field is to be sown, a click on the other crop sows that instead, where the crop lay.
func TestOtherCropIsSownInstead(t *testing.T) {
	p := sower(t, "grain 2 vegetable 1")
	for _, id := range []string{"cell 0,4", "cell 0,3", "seed vegetable", "button sow"} {
		chooses(t, p, id)
	}
	q := p.Table.Match().State().(*agricola.State).Player(0)
	if q.Goods[box.Grain] != 1 || q.Goods[box.Vegetable] != 0 || q.Grain.Planted().Size() != 1 {
		t.Errorf("left are %v, grain grows on %v, vegetables on %v", q.Goods, q.Grain.Planted(), q.Vegetable.Planted())
	}
}

// All empty fields can be clicked, however little there is to sow; grain that lies on one is not
// baked, and what is baked is chosen beside the oven, clear of special actions.
func TestGrainIsSownOnAnyFieldOrBaked(t *testing.T) {
	p := lastTurns(t, normal, "round 4", "forests 1 -", "moors 1 -", "fields 1 0,2 0,3 0,4", "majors 1 fireplace_2",
		"goods 1 food 9 fuel 9 grain 1 wood 1 clay 1")
	chooses(t, p, "space grain_utilization")
	baking := func() bool {
		return slices.ContainsFunc(p.Usable(), func(g board.Target) bool { return strings.HasPrefix(g.ID, "choice bake") })
	}
	for _, id := range []string{"cell 0,2", "cell 0,3", "cell 0,4"} {
		if !has(p, id) {
			t.Errorf("%s cannot be clicked", id)
		}
	}
	if !baking() {
		t.Error("nothing can be baked")
	}
	chooses(t, p, "cell 0,4")
	if baking() {
		t.Error("grain that lies on a field is baked")
	}

	s := p.Table.Match().State().(*agricola.State)
	b := NewBoard()
	for _, size := range []ui.Point{{X: 853, Y: 533}, {X: 960, Y: 540}, {X: 1280, Y: 720}} {
		m := b.moment(fixture.View(t, b, s, size.X, size.Y))
		list, by := m.choices().slip()
		_, slip := m.choices().chips(list, by)
		for _, r := range append(slices.Clone(m.grid.cards), m.at.needs) {
			if r.W > 0 && slip.Overlaps(r.Inset(sparedEdge)) {
				t.Errorf("%v: the slip at %v hides %v", size, slip, r)
			}
		}
	}
}

// Where exchanges are looked for nothing is thrown away; a click on the good itself offers that.
func TestExchangesThrowNothingAway(t *testing.T) {
	p := lastTurns(t, normal, "goods 1 food 4 fuel 2 wood 3 clay 1")
	offered := func(what string) bool {
		return slices.ContainsFunc(p.Usable(), func(g board.Target) bool { return strings.HasPrefix(g.ID, "choice "+what) })
	}
	chooses(t, p, "good wood")
	if !offered("discard") {
		t.Error("a click on the good does not offer to throw it away")
	}
	chooses(t, p, "button back")
	chooses(t, p, "button any")
	if has(p, "good clay") {
		t.Error("clay is looked at for exchanges")
	}
	if !offered("exchange") || offered("discard") {
		t.Error("the only good to exchange does not lie there with its exchanges alone")
	}
}

// Where one crop can be sown none is taken in hand.
func TestOneCropIsNotChosen(t *testing.T) {
	p := sower(t, "grain 2")
	for _, g := range p.Usable() {
		if strings.HasPrefix(g.ID, "seed ") {
			t.Errorf("%q is to be chosen", g.ID)
		}
	}
}

// What lies on the fields before the red button is clicked is what the rules make of it.
func TestSowingShowsWhatTheRulesDo(t *testing.T) {
	b, seen := NewBoard(), 0
	for seed := range uint64(12) {
		fixture.Play(t, fixture.Match(t, 2, seed, "hand-cards"), func(s rules.State) {
			if s.Turn() < 0 {
				return
			}
			v := fixture.View(t, b, s, 640, 400)
			m := b.moment(v)
			if _, ok := m.farm().sowing(); !ok {
				return
			}
			for _, a := range v.Legal {
				if a.Kind() != agricola.KindSow {
					continue
				}
				seen++
				v.Draft = aim(v, a)
				m := b.moment(v)
				after := s.Clone().(*agricola.State)
				after.Do(a, nil)
				if got, want := m.farm().sown(), after.Player(s.Turn()).Farm; got.Grain != want.Grain ||
					got.Vegetable != want.Vegetable {
					t.Fatalf("%s shows otherwise", rules.Notation(s, a))
				}
			}
		})
	}
	if seen == 0 {
		t.Error("nothing is sown")
	}
}

// A crop lies on the field that was clicked, and only a click on that takes it back.
func TestCropsLieWhereTheyWereClicked(t *testing.T) {
	p := sower(t, "grain 2")
	label := func(id string) string {
		i := slices.IndexFunc(p.Usable(), func(g board.Target) bool { return g.ID == id })
		if i < 0 {
			t.Fatalf("%s cannot be clicked", id)
		}
		return p.Usable()[i].Label
	}
	sows := label("cell 0,3")
	for _, step := range []struct {
		clicks string
		lies   [2]bool // on 0,3 and 0,4
	}{
		{"cell 0,4", [2]bool{false, true}},
		{"cell 0,3", [2]bool{true, true}},
		{"cell 0,3", [2]bool{false, true}},
		{"cell 0,3", [2]bool{true, true}},
		{"cell 0,4", [2]bool{true, false}},
	} {
		chooses(t, p, step.clicks)
		if got := [2]bool{label("cell 0,3") != sows, label("cell 0,4") != sows}; got != step.lies {
			t.Fatalf("after a click on %s crops lie on %v, not %v", step.clicks, got, step.lies)
		}
	}
}
