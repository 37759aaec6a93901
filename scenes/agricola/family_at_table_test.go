package agricola

import (
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/ui"
)

// figures are the scales of the people drawn in a box of a canvas.
func figures(c *ui.Canvas, in ui.Rect) (scales []float64) {
	for i := range c.Ops {
		op := &c.Ops[i]
		if op.Kind == ui.OpSprite && strings.HasPrefix(op.Sprite.Name(), "agricola/person/") &&
			in.Contains(ui.Point{X: op.Box.X, Y: op.Box.Y}) {
			scales = append(scales, op.Scale)
		}
	}
	return scales
}

// The own family sits at its table through the whole harvest, also while others eat, before
// anybody does and after the young are born.
func TestTheFamilySitsAtItsTable(t *testing.T) {
	b, waits := NewBoard(), 0
	fixture.Games(t, 2, func(before rules.State, _ rules.Beat) {
		s := before.(*agricola.State)
		if !s.Harvesting() {
			return
		}
		v := watching(fixture.View(t, b, before, 853, 533), false)
		m := b.moment(v)
		if !m.at.stage.on || m.strays().open() || m.majors().supplyOpen() {
			return
		}
		if s.Turn() > m.own {
			waits++
		}
		c := canvas(v)
		b.Draw(c, v)
		if n := len(figures(c, m.at.stage.table)); n != int(s.Player(m.own).People) {
			t.Fatalf("%q of seat %d: %d of %d sit at the table", s.Prompt().Key, s.Turn(), n, s.Player(m.own).People)
		}
	})
	if waits == 0 {
		t.Error("nobody waited for others to eat")
	}
}

// On the stove lies what was burnt, also when people went to bed for the rest.
func TestTheStoveHoldsWhatWasBurnt(t *testing.T) {
	b, cold := NewBoard(), 0
	for seed := range uint64(4) {
		fixture.Beats(t, fixture.Match(t, 1, seed), func(_ rules.State, beat rules.Beat) {
			e, bed := beat.Event.(agricola.WentToBed)
			if !bed {
				return
			}
			o := *b.moment(fixture.View(t, b, beat.After, 853, 533))
			o.turn = e.Seat
			full, _ := counted(o.harvest().flames(meal{}))
			if h := o.s.Player(e.Seat).Tally; full > int(h.Burnt) && full > int(h.Cold)-e.N || full+e.N > int(h.Cold) {
				t.Errorf("%d of %d burn on the stove, %d went to bed", full, h.Cold, e.N)
			}
			cold++
		})
	}
	if cold == 0 {
		t.Error("nobody was cold")
	}
}

// A newborn stands by its parent's side on a space, and at home once all are back.
func TestNewbornsStandInOnePlace(t *testing.T) {
	b, out, back := NewBoard(), 0, 0
	fixture.Games(t, 3, func(before rules.State, _ rules.Beat) {
		m := b.moment(fixture.View(t, b, before, 853, 533))
		p := m.s.Player(m.seen)
		if p.Newborns == 0 || p.Bed > 0 {
			return
		}
		c := &ui.Canvas{S: 1.5}
		y := m.farm().yard(c)
		y.drawStanding()
		small, want := 0, 0
		for _, k := range figures(c, m.at.farm) {
			if k < y.k {
				small++
			}
		}
		if out++; p.Home == p.People {
			back++
			want = int(p.Newborns)
		}
		if small != want {
			t.Fatalf("%d of %d people are home, %d newborn: %d are small", p.Home, p.People, p.Newborns, small)
		}
	})
	if out == back || back == 0 {
		t.Errorf("of %d times newborns were seen %d times at home", out, back)
	}
}

// Nothing is burnt without Farmers of the Moor: there is no stove.
func TestNobodyHeatsWithoutTheMoor(t *testing.T) {
	b, fed := NewBoard(), 0
	fixture.Beats(t, fixture.Match(t, 2, 4, "hand-cards"), func(_ rules.State, beat rules.Beat) {
		m := b.moment(fixture.View(t, b, beat.After, 853, 533))
		if m.s.Prompt().Key != "feed" {
			return
		}
		fed++
		if list := m.harvest().flames(meal{}); len(list) > 0 {
			t.Fatalf("%d fuel is asked for", len(list))
		}
	})
	if fed == 0 {
		t.Error("nobody is fed")
	}
}
