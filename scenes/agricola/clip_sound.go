package agricola

import (
	"tilestead/rules/agricola/box"
	"tilestead/sound/cue"
)

// goodCues are how goods sound, by box.Good.
var goodCues = [box.Goods]string{
	box.Wood: cue.Wood, box.Clay: cue.Clay, box.Reed: cue.Reed, box.Stone: cue.Stone,
	box.Food: cue.Food, box.Grain: cue.Grain, box.Vegetable: cue.Vegetable, box.Fuel: cue.Fuel,
	box.Sheep: cue.Sheep, box.Boar: cue.Boar, box.Cattle: cue.Cattle, box.Horse: cue.Horse,
}
