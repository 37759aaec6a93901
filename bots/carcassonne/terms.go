package carcassonne

// A term is a part of what a Carcassonne position is worth to a seat. Points
// are in hundredths; what lasts is counted by own turns to come (spans).
type term int

const (
	termPoints term = iota // scored, or completed and about to be
	termRoad               // open objects led on, as if the game ended now
	termCity
	termCloister
	termRoadGain // what completing them would add, as likely as it is
	termCityGain
	termCloisterGain
	termField     // completed cities of fields led on
	termFieldSoon // open cities there, as likely as they are completed
	termFieldSpan // fields led on: the last ten turns
	termFieldLong // the turns before those
	termJoin      // what another's object would bring if it were joined
	termLost      // what others could take by joining
	termFree      // so many followers in the supply: the last ten turns
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
	termBig        // in the supply
	termBuilder    // in the supply
	termBuilds     // on something open
	termBuildsHope // the same, as likely as that is completed
	termPig        // in the supply
	termGoods      // points for the most tokens, by the lead in them
	termGoodsSoon  // goods in open cities, as likely as they are completed
	termFairy      // followers beside her
	termFairyGain  // points when what she guards is completed, as likely as it is
	termDanger     // followers near the dragon, by distance and dragon tiles left
	termExtra      // another part of the turn to come
	terms
)

// mostFree is the highest number of followers in the supply that counts.
const mostFree = 7

// hopeful is the chance to come back, in 1/1024, from which a builder works.
const hopeful = 20

// A weights is what counts: how likely quests are fulfilled, by kind,
// and what each term is worth, in thousandths of the points counted, for spans
// in hundredths of a hundredth of a point a turn.
type weights struct {
	hopes [3]hope
	worth [terms]int32
}
