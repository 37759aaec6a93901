package save

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/rules/rulestest/golden"
)

// Games in the middle that the program wrote when the version of the form was 1.
var version1 = []string{"montana", "carcassonne", "carcassonne-other-rules"}

// firstVersion is one of them.
func firstVersion(t *testing.T, name string) []byte {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("testdata", "version1", name+Ext))
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// standing is how a game stands, in words that every version has: who has which
// points, who decides, and what is legal. The files it is compared with were
// written by the program that wrote the games.
func standing(s rules.State) string {
	var b strings.Builder
	for seat := range rules.Seat(s.Players()) {
		fmt.Fprintf(&b, "seat %v %v\n", seat, s.Score(seat))
	}
	fmt.Fprintf(&b, "seat %v is asked %q\n", s.Turn(), s.Prompt().Key)
	names := rules.Notations(s)
	slices.Sort(names)
	for _, n := range names {
		fmt.Fprintln(&b, n)
	}
	return b.String()
}

// A game that an older version saved is read to where it stood, and goes on.
func TestOlderVersionGoesOn(t *testing.T) {
	for _, name := range version1 {
		data := firstVersion(t, name)
		g, err := Read(data)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		golden.File(t, filepath.Join("testdata", "version1", name+".txt"), standing(g.Match.State()))
		if len(g.Seats) != g.Match.Setup().Seats || g.Name != "Sunday with Žofia" || !g.Assisted() {
			t.Errorf("%s: the head is read as %v, %q, %v", name, g.Seats, g.Name, g.Flags)
		}
		if _, err := g.Match.Do(g.Match.State().Legal(nil)[0]); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		back, err := Read(file(t, g))
		if err != nil {
			t.Errorf("%s, one action on: %v", name, err)
		} else if err := same(g, back); err != nil {
			t.Errorf("%s, one action on: %v", name, err)
		}
	}
}
