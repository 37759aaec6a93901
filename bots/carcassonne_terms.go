package bots

// A term is a part of what a Carcassonne position is worth to a seat. Points
// are in hundredths; what lasts is counted by own turns to come (spans).
type term int

const (
	termPoints term = iota
	termRoad
	termCity
	termCloister
	termRoadGain
	termCityGain
	termCloisterGain
	termField
	termFieldSoon
	termFieldSpan
	termFieldLong
	termJoin // what another's object would bring if it were joined
	termLost // what others could take by joining
	termFree // followers in the supply, by number: the last ten turns
	_
	_
	_
	_
	_
	_
	_
	termFreeLong // the turns before those
	_
	_
	_
	_
	_
	_
	_
	termAway     // followers out, the last ten turns
	termAwayHope // the same, as likely as they are to come back
	termAwayLong
	termAwayHopeLong
	termBig
	termBuilder // in the supply
	termBuilds  // on something open
	termPig
	termGoods
	termFairy
	termFairyGain
	termDanger
	termExtra // another part of the turn to come
	terms
)

// mostFree is the highest number of followers in the supply that counts.
const mostFree = 7

// hopeful is the chance to come back, in 1/1024, from which a builder works.
const hopeful = 20

// A carcassonneWeights is what each term is worth: in thousandths of the points
// counted, for spans in hundredths of a hundredth of a point a turn.
type carcassonneWeights [terms]int32

// firstWeights are set by hand.
func firstWeights() *carcassonneWeights {
	w := &carcassonneWeights{
		termPoints: 1000, termRoad: 1000, termCity: 1000, termCloister: 1000,
		termRoadGain: 800, termCityGain: 800, termCloisterGain: 500,
		termField: 990, termFieldSoon: 500, termFieldSpan: 0,
		termJoin: 400, termLost: -400,
		termBig: 500, termBuilder: 2000, termBuilds: 12000, termPig: 2000,
		termGoods: 900, termFairy: 5000, termFairyGain: 800, termDanger: -300, termExtra: 500,
	}
	for m := range mostFree + 1 {
		w[termFree+term(m)] = []int32{-4000, -1500, -600, -100, 100, 200, 300, 350}[m]
		w[termFreeLong+term(m)] = w[termFree+term(m)] / 2
	}
	w[termAway], w[termAwayHope] = -6000, 6000
	w[termAwayLong], w[termAwayHopeLong] = -2000, 2000
	return w
}
