package montana

import (
	"strings"
	"testing"
)

// What cannot be on a table is refused, and it is said why.
func TestSetRefuses(t *testing.T) {
	for set, says := range map[string]string{
		"on bank.1 LL":     "workers on bank.1: want 1 or none, got 2",
		"on bank.3 LL":     "workers on bank.3: want 3 or none, got 2",
		"on mine.a LLL":    "workers on mine.a: want B, any two or none, got LLL",
		"on mine.a L":      "workers on mine.a: want B, any two or none, got L",
		"small quarry.c B": "workers on quarry.c: want D, any two or none, got B",
		"settle 1 0,2 6":   "settlements: want a number from 1 to 5",
		"on mine.a B":      "",
		"on mine.a LO":     "",
		"on bank.2 -":      "",
		"settle 1 0,2 5":   "",
	} {
		s := readied(2)
		err := arrange(s, strings.Fields(set))
		if says == "" && err != nil || says != "" && (err == nil || !strings.Contains(err.Error(), says)) {
			t.Errorf("set %s: %v, want %q", set, err, says)
		}
		if lost := check(s); lost != nil {
			t.Errorf("set %s: %v", set, lost)
		}
	}
}

// Refusals of scripts are those of actions.
func TestFormsAreThoseOfActions(t *testing.T) {
	for notation, right := range map[string]bool{
		"work mine.c": true, "work mine.d": false, "bid R4 6": true, "bid R5 1": false, "build 9,9": true,
		"bild 0,1":     false,
		"take 4 grain": true, "take 1 gold": false, "trade copper_large": true, "trade gold": false, "use LLO": true,
		"use XYZ": false,
	} {
		if err := Title.Forms.Check(notation); (err == nil) != right {
			t.Errorf("%q: %v", notation, err)
		}
	}
}
