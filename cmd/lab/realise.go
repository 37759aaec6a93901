package main

import (
	"errors"
	"fmt"
	"io/fs"
	"math"
	"os"
	"strings"
	"time"

	"tilestead/bots"
	"tilestead/rules"
	"tilestead/save"
)

// The classes of losses that are told apart: from so many halves of what nobody would mind on.
var lossClasses = [...]int{1, 2, 4, 8}

// mostOfGame is how many decisions of a class are taken of one seat of a game: those of more games say
// more.
const mostOfGame = 2

// A realising plays decisions of games of bots on to the end, to see whether what reviews say they lost is
// lost there.
type realising struct {
	mine   // plays games; its level plays on
	seats  []string
	wanted int // decisions of each class
	pairs  int // games of each decision, with each of its two lines
	path   string
	text   string // of the file: its head, then a line for each decision and for each game that was looked at
	done   []realised
	looked map[int]bool
}

// A realised decision is one with what a review said it lost, and what it lost in games.
type realised struct {
	game, action int
	said         int
	mean         float64
}

// runRealise compares the losses that reviews tell with those of games that are played on.
func runRealise(l *lab, args []string) error {
	var g game
	f := l.flags("realise", "-title TITLE -decisions N [flags]: the losses that reviews tell, against those in games "+
		"that are played on from there")
	f.game(&g, 200)
	decisions := f.Int("decisions", 100, "decisions to play on from, `N` of all classes together")
	seats := f.String("seats", "easy,medium,hard", "the `LEVELS` of the bots whose decisions these are, two at a table")
	by := f.String("by", bots.Hard, "the `LEVEL` of the bots that play on")
	pairs := f.Int("pairs", 8, "games in which each of the two lines of a decision is played on, `N`")
	out := f.String("o", "", "write what was found to `FILE`; an interrupted run resumes from it")
	if err := f.parse(args); err != nil {
		return err
	}
	if *decisions < len(lossClasses) || *pairs < 1 {
		return f.wrong("-decisions %d -pairs %d: expected at least %d and 1", *decisions, *pairs, len(lossClasses))
	}
	r := &realising{seats: split(*seats), wanted: *decisions / len(lossClasses), pairs: *pairs, path: *out,
		looked: map[int]bool{}}
	r.l, r.level = l, *by
	var err error
	if r.title, r.setup, err = f.setup(&g, 2); err != nil {
		return err
	}
	for _, level := range append(r.seats, *by) {
		if _, err := newBot(r.title.ID, level, 0); err != nil {
			return f.wrong("%v", err)
		}
	}
	if len(r.seats) == 0 {
		return f.wrong("-seats is empty: name at least one level")
	}
	if r.miner, err = bots.NewMiner(r.title, r.setup.Seed); err != nil {
		return err
	}
	head := fmt.Sprintf("realise -title %s -modules %q -value %q -seed %s -seats %s -by %s -pairs %d\n", r.title.ID, g.modules,
		g.values.String(), g.seed.String(), *seats, *by, *pairs)
	if err := r.resume(f, head); err != nil {
		return err
	}
	for i := 0; i < g.games && !r.full(); i++ {
		if err := r.look(i); err != nil {
			return err
		}
	}
	r.table()
	return nil
}

// resume reads the file of an interrupted run of the same flags.
func (r *realising) resume(f *flags, head string) error {
	r.text = head
	if r.path == "" {
		return nil
	}
	data, err := save.ReadFile(r.path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	was := string(data[:strings.LastIndexByte(string(data), '\n')+1]) // the last line may be cut off
	if !strings.HasPrefix(was, head) {
		first, _, _ := strings.Cut(was, "\n")
		return f.wrong("-o: %s is of another run, %q; name another file", r.path, first)
	}
	for _, line := range strings.Split(strings.TrimSuffix(was[len(head):], "\n"), "\n") {
		var d realised
		if n, _ := fmt.Sscanf(line, "game %d action %d said %d realised %g", &d.game, &d.action, &d.said, &d.mean); n == 4 {
			r.done = append(r.done, d)
		} else if n, _ := fmt.Sscanf(line, "game %d looked at", &d.game); n == 1 {
			r.looked[d.game] = true
		} else if line != "" {
			return fmt.Errorf("%s: %q is no line of such a file", r.path, line)
		}
	}
	r.text = was
	return nil
}

// note adds a line to the file.
func (r *realising) note(line string) error {
	r.text += line + "\n"
	if r.path == "" {
		return nil
	}
	return os.WriteFile(r.path, []byte(r.text), 0o644)
}

// classOf is the class of a loss, -1 for none.
func (r *realising) classOf(loss int) (class int) {
	class = -1
	for i, halves := range lossClasses {
		if 2*loss >= halves*r.miner.Little() {
			class = i
		}
	}
	return class
}

// in are the decisions of a class.
func (r *realising) in(class int) (list []realised) {
	for _, d := range r.done {
		if r.classOf(d.said) == class {
			list = append(list, d)
		}
	}
	return list
}

// full says whether there are enough decisions of each class.
func (r *realising) full() bool {
	for class := range lossClasses {
		if len(r.in(class)) < r.wanted {
			return false
		}
	}
	return true
}

// look plays a game and takes of its decisions those whose class lacks some.
func (r *realising) look(number int) error {
	if r.looked[number+1] {
		return nil
	}
	match, err := r.record(number)
	if err != nil {
		return err
	}
	for seat := range rules.Seat(r.setup.Seats) {
		review, err := bots.NewReview(match, seat)
		if err != nil {
			return err
		}
		var taken [len(lossClasses)]int
		for {
			v, found, over := review.Think(time.Time{})
			if over {
				break
			}
			class := r.classOf(v.Loss)
			if !found || class < 0 || taken[class] == mostOfGame || v.Best == review.Played() {
				continue
			}
			if taken[class]++; r.has(number+1, v.At) || len(r.in(class)) >= r.wanted {
				continue
			}
			d := realised{game: number + 1, action: v.At, said: v.Loss}
			d.mean = r.differ(match.Before(v.At), v.Best, review.Played(), mix(uint64(number), uint64(v.At)))
			r.done = append(r.done, d)
			if err := r.note(fmt.Sprintf("game %d action %d said %d realised %g", d.game, d.action, d.said, d.mean)); err != nil {
				return err
			}
		}
	}
	return r.note(fmt.Sprintf("game %d looked at", number+1))
}

// has says whether a decision was played on before.
func (r *realising) has(game, action int) bool {
	for _, d := range r.done {
		if d.game == game && d.action == action {
			return true
		}
	}
	return false
}

// record plays a game between two of the levels.
func (r *realising) record(number int) (*rules.Match, error) {
	set := r.setup
	set.Seed = mix(r.setup.Seed, uint64(number))
	match, err := rules.NewMatch(r.title, set)
	if err != nil {
		return nil, err
	}
	table := make([]bots.Bot, set.Seats)
	for k := range table {
		level := r.seats[(number+k*(1+number/len(r.seats)))%len(r.seats)]
		table[k], _ = newBot(r.title.ID, level, mix(set.Seed, 1, uint64(k))) // the level was tried before
	}
	for match.State().Turn() != rules.Nobody && match.Len() < r.title.MaxActions {
		match.Replay(r.decides(match.State(), table, match.Roll))
	}
	return match, nil
}

// differ is by how much one line of a decision does better than another in games to the end, under the same
// luck: the mean, in what losses are told in.
func (r *realising) differ(s rules.State, best, played [2]rules.Action, key uint64) float64 {
	sum := 0.0
	for n := range r.pairs {
		game := int(mix(key, uint64(n)) >> 2)
		sum += r.outcome(s, best, game) - r.outcome(s, played, game)
	}
	return sum / float64(r.pairs)
}

// table prints what was found, class by class.
func (r *realising) table() {
	unit, per := "points", 100.0
	if r.miner.ByChance() {
		unit, per = "% of a win", 10.0
	}
	fmt.Fprintf(r.l.out, "%s, played on by %s, in %s\n", r.title.ID, r.level, unit)
	fmt.Fprintf(r.l.out, "%-12s %9s %9s %9s %6s %7s\n", "loss said", "decisions", "mean said", "realised", "+-", "lost in")
	for class, halves := range lossClasses {
		from := float64(halves*r.miner.Little()) / 2 / per
		name := fmt.Sprintf("%g and more", from)
		if class+1 < len(lossClasses) {
			name = fmt.Sprintf("%g to %g", from, float64(lossClasses[class+1]*r.miner.Little())/2/per)
		}
		list := r.in(class)
		if len(list) == 0 {
			fmt.Fprintf(r.l.out, "%-12s %9d\n", name, 0)
			continue
		}
		var said, sum, squares float64
		lost, n := 0, float64(len(list))
		for _, d := range list {
			said, sum, squares = said+float64(d.said)/per, sum+d.mean/per, squares+d.mean/per*d.mean/per
			if d.mean > 0 {
				lost++
			}
		}
		se := "-"
		if n > 1 {
			se = fmt.Sprintf("%.2f", math.Sqrt(max(0, squares-sum*sum/n)/(n-1)/n))
		}
		fmt.Fprintf(r.l.out, "%-12s %9d %9.2f %9.2f %6s %7s\n", name, len(list), said/n, sum/n, se,
			fmt.Sprintf("%.0f %%", 100*float64(lost)/n))
	}
}
