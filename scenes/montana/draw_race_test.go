package montana

import (
	"fmt"
	"strings"
	"testing"

	art "tilestead/assets/montana"
	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/scenes/board"
	"tilestead/scenes/scenetest"
	"tilestead/ui"
)

// TestRaceNamesTheLeader plays games through: one line tells how many
// settlements end the game, and from the first one on who is nearest to that.
func TestRaceNamesTheLeader(t *testing.T) {
	b := NewBoard()
	open, led, last := 0, 0, 0
	check := func(st rules.State) {
		s := st.(*montana.State)
		m := b.moment(fixture.View(t, b, s, 640, 400))
		text := m.seats().race()
		all := montana.Components.Settlements[3]
		least := all
		for seat := range rules.Seat(3) {
			least = min(least, s.Player(seat).Left)
		}
		switch {
		case s.Active() < 0:
			if text != "" {
				t.Fatalf("before and after the game: %q", text)
			}
			return
		case s.Ended():
			if !strings.HasPrefix(text, m.say("left.last")) {
				t.Fatalf("in the last round: %q", text)
			}
			last++
		case !strings.Contains(text, fmt.Sprint(all)):
			t.Fatalf("%q does not say what ends the game", text)
		case least == all:
			open++
			return
		}
		led++
		for seat := range rules.Seat(3) {
			if named := strings.Contains(text, m.Name(seat)); named != (s.Player(seat).Left == least) {
				t.Fatalf("%q with %d left for %s", text, s.Player(seat).Left, m.Name(seat))
			}
		}
	}
	for seed := range uint64(12) {
		fixture.Play(t, fixture.Match(t, 3, seed), check)
	}
	if open == 0 || led == 0 || last == 0 {
		t.Errorf("%d positions before the first settlement, %d after it, %d in the last round", open, led, last)
	}
}

// TestRaceKeepsClear looks where the line lies.
func TestRaceKeepsClear(t *testing.T) {
	fixture.EachTable(t, func(t *testing.T, size scenetest.Size, seats int) {
		p := layOut(board.Site{W: size.W, H: size.H, Layout: ui.LayoutOf(size.W, size.H), Seats: seats})
		scenetest.Apart(t, p.frame.Canvas, append(panels(p), scenetest.Named("race", p.raceBox())))
		if p.raceBox().W < 150 {
			t.Errorf("only %v for the line", p.raceBox())
		}
	})
}

// The race covers no price while the whole map is looked at.
func TestRaceCoversNoPrice(t *testing.T) {
	fixture.EachTable(t, func(t *testing.T, size scenetest.Size, seats int) {
		if ui.LayoutOf(size.W, size.H) == ui.Compact { // the map fills all there is
			return
		}
		for seed := range uint64(8) {
			b := NewBoard()
			match := fixture.Match(t, seats, seed)
			for match.State().Turn() == rules.Nature { // the land is laid
				if _, err := match.Do(match.Roll()); err != nil {
					t.Fatal(err)
				}
			}
			s := match.State().(*montana.State)
			v := fixture.View(t, b, s, size.W, size.H)
			v.Camera = b.home(v)
			m := b.moment(v)
			race, k := b.at.raceBox(), v.Camera.Scale
			race.W = b.at.goods.W - 2
			for h := range montana.Hex(s.Hexes()) {
				p := m.hexAt(h)
				price := ui.Rect{X: p.X - 50*k, Y: p.Y + (art.PriceY-20)*k, W: 100 * k, H: 40 * k}
				if price.Overlaps(race) {
					t.Errorf("game %d: the race lies on the price at %v", seed, price)
				}
			}
		}
	})
}
