package save

import (
	"bytes"
	"errors"
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
func firstVersion(t testing.TB, name string) []byte {
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
		now := file(t, g)
		if !bytes.HasPrefix(now, []byte("tilestead 2\n")) {
			t.Errorf("%s is written as %.12q", name, now)
		}
		back, err := Read(now)
		if err != nil {
			t.Errorf("%s, one action on: %v", name, err)
		} else if err := same(g, back); err != nil {
			t.Errorf("%s, one action on: %v", name, err)
		}
	}
}

// What is wrong with a file of an older version is told with its line, although
// its fingerprints are not compared; what is right up to there can be played on.
func TestOlderVersionIsChecked(t *testing.T) {
	whole := string(firstVersion(t, "montana"))
	lines := strings.SplitAfter(whole, "\n")
	at := len(lines) / 2
	for !strings.HasPrefix(lines[at], "1 ") {
		at++
	}
	actions := 0
	for _, line := range lines[:at] {
		if strings.HasPrefix(line, "seed ") {
			actions = 0
		} else if !strings.HasPrefix(line, "= ") {
			actions++
		}
	}
	before, after := strings.Join(lines[:at], ""), strings.Join(lines[at+1:], "")
	for name, c := range map[string]struct {
		text  string
		says  string // "" when nothing is wrong
		older int
	}{
		"other fingerprints":     {before + "= 0000000000000000\n" + lines[at] + after, "", 0},
		"no fingerprint":         {before + "= fingerprint\n" + after, "16 hex digits", 0},
		"illegal action":         {before + "1 fly moon\n" + after, fmt.Sprintf("line %d: \"1 fly moon\" is not a legal action (expected \"1 ", at+1), 0},
		"illegal by other rules": {before + "1 fly moon\n" + after, "revision 1 of the rules", 1},
		"cut off":                {before, "the file ends too early", 0},
	} {
		text := c.text
		if c.older > 0 {
			text = strings.Replace(text, "title montana 2", "title montana 1", 1)
		}
		_, err := Read([]byte(text))
		if c.says == "" {
			if err != nil {
				t.Errorf("%s: %v", name, err)
			}
			continue
		}
		var d *Damage
		if !errors.As(err, &d) || !strings.Contains(err.Error(), c.says) || d.Older != c.older {
			t.Errorf("%s: %v, want %q", name, err, c.says)
			continue
		}
		if d.Good == nil || d.Good.Match.Len() != actions {
			t.Errorf("%s: %v, want all %d actions before", name, err, actions)
		}
	}
}

// A game that was saved in an older version is not saved a second time.
func TestOlderVersionIsTheSameGame(t *testing.T) {
	shelf := &Shelf{Store: &Memory{}, Titles: []string{"montana"}}
	old := firstVersion(t, "montana")
	g, err := Read(old)
	if err != nil {
		t.Fatal(err)
	}
	name, err := shelf.Keep(g)
	if err != nil {
		t.Fatal(err)
	}
	if err := shelf.Store.Write(name, old); err != nil {
		t.Fatal(err)
	}
	if again, err := shelf.Keep(g); again != name || err != nil {
		t.Errorf("saved again as %q, %v; want %q", again, err, name)
	}
	g.Match.Rewind(g.Match.Len() - 1)
	if again, err := shelf.Keep(g); again == name || err != nil {
		t.Errorf("another game is saved as %q, %v", again, err)
	}
}
