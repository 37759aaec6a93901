package table_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"tilestead/assets"
	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/rules/montana"
	"tilestead/scenes/board"
	boards "tilestead/scenes/carcassonne"
	montanaBoards "tilestead/scenes/montana"
	"tilestead/scenes/scenetest"
	"tilestead/scenes/table"
	"tilestead/ui"
)

// The log of six players at 1280x800 shows at least eight turns, all over the
// game, and nothing of it is cut or lies outside.
func TestLogShowsEightTurnsOfSix(t *testing.T) {
	set := rules.Setup{Title: "carcassonne", Seats: 6, Seed: 5, Modules: []string{"inns"}}
	m, err := rules.NewMatch(&carcassonne.Title, set)
	if err != nil {
		t.Fatal(err)
	}
	r, least, looks := rand.New(rand.NewPCG(1, 2)), 99, 0
	for {
		wander(t, m, 24, r)
		if m.State().Turn() == rules.Nobody {
			break
		}
		p := sit(t, m, boards.NewBoard(), "pppppp", 640, 400, nil)
		p.until()
		p.wait(2)
		if turns := p.table.LogTurns(); m.Len() > 60 {
			least, looks = min(least, turns), looks+1
		}
		for row, turns := range p.table.LogRows() {
			if len(turns) > 1 {
				t.Errorf("after %d actions row %d tells of %d turns", m.Len(), row, len(turns))
			}
		}
		frame := p.table.Canvas()
		for _, z := range p.table.LogBoxes() {
			if !z.Within(frame) {
				t.Errorf("after %d actions an entry lies at %v", m.Len(), z)
			}
		}
	}
	if looks == 0 || least < 8 {
		t.Errorf("in %d looks at the log the fewest turns were %d", looks, least)
	}
}

// A log in which nothing stands says what will, without the eye and what parts its columns.
func TestEmptyLogSaysWhatItIs(t *testing.T) {
	p := sit(t, newToy(t, 2, 1), toyBoard{}, "pp", 960, 540, nil)
	p.wait(2)
	if n := p.table.LogLength(); n > 0 {
		t.Fatalf("%d lines stand in the log", n)
	}
	eye := p.table.HasZone("tool/again")
	if told := p.drawn(scenetest.In(t, "").Say("table.log.soon")); !told || eye {
		t.Errorf("an empty log is told: %v, with an eye: %v", told, eye)
	}
}

// What the log tells of an entry with a rule names the key of the rule, but not to fingers.
func TestLogNamesNoKeyToFingers(t *testing.T) {
	m, err := rules.NewMatch(&carcassonne.Title, rules.Setup{Title: "carcassonne", Seats: 2, Seed: 5})
	if err != nil {
		t.Fatal(err)
	}
	wander(t, m, 40, rand.New(rand.NewPCG(1, 2)))
	for _, fingers := range []bool{false, true} {
		w, named := words(t), 0
		p := sit(t, m, boards.NewBoard(), "pp", 640, 400, func(c *table.Config) {
			w.Fingers(fingers)
			c.Words, c.Reference = w, func(string) ui.Scene { return nil }
		})
		p.until()
		p.wait(2)
		boxes := p.table.LogBoxes()
		for _, box := range boxes {
			at := box.Center()
			p.move(at.X, at.Y)
			p.wait(1)
			if strings.Contains(strings.Join(p.table.LogTips(), "\n"), w.Say("table.log.why")) {
				named++
			}
		}
		if len(boxes) == 0 || (named > 0) == fingers {
			t.Errorf("fingers %t: %d of %d tips name the key", fingers, named, len(boxes))
		}
	}
}

// In pictures the small log is the same in every language, and where it tells in words it is not.
func TestPicturesAreTheSameInAllLanguages(t *testing.T) {
	for name, c := range map[string]struct {
		title *rules.Title
		board func() board.Board
	}{
		"carcassonne": {&carcassonne.Title, func() board.Board { return boards.NewBoard() }},
		"montana":     {&montana.Title, func() board.Board { return montanaBoards.NewBoard() }},
	} {
		log := func(lang string, width, high float64) (said []string) {
			m, err := rules.NewMatch(c.title, rules.Setup{Title: name, Seats: 3, Seed: 5})
			if err != nil {
				t.Fatal(err)
			}
			wander(t, m, 260, rand.New(rand.NewPCG(1, 2)))
			p := sit(t, m, c.board(), "ppp", width, high, func(cfg *table.Config) { cfg.Words = scenetest.Words(t, lang) })
			p.until()
			for _, op := range p.draw().Ops {
				at := ui.Point{X: op.Box.X, Y: op.Box.Y}
				if op.Kind == ui.OpText && p.table.LogBox().Contains(at) {
					said = append(said, op.Text)
				}
			}
			return said
		}
		pictures, told := strings.Join(log("en", 640, 400), " "), strings.Join(log("en", 960, 540), " ")
		for _, lang := range []string{"de", "ru", "sk"} {
			if got := strings.Join(log(lang, 640, 400), " "); got != pictures || pictures == "" {
				t.Errorf("%s: %q, in English %q", lang, got, pictures)
			}
			if got := strings.Join(log(lang, 960, 540), " "); got == told {
				t.Errorf("%s: %s tells %q, in English %q", name, lang, got, told)
			}
		}
	}
}

// What is too long for a row of the small log is told in fewer words, not in none.
func TestLongEntriesAreToldInFewWords(t *testing.T) {
	for _, lang := range assets.Languages {
		m, err := rules.NewMatch(&carcassonne.Title, rules.Setup{Title: "carcassonne", Seats: 3, Seed: 5,
			Modules: []string{"inns", "traders", "dragon"}})
		if err != nil {
			t.Fatal(err)
		}
		wander(t, m, 350, rand.New(rand.NewPCG(1, 2)))
		p := sit(t, m, boards.NewBoard(), "ppp", 853, 533, func(c *table.Config) { c.Words = scenetest.Words(t, lang) })
		p.frame.S, p.frame.W, p.frame.H = ui.Scale(1280, 800, ui.NormalText)
		p.wait(2)
		p.draw()
		if none := p.table.LogWordless(); len(none) > 0 || !p.table.LogInWords() {
			t.Errorf("%s: nothing is written of %q", lang, none)
		}
	}
}

// A change of the lead is an entry of its own, and is taken back with what
// brought it.
func TestLeadIsToldAndTakenBack(t *testing.T) {
	m, err := rules.NewMatch(&montana.Title, rules.Setup{Title: "montana", Seats: 3, Seed: 5})
	if err != nil {
		t.Fatal(err)
	}
	wander(t, m, 600, rand.New(rand.NewPCG(1, 2)))
	leads := func() (n int) {
		p := sit(t, m, montanaBoards.NewBoard(), "ppp", 960, 540, nil)
		p.wait(2)
		for _, text := range p.table.LogTexts() {
			if text == scenetest.In(t, "table.").Say("lead") {
				n++
			}
		}
		return n
	}
	leader, changes := rules.Nobody, 0
	for i := 1; i <= m.Len(); i++ {
		s := m.State()
		if i < m.Len() {
			s = m.Before(i)
		}
		best, alone := rules.Seat(0), true
		for seat := rules.Seat(1); seat < 3; seat++ {
			switch a, b := rules.Total(s, seat), rules.Total(s, best); {
			case a > b:
				best, alone = seat, true
			case a == b:
				alone = false
			}
		}
		if alone && best != leader {
			if leader != rules.Nobody {
				changes++
			}
			leader = best
		}
	}
	if got := leads(); got != changes || changes == 0 {
		t.Errorf("the lead changed %d times, the log tells %d", changes, got)
	}
	m.Rewind(10)
	if got := leads(); got != 0 {
		t.Errorf("after ten actions the log tells %d changes of the lead", got)
	}
}
