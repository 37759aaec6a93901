package learn

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tilestead/bots/neural"
)

// Two take one to three stones from a pile in turn; who takes the last one wins. Whoever
// leaves a number of fours wins.
const pile = 14

// worth is what a pile is worth to who is to take from it, by a network.
func worth(run *neural.Runner, left int) int {
	if left == 0 {
		return -1000 // the other one took the last stone
	}
	out, sums := []int{0}, run.Begin(nil)
	run.Add(sums, []neural.Input{{At: uint16(left), N: 1}})
	run.Run(sums, out)
	return out[0]
}

// takes is how many stones a player takes.
func takes(p Player, left int) int {
	if p.Net == nil {
		return 1 + left%min(3, left)
	}
	run, best, top := neural.NewRunner(p.Net), 0, 0
	for n := 1; n <= min(3, left); n++ {
		if v := -worth(run, left-n); best == 0 || v > top {
			best, top = n, v
		}
	}
	return best
}

func nim() *Sport {
	return &Sport{Inputs: pile + 1, Outputs: 1, Tastes: 1, Setups: []Setup{{"two", 2}},
		Study: func(seed uint64, _ int, table []Player) (list []Lesson) {
			r := rand.New(rand.NewPCG(seed, 1))
			seat, first := 0, r.IntN(2)
			for left := pile - r.IntN(4); left > 0; seat++ {
				list = append(list, Lesson{In: []neural.Input{{At: uint16(left), N: 1}}})
				n := takes(table[(seat+first)%2], left)
				if r.IntN(4) == 0 {
					n = 1 + r.IntN(min(3, left))
				}
				left -= n
			}
			for i := range list {
				list[i].Want = []float32{float32(1 - 2*((seat-1-i)%2))}
			}
			return list
		},
		Match: func(_, games int, from uint64, one, other Player) (share, lead float64) {
			for g := range games {
				table := [2]Player{one, other}
				turn := g % 2
				left := 13
				for left > 0 {
					left -= takes(table[turn], left)
					turn = 1 - turn
				}
				if turn == 1 { // the first took the last
					share += 1 / float64(games)
				}
			}
			return share, 2*share - 1
		}}
}

// The first rounds are played without trees, later ones by players who search them.
func TestLeagueBeginsWithoutTrees(t *testing.T) {
	sport, seen := nim(), map[int]int{}
	study := sport.Study
	sport.Study = func(seed uint64, setup int, table []Player) []Lesson {
		for _, p := range table {
			if p.Net != nil {
				seen[p.Visits]++
			}
		}
		return study(seed, setup, table)
	}
	l := &League{Sport: sport, Folder: t.TempDir(), Games: 20, First: 1, Plain: 2, Visits: 9, Memory: 1000,
		Layers: [2]int{4, 4}, Each: inOrder, Say: func(string, ...any) {}}
	for round, want := range []int{0, 0, 0, 9, 9} {
		clear(seen)
		if err := l.Run(1); err != nil {
			t.Fatal(err)
		}
		l.nets = nil // as if it had been ended
		if len(seen) > 1 || round > 0 && seen[want] == 0 {
			t.Errorf("round %d: players by their visits %v, should have %d", round, seen, want)
		}
	}
}

// A league finds out what is known of a game, goes on where it was ended, and tells of what
// it did.
func TestLeagueLearnsAGame(t *testing.T) {
	run := func(dir string, parts ...int) (l *League, said *strings.Builder) {
		said = &strings.Builder{}
		for _, rounds := range parts {
			l = &League{Sport: nim(), Folder: dir, Games: 400, First: 2, Memory: 8000, Layers: [2]int{24, 8},
				Judged: 20, Each: inOrder, Say: func(format string, _ ...any) { said.WriteString(format + "\n") }}
			if err := l.Run(rounds); err != nil {
				t.Fatal(err)
			}
		}
		return l, said
	}
	l, said := run(t.TempDir(), 12)
	net := neural.NewRunner(l.nets[len(l.nets)-1])
	for left := 1; left < pile; left++ {
		if v := worth(net, left); (v > 0) != (left%4 != 0) {
			t.Errorf("a pile of %d is worth %d to who takes", left, v)
		}
	}
	if n := strings.Count(said.String(), "round %d: "); n != 12 {
		t.Errorf("it told of %d rounds", n)
	}
	dir := t.TempDir()
	run(dir, 2, 1)
	for round := range 3 {
		if _, err := os.Stat(filepath.Join(dir, []string{"round-000.net", "round-001.net", "round-002.net"}[round])); err != nil {
			t.Error(err)
		}
	}
	state := filepath.Join(dir, "state")
	if err := os.Remove(state); err != nil {
		t.Fatal(err)
	}
	run(dir, 1)
	if _, err := os.Stat(filepath.Join(dir, "round-003.net")); err != nil {
		t.Errorf("without a state it does not go on from the last network: %v", err)
	}
	if err := os.WriteFile(state, []byte("torn"), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := (&League{Sport: nim(), Folder: dir}).Run(1); err == nil || !strings.Contains(err.Error(), "state") {
		t.Errorf("a torn state: %v", err)
	}
}
