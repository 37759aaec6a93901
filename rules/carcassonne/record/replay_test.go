package record

import (
	"bytes"
	"os"
	"strings"
	"testing"

	"tilestead/rules/rulestest"
)

func records(t testing.TB) []byte {
	t.Helper()
	b, err := os.ReadFile("testdata/games.jsonl")
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
	if total != 40 || agree != total {
		t.Errorf("%d of %d games agree, want 40 of 40", agree, total)
	}
}

func TestAChangedRecordDisagrees(t *testing.T) {
	for _, c := range []struct{ game, from, to, says string }{
		{`"dragon"`, `"n":`, `"n":1`, "placements are legal"},
		{`"dragon"`, `"o":`, `"o":1`, "figure offers here"},
		{`"dragon"`, `"a":"fairy`, `"a":"small`, "not legal"},
		{`"dragon"`, `"d":[[2`, `"d":[[1`, "decides here"},
		{`"traders"`, `"u":["`, `"u":["3`, "has figures"},
		{`"traders"`, `"s":[0,0]`, `"s":[0,1]`, "points here"},
		{`"traders"`, `"final":[`, `"final":[1`, "end: seat 1"},
		{`"traders"`, `"cloth":`, `"cloth":1`, "cloth here"},
		{`"base"`, `"p":1`, `"p":2`, "turn here"},
	} {
		found := false
		for _, l := range bytes.Split(records(t), []byte("\n")) {
			changed := bytes.Replace(l, []byte(c.from), []byte(c.to), 1)
			if !bytes.Contains(l, []byte(c.game)) || bytes.Equal(changed, l) {
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
			t.Errorf("no record with %s has %s", c.game, c.from)
		}
	}
}

// FuzzRecord reads and replays whatever it is given: it may disagree, but
// nothing may panic.
func FuzzRecord(f *testing.F) {
	for _, l := range bytes.Split(records(f), []byte("\n"))[:3] {
		f.Add(l[:len(l)/8])
	}
	f.Add([]byte(`{"sets":["base"],"players":2,` +
		`"parts":[{"p":1,"t":"B24","x":1,"y":0,"r":0,"n":6,"o":3,"a":"small r1","s":[0,0],"u":["6","7"]}]}`))
	rulestest.FuzzReading(f, func(b []byte) error {
		g, err := Read(b)
		if err == nil {
			err = Replay(g)
		}
		return err
	})
}
