package main

import (
	"fmt"
	"io"
	"maps"
	"math"
	"slices"
	"strings"
	"unicode"

	"tilestead/rules"
)

// habits are what a seat scored for and did in a game, by name: the lines of its score, how often
// it did actions of each kind, and how many events of each kind they caused.
type habits map[string]float64

func newHabits(seats int) []habits {
	list := make([]habits, seats)
	for i := range list {
		list[i] = habits{}
	}
	return list
}

// count adds an action of a seat, in notation, and what it caused.
func (p *played) count(seat rules.Seat, notation string, reel *rules.Reel) {
	notWord := func(r rune) bool { return !unicode.IsLetter(r) && r != ' ' && r != '_' }
	if at := strings.IndexFunc(notation, notWord); at >= 0 {
		notation = notation[:at]
	}
	p.habits[seat][strings.TrimSpace(notation)]++
	for _, b := range reel.Beats {
		_, kind, _ := strings.Cut(fmt.Sprintf("%T", b.Event), ".")
		p.habits[seat][kind]++
	}
}

// countScores adds what the seats scored for.
func (p *played) countScores(s rules.State) {
	for seat := range p.habits {
		for _, item := range s.Score(rules.Seat(seat)) {
			p.habits[seat][item.What] += item.N.Float()
		}
	}
}

// show prints how much of each thing the first bot did and how much the others, and how many
// spreads of a game that is apart.
func (m *match) show(results []played, out io.Writer) {
	names := map[string]bool{}
	for _, p := range results {
		for _, h := range p.habits {
			for name := range h {
				names[name] = true
			}
		}
	}
	for _, name := range slices.Sorted(maps.Keys(names)) {
		var own, others []float64
		for i, p := range results {
			if p.err != nil {
				continue
			}
			for k := range m.levels {
				if n := p.habits[m.seatOf(i, k)][name]; k == 0 {
					own = append(own, n)
				} else {
					others = append(others, n)
				}
			}
		}
		if len(own) == 0 || len(others) == 0 {
			continue
		}
		mean, spread := meanAndSpread(own)
		mean2, spread2 := meanAndSpread(others)
		apart := 0.0
		if both := math.Sqrt((spread*spread + spread2*spread2) / 2); both > 0 {
			apart = (mean - mean2) / both
		}
		fmt.Fprintf(out, "%-24s %7.2f : %.2f, d' %+.2f\n", name, mean, mean2, apart)
	}
}

// meanAndSpread are the mean of numbers and their standard deviation.
func meanAndSpread(list []float64) (mean, spread float64) {
	for _, n := range list {
		mean += n / float64(len(list))
	}
	for _, n := range list {
		spread += (n - mean) * (n - mean) / float64(len(list))
	}
	return mean, math.Sqrt(spread)
}
