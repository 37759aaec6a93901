package agricola

import (
	"slices"
	"strings"
	"testing"

	"tilestead/assets"
	"tilestead/input"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/scenes/board"
	"tilestead/scenes/scenetest"
	"tilestead/ui"
)

// yardSizes are the canvases on which the yard is clicked through.
var yardSizes = []scenetest.Size{{W: 853, H: 533, S: 1.5}, {W: 844, H: 390, S: 1}, {W: 640, H: 400, S: 2}}

// straying sits at a table of a game of two where animals of the first seat have no place:
// three sheep come to a farm whose house has a boar in it.
func straying(t *testing.T, size scenetest.Size, lines ...string) *scenetest.Player {
	t.Helper()
	p := lastTurns(t, size, lines...)
	chooses(t, p, "space sheep_market")
	if what, _ := asked(p); what == "place" { // it is asked about once more
		chooses(t, p, "space sheep_market")
	}
	if what, who := asked(p); what != "house" || who != 0 {
		t.Fatalf("%v is asked %q", who, what)
	}
	return p
}

var strays = []string{"space sheep_market 3", "goods 1 boar 1"}

func herdOf(p *scenetest.Player) box.Herd {
	return p.Table.Match().State().(*agricola.State).Player(0).Goods.Herd()
}

// red is what the red button is called.
func red(p *scenetest.Player) string {
	for _, g := range p.Usable() {
		if g.ID == "button herd" {
			return g.Label
		}
	}
	return ""
}

// Without a fire all that have no place go free, by one click, and come back by one step.
func TestStraysGoFree(t *testing.T) {
	for _, size := range yardSizes {
		p := straying(t, size, strays...)
		n, label := p.Table.Match().Len(), red(p)
		if label != "Let 3 go" {
			t.Errorf("%s: the red button says %q", size.Name, label)
		}
		chooses(t, p, "button herd")
		ticks(p, 10)
		p.Wait()
		if h := herdOf(p); herdSize(h) != 1 {
			t.Errorf("%v stay where one has a place", h)
		}
		undoes(p)
		p.Wait()
		if what, who := asked(p); what != "house" || who != 0 || p.Table.Match().Len() != n {
			t.Errorf("taken back, %v is asked %q after %d actions, want %d", who, what, p.Table.Match().Len(), n)
		}
	}
}

// With a fire they are cooked; those that are clicked go free instead, and come to the pot
// again by another click.
func TestStraysAreCookedOrGoFree(t *testing.T) {
	for _, size := range yardSizes {
		p := straying(t, size, append(slices.Clone(strays), "majors 1 fireplace_2")...)
		food := p.Table.Match().State().(*agricola.State).Player(0).Goods[box.Food]
		if label := red(p); label != "Cook 3: +6" {
			t.Errorf("the red button says %q", label)
		}
		chooses(t, p, "stray 0")
		chooses(t, p, "stray 0")
		if label := red(p); label != "Cook 1: +2" {
			t.Errorf("with two at the gate the red button says %q", label)
		}
		chooses(t, p, "stray 2")
		if label := red(p); label != "Cook 2: +4" {
			t.Errorf("with one at the gate the red button says %q", label)
		}
		n := p.Table.Match().Len()
		chooses(t, p, "button herd")
		ticks(p, 10)
		p.Wait()
		if list := done(p, p.Table.Match().Len()-n); len(list) < 2 || !strings.HasPrefix(list[0], "discard") ||
			!strings.HasPrefix(list[1], "keep") {
			t.Errorf("done is %v", list)
		}
		after := p.Table.Match().State().(*agricola.State).Player(0)
		if got := after.Goods[box.Food] - food; got != 4 {
			t.Errorf("the pot brings %d food, want 4", got)
		}
		undoes(p)
		p.Wait()
		if what, _ := asked(p); what != "house" || p.Table.Match().Len() != n {
			t.Errorf("taken back, %q is asked after %d actions, want %d", what, p.Table.Match().Len(), n)
		}
	}
}

// An animal of the farm and one of the yard change places by two clicks.
func TestStraysChangePlaces(t *testing.T) {
	for _, size := range yardSizes {
		p := straying(t, size, strays...)
		stays := func() box.Herd {
			for _, g := range p.Usable() {
				if g.ID == "button herd" {
					legal := p.Table.Match().State().Legal(nil)
					return agricola.HerdOf(legal[slices.IndexFunc(legal, g.Fits)])
				}
			}
			t.Fatal("no red button")
			return box.Herd{}
		}
		before := stays()
		lifted := ""
		for _, g := range p.Usable() {
			if strings.HasPrefix(g.ID, "swap ") {
				lifted = g.ID
			}
		}
		if lifted == "" {
			t.Fatal("no animal of the farm can be lifted")
		}
		chooses(t, p, lifted)
		chooses(t, p, other(t, p))
		after := stays()
		if after == before || herdSize(after) != 1 {
			t.Errorf("after the swap %v stay, before it %v", after, before)
		}
	}
}

// other is an animal in the yard that can take the place of one of the farm.
func other(t *testing.T, p *scenetest.Player) string {
	t.Helper()
	for _, g := range p.Usable() {
		if strings.HasPrefix(g.ID, "stray ") && strings.HasPrefix(g.Label, "Change") {
			return g.ID
		}
	}
	t.Fatal("no animal of the yard can change places")
	return ""
}

// Enter presses the red button of the yard.
func TestStraysByKeys(t *testing.T) {
	p := straying(t, yardSizes[0], strays...)
	p.In.Keys = []input.Key{input.KeyEnter}
	p.Tick()
	p.In.Keys = nil
	p.Wait()
	if h := herdOf(p); herdSize(h) != 1 {
		t.Errorf("%v stay where one has a place", h)
	}
}

// Whatever herd may stay can be chosen, and is what the red button begins or ends with.
func TestEveryHerdCanStay(t *testing.T) {
	seen := 0
	for seats := 1; seats <= agricola.MaxSeats; seats++ {
		fixture.Play(t, fixture.Match(t, seats, uint64(seats), "moor", "hand-cards"), func(state rules.State) {
			s := state.(*agricola.State)
			if s.Turn() < 0 {
				return
			}
			legal := s.Legal(nil)
			if !slices.ContainsFunc(legal, keeps) {
				return
			}
			all := partings(s, legal)
			first := newStay(s, legal)
			reached := []rules.Action{first.keep}
			for i := 0; i < len(reached); i++ {
				for gives := box.Sheep; gives <= box.Horse; gives++ {
					for gets := box.Sheep; gets <= box.Horse; gets++ {
						p, ok := swapped(all, agricola.HerdOf(reached[i]), gives, gets)
						if ok && gives != gets && !slices.Contains(reached, p.keep) {
							reached = append(reached, p.keep)
						}
					}
				}
			}
			seen++
			for _, p := range all {
				if !slices.Contains(reached, p.keep) {
					t.Fatalf("%s cannot be reached from %s", rules.Notation(s, p.keep), rules.Notation(s, first.keep))
				}
				if deeds, whole := (stay{keep: p.keep}).deeds(s, legal); !whole || len(deeds) != 1 {
					t.Fatalf("%s is not one action: %v", rules.Notation(s, p.keep), deeds)
				}
			}
		})
	}
	if seen == 0 {
		t.Error("no animals look for a place")
	}
}

// In the yard nothing lies on anything else or leaves it, and no button is cut, in any
// language.
func TestYardFits(t *testing.T) {
	b, seen := NewBoard(), 0
	for _, size := range append(slices.Clone(yardSizes), scenetest.Size{W: 640, H: 360, S: 2}, normal) {
		for seed := range uint64(4) {
			fixture.Play(t, fixture.Match(t, 2, seed), func(state rules.State) {
				if state.Turn() < 0 {
					return
				}
				v := fixture.View(t, b, state, size.W, size.H)
				if m := b.moment(v); !m.strays().open() {
					return
				}
				for _, lang := range assets.Languages {
					v.Words = scenetest.Words(t, lang)
					m := b.moment(v)
					var boxes []scenetest.Box
					for i, o := range m.strays().beasts() {
						boxes = append(boxes, scenetest.Named(beastID(i), o.at))
					}
					scenetest.Apart(t, m.at.stage.table, boxes)
					buttonsFit(t, lang, b.Targets(v))
					seen++
				}
			})
		}
	}
	if seen == 0 {
		t.Error("no animals look for a place")
	}
}

// buttonsFit checks that no button is cut.
func buttonsFit(t *testing.T, lang string, list []board.Target) {
	t.Helper()
	for _, g := range list {
		if g.Button > 0 && ui.DenseBold.Fit(g.Label, g.Area.W-6) != g.Label {
			t.Errorf("%s: the button %q is cut at %v", lang, g.Label, g.Area.W)
		}
	}
}

// At the table no button is cut in compact, in any language.
func TestMealButtonsFit(t *testing.T) {
	b, seen := NewBoard(), 0
	for _, size := range []ui.Point{{X: 640, Y: 360}, {X: 640, Y: 400}, {X: 844, Y: 390}, {X: 853, Y: 533}} {
		for _, seats := range []int{1, 2, 6} {
			fixture.Play(t, fixture.Match(t, seats, 3), func(state rules.State) {
				if state.Turn() < 0 || !feeds(state.(*agricola.State)) {
					return
				}
				v := fixture.View(t, b, state, size.X, size.Y)
				for _, lang := range assets.Languages {
					v.Words = scenetest.Words(t, lang)
					buttonsFit(t, lang, b.Targets(v))
					seen++
				}
			})
		}
	}
	if seen == 0 {
		t.Error("nobody is fed")
	}
}
