package agricola

import (
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"strconv"
	"strings"
	"sync"
	"testing"
)

// evolve changes coefficients so that a policy scores more alone: in each generation
// pairs of opposite random changes play the same games, and the coefficients move by
// the changes, each weighted by how much the one of its pair was better.
func evolve(c *curves, modules []string, generations int) {
	const pairs, games = 24, 50
	const size = int(terms) * stages
	r := rand.New(rand.NewPCG(1, 2))
	var scale, at, speed [size]float64
	for i := range scale {
		scale[i] = 0.12*math.Abs(float64(c[i/stages][i%stages])) + 60
	}
	moved := func(change *[size]float64, sign float64) *curves {
		var to curves
		for i := range at {
			x := at[i]
			if change != nil {
				x += sign * change[i]
			}
			to[i/stages][i%stages] = c[i/stages][i%stages] + int32(math.Round(x*scale[i]))
		}
		return &to
	}
	for n := range generations {
		var changes [pairs][size]float64
		var gain [pairs]float64
		var all sync.WaitGroup
		for k := range changes {
			for i := range changes[k] {
				changes[k][i] = r.NormFloat64()
			}
			all.Go(func() {
				from := 1000 + uint64(n*pairs+k)*games
				gain[k] = alone(from, games, modules, moved(&changes[k], 1)) -
					alone(from, games, modules, moved(&changes[k], -1))
			})
		}
		all.Wait()
		spread := 1e-9
		for _, d := range gain {
			spread += d * d / pairs
		}
		for i := range at {
			g := 0.0
			for k := range changes {
				g += gain[k] / math.Sqrt(spread) * changes[k][i] / pairs
			}
			speed[i] = 0.8*speed[i] + 0.2*g
			at[i] += speed[i]
		}
	}
	*c = *moved(nil, 0)
}

// TestEvolve is how the numbers of rollout_weights.go for one were found: set
// TILESTEAD_EVOLVE to a number of generations, and TILESTEAD_MODULES.
func TestEvolve(t *testing.T) {
	generations, _ := strconv.Atoi(os.Getenv("TILESTEAD_EVOLVE"))
	if generations == 0 {
		t.Skip("TILESTEAD_EVOLVE names no number of generations")
	}
	modules := strings.Fields(os.Getenv("TILESTEAD_MODULES"))
	old := (&guide{}).curves(newGame(1, modules...))
	c := *old
	evolve(&c, modules, generations)
	for term, n := range c {
		fmt.Printf("%d: {%d, %d, %d, %d},\n", term, n[0], n[1], n[2], n[3])
	}
	fmt.Printf("// alone %.2f points on average of 400 games, the evaluation's %.2f\n", alone(900000, 400, modules, &c),
		alone(900000, 400, modules, old))
}
