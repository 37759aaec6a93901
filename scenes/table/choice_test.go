package table_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"tilestead/input"
	"tilestead/rules"
	"tilestead/scenes/apptest"
	"tilestead/scenes/board"
	"tilestead/scenes/settings"
)

// buttons are the buttons of a table that can be used, by their number.
func (p *player) buttons() (out [7]board.Target) {
	for _, g := range p.table.Targets() {
		if g.Button > 0 && g.Off == "" {
			out[g.Button] = g
		}
	}
	return out
}

// A click meant for the button before does nothing; a little later it counts.
func TestButtonsRestWhenTheyChange(t *testing.T) {
	r := rand.New(rand.NewPCG(8, 1))
	tried := 0
	for round := range 40 {
		p := sitAmid(t, apptest.Montana, round, 960, 540, r)
		if p == nil {
			continue
		}
		p.opt.Confirm = settings.NeverConfirm // a question would hold a press back
		m := p.table.Match()
		for range 12 {
			p.wait(20)
			before := p.buttons()
			n := m.Len()
			legal := p.ids()
			p.table.Press(legal[r.IntN(len(legal))])
			p.wait(1)
			if m.Len() == n || m.State().Turn() < 0 || !p.table.Deciding() {
				if p.until(); m.State().Turn() == rules.Nobody {
					break
				}
				continue
			}
			for i, g := range p.buttons() {
				if g.ID == "" || before[i].ID == "" || g.ID == before[i].ID {
					continue
				}
				n, clicks := m.Len(), p.table.Clicks()
				p.click(g.Area.Center())
				if m.Len() != n || p.table.Clicks() != clicks {
					t.Fatalf("round %d: a click meant for %q presses %q", round, before[i].ID, g.ID)
				}
				p.wait(16)
				p.move(p.frame.X+5, p.frame.Y) // off what slept under the pointer
				p.wait(6)
				p.click(g.Area.Center())
				if m.Len() == n && p.table.Clicks() == clicks {
					t.Fatalf("round %d: %q cannot be pressed a quarter of a second later", round, g.ID)
				}
				tried++
				break
			}
			if p.until(); m.State().Turn() == rules.Nobody {
				break
			}
		}
	}
	if tried < 10 {
		t.Errorf("only %d buttons changed", tried)
	}
}

// The keyboard's mark goes to what a new choice is about, so that Enter does not
// end it; where all that is left are buttons and what does the same, to the red
// one.
func TestFocusGoesToWhatIsChosen(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 1))
	seen := map[string]int{}
	for round := range 60 {
		p := sitAmid(t, apptest.Montana, round, 960, 540, r)
		if p == nil {
			continue
		}
		p.key(input.KeyRight)
		for range 10 {
			p.wait(20)
			old, n := p.table.Hover(), p.table.Match().Len()
			p.table.Press(old)
			p.wait(2)
			if p.until(); p.table.Match().State().Turn() == rules.Nobody {
				break
			}
			p.wait(1)
			hover := p.table.Hover()
			if p.table.Match().Len() == n || hover == old || hover == "" {
				continue
			}
			key := p.table.Match().State().Prompt().Key
			g := p.target(hover)
			// With one piece to take or leave, the piece and the red button do the same.
			onePiece := key == "reward" && len(p.table.Match().State().Legal(nil)) == 2
			switch key {
			case "reward", "settle", "advance", "bid", "small":
				if onePiece != (hover == "button take") {
					t.Errorf("round %d, prompt %s: the mark lies on %s of %v, with one piece %v", round, key, hover,
						p.ids(), onePiece)
				}
				// What all may be sent by is chosen, or gives nothing up.
				sends := strings.HasPrefix(g.ID, "button place")
				if g.Button > 0 && !sends && !onePiece {
					t.Errorf("round %d, prompt %s: the mark lies on %s of %v", round, key, hover, p.ids())
				}
			case "canteen":
				if hover != "button keep" && hover != "cattle" {
					t.Errorf("round %d, prompt %s: the mark lies on %s", round, key, hover)
				}
			}
			seen[key]++
		}
	}
	for _, key := range []string{"small", "canteen", "bid", "settle"} {
		if seen[key] == 0 {
			t.Errorf("the mark never came to %s: %v", key, seen)
		}
	}
}
