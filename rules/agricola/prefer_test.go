package agricola

import (
	"testing"

	"tilestead/rules"
	"tilestead/rules/agricola/box"
)

// A card of which two tiles wait is offered once.
func TestPreferOffersACardOnce(t *testing.T) {
	m, err := rules.NewMatch(&Title, rules.Setup{Title: "agricola", Seats: 2, Modules: []string{"first-1", moor}})
	if err != nil {
		t.Fatal(err)
	}
	s := m.State().Clone().(*State)
	s.agenda.Clear()
	plow, forest := int16(box.Named("A019"))+1, int16(box.Named("M048"))+1
	s.agenda.Push(step{kind: useStep, e: box.LaidID + box.EffectID(box.FieldTile), by: plow},
		step{kind: useStep, e: box.LaidID + box.EffectID(box.ForestTile), by: forest},
		step{kind: useStep, e: box.LaidID + box.EffectID(box.ForestTile), by: forest})
	if list := legalPrefer(s, nil); len(list) != 1 || HandCardOf(list[0]) != box.Card(forest-1) {
		t.Errorf("%v may be preferred, want M048 alone", rules.Notations(s))
	}
}
