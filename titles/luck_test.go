package titles_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"tilestead/rules"
	"tilestead/titles"
)

// outcomes plays a game at random, and gives what chance brought.
func outcomes(t *testing.T, title *rules.Title, setup rules.Setup, player uint64) (list []string) {
	t.Helper()
	r := rand.New(rand.NewPCG(player, 1))
	m, err := rules.NewMatch(title, setup)
	if err != nil {
		t.Fatal(err)
	}
	for m.State().Turn() != rules.Nobody && m.Len() < title.MaxActions {
		if m.State().Turn() == rules.Nature {
			a := m.Roll()
			list = append(list, rules.Notation(m.State(), a))
			m.Replay(a)
			continue
		}
		legal := m.State().Legal(nil)
		m.Replay(legal[r.IntN(len(legal))])
	}
	return list
}

// fewest is no more outcomes than chance brings in a game.
const fewest = 9

// Who plays a day's game meets the same luck as everybody else, whatever they do; else the
// seats' decisions count, too.
func TestLuckByChanceIsTheSameForAll(t *testing.T) {
	for _, title := range titles.All {
		for seed := range uint64(3) {
			setup := rules.Setup{Title: title.ID, Seats: 2, Seed: seed}
			same := func(setup rules.Setup) (bool, int) {
				one, other := outcomes(t, title, setup, 1), outcomes(t, title, setup, 2)
				n := min(len(one), len(other))
				return slices.Equal(one[:n], other[:n]), n
			}
			if equal, _ := same(setup); equal {
				t.Errorf("%s, seed %d: the luck hangs on chance alone without being set so", title.ID, seed)
			}
			if equal, n := same(setup.With(rules.LuckID, rules.LuckByChance)); !equal || n < fewest {
				t.Errorf("%s, seed %d: of %d outcomes some differ", title.ID, seed, n)
			}
		}
	}
}
