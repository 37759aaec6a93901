package carcassonne

import (
	"slices"
	"testing"

	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/scenes/scenetest"
	"tilestead/ui"
)

// joins are what random games join, with the position after it.
func joins(t *testing.T, seats int) (list []carcassonne.Joined, after []rules.State) {
	for seed := range uint64(4) {
		fixture.Beats(t, fixture.Match(t, seats, seed), func(_ rules.State, b rules.Beat) {
			if e, ok := b.Event.(carcassonne.Joined); ok {
				list, after = append(list, e), append(after, b.After)
			}
		})
	}
	if len(list) == 0 {
		t.Fatal("nothing is joined")
	}
	return list, after
}

// The sign at a joined object lies on the map whole, in all languages and sizes, and says in whole
// words who has taken over.
func TestSignOfAJoinIsWhole(t *testing.T) {
	list, after := joins(t, 4)
	for lang, words := range scenetest.Languages(t) {
		for _, size := range [...][2]float64{{640, 400}, {960, 540}, {1280, 800}} {
			for i, e := range list {
				v := fixture.View(t, NewBoard(), after[i], size[0], size[1])
				v.Words = words
				m := NewBoard().moment(v)
				sign := m.log().meeting(e)
				if !within(sign.box, v.Frame.Map) {
					t.Errorf("%s %v: the sign at %v lies off the map", lang, size, sign.box)
				}
				if fits := ui.Name.Fit(sign.text, sign.box.W-10); fits != sign.text {
					t.Errorf("%s %v: %q is cut to %q", lang, size, sign.text, fits)
				}
			}
		}
	}
}

// Whoever led a part that others joined unseen finds the sign at it, until the pointer comes
// there; others find none.
func TestMissedJoinStaysAtTheTable(t *testing.T) {
	v := fixture.View(t, NewBoard(), fixture.Match(t, 2, 1).State(), 1280, 800)
	fixture.Play(t, fixture.Match(t, 2, 1), func(s rules.State) {
		if cs := s.(*carcassonne.State); cs.Tiles() == 9 && s.Prompt().Key == "place" {
			v = fixture.View(t, NewBoard(), s.Clone(), 1280, 800)
		}
	})
	list, _ := joins(t, 2)
	e := list[0]
	e.At.At = v.State.(*carcassonne.State).Last().At
	m := func() *moment { return NewBoard().moment(v) }
	e.Was = []rules.Seat{m().turn}
	v.Missed = []rules.Event{e}
	sign := m().log().meeting(e)
	shows := func() bool {
		c := &ui.Canvas{}
		c.Reset(1280, 800, 1)
		m().land().drawMap(c)
		return slices.ContainsFunc(c.Ops, func(o ui.Op) bool { return o.Text == sign.text })
	}
	if !shows() {
		t.Error("it does not show")
	}
	if v.Pointer = sign.box.Center(); shows() {
		t.Error("it hides what is pointed at")
	}
	v.Pointer = ui.Point{}
	e.Was = []rules.Seat{1 - m().turn}
	if v.Missed = []rules.Event{e}; shows() {
		t.Error("it shows to who lost nothing")
	}
}
