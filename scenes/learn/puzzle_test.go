package learn_test

import (
	"testing"

	"tilestead/assets"
	"tilestead/input"
	"tilestead/rules"
	"tilestead/save"
	"tilestead/scenes"
	"tilestead/scenes/apptest"
	"tilestead/scenes/learn"
	"tilestead/scenes/scenetest"
	"tilestead/titles/puzzles"
)

// puzzlesOf are a title's puzzles, read.
func puzzlesOf(t *testing.T, f *scenetest.Fixture) (list []*puzzles.Puzzle) {
	t.Helper()
	text, err := assets.Puzzles(f.Title.ID)
	if err != nil {
		t.Fatal(err)
	}
	texts, err := puzzles.Split(text)
	if err != nil {
		t.Fatal(err)
	}
	for _, one := range texts {
		p, err := one.Read()
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, p)
	}
	return list
}

// linesOf are all lines that can be an answer.
func linesOf(p *puzzles.Puzzle, side func(rules.Action) bool) map[[2]rules.Action]bool {
	lines := map[[2]rules.Action]bool{}
	s := p.Game.Match.State()
	for _, a := range s.Legal(nil) {
		if side != nil && side(a) {
			continue
		}
		after := s.Clone()
		after.Do(a, nil)
		if !p.Deep() || after.Turn() != p.Seat() || after.Prompt().Opens {
			lines[[2]rules.Action{a}] = true
			continue
		}
		for _, then := range after.Legal(nil) {
			lines[[2]rules.Action{a, then}] = true
		}
	}
	return lines
}

// Every puzzle can be replayed to a decision that begins a turn. Its answers are all that the seat
// can do, the best first; some solve it, others don't. It has a name in every language.
func TestPuzzlesAreWhole(t *testing.T) {
	all := 0
	apptest.Each(t, func(t *testing.T, f *scenetest.Fixture) {
		text, _ := assets.Puzzles(f.Title.ID)
		all += len(text)
		list, ids := puzzlesOf(t, f), map[string]bool{}
		if (len(list) > 0) != (assets.PuzzlePack(f.Title.ID) != "") {
			t.Errorf("there are %d puzzles, the pack is %q", len(list), assets.PuzzlePack(f.Title.ID))
		}
		for _, p := range list {
			if ids[p.ID] {
				t.Errorf("%s is there twice", p.ID)
			}
			ids[p.ID] = true
			if !p.Game.Match.State().Prompt().Opens {
				t.Errorf("%s: no turn begins", p.ID)
			}
			lines, near, last := linesOf(p, f.Title.Side), 0, 0
			for _, a := range p.Answers {
				if !lines[a.Line] || a.Loss < last {
					t.Errorf("%s: an answer that gives away %d cannot be done, or is not in order", p.ID, a.Loss)
				}
				delete(lines, a.Line)
				if last = a.Loss; a.Loss <= p.Near {
					near++
				}
			}
			if p.Answers[0].Loss != 0 || len(lines) > 0 || near == len(p.Answers) || p.Margin <= p.Near {
				t.Errorf("%s: the best gives away %d, %d lines are no answers, %d of %d solve it, the margin is %d", p.ID,
					p.Answers[0].Loss, len(lines), near, len(p.Answers), p.Margin)
			}
			if takesMost(p) {
				t.Errorf("%s: the best answer brings more at once than all that do not solve it", p.ID)
			}
			for _, lang := range assets.Languages {
				if w, err := assets.LoadWords(lang); err != nil || !w.Has(f.Title.ID+".puzzle."+p.ID) {
					t.Errorf("%s has no name in %s", p.ID, lang)
				}
			}
		}
	})
	if all > 500_000 {
		t.Errorf("the puzzles are %d bytes", all)
	}
}

// takesMost says that the best answer of a game of two is what whoever counts points finds.
func takesMost(p *puzzles.Puzzle) bool {
	lead := func(line [2]rules.Action) rules.Points {
		s := p.Game.Match.State().Clone()
		s.Do(line[0], nil)
		if line[1] != 0 {
			s.Do(line[1], nil)
		}
		return rules.Total(s, p.Seat()) - rules.Total(s, 1-p.Seat())
	}
	for _, a := range p.Answers {
		if a.Loss > p.Near && lead(a.Line) >= lead(p.Answers[0].Line) {
			return false
		}
	}
	return true
}

// solve answers the puzzle on top by clicks, and gives how that was judged.
func solve(h *apptest.Hand, line [2]rules.Action) save.PuzzleAnswer {
	h.T.Helper()
	for range 600 {
		v, ok := learn.PuzzleOn(h.App.Top())
		if !ok {
			h.T.Fatalf("the puzzle is gone, there is %T", h.App.Top())
		}
		if how, told := v.Told(); told {
			h.Tick(nil)
			return how
		}
		if id := v.Next(line); id != "" && h.Has(id) {
			h.Click(id)
		}
		h.Tick(nil)
	}
	v, _ := learn.PuzzleOn(h.App.Top())
	h.T.Fatalf("the answer is not judged: %d actions are done, next is %q", v.Done(), v.Next(line))
	return ""
}

// openPuzzles opens a title's list of puzzles.
func openPuzzles(t *testing.T, f *scenetest.Fixture, size scenetest.Size, store save.Store) *apptest.Hand {
	t.Helper()
	h := lessonsOf(t, f, size, store, nil)
	h.Click("puzzles")
	return h
}

// A puzzle is answered by clicks: a miss is told, with what it gives away, and tried again; the best
// move solves it, and what was solved is remembered and ticked. Then comes the next one.
func TestPuzzlesByClicks(t *testing.T) {
	apptest.Each(t, func(t *testing.T, f *scenetest.Fixture) {
		list := puzzlesOf(t, f)
		if len(list) == 0 {
			return
		}
		for _, size := range apptest.ThreeSizes {
			store := fast(t)
			h := openPuzzles(t, f, size, store)
			h.Click("puzzle/0")
			p := list[0]
			if how := solve(h, p.Answers[len(p.Answers)-1].Line); how != save.PuzzleMissed || !h.Says("puzzle.missed") {
				t.Fatalf("%s: the worst answer is %s", size.Name, how)
			}
			v, _ := learn.PuzzleOn(h.App.Top())
			if v.Covers() {
				t.Errorf("%s: the panel covers what was done", size.Name)
			}
			h.Click("puzzle/again")
			if v.Done() != 0 {
				t.Errorf("%s: %d actions are done when it is tried again", size.Name, v.Done())
			}
			if how := solve(h, p.Answers[0].Line); how != save.PuzzleSolved || !h.Says("puzzle.solved") {
				t.Fatalf("%s: the best answer is %s", size.Name, how)
			}
			h.Key(input.KeyEnter)
			if v, _ := learn.PuzzleOn(h.App.Top()); len(list) > 1 && v.ID() != list[1].ID {
				t.Errorf("%s: the next puzzle is %s", size.Name, v.ID())
			}
			records, _, err := (&save.Shelf{Store: store}).Puzzles()
			if err != nil || len(records) != 1 || records[0].Answer != save.PuzzleSolved || records[0].ID != p.ID {
				t.Errorf("%s: remembered is %v, %v", size.Name, records, err)
			}
			if h = openPuzzles(t, f, size, store); !h.Says("puzzle.done", 1, len(list)) {
				t.Errorf("%s: the list does not say that one is solved", size.Name)
			}
		}
	})
}

// From an answer that solves it a game goes on against a rival, which counts for nothing.
func TestPuzzlesArePlayedOn(t *testing.T) {
	f := apptest.Carcassonne
	p := puzzlesOf(t, f)[0]
	h := openPuzzles(t, f, apptest.Roomy, fast(t))
	h.Click("puzzle/0")
	solve(h, p.Answers[0].Line)
	h.Click("puzzle/on")
	h.Tick(nil)
	g, err := save.Read(h.App.Played())
	if err != nil {
		t.Fatal(err)
	}
	for i := range p.Game.Match.Len() {
		if g.Match.Action(i) != p.Game.Match.Action(i) {
			t.Fatalf("action %d is another one", i)
		}
	}
	if at := p.Game.Match.Len(); g.Match.Len() <= at || g.Match.Action(at) != p.Answers[0].Line[0] {
		t.Error("the game does not go on behind the answer")
	}
	for i, s := range g.Seats {
		if (s.Bot == "") != (rules.Seat(i) == p.Seat()) {
			t.Errorf("at seat %d sits %q", i+1, s.Bot)
		}
	}
	if !g.Assisted() || !g.Branched() {
		t.Error("the game counts")
	}
}

// A tile that was placed can be taken back as long as the turn is not done.
func TestPuzzlesCanBeUndone(t *testing.T) {
	f := apptest.Carcassonne
	list := puzzlesOf(t, f)
	at := 0
	for list[at].Answers[0].Line[1] == 0 {
		at++
	}
	h := apptest.OpenWith(t, f, apptest.Roomy, fast(t), nil)
	h.Click("help")
	h.Click("puzzles")
	h.Click("puzzle/" + string(rune('0'+at)))
	v, _ := learn.PuzzleOn(h.App.Top())
	for range 200 {
		if id := v.Next(list[at].Answers[0].Line); v.Done() == 0 && id != "" && h.Has(id) {
			h.Click(id)
		}
		h.Tick(nil)
	}
	if _, told := v.Told(); v.Done() != 1 || told {
		t.Fatalf("%d actions are done, told: %v", v.Done(), told)
	}
	h.Key(input.KeyBackspace)
	h.Wait(1e9)
	if v.Done() != 0 {
		t.Error("the tile is not taken back")
	}
}

// The title screen leads to the puzzles of the week's title.
func TestPuzzleOfTheWeek(t *testing.T) {
	h := apptest.Open(t, apptest.Roomy, func(o *scenes.AppOptions) {
		o.Boards[apptest.Carcassonne.Title.ID] = apptest.Carcassonne.New
		o.Today = "2026-11-30"
	})
	h.Tick(nil)
	h.Click("puzzle")
	if !h.Says("puzzle.week") || !h.Has("puzzle/week") {
		t.Fatal("the title screen does not lead to the puzzle of the week")
	}
	h.Click("puzzle/week")
	if _, ok := learn.PuzzleOn(h.App.Top()); !ok {
		t.Error("it is not opened")
	}
}

// TestPaintPuzzles paints the list, a task, a miss and a solution in the layouts, for people to look
// at.
func TestPaintPuzzles(t *testing.T) {
	apptest.Shots(t)
	apptest.Each(t, func(t *testing.T, f *scenetest.Fixture) {
		list := puzzlesOf(t, f)
		if len(list) == 0 {
			return
		}
		for _, size := range apptest.ThreeSizes {
			h := openPuzzles(t, f, size, fast(t))
			shot := func(what string) { h.Shot("puzzle-" + f.Title.ID + "-" + what + "-" + size.Name) }
			h.Click("puzzle/0")
			h.Wait(1e9)
			shot("task")
			p := list[0]
			solve(h, p.Answers[len(p.Answers)-1].Line)
			h.Wait(1e9)
			shot("miss")
			h.Click("puzzle/again")
			solve(h, p.Answers[0].Line)
			h.Wait(1e9)
			shot("solved")
			h.Key(input.KeyEsc)
			h.Wait(5e8)
			shot("list")
		}
	})
}
