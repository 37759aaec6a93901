package agricola

import "tilestead/rules/agricola"

// Stages are the rounds between which weights change evenly.
const stages = 3

// stageRounds are the rounds of the stages.
var stageRounds = [stages]int{1, 8, 14}

// A curve is what one of a term is worth at each stage, in thousandths of a
// point.
type curve [stages]int32

// curves are the coefficients of the evaluation.
type curves [terms]curve

// weights are curves by round.
type weights [agricola.Rounds + 1][terms]int32

// share is how much a round takes of each stage, in 1/60.
func share(round int) (part [stages]int32) {
	for i := range stages - 1 {
		from, to := stageRounds[i], stageRounds[i+1]
		if round < from || round > to {
			continue
		}
		part = [stages]int32{}
		part[i+1] = int32(60 * (round - from) / (to - from))
		part[i] = 60 - part[i+1]
	}
	return part
}

func (c *curves) byRound() *weights {
	w := &weights{}
	for round := range w {
		part := share(max(1, round))
		for t := range c {
			for i, n := range part {
				w[round][t] += c[t][i] * n / 60
			}
		}
	}
	return w
}

// baseCurves is for the base game.
var baseCurves = curves{
	termSheet: {300, 600, 1000}, {500, 800, 1000}, {200, 500, 1000}, {300, 700, 1000}, {300, 600, 1000}, {400, 700, 1000}, {500, 800, 1000}, {300, 600, 1000}, {800, 900, 1000}, {800, 900, 1000}, {1000, 1000, 1000}, {1000, 1000, 1000}, {500, 800, 1000}, {900, 950, 1000}, {200, 500, 1000},
	termPeople: {7000, 4000, 300}, {6000, 3500, 300}, {5000, 3000, 300},
	termNewborn: {0, 0, 0},
	termHome:    {1200, 1200, 800},
	termSpare:   {4000, 2500, 0}, {2500, 1500, 0},
	termHouse: {500, 300, 0}, {500, 300, 0},
	termReady: {1500, 1000, 0}, {800, 500, 0},
	termRenovate: {300, 300, 100},
	termWood:     {400, 300, 30}, {350, 250, 20}, {300, 200, 10}, {200, 150, 5}, {100, 50, 0},
	termClay: {350, 300, 20}, {350, 250, 10}, {250, 150, 0}, {100, 80, 0},
	termReed: {800, 500, 20}, {800, 500, 20}, {500, 300, 0}, {200, 100, 0},
	termStone: {500, 500, 30}, {500, 500, 20}, {400, 350, 10}, {200, 150, 0},
	termGrain: {800, 500, 0}, {500, 300, 0}, {300, 200, 0}, {150, 100, 0},
	termVegetable: {900, 700, 0}, {700, 500, 0}, {400, 300, 0},
	termFuel: {300, 250, 50}, {300, 250, 50}, {200, 150, 30}, {100, 50, 10},
	termFed:  {450, 450, 450},
	termFood: {300, 250, 50}, {200, 150, 20}, {80, 40, 0},
	termHunger:   {-20, -20, -20},
	termMissing:  {-150, -150, -100},
	termStarving: {-200, -200, -200},
	termShort:    {-150, -150, -150},
	termCold:     {-180, -180, -180},
	termHeating:  {-300, -300, -200},
	termFields:   {900, 500, 0}, {700, 400, 0}, {500, 300, 0}, {300, 200, 0}, {200, 100, 0},
	termEmpty: {0, -100, 0}, {-100, -200, 0}, {-200, -200, 0},
	termReapGrain: {350, 350, 200},
	termReapVeg:   {500, 500, 400},
	termSheep:     {500, 300, 0}, {600, 400, 0}, {200, 150, 0}, {100, 50, 0},
	termBoar: {700, 500, 0}, {700, 450, 0}, {300, 200, 0}, {100, 50, 0},
	termCattle: {900, 600, 0}, {800, 500, 0}, {300, 200, 0}, {100, 50, 0},
	termHorse: {300, 200, 0}, {300, 200, 0},
	termBreed: {350, 400, 300},
	termRoom:  {150, 150, 0}, {100, 100, 0}, {50, 50, 0},
	termVacant: {100, 80, 0}, {50, 40, 0}, {20, 10, 0},
	termStables: {100, 50, 0},
	termCooker:  {2000, 1200, 100}, {500, 300, 50},
	termMeat:      {150, 100, 0},
	termBaker:     {500, 300, 0},
	termBread:     {300, 300, 0},
	termCraft:     {150, 200, 200},
	termComing:    {400, 350, 200},
	termSlaughter: {200, 100, 0},
	termOven:      {200, 200, 100},
	termChurch:    {700, 700, 700},
	termClearing:  {300, 200, 0},
	termForests:   {0, 0, 0},
	termMoors:     {100, 50, 0},
	termFree:      {0, 0, 0},
	termStart:     {500, 300, 0},
	termLayout:    {-30, -30, -10},
}

// moorCurves is for Farmers of the Moor.
var moorCurves = curves{
	termSheet: {300, 600, 1000}, {500, 800, 1000}, {200, 500, 1000}, {300, 700, 1000}, {300, 600, 1000}, {400, 700, 1000}, {500, 800, 1000}, {300, 600, 1000}, {800, 900, 1000}, {800, 900, 1000}, {1000, 1000, 1000}, {1000, 1000, 1000}, {500, 800, 1000}, {900, 950, 1000}, {200, 500, 1000},
	termPeople: {7000, 4000, 300}, {6000, 3500, 300}, {5000, 3000, 300},
	termNewborn: {0, 0, 0},
	termHome:    {1200, 1200, 800},
	termSpare:   {4000, 2500, 0}, {2500, 1500, 0},
	termHouse: {500, 300, 0}, {500, 300, 0},
	termReady: {1500, 1000, 0}, {800, 500, 0},
	termRenovate: {300, 300, 100},
	termWood:     {400, 300, 30}, {350, 250, 20}, {300, 200, 10}, {200, 150, 5}, {100, 50, 0},
	termClay: {350, 300, 20}, {350, 250, 10}, {250, 150, 0}, {100, 80, 0},
	termReed: {800, 500, 20}, {800, 500, 20}, {500, 300, 0}, {200, 100, 0},
	termStone: {500, 500, 30}, {500, 500, 20}, {400, 350, 10}, {200, 150, 0},
	termGrain: {800, 500, 0}, {500, 300, 0}, {300, 200, 0}, {150, 100, 0},
	termVegetable: {900, 700, 0}, {700, 500, 0}, {400, 300, 0},
	termFuel: {300, 250, 50}, {300, 250, 50}, {200, 150, 30}, {100, 50, 10},
	termFed:  {450, 450, 450},
	termFood: {300, 250, 50}, {200, 150, 20}, {80, 40, 0},
	termHunger:   {-20, -20, -20},
	termMissing:  {-150, -150, -100},
	termStarving: {-200, -200, -200},
	termShort:    {-150, -150, -150},
	termCold:     {-180, -180, -180},
	termHeating:  {-300, -300, -200},
	termFields:   {900, 500, 0}, {700, 400, 0}, {500, 300, 0}, {300, 200, 0}, {200, 100, 0},
	termEmpty: {0, -100, 0}, {-100, -200, 0}, {-200, -200, 0},
	termReapGrain: {350, 350, 200},
	termReapVeg:   {500, 500, 400},
	termSheep:     {500, 300, 0}, {600, 400, 0}, {200, 150, 0}, {100, 50, 0},
	termBoar: {700, 500, 0}, {700, 450, 0}, {300, 200, 0}, {100, 50, 0},
	termCattle: {900, 600, 0}, {800, 500, 0}, {300, 200, 0}, {100, 50, 0},
	termHorse: {300, 200, 0}, {300, 200, 0},
	termBreed: {350, 400, 300},
	termRoom:  {150, 150, 0}, {100, 100, 0}, {50, 50, 0},
	termVacant: {100, 80, 0}, {50, 40, 0}, {20, 10, 0},
	termStables: {100, 50, 0},
	termCooker:  {2000, 1200, 100}, {500, 300, 50},
	termMeat:      {150, 100, 0},
	termBaker:     {500, 300, 0},
	termBread:     {300, 300, 0},
	termCraft:     {150, 200, 200},
	termComing:    {400, 350, 200},
	termSlaughter: {200, 100, 0},
	termOven:      {200, 200, 100},
	termChurch:    {700, 700, 700},
	termClearing:  {300, 200, 0},
	termForests:   {0, 0, 0},
	termMoors:     {100, 50, 0},
	termFree:      {0, 0, 0},
	termStart:     {500, 300, 0},
	termLayout:    {-30, -30, -10},
}
