package montana

import (
	"math/rand/v2"
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/rules/rulestest"
)

// FuzzPlay lets bytes choose the number of players, where to begin and every
// action, chance included.
func FuzzPlay(f *testing.F) {
	f.Add([]byte{})
	f.Add([]byte("\x01a short game of three that never gets past the map"))
	for seats := range byte(3) {
		r := rand.New(rand.NewPCG(uint64(seats), 41))
		b := []byte{seats | 4}
		for range 400 {
			b = append(b, byte(r.IntN(256)))
		}
		f.Add(b)
	}
	f.Fuzz(func(t *testing.T, b []byte) {
		if len(b) == 0 {
			return
		}
		s := newGame(rules.Setup{Title: Title.ID, Seats: 2 + int(b[0]%3)}).(*State)
		if b[0]&4 != 0 {
			ready(s)
		}
		if done, err := rulestest.Choose(&Title, s, b[1:]); err != nil {
			t.Fatalf("%v after\n%s", err, strings.Join(done, "\n"))
		}
	})
}
