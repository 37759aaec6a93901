package save

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"

	"tilestead/rules"
)

func TestHistory(t *testing.T) {
	records := []Record{
		{Saved: "2026-05-17 20:15", Title: "montana", Seed: 7, Actions: 311, Seats: []Standing{
			{Seat{"", "red", "Ada | \"Ž\""}, 12, true}, {Seat{"easy", "blue", "Otto"}, -6, false}}},
		{Title: "montana", Seed: 1 << 63, Assisted: true, Seats: []Standing{{Seat{"", "plum", "x"}, 0, false}}},
		{Title: "agricola", Assisted: true, Series: 2, Seats: []Standing{{Seat{"", "plum", "x"}, 101, true}}},
		{Title: "agricola", Daily: "2026-11-25", Seats: []Standing{{Seat{"", "plum", "x"}, 41, true}}},
		{Title: "agricola", Assisted: true, Series: 3, Daily: "2026-11-25", Seats: []Standing{{Seat{"", "plum", "x"}, 4, true}}},
		{Title: "agricola", Daily: "2026-11-25", Reviewed: true, Given: 41.3, Seats: []Standing{{Seat{"", "plum", "x"}, 41, true}}},
		{Title: "agricola", Reviewed: true, Seats: []Standing{{Seat{"", "plum", "x"}, 41, true}}},
		{Title: "agricola", Series: 12, Seats: []Standing{{Seat{"", "plum", "x"}, 101, false}}},
	}
	b, err := HistoryBytes(records)
	if err != nil {
		t.Fatal(err)
	}
	back, damaged := ReadHistory(b)
	if fmt.Sprint(back) != fmt.Sprint(records) || len(damaged) > 0 {
		t.Errorf("%v became %v, damaged %q", records, back, damaged)
	}
	if _, err := HistoryBytes([]Record{{Title: "montana"}}); err == nil {
		t.Error("a game without seats is remembered")
	}
}

// Lines that are no record come back as they were; the others are read.
func TestDamagedHistory(t *testing.T) {
	const good = `2026-05-17T20:15 montana 0000000000000007 311 | human red 12 won "Ada" | bot:easy blue 6 lost "Otto"`
	bad := []string{
		"hello",
		strings.Replace(good, "2026-05-17T20:15", "yesterday", 1),
		strings.Replace(good, "311", "many", 1),
		strings.Replace(good, `"Ada"`, `"Ada`, 1),
		strings.Replace(good, "human", "robot", 1),
		strings.Replace(good, "12", "lots", 1),
		good + " |",
		strings.Replace(good, "311", "311 helped", 1),
		strings.Replace(good, "311", "311 assisted assisted", 1),
		strings.Replace(good, "311", "311 series=0", 1),
		strings.Replace(good, "311", "311 series=02", 1),
		strings.Replace(good, "311", "311 series=2 assisted", 1),
		strings.Replace(good, "311", "311 daily=2026-13-01", 1),
		strings.Replace(good, "311", "311 given=-1.0", 1),
		strings.Replace(good, "311", "311 given=NaN", 1),
		strings.Replace(good, "311", "311 given=1.25", 1),
		strings.Replace(good, "311", "311 given=1.0 daily=2026-11-25", 1),
		good[:40],
	}
	records, damaged := ReadHistory([]byte(good + "\n" + strings.Join(bad, "\n") + "\r\n\n" + good + "\n"))
	if len(records) != 2 || !slices.Equal(damaged, bad) {
		t.Errorf("%d records, damaged:\n%s", len(records), strings.Join(damaged, "\n"))
	}
}

// The best of each game of a series is that of a person, whatever the others had.
func TestBestOfSeries(t *testing.T) {
	game := func(title string, series int, bot string, score int) Record {
		return Record{Title: title, Series: series, Seats: []Standing{{Seat{bot, "red", "Ada"}, rules.Whole(score), false}}}
	}
	best := BestOfSeries([]Record{game("a", 1, "", 50), game("a", 1, "", 61), game("a", 1, "", 58), game("a", 1, "hard", 80),
		game("a", 2, "", -3), game("a", 0, "", 90), game("b", 1, "", 90)}, "a")
	if len(best) != 2 || best[1] != rules.Whole(61) || best[2] != rules.Whole(-3) {
		t.Errorf("the best are %v", best)
	}
}

func FuzzHistory(f *testing.F) {
	f.Add([]byte(`2026-05-17T20:15 montana 0000000000000007 311 | human red 12 won "Ada" | bot:easy blue 6 lost "Otto"`))
	f.Add([]byte("- a 0 0 | human a 0 won \"\\x00\"\n| | |\n"))
	f.Fuzz(func(t *testing.T, data []byte) {
		records, _ := ReadHistory(data)
		b, err := HistoryBytes(records)
		if err != nil {
			t.Fatalf("what was read cannot be written: %v", err)
		}
		again, damaged := ReadHistory(b)
		c, err := HistoryBytes(again)
		if err != nil || len(damaged) > 0 || !bytes.Equal(b, c) {
			t.Fatalf("%q became %q, %q, %v", b, c, damaged, err)
		}
	})
}
