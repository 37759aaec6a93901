package agricola

import (
	"testing"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/scenes/scenetest"
)

// The own card of a packet is seen going to the hand, and packets coming and going; what
// others keep is not, nor anything where several people play. What moved lies in its
// place at the end.
func TestDraftMoves(t *testing.T) {
	f := fixture
	b, painted := NewBoard(), map[string]bool{}
	for _, c := range []struct {
		modules   []string
		people    int
		kept, own int // cards kept in all, and what is seen of the own seat's cards and packets
	}{
		{[]string{"moor", "hand-cards", "draft"}, 1, 3 * 14, 14 + 14 - 3},
		{[]string{"moor", "minor-cards", "draft", "draft-more"}, 1, 3 * 7, 7 + 6},
		{[]string{"moor", "minor-cards", "draft"}, 2, 3 * 7, 0},
	} {
		kept, seen := 0, 0
		m := f.Match(t, 3, 5, c.modules...)
		for m.State().Turn() == rules.Nature || m.State().Prompt().Key == "draft" {
			before := m.State().Clone()
			a := m.State().Legal(nil)[0]
			if before.Turn() == rules.Nature {
				a = m.Roll()
			}
			reel, err := m.Do(a)
			if err != nil {
				t.Fatal(err)
			}
			for _, beat := range reel.Beats {
				own := false
				v := watching(f.View(t, b, before, 640, 400), false)
				for i := range c.people {
					v.Seats[i].Bot = ""
				}
				before = beat.After
				switch e := beat.Event.(type) {
				case agricola.Picked:
					own = e.Seat == 0
					kept++
				case agricola.PacketCame:
					own = e.Seat == 0
				default:
					continue
				}
				clip := b.Clip(v, beat)
				if clip == nil {
					continue
				}
				if seen++; !own {
					t.Fatalf("%T %+v is seen", beat.Event, beat.Event)
				}
				if name := scenetest.EventName(beat.Event); !painted[name] {
					painted[name] = true
					endsAsItStands(t, b, v, beat)
				}
			}
		}
		if kept != c.kept || seen != c.own {
			t.Errorf("%v: %d cards were kept, want %d; %d clips are seen, want %d", c.modules, kept, c.kept, seen, c.own)
		}
	}
}
