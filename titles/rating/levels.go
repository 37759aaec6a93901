// Package rating says how strong the levels of bots and the rivals are, and how strong a player is by the games
// against them: a scale for each title, on which easy is Easy and 400 points are odds of ten to one.
package rating

import (
	_ "embed"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"sync"

	"tilestead/titles/rivals"
)

// Easy is the rating of the level easy in every title. It means a newcomer's match and no more:
// the scales of two titles say nothing about each other.
const Easy = 800.0

//go:embed matches.txt
var matchesText string

// A Match is how many games of a title a level won against another one, shared victories as halves.
type Match struct {
	Title, First, Second string
	Games, Won           float64
}

// Matches are all that have been measured.
var Matches = sync.OnceValue(func() (all []Match) {
	for i, line := range strings.Split(matchesText, "\n") {
		f := strings.Fields(line)
		if len(f) == 0 || strings.HasPrefix(line, "#") {
			continue
		}
		m, err := readMatch(f)
		if err != nil {
			panic(fmt.Sprintf("titles/rating/matches.txt: line %d: %v", i+1, err))
		}
		all = append(all, m)
	}
	return all
})

func readMatch(f []string) (m Match, err error) {
	if len(f) != 5 {
		return m, fmt.Errorf("want a title, two levels, games and victories in %q", strings.Join(f, " "))
	}
	m = Match{Title: f[0], First: f[1], Second: f[2]}
	if m.Games, err = strconv.ParseFloat(f[3], 64); err == nil {
		m.Won, err = strconv.ParseFloat(f[4], 64)
	}
	if err != nil || m.Games < 1 || m.Won < 0 || m.Won > m.Games {
		return m, fmt.Errorf("want games, and at most as many victories, in %q", strings.Join(f, " "))
	}
	return m, nil
}

// levels are the ratings of every title.
var levels = sync.OnceValue(func() map[string]map[string]float64 {
	of := map[string][]Match{}
	for _, m := range Matches() {
		of[m.Title] = append(of[m.Title], m)
	}
	all := map[string]map[string]float64{}
	for title, list := range of {
		all[title] = Fit(list)
	}
	return all
})

// OfLevel is the rating of a level or a rival of a title; ok is false where it has none. A rival who
// plays as a level does has that level's.
func OfLevel(title, level string) (rating float64, ok bool) {
	if r, is := rivals.Find(title, level); is && r.Plain() {
		level = r.Level
	}
	rating, ok = levels()[title][level]
	return rating, ok
}

// Expected is the share of games that somebody wins who is so many points stronger.
func Expected(stronger float64) float64 { return 1 / (1 + math.Pow(10, -stronger/400)) }

// Fit finds the ratings under which the results of matches are likeliest (Bradley and Terry). Each
// match counts a drawn game more, so that one won whole has no end. Levels that no row of matches
// joins with easy are left out.
func Fit(matches []Match) map[string]float64 {
	rating := map[string]float64{"easy": Easy}
	for range len(matches) { // first along the matches, one by one
		for _, m := range matches {
			p := (m.Won + 0.5) / (m.Games + 1)
			apart := 400 * math.Log10(p/(1-p))
			first, known := rating[m.First]
			second, also := rating[m.Second]
			switch {
			case known && !also:
				rating[m.Second] = first - apart
			case also && !known:
				rating[m.First] = second + apart
			}
		}
	}
	var names []string
	for name := range rating {
		if name != "easy" {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	for range 400 { // then one level after the other where its matches put it
		for _, name := range names {
			rating[name] += nudge(matches, rating, name)
		}
	}
	return rating
}

// nudge is by how much the rating of one level has to change for its matches (a step of Newton's).
func nudge(matches []Match, rating map[string]float64, name string) float64 {
	slope, bend := 0.0, 0.0
	for _, m := range matches {
		won, other := m.Won+0.5, m.Second
		if m.Second == name {
			won, other = m.Games-m.Won+0.5, m.First
		} else if m.First != name {
			continue
		}
		p := Expected(rating[name] - rating[other])
		slope += won - (m.Games+1)*p
		bend += (m.Games + 1) * p * (1 - p)
	}
	return slope / bend * 400 / math.Ln10
}
