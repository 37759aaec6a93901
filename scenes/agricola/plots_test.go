package agricola

import (
	"testing"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/farm"
	"tilestead/scenes/board"
)

// What was sown on one of several empty fields stays there, where it is drawn as well as where it is
// clicked, until it is taken back; the game is the same as ever, and without the desk it shows as the
// rules have it.
func TestCropsStayWhereTheyWereSown(t *testing.T) {
	p := sower(t, "grain 1 vegetable 1")
	s := p.Table.Match().State().(*agricola.State)
	b := NewBoard()
	v := fixture.View(t, b, s, 640, 400)
	v.Desk, v.Draft = desk{}, sows(v.Legal)
	click := func(id string) (g board.Target) {
		for _, g = range b.Targets(v) {
			if g.ID == id {
				if g.Looks != nil {
					v.Desk = g.Looks(v.Desk)
				}
				if g.Sets != nil {
					v.Draft = g.Sets(v.Draft)
				}
				return g
			}
		}
		t.Fatalf("%s cannot be clicked", id)
		return g
	}
	last, first := farm.At(0, 4), farm.At(0, 3)
	click(cellID(last))
	button := click("button sow")
	var sown rules.Action
	for _, a := range v.Legal {
		if button.Fits(a) {
			sown = a
		}
	}
	after := s.Clone().(*agricola.State)
	after.Do(sown, nil)
	then := fixture.View(t, b, after, 640, 400)
	then.Viewer, then.Seats[1].Bot = 0, "easy"
	then.Legal, then.Picked = nil, nil
	then.Desk = settled(then, v.Desk)
	m := b.moment(then)
	if g, n := m.farm().sown().Crop(last); g != box.Grain || n != 3 {
		t.Errorf("the clicked field shows %d %s", n, box.GoodIDs[g])
	}
	if g, n := m.farm().sown().Crop(first); n != 0 {
		t.Errorf("the rules' field shows %d %s", n, box.GoodIDs[g])
	}
	at, _ := farmBox(&after.Player(0).Farm, m.at.land())
	if m.farm().cellBox(first) != at(last) || m.farm().cellBox(last) != at(first) {
		t.Error("clicks and flights do not go where the crops show")
	}
	if n := after.Player(0).Grain.At(first); n != 3 {
		t.Errorf("the rules have %d grain on their first field", n)
	}
	then.Desk = desk{}
	if _, n := b.moment(then).farm().sown().Crop(first); n != 3 {
		t.Error("without the desk the crop does not show where the rules have it")
	}

	v.Desk, v.Draft = settled(v, v.Desk), sows(v.Legal)
	if sown := b.moment(v).farm().sown(); sown.Grain.Planted()|sown.Vegetable.Planted() != 0 {
		t.Error("a crop shows after its sowing is taken back")
	}
	click("seed vegetable")
	click(cellID(first)) // it shows where the last one is
	if g, n := b.moment(v).farm().sown().Crop(last); g != box.Vegetable || n != 2 {
		t.Errorf("after it is taken back the clicked field shows %d %s", n, box.GoodIDs[g])
	}
}

// Plots show each of the fields that there are once, whatever other fields they were made for.
func TestPlotsShowEachFieldOnce(t *testing.T) {
	var p plots
	list := []farm.Cell{farm.At(0, 1), farm.At(0, 2), farm.At(1, 3), farm.At(2, 4)}
	for i := range 12 {
		p.swap(list[i%4], list[(i*i+1)%4])
		for gone := range 16 {
			fields := farm.Mask(0)
			for k, c := range list {
				if gone>>k&1 == 0 {
					fields |= c.Mask()
				}
			}
			if q := p.among(fields); q.mask(fields) != fields {
				t.Fatalf("fields %x show on %x", fields, q.mask(fields))
			}
		}
	}
}
