package agricola

import (
	"fmt"
	"math/rand/v2"
	"os"
	"strconv"
	"strings"
	"testing"
	"time"
)

// TestClimb goes on from the regression by matches, for what a regression of
// whole positions cannot see: whoever has much wood is ahead, and is so by
// spending it. Set TILESTEAD_CLIMB to a number of minutes. Each try changes rows
// of terms at some stages; what wins by a point in one match and again in
// another stays.
func TestClimb(t *testing.T) {
	minutes, _ := strconv.Atoi(os.Getenv("TILESTEAD_CLIMB"))
	if minutes == 0 {
		t.Skip("TILESTEAD_CLIMB names no number of minutes")
	}
	modules := strings.Fields(os.Getenv("TILESTEAD_MODULES"))
	c := baseCurves
	if len(modules) > 0 {
		c = moorCurves
	}
	start := c
	r := rand.New(rand.NewPCG(uint64(time.Now().UnixNano()), 1))
	tries, seed := 0, uint64(r.Uint32())
	for end := time.Now().Add(time.Duration(minutes) * time.Minute); time.Now().Before(end); tries++ {
		next := c
		for range 1 + r.IntN(3) {
			row := reasons[r.IntN(len(reasons))]
			first, last := row.from, row.to
			if r.IntN(2) == 0 { // a single term
				first += term(r.IntN(int(last - first + 1)))
				last = first
			}
			from := r.IntN(stages)
			to := from + r.IntN(stages-from)
			factor := []int32{30, 60, 80, 125, 160, 250}[r.IntN(6)]
			shift := []int32{-500, -200, -80, 0, 0, 80, 200, 500}[r.IntN(8)]
			for x := first; x <= last; x++ {
				for i := from; i <= to; i++ {
					next[x][i] = next[x][i]*factor/100 + shift
				}
			}
		}
		if _, margin := duel(160, seed, modules, &next, &c); margin < 0.8 {
			continue
		}
		seed += 1000
		if _, margin := duel(400, seed, modules, &next, &c); margin < 0.6 {
			continue
		}
		seed += 1000
		c = next
		share, margin := duel(200, seed, modules, &c, &start)
		fmt.Printf("// try %d: %.1f %% of 200 against the first, %+.2f points\n", tries, 100*share, margin)
		for term, n := range c {
			fmt.Printf("%d: {%d, %d, %d, %d},\n", term, n[0], n[1], n[2], n[3])
		}
	}
	fmt.Printf("// %d tries\n", tries)
}
