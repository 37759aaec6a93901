package agricola

import (
	"fmt"
	"strings"
	"time"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/sound/cue"
)

// goodCues are how goods sound, by agricola.Good.
var goodCues = [agricola.Goods]string{
	agricola.Wood: cue.Arrive, agricola.Clay: cue.Copper, agricola.Reed: cue.Cloth, agricola.Stone: cue.Stone,
	agricola.Food: cue.Wine, agricola.Grain: cue.Grain, agricola.Vegetable: cue.Pumpkin, agricola.Fuel: cue.Stone,
	agricola.Sheep: cue.Cattle, agricola.Boar: cue.Cattle, agricola.Cattle: cue.Cattle, agricola.Horse: cue.Cattle,
}

// arrivals let goods be heard whenever one of those that fly off at t arrives.
func (k *clip) arrivals(t time.Duration, st agricola.Stock) {
	i := 0
	for g, n := range st {
		for range min(int(n), most) {
			k.Cue(t+time.Duration(i)*stagger+flight, goodCues[g])
			i++
		}
	}
}

// heard are the events that are heard once, and when.
var heard = map[string]struct {
	at  time.Duration
	cue string
}{
	"FirstDrawn": {0, cue.Begin}, "BecameFirst": {flight, cue.Begin},
	"RoundOpened": {0, cue.Turn}, "CardRevealed": {150 * ms, cue.Draw}, "WorkBegan": {160 * ms, cue.Tile},
	"Placed": {longWalk, cue.Arrive}, "Passed": {0, cue.Pass}, "WentHome": {0, cue.Return},
	"Grew": {0, cue.Extra}, "Adopted": {0, cue.Extra}, "WentToBed": {0, cue.Rest},
	"Plowed": {0, cue.Stone}, "Sown": {flight, cue.Grain}, "RoomBuilt": {flight, cue.Settlement},
	"StableBuilt": {flight, cue.Settlement}, "Stationed": {0, cue.Arrive}, "Renovated": {flight, cue.Settlement},
	"Fenced": {flight, cue.Road}, "Reserved": {flight, cue.Road}, "Extended": {0, cue.Tile},
	"StartCardDrawn": {0, cue.Draw}, "MajorBuilt": {flight, cue.Won}, "CardPlayed": {0, cue.Draw},
	"Kindled": {flight, cue.Fire}, "Heated": {flight, cue.Fire}, "Prayed": {flight, cue.Cloister},
	"Fed": {0, cue.Canteen}, "Begged": {0, cue.Shortage}, "Cleared": {0, cue.Cleared},
	"SpecialTaken": {flight, cue.Place}, "TopSeen": {150 * ms, cue.Draw}, "SpecialTurned": {150 * ms, cue.Draw},
	"SpecialSpent": {150 * ms, cue.Draw}, "Lodged": {0, cue.Cattle}, "Tipped": {0, cue.Rest}, "GameOver": {0, cue.End},
}

// sound gives the clip of an event its cues, when all its acts are on the time line.
func (k *clip) sound(event rules.Event) {
	name := strings.TrimPrefix(fmt.Sprintf("%T", event), "agricola.")
	if h, ok := heard[name]; ok {
		k.Cue(h.at, h.cue)
	}
	switch e := event.(type) {
	case agricola.Collected:
		k.arrivals(0, e.Got)
	case agricola.Taken:
		k.arrivals(0, e.Got)
	case agricola.Gained:
		k.arrivals(0, e.Got)
	case agricola.Harvested:
		k.arrivals(0, e.Got)
	case agricola.Baked:
		k.arrivals(0, oneOf(agricola.Grain, e.Grain))
	case agricola.Cooked:
		k.arrivals(0, oneOf(e.Good, e.N))
	case agricola.Crafted:
		k.arrivals(0, oneOf(agricola.Majors[e.Major].Good, 1))
	case agricola.Left:
		k.arrivals(0, herdStock(e.Gone))
	case agricola.Discarded:
		k.arrivals(0, oneOf(e.Good, 1))
	case agricola.Traded:
		k.arrivals(0, oneOf(e.From, 1))
	case agricola.Bred:
		k.arrivals(0, herdStock(e.Newborn))
		k.arrivals(0, herdStock(e.Before))
	case agricola.OmenDrawn:
		k.arrivals(0, oneOf(agricola.Food, int(e.Food)))
	}
}
