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
	termBuilder    // in the supply
	termBuilds     // on something open
	termBuildsHope // the same, as likely as that is completed
	termPig
	termGoods
	termGoodsSoon // goods in open cities, as likely as they are completed
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

// A carcassonneSense is what counts: how likely quests are fulfilled, by kind,
// and what each term is worth, in thousandths of the points counted, for spans
// in hundredths of a hundredth of a point a turn.
type carcassonneSense struct {
	hopes [3]hope
	worth [terms]int32
}
