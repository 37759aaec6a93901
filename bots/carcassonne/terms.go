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
	termFree      // the first of a row: so many followers in the supply, the last ten turns
)

// mostFree is the highest number of followers in the supply that counts; a row
// of terms has one for each number up to it.
const mostFree = 7

// termFreeLong is the first of the same row for the turns before the last ten.
const termFreeLong = termFree + mostFree + 1

// What comes after the rows.
const (
	termAway       term = termFreeLong + mostFree + 1 + iota // followers out, the last ten turns
	termAwayLikely                                           // the same, as likely as they are to come back
	termAwayLong                                             // the turns before those
	termAwayLongLikely
	termBig          // in the supply
	termBuilder      // in the supply
	termBuilds       // on something open
	termBuildsLikely // the same, as likely as that is completed
	termPig          // in the supply
	termGoods        // points for the most tokens, by the lead in them
	termGoodsSoon    // goods in open cities, as likely as they are completed
	termFairy        // followers beside her
	termFairyGain    // points when what she guards is completed, as likely as it is
	termDanger       // followers near the dragon, by distance and dragon tiles left
	termExtra        // another part of the turn to come
	termShare        // of all that is told of roads, cities and cloisters, what others lead too
	terms            // how many terms there are
)

// termNames are what the terms are called in texts of coefficients; those of a row are
// numbered from 0.
var termNames = [terms]string{
	termPoints: "points", termRoad: "road", termCity: "city", termCloister: "cloister", termRoadGain: "road gain",
	termCityGain: "city gain", termCloisterGain: "cloister gain", termField: "field", termFieldSoon: "field soon",
	termFieldSpan: "field span", termFieldLong: "field long", termJoin: "join", termLost: "lost",
	termFree: "free 0", "free 1", "free 2", "free 3", "free 4", "free 5", "free 6", "free 7",
	termFreeLong: "free long 0", "free long 1", "free long 2", "free long 3", "free long 4", "free long 5", "free long 6",
	"free long 7",
	termAway: "away", termAwayLikely: "away likely", termAwayLong: "away long", termAwayLongLikely: "away long likely",
	termBig: "big", termBuilder: "builder", termBuilds: "builds", termBuildsLikely: "builds likely", termPig: "pig",
	termGoods: "goods", termGoodsSoon: "goods soon", termFairy: "fairy", termFairyGain: "fairy gain",
	termDanger: "danger", termExtra: "extra", termShare: "share",
}

// builderLeast is the chance to come back, in 1/1024, from which a builder works.
const builderLeast = 20

// weights are the coefficients of the evaluation.
type weights struct {
	completion [3]oddsModel // of roads, cities and cloisters
	// worth is what each term is worth, in thousandths of the points counted; for
	// spans in hundredths of a hundredth of a point a turn.
	worth [terms]int32
}
