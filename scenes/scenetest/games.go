package scenetest

import (
	"math/rand/v2"
	"slices"
	"testing"

	"tilestead/rules"
)

// Match begins a game with these modules; without any, with all expansions.
func (f *Fixture) Match(t testing.TB, seats int, seed uint64, modules ...string) *rules.Match {
	t.Helper()
	if len(modules) == 0 {
		modules = f.Modules
	}
	return f.begin(t, rules.Setup{Seats: seats, Seed: seed, Modules: modules})
}

// Plain begins a game without any expansion.
func (f *Fixture) Plain(t testing.TB, seats int, seed uint64) *rules.Match {
	t.Helper()
	return f.begin(t, rules.Setup{Seats: seats, Seed: seed})
}

func (f *Fixture) begin(t testing.TB, setup rules.Setup) *rules.Match {
	t.Helper()
	setup.Title = f.Title.ID
	m, err := rules.NewMatch(f.Title, setup)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// step does the next action of a random game, shown first when a person decides.
func (f *Fixture) step(t testing.TB, m *rules.Match, r *rand.Rand, show func(s rules.State)) *rules.Reel {
	t.Helper()
	s := m.State()
	var a rules.Action
	switch {
	case s.Turn() == rules.Nature:
		a = m.Roll()
	default:
		show(s)
		if f.Choose != nil {
			a = f.Choose(s, r)
		} else {
			legal := s.Legal(nil)
			a = legal[r.IntN(len(legal))]
		}
	}
	reel, err := m.Do(a)
	if err != nil {
		t.Fatal(err)
	}
	return reel
}

// Play plays a match at random to its end and shows every position before a
// person decides.
func (f *Fixture) Play(t testing.TB, m *rules.Match, show func(s rules.State)) {
	t.Helper()
	r := rand.New(rand.NewPCG(m.Setup().Seed, 5))
	for m.State().Turn() != rules.Nobody {
		f.step(t, m, r, show)
	}
}

// Beats plays a match at random to its end and shows every beat with the
// position before it.
func (f *Fixture) Beats(t testing.TB, m *rules.Match, show func(before rules.State, b rules.Beat)) {
	t.Helper()
	r := rand.New(rand.NewPCG(m.Setup().Seed, 7))
	for m.State().Turn() != rules.Nobody {
		before := m.State()
		for _, b := range f.step(t, m, r, func(rules.State) {}).Beats {
			show(before, b)
			before = b.After
		}
	}
}

// Games shows every beat of a few games with all expansions, each for another
// number of players, one in three by house rules, and what is staged.
func (f *Fixture) Games(t testing.TB, games int, show func(before rules.State, b rules.Beat)) {
	t.Helper()
	least, most := f.Title.Seats[0], f.Title.Seats[1]
	for i := range games {
		modules := f.Modules
		if i%3 == 1 {
			modules = slices.Concat(modules, f.House)
		}
		f.Beats(t, f.Match(t, least+i%(most-least+1), uint64(i), modules...), func(before rules.State, b rules.Beat) {
			if f.Staged != nil {
				for _, rare := range f.Staged(before, b) {
					show(before, rare)
				}
			}
			show(before, b)
		})
	}
}

// Of a game, each prompt is looked at once in so many times, and so often at most.
const (
	everyPrompt = 11
	mostPrompts = 5
)

// Positions are some of each kind of decision in a game of so many.
func (f *Fixture) Positions(t testing.TB, seats int) (out []rules.State) {
	t.Helper()
	count := map[string]int{}
	f.Play(t, f.Match(t, seats, 6), func(s rules.State) {
		key := s.Prompt().Key
		if count[key]++; count[key]%everyPrompt == 2 && count[key] < everyPrompt*mostPrompts {
			out = append(out, s)
		}
	})
	return out
}
