package agricola

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

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

// Sport is how a league plays games of some set-ups.
func Sport(setups []rules.Setup, each func(n int, do func(i int))) *learn.Sport {
	sport := &learn.Sport{Inputs: inputs, Outputs: outputs, Tastes: len(tastes[0]),
		Study: func(seed uint64, setup int, table []learn.Player) []learn.Lesson {
			return study(seed, setups[setup].Modules, table)
		},
		Match: func(setup, games int, from uint64, one, other learn.Player) (share, lead float64) {
			won, by := make([]float64, games), make([]float64, games)
			seats := setups[setup].Seats
			each(games, func(g int) {
				own := rules.Seat(g % seats)
				won[g], by[g] = match(from+uint64(g/seats), own, seats, setups[setup].Modules, one, other)
			})
			for g := range games {
				share, lead = share+won[g]/float64(games), lead+by[g]/float64(games)
			}
			return share, lead
		}}
	for _, s := range setups {
		name := strings.Join(append([]string{fmt.Sprintf("%d seats", s.Seats)}, s.Modules...), ", ")
		sport.Setups = append(sport.Setups, learn.Setup{Name: name, Seats: s.Seats})
	}
	return sport
}

// How carelessly the games of a league are played, so that all kinds of positions are seen:
// a temperature for each game, in hundredths of a point, and in every second game now and
// then an action that nobody would choose.
var temperatures = [...]int{0, 10, 20, 30, 40, 60, 120}

const (
	strays     = 60 // turns to one that strays
	amongTurns = 6  // decisions within a turn to one that is learned from
	trusted    = 5  // hundredths by which what was thought of later positions counts (1 less the lambda of TD)
)

// A remark is what is noted in a game to be learned from: a position as a seat sees it, or
// what somebody who chose took it to be worth.
type remark struct {
	lesson learn.Lesson
	seat   rules.Seat
	leads  []int // by seat; nil: this is a position
}

// study plays a game and gives what is to be learned from it: the positions in which turns
// begin and some others, seen from all seats, with what came of them, and what was chosen.
func study(seed uint64, modules []string, table []learn.Player) []learn.Lesson {
	r := rand.New(rand.NewPCG(seed, 0x7374756479))
	s := newGame(len(table), modules...)
	temperature, straying := temperatures[r.IntN(len(temperatures))], r.IntN(2) == 0
	unlearned := !slices.ContainsFunc(table, func(p learn.Player) bool { return p.Net != nil })
	var seats []player
	var eyes *view
	var notes []remark
	for s.Turn() != rules.Nobody {
		if s.Turn() == rules.Nature {
			s.Do(rules.Draw(s, s.Legal(nil), r), nil)
			continue
		}
		if seats == nil {
			for i, p := range table {
				seats = append(seats, playerOf(p, s, seed+uint64(i)<<32, temperature))
			}
			eyes = newView(s)
		}
		mover, opens, at := s.Turn(), s.Prompt().Opens, len(notes)
		noted := !settled(s) && (opens || r.IntN(amongTurns) == 0)
		if noted {
			for seat := range rules.Seat(len(table)) {
				in := slices.Clone(eyes.see(s, seat))
				notes = append(notes, remark{lesson: learn.Lesson{In: in}, seat: seat})
			}
		}
		a := seats[mover].choose(s)
		if shares, leads := seats[mover].told(); table[mover].Net != nil || unlearned {
			if noted {
				notes[at+int(mover)].lesson.Shares = shares
			}
			if leads != nil {
				notes = append(notes, remark{leads: leads})
			}
		}
		if opens && straying && r.IntN(strays) == 0 {
			seats[mover].forget()
			legal := s.Wander(nil)
			a = legal[r.IntN(len(legal))]
		}
		s.Do(a, nil)
	}
	return lessonsOf(s, notes)
}

// lessonsOf are what the remarks of a game teach, whose end is known.
func lessonsOf(end *agricola.State, notes []remark) (list []learn.Lesson) {
	worth := make([]float32, end.Players())
	for seat := range worth {
		worth[seat] = float32(margin(end, rules.Seat(seat))) / neural.OutputUnit
	}
	for _, n := range slices.Backward(notes) {
		for seat, lead := range n.leads {
			worth[seat] += (float32(lead)/neural.OutputUnit - worth[seat]) * trusted / 100
		}
		if n.leads == nil {
			n.lesson.Want = []float32{worth[n.seat]}
			list = append(list, n.lesson)
		}
	}
	return list
}

// match plays a game of two players of a league, the first on a seat; see contest.
func match(seed uint64, own rules.Seat, seats int, modules []string, one, other learn.Player) (won, by float64) {
	as := func(p learn.Player) func(s *agricola.State, seat rules.Seat) player {
		return func(s *agricola.State, seat rules.Seat) player {
			away := (int(seat-own) + seats) % seats // so that it plays alike on every seat
			return playerOf(p, s, seed+uint64(away), contestNoise)
		}
	}
	return contest(seed, own, seats, modules, as(one), as(other))
}
