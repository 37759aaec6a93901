package agricola

import (
	"fmt"
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// expanding is a position in which a room or a stable is asked for, and its view.
func expanding(t *testing.T, b *Board) *board.View {
	t.Helper()
	s := arranged(t, nil, "goods 1 wood 9 reed 4", "turn 1")
	a, ok := rules.Find(s, "place farm_expansion")
	if !ok {
		t.Fatal("nobody can expand the farm")
	}
	s.Do(a, nil)
	return fixture.View(t, b, s, 853, 533)
}

func targetFor(b *Board, v *board.View, id string) (board.Target, bool) {
	for _, g := range b.Targets(v) {
		if g.ID == id {
			return g, true
		}
	}
	return board.Target{}, false
}

// A click on a space proposes the room or the stable that it stands for, with its price, and decides
// nothing; another one takes that back. The red button builds what is proposed and nothing else.
func TestRoomsAndStablesAreProposed(t *testing.T) {
	b := NewBoard()
	v := expanding(t, b)
	kinds := map[uint8]bool{}
	for _, a := range v.Legal {
		if !onSites[a.Kind()] {
			continue
		}
		v.Draft = nil
		if _, there := targetFor(b, v, "button build"); there {
			t.Fatal("nothing is proposed, but there is a button that builds")
		}
		found := false
		for _, g := range b.Targets(v) {
			if g.Sets == nil || g.Sets(nil) != sitesOf(siteOf(a)) {
				continue
			}
			found = true
			if g.Fits != nil {
				t.Errorf("a click on %s decides", g.ID)
			}
			v.Draft = g.Sets(nil)
			if back, ok := targetFor(b, v, g.ID); !ok || back.Sets(v.Draft) != nil {
				t.Errorf("a second click on %s does not take it back", g.ID)
			}
		}
		button, ok := targetFor(b, v, "button build")
		if !found || !ok || !button.Primary {
			t.Errorf("%s cannot be proposed and built", rules.Notation(v.State, a))
			continue
		}
		for _, other := range v.Legal {
			if button.Fits(other) != (other == a) {
				t.Errorf("the button for %s fits %s", rules.Notation(v.State, a), rules.Notation(v.State, other))
			}
		}
		m := b.moment(v)
		if told := strings.Join(m.help().previewLines(400), "\n"); !strings.Contains(told, joined(m.aims().bill(a))) {
			t.Errorf("%q does not tell the price", told)
		}
		kinds[a.Kind()] = true
	}
	if !kinds[agricola.KindRoom] || !kinds[agricola.KindStable] {
		t.Errorf("only %v were proposed", kinds)
	}
}

// Several rooms and stables are proposed one after the other and built with one press; a click takes one
// of them off again, and what cannot be paid besides takes the place of the oldest.
func TestSeveralSitesAreBuiltAtOnce(t *testing.T) {
	b := NewBoard()
	v := expanding(t, b)
	m := b.moment(v)
	var room, stable, other site
	for _, a := range v.Legal {
		switch {
		case a.Kind() == agricola.KindRoom:
			room, other = siteOf(a), room
		case a.Kind() == agricola.KindStable:
			stable = siteOf(a)
		}
	}
	d := m.aims().toggled(m.aims().toggled(nil, room), stable)
	if d != sitesOf(room, stable) {
		t.Fatalf("a room, then a stable: %v", d)
	}
	v.Draft = d
	button, _ := targetFor(b, v, "button build")
	if len(button.Then) != 1 {
		t.Fatalf("the button builds %d things more", len(button.Then))
	}
	s := v.State.Clone()
	for _, a := range v.Legal {
		if button.Fits(a) {
			s.Do(a, nil)
		}
	}
	s.Do(button.Then[0].Action, nil)
	p := s.(*agricola.State).Player(0)
	if !p.Rooms.Has(room.at) || !p.Stables.Has(stable.at) {
		t.Error("one of them is not built")
	}
	if cost, _ := b.moment(v).harvest().leaving(); cost[box.Wood] != 7 {
		t.Errorf("both take %v", cost)
	}
	if back := m.aims().toggled(d, room); back != sitesOf(stable) {
		t.Errorf("without the room: %v", back)
	}
	if last := m.aims().toggled(d, other); last != sitesOf(stable, other) {
		t.Errorf("with one room too many %v is proposed", last)
	}
}

// What is proposed shows pale on its space.
func TestProposedRoomShows(t *testing.T) {
	b := NewBoard()
	v := expanding(t, b)
	drawn := func() map[string]bool {
		c, all := canvas(v), map[string]bool{}
		b.moment(v).farm().drawFarm(c)
		for _, op := range c.Ops {
			all[fmt.Sprint(op)] = true
		}
		return all
	}
	bare := drawn()
	for _, a := range v.Legal {
		if a.Kind() == agricola.KindRoom {
			v.Draft = sitesOf(siteOf(a))
			break
		}
	}
	for op := range drawn() {
		if !bare[op] {
			return
		}
	}
	t.Error("nothing more is drawn")
}

// While a room is proposed that takes all the wood, nothing else looks as if it could be built
// besides, and what the plan costs stands beside the goods; with wood left the others still do.
func TestWhatAPlanTakesLooksTaken(t *testing.T) {
	for wood, others := range map[string]bool{"5": false, "9": true} {
		b := NewBoard()
		s := arranged(t, nil, "goods 1 wood "+wood+" reed 2", "turn 1")
		a, _ := rules.Find(s, "place farm_expansion")
		s.Do(a, nil)
		v := fixture.View(t, b, s, 853, 533)
		for _, a := range v.Legal {
			if a.Kind() == agricola.KindRoom {
				v.Draft = sitesOf(siteOf(a))
				break
			}
		}
		m, open := b.moment(v), 0
		for _, g := range m.aims().cellTargets() {
			if !m.aims().proposes(g) && !m.aims().spent(g) {
				open++
			}
		}
		if (open > 0) != others {
			t.Errorf("with %s wood a room leaves %d more things to build", wood, open)
		}
		if gone, ok := m.harvest().leaving(); !ok || gone[box.Wood] != 5 || gone[box.Reed] != 2 {
			t.Errorf("a room takes %v of the goods", gone)
		}
	}
}

// What a space of the farm would take is told on the farm's side, not over the action spaces.
func TestTipsOfSitesKeepOffTheSpaces(t *testing.T) {
	b := NewBoard()
	for _, size := range []ui.Point{{X: 853, Y: 533}, {X: 1280, Y: 800}} {
		s := expanding(t, b).State
		v := fixture.View(t, b, s, size.X, size.Y)
		spaces, told := b.moment(v).at.spaces, 0
		for _, g := range b.Targets(v) {
			if g.Button > 0 || !strings.HasPrefix(g.ID, "cell ") {
				continue
			}
			told++
			shown := b.Offers().Shown(v)
			for _, o := range b.Targets(v) {
				if o.ID != g.ID {
					shown.Off = append(shown.Off, o.Area)
				}
			}
			if r := ui.PlaceTip(v.Frame.Canvas, g.Area, 190, 44, shown); r.Overlaps(spaces) {
				t.Errorf("%v: the tip on %s lies at %v, over the spaces at %v", size, g.ID, r, spaces)
			}
		}
		if told == 0 {
			t.Error("nothing is told of the farm")
		}
	}
}
