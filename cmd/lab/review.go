package main

import (
	"fmt"
	"time"

	"tilestead/bots"
	"tilestead/bots/advice"
	"tilestead/rules"
)

// runReview writes what each decision of saved games gave away, and the luck of each seat.
func runReview(l *lab, args []string) error {
	f := l.flags("review", "[flags] FILE...: what each decision of saved games gave away, by the expert, and luck")
	seat := f.Int("seat", 0, "review seat `N`, from 1; 0: every seat")
	sums := f.Bool("sums", false, "one line for each seat only")
	luck := f.Bool("luck", false, "the luck of each seat only, which takes a moment")
	levels := f.Bool("levels", false, "a table of all games together instead: what each level gave away for each decision")
	out := f.String("o", "", "with -levels: write what was found to `FILE`; an interrupted run resumes from it")
	if err := f.parseFiles(args); err != nil {
		return err
	}
	if *levels {
		return l.reviewLevels(f.Args(), *out)
	}
	if *out != "" {
		return f.wrong("-o belongs to -levels; give that too")
	}
	for _, name := range f.Args() {
		g, err := readSave(name)
		if err != nil {
			return err
		}
		seats := g.Match.State().Players()
		if *seat < 0 || *seat > seats {
			return f.wrong("-seat %d: %s has seats 1 to %d", *seat, name, seats)
		}
		brought, told, err := bots.Luck(g.Match)
		if err != nil {
			return err
		}
		for s := range rules.Seat(seats) {
			if *seat > 0 && int(s) != *seat-1 {
				continue
			}
			r, err := bots.NewReview(g.Match, s)
			if err != nil {
				return err
			}
			if !*luck {
				l.review(name, g.Match, r, s, *sums)
			}
			if told {
				fmt.Fprintf(l.out, "%s seat %d: luck %s\n", name, s+1, amount(r, brought[s]))
			}
		}
	}
	return nil
}

// review writes a line for each decision of a seat that lost something, and one for all.
func (l *lab) review(name string, m *rules.Match, r *bots.Review, seat rules.Seat, sums bool) {
	n, lost, told := 0, 0, [3]int{}
	for {
		v, _, over := r.Think(time.Time{})
		if over {
			break
		}
		n, lost = n+1, lost+v.Loss
		if v.Mark != advice.Untold {
			told[v.Mark-advice.Inaccuracy]++
		}
		if before := m.Before(v.At); !sums && v.Loss > 0 {
			mark := [...]string{"", "inaccuracy", "mistake", "blunder"}[v.Mark]
			fmt.Fprintf(l.out, "%s seat %d action %d: %s, loses %s +- %s against %s  %s\n", name, seat+1, v.At,
				rules.Notation(before, m.Action(v.At)), amount(r, v.Loss), amount(r, v.Error),
				line(before, v.Best[0], v.Best[1]), mark)
		}
	}
	fmt.Fprintf(l.out, "%s seat %d: %d decisions, %s lost by all; %d inaccuracies, %d mistakes, %d blunders\n",
		name, seat+1, n, amount(r, lost), told[0], told[1], told[2])
}

// amount is a loss, or luck, in what a review counts: points, or the chance to win.
func amount(r *bots.Review, n int) string {
	if r.ByChance() {
		return fmt.Sprintf("%.1f %%", float64(n)/10)
	}
	return fmt.Sprintf("%.2f", float64(n)/100)
}

// line is the first actions of a turn in notation.
func line(s rules.State, action, then rules.Action) string {
	text := rules.Notation(s, action)
	if then == 0 {
		return text
	}
	after := s.Clone()
	after.Do(action, nil)
	return text + " + " + rules.Notation(after, then)
}
