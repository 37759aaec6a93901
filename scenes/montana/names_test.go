package montana

import "testing"

// Nobody's name is shortened, but on the narrow plates of telephones and of
// "Small".
func TestNamesStandWhole(t *testing.T) {
	fixture.NamesStandWhole(t, 2, "640x360", "844x390", "1280x800 small")
	fixture.NamesStandWhole(t, 4, "640x360", "844x390", "1280x800 small")
}
