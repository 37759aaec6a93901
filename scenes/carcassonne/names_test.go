package carcassonne

import "testing"

// Nobody's name is shortened.
func TestNamesStandWhole(t *testing.T) {
	for seats := fixture.Title.Seats[0]; seats <= fixture.Title.Seats[1]; seats++ {
		fixture.NamesStandWhole(t, seats)
	}
}
