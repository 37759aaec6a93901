package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"tilestead/bots/learn"
	"tilestead/bots/training"
	"tilestead/rules"
	"tilestead/titles"
)

// A trainer is one of the ways to learn, as a subcommand.
type trainer struct {
	name, what string
	games      string // what -games counts
	way        func(t *training.Title) training.Way
	usual      int  // games
	rounds     bool // there may be several
	seats      int  // of the games
}

var (
	fitter = trainer{name: "fit", what: "learn a title's evaluation by a regression over games of its policy",
		games: "games in each round", way: func(t *training.Title) training.Way { return t.Fit }, usual: 1000,
		rounds: true, seats: 2}
	evolver = trainer{name: "evolve", what: "learn a policy of solo games, for points",
		games: "generations", way: func(t *training.Title) training.Way { return t.Evolve }, usual: 100, seats: 1}
	imitator = trainer{name: "imitate", what: "learn a rollout policy from what a search chooses",
		games: "games of the search", way: func(t *training.Title) training.Way { return t.Imitate }, usual: 300, seats: 2}
)

// run learns and writes the texts of coefficients that the program is built from.
func (k *trainer) run(l *lab, args []string) error {
	f := l.flags(k.name, "-title TITLE [flags]: "+k.what)
	job := learn.Job{Rounds: 1, Seats: k.seats, Each: each}
	name := f.String("title", "", "the `TITLE` whose bots learn: "+strings.Join(k.titles(), ", "))
	modules := f.String("modules", "", "comma-separated expansions and variants of the games, `A,B`")
	f.IntVar(&job.Games, "games", k.usual, "number of "+k.games+", `N`")
	if k.rounds {
		f.IntVar(&job.Rounds, "rounds", 1, "how often games are played with what was learned before, `N`")
		f.IntVar(&job.Seats, "seats", k.seats, "players of a game, `N`: 2, or 1 for solo games where the title has any")
	}
	dir := f.String("o", "", "write into `FOLDER` instead of bots/TITLE, from which the program is built")
	if err := f.parse(args); err != nil {
		return err
	}
	way, err := k.check(f, *name, &job)
	if err != nil {
		return err
	}
	if job.Modules = split(*modules); len(job.Modules) == 0 {
		job.Modules = nil
	}
	title, err := titles.Find(*name)
	if err != nil {
		return f.wrong("-title: %v", err)
	}
	if err := title.CheckSetup(rules.Setup{Title: title.ID, Seats: job.Seats, Modules: job.Modules}); err != nil {
		return f.wrong("%v", err)
	}
	into := *dir
	if into == "" {
		into = filepath.Join("bots", title.ID)
	}
	if info, err := os.Stat(into); err != nil || !info.IsDir() {
		return f.wrong("%s is no folder: work where the sources are, or name one with -o", into)
	}
	job.Say = func(format string, args ...any) { fmt.Fprintf(l.out, format+"\n", args...) }
	return writeTables(l, into, way(&job))
}

// check finds the way to learn and looks at the numbers of the job.
func (k *trainer) check(f *flags, name string, job *learn.Job) (training.Way, error) {
	for i := range training.All {
		t := &training.All[i]
		switch way := k.way(t); {
		case t.ID != name || way == nil:
		case job.Games < 1:
			return nil, f.wrong("-games %d: expected at least 1", job.Games)
		case job.Rounds < 1:
			return nil, f.wrong("-rounds %d: expected at least 1", job.Rounds)
		case job.Seats != k.seats && !(t.Solo && job.Seats == 1):
			return nil, f.wrong("-seats %d: bots of %s do not learn from such games", job.Seats, name)
		default:
			return way, nil
		}
	}
	return nil, f.wrong("-title %q: expected one of %s", name, strings.Join(k.titles(), ", "))
}

// titles are those whose bots learn this way.
func (k *trainer) titles() (ids []string) {
	for i := range training.All {
		if t := &training.All[i]; k.way(t) != nil {
			ids = append(ids, t.ID)
		}
	}
	return ids
}

// each does numbered parts on all cores.
func each(n int, do func(i int)) { spread(n, nil, func() func(int) { return do }) }

// writeTables writes what was learned.
func writeTables(l *lab, dir string, tables []learn.Table) error {
	for _, t := range tables {
		file := filepath.Join(dir, filepath.FromSlash(t.File))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(file, []byte(t.Text), 0o644); err != nil {
			return err
		}
		fmt.Fprintf(l.out, "%s written\n", file)
	}
	return nil
}
