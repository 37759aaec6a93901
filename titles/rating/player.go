package rating

import (
	"math"

	"tilestead/save"
)

// A Player is how strong a person is, by what is known: two times of three Rating is off by less
// than Deviation, 19 times of 20 by less than twice that.
type Player struct {
	Rating    float64
	Deviation float64
	Games     int // that counted

	volatility float64
}

// What a player begins with, how sure the ratings of levels are, and how much changes of strength
// are believed (Glicko-2, Mark Glickman, 2012).
const (
	start           = 1100.0
	startDeviation  = 350.0
	startVolatility = 0.06
	levelDeviation  = 30.0
	change          = 0.5 // of the volatility, Glickman's tau
	scale           = 400 / math.Ln10
)

// New is a player of whom nothing is known.
func New() Player {
	return Player{Rating: start, Deviation: startDeviation, volatility: startVolatility}
}

// A Result is what came of a game against a bot: 1 won, 0.5 shared, 0 lost. Weight is how much of a
// game it is: at larger tables each bot is a part of one. Deviation is how sure the bot's rating is.
type Result struct {
	Rating, Deviation, Won, Weight float64
}

// Add counts a finished game.
func (p *Player) Add(results []Result) {
	phi, mu := p.Deviation/scale, (p.Rating-start)/scale
	known, off := 0.0, 0.0
	for _, r := range results {
		g := 1 / math.Sqrt(1+3*math.Pow(r.Deviation/scale, 2)/(math.Pi*math.Pi))
		e := 1 / (1 + math.Exp(-g*(mu-(r.Rating-start)/scale)))
		known += r.Weight * g * g * e * (1 - e)
		off += r.Weight * g * (r.Won - e)
	}
	if known == 0 {
		return
	}
	p.volatility = volatilityAfter(p.volatility, phi, 1/known, off/known)
	wide := phi*phi + p.volatility*p.volatility
	phi = 1 / math.Sqrt(1/wide+known)
	p.Rating += scale * phi * phi * off
	p.Deviation = phi * scale
	p.Games++
}

// volatilityAfter is the volatility under which what came is likeliest, found as in step 5 of
// Glickman's text: v is how little the game says, delta how far it moves the rating.
func volatilityAfter(sigma, phi, v, delta float64) float64 {
	a := math.Log(sigma * sigma)
	f := func(x float64) float64 {
		e := math.Exp(x)
		d := phi*phi + v + e
		return e*(delta*delta-d)/(2*d*d) - (x-a)/(change*change)
	}
	low, high := a, math.Log(max(delta*delta-phi*phi-v, 1e-9))
	if delta*delta <= phi*phi+v {
		high = a - change
		for k := 2.0; f(high) < 0 && k < 64; k++ {
			high = a - k*change
		}
	}
	fl, fh := f(low), f(high)
	for i := 0; i < 100 && math.Abs(high-low) > 1e-6; i++ {
		mid := low + (low-high)*fl/(fh-fl)
		fm := f(mid)
		if fm*fh <= 0 {
			low, fl = high, fh
		} else {
			fl /= 2
		}
		high, fh = mid, fm
	}
	return math.Exp(low / 2)
}

// Counts says whether a game says something about the strength of the person in it: one person
// without help, against bots that have a rating. Games of a series are played alone.
func Counts(r *save.Record) bool { return !r.Assisted && len(resultsOf(r)) > 0 }

// resultsOf are those of the only person of a game against its bots.
func resultsOf(r *save.Record) (list []Result) {
	own := -1
	for i, s := range r.Seats {
		if s.Bot != "" {
			continue
		}
		if own >= 0 {
			return nil
		}
		own = i
	}
	if own < 0 {
		return nil
	}
	for i, s := range r.Seats {
		if level, ok := OfLevel(r.Title, s.Bot); ok && i != own {
			list = append(list, Result{level, levelDeviation, against(&r.Seats[own], &s), 1 / float64(len(r.Seats)-1)})
		}
	}
	return list
}

// against is how a seat came out against another one: who won is before who did not, else points
// tell.
func against(a, b *save.Standing) float64 {
	switch {
	case a.Won && b.Won:
		return 0.5
	case a.Won, !b.Won && a.Score > b.Score:
		return 1
	case b.Won, a.Score < b.Score:
		return 0
	}
	return 0.5
}

// Of is the player of a title after the games of a history, oldest first.
func Of(records []save.Record, title string) Player {
	p := New()
	for i := range records {
		if r := &records[i]; r.Title == title && Counts(r) {
			p.Add(resultsOf(r))
		}
	}
	return p
}
