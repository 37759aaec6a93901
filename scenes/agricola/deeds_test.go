package agricola

import (
	"slices"
	"strings"
	"testing"

	"tilestead/assets"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/scenes/scenetest"
)

// Every space says in words what it does.
func TestEverySpaceTellsItsDeeds(t *testing.T) {
	for _, lang := range assets.Languages {
		v := fixture.View(t, NewBoard(), fixture.Positions(t, 6)[0], 960, 540)
		v.Words = scenetest.Words(t, lang)
		m := NewBoard().moment(v)
		for i := range box.Spaces {
			sp := box.Space(i)
			for j := range box.Spaces[sp].Parts {
				part := &box.Spaces[sp].Parts[j]
				plain := part.Op == box.Gain || part.Op == box.Collect ||
					part.Op == box.Improve && part.MajorFrom == 0
				if told := m.deed(part) != ""; told == plain {
					t.Errorf("%s: %s: part %d is told: %v", lang, box.Spaces[sp].ID, j, told)
				}
			}
		}
	}
}

// The space of major improvements tells of minor ones where there are cards in hand,
// and only there.
func TestMinorImprovementsAreToldWithHands(t *testing.T) {
	for _, modules := range [][]string{{"moor"}, {"moor", "hand-cards"}} {
		s := fixture.Match(t, 2, 1, modules...).State().(*agricola.State)
		m := NewBoard().moment(fixture.View(t, NewBoard(), s, 1280, 800))
		sp := slices.IndexFunc(box.Spaces[:], func(a box.ActionSpace) bool { return a.ID == "major_improvement" })
		told := strings.Join(m.works().spaceTip(box.Space(sp)), " ")
		if both := strings.Contains(told, m.say("deed.improve.both")); both != s.HasHands() {
			t.Errorf("%v: the space tells: %q", modules, told)
		}
	}
}

// A space where one's own person renovates tells the price until that is done, not the next one's.
func TestSpaceTellsNoPriceOnceItHasRenovated(t *testing.T) {
	s := arranged(t, nil, "round 7", "turn 1", "goods 1 clay 5 reed 5 stone 9").(*agricola.State)
	sp := box.FindSpace("house_redevelopment")
	price := func() bool {
		m := NewBoard().moment(fixture.View(t, NewBoard(), s, 1280, 800))
		next, _ := s.RenovationPrice(0)
		return slices.Contains(m.works().spaceTip(sp), m.say("deed.renovate", m.stock(&next)))
	}
	if !price() {
		t.Error("before anybody goes there no price is told")
	}
	for house := s.Player(0).House; s.Player(0).House == house; {
		legal := s.Legal(nil)
		i := slices.IndexFunc(legal, func(a rules.Action) bool {
			return a.Kind() == agricola.KindRenovate || a.Kind() == agricola.KindPlace && agricola.SpaceOf(a) == sp
		})
		if i < 0 {
			t.Fatalf("at %q nothing renovates", s.Prompt().Key)
		}
		s.Do(legal[i], nil)
	}
	if s.By(sp) != 0 || price() {
		t.Error("the price of the next renovation is told")
	}
}

// What a space says that it brings is what whoever goes there takes, and what it
// says that it blocks is shut afterwards and says by whom.
func TestSpacesTellWhatTheyBringAndBlock(t *testing.T) {
	b, goods, blocks := NewBoard(), 0, 0
	fixture.Play(t, fixture.Match(t, 6, 2), func(state rules.State) {
		s := state.(*agricola.State)
		if s.Prompt().Key != "place" {
			return
		}
		m := b.moment(fixture.View(t, b, s, 960, 540))
		for _, a := range s.Legal(nil) {
			if a.Kind() != agricola.KindPlace || agricola.FromBed(a) {
				continue
			}
			sp := agricola.SpaceOf(a)
			reel := &rules.Reel{}
			next := s.Clone().(*agricola.State)
			next.Do(a, reel)
			var got box.Stock
			for _, beat := range reel.Beats {
				switch e := beat.Event.(type) {
				case agricola.Taken:
					got = added(got, e.Got)
				case agricola.Gained:
					got = added(got, e.Got)
				}
			}
			if sure := m.sure(sp); len(box.Spaces[sp].Parts) == 1 && got != sure {
				t.Fatalf("%s brings %v, not %v", box.Spaces[sp].ID, got, sure)
			} else if sure != (box.Stock{}) {
				goods++
			}
			told := strings.Join(m.works().spaceTip(sp), " ")
			after := b.moment(fixture.View(t, b, next, 960, 540))
			for i := range box.Spaces {
				other := box.Space(i)
				if !s.Open().Has(other) || !next.Blocked(other) || s.Blocked(other) {
					continue
				}
				blocks++
				if want := m.say("deed.blocks", m.space(other)); !strings.Contains(told, want) {
					t.Fatalf("%q does not tell %q", told, want)
				}
				if want := m.space(sp) + " ("; !strings.Contains(after.whyNot(other), want) {
					t.Fatalf("%q does not tell of %q", after.whyNot(other), want)
				}
			}
		}
	})
	if goods < 100 || blocks < 20 {
		t.Errorf("%d spaces brought goods, %d blocked others", goods, blocks)
	}
}

func added(a, b box.Stock) box.Stock {
	for g, n := range b {
		a[g] += n
	}
	return a
}

// Why nobody can be placed on a space is said once: its tip says it, and the table
// does not add it.
func TestSpacesTellWhyNotOnce(t *testing.T) {
	b, told := NewBoard(), 0
	for _, s := range fixture.Positions(t, 4) {
		v := fixture.View(t, b, s, 1280, 800)
		m := b.moment(v)
		for i, sp := range fixed(m.s) {
			about := b.About(v, m.grid.cells[i].Center())
			lines := about.Tip
			if about.Refusal != "" && !about.Evident {
				lines = append(lines, about.Refusal)
			}
			if m.majors().covered() || m.whyNot(sp) == "" {
				continue
			}
			told++
			if n := strings.Count(strings.Join(lines, "\n"), m.whyNot(sp)); n != 1 {
				t.Errorf("%s: why not is said %d times in %q", spaceID(sp), n, lines)
			}
		}
	}
	if told == 0 {
		t.Fatal("every space can be used")
	}
}

// The tip of an accumulation space names its good whether something lies there or all is taken.
func TestSpacesNameTheirGoodWhenTheyAreEmpty(t *testing.T) {
	b, empty := NewBoard(), 0
	for seats := range agricola.MaxSeats {
		fixture.Play(t, fixture.Match(t, seats+1, uint64(seats)), func(state rules.State) {
			s := state.(*agricola.State)
			m := b.moment(fixture.View(t, b, s, 1280, 800))
			for i := range box.Spaces {
				sp := box.Space(i)
				if !s.Open().Has(sp) || agricola.Adds(s, sp) == 0 {
					continue
				}
				n := s.On(sp)
				if n == 0 {
					n, empty = agricola.Adds(s, sp), empty+1
				}
				told := strings.Join(m.works().spaceTip(sp), " ")
				if want := m.amount(box.Spaces[sp].Adds, n); !strings.Contains(told, want) {
					t.Fatalf("%s tells %q, not %q", box.Spaces[sp].ID, told, want)
				}
			}
		})
	}
	if empty == 0 {
		t.Error("no space was empty")
	}
}
