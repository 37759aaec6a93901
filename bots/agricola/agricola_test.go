package agricola

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"tilestead/bots/search"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/farm"
)

// tables are set-ups of all sizes and modules.
var tables = []struct {
	seats   int
	modules []string
}{{1, nil}, {2, nil}, {3, nil}, {4, nil}, {5, nil}, {6, nil}, {2, []string{"extra-tile"}}, {1, []string{"moor"}},
	{2, []string{"moor"}}, {3, []string{"moor", "extra-tile", "fuel-tokens"}}, {6, []string{"moor", "fuel-tokens"}}}

// arranged is a game of so many seats, the first of which begins, changed as the
// lines say.
func arranged(t *testing.T, seats int, modules []string, lines ...string) *agricola.State {
	t.Helper()
	s := newGame(seats, append([]string{"first-1"}, modules...)...)
	r := rand.New(rand.NewPCG(1, 1))
	for s.Turn() == rules.Nature {
		s.Do(rules.Draw(s, nil, r), nil)
	}
	// Cards that the lines name are nobody's before, whoever was dealt them.
	named := strings.Fields(strings.Join(lines, " "))
	for seat := range s.Players() {
		hand := s.Player(rules.Seat(seat)).Hand.IDs()
		kept := slices.DeleteFunc(slices.Clone(hand), func(id string) bool { return slices.Contains(named, id) })
		if len(kept) < len(hand) {
			lines = append([]string{fmt.Sprintf("hand %d %s", seat+1, strings.Join(kept, " "))}, lines...)
		}
	}
	for _, line := range lines {
		if err := agricola.Title.Arrange(s, strings.Fields(line)); err != nil {
			t.Fatalf("%q: %v", line, err)
		}
	}
	return s
}

// The policy and the greedy reference choose what is legal at all tables and
// bring games to an end; nearly nobody of the policy's begs.
func TestPolicyPlaysWholeGames(t *testing.T) {
	for _, c := range tables {
		s := newGame(c.seats, c.modules...)
		r := rand.New(rand.NewPCG(4, 4))
		g := &guide{}
		b := newGreedy(r, 0)
		begun := false
		greedy := rules.Seat(c.seats - 1)
		for n := 0; s.Turn() != rules.Nobody; n++ {
			if s.Turn() == rules.Nature {
				s.Do(rules.Draw(s, nil, r), nil)
				continue
			}
			if !begun {
				g.Begin(s)
				g.Sample(s, 1, 30)
				begun = true
			}
			var a rules.Action
			if s.Turn() == greedy && c.seats > 1 {
				b.Start(rules.PerspectiveOf(s, greedy))
				a, _ = b.Think(time.Time{})
			} else {
				a = g.Policy(s)
			}
			if !slices.Contains(s.Legal(nil), a) {
				t.Fatalf("%v: action %d of seat %v is not legal", c, n, s.Turn())
			}
			s.Do(a, nil)
			if n > 4000 {
				t.Fatalf("%v: the game does not end", c)
			}
		}
		for seat := range rules.Seat(c.seats) {
			if p := s.Player(seat); seat != greedy && p.Begging > 6 {
				t.Errorf("%v: seat %v begged for %d food", c, seat, p.Begging)
			}
		}
	}
}

// Once a table is laid the policy's choices take no more memory.
func TestPolicyDoesNotAllocate(t *testing.T) {
	for _, modules := range [][]string{nil, {"moor"}} {
		start := newGame(2, modules...)
		r := rand.New(rand.NewPCG(3, 3))
		for start.Turn() == rules.Nature {
			start.Do(rules.Draw(start, nil, r), nil)
		}
		g := &guide{}
		g.Begin(start)
		s := start.Clone().(*agricola.State)
		game := func() {
			s.Set(start)
			r := rand.New(rand.NewPCG(3, 3))
			g.Sample(s, 5, 30)
			for s.Turn() != rules.Nobody {
				if s.Turn() == rules.Nature {
					s.Do(rules.Draw(s, nil, r), nil)
				} else {
					s.Do(g.Policy(s), nil)
				}
			}
		}
		game()
		if n := testing.AllocsPerRun(3, game); n > 2 { // the generator's own
			t.Errorf("%v: %v allocations a game", modules, n)
		}
	}
}

// A line that was ranked can be played, and ends where its seat has no more to
// decide in its turn.
func TestLinesCanBePlayed(t *testing.T) {
	for _, c := range tables {
		s := newGame(c.seats, c.modules...)
		r := rand.New(rand.NewPCG(6, 6))
		g := &guide{}
		after := s.Clone().(*agricola.State)
		for n := 0; s.Turn() != rules.Nobody; n++ {
			if s.Turn() == rules.Nature {
				s.Do(rules.Draw(s, nil, r), nil)
				continue
			}
			g.Begin(s)
			if seat := s.Turn(); s.Prompt().Opens && n%5 == 0 {
				for _, l := range slices.Clone(g.rank(s)) {
					after.Set(s)
					for i, a := range l.action[:l.n] {
						if !slices.Contains(after.Legal(nil), a) {
							t.Fatalf("%v: action %d of a line, %s, is not legal", c, i, rules.Notation(after, a))
						}
						after.Do(a, nil)
					}
					if within(after, seat) && l.n < deepest {
						t.Fatalf("%v: a line ends at %q", c, after.Prompt().Key)
					}
				}
			}
			s.Do(g.Policy(s), nil)
		}
	}
}

// A sample ends when each seat has had as many turns as its horizon has rounds,
// and one to the end of the turn before the next one begins.
func TestSamplesEndWithTurns(t *testing.T) {
	for _, rounds := range []int{0, 1, 3} {
		s := arranged(t, 3, nil)
		r := rand.New(rand.NewPCG(1, 1))
		g := &guide{}
		g.Begin(s)
		g.Sample(s, 0, 0)
		turns := 0
		for h := (search.Horizon{Rounds: rounds}); s.Turn() != rules.Nobody; {
			if s.Turn() == rules.Nature {
				s.Do(rules.Draw(s, nil, r), nil)
				continue
			}
			if turns > 0 && g.Over(s, h) {
				break
			}
			a := g.Policy(s)
			if turns == 0 { // the candidate's own, no choice of the policy
				g.Sample(s, 0, 0)
			}
			if s.Prompt().Opens {
				turns++
			}
			s.Do(a, nil)
		}
		if want := max(1, 3*rounds); turns != want {
			t.Errorf("%d rounds have %d turns, want %d", rounds, turns, want)
		}
	}
}

// What is ahead for one is behind for the other; a winner is ahead.
func TestLeadTakesSides(t *testing.T) {
	for _, modules := range [][]string{nil, {"moor"}} {
		s := newGame(2, modules...)
		r := rand.New(rand.NewPCG(2, 2))
		g := &guide{}
		for s.Turn() != rules.Nobody {
			if s.Turn() == rules.Nature {
				s.Do(rules.Draw(s, nil, r), nil)
				continue
			}
			g.Begin(s)
			if a, b := g.Evaluate(s, 0), g.Evaluate(s, 1); a+b > 5 || a+b < -5 { // each sum is rounded
				t.Fatalf("seat 1 is %d ahead, seat 2 %d", a, b)
			}
			s.Do(g.Policy(s), nil)
		}
		for _, w := range s.Winners() {
			if g.Evaluate(s, w) <= 0 {
				t.Errorf("a winner leads by %d", g.Evaluate(s, w))
			}
		}
	}
}

// Where food or room is at stake, the levels that see to the end of their turn
// do not walk into these.
func TestTraps(t *testing.T) {
	free := func(s *agricola.State, spaces ...string) {
		for _, id := range spaces {
			if s.By(box.FindSpace(id)) != rules.Nobody || !s.Open().Has(box.FindSpace(id)) {
				t.Fatalf("%s is not free", id)
			}
		}
	}
	for _, c := range []struct {
		name  string
		lines []string
		never []string // what the line must not begin with
		needs []string // spaces that are free
	}{
		{"begging by oversight: the last person before the harvest, no food, some to be had",
			[]string{"round 4", "goods 1 wood 2 food 0", "goods 2 food 9", "people 2 1", "people 1 2",
				"space fishing 4", "space forest 3", "space clay_pit 1", "space reed_bank 1"},
			[]string{"place clay_pit", "place reed_bank", "place grain_seeds", "place farmland"},
			[]string{"fishing", "day_laborer"}},
		{"animals lost for nothing: no pasture, no fireplace, a pet in the house",
			[]string{"round 5", "goods 1 sheep 1 food 6 wood 1", "goods 2 food 6", "space sheep_market 3",
				"space forest 6"},
			[]string{"place sheep_market"}, []string{"sheep_market", "forest"}},
		{"growth without a room, at last allowed: in the last round a newborn is three points for one food",
			[]string{"round 14", "goods 1 food 20 wood 5 reed 2", "people 1 2", "goods 2 food 20", "people 2 2",
				"space forest 1", "space fishing 1"},
			[]string{"place day_laborer", "place fishing", "place reed_bank", "place clay_pit", "place meeting_place",
				"place forest"},
			[]string{"urgent_wish_for_children"}},
	} {
		s := arranged(t, 2, nil, c.lines...)
		if err := agricola.Title.Arrange(s, []string{"turn", "1"}); err != nil {
			t.Fatal(err)
		}
		free(s, c.needs...)
		for _, level := range []search.Level{{Name: search.Medium, Budget: Title.Levels.Medium},
			{Name: search.Hard, Budget: Title.Levels.Hard}} {
			for seed := range uint64(8) {
				b := search.New(&Title, level.Budget, seed)
				b.Start(rules.PerspectiveOf(s, 0))
				a, _ := b.Think(time.Time{})
				if got := rules.Notation(s, a); slices.Contains(c.never, got) {
					t.Errorf("%s: %s does %q", c.name, level.Name, got)
				}
			}
		}
	}
}

// Cards that cost more than they give are not played by the levels that see to the end
// of their turn, wherever they may be.
func TestCardTraps(t *testing.T) {
	for _, c := range []struct {
		name, card string
		moor       bool
		lines      []string
	}{
		{"no renovation any more, where one could be paid", "B033", false,
			[]string{"round 11", "house 1 clay", "goods 1 stone 3 reed 1 food 9", "goods 2 food 9", "hand 1 B033"}},
		{"no heating, where the house needs none", "M085", true,
			[]string{"round 12", "house 1 stone", "majors 1 heating_oven tiled_oven", "goods 1 food 9 fuel 1",
				"goods 2 food 9 fuel 9", "hand 1 M085"}},
		{"points taken for unused spaces at the end", "M066", true,
			[]string{"round 14", "goods 1 food 9 fuel 9 wood 2", "goods 2 food 9 fuel 9", "hand 1 M066"}},
		{"points for rounds, when none is left", "A033", false,
			[]string{"round 14", "goods 1 food 9 wood 3 stone 2 clay 3", "goods 2 food 9", "hand 1 A033 B036",
				"fields 1 0,0 0,1 0,2 0,3 0,4 1,1 1,2 1,3 1,4 2,1 2,2 2,3 2,4"}},
	} {
		modules := []string{"hand-cards"}
		if c.moor {
			modules = append(modules, "moor")
		}
		s := arranged(t, 2, modules, append(c.lines, "turn 1")...)
		card, _ := box.FindCard(c.card)
		if !s.Allows(0, card) {
			t.Fatalf("%s: it can't be played", c.name)
		}
		for _, level := range []search.Level{{Name: search.Medium, Budget: Title.Levels.Medium},
			{Name: search.Hard, Budget: Title.Levels.Hard}} {
			for seed := range uint64(8) {
				b := search.New(&Title, level.Budget, seed)
				for now := s.Clone(); now.Turn() == 0; {
					b.Start(rules.PerspectiveOf(now, 0))
					a, _ := b.Think(time.Time{})
					now.Do(a, nil)
					if now.(*agricola.State).Player(0).Front.Has(card) {
						t.Errorf("%s: %s plays it", c.name, level.Name)
						break
					}
				}
			}
		}
	}
}

// Feeding takes what is least missed: no pair that breeds for food that grain
// can be, no begging with a full larder.
func TestFeedingKeepsPairs(t *testing.T) {
	s := arranged(t, 2, nil, "pasture 1 1,4 2,4", "goods 1 grain 5 sheep 2 food 0", "goods 2 food 9", "round 4", "harvest")
	g := &guide{}
	for s.Turn() == 0 && s.Prompt().Key == "feed" {
		b := search.New(&Title, Title.Levels.Medium, 3)
		b.Start(rules.PerspectiveOf(s, 0))
		a, _ := b.Think(time.Time{})
		g.Begin(s)
		if q := g.Policy(s); q.Kind() == agricola.KindDone {
			t.Error("the policy begs with grain in its supply")
		}
		s.Do(a, nil)
	}
	if p := s.Player(0); p.Begging != 0 || p.Goods[box.Sheep] != 3 {
		t.Errorf("after the harvest there are %d sheep and %d begging markers", p.Goods[box.Sheep], p.Begging)
	}
}

// Alone the policy plays for its points: by what is worth most against others it
// scores 45, with Farmers of the Moor, too.
func TestPolicyPlaysAlone(t *testing.T) {
	const games, least = 40, 50
	for _, modules := range [][]string{nil, {"moor"}} {
		sum := 0.0
		for seed := range uint64(games) {
			s := newGame(1, modules...)
			r := rand.New(rand.NewPCG(seed, 11))
			g := &guide{}
			g.Begin(s)
			g.Sample(s, 0, 0)
			for s.Turn() != rules.Nobody {
				if s.Turn() == rules.Nature {
					s.Do(rules.Draw(s, nil, r), nil)
				} else {
					s.Do(g.Policy(s), nil)
				}
			}
			sum += s.Points(0).Float()
		}
		if mean := sum / games; mean < least {
			t.Errorf("%v: %d games alone score %.1f on average, want at least %d", modules, games, mean, least)
		}
	}
}

// The reference scores as if the next harvest were held at once.
func TestGreedyHoldsTheHarvest(t *testing.T) {
	for _, c := range []struct {
		lines []string
		want  int
	}{
		// 2 people need 4 food, which they have before a line says otherwise
		{[]string{"goods 1 food 4"}, 0},
		{[]string{"goods 1 food 1"}, -9},
		{[]string{"goods 1 food 1 grain 3"}, 0},                              // eaten to the last
		{[]string{"goods 1 food 2 grain 3"}, 2},                              // one is left, worth 1 instead of -1
		{[]string{"goods 1 food 4 sheep 1"}, 2},                              // a pet
		{[]string{"pasture 1 1,4 2,4", "goods 1 food 4 sheep 2"}, 2 + 2 + 2}, // fenced, sheep and lamb
	} {
		s := arranged(t, 2, nil, "round 2", "goods 1 food 4")
		b := &greedy{r: rand.New(rand.NewPCG(1, 1))}
		b.Start(rules.PerspectiveOf(s, 0))
		base := b.score(s, 0)
		for _, line := range c.lines {
			if err := agricola.Title.Arrange(s, strings.Fields(line)); err != nil {
				t.Fatal(err)
			}
		}
		b.Start(rules.PerspectiveOf(s, 0))
		if got := b.score(s, 0) - base; got != int(rules.Whole(c.want)) {
			t.Errorf("%v changes the score by %v, want %d", c.lines, rules.Points(got), c.want)
		}
	}
}

// Each term is told as something, and none as two things; but people at home and
// what lies on the spaces are told by none.
func TestTermsAreToldOnce(t *testing.T) {
	var told [terms]int
	for _, r := range reasons {
		for t := r.from; t <= r.to; t++ {
			told[t]++
		}
	}
	for i, n := range told {
		want := 1
		if term(i) == termHome || term(i) >= termBoard {
			want = 0
		}
		if n != want {
			t.Errorf("term %d is told %d times", i, n)
		}
	}
}

// What is told of a placement is what sets it apart: no placement costs family,
// plowing is no loss of unused spaces, and whoever takes a heap of wood takes it
// from the others.
func TestReasonsSetPlacementsApart(t *testing.T) {
	s := arranged(t, 2, nil, "round 2", "space forest 9", "space clay_pit 1")
	if err := agricola.Title.Arrange(s, []string{"turn", "1"}); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		space string
		takes bool // what the other could have had
	}{{"forest", true}, {"clay_pit", false}, {"day_laborer", false}, {"farmland", false}} {
		g := &guide{}
		g.Begin(s)
		after := s.Clone().(*agricola.State)
		a, ok := rules.Find(s, "place "+c.space)
		if !ok {
			t.Fatalf("%s is not free", c.space)
		}
		after.Do(a, nil)
		for after.Turn() == 0 {
			after.Do(g.Policy(after), nil)
		}
		told := map[string]int{}
		for _, r := range g.Explain(s, after, 0) {
			told[r.Key] = r.N
		}
		if told["family"] != 0 {
			t.Errorf("%s is told to be worth %d for the family", c.space, told["family"])
		}
		if told["unused"] < 0 {
			t.Errorf("%s is told to be worth %d for unused spaces", c.space, told["unused"])
		}
		if n := told["others"]; c.takes != (n >= Title.Hints.Least) {
			t.Errorf("%s is told to take %d from the others", c.space, n)
		}
	}
}

// Every space of the board lies before those of extensions.
func TestLayoutKnowsTheBoard(t *testing.T) {
	for r := range 3 {
		for c := range 5 {
			cell := farm.At(r, c)
			if roomLayout[cell] > 9 || fieldLayout[cell] > 9 || pastureLayout[cell] > 9 {
				t.Errorf("%v lies behind everything", cell)
			}
		}
	}
}

// Samples of a level whose rollout policy was trained play by that policy, and are
// judged as all others.
func TestTrainedRollouts(t *testing.T) {
	for _, modules := range [][]string{nil, {"moor"}} {
		s := arranged(t, 2, modules)
		g := &guide{}
		g.Begin(s)
		lead := g.Evaluate(s, 0)
		played := map[bool]string{}
		for _, trained := range []bool{false, true, false} {
			g.Budget(s, search.Budget{Trained: trained})
			if n := g.Evaluate(s, 0); n != lead {
				t.Errorf("%v: trained %v, a lead of %d, not %d", modules, trained, n, lead)
			}
			game, by := s.Clone().(*agricola.State), ""
			r := rand.New(rand.NewPCG(2, 2))
			for g.Sample(game, 1, 0); game.Turn() != rules.Nobody; {
				if game.Turn() == rules.Nature {
					game.Do(rules.Draw(game, nil, r), nil)
					continue
				}
				a := g.Policy(game)
				by += rules.Notation(game, a) + "\n"
				game.Do(a, nil)
			}
			if was := played[trained]; was != "" && was != by {
				t.Errorf("%v: trained %v plays otherwise the second time", modules, trained)
			}
			played[trained] = by
		}
		if played[true] == played[false] {
			t.Errorf("%v: the trained policy plays as the other one", modules)
		}
	}
}

// Alone with Farmers of the Moor expert plays by its trained policy, which takes no
// samples, and scores more than the evaluation did with them.
func TestExpertAlone(t *testing.T) {
	const games = 30
	sum, reached := 0.0, 0
	for seed := range uint64(games) {
		s := newGame(1, "moor")
		r := rand.New(rand.NewPCG(seed, 11))
		b := search.New(&Title, Title.Levels.Expert, seed)
		for s.Turn() != rules.Nobody {
			if s.Turn() == rules.Nature {
				s.Do(rules.Draw(s, nil, r), nil)
				continue
			}
			b.Start(rules.PerspectiveOf(s, 0))
			a, _ := b.Think(time.Time{})
			s.Do(a, nil)
		}
		sum += s.Points(0).Float()
		if s.Points(0) >= s.Target() {
			reached++
		}
	}
	if mean := sum / games; mean < 60 || reached < games/4 {
		t.Errorf("a mean of %.1f points, the target reached in %d of %d games", mean, reached, games)
	}
}
