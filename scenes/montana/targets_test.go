package montana

import (
	"slices"
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/scenes/scenetest"
	"tilestead/ui"
)

// TestButtonsKeepTheirPlaces plays games through: the four actions of a turn have places where nothing
// else ever lies, be it pale, and Enter never gives a canteen or leaves a reward lying.
func TestButtonsKeepTheirPlaces(t *testing.T) {
	b := NewBoard()
	seen := map[string]int{}
	check := func(s rules.State) {
		if s.Turn() < 0 {
			return
		}
		for _, g := range b.Targets(fixture.View(t, b, s, 960, 540)) {
			if g.Button == 0 {
				continue
			}
			name := strings.TrimPrefix(g.ID, "button ")
			if i := slices.Index(actions[:], name); i >= 0 != (g.Button <= len(actions)) || i >= 0 && i != g.Button-1 {
				t.Fatalf("%s lies on place %d", name, g.Button)
			}
			if g.Off != "" {
				continue
			}
			seen[name]++
			if g.Primary && (name == "canteen" || strings.HasPrefix(name, "none.")) {
				t.Fatalf("Enter means %s", name)
			}
			if all := scenetest.In(t, "montana.button.").Say("take.all"); name == "take" && g.Label != all {
				t.Fatalf("before anything is chosen, what takes everything says %q", g.Label)
			}
			if g.Primary && unwise(s.(*montana.State), name) {
				t.Fatalf("red means %s, though something else can be done", name)
			}
		}
	}
	for seed := range uint64(6) {
		fixture.Play(t, fixture.Match(t, 3, seed), check)
	}
	for _, name := range []string{"canteen", "keep", "skip", "take", "none.upgrade", "none.goods",
		"stop", "end", "town"} {
		if seen[name] == 0 {
			t.Errorf("no %s in six games: %v", name, seen)
		}
	}
}

// unwise says that a button gives away what else could be done, or is one of
// the four things to choose between.
func unwise(s *montana.State, name string) bool {
	can := map[uint8]bool{}
	for _, a := range s.Legal(nil) {
		can[a.Kind()] = true
	}
	switch name {
	case "recruit", "work", "town", "settle":
		return true
	case "pass":
		return can[montana.KindBid]
	case "stop":
		return can[montana.KindBuild]
	}
	return false
}

// No button lies on another's place, or on what stands beside the buttons, at any size.
func TestButtonsLieApart(t *testing.T) {
	b := NewBoard()
	s := fixture.Match(t, 3, 1).State()
	for _, size := range [...][2]float64{{640, 360}, {853, 480}, {853, 533}, {960, 540}, {1280, 720}, {1280, 800},
		{1920, 1080}} {
		f := b.Frame(size[0], size[1], ui.LayoutOf(size[0], size[1]), s)
		for i, r := range f.Buttons {
			if !r.Within(f.Canvas) || r.Overlaps(f.Log) || r.Overlaps(f.Hint) {
				t.Errorf("%v: button %d leaves the canvas or lies over log or hint", size, i+1)
			}
			for _, o := range f.Buttons[:i] {
				if r.Overlaps(o) {
					t.Errorf("%v: button %d lies on another", size, i+1)
				}
			}
		}
	}
}

// A sector that a lesson marks has a line round it, as wide as it is.
func TestMarkedSectorIsFramed(t *testing.T) {
	framed := false
	fixture.Play(t, fixture.Match(t, 2, 1), func(s rules.State) {
		b := NewBoard()
		v := fixture.View(t, b, s, 1280, 800)
		m := b.moment(v)
		for _, a := range v.Picked {
			if framed || a.Kind() != montana.KindAdvance || montana.StepsOf(a) == 0 {
				continue
			}
			lines := func(marked string) (n int) {
				c := &ui.Canvas{}
				c.Reset(1280, 800, 1)
				v.Marked = marked
				m.disc().drawAdvances(c)
				for _, o := range c.Ops {
					if o.Kind == ui.OpPoly {
						n++
					}
				}
				return n
			}
			i := (m.s.Arrow() + montana.StepsOf(a)) % len(montana.Components.Sectors)
			if without, with := lines(""), lines(sectorID(i)); with < without+8 {
				t.Fatalf("%d lines round the marked sector, %d without a mark", with, without)
			}
			framed = true
		}
	})
	if !framed {
		t.Error("the arrow is never moved")
	}
}

// While the place of a settlement or of workers is chosen, the button that began it looks pressed
// and leads back; the others are pale.
func TestBegunActionLooksPressed(t *testing.T) {
	seen := map[string]int{}
	fixture.Play(t, fixture.Match(t, 3, 4), func(s rules.State) {
		for name, kind := range map[string]uint8{"work": montana.KindWork, "settle": montana.KindBuild} {
			b := NewBoard()
			v := fixture.View(t, b, s, 853, 533)
			v.Picked = slices.DeleteFunc(slices.Clone(v.Legal), func(a rules.Action) bool { return a.Kind() != kind })
			if s.Prompt().Key != "turn" || len(v.Picked) == 0 || len(v.Picked) == len(v.Legal) {
				continue
			}
			v.Clicks = 1
			begun := ""
			for _, g := range b.Targets(v) {
				if g.Begun {
					begun += g.ID
				}
				if g.Begun != g.Backs && g.Button > 0 || g.Begun && g.Off != "" {
					t.Errorf("%s: %s begun %v, leads back %v, pale %q", name, g.ID, g.Begun, g.Backs, g.Off)
				}
			}
			if begun != "button "+name {
				t.Errorf("%s: pressed is %q", name, begun)
			}
			seen[name]++
		}
	})
	if len(seen) < 2 {
		t.Errorf("only %v were chosen", seen)
	}
}
