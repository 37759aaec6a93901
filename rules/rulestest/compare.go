package rulestest

import "testing"

// A Log is told what a comparison finds, as a [testing.T] is.
type Log interface {
	Errorf(format string, args ...any) // something differs
	Logf(format string, args ...any)   // what was looked at
}

// A Comparison has two versions of a title's rules agree.
type Comparison struct {
	Name  string
	Usual uint64 // how many games or positions are enough for all to come up that can
	// Run compares n games or positions from the number first on; each is chosen by its
	// number alone.
	Run func(l Log, first, n uint64)
}

// Compare runs comparisons as often as usual, with -short a tenth of that but at least so
// often.
func Compare(t *testing.T, parts []Comparison, least uint64) {
	for _, c := range parts {
		t.Run(c.Name, func(t *testing.T) {
			n := c.Usual
			if testing.Short() {
				n = max(least, n/10)
			}
			c.Run(t, 0, n)
		})
	}
}
