package main

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"

	"tilestead/rules"
)

// randomResult is what `lab random -json` ends with.
type randomResult struct {
	Title             string    `json:"title"`
	Modules           []string  `json:"modules"`
	Players           int       `json:"players"`
	Games             int       `json:"games"`
	Ended             int       `json:"ended"`
	CPUSeconds        float64   `json:"cpu_seconds"`
	GamesPerCPUSecond float64   `json:"games_per_cpu_second"`
	ActionsPerGame    float64   `json:"actions_per_game"`
	MeanScores        []float64 `json:"mean_scores"`
}

// checkEvery is how often, in actions, a random game is checked on the way.
const checkEvery = 64

func runRandom(l *lab, args []string) error {
	var g game
	f := l.flags("random", "[flags]: uniformly random legal games, chance by weight")
	f.game(&g, 10000)
	var c course
	f.course(&c)
	players := f.Int("players", 2, "number of players, `N`")
	whole := f.Bool("exchanges", false, "choose from every legal action, including exchanges, what only they make affordable, and discards")
	if err := f.parse(args); err != nil {
		return err
	}
	t, setup, err := f.setup(&g, *players)
	if err != nil {
		return err
	}
	if err := c.begin(f, t, setup); err != nil {
		return err
	}
	if c.draws == wired {
		return f.wrong("-draws: only play reads standard input")
	}
	before := cpuTime()
	results := make([]randomGame, g.games)
	spread(g.games, l.progress, func() func(int) {
		start := t.New(setup)
		p := randomPlayer{start: start, s: start.Clone(), course: &c, chance: c.dealer(nil), whole: *whole}
		return func(i int) { results[i] = p.play(i, mix(setup.Seed, uint64(i))) }
	})
	r := randomResult{Title: t.ID, Modules: setup.Modules, Players: setup.Seats, Games: g.games,
		CPUSeconds: (cpuTime() - before).Seconds(), MeanScores: make([]float64, setup.Seats)}
	actions := 0
	for i, game := range results {
		actions += game.actions
		if game.err != nil {
			fmt.Fprintf(l.out, "game %d: %v\n", i+1, game.err)
			continue
		}
		r.Ended++
		for seat, score := range game.scores {
			r.MeanScores[seat] += score.Float()
		}
	}
	for seat := range r.MeanScores {
		r.MeanScores[seat] /= float64(max(r.Ended, 1))
	}
	r.GamesPerCPUSecond = float64(r.Games) / max(r.CPUSeconds, 1e-6)
	r.ActionsPerGame = float64(actions) / float64(r.Games)
	fmt.Fprintf(l.out, "%s, %d players: %d of %d games ended, %.1f actions a game, %.0f games a CPU second, %.2f "+
		"million actions a CPU second\n",
		r.Title, r.Players, r.Ended, r.Games, r.ActionsPerGame, r.GamesPerCPUSecond,
		r.GamesPerCPUSecond*r.ActionsPerGame/1e6)
	fmt.Fprintf(l.out, "mean scores by seat: %.3f\n", r.MeanScores)
	if g.json {
		if err := json.NewEncoder(l.out).Encode(r); err != nil {
			return err
		}
	}
	if r.Ended < r.Games {
		return errFailed
	}
	return nil
}

// A randomGame is how one random game went; err says why it does not count as ended.
type randomGame struct {
	actions int
	scores  []rules.Points
	err     error
}

// A randomPlayer plays random games without allocating on the way.
type randomPlayer struct {
	start rules.State
	s     rules.State
	legal []rules.Action
	*course
	chance *dealer
	done   []rules.Action // when games are kept
	whole  bool           // whatever is legal may be chosen
}

func (p *randomPlayer) play(number int, seed uint64) (g randomGame) {
	r := rand.New(rand.NewPCG(seed, 1))
	p.chance.again(r)
	p.done = p.done[:0]
	s := p.s
	s.Set(p.start)
	for s.Turn() != rules.Nobody {
		if g.actions == p.title.MaxActions {
			g.err = fmt.Errorf("not ended after %d actions", g.actions)
			return g
		}
		var a rules.Action
		if s.Turn() == rules.Nature {
			a, g.err = p.chance.draw(s)
		} else {
			a, g.err = p.choose(s, r)
		}
		if g.err != nil {
			g.err = fmt.Errorf("action %d: %w", g.actions+1, g.err)
			return g
		}
		s.Do(a, nil)
		g.actions++
		if p.dir != "" {
			p.done = append(p.done, a)
		}
		if g.actions%checkEvery == 0 {
			if g.err = check(p.title, s); g.err != nil {
				g.err = fmt.Errorf("after action %d: %w", g.actions, g.err)
				return g
			}
		}
	}
	if g.err = check(p.title, s); g.err != nil {
		return g
	}
	if len(s.Winners()) == 0 && !p.title.Unwon {
		g.err = fmt.Errorf("ended after %d actions without a winner", g.actions)
	}
	g.scores = scores(s)
	if err := p.keep(number, seed, p.done, nil); err != nil {
		g.err = err
	}
	return g
}

// choose is any action of those that random play chooses from.
func (p *randomPlayer) choose(s rules.State, r *rand.Rand) (rules.Action, error) {
	if p.whole {
		p.legal = s.Legal(p.legal[:0])
	} else {
		p.legal = rules.Wander(s, p.legal[:0])
	}
	switch len(p.legal) {
	case 0:
		return 0, fmt.Errorf("seat %v has nothing legal to do", s.Turn())
	case 1:
		return p.legal[0], nil
	}
	return p.legal[r.IntN(len(p.legal))], nil
}

// check asks the title's own law, where it has one.
func check(t *rules.Title, s rules.State) error {
	if t.Check == nil {
		return nil
	}
	return t.Check(s)
}
