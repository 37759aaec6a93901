package table_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"tilestead/input"
	"tilestead/rules"
	"tilestead/scenes/board"
	"tilestead/scenes/scenetest"
	"tilestead/scenes/settings"
	"tilestead/scenes/table"
	"tilestead/ui"
)

// An obviousBoard knows what is obvious of the toy: to end a turn, and with roll to
// begin it with a roll.
type obviousBoard struct {
	toyBoard
	roll bool
}

func (b obviousBoard) Offers() board.Offers {
	o := b.toyBoard.Offers()
	o.Obvious = func(v *board.View) (rules.Action, bool) {
		switch s := v.State.(*toy); {
		case s.Stage == atEnd:
			return rules.Act(toyEnd), true
		case b.roll && s.Stage == atTurn:
			return rules.Act(toyRoll), true
		}
		return 0, false
	}
	return o
}

// obviousTicks is how many ticks what is obvious shows before it is done.
const obviousTicks = 900 * input.TicksPerSecond / 1000

// placing sits at a table where a piece has been placed, so that only the end of
// the turn is left.
func placing(t *testing.T, seats string, change func(*table.Config)) *player {
	t.Helper()
	p := sit(t, newToy(t, len(seats), 1), obviousBoard{}, seats, 960, 540, change)
	p.until()
	place(p, 3)
	return p
}

// place places a piece, and waits for the next decision.
func place(p *player, cell int) {
	p.t.Helper()
	p.clickTarget("cell " + string(rune('0'+cell)))
	p.clickTarget("colour 1")
	p.until()
}

// What is obvious shows as chosen for a moment and is done then, at every speed, and
// in the same time where motion is reduced.
func TestObviousIsAnswered(t *testing.T) {
	for _, opt := range []settings.TableOptions{{}, {Speed: settings.FastSpeed}, {Speed: settings.InstantSpeed},
		{Reduced: true}} {
		p := sit(t, newToy(t, 1, 1), obviousBoard{}, "p", 960, 540, nil)
		p.opt = opt
		p.until()
		if p.wait(100); p.table.Match().Len() != 0 {
			t.Fatalf("%+v: what is not obvious is answered", opt)
		}
		place(p, 3)
		p.wait(obviousTicks - 1)
		if p.table.Chosen() != "button End" || toyState(p).Turns != 0 {
			t.Errorf("%+v: shortly before %q shows as chosen, after %d turns", opt, p.table.Chosen(), toyState(p).Turns)
		}
		p.wait(5)
		if p.table.Chosen() != "" || toyState(p).Turns != 1 || p.saves != 2 {
			t.Errorf("%+v: after it %q shows as chosen, after %d turns and %d saves", opt, p.table.Chosen(),
				toyState(p).Turns, p.saves)
		}
		if p.wait(100); toyState(p).Turns != 1 || len(toyState(p).Cells) == 0 {
			t.Errorf("%+v: more is answered", opt)
		}
	}
}

// It shows as chosen: framed, with a line that grows, pressed as a button is, and the
// prompt says so.
func TestObviousShows(t *testing.T) {
	p := placing(t, "p", nil)
	p.wait(2)
	early := p.draw()
	box := p.target("button End").Area
	wide := func(c *ui.Canvas) (most float64) {
		for _, op := range c.Ops {
			if op.Kind == ui.OpFill && op.Box.Y > box.Y && op.Box.Y < box.Y+box.H && op.Box.H <= 3 &&
				op.Box.X == box.X+3 {
				most = op.Box.W
			}
		}
		return most
	}
	p.wait(30)
	if a, b := wide(early), wide(p.draw()); b <= a || b >= box.W {
		t.Errorf("the line grew from %v to %v", a, b)
	}
	p.rclick(ui.Point{X: 20, Y: 60})
	after, stop := p.draw(), scenetest.In(t, "table.").Say("obvious")
	if says(after, stop) || !says(early, stop) {
		t.Error("the prompt does not say that it can be stopped")
	}
	if len(early.Ops) <= len(after.Ops) {
		t.Error("nothing shows what is chosen")
	}
}

// Whatever the player does leaves the decision to the player, and is done as always;
// moving the pointer is nothing.
func TestObviousIsStopped(t *testing.T) {
	aside := ui.Point{X: 20, Y: 60}
	for name, c := range map[string]struct {
		do    func(p *player)
		turns int8
	}{
		"nothing":       {func(p *player) { p.move(300, 300); p.move(310, 310) }, 1},
		"a click":       {func(p *player) { p.click(aside) }, 0},
		"a right click": {func(p *player) { p.rclick(aside) }, 0},
		"a key":         {func(p *player) { p.key(input.KeyL); p.key(input.KeyEsc) }, 0},
		"Tab":           {func(p *player) { p.key(input.KeyTab) }, 0},
		"Esc":           {func(p *player) { p.key(input.KeyEsc) }, 0},
		"the wheel":     {func(p *player) { p.tick(func(f *input.Frame) { f.Wheel = 1 }) }, 0},
		"a finger": {func(p *player) {
			p.tick(func(f *input.Frame) {
				f.X, f.Y, f.Touch, f.Left = aside.X, aside.Y, true, input.Button{Down: true, Pressed: true}
			})
			p.tick(func(f *input.Frame) { f.Touch, f.Left = true, input.Button{Released: true} })
		}, 0},
		"a click on it": {func(p *player) { p.clickTarget("button End") }, 1},
		"Enter":         {func(p *player) { p.key(input.KeyEnter) }, 1},
	} {
		p := placing(t, "p", nil)
		p.wait(20)
		if p.table.Chosen() == "" {
			t.Fatal("nothing is chosen")
		}
		c.do(p)
		if name != "nothing" && p.table.Chosen() != "" {
			t.Errorf("%s does not stop it", name)
		}
		if p.table.Covered() {
			t.Errorf("%s opens something besides", name)
		}
		if p.wait(200); toyState(p).Turns != c.turns {
			t.Errorf("after %s there were %d turns, want %d", name, toyState(p).Turns, c.turns)
		}
	}
}

// A release belongs to a press before: who skips what is shown stops nothing.
func TestObviousIsNotStoppedByARelease(t *testing.T) {
	p := sit(t, newToy(t, 1, 1), obviousBoard{}, "p", 960, 540, nil)
	p.until()
	p.clickTarget("cell 3")
	p.clickTarget("colour 1")
	if p.table.Phase() != table.Showing {
		t.Fatal("nothing is shown")
	}
	p.tick(func(f *input.Frame) { f.Left = input.Button{Down: true, Pressed: true} })
	p.until()
	for range 200 {
		p.tick(func(f *input.Frame) { f.Left.Down = true })
	}
	if toyState(p).Turns != 0 {
		t.Error("it is answered while a button is held")
	}
	p.tick(func(f *input.Frame) { f.Left = input.Button{Released: true} })
	if p.wait(obviousTicks + 2); toyState(p).Turns != 1 {
		t.Error("the release has stopped it")
	}
}

// Undo takes back what was answered with the decision before, and what comes back is
// left to the player.
func TestObviousIsUndone(t *testing.T) {
	p := placing(t, "p", nil)
	p.wait(obviousTicks + 2)
	if p.table.Match().Len() != 2 {
		t.Fatalf("%d actions", p.table.Match().Len())
	}
	p.key(input.KeyU)
	if p.table.Match().Len() != 0 {
		t.Fatalf("after undo %d actions are left", p.table.Match().Len())
	}
	place(p, 5) // another position
	if p.wait(obviousTicks + 2); toyState(p).Turns != 1 {
		t.Error("in another position it is not answered")
	}

	p = placing(t, "p", nil)
	p.wait(10)
	p.clickTarget("button End") // the player's own decision
	p.key(input.KeyU)
	if p.table.Match().Len() != 1 {
		t.Fatalf("undo of a click leaves %d actions", p.table.Match().Len())
	}
	if p.wait(200); toyState(p).Turns != 0 || p.table.Chosen() != "" {
		t.Error("what was taken back is answered again")
	}
}

// Where the decision before must stay only what was answered is taken back; freely
// both are, which counts as help.
func TestObviousIsUndoneAlone(t *testing.T) {
	for _, c := range []struct {
		undo settings.UndoRule
		left int
		help bool
	}{{settings.UndoFair, 3, false}, {settings.UndoFree, 0, true}} {
		helped := false
		p := sit(t, newToy(t, 1, 3), obviousBoard{}, "p", 960, 540, func(cfg *table.Config) {
			cfg.Assisted = func() { helped = true }
		})
		p.opt.Confirm, p.opt.Undo = settings.NeverConfirm, c.undo
		p.until()
		p.clickTarget("button Roll")
		p.until()
		p.wait(obviousTicks + 2)
		if p.table.Match().Len() != 4 {
			t.Fatalf("%d actions", p.table.Match().Len())
		}
		p.key(input.KeyU)
		if n := p.table.Match().Len(); n != c.left || helped != c.help {
			t.Errorf("undo %d: %d actions are left, want %d; helped %t", c.undo, n, c.left, helped)
		}
		if p.wait(200); p.table.Match().Len() != c.left {
			t.Errorf("undo %d: what was taken back is answered again", c.undo)
		}
	}
}

// What the table answers for somebody else is nobody's decision.
func TestObviousIsNoMoveOfAnother(t *testing.T) {
	p := sit(t, newToy(t, 2, 1), obviousBoard{}, "pp", 960, 540, nil)
	p.until()
	place(p, 3)
	s := toyState(p)
	s.Active = 1 // the other one ends the turn
	p.wait(obviousTicks + 2)
	if p.table.Match().Len() != 2 {
		t.Fatalf("%d actions", p.table.Match().Len())
	}
	p.key(input.KeyU)
	if p.table.Match().Len() != 0 {
		t.Errorf("%d actions are left", p.table.Match().Len())
	}
}

// A secondBoard knows all that the second person is asked.
type secondBoard struct{ toyBoard }

func (b secondBoard) Offers() board.Offers {
	o := b.toyBoard.Offers()
	o.Obvious = func(v *board.View) (rules.Action, bool) {
		s := v.State.(*toy)
		return s.Legal(nil)[0], s.Active == 1
	}
	return o
}

// Nobody is called to the table for what it answers by itself.
func TestObviousCallsNobody(t *testing.T) {
	p := sit(t, newToy(t, 2, 1), secondBoard{}, "pp", 960, 540, nil)
	p.until()
	p.wait(120) // the sign of the first one
	place(p, 3)
	p.clickTarget("button End")
	p.until()
	if p.table.Chosen() != "button Roll" || !says(p.draw(), scenetest.In(t, "table.").Say("obvious")) {
		t.Fatalf("%q is chosen for the second one", p.table.Chosen())
	}
	for range 600 {
		if p.wait(1); toyState(p).Active == 0 {
			break
		}
	}
	p.until()
	if s := toyState(p); s.Active != 0 || s.Turns != 2 {
		t.Fatalf("the second one still plays: %+v", *s)
	}
	if who := p.table.Called(); who != rules.Nobody {
		t.Errorf("%v is called to the table", who)
	}
}

// Time counts only while somebody can see it at the table.
func TestObviousWaits(t *testing.T) {
	closed := false
	p := placing(t, "p", func(c *table.Config) { c.Close = func() { closed = true } })
	p.wait(20)
	for range 200 {
		p.tick(func(f *input.Frame) { f.Hidden = true })
	}
	if toyState(p).Turns != 0 || p.table.Chosen() == "" {
		t.Fatal("it is answered, or stopped, while the window is hidden")
	}
	if p.table.Closing() || !p.table.Covered() {
		t.Fatal("the table does not ask whether it may be closed")
	}
	if p.wait(200); toyState(p).Turns != 0 || p.table.Chosen() == "" || closed {
		t.Fatal("it is answered, or stopped, below a panel")
	}
	p.clickZone("closing/no")
	if p.wait(200); toyState(p).Turns != 0 {
		t.Error("a click in a panel does not stop it")
	}
}

// Who wants to be asked each time is.
func TestObviousIsAskedAbout(t *testing.T) {
	p := sit(t, newToy(t, 1, 1), obviousBoard{}, "p", 960, 540, nil)
	p.opt.Confirm = settings.ConfirmAlways
	p.until()
	p.clickTarget("cell 3")
	p.clickTarget("colour 1")
	p.clickZone("question/yes")
	p.until()
	if p.wait(200); p.table.Chosen() != "" || toyState(p).Turns != 0 {
		t.Error("it is answered for who wants to be asked always")
	}
}

// What is final has shown as chosen for long enough: chance does not wait once more.
func TestObviousDoesNotWaitTwice(t *testing.T) {
	p := sit(t, newToy(t, 1, 1), obviousBoard{roll: true}, "p", 960, 540, nil)
	p.opt.Confirm = settings.ConfirmFinal
	p.until()
	if p.wait(obviousTicks + 5); p.table.Match().Len() < 2 {
		t.Errorf("%d actions: chance waits", p.table.Match().Len())
	}
}

// Nothing is answered in lessons, nor while a game is stepped through.
func TestObviousIsLeftToLessonsAndReplays(t *testing.T) {
	p := sit(t, newToy(t, 1, 1), obviousBoard{roll: true}, "p", 960, 540, func(c *table.Config) { c.Coach = freeCoach{} })
	p.opt.Confirm = settings.NeverConfirm
	p.until()
	if p.wait(200); p.table.Match().Len() != 0 || p.table.Chosen() != "" {
		t.Error("it is answered in a lesson")
	}

	p = placing(t, "p", nil)
	p.wait(20)
	p.table.StepThrough(p.table.Match().Len(), nil, nil)
	if p.wait(200); p.table.Chosen() != "" || toyState(p).Turns != 0 {
		t.Error("it is answered while the game is stepped through")
	}
}

// freeCoach leads through a lesson in which all may be done.
type freeCoach struct{}

func (freeCoach) Name() string                                             { return "Lesson" }
func (freeCoach) Waits() bool                                              { return false }
func (freeCoach) Allow(_ rules.State, legal []rules.Action) []rules.Action { return legal }
func (freeCoach) Undo() string                                             { return "lesson.undo" }
func (freeCoach) Other() string                                            { return "Later." }
func (freeCoach) Roll(s rules.State) (rules.Action, error)                 { return s.Legal(nil)[0], nil }
func (freeCoach) Did()                                                     {}
func (freeCoach) Lay(*ui.Kit, *table.Table)                                {}
func (freeCoach) Box() ui.Rect                                             { return ui.Rect{} }

// obviousHands answers all of the game of hidden cards.
type obviousHands struct{ handsBoard }

func (b obviousHands) Offers() board.Offers {
	o := b.handsBoard.Offers()
	o.Obvious = func(v *board.View) (rules.Action, bool) {
		legal := v.State.Legal(nil)
		return legal[0], true
	}
	return o
}

// Below a curtain nothing is answered; once it is lifted the time begins.
func TestObviousWaitsForTheCurtain(t *testing.T) {
	p := sit(t, newHands(t, 2, 5), obviousHands{}, "pp", 960, 540, nil)
	p.opt.Confirm = settings.NeverConfirm
	if !p.covered() {
		t.Fatal("no curtain falls")
	}
	n := p.table.Match().Len()
	if p.wait(200); p.table.Match().Len() != n {
		t.Fatal("it is answered below the curtain")
	}
	p.clickZone("curtain/show")
	p.wait(obviousTicks - 4)
	if p.table.Match().Len() != n || p.table.Chosen() == "" {
		t.Fatalf("soon after the curtain is lifted %d actions are done, and %q is chosen", p.table.Match().Len()-n,
			p.table.Chosen())
	}
	if p.wait(10); p.table.Match().Len() == n {
		t.Error("it is not answered")
	}
}

// Those who cannot see the table are told what is done, and that a key stops it; and
// what is asked once it is stopped.
func TestObviousIsTold(t *testing.T) {
	var told []string
	p := placing(t, "p", func(c *table.Config) { c.Announce = func(line string) { told = append(told, line) } })
	p.wait(10)
	en := scenetest.In(t, "table.")
	want := en.Say("obvious.told", "End")
	i := slices.IndexFunc(told, func(s string) bool { return strings.Contains(s, want) })
	if i < 0 {
		t.Fatalf("told is %q", told)
	}
	told = nil
	p.key(input.KeyTab)
	if len(told) == 0 || strings.Contains(strings.Join(told, " "), en.Part("obvious.told", 1)) {
		t.Errorf("once it is stopped %q is told", told)
	}
}

// The picture moves only while it is about to be done, and not at all where motion
// is reduced.
func TestObviousLetsTheTableRest(t *testing.T) {
	for _, reduced := range [...]bool{false, true} {
		p := placing(t, "p", nil)
		p.opt.Reduced = reduced
		frames := func(d time.Duration) (n int) {
			for range int(d.Seconds() * input.TicksPerSecond) {
				p.wait(1)
				if p.table.Animating() {
					n++
					p.draw()
				}
			}
			return n
		}
		n := frames(800 * time.Millisecond)
		if reduced && n > 3 || !reduced && n < 40 {
			t.Errorf("reduced %t: %d frames while it is chosen", reduced, n)
		}
		p.key(input.KeyTab)
		frames(5 * time.Second) // the breaths
		if n := frames(5 * time.Second); n > 0 {
			t.Errorf("reduced %t: %d frames after it was stopped", reduced, n)
		}
	}
}

// Whoever ends by hand what shows as chosen is not held up once more.
func TestObviousPausesOnce(t *testing.T) {
	p := placing(t, "pb", func(c *table.Config) { c.Announce = func(string) {} })
	p.opt.Confirm, p.opt.Undo = settings.ConfirmFinal, settings.UndoFair
	p.wait(20)
	if p.table.Chosen() == "" {
		t.Fatal("nothing is chosen")
	}
	p.key(input.KeyEnter)
	if p.wait(200); p.table.Match().Len() < 3 {
		t.Errorf("%d actions: the end of the turn waits for a key", p.table.Match().Len())
	}
}
