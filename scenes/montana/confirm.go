package montana

import (
	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/scenes/board"
)

// Confirm warns before an action that makes players give pieces back: who
// gives what, and when the receiver gains nothing by it.
func (b *Board) Confirm(v *board.View, a rules.Action) string {
	m := b.moment(v)
	if m.turn < 0 {
		return ""
	}
	after := m.s.Clone().(*montana.State)
	reel := &rules.Reel{}
	after.Do(a, reel)
	for range 3 { // what is forced afterwards belongs to it
		legal := after.Legal(nil)
		if len(legal) != 1 || after.Turn() != m.turn || after.Asked().Kind == montana.StepTurn {
			break
		}
		after.Do(legal[0], reel)
	}
	var sum takes
	sum.add(*reel)
	if !sum.short {
		return ""
	}
	text := m.say("confirm.shortage")
	for seat := range rules.Seat(m.s.Players()) {
		var parts []string
		if g := m.goods(sum.goods[seat]); g != "" {
			parts = append(parts, g)
		}
		if w := m.workers(sum.workers[seat]); w != "" {
			parts = append(parts, w)
		}
		if len(parts) > 0 {
			text += "\n" + m.say("confirm.gives", m.Name(seat), m.list(parts))
		}
	}
	if gainsNothing(sum.got, sum.goods[m.turn], sum.joined, sum.workers[m.turn]) {
		text += "\n" + m.say("confirm.nothing")
	}
	return text
}

// A takes is what an action makes the seats give back, of which there is too little, and
// what it brings to the one that acts.
type takes struct {
	goods   [montana.MaxSeats]montana.Stock
	workers [montana.MaxSeats]montana.Handful
	got     montana.Stock
	joined  montana.Handful
	short   bool
}

// add adds what has been done.
func (t *takes) add(reel rules.Reel) {
	for _, beat := range reel.Beats {
		if adds := tales.Of(beat.Event).More.takes; adds != nil {
			adds(beat.Event, t)
		}
	}
}

func (t *takes) goodsShortage(e montana.GoodsShortage) {
	t.short = true
	for seat, gave := range e.Gave {
		if gave {
			t.goods[seat][e.Good]++
		}
	}
}

func (t *takes) workerShortage(e montana.WorkerShortage) {
	t.short = true
	for seat, gave := range e.Gave {
		if gave {
			t.workers[seat][e.Trade]++
		}
	}
}

func (t *takes) harvested(e montana.Harvested) { t.got[e.Good] += e.N }

func (t *takes) rewarded(e montana.Rewarded) {
	for g, n := range e.Goods {
		t.got[g] += n
	}
}

func (t *takes) cattleTraded(e montana.CattleTraded) {
	if g, ok := e.Bargain.Good(); ok {
		t.got[g] += 1 - e.Lacking
	} else if w, ok := e.Bargain.Trade(); ok {
		t.joined[w] += 1 - e.Lacking
	}
}

func (t *takes) recruited(e montana.Recruited) { t.joined[e.Trade] += e.N }

// regret warns before a seat stops building that could still pay for a hex.
func (b *Board) regret(v *board.View, a rules.Action) (what, warning string) {
	if a.Kind() != montana.KindStopBuilding {
		return "", ""
	}
	n := 0
	for _, other := range v.Legal {
		if other.Kind() == montana.KindBuild {
			n++
		}
	}
	if n == 0 {
		return "", ""
	}
	m := b.moment(v)
	return "payable", m.count("confirm.payable", n, m.silver(int(montana.Components.SpareSilver)))
}

// gainsNothing says whether a seat gives back at least as much of everything
// as it gets, if it gets anything.
func gainsNothing(got, gave montana.Stock, joined, left montana.Handful) bool {
	if got == (montana.Stock{}) && joined == (montana.Handful{}) {
		return false
	}
	for g := range got {
		if got[g] > gave[g] {
			return false
		}
	}
	for t := range joined {
		if joined[t] > left[t] {
			return false
		}
	}
	return true
}
