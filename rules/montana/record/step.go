package record

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"tilestead/rules"
	"tilestead/rules/montana"
)

func (p *player) step(st *Step) error {
	var err error
	switch st.A {
	case "trade":
		if err = p.do("trade %s", st.For); err == nil {
			err = p.giveBack(st.Back)
		}
		p.keep()
	case "spin":
		if err = p.do("recruit"); err == nil {
			take, _ := st.Take.(string)
			err = p.spin(st.Sector, take, st.Back)
		}
		if err == nil && st.Adv != nil {
			err = p.agree("highest advance", p.count(montana.KindAdvance), *st.Adv)
		}
	case "advance":
		if err = p.do("advance %d", st.Count); err == nil {
			if err = p.agree("sector reached", p.state().Arrow(), st.Sector); err == nil {
				take, _ := st.Take.(string)
				err = p.take(st.Sector, take, st.Back)
			}
		}
	case "work":
		err = p.work(st)
	case "small":
		if st.M != nil {
			err = p.agree("handfuls for the small space", p.count(montana.KindSmall), *st.M)
		}
		if err == nil {
			err = p.do("small %s", inOrder(st.Use))
		}
	case "town":
		err = p.do("town")
	case "bid", "pass":
		err = p.bid(st)
	case "reward":
		err = p.reward(st)
	case "build":
		err = p.build(st)
	case "stop":
		err = p.stop(st)
	default:
		err = fmt.Errorf("no such kind of step")
	}
	if err != nil {
		return err
	}
	return p.shortages(st)
}

// count is how many legal actions of a kind there are, besides declining.
func (p *player) count(kind uint8) (n int) {
	for _, a := range p.m.State().Legal(nil) {
		if a.Kind() == kind && a != rules.Act(kind) {
			n++
		}
	}
	return n
}

// inOrder writes a handful in the order of notation.
func inOrder(use string) string {
	b := []byte(use)
	slices.SortFunc(b, func(x, y byte) int {
		return strings.IndexByte(montana.TradeLetters, x) - strings.IndexByte(montana.TradeLetters, y)
	})
	return string(b)
}

func (p *player) work(st *Step) error {
	s := p.state()
	if err := p.agree("places to staff", len(s.Usable(s.Turn())), int(number(st.N))); err != nil {
		return err
	}
	if err := p.do("work %s", st.Place); err != nil {
		return err
	}
	if st.M != nil {
		if err := p.agree("handfuls", p.count(montana.KindUse), *st.M); err != nil {
			return err
		}
	}
	if err := p.do("use %s", inOrder(st.Use)); err != nil {
		return err
	}
	if st.M2 == nil {
		return nil
	}
	here := 0
	if p.asked() == montana.StepSmall {
		here = p.count(montana.KindSmall)
	}
	return p.agree("handfuls for the small space", here, *st.M2)
}

func (p *player) bid(st *Step) error {
	if st.A == "pass" && len(p.forced) > 0 {
		e, ok := p.forced[0].(montana.Passed)
		if !ok || int(e.Seat)+1 != st.P || number(st.N) != 0 {
			return fmt.Errorf("here %+v happened by itself", p.forced[0])
		}
		p.forced = p.forced[1:]
		return nil
	}
	s := p.state()
	if int(s.Turn())+1 != st.P || p.asked() != montana.StepBid {
		return fmt.Errorf("seat %v is asked %q", s.Turn(), s.Prompt().Key)
	}
	bids := 0
	for _, a := range s.Legal(nil) {
		if a.Kind() == montana.KindBid {
			bids++
		}
	}
	if err := p.agree("legal spaces", bids, int(number(st.N))); err != nil {
		return err
	}
	if st.A == "pass" {
		return p.do("pass")
	}
	return p.do("bid %s %d", st.Row, st.Col)
}

func (p *player) reward(st *Step) error {
	take, _ := st.Take.([]any)
	e, err := p.rewarded(st, take)
	if err != nil {
		return err
	}
	if int(e.Seat)+1 != st.P || fmt.Sprintf("R%d", e.Row+1) != st.Row {
		return fmt.Errorf("here seat %v takes row %d", e.Seat, e.Row+1)
	}
	if e.NoCattle != (st.NoCattle == 1) {
		return fmt.Errorf("cattle lacking: %v here, %v recorded", e.NoCattle, st.NoCattle == 1)
	}
	return nil
}

func (p *player) rewarded(st *Step, take []any) (montana.Rewarded, error) {
	if len(p.forced) > 0 {
		e, ok := p.forced[0].(montana.Rewarded)
		if !ok || len(take) > 0 {
			return e, fmt.Errorf("here %+v happened by itself", p.forced[0])
		}
		p.forced = p.forced[1:]
		return e, nil
	}
	words := []string{"upgrade"}
	names := []string{"copper", "stone"}
	if p.asked() == montana.StepReward && montana.Components.Rewards[p.state().Asked().A].Goods > 0 {
		words[0], names = "take", nil
		for _, g := range montana.Components.Rewards[p.state().Asked().A].From {
			names = append(names, montana.Components.GoodIDs[g])
		}
	}
	for _, name := range names {
		n := 0
		for _, t := range take {
			if t == name {
				n++
			}
		}
		if n > 0 {
			words = append(words, fmt.Sprint(n), name)
		}
	}
	if len(words) == 1 {
		words = append(words, "nothing")
	}
	if err := p.do("%s", strings.Join(words, " ")); err != nil {
		return montana.Rewarded{}, err
	}
	for _, e := range p.events {
		if r, ok := e.(montana.Rewarded); ok {
			return r, nil
		}
	}
	return montana.Rewarded{}, fmt.Errorf("no reward was taken")
}

func (p *player) build(st *Step) error {
	s := p.state()
	n, _ := st.N.([]any)
	if len(n) == 2 {
		if err := p.agree("hexes C2 allows", len(s.Reachable()), int(number(n[0]))); err != nil {
			return err
		}
		if err := p.agree("of them payable", p.payable(s.Turn()), int(number(n[1]))); err != nil {
			return err
		}
	}
	if err := p.do("build %d,%d", st.Hex[0], st.Hex[1]); err != nil {
		return err
	}
	for _, e := range p.events {
		if b, ok := e.(montana.Built); ok {
			cattle := 0
			if b.Cattle {
				cattle = 1
			}
			here := [4]int{int(b.Placed), int(b.Rows), cattle, len(b.Canteen)}
			if recorded := [4]int{st.Put, st.Rows, st.Cattle, st.Canteens}; here != recorded {
				return fmt.Errorf("settlements, rows, cattle, canteens: %v here, %v recorded", here, recorded)
			}
			p.keep()
			return nil
		}
	}
	return fmt.Errorf("nothing was built")
}

// keep leaves the end of Settle for the stop step when it came by itself.
func (p *player) keep() {
	for _, e := range p.events {
		if s, ok := e.(montana.SettleEnded); ok {
			p.forced = append(p.forced, s)
		}
	}
}

func (p *player) stop(st *Step) error {
	if len(p.forced) == 0 {
		if err := p.do("stop"); err != nil {
			return err
		}
		p.keep()
	}
	e, ok := p.forced[0].(montana.SettleEnded)
	if !ok {
		return fmt.Errorf("here %+v happened", p.forced[0])
	}
	p.forced = p.forced[1:]
	recorded := 0
	if st.Silver != nil {
		recorded = *st.Silver
	}
	return p.agree("silver", int(e.Silver), recorded)
}

// shortages compares the rounds of the shortage rule, whatever their order.
func (p *player) shortages(st *Step) error {
	rounds, lacks := map[string]int{}, map[string]int{}
	for _, e := range p.events {
		switch e := e.(type) {
		case montana.GoodsShortage:
			rounds[montana.Components.GoodIDs[e.Good]]++
		case montana.WorkerShortage:
			rounds[string(montana.TradeLetters[e.Trade])]++
		case montana.Recruited:
			lacks[string(montana.TradeLetters[e.Trade])] += int(e.Lacking)
		case montana.Harvested:
			lacks[montana.Components.GoodIDs[e.Good]] += int(e.Lacking)
		case montana.Rewarded:
			for g, n := range e.Lacking {
				lacks[montana.Components.GoodIDs[g]] += int(n)
			}
		case montana.CattleTraded:
			if g, ok := e.Bargain.Good(); ok {
				lacks[montana.Components.GoodIDs[g]] += int(e.Lacking)
			} else if w, ok := e.Bargain.Trade(); ok {
				lacks[string(montana.TradeLetters[w])] += int(e.Lacking)
			}
		}
	}
	if err := same("rounds of the shortage rule", rounds, st.Short); err != nil {
		return err
	}
	return same("pieces lacking", lacks, st.Lack)
}

func same(what string, here map[string]int, recorded [][2]any) error {
	want := map[string]int{}
	for _, e := range recorded {
		kind, _ := e[0].(string)
		want[kind] += int(number(e[1]))
	}
	kinds := slices.Concat(slices.Sorted(maps.Keys(want)), slices.Sorted(maps.Keys(here)))
	for _, k := range kinds {
		if here[k] != want[k] {
			return fmt.Errorf("%s, %s: %d here, %d recorded", what, k, here[k], want[k])
		}
	}
	return nil
}
