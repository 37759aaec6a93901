package main

import (
	"cmp"
	"fmt"
	"slices"

	"tilestead/titles"
	"tilestead/titles/rating"
)

// runLadder prints the ratings of a title's levels, and how far each match lies from what they
// expect. A match that was played by `lab play` becomes a line of titles/rating/matches.txt.
func runLadder(l *lab, args []string) error {
	f := l.flags("ladder", "-title TITLE: the ratings of a title's levels, by titles/rating/matches.txt")
	id := f.String("title", "agricola", "whose levels, `TITLE`")
	if err := f.parse(args); err != nil {
		return err
	}
	title, err := titles.Find(*id)
	if err != nil {
		return f.wrong("%v", err)
	}
	var matches []rating.Match
	for _, m := range rating.Matches() {
		if m.Title == title.ID {
			matches = append(matches, m)
		}
	}
	type rung struct {
		level string
		of    float64
	}
	var rungs []rung
	for level, of := range rating.Fit(matches) {
		rungs = append(rungs, rung{level, of})
	}
	slices.SortFunc(rungs, func(a, b rung) int { return cmp.Compare(a.of, b.of) })
	for _, r := range rungs {
		fmt.Fprintf(l.out, "%-10s %5.0f\n", r.level, r.of)
	}
	for _, m := range matches {
		first, _ := rating.OfLevel(m.Title, m.First)
		second, _ := rating.OfLevel(m.Title, m.Second)
		fmt.Fprintf(l.out, "%s against %s: won %.1f %% of %.0f, expected %.1f\n", m.First, m.Second,
			100*m.Won/m.Games, m.Games, 100*rating.Expected(first-second))
	}
	return nil
}
