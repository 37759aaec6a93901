package agricola

import (
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
)

// Spaces promise nothing that this game lacks: the Meeting Place of levels I and II lets nobody
// play a card.
func TestSpacesPromiseNothingThatTheGameLacks(t *testing.T) {
	for _, level := range []struct {
		modules []string
		plays   bool
	}{{[]string{"moor", "minor-cards"}, false}, {[]string{"moor", "hand-cards"}, true}, {[]string{"hand-cards"}, true}} {
		var s *agricola.State
		fixture.Play(t, fixture.Match(t, 2, 1, level.modules...), func(state rules.State) {
			if s == nil && state.(*agricola.State).Prompt().Key == "place" {
				s = state.Clone().(*agricola.State)
			}
		})
		v := fixture.View(t, NewBoard(), s, 853, 533)
		v.Viewer = 0
		m := NewBoard().moment(v)
		told := joined(m.works().spaceTip(box.MeetingPlace))
		if strings.Contains(told, m.Words.Inside(m.say("deed.minor"))) != level.plays {
			t.Errorf("%v: %q", level.modules, told)
		}
	}
}

// Whoever could pay for a room, but has no place for one, is told so by the space.
func TestNoPlaceForARoomIsTold(t *testing.T) {
	farmExpansion := box.FindSpace("farm_expansion")
	for _, woods := range []string{"forests 1 1,1 2,1", "forests 1 0,0 1,1 2,1"} {
		s := fixture.Match(t, 2, 1, "moor", "first-1").State().(*agricola.State)
		arrange(t, s, "goods 1 wood 9 reed 4", woods)
		v := fixture.View(t, NewBoard(), s, 853, 533)
		v.Viewer = 0
		m := NewBoard().moment(v)
		told := joined(m.works().spaceTip(farmExpansion))
		if none := s.Player(0).RoomSpots() == 0; strings.Contains(told, m.say("deed.rooms.site")) != none {
			t.Errorf("%q: no room fits: %v, told: %q", woods, none, told)
		}
	}
}

// After the last harvest nothing is needed any more, and nothing is missing.
func TestNothingIsNeededAfterTheLastHarvest(t *testing.T) {
	b, ended := NewBoard(), 0
	fixture.Games(t, 2, func(before rules.State, _ rules.Beat) {
		if s := before.(*agricola.State); s.NextHarvest() == 0 {
			ended++
			for _, o := range b.moment(fixture.View(t, b, before, 853, 533)).owned().outlooks(0) {
				if o.lacks() > 0 || o.need > 0 || o.arrives > 0 {
					t.Fatalf("%+v is needed or comes after the game's last harvest", o)
				}
			}
		}
	})
	if ended == 0 {
		t.Error("no harvest was the last")
	}
}

// The words of a rival's plate say what its verdicts and its number are.
func TestPlatesOfRivalsTellWhatTheirNumbersAre(t *testing.T) {
	b, lacking := NewBoard(), 0
	fixture.Games(t, 2, func(before rules.State, _ rules.Beat) {
		m := b.moment(fixture.View(t, b, before, 853, 533))
		for i, seat := range rivalsOf(m.s, m.own) {
			told := joined(m.help().tip(m.at.rivals[i].Center()))
			if m.majors().covered() || told == "" || m.s.Round() == 0 {
				continue
			}
			if !strings.Contains(told, m.say("plate.points", m.s.Points(seat))) {
				t.Fatalf("no points: %q", told)
			}
			for _, o := range m.owned().verdicts(seat) {
				if n := o.lacks(); n > 0 {
					lacking++
					if !strings.Contains(told, m.amount(o.good, n)) {
						t.Fatalf("%d missing %s is not told: %q", n, box.GoodIDs[o.good], told)
					}
				}
			}
		}
	})
	if lacking == 0 {
		t.Error("nobody lacked anything")
	}
}

// Where a space of the farm stands for one action its price is told.
func TestCellsTellTheirPrice(t *testing.T) {
	b, priced := NewBoard(), 0
	fixture.Play(t, fixture.Match(t, 2, 5), func(state rules.State) {
		m := b.moment(fixture.View(t, b, state, 853, 533))
		for _, g := range m.aims().cellTargets() {
			for _, a := range m.Picked {
				if a.Kind() != agricola.KindStable || !g.Fits(a) || g.Tell == nil {
					continue
				}
				after := m.s.Clone().(*agricola.State)
				after.Do(a, nil)
				paid := int(m.s.Player(m.turn).Goods[box.Wood] - after.Player(m.turn).Goods[box.Wood])
				priced++
				if told := g.Tell(); paid > 0 && !strings.Contains(told, m.amount(box.Wood, paid)) {
					t.Fatalf("%d wood for a stable is told so: %q", paid, told)
				}
			}
		}
	})
	if priced == 0 {
		t.Error("no stable could be built")
	}
}

// A prompt names both buildings where both can be built, and says what has to be exchanged first.
func TestPromptsNameWhatCanBeDone(t *testing.T) {
	b, seen := NewBoard(), map[string]int{}
	fixture.Games(t, 6, func(before rules.State, _ rules.Beat) {
		s := before.(*agricola.State)
		if s.Prompt().Key != "use" {
			return
		}
		v := fixture.View(t, b, before, 853, 533)
		m := b.moment(v)
		kinds, swaps := map[uint8]bool{}, false
		for _, a := range m.Picked {
			switch k := a.Kind(); {
			case goesOn[k] != "":
			case agricola.Title.Side(a):
				swaps = swaps || k != agricola.KindDiscard
			default:
				kinds[k] = true
			}
		}
		want := ""
		switch {
		case len(kinds) == 2 && kinds[agricola.KindRoom] && kinds[agricola.KindStable]:
			want = "ask.use.either"
		case len(kinds) == 0 && swaps:
			want = "ask.use.exchange"
		default:
			return
		}
		seen[want]++
		if ask, _ := b.Prompt(v); ask != m.say(want) {
			t.Fatalf("asked %q, want %q", ask, m.say(want))
		}
	})
	if len(seen) != 2 {
		t.Errorf("seen %v", seen)
	}
}

// What a card offers for a price is asked as such, and without the price, what has to be done first.
func TestOffersOfCardsTellWhetherTheyCanBePaid(t *testing.T) {
	for _, c := range []struct{ goods, ask string }{
		{"goods 1 fuel 1 wood 4", "ask.use.trade"}, {"goods 1 wood 4", "ask.use.exchange"},
	} {
		s := arranged(t, []string{"moor"}, "cards 1 M098", c.goods, "turn 1")
		a, ok := rules.Find(s, "place fishing")
		if !ok {
			t.Fatalf("nobody can fish: %v", rules.Notations(s))
		}
		s.Do(a, nil)
		b := NewBoard()
		v := fixture.View(t, b, s, 853, 533)
		card, _ := box.FindCard("M098")
		m := b.moment(v)
		if ask, hint := b.Prompt(v); ask != m.say(c.ask) || hint != m.cards().cardName(card) {
			t.Errorf("%s: asked %q, %q", c.goods, ask, hint)
		}
	}
}

// Who begs or is cold although all that is laid is paid is told so before it is paid.
func TestWhatIsLackingEvenSoIsTold(t *testing.T) {
	for _, c := range []struct {
		goods, asked, key string
		n                 int
	}{
		{"food 0 grain 1 fuel 2", "feed", "pay.hunger.still", 3}, {"food 9 wood 1", "heat", "pay.cold.still", 1},
		{"food 0 grain 4 fuel 2", "feed", "", 0}, {"food 9 fuel 2 wood 1", "heat", "", 0},
	} {
		s := arranged(t, []string{"moor"}, "round 4", "goods 1 "+c.goods, "goods 2 food 9 fuel 9", "harvest").(*agricola.State)
		for s.Prompt().Key == "feed" && c.asked == "heat" {
			s.Do(s.Legal(nil)[0], nil)
		}
		b := NewBoard()
		m := b.moment(fixture.View(t, b, s, 853, 533))
		d, ok := m.harvest().meal()
		if !ok || s.Prompt().Key != c.asked {
			t.Fatalf("%s: %q is asked", c.goods, s.Prompt().Key)
		}
		want := ""
		if c.n > 0 {
			want = m.say(c.key, c.n)
			if c.asked == "feed" {
				want = m.say(c.key, m.amount(box.Food, c.n), c.n, 3*c.n)
			}
		}
		if got := m.harvest().shortOf(d); got != want || !strings.Contains(joined(m.harvest().mealLines(d)), want) {
			t.Errorf("%s: told %q, want %q", c.goods, got, want)
		}
	}
}
