package agricola

import (
	"tilestead/rules/agricola"
	"tilestead/sound/cue"
)

// goodCues are how goods sound, by agricola.Good.
var goodCues = [agricola.Goods]string{
	agricola.Wood: cue.Wood, agricola.Clay: cue.Pumpkin, agricola.Reed: cue.Reed, agricola.Stone: cue.Stone,
	agricola.Food: cue.Food, agricola.Grain: cue.Grain, agricola.Vegetable: cue.Pumpkin, agricola.Fuel: cue.Fuel,
	agricola.Sheep: cue.Sheep, agricola.Boar: cue.Boar, agricola.Cattle: cue.Cattle, agricola.Horse: cue.Horse,
}
