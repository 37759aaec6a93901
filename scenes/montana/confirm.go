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
	var goods [montana.MaxSeats]montana.Stock
	var workers [montana.MaxSeats]montana.Handful
	var got montana.Stock
	var joined montana.Handful
	short := false
	for _, beat := range reel.Beats {
		switch e := beat.Event.(type) {
		case montana.GoodsShortage:
			short = true
			for seat, gave := range e.Gave {
				if gave {
					goods[seat][e.Good]++
				}
			}
		case montana.WorkerShortage:
			short = true
			for seat, gave := range e.Gave {
				if gave {
					workers[seat][e.Trade]++
				}
			}
		case montana.Harvested:
			got[e.Good] += e.N
		case montana.Rewarded:
			for g, n := range e.Goods {
				got[g] += n
			}
		case montana.CattleTraded:
			if g, ok := e.Bargain.Good(); ok {
				got[g] += 1 - e.Lacking
			} else if t, ok := e.Bargain.Trade(); ok {
				joined[t] += 1 - e.Lacking
			}
		case montana.Recruited:
			joined[e.Trade] += e.N
		}
	}
	if !short {
		return ""
	}
	text := m.say("confirm.shortage")
	for seat := range rules.Seat(m.s.Players()) {
		var parts []string
		if g := m.goods(goods[seat]); g != "" {
			parts = append(parts, g)
		}
		if w := m.workers(workers[seat]); w != "" {
			parts = append(parts, w)
		}
		if len(parts) > 0 {
			text += "\n" + m.say("confirm.gives", m.Name(seat), m.list(parts))
		}
	}
	if gainsNothing(got, goods[m.turn], joined, workers[m.turn]) {
		text += "\n" + m.say("confirm.nothing")
	}
	return text
}

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
