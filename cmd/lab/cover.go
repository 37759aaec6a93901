package main

import (
	"fmt"
	"math/rand/v2"
	"strings"

	"tilestead/assets"
	"tilestead/bots"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/cover"
)

// A coverage is a run that looks whether each of Agricola's cards is played, and what
// it offers taken and left.
type coverage struct {
	seed      uint64
	games     int // by the quick policy
	most, aim int // games set up for a card at most, and how often it is to be played
	setUp     int // games that were
	total     *cover.Count
}

// coverDeals are the modules with which the quick policy plays, in turn.
var coverDeals = [][]string{{"moor", "hand-cards"}, {"hand-cards"}, {"moor", "minor-cards"}}

// runCover plays Agricola with cards and prints how often each card was played.
func runCover(l *lab, args []string) error {
	var seed seedFlag = 1
	f := l.flags("cover", "[flags]: how often each card of Agricola is played, and how often its offers are taken")
	games := f.Int("games", 3000, "number of whole games played by the bots' quick policy, `N`")
	most := f.Int("most", 1000, "set up to `N` games for a card that misses the aim: it is dealt, with everything it asks for")
	aim := f.Int("aim", 100, "each card should be played `N` times")
	f.Var(&seed, "seed", "random seed, a 64-bit `NUMBER`, decimal or hex; the same seed gives the same games")
	if err := f.parse(args); err != nil {
		return err
	}
	if *games < 0 || *most < 0 || *aim < 1 {
		return f.wrong("expected -games and -most of at least 0, and -aim of at least 1")
	}
	c := &coverage{seed: uint64(seed), games: *games, most: *most, aim: *aim, total: cover.NewCount()}
	if err := c.whole(l); err != nil {
		return err
	}
	if err := c.dealt(l); err != nil {
		return err
	}
	return c.print(l)
}

// whole plays whole games by the quick policy, at tables of all sizes.
func (c *coverage) whole(l *lab) error {
	counts, errs := make([]*cover.Count, c.games), make([]error, c.games)
	spread(c.games, l.progress, func() func(int) {
		return func(i int) { counts[i], errs[i] = c.game(i) }
	})
	for i := range counts {
		if errs[i] != nil {
			return fmt.Errorf("game %d: %w", i+1, errs[i])
		}
		c.total.Add(counts[i])
	}
	return nil
}

// game is what one of them shows.
func (c *coverage) game(n int) (*cover.Count, error) {
	title := &agricola.Title
	setup := rules.Setup{Title: title.ID, Seats: 1 + n/len(coverDeals)%agricola.MaxSeats,
		Modules: coverDeals[n%len(coverDeals)]}
	choose, err := bots.Quick(title.ID, mix(c.seed, uint64(n), 1))
	if err != nil {
		return nil, err
	}
	s, count := title.New(setup).(*agricola.State), cover.NewCount()
	r := rand.New(rand.NewPCG(mix(c.seed, uint64(n)), 4))
	for actions := 0; s.Turn() != rules.Nobody; actions++ {
		if actions == title.MaxActions {
			return nil, fmt.Errorf("not ended after %d actions", actions)
		}
		if s.Turn() == rules.Nature {
			s.Do(rules.Draw(s, nil, r), nil)
			continue
		}
		a := choose(s)
		count.See(s, a, cover.Whole)
		s.Do(a, nil)
	}
	return count, title.Check(s)
}

// dealt sets games up for each card that lacks something, until it lacks nothing.
func (c *coverage) dealt(l *lab) error {
	type result struct {
		count *cover.Count
		games int
		err   error
	}
	results := make([]result, len(box.Cards))
	spread(len(results), l.progress, func() func(int) {
		return func(i int) {
			card, r := box.Card(i), &results[i]
			r.count = c.total.Only(card)
			for ; r.games < c.most && len(r.count.Missing(card, c.aim)) > 0 && r.err == nil; r.games++ {
				one, err := cover.Explore(card, rand.New(rand.NewPCG(mix(c.seed, uint64(i), uint64(r.games)), 5)))
				if r.err = err; err == nil {
					r.count.Add(one)
				}
			}
		}
	})
	c.total = cover.NewCount()
	for i := range results {
		if results[i].err != nil {
			return results[i].err
		}
		c.total.Add(results[i].count)
		c.setUp += results[i].games
	}
	return nil
}

// print writes a line for each card, and which of them miss the aim.
func (c *coverage) print(l *lab) error {
	words, err := assets.LoadWords("en")
	if err != nil {
		return err
	}
	fmt.Fprintln(l.out, "# card, played by the quick policy, played when dealt and set up, name, what it offers: taken/left")
	missed, offers, whole := 0, 0, 0
	for i := range box.Cards {
		card, id := box.Card(i), box.Cards[i].ID
		line := fmt.Sprintf("%s %5d %5d %s", id, c.total.Played[cover.Whole][i], c.total.Played[cover.Dealt][i],
			words.Say("agricola.card."+id))
		for j, o := range agricola.Offers(card) {
			n := c.total.Offers[o]
			line += fmt.Sprintf("%s %s %d/%d", [...]string{":", ","}[min(j, 1)], o.What, n.Taken, n.Left)
			offers++
		}
		if lacks := c.total.Missing(card, c.aim); len(lacks) > 0 {
			line += " MISSES: " + strings.Join(lacks, ", ")
			missed++
		}
		if c.total.Played[cover.Whole][i] >= c.aim {
			whole++
		}
		fmt.Fprintln(l.out, line)
	}
	fmt.Fprintf(l.out, "%d cards with %d offers; %d games by the quick policy, in which %d cards were played %d times, "+
		"and %d games set up: %d cards miss the aim\n", len(box.Cards), offers, c.games, whole, c.aim, c.setUp, missed)
	if missed > 0 {
		return errFailed
	}
	return nil
}
