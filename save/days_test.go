package save

import (
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"tilestead/rules"
)

// manyDays are lines of days, one of them damaged and one a second time.
const manyDays = `2026-11-26 agricola - lost 44 0 - - -
2026-11-25 carcassonne rohan won 98 84 41.3 50.0 gyrgg
2026-11-25 carcassonne rohan lost 9 84 - - -
2026-11-27 montana hank lost 6 7 20.5 21.0 ggyyr -31.0
2026-11-31 montana hank won 6 5 - - -
`

// Days are read and written as they are, in their order; what is none is kept.
func TestDaysAreRead(t *testing.T) {
	days, damaged := ReadDays([]byte(manyDays))
	want := []Day{{Date: "2026-11-25", Title: "carcassonne", Rival: "rohan", Won: true, Own: rules.Whole(98),
		Other: rules.Whole(84), Parts: "gyrgg", Given: 41.3, Par: 50},
		{Date: "2026-11-26", Title: "agricola", Own: rules.Whole(44)},
		{Date: "2026-11-27", Title: "montana", Rival: "hank", Own: rules.Whole(6), Other: rules.Whole(7), Parts: "ggyyr",
			Given: 20.5, Par: 21, Drawn: true, Luck: -31}}
	if !reflect.DeepEqual(days, want) || len(damaged) != 1 || !strings.Contains(damaged[0], "11-31") {
		t.Errorf("read %+v, damaged %q", days, damaged)
	}
	data, err := DaysBytes(days)
	again, damaged := ReadDays(data)
	if err != nil || !reflect.DeepEqual(again, days) || damaged != nil {
		t.Errorf("written and read: %+v, %q, %v", again, damaged, err)
	}
	for _, line := range []string{"", "2026-11-25 carcassonne rohan won 98 84", "2026-11-25 carcassonne rohan won x 84 - - -",
		"2026-11-25 carcassonne rohan won 98 84 -1 - g", "2026-11-25 carcassonne rohan won 98 84 - - g",
		"2026-11-25 carcassonne rohan won 98 84 1.0 - -", "2026-11-25 carcassonne rohan drew 98 84 - - -",
		"2026-11-25 carcassonne rohan won 98 84 1.0 NaN g", "2026-11-25 carcassonne rohan won 98 84 - - - 3.0",
		"2026-11-25 carcassonne rohan won 98 84 1.0 - g NaN", "2026-11-25 carcassonne rohan won 98 84 1.0 - g 3.0 4"} {
		if d, err := readDay(line); err == nil {
			t.Errorf("%q is %+v", line, d)
		}
	}
}

// The first finish of one person without help counts until the end of the next day; damaged lines are
// set aside and nothing is lost.
func TestFirstFinishCounts(t *testing.T) {
	const day = "2026-11-25"
	now := "2026-11-26 23:59"
	shelf := &Shelf{Store: &Memory{}, Now: func() time.Time { at, _ := time.Parse(TimeForm, now); return at }}
	if err := shelf.Store.Write(daysFile, []byte("2026-11-24 montana hank won 6 5 - - -\nnonsense\n")); err != nil {
		t.Fatal(err)
	}
	known := func() []Day {
		t.Helper()
		days, _, err := shelf.Days()
		if err != nil {
			t.Fatal(err)
		}
		return days
	}
	finish := func(g *Game) {
		t.Helper()
		if err := shelf.RememberDay(g); err != nil {
			t.Fatal(err)
		}
	}
	game := func(change func(*Game)) *Game {
		g := played(t, 2, 7, 12)
		g.Flags = nil
		for i := range g.Seats {
			g.Seats[i].Bot = "hard"
		}
		g.Seats[0].Bot = ""
		g.SetDaily(day)
		if change != nil {
			change(g)
		}
		return g
	}
	now = "2026-11-27 00:01"
	finish(game(nil))
	now = "2026-11-26 23:59"
	finish(game((*Game).Assist))
	finish(game((*Game).Branch))
	finish(game(func(g *Game) { g.Seats[1].Bot = "" }))
	finish(game(func(g *Game) { g.SetDaily("") }))
	if days := known(); len(days) != 1 {
		t.Fatalf("these count: %+v", days[1:])
	}
	g := game(nil)
	finish(g)
	first, ok := shelf.DayOf(g)
	if !ok || first.Date != day || first.Rival != "hard" || len(known()) != 2 {
		t.Fatalf("the first finish is %+v", first)
	}
	if past, err := shelf.PastDays(); err != nil || !slices.Equal(past, []string{day}) {
		t.Errorf("the games of %v are kept: %v", past, err)
	}
	whole, _ := g.Bytes()
	other := game(func(g *Game) { g.Match.Rewind(g.Match.Len() / 2) })
	finish(other)
	if d, _ := FindDay(known(), day); d != first {
		t.Errorf("a later finish changes the day to %+v", d)
	}
	if data, err := shelf.Past(day); err != nil || !slices.Equal(data, whole) {
		t.Errorf("the game that counts is not kept: %v", err)
	}
	first.Given, first.Par, first.Parts = 12.5, 30, "gygrg"
	if err := shelf.MeasureDay(first); err != nil {
		t.Fatal(err)
	}
	if d, _ := FindDay(known(), day); d != first {
		t.Errorf("measured it is %+v", d)
	}
	aside, err := shelf.Store.Read(damagedDaysFile)
	if err != nil || string(aside) != "nonsense\n" {
		t.Errorf("set aside is %q, %v", aside, err)
	}
}

// Days that come from elsewhere are added, and none that is known is changed.
func TestDaysAreTaken(t *testing.T) {
	shelf := &Shelf{Store: &Memory{}}
	if err := shelf.Store.Write(daysFile, []byte("2026-11-25 carcassonne rohan lost 9 84 - - -\n")); err != nil {
		t.Fatal(err)
	}
	if !AreDays([]byte(manyDays)) || AreDays([]byte("tilestead 2\n")) || AreDays(nil) {
		t.Error("days are told from a game by nothing")
	}
	n, err := shelf.TakeDays([]byte(manyDays))
	days, _, _ := shelf.Days()
	if err != nil || n != 2 || len(days) != 3 || days[0].Won {
		t.Errorf("%d taken, %v: %+v", n, err, days)
	}
	if n, err = shelf.TakeDays([]byte(manyDays)); n != 0 || err != nil {
		t.Errorf("taken again: %d, %v", n, err)
	}
}

// Of the games of days only the latest are kept.
func TestOldDaysGo(t *testing.T) {
	shelf := &Shelf{Store: &Memory{}}
	for n := range mostPast + 3 {
		g := played(t, 2, 7, 12)
		g.SetDaily(time.Date(2026, 11, 1+n, 0, 0, 0, 0, time.UTC).Format(time.DateOnly))
		if err := shelf.keepPast(g); err != nil {
			t.Fatal(err)
		}
	}
	if past, err := shelf.PastDays(); err != nil || len(past) != mostPast || past[0] != "2026-11-04" {
		t.Errorf("kept are %v, %v", past, err)
	}
	if err := shelf.Forget(); err != nil {
		t.Fatal(err)
	}
	if past, _ := shelf.PastDays(); len(past) > 0 {
		t.Errorf("after all was forgotten %v are left", past)
	}
}
