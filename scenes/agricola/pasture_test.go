package agricola

import (
	"slices"
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/farm"
	"tilestead/scenes/board"
	"tilestead/scenes/scenetest"
	"tilestead/ui"
)

// What is told of a painted pasture is what it is built of, what it holds and
// what is left.
func TestPaintedPastureTellsWhatComes(t *testing.T) {
	b, seen := NewBoard(), 0
	for seed := range uint64(6) {
		fixture.Play(t, fixture.Match(t, 4, seed), func(state rules.State) {
			s := state.(*agricola.State)
			for _, a := range s.Legal(nil) {
				if a.Kind() != agricola.KindPasture {
					continue
				}
				v := fixture.View(t, b, s, 960, 540)
				v.Draft = pasture{s, board.Cells(s.CellsOf(a))}
				m := b.moment(v)
				was := s.Player(m.own)
				after := s.Clone()
				after.Do(a, nil)
				p := after.(*agricola.State).Player(m.own)
				text := strings.Join(m.farm().fenceLines(400), " · ")
				for _, want := range []string{m.say("plan.fences", was.FencesLeft()-p.FencesLeft()),
					m.say("plan.wood", was.Goods[box.Wood], p.Goods[box.Wood]),
					m.say("plan.room", p.Capacity(s.CellsOf(a))), m.say("plan.left", p.FencesLeft())} {
					if !strings.Contains(text, want) {
						t.Fatalf("%s: %q is not told in %q", rules.Notation(s, a), want, text)
					}
				}
				seen++
				return
			}
		})
	}
	if seen == 0 {
		t.Error("nobody could fence")
	}
}

// Who follows a hint finds the button or the space of its action once the draft is
// set, whatever was painted before.
func TestDraftAimsAtEveryAction(t *testing.T) {
	b, fenced := NewBoard(), 0
	aims := func(s rules.State) {
		v := fixture.View(t, b, s, 960, 540)
		var before board.Draft
		for i, a := range v.Legal {
			if i%7 != 0 && a.Kind() != agricola.KindStop {
				continue
			}
			v.Draft, v.Picked = before, v.Legal
			at := board.Progress{Fit: v.Legal, Draft: aim(v, a)}
			v.Draft, v.Picked = at.Draft, at.Picked()
			if !slices.ContainsFunc(b.Targets(v), func(g board.Target) bool {
				return g.Off == "" && g.Sets == nil && g.Fits != nil && g.Fits(a)
			}) {
				t.Fatalf("%s: nothing leads to %q", s.Prompt().Key, rules.Notation(s, a))
			}
			before = v.Draft
			if a.Kind() == agricola.KindPasture {
				fenced++
			}
		}
	}
	for seed := uint64(0); fenced == 0; seed++ {
		if seed == 9 {
			t.Fatal("nobody could fence")
		}
		fixture.Play(t, fixture.Match(t, 4, seed), aims)
	}
}

// Between two spaces of a pasture that is painted runs no line that looks like a fence, pointed at
// or not.
func TestPaintedPastureHasNoLinesInside(t *testing.T) {
	b := NewBoard()
	s := arranged(t, nil, "goods 1 wood 9", "round 4", "turn 1")
	if a, ok := rules.Find(s, "place fencing"); ok {
		s.Do(a, nil)
	}
	left, right := farm.At(2, 1), farm.At(2, 2)
	for _, hover := range []string{"", "paint " + right.String()} {
		v := fixture.View(t, b, s, 853, 533)
		v.Hover = hover
		v.Draft = pasture{s.(*agricola.State), board.Cells(left.Mask() | right.Mask())}
		c := &ui.Canvas{W: 853, H: 533, S: 1}
		b.Draw(c, v)
		im, r := scenetest.Paint(t, c), b.moment(v).farm().cellBox(left)
		for x := -6; x <= 6; x++ {
			if red, _, _, _ := im.At(int(r.X+r.W)+x, int(r.Y+r.H/3)).RGBA(); red>>8 < 190 {
				t.Errorf("%q: %d pixels beside the edge it is dark: %d", hover, x, red>>8)
			}
		}
	}
}
