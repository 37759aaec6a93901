package rulestest

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"testing"

	"tilestead/rules"
)

// findHeap knows the heap, whose scripts can set and ask for the stones.
func findHeap(id string) (*rules.Title, error) {
	if id != "heap" {
		return nil, fmt.Errorf("no title %q; there is heap", id)
	}
	title := newHeap("")
	title.Arrange = func(s rules.State, words []string) (err error) {
		if len(words) != 2 || words[0] != "stones" {
			return errors.New("want `set stones N`")
		}
		s.(*heap).stones, err = strconv.Atoi(words[1])
		return err
	}
	title.Inspect = func(s rules.State, words []string) (string, error) {
		if len(words) != 1 || words[0] != "stones" {
			return "", errors.New("want `= stones : N`")
		}
		return fmt.Sprint(s.(*heap).stones), nil
	}
	return title, nil
}

const sound = `# Taking stones.

scenario 1 the die says how many may be taken
covers W1 W2
game heap 2
? die 1 | die 2 | die 3
die 2
? take 2 | take 1
! 1 take 3
! 2 take 1
1 take 2
= stones : 28

scenario 2 the last stones
game heap 2
set stones 1
die 3
? take 1
1 take 1
= stones : 0
`

func TestScriptHolds(t *testing.T) {
	res, err := Script("sound.txt", strings.NewReader(sound), findHeap)
	if err != nil || len(res.Failures) > 0 {
		t.Errorf("%v, %v", err, res.Failures)
	}
	if len(res.Scenarios) != 2 || res.Scenarios[1] != "2 the last stones" {
		t.Errorf("scenarios %q", res.Scenarios)
	}
}

// A scenario that does not hold says where, what was expected and what is so.
func TestScriptFailures(t *testing.T) {
	for _, c := range []struct {
		from, to string // in the sound script
		line     int
		says     string
	}{
		{"? die 1 | die 2 | die 3", "? die 1 | die 2", 6, "legal is die 1 | die 2 | die 3; should be die 1 | die 2"},
		{"1 take 2\n", "1 take 3\n", 11, `"take 3" is not legal; legal is take 1 | take 2`},
		{"1 take 2\n", "2 take 2\n", 11, `seat 2 should do "take 2", but it is 1's decision (take)`},
		{"1 take 2\n", "die 2\n", 11, `seat nature should do "die 2", but it is 1's decision`},
		{"! 2 take 1", "! 1 take 1", 10, `"take 1" should be refused, but is legal`},
		{"stones : 28", "stones : 27", 12, `stones is "28"; should be "27"`},
	} {
		res, err := Script("f.txt", strings.NewReader(strings.Replace(sound, c.from, c.to, 1)), findHeap)
		if err != nil {
			t.Errorf("%q: %v", c.to, err)
			continue
		}
		if len(res.Failures) != 1 || len(res.Scenarios) != 2 {
			t.Errorf("%q: %d failures in %d scenarios, want one in two", c.to, len(res.Failures), len(res.Scenarios))
			continue
		}
		place := fmt.Sprintf("f.txt:%d: scenario 1 the die says how many may be taken: ", c.line)
		if got := res.Failures[0].Error(); !strings.HasPrefix(got, place) || !strings.Contains(got, c.says) {
			t.Errorf("%q: %s, want %s%s", c.to, got, place, c.says)
		}
	}
}

// A scenario ends at its first failure; the next begins anew.
func TestScriptGoesOnWithTheNextScenario(t *testing.T) {
	script := "scenario 1 wrong\ngame heap 2\n= stones : 1\n= stones : 2\nscenario 2 right\ngame heap 2\n= stones : " +
		"30\n"
	res, err := Script("f.txt", strings.NewReader(script), findHeap)
	if err != nil || len(res.Failures) != 1 || res.Failures[0].Line != 3 {
		t.Errorf("%v, %v; want one failure in line 3", err, res.Failures)
	}
}

// A script that cannot be read names the line and what belongs there.
func TestScriptErrors(t *testing.T) {
	for _, c := range []struct{ script, says string }{
		{"scenario", "f.txt:1: want `scenario NUMBER heading`"},
		{"game heap 2", "f.txt:1: want `scenario …`"},
		{"scenario 1 a\ndie 1", "f.txt:2: want `game TITLE PLAYERS`"},
		{"scenario 1 a\ncovers", "f.txt:2: want `covers RULE …`"},
		{"scenario 1 a\ngame heap 2\ncovers W1", "f.txt:3: want `covers RULE …` behind the heading"},
		{"scenario 1 a\ngame heap", "f.txt:2: want `game TITLE PLAYERS"},
		{"scenario 1 a\ngame heap two", `f.txt:2: number of players: "two" is not a number`},
		{"scenario 1 a\ngame haep 2", `f.txt:2: no title "haep"; there is heap`},
		{"scenario 1 a\ngame heap 3", "f.txt:2: heap is for 2 to 2 players, not 3"},
		{"scenario 1 a\ngame heap 2 rain", `f.txt:2: heap has no module "rain"`},
		{"scenario 1 a\ngame heap 2\nset sticks 4", "f.txt:3: set sticks 4: want `set stones N`"},
		{"scenario 1 a\ngame heap 2\n= stones", "f.txt:3: want `= QUESTION : ANSWER`"},
		{"scenario 1 a\ngame heap 2\n= sticks : 3", "f.txt:3: sticks: want `= stones : N`"},
		{"scenario 1 a\ngame heap 2\n1", "f.txt:3: want `SEAT ACTION`"},
		{"scenario 1 a\ngame heap 2\n! 0 take 1", "f.txt:3: want `SEAT ACTION`"},
		{"scenario 1 a\ngame heap 2\n! 1 grab 1", `f.txt:3: "grab 1" is no action; they begin with die, take`},
		{"scenario 1 a\ngame heap 2\n! 1 take 4", "f.txt:3: \"take 4\" is no action; want `take N` or `take N stones`"},
		{"scenario 1 a\ngame heap 2\n! 3 take 1", "f.txt:3: only 2 play; there is no seat 3"},
		{"scenario 1 a\n# " + strings.Repeat("x", 1<<17), "f.txt:2: "},
		{"scenario 1 a\n" + strings.Repeat("# remark\n", 1<<17), "longer than"},
	} {
		_, err := Script("f.txt", strings.NewReader(c.script), findHeap)
		if err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%.60q: %v, want %s", c.script, err, c.says)
		}
	}
}

// A script that cannot be read does not hold, whatever held before.
func TestUnreadScriptsDoNotHold(t *testing.T) {
	const held = "scenario 1 a\ngame heap 2\n= stones : 30\n"
	for script, want := range map[string][2]int{
		held:                                     {1, 1},
		held + "= sticks : 3\n":                  {0, 1},
		held + "scenario\n":                      {1, 2},
		held + "scenario 2 b\ngame haep\n":       {1, 2},
		"game heap 2\n":                          {0, 1},
		held + "= stones : 1\nsticks\n":          {0, 1},
		held + "= stones : 1\n" + "scenario\n":   {0, 2},
		held + strings.Repeat("x", 1<<17) + "\n": {0, 1},
	} {
		res, _ := Script("f.txt", strings.NewReader(script), findHeap)
		if got := [2]int{res.Hold(), res.Of()}; got != want {
			t.Errorf("%.80q: %d of %d hold, want %d of %d", script, got[0], got[1], want[0], want[1])
		}
	}
}
