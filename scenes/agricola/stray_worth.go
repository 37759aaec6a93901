package agricola

import (
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
)

// What else a herd that stays is worth, in points: what it comes to at the breeding after the next, what one
// more animal of each kind would be worth then, and how many animals there are. Together they decide only
// where the score sheet gives two herds the same.
const (
	youngWorth  = 0.02
	growthWorth = 0.01
	beastWorth  = 0.0005
)

// herdSize is how many animals there are of all kinds.
func herdSize(h box.Herd) (n int) {
	for _, k := range h {
		n += int(k)
	}
	return n
}

// keptWorth is what it is worth in points to carry out an action that says which herd stays: those of the
// score sheet, after the breeding of a harvest in this round, and begging for what would be missing at the
// next meal if all was cooked.
func keptWorth(s *agricola.State, keep rules.Action) float64 {
	seat := s.Turn()
	after := s.Clone().(*agricola.State)
	after.Do(keep, nil)
	if keep.Kind() == agricola.KindKeep && (s.Harvesting() || s.Round() == s.NextHarvest()) {
		after = agricola.WithYoung(after, seat)
	}
	p := after.Player(seat)
	worth := after.Points(seat).Float() + beastWorth*float64(herdSize(p.Goods.Herd()))
	if s.Round() == box.Rounds && keep.Kind() == agricola.KindBreed {
		return worth // nothing is to come
	}
	worth -= hungryCost * float64(max(0, s.Need(seat)-larder(p)))
	worth += youngWorth * agricola.WithYoung(after, seat).Points(seat).Float()
	for k := range box.Animals {
		more := after.Clone().(*agricola.State)
		more.Player(seat).Goods[box.Sheep+box.Good(k)]++
		if p.Goods[box.Sheep+box.Good(k)] > 0 {
			worth += growthWorth * (more.Points(seat) - after.Points(seat)).Float()
		}
	}
	return worth
}
