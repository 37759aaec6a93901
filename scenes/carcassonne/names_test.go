package carcassonne

import "testing"

// Nobody's name is shortened, but on a narrow plate by goods of all kinds.
func TestNamesStandWhole(t *testing.T) {
	fixture.NamesStandWhole(t, 2, "640x360", "844x390")
	fixture.NamesStandWhole(t, 6)
}
