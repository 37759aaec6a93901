package record

import (
	"encoding/json"
	"testing"

	"tilestead/rules/rulestest"
)

// FuzzRecord reads and replays whatever it is given: it may disagree, but
// nothing may panic.
func FuzzRecord(f *testing.F) {
	for _, l := range lines(f)[:3] {
		f.Add(shortened(f, l, 2))
	}
	f.Add([]byte(`{"id":"none","players":2}`))
	rulestest.FuzzReading(f, func(b []byte) error {
		g, err := Read(b)
		if err == nil {
			err = Replay(g)
		}
		return err
	})
}

// shortened is a recorded game with only its first turns.
func shortened(f testing.TB, line []byte, turns int) []byte {
	var g map[string]any
	if err := json.Unmarshal(line, &g); err != nil {
		f.Fatal(err)
	}
	if all, ok := g["turns"].([]any); ok && len(all) > turns {
		g["turns"] = all[:turns]
	}
	b, err := json.Marshal(g)
	if err != nil {
		f.Fatal(err)
	}
	return b
}
