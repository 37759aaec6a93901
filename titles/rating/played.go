package rating

import "math"

// A Likeness is what strength somebody played at in one game, by what they gave away in it.
type Likeness struct {
	Level  string // the nearest of those compared with
	Rating float64
	Span   float64 // two times of three the rating is off by less
}

// A curve is how a level's rating hangs on what it gives away for each decision, in hundredths of a
// point: at - by * ln(given + few). Span is what is left of it in single games.
type curve struct{ at, by, few, span float64 }

// curves are those of titles whose losses say something in one game. In Montana those of a single
// game tell no two levels apart, and no curve was found yet that fits Agricola's levels.
var curves = map[string]curve{"carcassonne": {2189, 251, 3, 87}}

// fewDecisions are so few that their losses say nothing.
const fewDecisions = 12

// Like is what level somebody played like who gave away so much for each of some decisions of a
// game, in what reviews of the title count. Nobody is told to be stronger than the strongest level
// that is compared with, or weaker than the weakest: who judges is no better than that. ok is false
// where a game does not say it.
func Like(title string, given float64, decisions int, levels []string) (l Likeness, ok bool) {
	c, told := curves[title]
	if !told || decisions < fewDecisions {
		return l, false
	}
	exact := c.at - c.by*math.Log(given+c.few)
	least, most := math.Inf(1), math.Inf(-1)
	for _, level := range levels {
		of, known := OfLevel(title, level)
		if !known {
			continue
		}
		if least, most = min(least, of), max(most, of); !ok || math.Abs(of-exact) < math.Abs(l.Rating-exact) {
			l.Level, l.Rating, ok = level, of, true
		}
	}
	l.Rating, l.Span = min(max(exact, least), most), c.span
	return l, ok
}
