package bake

import (
	"math"

	"tilestead/sound/synth"
)

// A recipe makes the variants of an effect; v counts them from 0.
type recipe struct {
	name     string
	variants int
	make     func(s *sketch, v int)
}

// recipes are all effects.
var recipes = []recipe{
	{"tick", 4, tick}, {"click", 4, click}, {"back", 3, back}, {"refuse", 3, refuse},
	{"place", 4, place}, {"return", 3, giveBack}, {"tile", 4, tile}, {"settlement", 4, settlement},
	{"step", 4, step}, {"arrive", 4, arrive}, {"cleared", 2, cleared},
	{"disc-tick", 4, discTick}, {"disc-stop", 3, discStop},
	{"coin", 4, coin}, {"grain", 4, grain}, {"pumpkin", 4, pumpkin}, {"copper", 4, copper}, {"stone", 4, stone},
	{"cattle", 3, cattle}, {"canteen", 3, canteen},
	{"town", 2, town}, {"outbid", 3, outbid}, {"pass", 3, pass}, {"won", 3, won},
	{"turn", 2, turn}, {"begin", 1, begin}, {"begin-d", 1, beginD}, {"begin-a", 1, beginA},
	{"extra", 2, extra}, {"extra-d", 1, extraD}, {"end", 1, end}, {"row", 2, row},
	{"shortage", 2, shortage},
	{"score", 4, score}, {"score-d", 4, scoreD}, {"count", 3, count},
	{"win", 1, win}, {"lose", 1, lose}, {"tie", 1, tie},
	{"draw", 3, draw}, {"road", 3, road}, {"city", 3, city}, {"cloister", 3, cloister}, {"wine", 3, wine},
	{"cloth", 3, cloth},
	{"volcano", 1, volcano}, {"growl", 2, growl}, {"hop", 3, hop}, {"fire", 3, fire}, {"eat", 3, eat},
	{"rest", 1, rest},
	{"fairy", 3, fairy}, {"blessing", 3, blessing}, {"princess", 1, princess}, {"portal", 1, portal},
	{"wood", 4, wood}, {"clay", 4, clay}, {"reed", 3, reed}, {"bowl", 4, bowl}, {"vegetable", 4, vegetable},
	{"peat", 3, peat},
	{"sheep", 3, sheep}, {"boar", 3, boar}, {"horse", 3, horse}, {"newborn", 3, newborn},
	{"stock", 3, stock}, {"chop", 3, chop}, {"hammer", 3, hammer}, {"renovate", 3, renovate},
	{"fence", 3, fence}, {"gate", 3, gate}, {"plough", 3, plough},
	{"improve", 3, improve}, {"kindle", 3, kindle}, {"oven", 3, oven},
	{"card", 3, card}, {"packet", 3, packet}, {"birth", 3, birth}, {"bed", 3, bed},
	{"bell", 1, bell}, {"reap", 3, reap}, {"fed", 3, fed}, {"last-round", 1, lastRound},
}

// coloured are effects without a pitch that are heard often: each variant has a
// colour of its own, as the same thing has on another table.
var coloured = map[string]bool{
	"tick": true, "click": true, "place": true, "tile": true, "settlement": true, "step": true, "arrive": true,
	"disc-tick": true, "coin": true, "grain": true, "copper": true, "draw": true, "cloth": true, "hop": true,
	"fire": true, "eat": true, "bowl": true, "boar": true, "stock": true, "kindle": true, "oven": true, "reap": true,
	"wood": true, "peat": true, "fairy": true,
}

// tick is three milliseconds of noise and a breath of wood.
func tick(s *sketch, v int) {
	s.hiss(0, 0.003, 0.5, 2600, 2600, 0.8, hit)
	s.strike(0, 0.0008, s.wood(s.about(980, 0.06), 0.7, 0.03)...)
}

// click is a filtered tick before a small wooden body.
func click(s *sketch, v int) {
	s.hiss(0, 0.006, 0.5, 1800, 1800, 1.2, hit)
	s.strike(0.001, 0.001, s.wood([]float64{312, 328, 345, 360}[v], 1, 0.075)...)
	s.room(0.1, 0.05)
}

// back is a click that falls.
func back(s *sketch, v int) {
	s.hiss(0, 0.006, 0.35, 1300, 900, 1.2, hit)
	s.tone(0, 0.07, 0.5, s.about(340, 0.04), 215, hit)
	s.strike(0.012, 0.001, s.wood(s.about(250, 0.04), 0.8, 0.07)...)
	s.room(0.1, 0.05)
}

// refuse knocks twice, dull: no harm done.
func refuse(s *sketch, v int) {
	f := []float64{232, 262, 248}[v]
	apart := []float64{0.095, 0.082, 0.11}[v]
	for i := range 2 {
		at := apart * float64(i)
		f := f * (1 - 0.09*float64(i)*float64(1+v%2))
		s.strike(at, 0.004, mode{f, 1, 0.1}, mode{f * 1.5, 0.5 + 0.1*float64(v), 0.08}, mode{f * 2.3, 0.16, 0.05})
	}
	s.room(0.12, 0.06)
}

// place is a wooden figure put on a board.
func place(s *sketch, v int) {
	f := s.about(640, 0.06)
	s.hiss(0, 0.005, 0.35, 2400, 1800, 0.9, hit)
	s.strike(0, 0.0012, s.wood(f, 0.8, 0.085)...)
	s.strike(0, 0.002, mode{s.about(235, 0.05), 0.7, 0.09})               // the board under it
	s.strike(s.about(0.034, 0.25), 0.0015, s.wood(f*1.06, 0.22, 0.05)...) // it settles
	s.room(0.16, 0.1)
}

// giveBack is a figure swept off the board.
func giveBack(s *sketch, v int) {
	s.hiss(0, 0.15, 0.5, 700, s.about(1900, 0.1), 1.1, rush)
	s.pluck(0.13, 0.22, synth.Pluck{Freq: s.about(392, 0.02), Level: 0.5, Bright: 0.25, Decay: 0.5, At: 0.2})
	s.strike(0.135, 0.001, s.wood(s.about(560, 0.05), 0.3, 0.05)...)
	s.room(0.15, 0.1)
}

// tile is card on card: two clacks, the second when the far edge falls.
func tile(s *sketch, v int) {
	for i, f := range []float64{420, 610} {
		at := float64(i) * s.about(0.028, 0.3)
		level := 1 - 0.35*float64(i)
		s.hiss(at, 0.014, 0.7*level, s.about(1500, 0.1), 900, 0.8, hit)
		s.strike(at, 0.0015, s.wood(s.about(f, 0.05), level, 0.06)...)
		s.strike(at, 0.003, mode{s.about(150, 0.05), 0.8 * level, 0.1})
	}
	s.room(0.16, 0.12)
}

// settlement drops a house on its place: two knocks of a mallet and dust.
func settlement(s *sketch, v int) {
	s.strike(0, 0.003, mode{s.about(172, 0.04), 0.8, 0.15})
	s.strike(0, 0.002, s.wood(s.about(262, 0.04), 1, 0.13)...)
	s.hiss(0, 0.02, 0.5, 1300, 700, 0.8, hit)
	at := s.about(0.115, 0.06)
	s.strike(at, 0.002, s.wood(s.about(330, 0.04), 0.55, 0.11)...)
	s.strike(at, 0.003, mode{s.about(150, 0.04), 0.4, 0.14})
	s.hiss(0.03, 0.24, 0.16, 900, 500, 0.6, func(t float64) float64 { return hit(t) * math.Min(1, 20*t) })
	s.room(0.18, 0.15)
}

// step is a boot on dry ground.
func step(s *sketch, v int) {
	s.hiss(0, 0.045, 0.8, s.about(620, 0.15), 380, 0.9, hit)
	s.strike(0, 0.004, mode{s.about(185, 0.08), 0.45, 0.06})
	s.grains(0.008, 0.035, 4, 0.25, 2100, 1, hit)
}

// arrive is a knock at the door of the work.
func arrive(s *sketch, v int) {
	s.strike(0, 0.0025, s.wood(s.about(300, 0.06), 0.8, 0.1)...)
	s.strike(0, 0.004, mode{s.about(138, 0.05), 0.7, 0.1})
	s.hiss(0, 0.008, 0.3, 1500, 1100, 0.9, hit)
	s.room(0.15, 0.1)
}

// cleared is an arm that sweeps a handful of figures together.
func cleared(s *sketch, v int) {
	s.hiss(0, 0.42, 0.28, 600, 1300, 0.9, swell)
	at := 0.05
	for i := range 8 {
		s.strike(at, 0.0012, s.wood(s.about(640, 0.18), s.noise.Between(0.35, 0.8)*(1-0.07*float64(i)), 0.07)...)
		at += s.noise.Between(0.025, 0.07)
	}
	s.room(0.2, 0.18)
}

// discTick is the arrow's tongue on a peg of the rim.
func discTick(s *sketch, v int) {
	s.hiss(0, 0.004, 0.45, s.about(2200, 0.05), 1700, 1.5, hit)
	s.strike(0, 0.0007, s.wood(s.about(860, 0.05), 0.8, 0.035)...)
	s.strike(0, 0.0015, mode{s.about(310, 0.05), 0.35, 0.05})
	s.room(0.1, 0.05)
}

// discStop is the tongue coming to rest: a knock and a shimmer.
func discStop(s *sketch, v int) {
	s.strike(0, 0.0015, s.wood([]float64{455, 480, 515}[v], 0.9, 0.12)...)
	s.strike(0, 0.003, mode{s.about(160, 0.04), 0.6, 0.14})
	for i, f := range [][]float64{
		{1318.5, 1568, 1975.5, 2637}, {1568, 1975.5, 2349.3, 3136}, {1174.7, 1568, 1975.5, 2349.3},
	}[v] {
		s.strike(0.03+0.028*float64(i), 0.006, mode{f, 0.16 - 0.025*float64(i), 0.4}, mode{f * 1.003, 0.08, 0.36})
	}
	s.room(0.25, 0.25)
}
