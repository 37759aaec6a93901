package rulestest

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"tilestead/rules"
)

// Scripts runs all scripts that match a pattern; there must be at least so many
// scenarios in them.
func Scripts(t *testing.T, title *rules.Title, pattern string, atLeast int) {
	t.Helper()
	files, err := filepath.Glob(pattern)
	if err != nil || len(files) == 0 {
		t.Fatalf("no scripts match %s: %v", pattern, err)
	}
	total := 0
	for _, name := range files {
		f, err := os.Open(name)
		if err != nil {
			t.Fatal(err)
		}
		res, err := Script(name, f, func(string) (*rules.Title, error) { return title, nil })
		f.Close()
		if err != nil {
			t.Error(err)
		}
		for _, e := range res.Failures {
			t.Error(e)
		}
		total += len(res.Scenarios)
	}
	if total < atLeast {
		t.Errorf("%d scenarios, want at least %d", total, atLeast)
	}
}

// RandomMatch plays a whole match of random legal actions; chance is rolled
// from the setup's seed.
func RandomMatch(t testing.TB, title *rules.Title, setup rules.Setup) *rules.Match {
	t.Helper()
	setup.Title = title.ID
	m, err := rules.NewMatch(title, setup)
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(setup.Seed, uint64(setup.Seats)))
	for m.State().Turn() != rules.Nobody {
		if m.State().Turn() == rules.Nature {
			m.Replay(m.Roll())
			continue
		}
		legal := rules.Wander(m.State(), nil)
		m.Replay(legal[r.IntN(len(legal))])
	}
	return m
}
