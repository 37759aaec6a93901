package montana

import (
	"slices"
	"strings"
	"testing"
	"time"

	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/scenes/scenetest"
	"tilestead/ui"
)

// Each step of an auction that a rival takes shows till it can be read, and what is done stands in
// words beside the General Store to the end.
func TestAuctionsOfRivalsCanBeFollowed(t *testing.T) {
	b, seen := NewBoard(), map[string]int{}
	fixture.Games(t, 2, func(before rules.State, beat rules.Beat) {
		var seat rules.Seat
		kind, least, own := "", 1200*time.Millisecond, time.Duration(0)
		switch e := beat.Event.(type) {
		case montana.Bid:
			kind, seat = "bid", e.Seat
		case montana.Passed:
			kind, seat = "pass", e.Seat
			if e.Forced {
				own = bidTime // nobody chose it
			}
		case montana.Rewarded:
			kind, seat, least = "reward", e.Seat, 1500*time.Millisecond
		default:
			return
		}
		v := fixture.View(t, b, before, 853, 533)
		v.Picked, v.Legal = nil, nil
		if l, ok := b.Line(v, before, beat); ok && l.Stays != own {
			t.Fatalf("%T of a person stays for %v", beat.Event, l.Stays)
		}
		v.Seats = slices.Clone(v.Seats)
		v.Seats[seat].Bot = "fair"
		l, ok := b.Line(v, before, beat)
		if !ok {
			return
		}
		seen[kind]++
		if l.Stays < least {
			t.Errorf("%T stays for %v", beat.Event, l.Stays)
		}
		clip := b.Clip(v, beat)
		if clip == nil {
			return
		}
		if v.Hidden = clip.Hides; kind == "pass" && b.moment(v).town().bidStatus(seat) != "bid.passed" {
			t.Errorf("while %s passes its plate reads %q", v.Name(seat), b.moment(v).town().bidStatus(seat))
		}
		c := &ui.Canvas{}
		c.Reset(853, 533, 1.5)
		clip.Draw(c, v, l.Stays)
		store := b.at.auction.tray
		if !slices.ContainsFunc(c.Ops, func(op ui.Op) bool {
			return op.Kind == ui.OpText && strings.HasPrefix(op.Text, v.Name(seat)) && op.Box.Within(store)
		}) {
			t.Errorf("nothing beside the store tells %q", l.Text)
		}
	})
	for _, kind := range [...]string{"bid", "pass", "reward"} {
		if seen[kind] == 0 {
			t.Errorf("no %s: %v", kind, seen)
		}
	}
}

// The contractors of the last auction stand on the small town while the player decides.
func TestLastBidsStay(t *testing.T) {
	b := NewBoard()
	var last, after *montana.State
	fixture.Games(t, 1, func(before rules.State, beat rules.Beat) {
		if receipt(beat.Event) {
			last, after = before.(*montana.State), beat.After.(*montana.State)
		} else if last != nil && after.Turn() < 0 {
			after = beat.After.(*montana.State)
		}
	})
	if last == nil {
		t.Fatal("no auction")
	}
	v := fixture.View(t, b, fixture.Match(t, last.Players(), 1).State(), 853, 533)
	v.Receipt = last
	v.Picked = []rules.Action{0}
	m := b.moment(v)
	stood := 0
	for r := range montana.Row(montana.Rows) {
		for col := 1; col <= montana.Columns; col++ {
			stood += len(m.help().bidThere(r, col))
		}
	}
	if stood == 0 {
		t.Error("nobody is said to have stood on the town")
	}
	v.Picked = nil
	if b.moment(v).lastBids() != nil {
		t.Error("the bids stay while nobody decides")
	}
}

// The spins that bring a person the first workers show each for a while, and so does what unused
// builds bring.
func TestFirstSpinsAndUnusedBuildsAreTold(t *testing.T) {
	b, seen := NewBoard(), map[string]int{}
	fixture.Games(t, 2, func(before rules.State, beat rules.Beat) {
		v := fixture.View(t, b, before, 853, 533)
		l, ok := b.Line(v, before, beat)
		if !ok {
			return
		}
		kind := ""
		switch beat.Event.(type) {
		case montana.Spun:
			if kind = "first spin"; !b.moment(v).disc().dealing() {
				return
			}
		case montana.SettleEnded:
			kind = "unused builds"
		default:
			return
		}
		if seen[kind]++; l.Stays < 900*time.Millisecond {
			t.Errorf("%s: %q shows for %v", kind, l.Text, l.Stays)
		}
	})
	if seen["first spin"] == 0 || seen["unused builds"] == 0 {
		t.Errorf("told are %v", seen)
	}
}

// Who could not bid and passed without being asked reads so at the next turn, and nobody else does.
func TestPassingUnaskedIsTold(t *testing.T) {
	b, forced, seen := NewBoard(), map[rules.Seat]bool{}, map[bool]int{}
	var receipt *montana.State
	said := scenetest.In(t, "montana.left.auction").Say("")
	fixture.Games(t, 3, func(before rules.State, beat rules.Beat) {
		switch e := beat.Event.(type) {
		case montana.TownOpened:
			clear(forced)
		case montana.Passed:
			forced[e.Seat] = e.Forced && before.(*montana.State).Player(e.Seat).Goods[montana.Pumpkin] == 0
		case montana.ContractorsHome:
			receipt = before.(*montana.State)
		case montana.TurnBegan:
			v := fixture.View(t, b, beat.After, 853, 533)
			if receipt == nil || v.State.Prompt().Key != "turn" || beat.After.(*montana.State).Ended() || e.Extra {
				return
			}
			v.Receipt = receipt
			_, hint := b.Prompt(v)
			if want := forced[e.Seat]; want != (hint == said) {
				t.Fatalf("seat %d, forced to pass %t, reads %q", e.Seat, want, hint)
			}
			seen[forced[e.Seat]]++
		}
	})
	if seen[true] == 0 || seen[false] == 0 {
		t.Errorf("seen: %v", seen)
	}
}

// Who points at the town, or at a reward that upgrades, learns what an upgrade is.
func TestTownTellsOfUpgrades(t *testing.T) {
	b := NewBoard()
	v := fixture.View(t, b, stage(t, "set turn 1"), 1280, 800)
	m := b.moment(v)
	said, told := m.say("tip.upgrade"), 0
	for _, g := range b.Targets(v) {
		if (g.ID == "town" || g.ID == "button town") && strings.Contains(g.Hint, said) {
			told++
		}
	}
	if told != 2 {
		t.Errorf("%d of town and button tell what an upgrade is", told)
	}
	for r, of := range montana.Components.Rewards {
		tip := m.help().tip(thing{kind: rewardThing, row: montana.Row(r)})
		if slices.Contains(tip, said) != (of.Upgrades > 0) {
			t.Errorf("row %d with %d upgrades is told as %q", r+1, of.Upgrades, tip)
		}
	}
}
