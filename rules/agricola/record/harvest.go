package record

import (
	"fmt"
	"slices"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
)

// field is what has happened up to the first meal.
func (p *player) field(s *Step) error {
	got := [2]Goods{{}, {}}
	for len(p.beats) > 0 {
		b := p.beats[0]
		switch e := b.Event.(type) {
		case agricola.WentHome:
			p.seen = b.After.(*agricola.State)
		case agricola.Harvested:
			got[e.Seat] = stock(e.Got[:])
			p.seen = b.After.(*agricola.State)
		case agricola.Fed:
			return harvested(got, s)
		}
		p.beats = p.beats[1:]
	}
	if p.asked() != "feed" {
		return fmt.Errorf("nobody is fed here")
	}
	return harvested(got, s)
}

func harvested(got [2]Goods, s *Step) error {
	for seat := range got {
		if err := same("harvested", got[seat], s.Harvested[seat]); err != nil {
			return err
		}
	}
	return nil
}

// feed is the meal of a seat, which may have been handed over by itself.
func (p *player) feed(s *Step) error {
	seat := rules.Seat(s.Seat)
	if need := p.seen.Need(seat); need != s.Paid+s.Begging {
		return fmt.Errorf("%d food is needed here, recorded are %d", need, s.Paid+s.Begging)
	}
	decides := func() bool { return p.asked() == "feed" && p.m.State().Turn() == seat }
	if len(p.beats) == 0 && !decides() {
		return fmt.Errorf("seat %v is asked for %q here", p.m.State().Turn(), p.asked())
	}
	for _, c := range s.Crafts {
		if err := p.do("craft " + major(c.ID)); err != nil {
			return err
		}
	}
	for g := range box.Good(box.Goods) {
		if n := s.Converted[box.GoodIDs[g]]; n > 0 {
			if err := p.do(fmt.Sprintf("feed %d %s", n, box.GoodIDs[g])); err != nil {
				return err
			}
		}
	}
	if decides() {
		if err := p.do("done"); err != nil {
			return err
		}
	}
	p.consume(func(e rules.Event) bool {
		switch e := e.(type) {
		case agricola.Cooked:
			return e.Seat == seat
		case agricola.Crafted:
			return e.Seat == seat
		case agricola.Fed:
			return e.Seat == seat
		case agricola.Begged:
			return e.Seat == seat
		}
		return false
	}, true)
	return nil
}

// consume takes the first beat if it must and those behind that belong to it;
// the position is the one after the last of them.
func (p *player) consume(belongs func(rules.Event) bool, first bool) {
	for len(p.beats) > 0 && (first || belongs(p.beats[0].Event)) {
		p.seen = p.beats[0].After.(*agricola.State)
		p.beats, first = p.beats[1:], false
	}
}

func (p *player) breed(s *Step) error {
	before := p.seen
	if p.asked() == "breed" && int(p.m.State().Turn()) == s.Seat {
		if err := p.do("breed" + herd(s.After)); err != nil {
			return err
		}
	}
	p.seen = before
	p.consume(func(e rules.Event) bool {
		b, ok := e.(agricola.Bred)
		return ok && int(b.Seat) == s.Seat
	}, false)
	return nil
}

func (p *player) end(s *Step) error {
	for p.asked() == "last" {
		if err := p.do("done"); err != nil {
			return err
		}
	}
	for seat := range rules.Seat(2) {
		if err := sheet(p.state(), seat, &s.Scores[seat]); err != nil {
			return fmt.Errorf("seat %d: %w", seat, err)
		}
	}
	want := []rules.Seat{0, 1}
	if s.Winner != nil {
		want = []rules.Seat{rules.Seat(*s.Winner)}
	}
	if w := p.state().Winners(); !slices.Equal(w, want) {
		return fmt.Errorf("winners are %v here, recorded are %v", w, want)
	}
	return nil
}
