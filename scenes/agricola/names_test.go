package agricola

import "testing"

// Nobody's name is shortened, with few seats and with all, on any canvas.
func TestNamesStandWhole(t *testing.T) {
	for _, seats := range []int{2, 4, 6} {
		fixture.NamesStandWhole(t, seats)
	}
}
