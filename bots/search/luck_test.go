package search

import (
	"testing"

	"tilestead/rules"
	"tilestead/rules/montana"
)

// Eight samples in a row spread a draw evenly over eight equal outcomes, and a
// seat's luck is the same whatever was drawn for others before.
func TestLuckIsEvenAndEqual(t *testing.T) {
	s := montana.Title.New(rules.Setup{Title: montana.Title.ID, Seats: 2})
	if err := montana.Title.Arrange(s, []string{"ready"}); err != nil {
		t.Fatal(err)
	}
	s.Do(montana.Recruit, nil)
	legal := s.Legal(nil)
	seen := map[rules.Action]int{}
	for sample := range uint64(8) {
		l := luck{key: 99, sample: sample}
		seen[l.draw(s, legal, 0)]++
		other := luck{key: 99, sample: sample}
		other.draw(s, legal, 1)
		other.draw(s, legal, 1)
		l2 := luck{key: 99, sample: sample}
		if other.draw(s, legal, 0) != l2.draw(s, legal, 0) {
			t.Errorf("sample %d: seat 1 is drawn something else after seat 2 drew", sample)
		}
	}
	if len(legal) < 2 || len(seen) != len(legal) {
		t.Errorf("8 samples came to %d of %d sectors", len(seen), len(legal))
	}
}
