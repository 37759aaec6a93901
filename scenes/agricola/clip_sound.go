package agricola

import (
	"time"

	"tilestead/rules/agricola"
	"tilestead/sound/cue"
)

// goodCues are how goods sound, by agricola.Good.
var goodCues = [agricola.Goods]string{
	agricola.Wood: cue.Wood, agricola.Clay: cue.Pumpkin, agricola.Reed: cue.Reed, agricola.Stone: cue.Stone,
	agricola.Food: cue.Food, agricola.Grain: cue.Grain, agricola.Vegetable: cue.Pumpkin, agricola.Fuel: cue.Fuel,
	agricola.Sheep: cue.Sheep, agricola.Boar: cue.Boar, agricola.Cattle: cue.Cattle, agricola.Horse: cue.Horse,
}

// steps let somebody's way be heard, and where it ends.
func (k *clip) steps(at, length time.Duration) {
	if !k.Reduced {
		for i := range hops {
			k.Cue(at+time.Duration(i)*length/hops, cue.Step)
		}
	}
	k.Cue(at+length, cue.Arrive)
}
