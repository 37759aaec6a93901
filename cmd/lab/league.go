package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"tilestead/bots/learn"
	"tilestead/bots/training"
	"tilestead/rules"
	"tilestead/titles"
)

const leagueWhat = "learn to judge positions by a network, from games of a league"

// runLearn goes on with a league.
func runLearn(l *lab, args []string) error {
	f := l.flags("learn", "-title TITLE [flags]: "+leagueWhat)
	name := f.String("title", "", "the `TITLE` whose league plays: "+strings.Join(leagues(), ", "))
	games := f.String("setups", "2", "comma-separated set-ups of the games, which take turns: so many seats, and `N+MODULE...`")
	rounds := f.Int("rounds", 20, "how many rounds to go on for, `N`; an unfinished one is forgotten")
	folder := f.String("o", "", "the league's `FOLDER`; usually build/learn/ and what is played")
	league := learn.League{Each: each}
	f.IntVar(&league.Games, "games", 4000, "games in a round, `N`")
	f.IntVar(&league.First, "first", 3, "so many times as many in the first round, `N`")
	f.IntVar(&league.Plain, "plain", 8, "rounds without trees, `N`, to know something first")
	f.IntVar(&league.Visits, "visits", 48, "visits of the trees of later rounds, `N`; 0 for none")
	f.IntVar(&league.Memory, "memory", 1500000, "positions of the latest games that are learned from again, `N`; each takes 1 KB")
	f.IntVar(&league.Layers[0], "width", 128, "units of the first hidden layer, `N`")
	f.IntVar(&league.Layers[1], "depth", 64, "units of the second hidden layer, `N`")
	f.IntVar(&league.Judged, "judged", 100, "games of each match after a round, `N`; 0 for none")
	f.IntVar(&league.Grain, "grain", 1, "weights of inputs are multiples of `N`, for smaller files")
	if err := f.parse(args); err != nil {
		return err
	}
	sport := leagueOf(*name)
	if sport == nil {
		return f.wrong("-title %q: expected one of %s", *name, strings.Join(leagues(), ", "))
	}
	for _, n := range [...]struct {
		flag     string
		n, least int
	}{{"rounds", *rounds, 1}, {"games", league.Games, 1}, {"first", league.First, 1},
		{"plain", league.Plain, 0}, {"visits", league.Visits, 0},
		{"memory", league.Memory, 1000}, {"width", league.Layers[0], 1}, {"depth", league.Layers[1], 1},
		{"judged", league.Judged, 0}, {"grain", league.Grain, 1}} {
		if n.n < n.least {
			return f.wrong("-%s %d: expected at least %d", n.flag, n.n, n.least)
		}
	}
	title, err := titles.Find(*name)
	if err != nil {
		return f.wrong("-title: %v", err)
	}
	var setups []rules.Setup
	for _, text := range split(*games) {
		setup, err := setupOf(title, text)
		if err != nil {
			return f.wrong("-setups %q: %v", text, err)
		}
		setups = append(setups, setup)
	}
	if len(setups) == 0 {
		return f.wrong("-setups: none is named")
	}
	if *folder == "" {
		*folder = filepath.Join("build", "learn", title.ID+"-"+*games)
	}
	if err := os.MkdirAll(*folder, 0o755); err != nil {
		return err
	}
	league.Folder, league.Sport = *folder, sport(setups, each)
	league.Say = func(format string, args ...any) { fmt.Fprintf(l.out, format+"\n", args...) }
	return league.Run(*rounds)
}

// setupOf is a set-up by its text: so many seats, and modules after a plus each.
func setupOf(title *rules.Title, text string) (rules.Setup, error) {
	parts := strings.Split(text, "+")
	seats, err := strconv.Atoi(parts[0])
	if err != nil {
		return rules.Setup{}, errors.New("it does not begin with a number of seats")
	}
	setup := rules.Setup{Title: title.ID, Seats: seats, Modules: parts[1:]}
	return setup, title.CheckSetup(setup)
}

// leagueOf is how a title's league plays; nil where it has none.
func leagueOf(title string) training.Sport {
	for i := range training.All {
		if t := &training.All[i]; t.ID == title {
			return t.Sport
		}
	}
	return nil
}

// leagues are the titles that have a league.
func leagues() (ids []string) {
	for i := range training.All {
		if t := &training.All[i]; t.Sport != nil {
			ids = append(ids, t.ID)
		}
	}
	return ids
}
