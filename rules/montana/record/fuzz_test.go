package record

import (
	"encoding/json"
	"testing"
)

// FuzzRecord reads and replays whatever it is given: it may disagree, but
// nothing may panic.
func FuzzRecord(f *testing.F) {
	for _, l := range lines(f)[:3] {
		f.Add(shortened(f, l, 2))
	}
	f.Add([]byte(`{"id":"none","players":2}`))
	f.Fuzz(func(t *testing.T, b []byte) {
		g, err := Read(b)
		if err == nil {
			err = Replay(g)
		}
		if err != nil && err.Error() == "" {
			t.Error("an error without words")
		}
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
