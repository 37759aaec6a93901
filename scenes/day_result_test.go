package scenes_test

import (
	"strings"
	"testing"
	"time"

	"tilestead/assets"
	"tilestead/rules"
	"tilestead/save"
	"tilestead/scenes"
	"tilestead/scenes/apptest"
	"tilestead/scenes/scenetest"
	"tilestead/scenes/think"
)

// fifty finds in its second slice that there were fifty points.
type fifty struct{ slices int }

func (p *fifty) Think(time.Time) (rules.Points, bool) {
	p.slices++
	return rules.Whole(50), p.slices > 1
}

// theDays are one of each title's.
var theDays = []string{"2026-11-27", "2026-11-28", theDay}

// dayResult opens the result of a finished game of a day that counts.
func dayResult(t testing.TB, size scenetest.Size, day string, store save.Store, change func(*scenes.AppOptions),
) *apptest.Hand {
	t.Helper()
	g := endedOn(t, day, 4)
	return theResult(t, size, g, func(o *scenes.AppOptions) {
		for _, f := range apptest.Titles {
			o.Boards[f.Title.ID] = f.New
		}
		at(day + " 20:15")(o)
		o.Store, o.Inline = store, true
		o.NewReviewer = func(m *rules.Match, seat rules.Seat) (think.Reviewer, error) {
			return &strict{m: m, seat: seat}, nil
		}
		o.NewPar = func(*rules.Match) (think.Par, error) { return &fifty{}, nil }
		o.ParLevel = func(rules.Setup) string { return "expert" }
		o.Revision = func(string) string { return "5a1d" }
		if change != nil {
			change(o)
		}
	})
}

// The game of a day is measured without being asked, which is kept with the day; its code has five
// lines, and a later finish is practice.
func TestDayIsMeasured(t *testing.T) {
	for _, day := range theDays {
		store, copied := &save.Memory{}, ""
		change := func(o *scenes.AppOptions) {
			o.Copy = func(text string, done func(error)) { copied = text; done(nil) }
		}
		h := dayResult(t, apptest.Roomy, day, store, change)
		for range 40 {
			h.Wait(250 * time.Millisecond)
		}
		data, err := store.Read("days.txt")
		days, damaged := save.ReadDays(data)
		if err != nil || len(days) != 1 || len(damaged) > 0 {
			t.Fatalf("%s: %q is kept, %v", day, data, err)
		}
		d := days[0]
		if d.Given <= 0 || len(d.Parts) != 5 || d.Title == "agricola" && d.Par != 50 || d.Title != "agricola" && d.Other == 0 {
			t.Errorf("%s: measured it is %+v", day, d)
		}
		if last := remembered(t, store); !last[0].Reviewed || last[0].Given != d.Given {
			t.Errorf("%s: remembered is %+v", day, last[0])
		}
		if h.Says("daily.practice") || !h.Has("part/4") || !h.Says("daily.week", 1, 7) {
			t.Errorf("%s: the result says it wrongly", day)
		}
		h.Click("code")
		lines := strings.Split(copied, "\n")
		if h.Text("🟩") || h.Text("🟥") || !h.Text(lines[0]) {
			t.Errorf("%s: the notice shows what its letters lack", day)
		}
		if len(lines) != 5 || !strings.HasPrefix(lines[0], "Tilestead ") || strings.Count(lines[2], "🟩")+
			strings.Count(lines[2], "🟨")+strings.Count(lines[2], "🟥")+strings.Count(lines[2], "⬜") != 5 ||
			!strings.Contains(lines[4], "5a1d") {
			t.Errorf("%s: the code is\n%s", day, copied)
		}
		brought := map[string]string{"carcassonne": "carcassonne.luck", "montana": "montana.luck"}[d.Title]
		amount := map[string]string{"carcassonne": "+6", "montana": "+58 %"}[d.Title]
		switch {
		case brought == "":
			if d.Drawn || d.Luck != 0 {
				t.Errorf("%s: luck of %v is told where the title tells none", day, d.Luck)
			}
		case !d.Drawn || d.Luck != 580 || !h.Says(brought, amount) ||
			!strings.HasSuffix(lines[2], " "+scenetest.In(t, "").Say(brought, amount)):
			t.Errorf("%s: the luck of the day is %v, the code is\n%s", day, d.Luck, copied)
		}
		helped := endedOn(t, day, 5)
		h = theResult(t, apptest.Roomy, helped, func(o *scenes.AppOptions) {
			for _, f := range apptest.Titles {
				o.Boards[f.Title.ID] = f.New
			}
			at(day + " 21:15")(o)
			o.Store = store
			change(o)
		})
		if !h.Says("daily.practice") {
			t.Errorf("%s: a second finish is no practice", day)
		}
		h.Click("code")
		if last, _ := store.Read("days.txt"); string(last) != string(data) ||
			!strings.Contains(copied, scenetest.In(t, "").Say("daily.practice.short")) {
			t.Errorf("%s: a second finish is kept as %q, its code is\n%s", day, last, copied)
		}
	}
}

// A day is measured though its result was left at once, while the title screen shows.
func TestDayThatIsLeftIsMeasured(t *testing.T) {
	for _, day := range theDays[:2] {
		store := &save.Memory{}
		h := dayResult(t, apptest.Roomy, day, store, func(o *scenes.AppOptions) {
			o.NewReviewer = func(m *rules.Match, seat rules.Seat) (think.Reviewer, error) {
				return &lazy{strict: strict{m: m, seat: seat}}, nil
			}
		})
		h.Click("home")
		if data, _ := store.Read("days.txt"); !strings.HasSuffix(string(data), " -\n") {
			t.Fatalf("%s: it is measured before it is left: %q", day, data)
		}
		h.Wait(40 * time.Second)
		data, _ := store.Read("days.txt")
		if days, _ := save.ReadDays(data); len(days) != 1 || days[0].Parts == "" {
			t.Errorf("%s: once it is left it is %q", day, data)
		}
	}
}

// lazy finds nothing in most slices.
type lazy struct {
	strict
	slices int
}

func (l *lazy) Think(until time.Time) (v think.Verdict, found, over bool) {
	if l.slices++; l.slices%30 != 0 {
		return v, false, false
	}
	return l.strict.Think(until)
}

// What the result says of a day is whole in every language and layout.
func TestDayResultFits(t *testing.T) {
	for _, lang := range assets.Languages {
		words := scenetest.Words(t, lang)
		for _, size := range apptest.ThreeSizes {
			for _, day := range theDays[:2] {
				h := dayResult(t, size, day, &save.Memory{}, func(o *scenes.AppOptions) {
					o.Reword = func(*assets.Words) *assets.Words { return words }
					o.Copy = func(string, func(error)) {}
				})
				h.Wait(3 * time.Second)
				h.Shot("day-" + day + "-" + lang + "-" + size.Name)
				if !h.Has("part/0") {
					t.Errorf("%s %s %s: there is no room", lang, size.Name, day)
				}
				for _, bad := range scenetest.Check(h.C) {
					t.Errorf("%s %s %s: %s", lang, size.Name, day, bad)
				}
			}
		}
	}
}
