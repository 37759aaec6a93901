package scenes_test

import (
	"strings"
	"testing"

	"tilestead/assets"
	"tilestead/rules"
	"tilestead/save"
	"tilestead/scenes"
	"tilestead/scenes/apptest"
	"tilestead/scenes/board"
	"tilestead/scenes/scenetest"
)

// waitingAt opens the title screen with a running game of a title, of people and bots as
// people says: the first so many are people.
func waitingAt(t testing.TB, m *rules.Match, people int, words *assets.Words, size scenetest.Size) *apptest.Hand {
	t.Helper()
	g := &save.Game{Match: m}
	for i, name := range []string{"Ada", "Pip", "Lotte"}[:m.Setup().Seats] {
		seat := save.Seat{Name: name, Color: []string{"red", "blue", "yellow"}[i]}
		if i >= people {
			seat.Bot = "easy"
		}
		g.Seats = append(g.Seats, seat)
	}
	st := &save.Memory{}
	if err := st.Write(save.Running(m.Title().ID), bytesOf(t, g)); err != nil {
		t.Fatal(err)
	}
	return apptest.Open(t, size, func(o *scenes.AppOptions) {
		o.Store, o.Boards = st, map[string]func() board.Board{}
		for _, f := range apptest.Titles {
			o.Boards[f.Title.ID] = f.New
		}
		if words != nil {
			o.Reword = func(*assets.Words) *assets.Words { return words }
		}
	})
}

// midway is a game of three that has so many actions and in which a seat, or somebody but the
// first where it is rules.Nature, is to decide.
func midway(t testing.TB, title *rules.Title, actions int, seat rules.Seat) *rules.Match {
	t.Helper()
	m, err := rules.NewMatch(title, rules.Setup{Title: title.ID, Seats: 3, Seed: 4})
	if err != nil {
		t.Fatal(err)
	}
	for range 2000 {
		turn := m.State().Turn()
		if m.Len() >= actions && (turn == seat || seat == rules.Nature && turn > 0) {
			return m
		}
		if turn == rules.Nature {
			m.Replay(m.Roll())
			continue
		}
		legal := m.State().Legal(nil)
		m.Replay(legal[(m.Len()*7)%len(legal)])
	}
	t.Fatalf("no seat %d decides in %s after %d actions", seat, title.ID, actions)
	return nil
}

// The card of a title says what waits behind Continue: how far the game is, and that it is
// the player's turn or who leads; at every size and in every language without a fault.
func TestCardSaysWhatWaits(t *testing.T) {
	apptest.Each(t, func(t *testing.T, f *scenetest.Fixture) {
		mine, theirs := midway(t, f.Title, 60, 0), midway(t, f.Title, 60, rules.Nature)
		offers := f.New().Offers()
		far := func(w *assets.Words, s rules.State) string {
			if offers.Round != nil {
				return w.Say("saves.round", offers.Round(s))
			}
			return w.Count("title.left."+f.Title.ID, offers.Left(s))
		}
		for _, lang := range assets.Languages {
			w := scenetest.Words(t, lang)
			says := func(h *apptest.Hand, parts ...string) {
				t.Helper()
				for _, part := range parts {
					if !h.Text(part) {
						t.Errorf("%s: the card does not say %q", lang, part)
					}
				}
			}
			says(waitingAt(t, mine, 1, w, apptest.Roomy), w.Say("title.yours"), far(w, mine.State()))
			says(waitingAt(t, mine, 2, w, apptest.Roomy), w.Say("curtain.turn", "Ada"))
			says(waitingAt(t, theirs, 1, w, apptest.Roomy), far(w, theirs.State()))
			if testing.Short() {
				continue
			}
			for _, size := range scenetest.Sizes() {
				for people := range 3 {
					h := waitingAt(t, mine, people, w, size)
					for _, bad := range scenetest.Check(h.C) {
						t.Errorf("%s at %s: %s", lang, size.Name, bad)
					}
				}
			}
		}
	})
}

// Whose game is in a bot's turn is told who leads, where a title counts all the while.
func TestCardSaysWhoLeads(t *testing.T) {
	f := apptest.Carcassonne
	m := midway(t, f.Title, 90, rules.Nature)
	score := f.New().Offers().Score
	leader, _, alone := score.Leader(m.State())
	if !alone {
		t.Fatal("nobody leads in this game")
	}
	h := waitingAt(t, m, 1, nil, apptest.Roomy)
	if !h.Says("title.ahead", []string{"Ada", "Pip", "Lotte"}[leader]) {
		t.Error("the card does not say who leads")
	}
}

// A lesson left on the way waits behind Continue as well, until a game does.
func TestCardSaysThatALessonWaits(t *testing.T) {
	st := &save.Memory{}
	change := func(o *scenes.AppOptions) { o.Store = st }
	h := apptest.Open(t, apptest.Roomy, change)
	h.Click("help")
	h.Click("lesson/0")
	for range 3 {
		h.Click("lesson/next")
	}
	for _, size := range scenetest.Sizes() {
		for _, lang := range assets.Languages {
			h = apptest.Open(t, size, func(o *scenes.AppOptions) { change(o); o.Lang = lang })
			said, _, _ := strings.Cut(h.App.Words().Say("title.lesson", 1, 4, "|"), "|")
			if !h.Text(said) {
				t.Errorf("%s at %s: the card does not say which lesson waits", lang, size.Name)
			}
			for _, bad := range scenetest.Check(h.C) {
				t.Errorf("%s at %s: %s", lang, size.Name, bad)
			}
		}
	}
	h.Click("lesson montana")
	if !h.Has("lesson/next") {
		t.Fatal("Continue does not go on with the lesson")
	}
	h = apptest.Open(t, apptest.Roomy, change)
	h.Click("play montana")
	h.Click("start")
	h = apptest.Open(t, apptest.Roomy, change)
	if !h.Has("continue montana") || h.Has("lesson montana") {
		t.Error("a game does not come before a lesson")
	}
}
