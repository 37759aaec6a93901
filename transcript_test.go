package main

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"tilestead/assets"
	"tilestead/bots"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/scenes/apptest"
	"tilestead/scenes/think"
)

// What each title says is written down in each language: its set-up, its lessons,
// and all that the table says in a whole game, so that a person can read the
// sentences as players do: build/words holds the pages. What no sentence can hold
// is found here.
func TestTranscripts(t *testing.T) {
	if testing.Short() {
		t.Skip("whole games with their hints, in four languages; nothing in them runs beside anything else")
	}
	const seats, seed = 2, 11
	folder := filepath.Join("build", "words")
	if err := os.MkdirAll(folder, 0o755); err != nil {
		t.Fatal(err)
	}
	for _, title := range apptest.Titles {
		f := *title
		if f.Title == &agricola.Title {
			f.Modules = []string{"moor", "hand-cards"}
		}
		t.Run(f.Title.ID, func(t *testing.T) {
			m := f.Match(t, seats, seed)
			playMedium(t, m)
			advice := adviseOnce(t, m)
			for _, lang := range assets.Languages {
				page := f.Transcribe(t, lang, m, advice)
				if err := os.WriteFile(filepath.Join(folder, f.Title.ID+"-"+lang+".txt"), []byte(page.Text()),
					0o644); err != nil {
					t.Fatal(err)
				}
				for _, fault := range page.Faults() {
					t.Errorf("%s: %s", lang, fault)
				}
			}
		})
	}
}

// playMedium lets the bot of the middle level decide for every seat, so that
// the game is one that people could have played.
func playMedium(t *testing.T, m *rules.Match) {
	t.Helper()
	b, err := bots.New(m.Title().ID, "medium", m.Setup().Seed)
	if err != nil {
		t.Fatal(err)
	}
	for m.State().Turn() != rules.Nobody {
		a := rules.Action(0)
		if m.State().Turn() == rules.Nature {
			a = m.Roll()
		} else {
			b.Start(m.Perspective(m.State().Turn()))
			for ok := false; !ok; {
				a, ok = b.Think(time.Now().Add(time.Minute))
			}
		}
		if _, err := m.Do(a); err != nil {
			t.Fatal(err)
		}
	}
}

// adviseOnce asks for the hint at the decision of an action, once for all
// languages.
func adviseOnce(t *testing.T, m *rules.Match) func(action int) []think.Advice {
	t.Helper()
	hint, err := bots.NewHint(m.Title().ID, m.Setup().Seed)
	if err != nil {
		t.Fatal(err)
	}
	known := map[int][]think.Advice{}
	return func(i int) []think.Advice {
		if _, ok := known[i]; !ok {
			s := m.Before(i)
			hint.Start(rules.PerspectiveOf(s, s.Turn()))
			for ok := false; !ok; {
				known[i], ok = hint.Think(time.Now().Add(time.Minute))
			}
		}
		return known[i]
	}
}
