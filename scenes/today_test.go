package scenes_test

import (
	"math/rand/v2"
	"strings"
	"testing"
	"tilestead/assets"

	"tilestead/bots"
	"tilestead/rules"
	"tilestead/save"
	"tilestead/scenes"
	"tilestead/scenes/apptest"
	"tilestead/scenes/scenetest"
	"tilestead/titles"
)

// theDay is a day of Montana's.
const theDay = "2026-11-29"

// onDay opens the title screen on a day.
func onDay(t testing.TB, day string, store save.Store, change func(*scenes.AppOptions)) *apptest.Hand {
	t.Helper()
	h := apptest.Open(t, apptest.Roomy, func(o *scenes.AppOptions) {
		for _, f := range apptest.Titles {
			o.Boards[f.Title.ID] = f.New
		}
		o.Store, o.Today = store, day
		if change != nil {
			change(o)
		}
	})
	h.Tick(nil)
	return h
}

// The game of the day begins with a click, goes on with another, and is the same for all.
func TestGameOfTheDay(t *testing.T) {
	store := &save.Memory{}
	h := onDay(t, theDay, store, nil)
	h.Click("today")
	h.Wait(2e9)
	g, err := save.Read(h.App.Played())
	if err != nil {
		t.Fatal(err)
	}
	d, _ := titles.DailyOf(theDay)
	set := g.Match.Setup()
	if g.Daily() != theDay || set.Seed != d.Setup.Seed || set.Values[rules.LuckID] != rules.LuckByChance ||
		set.Title != d.Title.ID {
		t.Errorf("the game of %s is that of %q: %+v", theDay, g.Daily(), set)
	}
	if bot := g.Seats[1].Bot; bot != "surveyor" { // a Sunday
		t.Errorf("on a Sunday one plays against %q", bot)
	}
	h = onDay(t, theDay, store, nil)
	h.Wait(1e9)
	if !h.Says("title.continue") {
		t.Error("the game of the day is not gone on with")
	}
	h = onDay(t, "2026-11-30", store, nil) // a Monday, and Carcassonne's
	h.Click("today")
	h.Wait(2e9)
	if g, err = save.Read(h.App.Played()); err != nil || g.Match.Title().ID != "carcassonne" || g.Seats[1].Bot != "berta" {
		t.Errorf("on a Monday there is %s against %q, %v", g.Match.Title().ID, g.Seats[1].Bot, err)
	}
	h = onDay(t, "2026-12-01", store, nil) // Agricola's
	h.Click("today")
	h.Wait(2e9)
	if g, err = save.Read(h.App.Played()); err != nil || g.Match.Title().ID != "agricola" || len(g.Seats) != 1 {
		t.Errorf("on Agricola's day there is %s with %d seats, %v", g.Match.Title().ID, len(g.Seats), err)
	}
	if h = onDay(t, "", &save.Memory{}, nil); h.Has("today") {
		t.Error("without a day there is a game of it")
	}
}

// endedOn is the game of a day, to its end.
func endedOn(t testing.TB, day string, play uint64) *save.Game {
	t.Helper()
	d, _ := titles.DailyOf(day)
	m, err := rules.NewMatch(d.Title, d.Setup)
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(play, 4))
	for m.State().Turn() != rules.Nobody {
		if m.State().Turn() == rules.Nature {
			m.Replay(m.Roll())
			continue
		}
		legal := m.State().Legal(nil)
		m.Replay(legal[r.IntN(len(legal))])
	}
	g := &save.Game{Match: m, Seats: []save.Seat{{Color: "red", Name: "Ada"},
		{Bot: bots.Expert, Color: "blue", Name: "Magnus"}}[:m.Setup().Seats]}
	g.SetDaily(day)
	return g
}

// What counts is the first finish without help; it fills the square of its day, and its code
// says how it came out.
func TestDayIsFilled(t *testing.T) {
	store := &save.Memory{}
	h := onDay(t, theDay, store, nil)
	helped := endedOn(t, theDay, 3)
	helped.Assist()
	h.App.RememberGame(helped)
	if h = onDay(t, theDay, store, nil); h.Says("daily.again") || !h.Says("daily.week", 0, 7) {
		t.Error("a game with help counts")
	}
	g := endedOn(t, theDay, 4)
	h.App.RememberGame(g)
	h = onDay(t, theDay, store, nil)
	points := func(seat rules.Seat) int { return int(rules.Total(g.Match.State(), seat) / rules.Whole(1)) }
	own, other := points(0), points(1)
	if !h.Says("daily.again") || !h.Says("daily.week", 1, 7) || !h.Says("daily.result", own, other) {
		t.Errorf("%d : %d is not told", own, other)
	}
	if h = onDay(t, "2026-12-02", store, nil); h.Says("daily.again") || !h.Says("daily.week", 1, 7) {
		t.Error("three days later the week has forgotten it")
	}
	if h = onDay(t, "2026-12-06", store, nil); !h.Says("daily.week", 0, 7) {
		t.Error("a week later it is still there")
	}
	copied := ""
	h = theResult(t, apptest.Roomy, g, func(o *scenes.AppOptions) {
		o.Copy = func(text string, done func(error)) { copied = text; done(nil) }
	})
	h.Click("code")
	if !strings.HasPrefix(copied, "Tilestead "+theDay) || !strings.Contains(copied, "Magnus") {
		t.Errorf("the code is %q", copied)
	}
}

// The game of the day before can be begun and gone on with as long as it was not played, but not by
// a beginner.
func TestYesterdayIsOffered(t *testing.T) {
	store := &save.Memory{}
	h := onDay(t, "2026-11-30", store, nil)
	if h.Has("yesterday") {
		t.Error("a beginner has two games to choose from")
	}
	h.App.RememberGame(endedOn(t, "2026-11-30", 4))
	h = onDay(t, "2026-11-30", store, nil)
	h.Click("yesterday")
	h.Wait(2e9)
	g, err := save.Read(h.App.Played())
	if err != nil || g.Daily() != theDay {
		t.Fatalf("yesterday's is the game of %q, %v", g.Daily(), err)
	}
	half := endedOn(t, theDay, 4)
	half.Match.Rewind(half.Match.Len() / 2)
	if err := store.Write(save.Running("montana"), bytesOf(t, half)); err != nil {
		t.Fatal(err)
	}
	h = onDay(t, "2026-11-30", store, nil)
	h.Wait(1e9)
	h.Click("yesterday")
	h.Wait(2e9)
	if g, err = save.Read(h.App.Played()); err != nil || g.Match.Len() < half.Match.Len() {
		t.Errorf("yesterday's game begins anew, %v", err)
	}
	h.App.RememberGame(endedOn(t, theDay, 4))
	if h = onDay(t, "2026-11-30", store, nil); h.Has("yesterday") {
		t.Error("a day that was played is offered")
	}
}

// Nothing of the strip is cut or lies on anything else, in any language and at any size.
func TestDayFits(t *testing.T) {
	store := &save.Memory{}
	h := onDay(t, theDay, store, nil)
	h.App.RememberGame(endedOn(t, "2026-11-27", 5))
	h.App.RememberGame(endedOn(t, "2026-12-01", 5))
	for _, lang := range assets.Languages {
		words := scenetest.Words(t, lang)
		for _, size := range apptest.Windows() {
			for _, day := range []string{"2026-11-28", theDay, "2026-11-30", "2026-12-01"} {
				h := apptest.Open(t, size, func(o *scenes.AppOptions) {
					for _, f := range apptest.Titles {
						o.Boards[f.Title.ID] = f.New
					}
					o.Store, o.Today = store, day
					o.Reword = func(*assets.Words) *assets.Words { return words }
				})
				h.Tick(nil)
				if day == theDay {
					h.Shot("today-" + lang + "-" + size.Name)
				}
				if !h.Has("today") || !h.Has("yesterday") && day != "2026-11-28" {
					t.Errorf("%s %s: there is no room", lang, size.Name)
				}
				for _, bad := range scenetest.Check(h.C) {
					t.Errorf("%s %s %s: %s", lang, size.Name, day, bad)
				}
			}
		}
	}
}

// Whoever never played the title of the day is offered its first lesson before it.
func TestDayOffersTheLessonFirst(t *testing.T) {
	h := onDay(t, theDay, &save.Memory{}, nil)
	h.ClickAt(h.Place("today"))
	h.Wait(1e9)
	if !h.Has("welcome/learn") {
		t.Fatal("no lesson is offered")
	}
	h.ClickAt(h.Place("welcome/play"))
	h.Wait(2e9)
	if g, err := save.Read(h.App.Played()); err != nil || g.Daily() != theDay {
		t.Errorf("the game of the day is not begun: %v", err)
	}
}
