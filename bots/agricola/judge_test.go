package agricola

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"tilestead/bots/neural"
	"tilestead/bots/search"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
)

// untaught is a network with any weights.
func untaught(seed uint64) *neural.Net {
	n, r := neural.New(inputs, 24, 8, outputs), rand.New(rand.NewPCG(seed, 1))
	for i := range n.In {
		n.In[i] = int16(r.IntN(240) - 120)
	}
	for _, w := range [][]int16{n.Mid, n.Out} {
		for i := range w {
			w[i] = int16(r.IntN(2000) - 1000)
		}
	}
	return n
}

// taught has a network judge a kind of game for the time of a test.
func taught(t *testing.T, kind string, n *neural.Net) {
	t.Helper()
	before := networks[kind]
	networks[kind] = n
	t.Cleanup(func() { networks[kind] = before })
}

// walk shows the positions of games by the policy.
func walk(t *testing.T, seed uint64, seats int, modules []string, show func(s *agricola.State)) {
	t.Helper()
	r := rand.New(rand.NewPCG(seed, 3))
	s := newGame(seats, modules...)
	var p *policy
	for s.Turn() != rules.Nobody {
		if s.Turn() == rules.Nature {
			s.Do(rules.Draw(s, s.Legal(nil), r), nil)
			continue
		}
		if p == nil {
			p = newPolicy(s, &learned[baseCurves], sampleWidth)
			p.key, p.temperature = seed, 150
		}
		show(s)
		s.Do(p.choose(s), nil)
	}
}

// What a judge keeps of the other seats from one position to the next changes nothing.
func TestJudgeSeesEveryPositionAnew(t *testing.T) {
	n := untaught(2)
	apart := map[int]bool{}
	for _, c := range []struct {
		seats   int
		modules []string
	}{{2, nil}, {4, nil}, {3, []string{"moor"}}, {2, []string{"moor", "hand-cards"}}} {
		var j *judge
		run, out := neural.NewRunner(n), []int{0}
		walk(t, 5, c.seats, c.modules, func(s *agricola.State) {
			if j == nil {
				j = newJudge(n, s)
			}
			if settled(s) {
				return
			}
			for seat := range rules.Seat(c.seats) {
				sums := run.Begin(nil)
				run.Add(sums, newView(s).see(s, seat))
				run.Run(sums, out)
				if got := j.lead(s, seat); got != out[0] {
					t.Fatalf("%d seats, %v, round %d, %q: seat %d is judged %d, anew %d", c.seats, c.modules, s.Round(),
						s.Prompt().Key, seat, got, out[0])
				}
				apart[out[0]] = true
			}
		})
	}
	if len(apart) < 500 {
		t.Errorf("only %d different judgements", len(apart))
	}
}

// Nothing that is hidden from a seat is an input of it.
func TestJudgeSeesNoHand(t *testing.T) {
	r := rand.New(rand.NewPCG(8, 8))
	walk(t, 6, 2, []string{"moor", "hand-cards"}, func(s *agricola.State) {
		seat := s.Turn()
		before := newView(s).see(s, seat)
		other := rules.PerspectiveOf(s, seat).Guess(nil, r).(*agricola.State)
		after := newView(other).see(other, seat)
		if len(before) != len(after) {
			t.Fatalf("round %d, %q: %d inputs, by a guess %d", s.Round(), s.Prompt().Key, len(before), len(after))
		}
		for i := range before {
			if before[i] != after[i] {
				t.Fatalf("round %d, %q: input %v, by a guess %v", s.Round(), s.Prompt().Key, before[i], after[i])
			}
		}
	})
}

func TestJudgingAllocatesNothing(t *testing.T) {
	n := untaught(2)
	done := false
	walk(t, 7, 2, nil, func(s *agricola.State) {
		if done || s.Round() < 6 || !s.Prompt().Opens {
			return
		}
		done = true
		j := newJudge(n, s)
		j.lead(s, 0)
		j.lead(s, 1)
		if n := testing.AllocsPerRun(20, func() { j.lead(s, 0); j.lead(s, 1) }); n > 0 {
			t.Errorf("%v allocations", n)
		}
	})
	if !done {
		t.Error("nothing was judged")
	}
}

func TestOnlyFittingNetworksAreTaught(t *testing.T) {
	taught(t, baseNetwork, nil)
	for _, c := range []struct {
		name, says string
		data       []byte
	}{
		{"chess", "chess", untaught(1).Bytes()},
		{baseNetwork, "no network", []byte("nothing")},
		{baseNetwork, "inputs", neural.New(3, 2, 2, 1).Bytes()},
	} {
		if err := Teach(c.name, c.data); err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s: %v, want an error that says %q", c.name, err, c.says)
		}
	}
	if networks[baseNetwork] != nil {
		t.Error("a network that does not fit was taken")
	}
	for _, name := range []string{baseNetwork, moorNetwork} {
		taught(t, name, nil)
		if err := Teach(name, untaught(1).Bytes()); err != nil || networks[name] == nil {
			t.Errorf("a network of %s that fits: %v", name, err)
		}
	}
}

// lastTwo is a position in which each of two seats places one more person and then the game
// is over.
func lastTwo(t *testing.T) (last *agricola.State) {
	walk(t, 11, 2, nil, func(s *agricola.State) {
		if s.Round() == box.Rounds && s.Prompt().Opens && s.Player(0).Home == 1 && s.Player(1).Home == 1 {
			last = s.Clone().(*agricola.State)
		}
	})
	if last == nil {
		t.Fatal("there is no such position")
	}
	return last
}

// lines are everything worth doing in a turn.
func lines(g *guide, s *agricola.State) (list []search.Line) {
	for _, m := range g.Look(s, make([]int, s.Players()), nil) {
		list = append(list, g.Line(s, m.Action))
	}
	return list
}

// searching is a level that searches a tree of so many visits and takes its best move.
func searching(visits int) search.Budget {
	judged := treeOf(visits)
	judged.Variety = 0
	return search.Budget{Judged: &judged}
}

// Where two turns are left, a tree chooses what is best if the other seat answers best,
// though its network knows nothing.
func TestTreeFindsTheBestEnd(t *testing.T) {
	taught(t, baseNetwork, untaught(3))
	s := lastTwo(t)
	seat := s.Turn()
	g := &guide{}
	g.Begin(s)
	g.Budget(s, searching(1))
	after := func(s *agricola.State, l search.Line) *agricola.State {
		c := s.Clone().(*agricola.State)
		for _, a := range l.Actions[:l.N] {
			c.Do(a, nil)
		}
		for c.Turn() >= 0 && !c.Prompt().Opens {
			c.Do(g.Policy(c), nil)
		}
		return c
	}
	values, best := map[rules.Action]int{}, -1<<30
	for _, l := range lines(g, s) {
		c := after(s, l)
		worst := 1 << 30
		for _, answer := range lines(g, c) {
			worst = min(worst, margin(after(c, answer), seat))
		}
		if v, ok := values[l.Actions[0]]; !ok || worst > v {
			values[l.Actions[0]] = worst
		}
		best = max(best, worst)
	}
	bot := search.New(&Title, searching(3000), 1)
	bot.Start(rules.PerspectiveOf(s, seat))
	a, _ := bot.Think(time.Time{})
	least := best
	for _, v := range values {
		least = min(least, v)
	}
	if values[a] < best || least == best {
		t.Errorf("it chooses %s, worth %d; the best is worth %d, the least %d", rules.Notation(s, a), values[a], best, least)
	}
}

// A tree comes to the same in slices, and for the same seed.
func TestTreesAreRepeatable(t *testing.T) {
	taught(t, baseNetwork, untaught(4))
	var s *agricola.State
	walk(t, 12, 2, nil, func(now *agricola.State) {
		if s == nil && now.Round() == 5 && now.Prompt().Opens {
			s = now.Clone().(*agricola.State)
		}
	})
	think := func(slice time.Duration) (list []search.Candidate) {
		bot := search.New(&Title, searching(40), 9)
		bot.Start(rules.PerspectiveOf(s, s.Turn()))
		for {
			until := time.Time{}
			if slice > 0 {
				until = time.Now().Add(slice)
			}
			if _, done := bot.Think(until); done {
				return bot.Candidates()
			}
		}
	}
	once, sliced := think(0), think(time.Microsecond)
	if len(once) < 5 || len(once) != len(sliced) {
		t.Fatalf("%d and %d candidates", len(once), len(sliced))
	}
	for i := range once {
		if once[i] != sliced[i] {
			t.Errorf("candidate %d: %+v at once, %+v in slices", i, once[i], sliced[i])
		}
	}
}

// BenchmarkJudgement judges a position in the middle of a game, as often as a search does.
func BenchmarkJudgement(b *testing.B) {
	s := newGame(2)
	r := rand.New(rand.NewPCG(1, 3))
	p := newPolicy(s, &learned[baseCurves], sampleWidth)
	for s.Round() < 8 || !s.Prompt().Opens {
		if s.Turn() == rules.Nature {
			s.Do(rules.Draw(s, s.Legal(nil), r), nil)
			continue
		}
		s.Do(p.choose(s), nil)
	}
	n := neural.New(inputs, 128, 64, outputs)
	for i := range n.In {
		n.In[i] = int16(i%7 - 3)
	}
	for i := range n.Mid {
		n.Mid[i] = int16(i%9 - 4)
	}
	j := newJudge(n, s)
	for b.Loop() {
		j.lead(s, 0)
	}
}
