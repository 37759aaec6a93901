package agricola

import (
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/ui"
)

// What is told while people are fed and the house is heated is what the rules
// take, and each choice tells the food that it makes.
func TestPayingTellsWhatComes(t *testing.T) {
	b := NewBoard()
	told, rated := map[string]int{}, 0
	f := fixture
	f.Modules = []string{"moor"}
	for seed := range uint64(4) {
		f.Play(t, f.Match(t, 3, seed), func(state rules.State) {
			s := state.(*agricola.State)
			key, turn := s.Prompt().Key, s.Turn()
			if key != "feed" && key != "heat" {
				return
			}
			m := b.moment(f.View(t, b, s, 960, 540))
			text := strings.Join(m.help().payLines(400), " · ")
			want := m.say("pay.enough")
			for _, a := range s.Legal(nil) {
				after := s.Clone().(*agricola.State)
				after.Do(a, nil)
				was, is := s.Player(turn), after.Player(turn)
				switch a.Kind() {
				case agricola.KindDone:
					if n := is.Begging - was.Begging; n > 0 {
						want = m.say("pay.hunger", int(n))
					} else if n := is.Bed - was.Bed; key == "heat" && n > 0 {
						want = m.say("pay.cold", int(n))
					}
				case agricola.KindFeed:
					owed, _ := s.Owes(turn)
					food := int(is.Goods[box.Food]-was.Goods[box.Food]) + owed
					if owes, _ := after.Owes(turn); owes > 0 {
						food -= owes
					} else if is.Begging > was.Begging {
						food -= int(is.Begging - was.Begging)
					}
					if got := m.help().rate(a); got != " → "+m.amount(box.Food, food) {
						t.Fatalf("%s: makes %d food, told %q", rules.Notation(s, a), food, got)
					}
					rated++
				}
			}
			need := m.amount(box.Food, s.Need(turn))
			if key == "heat" {
				need = m.amount(box.Fuel, s.Heating(turn))
			}
			for _, part := range []string{want, m.say("pay.need", need)} {
				if !strings.Contains(text, part) {
					t.Fatalf("%s: %q is not told in %q", key, part, text)
				}
			}
			told[key]++
		})
	}
	if told["feed"] < 5 || told["heat"] < 5 || rated == 0 {
		t.Errorf("told %v, %d rates", told, rated)
	}
}

// Where a small preview has no room for all of it, what a space gives comes before
// its name, which stands on the space.
func TestSmallPreviewsTellWhatCounts(t *testing.T) {
	b := NewBoard()
	for seats, whole := range map[int]bool{5: false, 2: true} {
		v := fixture.View(t, b, fixture.Match(t, seats, 1).State(), 640, 400)
		m := b.moment(v)
		sp := box.FindSpace("farm_expansion")
		v.Pointer = m.works().spaceBox(sp).Center()
		m = b.moment(v)
		c := &ui.Canvas{}
		c.Reset(640, 400, 2)
		m.help().drawPointed(c)
		var told []string
		for _, op := range c.Ops {
			if op.Kind == ui.OpText {
				told = append(told, op.Text)
			}
		}
		lines := m.works().spaceTip(sp)
		if len(told) == 0 || (told[0] == lines[0]) != whole || !whole && !strings.HasPrefix(lines[1], told[0]) {
			t.Errorf("%d seats: %q tells of %q", seats, told, lines)
		}
	}
}

// On a normal table the words on a space stand in their panel, so no tip says them again;
// where they have no room there, a tip does.
func TestWordsOfSpacesAreSaidOnce(t *testing.T) {
	b, told := NewBoard(), 0
	for _, s := range fixture.Positions(t, 4) {
		v := fixture.View(t, b, s, 853, 533)
		for sp := range box.Spaces {
			at := b.moment(v).works().spaceBox(box.Space(sp))
			if at.W == 0 {
				continue
			}
			v.Pointer = at.Center()
			m := b.moment(v)
			about := b.About(v, v.Pointer)
			if m.majors().covered() || m.works().hotSpace() != box.Space(sp) {
				continue
			}
			c := &ui.Canvas{}
			c.Reset(853, 533, 1.5)
			m.help().drawPointed(c)
			var said strings.Builder
			for _, op := range c.Ops {
				if op.Kind == ui.OpText {
					said.WriteString(op.Text + " ")
				}
			}
			whole := strings.Contains(said.String(), strings.Join(about.Tip, " "))
			if about.Told && !whole {
				t.Errorf("of %q the panel has only %q", about.Tip, said.String())
			}
			if about.Told {
				told++
			}
		}
	}
	if told < 20 {
		t.Errorf("only %d spaces were told", told)
	}
}
