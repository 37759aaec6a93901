package agricola

import (
	"slices"
	"testing"

	"tilestead/input"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/scenes/board"
	"tilestead/scenes/scenetest"
)

// Two players who are dealt in by a click of each are asked for no more cards, and have
// whole hands; a card that is taken back is asked for again.
func TestDealMeIn(t *testing.T) {
	f := fixture
	f.Modules = []string{"moor", "hand-cards", "draft"}
	p := f.SitFree(t, f.Match(t, 2, 3), scenetest.Sizes()[0])
	s := func() *agricola.State { return p.Table.Match().State().(*agricola.State) }
	deal := func() (g board.Target, ok bool) {
		i := slices.IndexFunc(p.Table.Targets(), func(g board.Target) bool { return g.ID == "button deal" })
		if i < 0 {
			return g, false
		}
		return p.Table.Targets()[i], true
	}
	dealt := func() {
		p.Wait()
		g, ok := deal()
		if !ok {
			t.Fatalf("no button deals the cards at %q", s().Prompt().Key)
		}
		p.Click(g.Area.Center())
	}
	dealt()
	p.Wait()
	if s().Turn() != 1 {
		t.Fatalf("the draft is at %v, want the second player", s().Turn())
	}
	p.In.Keys = []input.Key{input.KeyU}
	p.Tick()
	p.In.Keys = nil
	if p.Wait(); s().Turn() != 0 || s().Prompt().Key != "draft" {
		t.Fatalf("after the card was taken back %v is asked for %q", s().Turn(), s().Prompt().Key)
	}
	dealt()
	dealt()
	if p.Wait(); s().Prompt().Key != "place" {
		t.Fatalf("asked for %q after both were dealt in", s().Prompt().Key)
	}
	for seat := range rules.Seat(s().Players()) {
		if n := s().Player(seat).Hand.Size(); n != 14 {
			t.Errorf("seat %v has %d cards, want 14", seat, n)
		}
	}
	if _, ok := deal(); ok {
		t.Error("cards are dealt after the draft")
	}
}
