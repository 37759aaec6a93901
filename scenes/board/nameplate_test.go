package board

import (
	"strings"
	"testing"

	"tilestead/ui"
)

// A name stands on one line where it fits, else on two that hold all of it, broken between words
// where that is not much wider, with a hyphen inside a word of an alphabet.
func TestNamesAreBrokenWhereTheyReadBest(t *testing.T) {
	for _, c := range []struct {
		name string
		w, h float64
		want string
	}{
		{"Ada", 60, 16, "Ada"},
		{"Wilhelmina Woods", 60, 16, "Wilhelmina|Woods"},
		{"Maximilian-Peter", 60, 16, "Maximilian-|Peter"},
		{"Παπαδημητρακόπου", 50, 16, "Παπαδημη-|τρακόπου"},
		{"さくらももこさん", 60, 24, "さくらも|もこさん"},
		{"さくらももこさん", 90, 16, "さくらももこさん"},
	} {
		n := LayName(c.name, c.w, c.h)
		if got := strings.Join(n.Lines, "|"); got != c.want || !n.Whole {
			t.Errorf("%s in %v x %v: %q, whole %v", c.name, c.w, c.h, got, n.Whole)
		}
		if n.Wide() > c.w {
			t.Errorf("%s takes %v of %v px", c.name, n.Wide(), c.w)
		}
		room := NameRoom(c.name, c.h)
		if n := LayName(c.name, room+1e-9, c.h); !n.Whole || room > c.w+1e-9 {
			t.Errorf("%s needs %v px, and is laid as %q", c.name, room, n.Lines)
		}
	}
	if n := LayName("Wilhelmina Woods", 30, 16); n.Whole || len(n.Lines) != 1 || !strings.HasSuffix(n.Lines[0], "…") {
		t.Errorf("without room: %+v", n)
	}
	if got := pairHigh("Ada", ui.Least); got != 16 {
		t.Errorf("two lines are %v high", got)
	}
}
