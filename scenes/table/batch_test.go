package table_test

import (
	"testing"

	"tilestead/input"
	"tilestead/rules"
	"tilestead/scenes/board"
	"tilestead/scenes/settings"
	"tilestead/scenes/table"
	"tilestead/ui"
)

// A batchBoard has a button that places a piece and does more after that.
type batchBoard struct {
	toyBoard
	then []board.Deed
}

func (b batchBoard) Targets(v *board.View) []board.Target {
	gs := b.toyBoard.Targets(v)
	if len(v.Picked) > 1 {
		first := toyAct(toyPlace, 0, 0)
		gs = append(gs, board.Target{ID: "batch", Label: "Both",
			Fits: func(a rules.Action) bool { return a == first }, Then: b.then})
	}
	return gs
}

// twoTurns are what is done after a piece was placed, so that two turns are over.
func twoTurns() []board.Deed {
	end := board.Deed{Asked: "end", Action: rules.Act(toyEnd)}
	return []board.Deed{end, {Asked: "ask", Action: toyAct(toyPlace, 1, 0)}, end}
}

// batching sits at a table with such a button, and clicks it.
func batching(t *testing.T, seats string, opt settings.TableOptions, then []board.Deed) *player {
	t.Helper()
	p := sit(t, newToy(t, len(seats), 1), batchBoard{then: then}, seats, 960, 540, func(*table.Config) {})
	p.opt = opt
	p.until()
	p.table.Press("batch")
	p.wait(1)
	return p
}

// A batch is carried out to its end at every speed, and is taken back as one.
func TestBatchIsDoneAndTakenBackAsOne(t *testing.T) {
	for speed := settings.NormalSpeed; speed <= settings.InstantSpeed; speed++ {
		p := batching(t, "p", settings.TableOptions{Speed: speed}, twoTurns())
		p.wait(300)
		if n := p.table.Match().Len(); n != 4 || toyState(p).Turns != 2 {
			t.Fatalf("speed %d: %d actions are done, %d turns are over", speed, n, toyState(p).Turns)
		}
		p.until()
		p.key(input.KeyU)
		p.until()
		if n := p.table.Match().Len(); n != 0 {
			t.Errorf("speed %d: %d actions are left after they were taken back", speed, n)
		}
		p.wait(100)
		if n := p.table.Match().Len(); n != 0 {
			t.Errorf("speed %d: what was taken back is done again", speed)
		}
	}
}

// A batch ends where something else is asked than was foreseen, or what was foreseen can't be
// done any more, and where another seat decides.
func TestBatchEndsAtTheUnforeseen(t *testing.T) {
	end := board.Deed{Asked: "end", Action: rules.Act(toyEnd)}
	for name, c := range map[string]struct {
		seats string
		then  []board.Deed
		done  int
	}{
		"another question": {"p", []board.Deed{{Asked: "ask", Action: rules.Act(toyEnd)}, end}, 1},
		"not legal":        {"p", []board.Deed{end, {Asked: "ask", Action: toyAct(toyPlace, 0, 1)}, end}, 2},
		"another seat":     {"pp", twoTurns(), 2},
	} {
		p := batching(t, c.seats, settings.TableOptions{Speed: settings.InstantSpeed}, c.then)
		p.wait(100)
		if n := p.table.Match().Len(); n != c.done {
			t.Errorf("%s: %d actions are done, want %d", name, n, c.done)
		}
	}
}

// Whoever does anything meanwhile stops it.
func TestBatchIsStoppedByAClick(t *testing.T) {
	p := batching(t, "p", settings.TableOptions{Speed: settings.NormalSpeed}, twoTurns())
	if p.table.Phase() != table.Showing {
		t.Fatal("nothing of the first action is shown")
	}
	p.click(ui.Point{X: 480, Y: 20})
	p.wait(300)
	if n := p.table.Match().Len(); n != 1 {
		t.Errorf("%d actions are done after a click, want the first", n)
	}
}

// A batch can end in a choice that is narrowed as if by a click, which is taken back as one; what
// nothing fits narrows nothing.
func TestBatchNarrowsTheNextChoice(t *testing.T) {
	end := board.Deed{Asked: "end", Action: rules.Act(toyEnd)}
	none := board.Deed{Asked: "ask", Fits: func(rules.Action) bool { return false }}
	some := board.Deed{Asked: "ask", Fits: func(a rules.Action) bool {
		return a == toyAct(toyPlace, 1, 0) || a == toyAct(toyPlace, 0, 1)
	}}
	p := batching(t, "p", settings.TableOptions{Speed: settings.InstantSpeed}, []board.Deed{end, none, some})
	p.wait(100)
	if n := p.table.Match().Len(); n != 2 || p.table.Clicks() != 1 || !p.table.Deciding() {
		t.Errorf("%d actions are done, %d clicks are made", n, p.table.Clicks())
	}
}
