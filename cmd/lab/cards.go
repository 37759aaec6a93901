package main

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"

	"tilestead/assets"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
)

// A cardTally is what became of a card in many games.
type cardTally struct {
	held, played int
	sum, squares float64 // of the margins of those who had it at the start
}

// A cardGame is a game by seat: what each had at the start, in hand or, where that is
// asked, in front for nothing; what it played of that, and by how much it won.
type cardGame struct {
	held, played []box.CardSet
	margin       []rules.Points
	err          error
}

// steadied is how many games of an average card count besides for each, so that a card
// that was seldom held is not thought extreme.
const steadied = 30

// runCards plays Agricola with cards in hand and prints what having each was worth.
func runCards(l *lab, args []string) error {
	var g game
	f := l.flags("cards", "-seats LEVEL,LEVEL... [flags]: what each card of Agricola is worth to its holder")
	f.game(&g, 1000)
	seats := f.String("seats", "fair,fair", "who plays, `LEVEL,LEVEL...` in seat order")
	front := f.Int("front", 0, "lay `N` cards that nobody holds in front of each seat at the start, and report on those")
	if err := f.parse(args); err != nil {
		return err
	}
	levels := split(*seats)
	t, setup, err := f.setup(&g, len(levels))
	if err != nil {
		return err
	}
	var c course
	if err := c.begin(f, t, setup); err != nil {
		return err
	}
	if t.ID != agricola.Title.ID || !t.Hides(setup) {
		return f.wrong("card values need -title agricola and a module that deals cards")
	}
	games := make([]cardGame, g.games)
	spread(g.games, l.progress, func() func(int) {
		m := match{title: t, setup: setup, levels: levels, swap: true, course: &c}
		return func(i int) { games[i] = m.playCards(i, *front) }
	})
	var tallies [len(box.Cards)]cardTally
	for i := range games {
		if err := games[i].err; err != nil {
			return fmt.Errorf("game %d: %w", i+1, err)
		}
		games[i].count(&tallies)
	}
	return l.printCards(&tallies)
}

// playCards plays a game and looks at the hands as the first person is placed, or lays
// cards in front of everybody then.
func (m *match) playCards(n, front int) (c cardGame) {
	m.seen = func(s rules.State) {
		now := s.(*agricola.State)
		if c.held == nil && s.Prompt().Opens {
			c.held = handsOf(now)
			if front > 0 {
				c.held = layFront(now, c.held, front, rand.New(rand.NewPCG(mix(m.setup.Seed, uint64(n)), 3)))
			}
		}
		if s.Turn() == rules.Nobody {
			for seat := range rules.Seat(s.Players()) {
				c.played = append(c.played, now.Player(seat).Front)
			}
		}
	}
	p := m.play(n)
	c.err = p.err
	for seat := range p.scores {
		c.margin = append(c.margin, p.margin(rules.Seat(seat)))
	}
	return c
}

// handsOf are the cards that each seat holds.
func handsOf(s *agricola.State) (list []box.CardSet) {
	for seat := range rules.Seat(s.Players()) {
		list = append(list, s.Player(seat).Hand)
	}
	return list
}

// layFront lays cards of the game that nobody holds in front of each seat.
func layFront(s *agricola.State, held []box.CardSet, n int, r *rand.Rand) (front []box.CardSet) {
	var free []box.Card
	for i := range box.Cards {
		c := box.Card(i)
		if box.Cards[i].Seats <= s.Players() && box.Cards[i].Gives == 0 &&
			!slices.ContainsFunc(held, func(hand box.CardSet) bool { return hand.Has(c) }) {
			free = append(free, c)
		}
	}
	r.Shuffle(len(free), func(i, j int) { free[i], free[j] = free[j], free[i] })
	for seat := range s.Players() {
		words := []string{"cards", rules.Seat(seat).String()}
		for _, c := range free[seat*n : (seat+1)*n] {
			words = append(words, box.Cards[c].ID)
		}
		if err := agricola.Title.Arrange(s, words); err != nil {
			panic(err) // they are all free
		}
		front = append(front, s.Player(rules.Seat(seat)).Front)
	}
	return front
}

// count adds a game to what is known of the cards.
func (c *cardGame) count(tallies *[len(box.Cards)]cardTally) {
	for seat, held := range c.held {
		margin := float64(c.margin[seat]) / float64(rules.Whole(1))
		for _, card := range held.Cards() {
			k := &tallies[card]
			k.held++
			k.sum += margin
			k.squares += margin * margin
			if c.played[seat].Has(card) {
				k.played++
			}
		}
	}
}

// value is the mean margin of who held a card, and its standard error.
func (k *cardTally) value() (mean, err float64) {
	n := float64(k.held)
	mean = k.sum / (n + steadied)
	if k.held < 2 {
		return mean, math.Inf(1)
	}
	return mean, math.Sqrt((k.squares/n - (k.sum/n)*(k.sum/n)) / n)
}

// printCards writes the cards that were held, the best first.
func (l *lab) printCards(tallies *[len(box.Cards)]cardTally) error {
	words, err := assets.LoadWords("en")
	if err != nil {
		return err
	}
	var cards []int
	for i := range tallies {
		if tallies[i].held > 0 {
			cards = append(cards, i)
		}
	}
	slices.SortStableFunc(cards, func(a, b int) int {
		x, _ := tallies[a].value()
		y, _ := tallies[b].value()
		switch {
		case x > y:
			return -1
		case x < y:
			return 1
		}
		return 0
	})
	fmt.Fprintln(l.out, "# card, points that its holder is ahead by, error, games held, percent played, name")
	for _, i := range cards {
		k, id := &tallies[i], box.Cards[i].ID
		mean, e := k.value()
		fmt.Fprintf(l.out, "%s %+6.2f %5.2f %5d %3d %s\n", id, mean, e, k.held, 100*k.played/k.held,
			words.Say("agricola.card."+id))
	}
	return nil
}
