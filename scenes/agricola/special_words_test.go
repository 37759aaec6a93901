package agricola

import (
	"slices"
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
)

// Of every special action it is told what it gives, as the rules then give it, and
// of one that cannot be taken why.
func TestSpecialActionsTellWhatTheyDo(t *testing.T) {
	b := NewBoard()
	given, refused := map[box.Special]int{}, map[string]int{}
	for seats := 1; seats <= 4; seats++ {
		fixture.Play(t, fixture.Match(t, seats, uint64(seats), "moor"), func(state rules.State) {
			s := state.(*agricola.State)
			if s.Turn() < 0 || s.Prompt().Key != "place" {
				return
			}
			v := fixture.View(t, b, s, 1280, 800)
			m := b.moment(v)
			for _, card := range m.works().specialsShown() {
				for _, a := range actionsOf(card) {
					act := slices.IndexFunc(m.Legal, func(l rules.Action) bool {
						return l.Kind() == agricola.KindSpecial && agricola.CardOf(l) == card &&
							agricola.SpecialOf(l) == a
					})
					tip := b.About(v, m.works().specialBox(card, a).Center())
					if len(tip.Tip) < 2 {
						t.Fatalf("special action %s is told as %q", box.SpecialIDs[a], tip.Tip)
					}
					if act < 0 {
						last, lead := tip.Tip[len(tip.Tip)-1], m.choices().leadLine(m.choices().specialLead(card, a))
						if !tip.Evident || tip.Refusal != strings.TrimSpace(last+" "+lead) {
							t.Fatalf("why not %s is told as %q and %q", box.SpecialIDs[a], tip.Tip, tip.Refusal)
						}
						refused[tip.Refusal]++
						continue
					}
					if tip.Refusal != "" {
						t.Fatalf("%s can be taken, and is refused with %q", box.SpecialIDs[a], tip.Refusal)
					}
					if want := m.s.SpecialGoods(m.turn, card, a); want != gained(s, m.Legal[act]) {
						t.Fatalf("%s tells of %v, and gives %v", box.SpecialIDs[a], want, gained(s, m.Legal[act]))
					}
					given[a]++
				}
			}
		})
	}
	if len(given) < 6 || len(refused) < 7 {
		t.Errorf("taken: %v, refused: %v", given, refused)
	}
}

// gained is what whoever takes a special action, and then clears the first space
// that there is, gets.
func gained(s *agricola.State, special rules.Action) (st box.Stock) {
	next, reel := s.Clone().(*agricola.State), &rules.Reel{}
	next.Do(special, reel)
	if i := slices.IndexFunc(next.Legal(nil), func(a rules.Action) bool {
		return a.Kind() == agricola.KindCut || a.Kind() == agricola.KindFell
	}); i >= 0 && next.Prompt().Key == "use" {
		next.Do(next.Legal(nil)[i], reel)
	}
	for _, beat := range reel.Beats {
		switch e := beat.Event.(type) {
		case agricola.Gained:
			return e.Got
		case agricola.Cleared:
			return e.Got
		}
	}
	return st
}
