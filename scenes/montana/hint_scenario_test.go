package montana

import (
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/scenes/scenetest"
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

// What hints say of known positions; Mira is the second seat.
func TestHintsSpeakOfTheGame(t *testing.T) {
	en := scenetest.In(t, "montana.")
	say := func(key string, args ...any) string { return en.Say("advice."+key, args...) }
	has := func(you, mira int) string {
		return say("has", say("you"), you) + ", " + say("has", "Mira", mira)
	}
	rich := "set goods 1 5 5 5 5 5 5"
	row := []string{rich, "set face 3,0 T05.0", "set settle 1 0,0", "set settle 1 1,0", "set settle 1 2,0"}
	for _, c := range []struct {
		name   string
		lines  []string
		action string
		want   string
	}{
		{"settling", []string{rich}, "build 0,1",
			en.Count("advice.build", 10, en.Count("n.settlement", 2))},
		{"four in a row", row, "build 3,0", say("row")},
		{"a lake", []string{"set goods 1 2 1 0 0 1 1", "set settle 2 0,0"}, "build 0,-1",
			en.Count("advice.lake", 1)},
		{"cattle", []string{"set goods 1 2 1 0 0 1 1", "set settle 2 0,0"}, "build 0,-1",
			en.Count("advice.herd", 1)},
		{"the last settlement", []string{rich, "set left 1 1"}, "build 0,1",
			say("build.ends")},
		{"a rival can pay too", []string{rich, "set goods 2 3 3 3 1 3 1"}, "build 0,1",
			say("contested", "Mira")},
		{"work", []string{"set workers 1 LL"}, "work grain_field.a",
			say("small", en.Count("n.grain", 1))},
		{"a worker spared", []string{"set workers 1 LOO", "work grain_field.a"}, "use OO",
			say("spares", en.Count("n.light", 1))},
		{"the bank", []string{"set workers 1 LO", "work bank.2"}, "use LO",
			say("work", en.Count("n.silver", 8))},
		{"the town", []string{"set good pumpkin 2 3"}, "town",
			say("town", has(3, 3))},
		{"a shortage of pumpkins", []string{"set good pumpkin 6 6"}, "town",
			say("town.none", has(6, 5))},
		{"a bid that can be outbid", []string{"set good pumpkin 2 3", "town"}, "bid R1 2",
			say("bid.open", say("has", "Mira", 3))},
		{"a safe bid", []string{"set good pumpkin 2 0", "town"}, "bid R2 2",
			say("bid.safe")},
		{"a rival outbid", []string{"set good pumpkin 2 3", "town", "bid R1 2"}, "bid R1 3",
			say("bid.over", "You")},
		{"passing", []string{"set good pumpkin 2 3", "town", "bid R1 2"}, "pass",
			en.Count("advice.pass", 3)},
		{"recruiting", []string{"set workers 1 LLO"}, "recruit",
			en.Count("advice.recruit", 3)},
		{"a cattle for a worker", nil, "trade D", say("white", en.Say("area.quarry"))},
		{"one worker too many", []string{"set workers 1 LLLLLLLL", "trade D"}, "return D",
			say("return", en.Say("area.grain_field"))},
		{"a canteen", []string{"set canteens 1 2", rich, "build 0,1", "stop", "end"}, "canteen",
			en.Count("advice.canteen", 1)},
	} {
		s := stage(t, c.lines...)
		a, ok := rules.Find(s, c.action)
		if !ok {
			t.Errorf("%s: %q is not legal: %v", c.name, c.action, rules.Notations(s))
			continue
		}
		v := fixture.View(t, NewBoard(), s, 1280, 800)
		told := NewBoard().advise(v, a, func(string) int { return 0 })
		if text := strings.Join(told, " "); !strings.Contains(text, c.want) {
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
	told := strings.Join(b.advise(fixture.View(t, b, s, 1280, 800), a, func(string) int { return 0 }), " ")
	if strings.Contains(told, scenetest.In(t, "montana.advice.").Part("contested", 0)) {
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
	en := scenetest.In(t, "montana.")
	want := en.Count("confirm.payable", 5, en.Count("n.silver", 1))
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
