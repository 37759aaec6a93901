package agricola

import (
	"slices"
	"strings"
	"testing"

	"tilestead/input"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/farm"
	"tilestead/scenes/board"
	"tilestead/scenes/scenetest"
	"tilestead/ui"
)

// touchSizes are the canvases that are touched.
var touchSizes = []scenetest.Size{{W: 844, H: 390, S: 1, Name: "telephone"}, {W: 853, H: 533, S: 1.5, Name: "tablet"}}

// spot is where a target can be touched.
func spot(t *testing.T, p *scenetest.Player, begins string) (id string, at ui.Point) {
	t.Helper()
	var ids []string
	for _, g := range p.Usable() {
		if strings.HasPrefix(g.ID, begins) {
			return g.ID, g.Area.Center()
		}
		ids = append(ids, g.ID)
	}
	t.Fatalf("nothing begins with %q among %v", begins, ids)
	return "", at
}

// drawn are the texts on the table.
func drawn(p *scenetest.Player, size scenetest.Size) (texts []string) {
	c := size.Canvas()
	p.Table.Draw(c)
	for i := range c.Ops {
		if c.Ops[i].Kind == ui.OpText {
			texts = append(texts, c.Ops[i].Text)
		}
	}
	return texts
}

// keptBy is the herd that the red button of the yard keeps.
func keptBy(t *testing.T, p *scenetest.Player) box.Herd {
	t.Helper()
	legal := p.Table.Match().State().Legal(nil)
	for _, g := range p.Table.Targets() {
		if g.ID == "button herd" {
			return agricola.HerdOf(legal[slices.IndexFunc(legal, g.Fits)])
		}
	}
	t.Fatal("no red button")
	return box.Herd{}
}

// farmer is the first seat.
func farmer(p *scenetest.Player) *agricola.Player {
	return p.Table.Match().State().(*agricola.State).Player(0)
}

// What is built on a space shows at the first tap on it, with its words, and is built by the
// second one; a tap on another one shows that instead, and Backspace takes back.
func TestFirstTapShowsWhatTheSecondDoes(t *testing.T) {
	for name, c := range map[string]struct {
		space string
		lines []string
		ends  string // of the targets
		has   func(f *farm.Farm) farm.Mask
	}{
		"field": {"space farmland", nil, "", func(f *farm.Farm) farm.Mask { return f.Fields }},
		"room": {"space farm_expansion", []string{"goods 1 wood 5", "goods 1 reed 2"}, " room",
			func(f *farm.Farm) farm.Mask { return f.Rooms }},
		"stable": {"space farm_expansion", []string{"goods 1 wood 2", "goods 1 reed 0"}, "",
			func(f *farm.Farm) farm.Mask { return f.Stables }},
	} {
		for _, size := range touchSizes {
			p := lastTurns(t, size, c.lines...)
			p.Words.Fingers(true)
			chooses(t, p, c.space)
			var wanted, other board.Target
			for _, g := range p.Usable() {
				switch {
				case !g.Ghosts:
				case wanted.ID == "" && strings.HasSuffix(g.ID, c.ends):
					wanted = g
				default:
					other = g
				}
			}
			n, was := p.Table.Match().Len(), c.has(&farmer(p).Farm)
			for _, g := range []board.Target{wanted, other, wanted} {
				p.Tap(g.Area.Center())
				p.Tick()
				if told := drawn(p, size); !slices.Contains(told, g.Label) || p.Table.Match().Len() != n {
					t.Errorf("%s, %s: after the first tap on %s the table says %q, %d actions are done", size.Name, name,
						g.ID, told, p.Table.Match().Len()-n)
				}
			}
			p.Tap(wanted.Area.Center())
			ticks(p, 3)
			if now := c.has(&farmer(p).Farm); now == was {
				t.Errorf("%s, %s: the second tap on %s builds nothing", size.Name, name, wanted.ID)
			}
			p.Wait()
			p.In.Keys = []input.Key{input.KeyBackspace}
			p.Tick()
			p.In.Keys = nil
			p.Wait()
			if now := c.has(&farmer(p).Farm); now != was {
				t.Errorf("%s, %s: Backspace does not take it back", size.Name, name)
			}
		}
	}
}

// An animal of the farm that is drawn by a finger to one of the yard changes places with it, and
// stays where it was when the finger lets it go elsewhere.
func TestFingersCarryAnimals(t *testing.T) {
	for _, size := range touchSizes {
		p := straying(t, size, strays...)
		was := keptBy(t, p)
		_, from := spot(t, p, "swap ")
		p.Carry(from, ui.Point{X: 2, Y: size.H - 2})
		ticks(p, 2)
		if now := keptBy(t, p); now != was {
			t.Errorf("%s: let go beside, %v stay, was %v", size.Name, now, was)
		}
		swaps := 0
		for _, g := range p.Usable() {
			if strings.HasPrefix(g.ID, "stray ") && swaps == 0 { // those of its own kind leave it where it is
				p.Carry(from, g.Area.Center())
				ticks(p, 2)
				if now := keptBy(t, p); now != was && herdSize(now) == herdSize(was) {
					swaps++
				}
			}
		}
		if swaps != 1 {
			t.Errorf("%s: carried to the yard, it changes places with %d animals", size.Name, swaps)
		}
	}
}
