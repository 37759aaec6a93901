package screens

import (
	"math"
	"slices"
	"strings"
	"testing"

	"tilestead/scenes/page"
	"tilestead/ui"
)

// A sentence is shortened where it has a sign, and never within a word or to nothing.
func TestSentencesAreShortenedAtTheirSigns(t *testing.T) {
	for sentence, want := range map[string][]string{
		"Builds a mill: 1 point now, 2 boards finish it.": {"Builds a mill: 1 point now", "Builds a mill"},
		"Finishes it (4 points).":                         {"Finishes it"},
		"Costs 1,5 points at 10:30.":                      nil,
	} {
		if got := clauses(sentence); got[0] != sentence || !slices.Equal(got[1:], want) {
			t.Errorf("%q is shortened to %q, not %q", sentence, got[1:], want)
		}
	}
}

// Each line of a row is as whole as it fits; what does not say another thing says that, and nothing is cut.
func TestRowsSayWhatFits(t *testing.T) {
	claims := []string{"Builds a mill: 1 point now.", "Builds a mill"}
	text := toldText{elsewhere: "Better: elsewhere"}
	text.played = []string{"Played: " + claims[0], "Played: " + claims[1]}
	text.best = []string{"Better: " + claims[0], "Better: " + claims[1]}
	text.bare = [2][]string{claims, {"Builds a barn", claims[1]}}
	text.why = []string{"In the end: mill +2.0, barn +1.0.", "In the end: mill +2.0."}
	wide := max(ui.Dense.Width(text.why[0]), ui.Dense.Width(text.played[0]), ui.Dense.Width(text.best[0])) + 1
	_, lines := text.lines(wide, toldLines)
	if want := []string{text.played[0], text.best[0], text.why[0]}; !slices.Equal(lines, want) {
		t.Errorf("it says %q, not %q", lines, want)
	}
	_, lines = text.lines(ui.Dense.Width(text.why[1])+1, toldLines)
	if want := []string{text.played[1], text.elsewhere, text.why[0]}; len(lines) < 3 ||
		!slices.Equal(append(lines[:2:2], strings.Join(lines[2:], " ")), want) {
		t.Errorf("it says %q, not %q", lines, want)
	}
	text.elsewhere = "Better: at some other spot there"
	_, lines = text.lines(max(ui.Dense.Width(text.played[1]), ui.Dense.Width(text.why[1]))+1, toldLines)
	if len(lines) != toldLines || lines[0] != text.played[1] || lines[1]+" "+lines[2] != text.elsewhere ||
		lines[3] != text.why[1] {
		t.Errorf("it says %q", lines)
	}
}

// Where one of two texts is cut short to what the other begins with, that says no other thing either.
func TestTextsCutAlikeSayWhere(t *testing.T) {
	text := toldText{elsewhere: "Better: elsewhere"}
	long := "Builds a mill: 1 point now, and after that a barn."
	text.bare = [2][]string{{"Builds a mill: 1 point", "Builds a mill"}, {long, "Builds a mill"}}
	text.played = []string{"Played: " + text.bare[0][0], "Played: " + text.bare[0][1]}
	text.best = []string{"Better: " + long, "Better: " + text.bare[1][1]}
	_, lines := text.lines(ui.Dense.Width(text.played[0])+1, toldLines)
	if want := []string{text.played[0], text.elsewhere}; !slices.Equal(lines, want) {
		t.Errorf("it says %q, not %q", lines, want)
	}
}

// However high the list is, it ends where a row does, and no row has less room than it needs.
func TestRowsFillTheirList(t *testing.T) {
	for room := 40.0; room < 700; room++ {
		pitch, lines := toldPitch(room)
		rows := math.Floor(room / pitch)
		if high := toldHigh(lines); pitch < high || room >= high && room-rows*pitch > rows ||
			rows < 2 && room >= 2*toldHigh(leastTold) {
			t.Errorf("in %v pixels rows are %v apart", room, pitch)
		}
	}
}

// The last column of the table of points keeps off the edge of its rows.
func TestLastColumnKeepsOffTheEdge(t *testing.T) {
	s := &Result{head: []string{"Total", "", "", "", "", "", ""}, icons: make([][]string, 7),
		rows: [][]string{{"113", "21", "16", "0", "57", "0", "19"}}}
	for i := range s.icons[1:] {
		s.icons[i+1] = []string{"road"}
	}
	for _, width := range panelWide {
		for _, layout := range []ui.Layout{ui.Compact, ui.Normal, ui.Roomy} {
			_, cols, _ := s.split(width-24, page.Measures{Layout: layout})
			if last := cols[len(cols)-1]; last.mid+last.wide/2 > width-24-rowRim {
				t.Errorf("in %v pixels the last column ends at %v", width-24, last.mid+last.wide/2)
			}
		}
	}
}
