package agricola

import (
	"testing"

	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
)

// A craft building that feeds is clicked in the row in front, not in a list, and fills bowls.
func TestCraftBuildingsFillBowls(t *testing.T) {
	p := dining(t, "majors 1 joinery", "goods 1 food 0 wood 3 grain 1 fuel 2")
	const id = "choice craft joinery"
	var at int
	for _, g := range p.Usable() {
		if g.ID == id {
			at++
			if g.Area.Y < normal.H/2 {
				t.Errorf("it lies at %v, not in front", g.Area)
			}
		}
	}
	if at != 1 {
		t.Fatalf("%d targets are the joinery", at)
	}
	before := p.Table.Match().State().(*agricola.State)
	missing, wood := unfilled(before), before.Player(0).Goods[box.Wood]
	chooses(t, p, id)
	after := p.Table.Match().State().(*agricola.State)
	if unfilled(after) != missing-2 || after.Player(0).Goods[box.Wood] != wood-1 {
		t.Errorf("%d food is missing after the joinery, %d before it", unfilled(after), missing)
	}
}

// unfilled is how many bowls of the first seat are empty but for what it lays.
func unfilled(s *agricola.State) int {
	owes, _ := s.Owes(0)
	return max(0, owes-int(s.Player(0).Goods[box.Food]))
}
