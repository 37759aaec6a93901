package main

import (
	"errors"
	"fmt"
	"io/fs"
	"math"
	"os"
	"slices"
	"strings"
	"time"

	"tilestead/bots"
	"tilestead/bots/advice"
	"tilestead/rules"
	"tilestead/save"
)

// A seatSum is what a seat of a game gave away by all its decisions, in what its title counts.
type seatSum struct {
	title, level string
	decisions    int
	lost         int
	told         [3]int // inaccuracies, mistakes, blunders
}

// levelSums are those of seats of saved games, by a key of game and seat, and where they are kept.
type levelSums struct {
	l    *lab
	path string
	text string
	of   map[string]seatSum
	keys []string // in the order in which they were found
}

// reviewLevels prints what the levels of bots gave away over saved games, those that a file has not.
func (l *lab) reviewLevels(files []string, path string) error {
	s := &levelSums{l: l, path: path, of: map[string]seatSum{}}
	if err := s.resume(); err != nil {
		return err
	}
	for _, name := range files {
		g, err := readSave(name)
		if err != nil {
			return err
		}
		if err := s.add(name, g); err != nil {
			return err
		}
	}
	s.table()
	return nil
}

// resume reads the lines of an interrupted run.
func (s *levelSums) resume() error {
	if s.path == "" {
		return nil
	}
	data, err := save.ReadFile(s.path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	s.text = string(data[:strings.LastIndexByte(string(data), '\n')+1]) // the last line may be cut off
	for _, line := range strings.Split(strings.TrimSuffix(s.text, "\n"), "\n") {
		var key string
		var sum seatSum
		n, _ := fmt.Sscanf(line, "%s %s %s %d %d %d %d %d", &key, &sum.title, &sum.level, &sum.decisions, &sum.lost,
			&sum.told[0], &sum.told[1], &sum.told[2])
		if n != 8 && line != "" {
			return fmt.Errorf("%s: %q is no line of such a file", s.path, line)
		}
		if line != "" {
			s.put(key, sum)
		}
	}
	return nil
}

func (s *levelSums) put(key string, sum seatSum) {
	if _, have := s.of[key]; !have {
		s.keys = append(s.keys, key)
	}
	s.of[key] = sum
}

// add reviews the seats of a game that are not known yet. The same game in another file is the same one.
func (s *levelSums) add(name string, g *save.Game) error {
	data, err := (&save.Game{Match: g.Match}).Bytes()
	if err != nil {
		return err
	}
	title := g.Match.Title().ID
	for seat := range rules.Seat(g.Match.State().Players()) {
		key := fmt.Sprintf("%016x-%s-%d", rules.FNV(0, data), bots.Revision(title), seat+1)
		if _, have := s.of[key]; have {
			continue
		}
		sum := seatSum{title: title, level: "person"}
		if int(seat) < len(g.Seats) && g.Seats[seat].Bot != "" {
			sum.level = g.Seats[seat].Bot
		}
		r, err := bots.NewReview(g.Match, seat)
		if err != nil {
			return err
		}
		for {
			v, found, over := r.Think(time.Time{})
			if over {
				break
			}
			if !found {
				continue
			}
			sum.decisions, sum.lost = sum.decisions+1, sum.lost+v.Loss
			if v.Mark != advice.Untold {
				sum.told[v.Mark-advice.Inaccuracy]++
			}
		}
		s.put(key, sum)
		s.text += fmt.Sprintln(key, sum.title, sum.level, sum.decisions, sum.lost,
			sum.told[0], sum.told[1], sum.told[2])
		if s.path != "" {
			if err := os.WriteFile(s.path, []byte(s.text), 0o644); err != nil {
				return err
			}
		}
	}
	return nil
}

// table prints a line for each level of each title, who gave away most first.
func (s *levelSums) table() {
	type row struct {
		title, level     string
		seats, decisions int
		mean, squares    float64 // over seats, for a decision
		told             [3]int
	}
	var rows []*row
	for _, key := range s.keys {
		sum := s.of[key]
		if sum.decisions == 0 {
			continue
		}
		i := slices.IndexFunc(rows, func(r *row) bool { return r.title == sum.title && r.level == sum.level })
		if i < 0 {
			i = len(rows)
			rows = append(rows, &row{title: sum.title, level: sum.level})
		}
		r, given := rows[i], float64(sum.lost)/float64(sum.decisions)
		r.seats, r.decisions = r.seats+1, r.decisions+sum.decisions
		r.mean, r.squares = r.mean+given, r.squares+given*given
		for k, n := range sum.told {
			r.told[k] += n
		}
	}
	slices.SortStableFunc(rows, func(a, b *row) int {
		if a.title != b.title {
			return strings.Compare(a.title, b.title)
		}
		return int(math.Copysign(1, b.mean/float64(b.seats)-a.mean/float64(a.seats)))
	})
	fmt.Fprintf(s.l.out, "%-12s %-12s %6s %9s %9s %6s  %s\n", "title", "level", "seats", "decisions", "lost each", "+-",
		"told as inaccuracy, mistake, blunder")
	for _, r := range rows {
		per, unit := 100.0, ""
		if bots.CountsChances(r.title) {
			per, unit = 10, " %"
		}
		n, se := float64(r.seats), "-"
		if r.seats > 1 {
			se = fmt.Sprintf("%.2f", math.Sqrt(max(0, r.squares-r.mean*r.mean/n)/(n-1)/n)/per)
		}
		share := func(k int) float64 { return 100 * float64(r.told[k]) / float64(r.decisions) }
		fmt.Fprintf(s.l.out, "%-12s %-12s %6d %9d %7.2f%-2s %6s  %.1f, %.1f, %.1f %%\n", r.title, r.level, r.seats,
			r.decisions, r.mean/n/per, unit, se, share(0), share(1), share(2))
	}
}
