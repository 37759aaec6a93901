package main

import (
	"bytes"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"time"

	"tilestead/bots"
	"tilestead/rules"
	"tilestead/save"
	"tilestead/titles/puzzles"
)

// A mine is a search for puzzles in games of bots.
type mine struct {
	l       *lab
	title   *rules.Title
	setup   rules.Setup
	level   string // of those who play the games, and those that confirm what was found
	confirm int    // games of each line
	folder  string
	miner   *bots.Miner
}

// minedLog is the file of a folder of puzzles that says which games were looked at.
const minedLog = "mined.txt"

// runMine looks for puzzles in games of bots.
func runMine(l *lab, args []string) error {
	var g game
	f := l.flags("mine", "-title TITLE -o FOLDER [flags]: puzzles in games of bots, each confirmed by games that are "+
		"played on from there")
	f.game(&g, 40)
	level := f.String("by", bots.Medium, "the `LEVEL` of the bots")
	confirm := f.Int("confirm", 150, "games in which the best and the second best answer are played on, `N` of each")
	out := f.String("o", "", "write puzzles and "+minedLog+" to `FOLDER`; an interrupted run resumes from it")
	check := f.String("check", "", "instead measure puzzles of `FILE` again, -games of them, with the luck of -seed")
	if err := f.parse(args); err != nil {
		return err
	}
	if *check != "" {
		return l.checkPuzzles(*check, g.games, uint64(g.seed))
	}
	if *out == "" {
		return f.wrong("-o is missing: name a folder for the puzzles")
	}
	if *confirm < 10 {
		return f.wrong("-confirm %d: fewer than 10 games say nothing", *confirm)
	}
	m := mine{l: l, level: *level, confirm: *confirm, folder: *out}
	var err error
	if m.title, m.setup, err = f.setup(&g, 2); err != nil {
		return err
	}
	if _, err := newBot(m.title.ID, *level, 0); err != nil {
		return f.wrong("-by: %v", err)
	}
	if m.miner, err = bots.NewMiner(m.title, m.setup.Seed); err != nil {
		return err
	}
	if err := os.MkdirAll(m.folder, 0o755); err != nil {
		return err
	}
	return m.all(g.games)
}

// all looks at so many games, those that the log has not.
func (m *mine) all(games int) error {
	path := filepath.Join(m.folder, minedLog)
	log, err := save.ReadFile(path)
	if err != nil && !os.IsNotExist(err) {
		return err
	}
	if at := bytes.LastIndexByte(log, '\n') + 1; at < len(log) { // the last line was cut off
		log = log[:at]
	}
	for i := range games {
		if bytes.Contains(log, fmt.Appendf(nil, "game %d:", i+1)) {
			continue
		}
		line, err := m.game(i)
		if err != nil {
			return err
		}
		fmt.Fprint(m.l.out, line)
		log = append(log, line...)
		if err := os.WriteFile(path, log, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// game plays one and looks at its decisions; line says what came of it.
func (m *mine) game(number int) (line string, err error) {
	set := m.setup
	set.Seed = mix(m.setup.Seed, uint64(number))
	match, err := rules.NewMatch(m.title, set.With(rules.LuckID, rules.LuckByChance))
	if err != nil {
		return "", err
	}
	table := m.players(set.Seed)
	for match.State().Turn() != rules.Nobody && match.Len() < m.title.MaxActions {
		match.Replay(m.decides(match.State(), table, match.Roll))
	}
	var passed [4]int
	for i := range match.Len() {
		if !m.miner.Opens(match.Before(i)) {
			continue
		}
		found, n, ok := m.miner.Mine(match.Before(i))
		passed[n]++
		if !ok {
			continue
		}
		passed[3]++
		if err := m.found(match, number, i, found); err != nil {
			return "", err
		}
	}
	return fmt.Sprintf("game %d: stopped by gates 1 to 3: %d, %d, %d; let through %d\n", number+1, passed[0], passed[1],
		passed[2]-passed[3], passed[3]), nil
}

// found confirms a puzzle by games and writes it.
func (m *mine) found(match *rules.Match, number, at int, found bots.Puzzle) error {
	before, err := rules.NewMatch(m.title, match.Setup())
	if err != nil {
		return err
	}
	for i := range at {
		before.Replay(match.Action(i))
	}
	p := puzzles.Puzzle{ID: fmt.Sprintf("%05d-%d", number+1, at), Game: &save.Game{Match: before}, Margin: found.Margin,
		Near: found.Near}
	for _, a := range found.Answers {
		p.Answers = append(p.Answers, puzzles.Answer{Line: a.Line, Loss: a.Loss})
	}
	played, se := m.played(before.State(), found.Answers[0].Line, found.Second.Line)
	sure := played > 0 && played >= 2*se
	fmt.Fprintf(m.l.out, "%s: best %s, second %s: %d +- %d in samples, %.0f +- %.0f in games, confirmed: %v\n", p.ID,
		line(before.State(), found.Answers[0].Line[0], found.Answers[0].Line[1]),
		line(before.State(), found.Second.Line[0], found.Second.Line[1]), found.Margin, found.Error, played, se, sure)
	if !sure {
		return nil
	}
	data, err := p.Bytes()
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(m.folder, strings.ToLower(p.ID)+".txt"), data, 0o644)
}

// players are bots for one game.
func (m *mine) players(seed uint64) []bots.Bot {
	table := make([]bots.Bot, m.setup.Seats)
	for k := range table {
		table[k], _ = newBot(m.title.ID, m.level, mix(seed, 1, uint64(k))) // the level was tried before
	}
	return table
}

// decides is what happens next in a game of bots.
func (m *mine) decides(s rules.State, table []bots.Bot, roll func() rules.Action) rules.Action {
	seat := s.Turn()
	if seat == rules.Nature {
		return roll()
	}
	if legal := s.Legal(nil); len(legal) == 1 {
		return legal[0]
	}
	table[seat].Start(rules.PerspectiveOf(s.Clone(), seat))
	a, _ := table[seat].Think(time.Time{})
	return a
}

// played plays two lines on to the end in as many games, under the same luck, and says by how
// much the first did better, in what losses are told in, with the standard error.
func (m *mine) played(s rules.State, best, second [2]rules.Action) (mean, se float64) {
	var sum, squares float64
	n := 0
	for n < m.confirm {
		d := m.outcome(s, best, n) - m.outcome(s, second, n)
		n++
		sum, squares = sum+d, squares+d*d
		if n == m.confirm/3 && sum <= 0 { // will hardly be confirmed
			break
		}
	}
	mean = sum / float64(n)
	return mean, math.Sqrt((squares/float64(n) - mean*mean) / float64(n-1))
}

// outcome is what a line came to for its seat in one game.
func (m *mine) outcome(from rules.State, line [2]rules.Action, game int) float64 {
	seat, s := from.Turn(), from.Clone()
	s.Do(line[0], nil)
	if line[1] != 0 {
		s.Do(line[1], nil)
	}
	seed := mix(m.setup.Seed, 7, uint64(game))
	table := m.players(seed)
	draws := uint64(0)
	for range m.title.MaxActions {
		if s.Turn() == rules.Nobody {
			break
		}
		s.Do(m.decides(s, table, func() rules.Action {
			draws++
			a, _ := rules.Chance(s, nil, rand.New(rand.NewPCG(seed, draws)))
			return a
		}), nil)
	}
	if m.miner.ByChance() {
		winners := s.Winners()
		for _, w := range winners {
			if w == seat {
				return 1000 / float64(len(winners))
			}
		}
		return 0
	}
	p := played{scores: scores(s)}
	return 100 * p.margin(seat).Float()
}
