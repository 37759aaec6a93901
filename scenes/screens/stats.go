package screens

import (
	"errors"
	"slices"
	"time"

	"tilestead/input"
	"tilestead/rules"
	"tilestead/save"
	"tilestead/scenes/page"
	"tilestead/titles"
	"tilestead/ui"
)

// A tally counts how persons came out, or says how strong one is.
type tally struct {
	label      string
	games, won int
	score      rules.Points // of all games
	rating     string       // "" where nothing is known
	own        bool         // the rating is the player's
}

func (t *tally) add(s save.Standing) {
	t.games++
	t.score += s.Score
	if s.Won {
		t.won++
	}
}

// changed are the levels of a title that were others before a day, with that day: their older games
// are counted apart.
var changed = map[string]struct {
	day    string
	levels []string
}{
	"agricola": {"2026-11-27", []string{"hard", "expert"}},
}

// older says whether a game was played against a level that was another one then.
func older(r *save.Record, level string) bool {
	c := changed[r.Title]
	return slices.Contains(c.levels, level) && r.Saved != "" && r.Saved < c.day
}

// tallies counts the persons' games of a title by the strongest bot they
// played against ("" for persons only), levels weakest first, and by seat. past are the games
// against levels that were others then.
func tallies(records []save.Record, title string, levels []string) (byLevel, past, bySeat []tally) {
	for _, level := range append([]string{""}, levels...) {
		byLevel = append(byLevel, tally{label: level})
	}
	past = slices.Clone(byLevel)
	for _, r := range records {
		if r.Title != title {
			continue
		}
		against := 0
		for _, s := range r.Seats {
			against = max(against, slices.Index(levels, s.Bot)+1)
		}
		of := &byLevel[against]
		if older(&r, of.label) {
			of = &past[against]
		}
		for i, s := range r.Seats {
			if s.Bot != "" {
				continue
			}
			of.add(s)
			for len(bySeat) <= i {
				bySeat = append(bySeat, tally{})
			}
			bySeat[i].add(s)
		}
	}
	return byLevel, past, bySeat
}

// A statsScreen shows the games that were finished and how they came out.
type statsScreen struct {
	sh       *page.Shell
	kit      ui.Kit
	next     ui.Scene
	records  []save.Record // of all titles, latest first
	titles   []string      // those that were played
	tab      int           // of titles
	at       float64
	show     int               // of a title: its games, or its feats
	feats    []save.FeatRecord // of all titles
	featsAt  float64
	ladderAt float64
	days     []save.Day      // that were played, the oldest first
	past     []string        // the days whose games can be looked at
	month    time.Time       // that is shown of them
	chances  map[string]bool // whether reviews of a title count in chances to win, as far as it was asked for
}

func newStats(sh *page.Shell) *statsScreen {
	s := &statsScreen{sh: sh, chances: map[string]bool{}}
	s.load()
	return s
}

// load reads all that is remembered.
func (s *statsScreen) load() {
	sh := s.sh
	records, damaged, err := sh.Shelf.History()
	achieved, also, failed := sh.Shelf.Feats()
	days, more, broken := sh.Shelf.Days()
	past, lost := sh.Shelf.PastDays()
	if err = errors.Join(err, failed, broken, lost); err != nil {
		sh.Fail(err)
	} else if n := len(damaged) + len(also) + len(more); n > 0 {
		sh.Say(ui.Info, sh.Words.Count("stats.damaged", n))
	}
	s.feats, s.days, s.past = achieved, days, past
	slices.Reverse(records)
	s.records, s.titles, s.tab, s.show = records, nil, 0, gamesShown
	for _, id := range titles.Box {
		if slices.ContainsFunc(records, func(r save.Record) bool { return r.Title == id }) {
			s.titles = append(s.titles, id)
		}
	}
	s.month = s.lastMonth()
}

// Woke reads it again: something was added.
func (s *statsScreen) Woke() {
	tab, show := s.tab, s.show
	s.load()
	s.tab, s.show = tab, show
}

// shown are the records of the title that is looked at.
func (s *statsScreen) shown() (of []save.Record) {
	for _, r := range s.records {
		if s.tab < len(s.titles) && r.Title == s.titles[s.tab] {
			of = append(of, r)
		}
	}
	return of
}

// Update takes one tick.
func (s *statsScreen) Update(in input.Frame) (ui.Scene, error) {
	s.next = s
	s.kit.Update(in, s.view)
	s.sh.Hear(&s.kit)
	return s.next, nil
}

// Draw fills the display list.
func (s *statsScreen) Draw(c *ui.Canvas) { s.kit.Draw(c, s.view) }

// Animating says whether the picture is about to change by itself.
func (s *statsScreen) Animating() bool { return s.kit.Animating() }

// Aims are what a click can reach.
func (s *statsScreen) Aims() []ui.Aim { return s.kit.Aims() }
