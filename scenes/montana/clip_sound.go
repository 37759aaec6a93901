package montana

import (
	"math"
	"time"

	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/sound/cue"
)

// goodCues are how goods sound, by rules.Good.
var goodCues = [...]string{
	montana.Grain: cue.Grain, montana.Pumpkin: cue.Pumpkin,
	montana.SmallCopper: cue.Copper, montana.LargeCopper: cue.Copper,
	montana.SmallStone: cue.Stone, montana.LargeStone: cue.Stone,
}

// arrivals let a cue be heard whenever one of n that fly off at t arrives.
func (k *clip) arrivals(t time.Duration, n int, name string) time.Duration {
	for i := range min(n, most) {
		k.Cue(t+time.Duration(i)*stagger+flight, name)
	}
	if n <= 0 {
		return t
	}
	return t + time.Duration(min(n, most)-1)*stagger + flight
}

// sound gives the clip of a beat its cues, when all its acts are on the time line.
func (k *clip) sound(beat rules.Beat) {
	switch e := beat.Event.(type) {
	case montana.TileLaid:
		k.Cue(k.Length(), cue.Tile)
	case montana.StartLaid:
		k.Cue(200*ms, cue.Settlement)
	case montana.StartPlayer:
		k.Cue(0, cue.Begin)
	case montana.TurnBegan:
		if e.Extra {
			k.Cue(0, cue.Extra)
		}
	case montana.Spun:
		k.spinning(e)
	case montana.Advanced:
		for i := range e.Steps {
			k.Cue(time.Duration(i+1)*stepTime, cue.DiscTick)
		}
		k.Cue(time.Duration(e.Steps)*stepTime+60*ms, cue.DiscStop)
	case montana.Recruited:
		for i := range int(e.N) {
			k.Cue(time.Duration(i)*2*stagger+flight, cue.Place)
		}
	case montana.WorkerReturned:
		k.Cue(0, cue.Return)
	case montana.Staffed:
		k.walking(e)
	case montana.BankPaid:
		k.arrivals(0, int(e.Silver), cue.Coin)
	case montana.Harvested:
		k.arrivals(0, int(e.N), goodCues[e.Good])
	case montana.GoodsShortage, montana.WorkerShortage:
		k.Cue(0, cue.Shortage)
	case montana.AreaCleared:
		k.Cue(0, cue.Cleared)
	case montana.Built:
		k.building(e)
	case montana.SettleEnded:
		k.arrivals(0, int(e.Silver), cue.Coin)
	case montana.CattleTraded:
		k.trading(e)
	case montana.CanteenUsed:
		k.Cue(0, cue.Canteen)
	case montana.EndAnnounced:
		k.Cue(0, cue.End)
	default:
		k.bidding(beat)
	}
}

// bidding gives the events of the auction their cues.
func (k *clip) bidding(beat rules.Beat) {
	switch e := beat.Event.(type) {
	case montana.TownOpened:
		k.Cue(k.arrivals(0, int(e.N), cue.Pumpkin), cue.Town)
	case montana.Bid:
		k.Cue(330*ms, cue.Bid)
	case montana.Outbid:
		k.Cue(0, cue.Outbid)
	case montana.Passed:
		k.Cue(140*ms, cue.Pass)
	case montana.BidPaid:
		k.arrivals(0, int(e.Pumpkins), cue.Pumpkin)
	case montana.CattleRewarded:
		k.arrivals(0, min(1, int(e.Cattle)), cue.Cattle)
	case montana.Rewarded:
		k.Cue(0, cue.Won)
		t := time.Duration(0)
		for g, n := range e.Given {
			t = max(t, k.arrivals(0, int(n), goodCues[g]))
		}
		k.arrivals(t, min(1, int(e.Cattle)), cue.Cattle)
		k.arrivals(t, int(e.Silver), cue.Coin)
		for g, n := range e.Goods {
			t = k.arrivals(t, int(n), goodCues[g])
		}
	case montana.ContractorsHome:
		k.Cue(0, cue.Return)
	}
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
			k.Cue(t, goodCues[g])
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
	k.Cue(0, cue.Cattle)
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
