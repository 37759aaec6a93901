package bots

import (
	"slices"
	"testing"

	"tilestead/titles/rivals"
)

// Every manner that bots know is one that a rival has.
func TestEveryMannerIsPlayed(t *testing.T) {
	for _, title := range all {
		for _, m := range title.Manners {
			has := func(r rivals.Rival) bool { return r.Title == title.ID && string(r.Manner) == m.Name }
			if !slices.ContainsFunc(rivals.All[:], has) {
				t.Errorf("no rival of %s has the manner %s", title.ID, m.Name)
			}
		}
	}
}
