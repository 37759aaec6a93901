package rulestest

import (
	"bufio"
	"fmt"
	"io"
	"strings"

	"tilestead/rules"
)

// mostRecorded is how many bytes a recorded game may have.
const mostRecorded = 1 << 22

// Agree replays all games of a record, a line each, and reports the first difference
// of each that does not agree. The error is a record that cannot be read.
func Agree[G any](r io.Reader, read func([]byte) (G, error), replay func(G) error,
	report func(string)) (agree, total int, err error) {
	in := bufio.NewScanner(r)
	in.Buffer(nil, mostRecorded)
	for in.Scan() {
		if len(in.Bytes()) == 0 {
			continue
		}
		total++
		g, err := read(in.Bytes())
		if err == nil {
			err = replay(g)
		}
		if err != nil {
			report(fmt.Sprintf("game %d: %v", total, err))
			continue
		}
		agree++
	}
	return agree, total, in.Err()
}

// Do carries out the action of a notation and holds the position after it against the
// title's own law. The error says what is legal.
func Do(m *rules.Match, notation string) (*rules.Reel, error) {
	a, ok := rules.Find(m.State(), notation)
	if !ok {
		return nil, fmt.Errorf("%q is not legal; legal is %s", notation, LegalList(m.State()))
	}
	reel, err := m.Do(a)
	if err != nil {
		return nil, err
	}
	return reel, m.Title().Check(m.State())
}

// LegalList is what is legal now, for messages.
func LegalList(s rules.State) string { return strings.Join(rules.Notations(s), " | ") }
