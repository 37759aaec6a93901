package carcassonne

import (
	"strconv"
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/scenes/scenetest"
	"tilestead/ui"
)

// In the narrow log the line of what one seat scores keeps the number of tiles,
// in every language.
func TestBriefLinesFitTheNarrowLog(t *testing.T) {
	b, seen := NewBoard(), 0
	fixture.Games(t, 2, func(before rules.State, beat rules.Beat) {
		e, ok := beat.Event.(carcassonne.Scored)
		if !ok {
			return
		}
		for _, lang := range [...]string{"en", "de", "ru", "sk"} {
			v := fixture.View(t, b, before, 640, 360)
			v.Words = scenetest.Words(t, lang)
			l, told := b.Line(v, before, beat)
			if !told || l.Seat < 0 {
				continue
			}
			seen++
			room := v.Frame.Log.W - 2*3 - 17 - 2
			if w := ui.TextWidth(l.Brief); l.Brief == "" || w > room {
				t.Errorf("%s: %q is %.0f wide, the log has room for %.0f", lang, l.Brief, w, room)
			}
			if e.Kind == carcassonne.Road && !strings.Contains(l.Brief, "("+strconv.Itoa(e.Tiles)+")") {
				t.Errorf("%s: %q does not tell the %d tiles", lang, l.Brief, e.Tiles)
			}
		}
	})
	if seen == 0 {
		t.Error("nobody scored alone")
	}
}

// A line that stands behind a seat's name does not name that seat again.
func TestLinesNameTheirSeatOnce(t *testing.T) {
	b, goods := NewBoard(), 0
	fixture.Games(t, 2, func(before rules.State, beat rules.Beat) {
		e, ok := beat.Event.(carcassonne.Scored)
		if !ok || e.Goods == [carcassonne.Goods]int8{} {
			return
		}
		v := fixture.View(t, b, before, 640, 360)
		if l, _ := b.Line(v, before, beat); l.Seat >= 0 {
			goods++
			if name := v.Seats[l.Seat].Name; strings.Contains(l.Text, name) {
				t.Errorf("behind %s: %q", name, l.Text)
			}
		}
	})
	if goods == 0 {
		t.Error("nobody who scored alone took goods")
	}
}
