package record

import (
	"bytes"
	"compress/gzip"
	"io"
	"os"
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/rulestest"
)

func records(t testing.TB, name string) []byte {
	t.Helper()
	f, err := os.Open("testdata/" + name + ".jsonl.gz")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	z, err := gzip.NewReader(f)
	if err != nil {
		t.Fatal(err)
	}
	b, err := io.ReadAll(z)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func TestRecordedGamesAgree(t *testing.T) {
	for name, want := range map[string]int{"games": 37, "card-games": 20} {
		agree, total, err := Agree(bytes.NewReader(records(t, name)), func(s string) { t.Error(s) })
		if err != nil {
			t.Fatal(err)
		}
		if total != want || agree != total {
			t.Errorf("%d of %d %s agree, want %d of %d", agree, total, name, want, want)
		}
	}
}

// A search for some way to agree still finds what does not.
func TestAChangedRecordOfCardsDisagrees(t *testing.T) {
	for _, c := range []struct{ from, to, says string }{
		{`"occupations":["B109"]`, `"occupations":["B108"]`, "occupations"},
		{`"hand":["A002"`, `"hand":["A005"`, "hand"},
		{`"minors":["A002"`, `"minors":["A009"`, "can't be dealt"},
		{`"wood":16`, `"wood":17`, "goods"},
		{`"coming":{"1`, `"coming":{"2`, "seat 1: "},
		{`"cards":4`, `"cards":5`, "bonus"},
		{`"begging":2,"majors"`, `"begging":3,"majors"`, "seat 0: "},
		{`"spaces":{"forest":6`, `"spaces":{"forest":7`, "forest holds"},
	} {
		changed(t, "card-games", c.from, c.to, c.says)
	}
}

// changed replays the first record that has something, with that changed, and wants a
// certain difference.
func changed(t *testing.T, name, from, to, says string) {
	t.Helper()
	for _, l := range bytes.Split(records(t, name), []byte("\n")) {
		changed := bytes.Replace(l, []byte(from), []byte(to), 1)
		if bytes.Equal(changed, l) {
			continue
		}
		g, err := Read(changed)
		if err == nil {
			err = Replay(g)
		}
		if err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("%s changed to %s: got %v, want a word of %q", from, to, err, says)
		}
		return
	}
	t.Errorf("no record has %s", from)
}

// Whatever a record says is compared: each change is found.
func TestAChangedRecordDisagrees(t *testing.T) {
	for _, c := range []struct{ from, to, says string }{
		{`"usableIds":["day_laborer",`, `"usableIds":[`, "usable are"},
		{`"fencesLeft":11`, `"fencesLeft":12`, "fences left"},
		{`"house":"clay"`, `"house":"wood"`, "house"},
		{`"newborns":1`, `"newborns":0`, "newborns"},
		{`"grain3"`, `"grain2"`, "fields"},
		{`"paid":4`, `"paid":3`, "food is needed"},
		{`"food":2`, `"food":9`, "goods"},
		{`"animals":{"sheep":2}`, `"animals":{"sheep":3}`, "animals"},
		{`"harvested":[{"grain":1`, `"harvested":[{"grain":2`, "harvested"},
		{`"start":0}`, `"start":1}`, "starting player"},
		{`"forest":3`, `"forest":4`, "forest holds"},
		{`"a":"room"`, `"a":"stable"`, "goods"},
		{`"a":"plow"`, `"a":"dig"`, "no such choice"},
		{`"coming":{"1`, `"coming":{"2`, "coming"},
		{`"tieBreak":1`, `"tieBreak":2`, "building resources left"},
		{`"unusedSpaces":-`, `"unusedSpaces":-1`, "unused"},
		{`"winner":0`, `"winner":1`, "winners are"},
		{`"t":"breed"`, `"t":"sleep"`, "no such steps"},
		{`"home":1`, `"home":0`, "home"},
		{`"mode":"family"`, `"mode":"drafted"`, "mode"},
	} {
		changed(t, "games", c.from, c.to, c.says)
	}
}

// FuzzRecord reads and replays whatever it is given: it may disagree, but
// nothing may panic.
func FuzzRecord(f *testing.F) {
	lines := bytes.Split(records(f, "games"), []byte("\n"))
	f.Add(lines[0])
	f.Add(bytes.Split(records(f, "card-games"), []byte("\n"))[9])
	f.Add([]byte(`{"mode":"cards","hands":[{},{}],"steps":[{"t":"card","seat":7,"state":{}}]}`))
	f.Add([]byte(`{"mode":"family","steps":[{"t":"place","did":[{"a":"sow","cells":3}]}]}`))
	f.Add([]byte(`{"mode":"family","steps":[{"t":"end"}]}`))
	f.Add([]byte(`{"mode":"family","steps":[{"t":"field"},{"t":"feed"}]}`))
	rulestest.FuzzReading(f, func(b []byte) error {
		g, err := Read(b)
		if err == nil {
			err = Replay(g)
		}
		return err
	})
}

// Where that engine asks about animals without room behind the beginning of a round, and
// places the wrong seat's person first, both are taken into the round.
func TestAnimalsOfARoundAreFolded(t *testing.T) {
	first, second := &Seat{Home: 2}, &Seat{Home: 3}
	steps := folded([]Step{
		{T: "round", State: &Position{Seats: [2]*Seat{first, second}}},
		{T: "card", Seat: 1, Did: []Deed{{A: "animals"}}, State: &Position{Seats: [2]*Seat{nil, {Home: 4}}}},
		{T: "place", Seat: 1, State: &Position{}},
		{T: "card", Did: []Deed{{A: "animals"}}, State: &Position{}},
	})
	if len(steps) != 3 || !steps[0].settles || len(steps[0].Did) != 1 || steps[1].settles {
		t.Fatalf("folded into %+v", steps)
	}
	if got := steps[0].State.Seats; got[0] != first || got[1].Home != 4 {
		t.Errorf("the round ends with %+v", got)
	}
}

func TestTurnOfTheRecord(t *testing.T) {
	s := agricola.Title.New(rules.Setup{Title: agricola.Title.ID, Seats: 2, Modules: []string{"first-1"}}).(*agricola.State)
	s.Do(s.Legal(nil)[0], nil)
	if s.Turn() != 0 {
		t.Fatalf("seat %v begins", s.Turn())
	}
	if c, err := turned(s, 1); err != nil || c.Turn() != 1 || s.Turn() != 0 {
		t.Errorf("the turn is seat %v's, error %v", c.Turn(), err)
	}
	if c, err := turned(s, 0); err != nil || c != s {
		t.Errorf("a right turn is changed: %v", err)
	}
}

// A difference says what it is, also where nothing that is recorded can be done at all.
func TestADifferencePrintsItsReason(t *testing.T) {
	for _, l := range bytes.Split(records(t, "card-games"), []byte("\n")) {
		g, err := Read(l)
		if err != nil {
			continue
		}
		for i := range g.Steps {
			if s := &g.Steps[i]; s.T == "place" {
				s.Space, s.Did = "nowhere", nil
				break
			}
		}
		if err := Replay(g); err == nil || strings.Contains(err.Error(), "%!") || !strings.Contains(err.Error(), "nothing recorded") {
			t.Errorf("got %v", err)
		}
		return
	}
}
