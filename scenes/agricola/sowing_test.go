package agricola

import (
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/scenes/scenetest"
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
	chooses(t, p, "cell 0,4")
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
