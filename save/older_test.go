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
	"tilestead/rules/rulestest"
)

// Games that the program wrote under revision 2 of Agricola's rules: how many
// questions that are new stand in each, what of the last one is asked, and what the
// end leaves open.
var revision2 = []struct {
	name    string
	answers int
	asked   string
	open    string // "" when the game is over
}{
	{"breed", 1, "breed", ""},
	{"fences", 1, "use", ""},
	{"fields", 1, "fields", ""},
	{"heat", 1, "heat", ""},
	{"horse", 1, "spend", ""},
	{"meal-open", 0, "", "feed"},
	{"house-open", 0, "", "house"},
	{"heat-open", 0, "", "heat"},
}

func olderRules(t testing.TB, name string) []byte {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("testdata", "revision2", name+Ext))
	if err != nil {
		t.Fatal(err)
	}
	cards, err := os.ReadFile(filepath.Join("testdata", "revision2", "cards.txt"))
	if err != nil {
		t.Fatal(err)
	}
	g, err := Read(data)
	if err != nil {
		return data // which tests tell
	}
	// It deals what it dealt, whatever cards there are by now.
	set := rulestest.ShutOut(g.Match.Title(), g.Match.Setup(), strings.Fields(string(cards)))
	for id, value := range set.Values {
		head, _, _ := bytes.Cut(data, []byte("\nse")) // before seats and seed
		data = slices.Insert(data, len(head), fmt.Appendf(nil, "\nvalue %s %s", id, value)...)
	}
	return data
}

// written are the actions that a file holds.
func written(data []byte) (lines []string) {
	_, rest, _ := strings.Cut(string(data), "\nseed ")
	for _, l := range strings.Split(rest, "\n")[1:] {
		if l != "" && l[0] != '=' {
			lines = append(lines, l)
		}
	}
	return lines
}

// answered are the numbers of the actions of a match that a file does not hold.
func answered(m *rules.Match, data []byte) (added []int) {
	lines := written(data)
	for i := range m.Len() {
		s := m.Before(i)
		line := rules.Notation(s, m.Action(i))
		if who := s.Turn(); who >= 0 {
			line = fmt.Sprintf("%d %s", who+1, line)
		}
		if len(lines) > 0 && lines[0] == line {
			lines = lines[1:]
		} else {
			added = append(added, i)
		}
	}
	return added
}

// A game of older rules goes on: what those did not ask is answered, and where it
// is over it ends as it did.
func TestOlderRulesGoOn(t *testing.T) {
	for _, c := range revision2 {
		data := olderRules(t, c.name)
		g, err := Read(data)
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		m := g.Match
		added := answered(m, data)
		if len(added) != c.answers || m.Len() != len(written(data))+c.answers {
			t.Errorf("%s: %d actions became %d, with answers %v; want %d of them", c.name, len(written(data)), m.Len(),
				added, c.answers)
		}
		if n := len(added); n > 0 && m.Before(added[n-1]).Prompt().Key != c.asked {
			t.Errorf("%s: %q is answered, want %q", c.name, m.Before(added[n-1]).Prompt().Key, c.asked)
		}
		over := m.State().Turn() == rules.Nobody
		switch {
		case c.open == "" != over, c.open != "" && m.State().Prompt().Key != c.open:
			t.Errorf("%s: the end asks %q, want %q", c.name, m.State().Prompt().Key, c.open)
		case over && !strings.HasSuffix(string(data), fmt.Sprintf("\n= %016x end\n", rules.Hash(m.State()))):
			t.Errorf("%s ends otherwise", c.name)
		}
		now := file(t, g)
		if !strings.Contains(string(now), fmt.Sprintf("\ntitle agricola %d\n", m.Title().Rev)) {
			t.Errorf("%s is written as %.40q", c.name, now)
		}
		if back, err := Read(now); err != nil {
			t.Errorf("%s, written anew: %v", c.name, err)
		} else if err := same(g, back); err != nil {
			t.Errorf("%s, written anew: %v", c.name, err)
		}
	}
}

// What was answered can be taken back and answered otherwise, and a game that is
// over is remembered.
func TestOlderRulesAreUndone(t *testing.T) {
	data := olderRules(t, "fences")
	g, err := Read(data)
	if err != nil {
		t.Fatal(err)
	}
	h := Shelf{Store: &Memory{}}
	g.Seats[3].Bot = ""
	if err := h.Remember(g); err != nil {
		t.Fatal(err)
	}
	if records, damaged, err := h.History(); err != nil || len(damaged) > 0 || len(records) != 1 {
		t.Errorf("%d records, %q and %v, want one", len(records), damaged, err)
	}
	i := answered(g.Match, data)[0]
	was := g.Match.Action(i)
	g.Match.Rewind(i)
	for _, a := range g.Match.State().Legal(nil) {
		if a == was {
			continue
		}
		if _, err := g.Match.Do(a); err != nil {
			t.Error(err)
		}
		break
	}
	if back, err := Read(file(t, g)); err != nil || same(g, back) != nil {
		t.Errorf("answered otherwise: %v, %v", err, same(g, back))
	}
}

// Where no answers lead on the game goes on from the last mark before.
func TestOlderRulesThatGoOtherwise(t *testing.T) {
	data := olderRules(t, "stalls") // a herd was looked after in the middle of fencing
	_, err := Read(data)
	var d *Damage
	if !errors.As(err, &d) || d.Older != 2 || d.Line != 119 || d.Good == nil {
		t.Fatalf("%v, want damage of line 119", err)
	}
	before, _, _ := strings.Cut(string(data), "\n2 place fencing\n")
	if got, want := d.Good.Match.Len(), len(written([]byte(before))); got != want {
		t.Errorf("%d actions are good, want %d", got, want)
	}
	if _, err := Read(file(t, d.Good)); err != nil {
		t.Error(err)
	}
}

// TILESTEAD_OLDER names a folder of games of older rules, in folders or not, of
// which it tells how many go on.
func TestOlderRulesInFolder(t *testing.T) {
	dir := os.Getenv("TILESTEAD_OLDER")
	if dir == "" {
		t.Skip("TILESTEAD_OLDER names no folder")
	}
	on, all := 0, 0
	err := filepath.Walk(dir, func(path string, _ os.FileInfo, err error) error {
		if err != nil || filepath.Ext(path) != Ext {
			return err
		}
		data, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		all++
		if _, err := Read(data); err != nil {
			t.Logf("%s: %v", path, err)
		} else {
			on++
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("%d of %d games go on to their ends", on, all)
}
