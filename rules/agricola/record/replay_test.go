package record

import (
	"bytes"
	"compress/gzip"
	"io"
	"os"
	"strings"
	"testing"

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
