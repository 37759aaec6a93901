package agricola

import (
	"testing"

	"tilestead/rules"
	"tilestead/rules/agricola"
)

// The own card of a packet is seen going to the hand, and packets coming and going; what
// others keep is not. What moved lies in its place at the end.
func TestDraftMoves(t *testing.T) {
	f := fixture
	f.Modules = []string{"moor", "hand-cards", "draft"}
	b, m := NewBoard(), f.Match(t, 3, 5)
	kept, came := 0, 0
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
			own, shows := false, 0
			switch e := beat.Event.(type) {
			case agricola.Picked:
				own, shows = e.Seat == 0, 1
				kept++
			case agricola.PacketCame:
				own, shows = e.Seat == 0, beat.After.(*agricola.State).Player(0).Packet.Size()
				came++
			default:
				before = beat.After
				continue
			}
			v := watching(f.View(t, b, before, 640, 400), false)
			if clip := b.Clip(v, beat); (clip != nil) != (own && shows > 0) {
				t.Fatalf("%T %+v: a clip %t, own %t", beat.Event, beat.Event, clip != nil, own)
			}
			endsAsItStands(t, b, v, beat)
			before = beat.After
		}
	}
	if kept != 3*14 || came != 3*14 {
		t.Errorf("%d cards were kept and %d packets came, want 42 of each", kept, came)
	}
}
