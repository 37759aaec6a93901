package montana

import (
	"cmp"
	"slices"
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/scenes/scenetest"
	"tilestead/ui"
)

// The table of standings is what the rules' own scoring gives, and at the end
// who won is first in it.
func TestStandingsAreTheRules(t *testing.T) {
	var last *montana.State
	for seed := range uint64(4) {
		match := fixture.Match(t, 3, seed)
		fixture.Play(t, match, func(s rules.State) {
			list := standings(s.(*montana.State))
			for i, a := range list {
				t1, t2 := s.(*montana.State).Ties(a.seat)
				if a.placed != s.Score(a.seat)[0].N.Whole() || a.tie1 != t1 || a.tie2 != t2 {
					t.Fatalf("seat %d stands at %+v", a.seat, a)
				}
				if i > 0 && cmp.Or(list[i-1].placed-a.placed, list[i-1].tie1-t1, list[i-1].tie2-t2) < 0 {
					t.Fatalf("%+v is not in order", list)
				}
			}
		})
		last = match.State().(*montana.State)
		for _, w := range last.Winners() {
			for _, a := range standings(last) {
				if a.seat == w && a.rank != 1 {
					t.Errorf("the winner %d is number %d", w, a.rank)
				}
			}
		}
	}
}

// The lens shows who stands how, on every canvas, and what is counted, as the result does. It covers
// nothing to click.
func TestStandingsFit(t *testing.T) {
	s := fixture.Match(t, 4, 1).State()
	for lang, w := range scenetest.Languages(t) {
		for _, size := range scenetest.Sizes() {
			b := NewBoard()
			v := fixture.View(t, b, s, size.W, size.H)
			v.Words = w
			lens := b.lenses(v)[0]
			for _, r := range append([]ui.Rect{b.at.panel, v.Frame.Prompt, v.Frame.Log}, b.at.plates...) {
				if lens.Area.Overlaps(r) {
					t.Errorf("%v: the lens at %v lies on %v", size.Name, lens.Area, r)
				}
			}
			if strings.Contains(lens.Label, "<") {
				t.Errorf("%s: the lens is called %q", lang, lens.Label)
			}
			c := &ui.Canvas{}
			c.Reset(size.W, size.H, size.S)
			v.Lens = standingLens
			b.moment(v).land().drawStandings(c)
			seen := 0
			for _, op := range c.Ops {
				if op.Kind == ui.OpText && strings.Contains(op.Text, v.Seats[seen%4].Name) {
					seen++
				}
				if op.Kind == ui.OpText && (op.Box.X < 0 ||
					op.Box.X+op.Face.Width(op.Text, op.Capital) > v.Frame.Map.X+v.Frame.Map.W) {
					t.Errorf("%s %v: %q leaves the map", lang, size.Name, op.Text)
				}
			}
			if seen != 4 {
				t.Errorf("%s %v: %d of 4 seats are named", lang, size.Name, seen)
			}
			for _, icon := range slices.Concat(heads(v)...) {
				if !slices.ContainsFunc(c.Ops, func(op ui.Op) bool {
					return op.Kind == ui.OpSprite && op.Sprite.Name() == "icon/"+icon
				}) {
					t.Errorf("%s %v: nothing says that %s counts", lang, size.Name, icon)
				}
			}
		}
	}
}

// Only with life on the board does anything move, and little of it: lakes
// glitter at once, chimneys smoke where somebody has settled.
func TestLakesAndChimneysLive(t *testing.T) {
	b := NewBoard()
	settled := 0
	fixture.Play(t, fixture.Match(t, 2, 2), func(s rules.State) {
		st := s.(*montana.State)
		if st.Auction() || settled > 30 {
			return
		}
		v := fixture.View(t, b, s, 1280, 800)
		if !b.lives(v) {
			t.Fatal("no lake lives")
		}
		m := b.moment(v)
		for _, h := range m.land().hexOrder() {
			if _, n := st.Settlements(h); n > 0 {
				settled++
				if moves(m, h, 0) || !moves(m, h, smokeRound) {
					t.Fatalf("at rest moves %v, else %v", moves(m, h, 0), moves(m, h, smokeRound))
				}
			}
		}
	})
	if settled == 0 {
		t.Fatal("nobody settled")
	}
}

// moves says whether something is drawn on a hex in any of the steps up to n,
// or at rest for 0.
func moves(m *moment, h montana.Hex, n int) bool {
	c := &ui.Canvas{}
	for m.Life = min(1, n); m.Life <= n; m.Life++ {
		m.land().drawLife(c, h)
	}
	return len(c.Ops) > 0
}
