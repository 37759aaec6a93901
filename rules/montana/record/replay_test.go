package record

import (
	"bufio"
	"bytes"
	"os"
	"strings"
	"testing"
)

func lines(t testing.TB) [][]byte {
	t.Helper()
	f, err := os.Open("testdata/games.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	var all [][]byte
	in := bufio.NewScanner(f)
	in.Buffer(nil, 1<<20)
	for in.Scan() {
		all = append(all, bytes.Clone(in.Bytes()))
	}
	if err := in.Err(); err != nil {
		t.Fatal(err)
	}
	return all
}

func TestRecordedGamesAgree(t *testing.T) {
	all := lines(t)
	if len(all) != 30 {
		t.Fatalf("%d recorded games, want 30", len(all))
	}
	for _, l := range all {
		g, err := Read(l)
		if err != nil {
			t.Error(err)
			continue
		}
		if err := Replay(g); err != nil {
			t.Errorf("%s: %v", g.ID, err)
		}
	}
}

func TestAChangedRecordDisagrees(t *testing.T) {
	l := lines(t)[0]
	for _, c := range []struct{ from, to, says string }{
		{`"put":1`, `"put":2`, "settlements, rows"},
		{`"sector":3,"take":"OD"`, `"sector":2,"take":"OD"`, "sector 2 shows"},
		{`"n":[6,2,11],"do":[{"a":"spin"`, `"n":[6,2,12],"do":[{"a":"spin"`, "places to staff"},
		{`"row":"R2","col":2,"n":6`, `"row":"R1","col":1,"n":6`, "not legal"},
		{`"m2":2`, `"m2":3`, "small space"},
		{`"winners":[`, `"winners":[9,`, "winners"},
	} {
		changed := bytes.Replace(l, []byte(c.from), []byte(c.to), 1)
		if bytes.Equal(changed, l) {
			t.Fatalf("the record has no %s", c.from)
		}
		g, err := Read(changed)
		if err == nil {
			err = Replay(g)
		}
		if err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s changed to %s: got %v, want a word of %q", c.from, c.to, err, c.says)
		}
	}
}
