package record

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"slices"

	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/rules/rulestest"
)

// Replay plays a recorded game. The error is the first difference: a choice
// that is not legal here or a number that does not agree.
func Replay(g *Game) error {
	m, err := rules.NewMatch(&montana.Title, rules.Setup{Title: montana.Title.ID, Seats: g.Players})
	if err != nil {
		return err
	}
	p := &player{m: m}
	if err := p.setup(g); err != nil {
		return fmt.Errorf("set-up: %w", err)
	}
	for i := range g.Turns {
		if err := p.turn(&g.Turns[i]); err != nil {
			return fmt.Errorf("turn %d (seat %d): %w", i+1, g.Turns[i].P, err)
		}
	}
	if err := p.final(g); err != nil {
		return fmt.Errorf("end: %w", err)
	}
	return nil
}

// player drives a match by notations and keeps what each step caused.
type player struct {
	m      *rules.Match
	events []rules.Event // since the step began
	forced []rules.Event // passes and rewards that happened by themselves
}

func (p *player) state() *montana.State { return p.m.State().(*montana.State) }

func (p *player) do(format string, args ...any) error {
	reel, err := rulestest.Do(p.m, fmt.Sprintf(format, args...))
	if reel == nil {
		return err
	}
	kind := p.m.Action(p.m.Len() - 1).Kind()
	byHand := kind == montana.KindTake || kind == montana.KindUpgrade
	for _, b := range reel.Beats {
		p.events = append(p.events, b.Event)
		switch e := b.Event.(type) {
		case montana.Passed:
			if e.Forced {
				p.forced = append(p.forced, e)
			}
		case montana.Rewarded:
			if !byHand {
				p.forced = append(p.forced, e)
			}
			byHand = false
		}
	}
	return err
}

func (p *player) asked() montana.StepKind {
	if p.m.State().Turn() == rules.Nobody {
		return 0
	}
	return p.state().Asked().Kind
}

func (p *player) setup(g *Game) error {
	for _, t := range g.Setup.Tiles {
		if err := p.do("tile %v r%v", t[0], t[1]); err != nil {
			return err
		}
	}
	if err := p.do("start %d,%d", g.Setup.Start[0], g.Setup.Start[1]); err != nil {
		return err
	}
	if err := p.do("first %d", g.Setup.StartSeat); err != nil {
		return err
	}
	for _, sp := range g.Setup.Spins {
		if err := p.spin(int(number(sp[1])), sp[2].(string), ""); err != nil {
			return err
		}
	}
	return p.compare(&g.Setup.S)
}

// spin stops the arrow, chooses white workers and returns those above the limit.
func (p *player) spin(sector int, take, back string) error {
	if err := p.do("sector %d", sector); err != nil {
		return err
	}
	return p.take(sector, take, back)
}

func (p *player) take(sector int, take, back string) error {
	for i, w := range montana.Components.Sectors[sector] {
		if i >= len(take) {
			return fmt.Errorf("sector %d shows two workers, taken is %q", sector, take)
		}
		if w == montana.White {
			if err := p.do("white %c", take[i]); err != nil {
				return err
			}
		} else if want := montana.TradeLetters[w]; take[i] != want {
			return fmt.Errorf("sector %d shows %c, taken is %q", sector, want, take)
		}
	}
	return p.giveBack(back)
}

func (p *player) giveBack(back string) error {
	for _, w := range back {
		if p.asked() != montana.StepLimit {
			return fmt.Errorf("nobody has to return %c", w)
		}
		if err := p.do("return %c", w); err != nil {
			return err
		}
	}
	if p.asked() == montana.StepLimit {
		return fmt.Errorf("more workers than %q must be returned", back)
	}
	return nil
}

func (p *player) turn(t *Turn) error {
	s := p.state()
	if p.asked() != montana.StepTurn || int(s.Turn())+1 != t.P {
		return fmt.Errorf("it is the turn of seat %v, who is asked %q", s.Turn(), s.Prompt().Key)
	}
	if s.Extra() != (t.Extra == 1) {
		return fmt.Errorf("extra turn: %v here, %v recorded", s.Extra(), t.Extra == 1)
	}
	if err := p.agree("hexes C2 allows", len(s.Reachable()), t.N[0]); err != nil {
		return err
	}
	if err := p.agree("of them payable", p.payable(s.Turn()), t.N[1]); err != nil {
		return err
	}
	if err := p.agree("places to staff", len(s.Usable(s.Turn())), t.N[2]); err != nil {
		return err
	}
	var clear []string
	for i := range t.Do {
		p.events = nil
		if err := p.step(&t.Do[i]); err != nil {
			return fmt.Errorf("step %d (%s): %w", i+1, t.Do[i].A, err)
		}
		clear = append(clear, p.cleared()...)
	}
	p.events = nil
	if err := p.finish(t.Canteen == 1); err != nil {
		return err
	}
	clear = append(clear, p.cleared()...)
	slices.Sort(clear)
	want := slices.Sorted(slices.Values(t.Clear))
	if !slices.Equal(clear, want) {
		return fmt.Errorf("emptied areas: %v here, %v recorded", clear, want)
	}
	return p.compare(&t.S)
}

func (p *player) payable(seat rules.Seat) (n int) {
	s := p.state()
	for _, h := range s.Reachable() {
		if s.Payable(seat, h) {
			n++
		}
	}
	return n
}

func (p *player) cleared() (areas []string) {
	for _, e := range p.events {
		if c, ok := e.(montana.AreaCleared); ok {
			if c.Area == montana.Bank {
				areas = append(areas, "bank")
			} else {
				areas = append(areas, montana.Components.AreaIDs[c.Area])
			}
		}
	}
	return areas
}

// finish answers what is asked between the last step and the next turn.
func (p *player) finish(canteen bool) error {
	for {
		answer := ""
		switch p.asked() {
		case montana.StepAdvance:
			answer = "stay"
		case montana.StepSmall:
			answer = "skip"
		case montana.StepEnd:
			answer = "end"
		case montana.StepCanteen:
			answer = "keep"
			if canteen {
				answer = "canteen"
			}
			canteen = false
		case montana.StepTurn, 0:
			if canteen {
				return fmt.Errorf("no canteen can be spent")
			}
			return nil
		default:
			return fmt.Errorf("the turn is not over: seat %v is asked %q", p.state().Turn(), p.state().Prompt().Key)
		}
		if err := p.do("%s", answer); err != nil {
			return err
		}
	}
}

func (p *player) agree(what string, here, recorded int) error {
	if here != recorded {
		return fmt.Errorf("%s: %d here, %d recorded", what, here, recorded)
	}
	return nil
}

func (p *player) final(g *Game) error {
	s := p.state()
	if s.Turn() != rules.Nobody {
		return fmt.Errorf("the game is not over: seat %v is asked %q", s.Turn(), s.Prompt().Key)
	}
	var winners []int
	for _, w := range s.Winners() {
		winners = append(winners, int(w)+1)
	}
	if !slices.Equal(winners, g.Final.Winners) {
		return fmt.Errorf("winners: %v here, %v recorded", winners, g.Final.Winners)
	}
	for i := range g.Players {
		seat := rules.Seat(i)
		tie1, tie2 := s.Ties(seat)
		for _, c := range []struct {
			what string
			here int
			rec  []int
		}{
			{"settlements left", int(s.Player(seat).Left), g.Final.Left},
			{"first tie-break", tie1, g.Final.Tie1},
			{"second tie-break", tie2, g.Final.Tie2},
			{"turns", int(s.Player(seat).Turns), g.Final.Turns},
		} {
			if i >= len(c.rec) {
				return fmt.Errorf("%s: none recorded for seat %d", c.what, i+1)
			}
			if err := p.agree(fmt.Sprintf("%s of seat %d", c.what, i+1), c.here, c.rec[i]); err != nil {
				return err
			}
		}
	}
	return nil
}

// number is a JSON number; anything else counts as -1, which no record holds.
func number(v any) float64 {
	if f, ok := v.(float64); ok {
		return f
	}
	return -1
}

// Agree replays every game of a record and reports the first difference of
// each that does not agree. The error is a line that cannot be read.
func Agree(r io.Reader, report func(string)) (agree, total int, err error) {
	in := bufio.NewScanner(r)
	in.Buffer(nil, 8<<20)
	for n := 1; in.Scan(); n++ {
		if len(bytes.TrimSpace(in.Bytes())) == 0 {
			continue
		}
		g, err := Read(in.Bytes())
		if err != nil {
			return agree, total, fmt.Errorf("line %d: %w", n, err)
		}
		total++
		if err := Replay(g); err != nil {
			report(fmt.Sprintf("%s: %v", g.ID, err))
			continue
		}
		agree++
	}
	return agree, total, in.Err()
}
