package montana

import (
	"math"
	"time"

	"tilestead/rules/montana"
	"tilestead/sound/cue"
)

// goodCues are how goods sound, by rules.Good.
var goodCues = [...]string{
	montana.Grain: cue.Grain, montana.Pumpkin: cue.Pumpkin,
	montana.SmallCopper: cue.Copper, montana.LargeCopper: cue.Copper,
	montana.SmallStone: cue.Stone, montana.LargeStone: cue.Stone,
}

// told is how many of what flies together are heard one by one.
const told = 4

// arrivals let a cue be heard when one of n that fly off at t arrives.
func (k *clip) arrivals(t time.Duration, n int, name string) time.Duration {
	for i := range min(n, told) {
		k.Cue(t+time.Duration(i)*stagger+flight, name)
	}
	return arrived(t, n)
}

// spent is arrivals for what is paid.
func (k *clip) spent(t time.Duration, n int, name string) time.Duration {
	for i := range min(n, told) {
		k.CueLost(t+time.Duration(i)*stagger+flight, name)
	}
	return arrived(t, n)
}

// arrived is when the last of n has arrived that fly off at t.
func arrived(t time.Duration, n int) time.Duration {
	if n <= 0 {
		return t
	}
	return t + time.Duration(min(n, most)-1)*stagger + flight
}

// spinning lets the arrow tick on every line it passes, louder the faster.
func (k *clip) spinning(e montana.Spun) {
	if k.Reduced {
		k.Cue(0, cue.DiscStop)
		return
	}
	if k.Length() < spinTime { // of the workers that all begin with
		for i, name := range [...]string{cue.DiscFast, cue.DiscTick, cue.DiscSlow, cue.DiscStop} {
			k.Cue(time.Duration(i)*dealTime/3, name)
		}
		return
	}
	length, turns := time.Duration(spinTime), spinTurns
	n := len(montana.Components.Sectors)
	lines := turns*n + (e.To-e.From+n)%n
	for i := range lines {
		done := (float64(i) + 0.5) / float64(lines) // spinAngle, the other way round
		t := 1 - math.Sqrt(1-done)
		name := cue.DiscFast
		switch {
		case t > 0.75:
			name = cue.DiscSlow
		case t > 0.4:
			name = cue.DiscTick
		}
		k.Cue(time.Duration(t*float64(length)), name)
	}
	k.Cue(length, cue.DiscStop)
}

// walking lets workers step, and knock where they arrive.
func (k *clip) walking(e montana.Staffed) {
	const hops = 4
	if !k.Reduced {
		for i := range int(e.Workers.Size()) {
			for hop := range hops {
				k.Cue(time.Duration(i)*2*stagger+time.Duration(hop)*460*ms/hops, cue.Step)
			}
		}
	}
	for i := range int(e.Workers.Size()) {
		k.Cue(time.Duration(i)*2*stagger+460*ms, cue.Arrive)
	}
	k.arrivals(0, int(e.Silver), cue.Coin)
}

// building lets the price arrive, the settlement drop, and what it brings.
func (k *clip) building(e montana.Built) {
	t, n := time.Duration(0), 0
	for g, paid := range e.Paid {
		for range paid {
			t = time.Duration(n)*stagger + flight
			k.CueLost(t, goodCues[g])
			n++
		}
	}
	k.Cue(t+200*ms, cue.Settlement)
	t += 260 * ms
	if e.Rows > 0 {
		k.Cue(t, cue.Row)
		t += 520 * ms
	}
	if e.Cattle {
		k.Cue(t, cue.Cattle)
	}
	if len(e.Canteen) > 0 {
		k.Cue(t+flight, cue.Canteen)
	}
}

// trading sends the beast off and lets what it brings arrive.
func (k *clip) trading(e montana.CattleTraded) {
	k.CueLost(0, cue.Cattle)
	if e.Lacking > 0 {
		return
	}
	if g, ok := e.Bargain.Good(); ok {
		k.arrivals(flight, 1, goodCues[g])
	} else if _, ok := e.Bargain.Trade(); ok {
		k.Cue(2*flight, cue.Place)
	} else {
		k.arrivals(flight, int(montana.Components.TradeSilver), cue.Coin)
	}
}
