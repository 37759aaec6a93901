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

func records(t testing.TB) []byte {
	t.Helper()
	f, err := os.Open("testdata/games.jsonl.gz")
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
	agree, total, err := Agree(bytes.NewReader(records(t)), func(s string) { t.Error(s) })
	if err != nil {
		t.Fatal(err)
	}
	if total != 37 || agree != total {
		t.Errorf("%d of %d games agree, want 37 of 37", agree, total)
	}
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
		{`"mode":"family"`, `"mode":"cards"`, "mode"},
	} {
		found := false
		for _, l := range bytes.Split(records(t), []byte("\n")) {
			changed := bytes.Replace(l, []byte(c.from), []byte(c.to), 1)
			if bytes.Equal(changed, l) {
				continue
			}
			found = true
			g, err := Read(changed)
			if err == nil {
				err = Replay(g)
			}
			if err == nil || !strings.Contains(err.Error(), c.says) {
				t.Errorf("%s changed to %s: got %v, want a word of %q", c.from, c.to, err, c.says)
			}
			break
		}
		if !found {
			t.Errorf("no record has %s", c.from)
		}
	}
}

// FuzzRecord reads and replays whatever it is given: it may disagree, but
// nothing may panic.
func FuzzRecord(f *testing.F) {
	lines := bytes.Split(records(f), []byte("\n"))
	f.Add(lines[0])
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
