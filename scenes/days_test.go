package scenes_test

import (
	"strings"
	"testing"
	"time"

	"tilestead/assets"
	"tilestead/input"
	"tilestead/save"
	"tilestead/scenes"
	"tilestead/scenes/apptest"
	"tilestead/scenes/scenetest"
)

// playedDays are some days of two months.
const playedDays = `2026-10-30 montana hank lost 4 6 66.0 22.0 rrryr
2026-11-21 carcassonne odo won 98 84 41.3 60.0 gyrgg
2026-11-22 agricola - won 55 0 35.0 52.0 ggygg
2026-11-23 montana cole won 6 3 18.0 35.0 gggyg
2026-11-25 agricola - lost 38 0 180.0 47.0 rryrr
2026-11-26 montana ida lost 3 6 - - -
2026-11-27 carcassonne grit lost 61 92 110.0 49.4 yrrrr
2026-11-29 montana surveyor won 6 5 9.0 11.1 ggggg
`

// statsOf opens the results on theDay with what is in a store.
func statsOf(t testing.TB, size scenetest.Size, store save.Store, change func(*scenes.AppOptions)) *apptest.Hand {
	t.Helper()
	h := apptest.Open(t, size, func(o *scenes.AppOptions) {
		for _, f := range apptest.Titles {
			o.Boards[f.Title.ID] = f.New
		}
		o.Store, o.Today = store, theDay
		o.Export = func(string, []byte) (string, error) { return "", nil }
		if change != nil {
			change(o)
		}
	})
	h.Tick(nil)
	h.Click("stats")
	return h
}

// storeOf is a store with some files.
func storeOf(t testing.TB, files map[string]string) *save.Memory {
	t.Helper()
	store := &save.Memory{}
	for name, text := range files {
		if err := store.Write(name, []byte(text)); err != nil {
			t.Fatal(err)
		}
	}
	return store
}

// The calendar tells each day of a month, leads to the months before and hands all days out; what
// comes back from elsewhere is added.
func TestCalendar(t *testing.T) {
	handed := ""
	store := storeOf(t, map[string]string{"days.txt": playedDays})
	h := statsOf(t, apptest.Roomy, store, func(o *scenes.AppOptions) {
		o.Export = func(name string, data []byte) (string, error) { handed = name + "\n" + string(data); return "", nil }
	})
	if !h.Says("daily.week", 5, 7) || !h.Has("day 2026-11-01") || h.Has("day 2026-10-30") {
		t.Fatal("it does not show the month that it is")
	}
	h.Click("month/before")
	if !h.Has("day 2026-10-30") || h.Has("day 2026-11-01") {
		t.Error("there is no way to the month before")
	}
	h.Click("month/after")
	h.Click("days")
	if handed != "tilestead-days.txt\n"+playedDays {
		t.Errorf("handed out is %q", handed)
	}
	other := statsOf(t, apptest.Roomy, storeOf(t, map[string]string{"history.txt": pastGames}), nil)
	other.Tick(func(f *input.Frame) { f.Files = []input.File{{Name: "days", Data: []byte(playedDays)}} })
	other.Wait(time.Second)
	if !other.Counts("daily.taken", 8) || !other.Says("daily.days") {
		t.Error("days from elsewhere are not added")
	}
}

// One button deletes all that is remembered, after one question.
func TestAllIsForgotten(t *testing.T) {
	store := storeOf(t, map[string]string{"days.txt": playedDays, "history.txt": pastGames, "feats.txt": pastFeats})
	h := statsOf(t, apptest.Compact, store, nil)
	h.Click("forget")
	h.Click("ask/back")
	if !h.Has("forget") {
		t.Fatal("the results are gone though nobody agreed")
	}
	h.Click("forget")
	h.Click("ask/yes")
	h.Wait(time.Second)
	names, _ := store.Names()
	if left := strings.Join(names, " "); strings.Contains(left, "history") || strings.Contains(left, "days") ||
		strings.Contains(left, "feats") || h.Has("forget") || !h.Says("stats.none") {
		t.Errorf("%s is left", left)
	}
}

// The days are whole in every language and layout.
func TestDaysFit(t *testing.T) {
	for _, lang := range assets.Languages {
		words := scenetest.Words(t, lang)
		for _, size := range apptest.ThreeSizes {
			store := storeOf(t, map[string]string{"days.txt": playedDays, "history.txt": pastGames})
			h := statsOf(t, size, store, func(o *scenes.AppOptions) {
				o.Reword = func(*assets.Words) *assets.Words { return words }
			})
			h.Click("title/" + string('0'+rune(len(titlesOf(pastGames)))))
			h.Shot("days-" + lang + "-" + size.Name)
			if !h.Has("day " + theDay) {
				t.Errorf("%s %s: there is no calendar", lang, size.Name)
			}
			for _, bad := range scenetest.Check(h.C) {
				t.Errorf("%s %s: %s", lang, size.Name, bad)
			}
			h.Click("forget")
			h.Shot("forget-" + lang + "-" + size.Name)
			for _, bad := range scenetest.Check(h.C) {
				t.Errorf("%s %s, the question: %s", lang, size.Name, bad)
			}
		}
	}
}

// reviewedGames are games whose review was looked at, one of them with help.
const reviewedGames = `2026-05-01T18:02 montana 0000000000000001 311 given=66.0 | human red 12 won "Ada" | bot:easy blue 6 lost "Otto"
2026-05-02T18:02 montana 0000000000000002 300 given=48.5 | human red 12 won "Ada" | bot:cole blue 6 lost "Cole"
2026-05-03T18:02 montana 0000000000000003 300 assisted given=1.0 | human red 12 won "Ada" | bot:cole blue 6 lost "Cole"
2026-05-04T18:02 montana 0000000000000004 300 | human red 12 won "Ada" | bot:cole blue 6 lost "Cole"
2026-05-05T18:02 montana 0000000000000005 300 given=22.0 | human red 12 won "Ada" | bot:hank blue 6 lost "Hank"
2026-05-06T18:02 montana 0000000000000006 300 given=31.0 | human red 12 won "Ada" | bot:hank blue 6 lost "Hank"
`

// The curve tells what was given away in each game without help, with the numbers where one points at
// it, and is whole in every language and layout.
func TestCurve(t *testing.T) {
	for _, lang := range assets.Languages {
		words := scenetest.Words(t, lang)
		for _, size := range apptest.ThreeSizes {
			h := statsOf(t, size, storeOf(t, map[string]string{"history.txt": reviewedGames}), func(o *scenes.AppOptions) {
				o.Reword = func(*assets.Words) *assets.Words { return words }
			})
			h.Click("show/3")
			if !h.Has("curve/3") || h.Has("curve/4") || !h.Text(words.Decimal("3.1")+" %") {
				t.Errorf("%s %s: the games are not those without help", lang, size.Name)
			}
			p := h.Place("curve/0")
			h.Tick(func(f *input.Frame) { f.X, f.Y, f.Moved = p.X, p.Y, true })
			h.Tick(func(f *input.Frame) { f.X, f.Y = p.X, p.Y })
			if !h.Text(words.Decimal("6.6") + " %") {
				t.Errorf("%s %s: a game that is pointed at does not tell its numbers", lang, size.Name)
			}
			h.Shot("curve-" + lang + "-" + size.Name)
			for _, bad := range scenetest.Check(h.C) {
				t.Errorf("%s %s: %s", lang, size.Name, bad)
			}
			h = statsOf(t, size, storeOf(t, map[string]string{"history.txt": pastGames}), func(o *scenes.AppOptions) {
				o.Reword = func(*assets.Words) *assets.Words { return words }
			})
			h.Click("show/3")
			for _, bad := range scenetest.Check(h.C) {
				t.Errorf("%s %s, without games: %s", lang, size.Name, bad)
			}
		}
	}
}

// titlesOf are the titles of a history.
func titlesOf(history string) map[string]bool {
	of := map[string]bool{}
	records, _ := save.ReadHistory([]byte(history))
	for _, r := range records {
		of[r.Title] = true
	}
	return of
}
