package agricola

import (
	"slices"
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
)

// The log tells of what is built or used what was paid for it: in words, and in pictures with a minus.
func TestLogTellsWhatIsPaid(t *testing.T) {
	b, told, fees := NewBoard(), map[uint8]int{}, 0
	kinds := []uint8{agricola.KindRoom, agricola.KindStable, agricola.KindBuild, agricola.KindPasture,
		agricola.KindSpecial}
	try := func(s rules.State, a rules.Action) {
		reel, seat := &rules.Reel{}, s.Turn()
		s.Clone().Do(a, reel)
		before := s
		for _, beat := range reel.Beats {
			was, is := before.(*agricola.State).Player(seat), beat.After.(*agricola.State).Player(seat)
			cost, _ := between(&was.Goods, &is.Goods)
			v := fixture.View(t, b, before, 853, 533)
			l, ok := b.Line(v, before, beat)
			before = beat.After
			if !ok || cost == (box.Stock{}) {
				continue
			}
			var texts []string
			for _, g := range l.Glyphs {
				texts = append(texts, g.Text)
			}
			for g, n := range cost {
				if n > 0 && !slices.Contains(texts, number(-int(n))) {
					t.Errorf("%T: %d of %s are not told in %q", beat.Event, n, box.GoodIDs[g], texts)
				}
			}
			if e, ok := beat.Event.(agricola.SpecialTaken); ok && e.Fee > 0 {
				fees++
				if all := b.moment(v).stock(&cost); strings.Contains(l.Text, all) && int(cost[box.Food]) > e.Fee {
					t.Errorf("%q tells the fee twice", l.Text)
				}
			}
			told[a.Kind()]++
		}
	}
	for seed := range uint64(3) {
		fixture.Play(t, fixture.Match(t, 2, seed, "moor"), func(s rules.State) {
			if s.Turn() < 0 {
				return
			}
			for _, a := range s.Legal(nil) {
				if slices.Contains(kinds, a.Kind()) && told[a.Kind()] < 6 {
					try(s, a)
				}
			}
		})
	}
	again := used(t, "food 9")
	if a, ok := rules.Find(again, "special horse_market"); ok {
		try(again, a)
	}
	if fees == 0 {
		t.Error("no fee is paid")
	}
	for _, k := range kinds {
		if told[k] == 0 {
			t.Errorf("none of kind %d is paid for", k)
		}
	}
}
