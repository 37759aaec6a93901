package agricola

import (
	"slices"
	"strings"
	"testing"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/ui"
)

// While something is planned on the farm, food and fuel for the next harvest are counted as they are
// once it is done, and what it leaves missing is said before anything is decided.
func TestPlansCountInTheOutlook(t *testing.T) {
	for _, c := range []struct {
		set         []string
		place       string
		kind        uint8
		lack, fresh int // fuel missing before it and once it is done
	}{
		{[]string{"goods 1 food 9 wood 4 fuel 0"}, "fencing", agricola.KindPasture, 0, 2},
		{[]string{"goods 1 food 9 wood 5 reed 2 fuel 0"}, "farm_expansion", agricola.KindRoom, 0, 3},
		{[]string{"goods 1 food 9 wood 2 reed 2 fuel 0"}, "farm_expansion", agricola.KindStable, 0, 2},
		{[]string{"goods 1 food 9 grain 1 fuel 2", "fields 1 0,3"}, "grain_utilization", agricola.KindSow, 0, 0},
	} {
		set := append([]string{"round 4", "forests 1 -", "moors 1 -"}, c.set...)
		s := arranged(t, []string{"moor"}, append(set, "turn 1")...).(*agricola.State)
		a, ok := rules.Find(s, "place "+c.place)
		if !ok {
			t.Fatalf("nobody can go to %s", c.place)
		}
		s.Do(a, nil)
		b := NewBoard()
		v := fixture.View(t, b, s, 853, 533)
		i := slices.IndexFunc(v.Legal, func(a rules.Action) bool {
			return a.Kind() == c.kind
		})
		if i < 0 {
			t.Errorf("%s: asked %q, nothing of it can be done", c.place, s.Prompt().Key)
			continue
		}
		act := v.Legal[i]
		before := b.moment(v).owned().outlooks(0)
		v.Draft = aim(v, act)
		m := b.moment(v)
		now := m.owned().outlooks(0)
		told := m.say("plate.lacks", m.amount(box.Fuel, c.fresh))
		if got := strings.Contains(strings.Join(m.help().previewLines(400), "\n"), told); got != (c.fresh > 0) {
			t.Errorf("%s: %q is said: %t", c.place, told, got)
		}
		after := s.Clone().(*agricola.State)
		after.Do(act, nil)
		v.State, v.Draft = after, nil
		want := b.moment(v).owned().outlooks(0)
		if !slices.Equal(now, want) {
			t.Errorf("%s: counted %+v while it is planned, %+v once it is done", c.place, now, want)
		}
		if n := before[1].lacks(); n != c.lack || now[1].lacks() != c.fresh {
			t.Errorf("%s: %d fuel missing before, %d while it is planned", c.place, n, now[1].lacks())
		}
	}
}

// What is missing is red, with a cross, only in the round whose end brings the harvest.
func TestMissingFoodIsRedOnceTheHarvestIsNear(t *testing.T) {
	b := NewBoard()
	for round, urgent := range map[string]bool{"1": false, "3": false, "4": true, "5": false, "7": true} {
		for _, size := range [][2]float64{{640, 400}, {853, 533}} {
			s := arranged(t, []string{"moor"}, "round "+round, "goods 1 food 0", "goods 2 food 0", "turn 1")
			v := fixture.View(t, b, s, size[0], size[1])
			c := canvas(v)
			m := b.moment(v)
			m.owned().drawNeeds(c)
			m.owned().drawRival(c, m.at.rivals[0], 1)
			red := slices.ContainsFunc(c.Ops, func(op ui.Op) bool {
				return op.Kind == ui.OpText && op.Color == palette.Bad
			})
			if red != urgent {
				t.Errorf("round %s on %v: red is %t", round, size, red)
			}
		}
	}
}
