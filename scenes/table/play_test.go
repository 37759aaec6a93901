package table_test

import (
	"strings"
	"testing"

	"tilestead/assets/palette"
	"tilestead/input"
	"tilestead/rules"
	"tilestead/scenes/board"
	"tilestead/scenes/scenetest"
	"tilestead/scenes/settings"
	"tilestead/scenes/table"
	"tilestead/ui"
)

func toyState(p *player) *toy { return p.table.Match().State().(*toy) }

func TestTableClicksNarrow(t *testing.T) {
	p := sit(t, newToy(t, 1, 1), toyBoard{}, "p", 960, 540, nil)
	p.until()
	p.clickTarget("cell 3")
	if got := toyState(p).Cells[3]; got != 0 {
		t.Fatalf("one click of two has placed %d", got)
	}
	p.clickTarget("colour 1")
	if got := toyState(p).Cells[3]; got != 2 {
		t.Fatalf("cell 3 is %d, want the second colour", got)
	}
	if p.saves != 1 {
		t.Errorf("%d saves after one action", p.saves)
	}
	p.until()
	if ids := p.ids(); len(ids) != 1 || ids[0] != "button End" {
		t.Fatalf("a lone end of the turn is left to the player: %v", ids)
	}
	p.key(input.KeyEnter)
	if toyState(p).Turns != 1 {
		t.Error("Enter does not press the primary button")
	}
}

func TestTableBacksOut(t *testing.T) {
	for name, back := range map[string]func(p *player){
		"Esc":         func(p *player) { p.key(input.KeyEsc) },
		"right click": func(p *player) { p.rclick(ui.Point{X: 400, Y: 300}) },
		"undo":        func(p *player) { p.key(input.KeyU) },
	} {
		p := sit(t, newToy(t, 1, 1), toyBoard{}, "p", 960, 540, nil)
		p.until()
		p.clickTarget("button Place")
		p.clickTarget("cell 3")
		for range 2 {
			back(p)
		}
		p.target("button Roll")
		if off := p.target("button Roll").Off; off != "" {
			t.Errorf("%s: after backing out of two clicks Roll is off: %s", name, off)
		}
		if p.table.Match().Len() != 0 {
			t.Errorf("%s: backing out did something", name)
		}
	}
}

func TestTableOpensWaits(t *testing.T) {
	m := newToy(t, 1, 1)
	s := m.State().(*toy)
	for i := range s.Cells {
		s.Cells[i] = 1
	}
	s.Cells[0] = 0
	p := sit(t, m, toyBoard{}, "p", 960, 540, nil)
	p.until()
	p.clickTarget("button Place")
	if p.table.Match().Len() != 0 {
		t.Fatal("a click that only opens a choice has acted")
	}
	p.clickTarget("colour 0")
	if p.table.Match().Len() != 1 {
		t.Fatal("the last click does not act")
	}
}

func TestTableForcedAndChance(t *testing.T) {
	p := sit(t, newToy(t, 1, 3), toyBoard{}, "p", 960, 540, func(c *table.Config) {})
	p.opt.Confirm = settings.NeverConfirm
	p.until()
	p.clickTarget("button Roll")
	p.until()
	if s := toyState(p); s.Stage != atEnd || s.Points[0] < 2 {
		t.Fatalf("chance and the forced gift did not happen: %+v", *s)
	}
	p.key(input.KeyU)
	if s := toyState(p); s.Stage != atEnd {
		t.Error("undo took back chance")
	}
	p.opt.Undo = settings.UndoFree
	p.key(input.KeyU)
	if s := toyState(p); s.Stage != atTurn || s.Points[0] != 0 {
		t.Errorf("free undo does not go back past chance: %+v", *s)
	}
}

// Only who wants to be asked always is asked about what is final: it waits to be taken back.
func TestTableAsksBeforeWhatIsFinalOnlyAlways(t *testing.T) {
	for _, c := range []struct {
		confirm settings.Confirm
		target  string
		asks    bool
	}{
		{settings.ConfirmFinal, "button Roll", false},
		{settings.ConfirmAlways, "button Roll", true},
		{settings.NeverConfirm, "button Roll", false},
	} {
		p := sit(t, newToy(t, 1, 1), toyBoard{}, "p", 960, 540, nil)
		p.opt.Confirm = c.confirm
		p.until()
		p.clickTarget(c.target)
		if asked := p.table.Match().Len() == 0; asked != c.asks {
			t.Errorf("confirm %d: asked is %t", c.confirm, asked)
		}
		p.clickTarget(c.target)
		if p.table.Match().Len() == 0 {
			t.Errorf("confirm %d: clicking again does not act", c.confirm)
		}
	}
}

// A question hides nothing that it asks about, however long it is, so that a second click
// answers it.
func TestQuestionsHideNothingAskedAbout(t *testing.T) {
	p := sit(t, newToy(t, 1, 1), promptedBoard{}, "p", 960, 540, nil)
	p.until()
	p.clickTarget("button Roll")
	p.wait(1)
	if p.table.Match().Len() != 0 || !p.aim("question/yes") {
		t.Fatal("nothing is asked")
	}
	p.clickTarget("button Roll")
	if p.table.Match().Len() == 0 {
		t.Error("clicking again does not act")
	}
}

// A promptedBoard has its first button just below the prompt, and warns at length.
type promptedBoard struct{ toyBoard }

func (b promptedBoard) Frame(w, h float64, l ui.Layout, s rules.State) board.Frame {
	f := b.toyBoard.Frame(w, h, l, s)
	f.Buttons[0] = ui.Rect{X: f.Prompt.X + 20, Y: f.Prompt.Y + f.Prompt.H + 2, W: 100, H: 24}
	return f
}

func (promptedBoard) Confirm(*board.View, rules.Action) string {
	return strings.Repeat("There is much to be said against this. ", 12)
}

// A question lies in place of the prompt, never over the map.
func TestQuestionsAreAStripBesideTheTools(t *testing.T) {
	for _, size := range scenetest.Sizes() {
		p := sit(t, newToy(t, 1, 1), toyBoard{}, "p", size.W, size.H, nil)
		p.opt.Confirm = settings.ConfirmAlways
		p.until()
		p.clickTarget("button Roll")
		p.wait(1)
		if p.table.Match().Len() != 0 || !p.aim("question/yes") {
			t.Fatalf("%s: nothing is asked", size.Name)
		}
		field := p.table.Frame().Map
		for _, a := range p.table.Aims() {
			if strings.HasPrefix(string(a.ID), "question/") && field.Contains(a.At) {
				t.Errorf("%s: %s lies over the map", size.Name, a.ID)
			}
		}
	}
}

// The Yes of a question is red only if the button that it asks about is.
func TestTableAsksInTheColourOfTheButton(t *testing.T) {
	for id, want := range map[string]bool{"button Roll": false, "button End": true} {
		p := sit(t, newToy(t, 1, 1), toyBoard{}, "p", 960, 540, nil)
		p.opt.Confirm = settings.NeverConfirm
		p.until()
		if id == "button End" {
			p.clickTarget("button Roll")
			p.until()
		}
		p.opt.Confirm = settings.ConfirmAlways
		p.clickTarget(id)
		p.wait(1)
		var yes ui.Rect
		for _, a := range p.table.Aims() {
			if a.ID == "question/yes" {
				yes = ui.Rect{X: a.At.X - 4, Y: a.At.Y - 4, W: 8, H: 8}
			}
		}
		if yes.W == 0 {
			t.Fatalf("%s: nothing is asked", id)
		}
		red := false
		for _, op := range p.draw().Ops {
			red = red || op.Color == palette.Rust && op.Box.Overlaps(yes)
		}
		if red != want {
			t.Errorf("%s: Yes is red: %t", id, red)
		}
	}
}

// Chance waits a moment after a decision, so that it can be taken back, by the
// button too; who skips does not wait.
func TestChanceWaitsForTakingBack(t *testing.T) {
	after := func(what func(p *player)) (len int) {
		p := sit(t, newToy(t, 1, 1), toyBoard{}, "p", 960, 540, nil)
		p.opt.Confirm, p.opt.Undo, p.opt.Speed = settings.ConfirmFinal, settings.UndoFair, settings.InstantSpeed
		p.until()
		p.clickTarget("button Roll")
		what(p)
		return p.table.Match().Len()
	}
	const all = 3 // the choice, the roll and the only answer to it
	for name, c := range map[string]struct {
		what func(p *player)
		want int
	}{
		"at once":     {func(p *player) { p.wait(20) }, 1},
		"after it":    {func(p *player) { p.wait(60) }, all},
		"Space skips": {func(p *player) { p.key(input.KeySpace); p.wait(1) }, all},
		"a click skips": {func(p *player) {
			p.click(p.table.Targets()[0].Area.Center())
			p.wait(1)
		}, all},
		"undone":           {func(p *player) { p.key(input.KeyU); p.wait(60) }, 0},
		"undone by a tool": {func(p *player) { p.clickZone("tool/undo"); p.wait(60) }, 0},
	} {
		if got := after(c.what); got != c.want {
			t.Errorf("%s: %d actions, not %d", name, got, c.want)
		}
	}
}

func TestTableWarns(t *testing.T) {
	p := sit(t, newToy(t, 1, 1), toyBoard{}, "p", 960, 540, nil)
	p.until()
	p.clickTarget("cell 4")
	p.clickTarget("colour 1")
	if p.table.Match().Len() != 0 {
		t.Fatal("the board's warning did not hold the action")
	}
	if !says(p.draw(), "brings nothing") {
		t.Error("the warning does not show")
	}
	p.key(input.KeyEsc)
	if says(p.draw(), "brings nothing") {
		t.Error("Esc leaves the question open")
	}
	p.clickTarget("colour 0")
	if p.table.Match().Len() != 1 {
		t.Error("what is harmless asks")
	}
}

// says looks for a text on the canvas.
func says(c *ui.Canvas, text string) bool {
	for _, op := range c.Ops {
		if op.Kind == ui.OpText && strings.Contains(op.Text, text) {
			return true
		}
	}
	return false
}

func TestTableRefuses(t *testing.T) {
	p := sit(t, newToy(t, 1, 1), toyBoard{}, "p", 960, 540, nil)
	p.until()
	at := p.target("cell 0").Area.Center()
	p.clickTarget("cell 0")
	p.clickTarget("colour 0")
	p.until()
	p.click(at)
	if !says(p.draw(), "The cell is taken.") {
		t.Error("a click on a taken cell does not say why not")
	}
	p.wait(200)
	if says(p.draw(), "The cell is taken.\x00") || p.table.Animating() {
		t.Error("the message does not go away, or something still moves")
	}
}

func TestTableExplains(t *testing.T) {
	p := sit(t, newToy(t, 1, 1), toyBoard{}, "p", 960, 540, nil)
	p.until()
	p.clickTarget("cell 0")
	g := p.target("colour 0").Area.Center()
	p.move(g.X, g.Y)
	p.wait(8)
	if says(p.draw(), "It costs nothing.") {
		t.Error("the hint shows at once")
	}
	p.wait(12)
	if !says(p.draw(), "It costs nothing.") {
		t.Error("the hint does not show after 250 ms")
	}
	p.move(p.frame.W-30, p.frame.H-150)
	p.wait(20)
	if !says(p.draw(), "A place to put things.") {
		t.Error("the board's tip does not show")
	}
	p.click(p.table.Targets()[0].Area.Center())
	p.wait(60)
	if says(p.draw(), "A place to put things.") {
		t.Error("a tip covers what was just clicked")
	}
}

func TestTableHurries(t *testing.T) {
	for name, hurry := range map[string]func(f *input.Frame){
		"Space": func(f *input.Frame) { f.Keys = []input.Key{input.KeySpace} },
		"click": func(f *input.Frame) { f.Left = input.Button{Down: true, Pressed: true} },
	} {
		p := sit(t, newToy(t, 1, 1), toyBoard{}, "p", 960, 540, nil)
		p.until()
		p.clickTarget("cell 0")
		p.clickTarget("colour 0")
		p.wait(2)
		if p.table.Deciding() {
			t.Fatal("the clip does not play")
		}
		p.tick(hurry)
		if !p.table.Deciding() {
			t.Errorf("%s does not end the clip within its tick", name)
		}
	}
}

func TestTableUndoesAcrossBots(t *testing.T) {
	p := sit(t, newToy(t, 3, 9), toyBoard{}, "pbb", 960, 540, nil)
	p.opt = settings.TableOptions{Speed: settings.InstantSpeed, Undo: settings.UndoFree, Confirm: settings.NeverConfirm}
	var hashes []uint64
	for range 6 {
		p.until()
		if p.table.Match().State().Turn() == rules.Nobody {
			break
		}
		hashes = append(hashes, p.hash())
		if toyState(p).Stage == atEnd {
			p.clickTarget("button End")
			continue
		}
		for _, id := range p.ids() {
			if strings.HasPrefix(id, "cell") {
				p.clickTarget(id)
				p.clickTarget("colour 0")
				break
			}
		}
	}
	for i := len(hashes) - 1; i >= 0; i-- {
		p.until()
		p.key(input.KeyU)
		if got := p.hash(); got != hashes[i] {
			t.Fatalf("undo %d does not give the position before", len(hashes)-i)
		}
	}
}

func TestTableUndoStopsAtAnotherPerson(t *testing.T) {
	p := sit(t, newToy(t, 2, 9), toyBoard{}, "pp", 960, 540, nil)
	p.opt.Speed = settings.InstantSpeed
	p.until()
	place := func(id string) {
		p.clickTarget(id)
		p.clickTarget("colour 0")
		p.until()
	}
	place("cell 0")
	p.clickTarget("button End")
	p.until()
	p.key(input.KeyU) // the second player has not acted yet
	if s := toyState(p); s.Active != 0 || s.Stage != atEnd {
		t.Fatalf("the end of a turn cannot be undone before the next player acts: %+v", *s)
	}
	p.clickTarget("button End")
	p.until()
	place("cell 1")
	for range 4 {
		p.key(input.KeyU)
		p.wait(1)
	}
	if s := toyState(p); s.Active != 1 || s.Cells[0] == 0 || s.Cells[1] != 0 {
		t.Errorf("undo went past another person's action: %+v", *s)
	}
}

func TestTableRests(t *testing.T) {
	p := sit(t, newToy(t, 2, 9), toyBoard{}, "pb", 960, 540, nil)
	p.until()
	p.draw()
	drawn := 0
	for range 60 * 10 {
		p.wait(1)
		if p.table.Animating() {
			p.draw()
			drawn++
		}
	}
	if drawn == 0 || drawn > 60*4 {
		t.Errorf("%d of 600 ticks were drawn; the marks should breathe for under four seconds", drawn)
	}
}

func TestTablePansAndZooms(t *testing.T) {
	p := sit(t, newToy(t, 1, 9), toyBoard{}, "p", 960, 540, nil)
	p.until()
	was := p.target("cell 4").Area
	p.move(was.X+was.W/2, was.Y+was.H/2)
	p.tick(func(f *input.Frame) { f.Wheel = 3 })
	p.wait(1)
	in := p.target("cell 4").Area
	if in.W <= was.W || in.Center() != was.Center() && distance(in.Center(), was.Center()) > 0.01 {
		t.Errorf("zooming does not keep what is under the pointer: %v then %v", was, in)
	}
	p.tick(func(f *input.Frame) { f.Left = input.Button{Down: true, Pressed: true} })
	for range 5 {
		p.tick(func(f *input.Frame) { f.X += 10; f.Left.Down = true })
	}
	p.tick(func(f *input.Frame) { f.Left = input.Button{Released: true} })
	p.wait(1)
	if got := p.target("cell 4").Area.X - in.X; got != 50 {
		t.Errorf("dragging by 50 moves the map by %v", got)
	}
	if p.table.Match().Len() != 0 || len(p.ids()) < 9 {
		t.Error("a drag counted as a click")
	}
	p.key(input.KeyHome)
	p.wait(1)
	if got := p.target("cell 4").Area; got != was {
		t.Errorf("Home does not look at the map as at first: %v, want %v", got, was)
	}
	if p.aim("lens/home") {
		t.Error("there is a button to look at the map as at first, though it has not been moved")
	}
	p.tick(func(f *input.Frame) { f.Wheel = 2 })
	p.wait(1)
	p.clickZone("lens/home")
	p.wait(1)
	if got := p.target("cell 4").Area; got != was || p.aim("lens/home") {
		t.Errorf("the button looks at %v, want %v", got, was)
	}
}

func distance(a, b ui.Point) float64 { return max(a.X-b.X, b.X-a.X) + max(a.Y-b.Y, b.Y-a.Y) }

func TestTableKeyboardAlone(t *testing.T) {
	p := sit(t, newToy(t, 2, 9), toyBoard{}, "pb", 960, 540, nil)
	p.opt.Speed = settings.InstantSpeed
	p.until()
	p.key(input.KeyTab)
	for range 200 {
		if p.until(); p.over > 0 {
			return
		}
		p.key(input.KeyEnter)
		if p.wait(1); p.table.Phase() == table.Showing { // it waits for the next key
			p.key(input.KeyEnter)
		}
	}
	t.Fatal("the game cannot be finished with the keyboard")
}

func TestTablePanels(t *testing.T) {
	p := sit(t, newToy(t, 1, 9), toyBoard{}, "p", 640, 400, nil)
	p.until()
	p.key(input.KeyEsc)
	if p.table.Deciding() || !says(p.draw(), scenetest.In(t, "table.").Say("menu.head")) {
		t.Fatal("Esc does not open the menu")
	}
	p.key(input.KeyEsc)
	if !p.table.Deciding() {
		t.Fatal("Esc does not close the menu")
	}
	p.clickTarget("cell 8")
	p.clickTarget("colour 0")
	p.until()
	p.key(input.KeyL)
	if !says(p.draw(), "Ada claims cell 8") {
		t.Error("the whole log does not name who did what")
	}
	p.key(input.KeyEsc)
	p.key(input.KeyEsc)
	if next := p.key(input.KeyEnter); next != ui.Scene(p.table) {
		t.Error("Enter leaves the table")
	}
}
