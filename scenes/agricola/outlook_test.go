package agricola

import (
	"slices"
	"testing"
	"tilestead/assets"
	"tilestead/rules/agricola/box"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/scenes/scenetest"
	"tilestead/ui"
)

// What a seat is said to lack for the next harvest is what the harvest asks of it
// beyond its crops, or lets it beg for.
func TestOutlooksAreWhatTheHarvestTakes(t *testing.T) {
	b, met, lacking := NewBoard(), 0, 0
	for seed := range uint64(6) {
		fixture.Play(t, fixture.Match(t, 2, seed), func(state rules.State) {
			s := state.(*agricola.State)
			if s.Prompt().Key != "place" || !agricola.HarvestAfter(s.Round()) {
				return
			}
			m := b.moment(fixture.View(t, b, s, 640, 400))
			after := s.Clone().(*agricola.State)
			if err := agricola.Title.Arrange(after, []string{"harvest"}); err != nil {
				t.Fatal(err)
			}
			for seat := range rules.Seat(2) {
				is, o := after.Player(seat), m.owned().outlooks(seat)[0]
				want := int(is.Begging - s.Player(seat).Begging)
				switch {
				case after.Prompt().Key == "feed" && after.Turn() == seat:
					want = max(0, after.Missing()-eatable(is))
				case is.Tally.Hunger == 0 || s.Player(seat).Newborns > 0:
					continue // the other is asked first
				}
				if o.lacks() != want {
					t.Fatalf("seed %d, seat %d lacks %d food, told %+v", seed, seat, want, o)
				}
				if want > 0 {
					lacking++
				} else {
					met++
				}
			}
		})
	}
	if met == 0 || lacking == 0 {
		t.Errorf("%d have enough, %d lack something", met, lacking)
	}
}

// eatable is the food that all crops and animals of a player give.
func eatable(p *agricola.Player) (food int) {
	for g := range box.Good(box.Goods) {
		worth := p.Cooks(g)
		if worth == 0 && (g == box.Grain || g == box.Vegetable) {
			worth = 1
		}
		food += worth * int(p.Goods[g])
	}
	return food
}

// Goods that are promised to a round before the harvest are on their way.
func TestOutlooksCountPromises(t *testing.T) {
	s := arranged(t, nil, "round 5", "goods 1 stone 3 wood 1 food 1 grain 1").(*agricola.State)
	for _, do := range []string{"place major_improvement", "build well"} {
		a, ok := rules.Find(s, do)
		if !ok {
			t.Fatalf("asked %q, nobody can %s", s.Prompt().Key, do)
		}
		s.Do(a, nil)
	}
	b := NewBoard()
	o := b.moment(fixture.View(t, b, s, 640, 400)).owned().outlooks(0)
	if want := (outlook{good: box.Food, have: 1, arrives: 2, more: 1, need: 4}); len(o) != 1 || o[0] != want {
		t.Errorf("the outlook is %+v, not %+v", o, want)
	}
}

// On the narrow plates of a full table nothing that is drawn beside the name reaches
// into the points.
func TestNarrowPlatesLeaveRoomForPoints(t *testing.T) {
	b, begged := NewBoard(), 0
	fixture.Play(t, fixture.Match(t, 6, 3, "moor"), func(state rules.State) {
		s := state.(*agricola.State)
		v := fixture.View(t, b, s, 640, 400)
		m := b.moment(v)
		for i, seat := range rivalsOf(m.s, m.own) {
			c := &ui.Canvas{}
			c.Reset(640, 400, 1)
			m.owned().drawRival(c, m.at.rivals[i], seat)
			points := m.s.Points(seat).String()
			if s.Player(seat).Begging > 0 {
				begged++
			}
			var from float64
			for _, op := range c.Ops {
				if op.Kind == ui.OpText && op.Text == points {
					from = op.Box.X
				}
			}
			for _, op := range c.Ops {
				wide := ui.Body.Width(op.Text)
				if op.Kind == ui.OpText && op.Text != points && op.Box.X < from && op.Box.X+wide > from {
					t.Fatalf("%q reaches to %v, the points begin at %v", op.Text, op.Box.X+wide, from)
				}
			}
		}
	})
	if begged == 0 {
		t.Error("nobody has begged")
	}
}

// What the next harvest takes stays on its plate, however much is on its way.
func TestOutlooksStayOnTheirPlate(t *testing.T) {
	b := NewBoard()
	for _, goods := range []string{"food 1 fuel 1", "food 12 grain 14 fuel 20"} {
		v := handed(t, b, "hand 1 A087", "goods 1 "+goods, "forests 1 -", "moors 1 -", "fields 1 0,4", "crop 1 0,4 3 grain", "round 8")
		for _, w := range []float64{640, 844, 960, 1280} {
			v.Frame = b.Frame(w, w*5/8, ui.LayoutOf(w, w*5/8), v.State)
			c := &ui.Canvas{}
			c.Reset(w, w*5/8, 1)
			m := b.moment(v)
			m.owned().drawNeeds(c)
			for _, op := range c.Ops {
				if op.Kind != ui.OpText {
					continue
				}
				if box := scenetest.TextBox(&op); !box.Within(m.at.needs) {
					t.Errorf("%s on %v: %q at %v leaves %v", goods, w, op.Text, box, m.at.needs)
				}
			}
		}
	}
}

// No word over a figure touches the upper edge of its panel.
func TestOutlooksKeepOffTheEdge(t *testing.T) {
	b := NewBoard()
	for _, w := range []float64{853, 960, 1280, 1600} {
		v := fixture.View(t, b, arranged(t, []string{"moor"}, "round 2", "turn 1"), w, w*5/8)
		m, c := b.moment(v), canvas(v)
		m.owned().drawFigures(c, m.at.needs.Y+m.at.needs.H/2)
		_, role, bare := m.owned().figureColumns()
		for _, op := range c.Ops {
			if op.Kind != ui.OpText || bare {
				continue
			}
			const edge = 2
			if top := op.Box.Y - role.Capital() - m.at.needs.Y; top < edge+1 {
				t.Errorf("on %v %q begins %.1f under the panel's upper end", w, op.Text, top)
			}
		}
	}
}

// The columns of what the harvest takes lie where they lay, whatever stands in them, and no verdict
// reaches into the next good.
func TestOutlooksKeepTheirColumns(t *testing.T) {
	b := NewBoard()
	for _, w := range []float64{853, 960, 1280} {
		for _, begs := range []string{"", "begging 1 3"} {
			var first []float64
			for _, goods := range []string{"food 0 fuel 0", "food 12 grain 14 fuel 20 wood 9"} {
				set := []string{"round 8", "goods 1 " + goods}
				if begs != "" {
					set = append(set, begs)
				}
				v := fixture.View(t, b, arranged(t, []string{"moor"}, set...), w, w*5/8)
				m := b.moment(v)
				c := &ui.Canvas{}
				c.Reset(w, w*5/8, 1)
				m.owned().drawFigures(c, m.at.needs.Y+m.at.needs.H/2)
				var at []float64
				fuel := m.owned().needBox(box.Fuel)
				for _, op := range c.Ops {
					if op.Kind != ui.OpText {
						continue
					}
					r := scenetest.TextBox(&op)
					if r.X < fuel.X && r.X+r.W > fuel.X {
						t.Errorf("%v, %q: %q at %v reaches into the fuel's half at %v", w, goods, op.Text, r, fuel.X)
					}
					if slices.Contains([]string{"have", "can add", "need"}, op.Text) {
						at = append(at, op.Box.X)
					}
				}
				if first == nil {
					first = at
				}
				if len(at) != 6 && begs == "" || !slices.Equal(at, first) { // with markers there may be no room for words
					t.Errorf("%v, %q: the columns lie at %v, not %v", w, goods, at, first)
				}
			}
		}
	}
}

// The own points stand on the table as those of the others do.
func TestOwnPointsAreTold(t *testing.T) {
	b := NewBoard()
	for _, w := range []float64{640, 844, 853, 1280} {
		v := fixture.View(t, b, arranged(t, []string{"moor"}, "round 8"), w, w*5/8)
		m := b.moment(v)
		c := &ui.Canvas{}
		c.Reset(w, w*5/8, 1)
		m.owned().drawPoints(c)
		want, told := assets.Number(m.s.Points(m.own)), false
		for _, op := range c.Ops {
			if op.Kind == ui.OpText && op.Text == want {
				told = scenetest.TextBox(&op).Within(m.at.points)
			}
		}
		if !told {
			t.Errorf("on %v the own %s points are not told in %v", w, want, m.at.points)
		}
		tip := joined(m.help().tip(m.at.points.Center()))
		if tip != m.say("plate.points", m.s.Points(m.own)) {
			t.Errorf("on %v pointing at them says %q", w, tip)
		}
	}
}

// While a game is laid out nobody has points yet: farms without their forests and moors would lose
// some that they never lack.
func TestPointsBeginWithTheFirstRound(t *testing.T) {
	b := NewBoard()
	match := fixture.Match(t, 2, 3, "moor")
	before := 0
	for ; match.State().(*agricola.State).Round() == 0; before++ {
		m := b.moment(fixture.View(t, b, match.State(), 853, 533))
		for seat := range rules.Seat(2) {
			if got := m.owned().pointsOf(seat); got != "–" {
				t.Errorf("after %d actions seat %d has %s points", match.Len(), seat, got)
			}
		}
		if tip := m.help().tip(m.at.points.Center()); len(tip) > 0 {
			t.Errorf("after %d actions pointing at them says %q", match.Len(), tip)
		}
		if _, err := match.Do(match.Roll()); err != nil {
			t.Fatal(err)
		}
	}
	if before == 0 {
		t.Error("the game began by itself")
	}
	m := b.moment(fixture.View(t, b, match.State(), 853, 533))
	if got, want := m.owned().pointsOf(0), assets.Number(m.s.Points(0)); got != want {
		t.Errorf("in the first round the points are %s, want %s", got, want)
	}
}
