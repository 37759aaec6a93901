package bots_test

import (
	"testing"

	"tilestead/bots"
	"tilestead/rules"
	"tilestead/rules/montana"
)

// slips counts in a game of a level against itself what everybody at the table would smile at: auctions that
// bring their opener nothing, or two silver alone; rewards that are paid for and left; last settlements that
// are not placed; spins with all workers in hand; goods fetched to five others, and silver to twelve.
func slips(t *testing.T, level string, seed uint64) (n map[string]int) {
	t.Helper()
	n = map[string]int{}
	m := newMatch(t, 2, seed)
	watch(t, m, level, func(s *montana.State, a rules.Action, reel *rules.Reel) {
		step, me := s.Asked(), s.Player(s.Turn())
		countSlip(n, s, step, &me, a)
		for _, b := range reel.Beats {
			if e, ok := b.Event.(montana.Rewarded); ok && e.Goods == (montana.Stock{}) &&
				montana.Components.Rewards[e.Row].Cattle == 0 {
				n["rewards of no goods"]++
			}
		}
	})
	return n
}

// countSlip counts what an action of a seat is in itself.
func countSlip(n map[string]int, s *montana.State, step montana.Step, me *montana.Player, a rules.Action) {
	switch a.Kind() {
	case montana.KindRecruit:
		if me.Workers.Size() >= int(montana.Components.WorkerLimit) {
			n["spins with all workers"]++
		}
	case montana.KindWork:
		area := montana.PlaceOf(a).Area()
		if area == montana.Bank && me.Silver >= 12 ||
			area != montana.Bank && me.Goods[montana.Components.AreaGood[area]] >= 5 {
			n["works for plenty"]++
		}
	case montana.KindKeep:
		if me.Left > 0 {
			n["canteens kept"]++
		}
	}
	if step.Kind != montana.StepTurn && step.Kind != montana.StepSettle || a.Kind() == montana.KindBuild {
		return
	}
	for _, h := range s.Reachable() {
		if placed, _, _, _ := s.Gains(s.Turn(), h); placed == int(me.Left) && s.Payable(s.Turn(), h) {
			n["last settlements not placed"]++
			return
		}
	}
}

// The lower levels play badly, but not so that one shakes one's head.
func TestLowerLevelsOfMontanaDoNothingSilly(t *testing.T) {
	for _, level := range []string{bots.Easy, bots.Casual, bots.Fair} {
		for i := range 20 {
			if n := slips(t, level, uint64(100+i)); len(n) > 0 {
				t.Errorf("%s, game %d: %v", level, i, n)
			}
		}
	}
}
