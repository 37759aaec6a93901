package agricola

import (
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
)

// hungryCost is what a food that is missing at the next meal costs, in points.
const hungryCost = 3.0

// larder is the food that a seat has, with all that it could eat or cook.
func larder(p *agricola.Player) int {
	food := int(p.Goods[box.Food])
	for g := range box.Good(box.Goods) {
		food += int(p.Goods[g]) * max(p.Cooks(g), 0)
	}
	return food
}
