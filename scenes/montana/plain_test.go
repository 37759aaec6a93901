package montana

import (
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/scenes/scenetest"
	"tilestead/ui"
)

// In an auction the disc stays as large as it is but on small screens, cells that one can't pay show no
// number that would be read as a price, and no button of a turn lies dead.
func TestAuctionsLeaveTheTableAsItIs(t *testing.T) {
	b, seen := NewBoard(), 0
	for _, size := range scenetest.Sizes() {
		fixture.Play(t, fixture.Match(t, 4, 7), func(s rules.State) {
			if !s.(*montana.State).Auction() || s.Turn() < 0 || seen%9 != 0 {
				seen++
				return
			}
			seen++
			v := fixture.View(t, b, s, size.W, size.H)
			m := b.moment(v)
			if disc, _ := m.town().discInAuction(); m.Frame.Layout != ui.Compact && disc.at.discR != m.at.discR {
				t.Errorf("%v: the disc shrinks", size)
			}
			for _, g := range b.Targets(v) {
				if g.Off != "" {
					t.Errorf("%v: the button %q lies dead", size, g.ID)
				}
			}
			c := &ui.Canvas{}
			c.Reset(size.W, size.H, size.S)
			b.Draw(c, v)
			for _, op := range c.Ops {
				for r := range m.at.auction.grid.cell {
					for _, cell := range m.at.auction.grid.cell[r] {
						if op.Kind == ui.OpText && cell.W > 0 && op.Box.Within(cell) && len(op.Text) > 1 {
							t.Errorf("%v: %q stands in a cell", size, op.Text)
						}
					}
				}
			}
		})
	}
	if seen == 0 {
		t.Error("there is no auction")
	}
}

// A seat without silver reads so on its plate; cattle and canteens leave their room where there are none.
func TestNoSilverIsTold(t *testing.T) {
	for icon, want := range map[string]bool{"": false, "coin": false, "cattle": true, "canteen": true} {
		if k := (counter{icon: icon}); k.none() != want {
			t.Errorf("%q: left out %t", icon, k.none())
		}
	}
}

// Whoever has settlements left reads how many, and the second tie is told by all that counts in it.
func TestResultSaysWhatIsShort(t *testing.T) {
	w := scenetest.In(t, "montana.")
	if list := heads(nil)[2]; strings.Join(list, " ") != "coin grain worker" {
		t.Errorf("the second tie counts %v", list)
	}
	m := fixture.Match(t, 2, 3)
	s := m.State().(*montana.State)
	_, rows := result(s, fixture.View(t, NewBoard(), s, 853, 533).Words)
	if want := w.Count("why.unfinished", int(s.Player(0).Left)); rows[0][3] != want {
		t.Errorf("the outcome is %q, want %q", rows[0][3], want)
	}
}
