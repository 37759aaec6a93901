package main

import (
	"cmp"
	"fmt"
	"time"

	"tilestead/bots"
	"tilestead/rules"
	"tilestead/titles"
)

// runDaily measures what rivals give away in games like those of days. Its lines are those of
// titles/par.txt.
func runDaily(l *lab, args []string) error {
	f := l.flags("daily", "-title TITLE [flags]: what rivals give away in games of days, as lines of titles/par.txt")
	id := f.String("title", "carcassonne", "of which `TITLE`")
	games := f.Int("games", 6, "how many games of each rival against itself, with each choice of expansions")
	if err := f.parse(args); err != nil {
		return err
	}
	title, err := titles.Find(*id)
	if err != nil {
		return f.wrong("%v", err)
	}
	if *games < 1 {
		return f.wrong("-games %d: expected at least 1", *games)
	}
	rivals := bots.RivalsOf(title.ID)
	if len(rivals) < 3 {
		return f.wrong("-title %s: there is nobody to measure", title.ID)
	}
	rivals = rivals[1:] // the first never has a day
	for _, modules := range titles.DailyBoxes(title) {
		set := rules.Setup{Title: title.ID, Seats: 2, Modules: modules}.With(rules.LuckID, rules.LuckByChance)
		var list []float64
		for _, rival := range rivals[:len(rivals)-1] {
			given := make([]float64, 2**games)
			failed := make([]error, *games)
			spread(*games, l.progress, func() func(int) {
				return func(i int) {
					set := set
					set.Seed = mix(0, uint64(i))
					given[2*i], given[2*i+1], failed[i] = givenAway(title, set, rival)
				}
			})
			if err := cmp.Or(failed...); err != nil {
				return err
			}
			mean, _ := meanAndSpread(given)
			list = append(list, mean)
		}
		pooled := falling(list)
		for i, rival := range rivals { // the expert judges, and would never give away anything
			fmt.Fprintln(l.out, titles.ParLine(title.ID, modules, rival, pooled[min(i, len(pooled)-1)]))
		}
	}
	return nil
}

// falling are numbers that nowhere rise, as near to those of a list as such can be: where one is
// above the one before, the two have their mean.
func falling(list []float64) (out []float64) {
	type pool struct{ sum, n float64 }
	var pools []pool
	for _, v := range list {
		pools = append(pools, pool{v, 1})
		for i := len(pools) - 1; i > 0 && pools[i].sum/pools[i].n > pools[i-1].sum/pools[i-1].n; i-- {
			pools[i-1] = pool{pools[i-1].sum + pools[i].sum, pools[i-1].n + pools[i].n}
			pools = pools[:i]
		}
	}
	for _, p := range pools {
		for range int(p.n) {
			out = append(out, p.sum/p.n)
		}
	}
	return out
}

// givenAway plays a game of a rival against itself, and gives what each of the two gave away for
// each decision, in what reviews count.
func givenAway(t *rules.Title, set rules.Setup, rival string) (first, second float64, err error) {
	m, err := rules.NewMatch(t, set)
	if err != nil {
		return 0, 0, err
	}
	var seats [2]bots.Bot
	for i := range seats {
		if seats[i], err = bots.New(t.ID, rival, mix(set.Seed, uint64(i))); err != nil {
			return 0, 0, err
		}
	}
	for m.State().Turn() != rules.Nobody {
		seat := m.State().Turn()
		if seat == rules.Nature {
			m.Replay(m.Roll())
			continue
		}
		seats[seat].Start(m.Perspective(seat))
		a, ok := seats[seat].Think(time.Time{})
		if !ok {
			return 0, 0, fmt.Errorf("%s decides nothing", rival)
		}
		m.Replay(a)
	}
	var given [2]float64
	for i := range given {
		r, err := bots.NewReview(m, rules.Seat(i))
		if err != nil {
			return 0, 0, err
		}
		n, lost := 0, 0
		for {
			v, _, over := r.Think(time.Time{})
			if over {
				break
			}
			n, lost = n+1, lost+v.Loss
		}
		given[i] = float64(lost) / float64(max(n, 1))
	}
	return given[0], given[1], nil
}
