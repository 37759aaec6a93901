package montana

import (
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/rules/montana"
)

// stage lays out a position: lines for Arrange, and actions in notation.
func stage(t *testing.T, lines ...string) *montana.State {
	t.Helper()
	s := montana.Title.New(rules.Setup{Title: "montana", Seats: 2}).(*montana.State)
	for _, line := range append([]string{"set ready"}, lines...) {
		if set, ok := strings.CutPrefix(line, "set "); ok {
			if err := montana.Title.Arrange(s, strings.Fields(set)); err != nil {
				t.Fatalf("%s: %v", line, err)
			}
			continue
		}
		a, ok := rules.Find(s, line)
		if !ok {
			t.Fatalf("%q is not legal at %q: %v", line, s.Prompt().Key, rules.Notations(s))
		}
		s.Do(a, nil)
	}
	return s
}

// spaced joins sentences, with breaks wherever there are spaces.
func spaced(told []string) string { return strings.ReplaceAll(strings.Join(told, " "), "\u00a0", " ") }

// What hints say of known positions; Mira is the second seat.
func TestHintsSpeakOfTheGame(t *testing.T) {
	rich := "set goods 1 5 5 5 5 5 5"
	row := []string{rich, "set face 3,0 T05.0", "set settle 1 0,0", "set settle 1 1,0", "set settle 1 2,0"}
	for _, c := range []struct {
		name   string
		lines  []string
		action string
		want   string
	}{
		{"settling", []string{rich}, "build 0,1", "Places 2 settlements, and you have 10 left to place."},
		{"a row of four", row, "build 3,0", "Completes a row of four for an extra settlement."},
		{"a lake", []string{"set goods 1 2 1 0 0 1 1", "set settle 2 0,0"}, "build 0,-1",
			"The lake gives you a canteen: an extra turn."},
		{"cattle", []string{"set goods 1 2 1 0 0 1 1", "set settle 2 0,0"}, "build 0,-1", "You take the cattle there."},
		{"the last settlement", []string{rich, "set left 1 1"}, "build 0,1",
			"Places your last settlement and begins the last round."},
		{"a rival can pay too", []string{rich, "set goods 2 3 3 3 1 3 1"}, "build 0,1",
			"Rivals who could pay for it too: Mira."},
		{"work", []string{"set workers 1 LL"}, "work grain_field.a",
			"The small space beside it is free for more: 1 grain."},
		{"the bank", []string{"set workers 1 LO", "work bank.2"}, "use LO", "You get: 8 silver."},
		{"the town", []string{"set good pumpkin 2 3"}, "town",
			"You get a pumpkin and bid first. Pumpkins then: you 3, Mira 3."},
		{"a shortage of pumpkins", []string{"set good pumpkin 6 6"}, "town",
			"You bid first. Pumpkins then: you 6, Mira 5."},
		{"a bid that can be outbid", []string{"set good pumpkin 2 3", "town"}, "bid R1 2",
			"Rivals can outbid you with their pumpkins: Mira 3."},
		{"a safe bid", []string{"set good pumpkin 2 0", "town"}, "bid R2 2",
			"Nobody else can outbid you here, so the row is yours."},
		{"a rival outbid", []string{"set good pumpkin 2 3", "town", "bid R1 2"}, "bid R1 3", "You outbid: You."},
		{"passing", []string{"set good pumpkin 2 3", "town", "bid R1 2"}, "pass",
			"Saves your 3 pumpkins for building or another auction."},
		{"recruiting", []string{"set workers 1 LLO"}, "recruit",
			"You get two workers from the disc; you have 3 now, and 8 may stay."},
		{"a cattle for a worker", nil, "trade D", "A single one of this colour can work here: Quarry."},
		{"one worker too many", []string{"set workers 1 LLLLLLLL", "trade D"}, "return D",
			"A single worker of yours can still work here: Grain field."},
		{"a canteen", []string{"set canteens 1 2", rich, "build 0,1", "stop", "end"}, "canteen",
			"You play a whole turn more and still have 1 canteen."},
	} {
		s := stage(t, c.lines...)
		a, ok := rules.Find(s, c.action)
		if !ok {
			t.Errorf("%s: %q is not legal: %v", c.name, c.action, rules.Notations(s))
			continue
		}
		v := fixture.View(t, NewBoard(), s, 1280, 800)
		told := NewBoard().advise(v, a, func(string) int { return 0 })
		if text := spaced(told); !strings.Contains(text, c.want) {
			t.Errorf("%s: told is %q, want %q", c.name, text, c.want)
		}
	}
}

// A rival who cannot pay for a hex is not named.
func TestHintsNameOnlyRivalsWhoCanPay(t *testing.T) {
	s := stage(t, "set goods 1 5 5 5 5 5 5", "set goods 2 0 0 0 0 0 0")
	a, ok := rules.Find(s, "build 0,1")
	if !ok {
		t.Fatal("the hex cannot be settled")
	}
	b := NewBoard()
	told := spaced(b.advise(fixture.View(t, b, s, 1280, 800), a, func(string) int { return 0 }))
	if strings.Contains(told, "Rivals") {
		t.Errorf("told is %q", told)
	}
}

// Who stops building is warned of what could still be paid for.
func TestStoppingTooSoonIsWarnedOf(t *testing.T) {
	s := stage(t, "set goods 1 5 5 5 5 5 5", "build 0,1")
	b := NewBoard()
	stop, ok := rules.Find(s, "stop")
	if !ok {
		t.Fatalf("building cannot stop: %v", rules.Notations(s))
	}
	want := "You can still pay for 5 hexes in reach. An unused build pays only: 1 silver."
	if _, got := b.regret(fixture.View(t, b, s, 1280, 800), stop); got != want {
		t.Errorf("warned is %q, want %q", got, want)
	}
	if err := montana.Title.Arrange(s, strings.Fields("goods 1 0 0 0 0 0 0")); err != nil {
		t.Fatal(err)
	}
	if _, got := b.regret(fixture.View(t, b, s, 1280, 800), stop); got != "" {
		t.Errorf("with no goods left warned is %q", got)
	}
}
