package agricola

import (
	"math/rand/v2"

	"tilestead/bots/learn"
	"tilestead/bots/neural"
	"tilestead/rules"
	"tilestead/rules/agricola"
)

// tastes are the curves of the players of a league that never learn, without and with
// Farmers of the Moor.
var tastes = [2][3]int{
	{baseCurves, baseRollout, firstCurves},
	{moorCurves, moorRollout, firstMoorCurves},
}

// Sport is how a league plays games for so many seats.
func Sport(seats int, modules []string, each func(n int, do func(i int))) *learn.Sport {
	return &learn.Sport{Inputs: inputs, Outputs: outputs, Tastes: len(tastes[0]), Seats: seats,
		Study: func(seed uint64, table []learn.Player) []learn.Lesson { return study(seed, modules, table) },
		Match: func(games int, from uint64, one, other learn.Player) (share, lead float64) {
			won, by := make([]float64, games), make([]float64, games)
			each(games, func(g int) { won[g], by[g] = match(from+uint64(g/2), rules.Seat(g%2), modules, one, other) })
			for g := range games {
				share, lead = share+won[g]/float64(games), lead+by[g]/float64(games)
			}
			return share, lead
		}}
}

// policyOf plays as a player of a league does, with some noise.
func policyOf(p learn.Player, s *agricola.State, key uint64, temperature int) *policy {
	kind := 0
	if isMoor(s) {
		kind = 1
	}
	q := newPolicy(s, &learned[tastes[kind][p.Taste]], sampleWidth)
	if p.Net != nil {
		q.planner.score = newJudge(p.Net, s).lead
	}
	q.key, q.temperature = key, temperature
	return q
}

// How carelessly the games of a league are played, so that all kinds of positions are seen:
// a temperature for each game, in hundredths of a point, and in every second game now and
// then an action that nobody would choose.
var temperatures = [...]int{0, 20, 40, 60, 90, 130, 200}

const (
	strays     = 60 // turns to one that strays
	amongTurns = 6  // decisions within a turn to one that is learned from
)

// study plays a game and gives what is to be learned from it: the positions in which turns
// begin and some others, seen from all seats, with the final margins.
func study(seed uint64, modules []string, table []learn.Player) (list []learn.Lesson) {
	r := rand.New(rand.NewPCG(seed, 0x7374756479))
	s := newGame(len(table), modules...)
	temperature, straying := temperatures[r.IntN(len(temperatures))], r.IntN(2) == 0
	var seats []*policy
	var eyes *view
	var seen []rules.Seat
	for s.Turn() != rules.Nobody {
		if s.Turn() == rules.Nature {
			s.Do(rules.Draw(s, s.Legal(nil), r), nil)
			continue
		}
		if seats == nil {
			for i, p := range table {
				seats = append(seats, policyOf(p, s, seed+uint64(i)<<32, temperature))
			}
			eyes = newView(s)
		}
		opens := s.Prompt().Opens
		if !settled(s) && (opens || r.IntN(amongTurns) == 0) {
			for seat := range rules.Seat(len(table)) {
				in := append([]neural.Input(nil), eyes.see(s, seat)...)
				list, seen = append(list, learn.Lesson{In: in}), append(seen, seat)
			}
		}
		a := seats[s.Turn()].choose(s)
		if opens && straying && r.IntN(strays) == 0 {
			seats[s.Turn()].plan.n = 0
			legal := s.Wander(nil)
			a = legal[r.IntN(len(legal))]
		}
		s.Do(a, nil)
	}
	for i := range list {
		list[i].Want = []float32{float32(margin(s, seen[i])) / neural.OutputUnit}
	}
	return list
}

// contestNoise is the temperature of a match, so that its games differ.
const contestNoise = 10

// match plays a game of two players of a league, the first on a seat; see contest.
func match(seed uint64, own rules.Seat, modules []string, one, other learn.Player) (won, by float64) {
	as := func(p learn.Player) func(s *agricola.State, seat rules.Seat) *policy {
		return func(s *agricola.State, seat rules.Seat) *policy {
			return policyOf(p, s, seed+uint64((seat-own)&1), contestNoise)
		}
	}
	return contest(seed, own, modules, as(one), as(other))
}
