package montana

import (
	"testing"

	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/scenes/board"
)

// A hint about workers lays all of them out, so that one click sends them; what needs no workers leaves
// the tray as it is.
func TestHintsLayOutTheWorkers(t *testing.T) {
	s := stage(t, "set workers 1 LOO", "work grain_field.a")
	b := NewBoard()
	v := fixture.View(t, b, s, 853, 533)
	a, ok := rules.Find(s, "use OO")
	if !ok {
		t.Fatal("two orange workers cannot be sent")
	}
	v.Draft = aim(v, a)
	if n, ok := apart(nil, v.Draft); !ok || n != 2 {
		t.Errorf("%d workers lie chosen", n)
	}
	v.Picked = board.Progress{Fit: v.Legal, Draft: v.Draft}.Picked()
	sends := false
	for _, g := range b.Targets(v) {
		sends = sends || g.Primary && g.Off == "" && g.Fits(a)
	}
	if !sends {
		t.Error("no red button sends them")
	}
	if aim(v, montana.End) != v.Draft {
		t.Error("the end of a turn changes the tray")
	}
}

// Who goes to a space that was chosen lies chosen at once where one way takes fewest, so that the
// second click sends them; where several do, nobody does.
func TestOnlyWorkersLieChosen(t *testing.T) {
	for workers, c := range map[string]struct{ space, sent string }{
		"LOO": {"grain_field.a", "use L"}, "OOB": {"grain_field.a", ""}, "OO": {"grain_field.a", "use OO"},
		"LO": {"bank.2", "use LO"}, "LOB": {"bank.2", ""}, "DDL": {"quarry.a", "use D"},
	} {
		s := stage(t, "set workers 1 "+workers, "work "+c.space)
		b := NewBoard()
		v := fixture.View(t, b, s, 853, 533)
		offers := b.Offers()
		v.Draft = offers.Drafts.First(v)
		want, _ := rules.Find(s, c.sent)
		if c.sent == "" {
			if v.Draft != nil {
				t.Errorf("%s at %s: %v lies chosen", workers, c.space, v.Draft)
			}
			continue
		}
		v.Picked = board.Progress{Fit: v.Legal, Draft: v.Draft}.Picked()
		sends := false
		for _, g := range b.Targets(v) {
			sends = sends || g.Primary && g.Off == "" && g.Fits(want)
		}
		if !sends {
			t.Errorf("%s at %s: no red button sends %s at once", workers, c.space, c.sent)
		}
	}
}

// At the small space a single worker lies chosen, and no two that could stay. The cards of those who
// stay lie where they lay at the large one.
func TestSmallSpaceKeepsTheCards(t *testing.T) {
	for workers, want := range map[string]string{"LLOD": "small L", "DDL": "", "LOB": ""} {
		s := stage(t, "set workers 1 "+workers, "set silver 1 12", "work grain_field.a")
		b := NewBoard()
		before := b.moment(fixture.View(t, b, s, 853, 533)).aims().tray()
		sent := montana.HandfulOf(s.Legal(nil)[0])
		s.Do(s.Legal(nil)[0], &rules.Reel{})
		v := fixture.View(t, b, s, 853, 533)
		offers := b.Offers()
		v.Draft = offers.Drafts.First(v)
		var chosen rules.Action
		if a, ok := rules.Find(s, want); ok {
			chosen = a
		}
		if n, _ := apart(nil, v.Draft); n != montana.HandfulOf(chosen).Size() {
			t.Errorf("%s: %d lie chosen for the small space, want %q", workers, n, want)
		}
		after := b.moment(v).aims().tray()
		if len(after.Slots) != len(before.Slots) {
			t.Fatalf("%s: %d cards after %d", workers, len(after.Slots), len(before.Slots))
		}
		gone := 0
		for i, o := range after.Slots {
			if o.ID != before.Slots[i].ID || after.Box(i) != before.Box(i) {
				t.Errorf("%s: %q lies where %q was", workers, o.ID, before.Slots[i].ID)
			}
			if o.Gone {
				gone++
			}
		}
		if gone != sent.Size() {
			t.Errorf("%s: %d places are free, %d workers left", workers, gone, sent.Size())
		}
	}
}
