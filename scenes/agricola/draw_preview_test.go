package agricola

import (
	"slices"
	"strings"
	"testing"

	"tilestead/assets"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/scenes/scenetest"
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
						if want = m.say("pay.hunger", int(n)); m.harvest().gap() != "" {
							want = m.harvest().gap()
						}
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

// What is said of a card, a major, a space or a special action on a table for two stands whole in the
// panel in every language: a sentence on a card that has no room is left out, for the card shown large
// has it, and what is missing for it or bars it has room always.
func TestNothingIsCutInThePanel(t *testing.T) {
	b := NewBoard()
	for _, lang := range assets.Languages {
		for _, size := range [][2]float64{{853, 533}, {960, 540}, {1280, 720}, {1280, 800}, {1600, 900}} {
			v := fixture.View(t, b, fixture.Match(t, 2, 1, "moor", "hand-cards").State(), size[0], size[1])
			v.Words = scenetest.Words(t, lang)
			m := b.moment(v)
			full, pictured := m.help().wordsBox(), m.help().wordsBox()
			if r := m.at.preview; r.W-pictureWide >= leastWords && r.H-5 >= leastPicture {
				pictured.W -= pictureWide + 8
			}
			whole, all := 0, 0
			told := func(texts []string, in ui.Rect) {
				if n := m.help().takes(texts, in.W-16); n > wordsRoom(in) {
					t.Errorf("%s on %v: %d lines in a room for %d: %q", lang, size, n, wordsRoom(in), texts)
				}
			}
			card := func(list []remark, in ui.Rect) {
				texts := m.help().inRoom(list, nil, in.W-16)
				told(texts, in)
				for _, r := range list {
					if r.rank < 2 && !slices.Contains(texts, r.text) {
						t.Errorf("%s on %v: %q is not told", lang, size, r.text)
					}
				}
				all++
				if len(texts) == len(list) {
					whole++
				}
			}
			for i := range box.Majors {
				card(majorRemarks(m, box.Major(i)), full)
			}
			for i := range box.Cards {
				card(cardRemarks(m, box.Card(i)), pictured)
			}
			if whole < all/2 {
				t.Errorf("%s on %v: only %d of %d cards have all", lang, size, whole, all)
			}
			for i := range box.Spaces {
				told(m.works().spaceTip(box.Space(i)), pictured)
			}
			for _, card := range m.works().specialsShown() {
				for _, a := range actionsOf(card) {
					told(m.specialTip(card, a), full)
				}
			}
		}
	}
}
