package table_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"tilestead/rules"
	"tilestead/scenes/board"
	"tilestead/scenes/carcassonne"
	"tilestead/scenes/scenetest"
	"tilestead/scenes/table"
	"tilestead/scenes/think"
	"tilestead/ui"
)

// drawn says whether a text is in the picture.
func (p *player) drawn(text string) bool {
	var all []string
	for _, op := range p.draw().Ops {
		if op.Kind == ui.OpText {
			all = append(all, op.Text)
		}
	}
	return strings.Contains(strings.Join(all, " "), text)
}

// The strip of hints says how one is taken.
func TestHintSaysHowItIsTaken(t *testing.T) {
	p, _ := advised(t, "pb", 1)
	p.until()
	take, _, _ := strings.Cut(scenetest.In(t, "hint.").Say("take"), ",")
	if p.drawn(take) {
		t.Fatal("it is said before there is a hint")
	}
	p.key(keyH)
	p.wait(60)
	if !p.drawn(take) {
		t.Errorf("nowhere stands %q", take)
	}
}

// A tip that shows when a hint is asked for goes: it would lie on the panel and
// its button.
func TestHintTakesTipsAway(t *testing.T) {
	lamp, _, _ := strings.Cut(scenetest.In(t, "hint.").Say("tool"), " (") // its key is another one's affair
	p, _ := advised(t, "pb", 1)
	p.until()
	p.draw()
	for _, a := range p.table.Aims() {
		if a.ID == "tool/hint" {
			p.move(a.At.X, a.At.Y)
		}
	}
	p.wait(60)
	if !p.drawn(lamp) {
		t.Fatal("the lamp is not explained")
	}
	p.clickZone("tool/hint")
	p.wait(60)
	if !p.aim("advice/close") || p.drawn(lamp) {
		t.Error("the lamp's tip lies on the hint")
	}

	p, _ = advised(t, "pb", 1)
	p.until()
	at := p.target("cell 8").Area.Center()
	p.move(at.X, at.Y)
	p.wait(60)
	if p.table.TipText() == "" {
		t.Fatal("the cell is not explained")
	}
	p.key(keyH)
	p.wait(60)
	if !p.aim("advice/close") || p.table.TipText() != "" {
		t.Errorf("the tip %q lies on the hint", p.table.TipText())
	}
}

// While a line of the hint is looked at there is one tip, and it lies beside the
// panel: the other lines can be read.
func TestHintsLinesCanBeRead(t *testing.T) {
	p, _ := advised(t, "pb", 1)
	click, _, _ := strings.Cut(scenetest.In(t, "hint.").Say("click"), ".") // its first sentence stays on a line
	p.until()
	p.key(keyH)
	p.wait(5)
	for _, a := range p.table.Aims() {
		if a.ID == "advice/0" {
			p.move(a.At.X, a.At.Y)
		}
	}
	p.wait(60)
	if !p.drawn(click) {
		t.Fatal("the line is not explained")
	}
	if p.table.TipText() != "" {
		t.Errorf("besides the line's tip there is %q", p.table.TipText())
	}
	panel := p.table.HintPanel()
	for _, op := range p.draw().Ops {
		if op.Kind == ui.OpText && strings.Contains(op.Text, click) &&
			panel.Contains(ui.Point{X: op.Box.X, Y: op.Box.Y}) {
			t.Errorf("the tip at %v lies on the panel %v", op.Box, panel)
		}
	}
}

// stern is a sage to whom all but the best is 12 worse.
type stern struct{ sage }

func (s *stern) Think(until time.Time) ([]think.Advice, bool) {
	list, ok := s.sage.Think(until)
	for i := range list {
		list[i].Value = 300 - 1200*min(i, 1)
	}
	return list, ok
}

// plainToy is the toy on a board whose unit is small.
type plainToy struct{ toyBoard }

func (plainToy) Offers() board.Offers {
	o := toyBoard{}.Offers()
	o.HintLimit = carcassonne.NewBoard().Offers().HintLimit
	return o
}

// How far worse an advice is is told in the title's own numbers.
func TestHintTellsWhatTheTitleTells(t *testing.T) {
	for _, c := range []struct {
		board board.Board
		far   bool
	}{{toyBoard{}, true}, {plainToy{}, false}} {
		s := &stern{sage{slices: 1}}
		p := sit(t, newToy(t, 2, 1), c.board, "pb", 960, 540,
			func(cfg *table.Config) { cfg.Advisor, cfg.Inline = s, true })
		p.until()
		p.key(keyH)
		p.wait(20)
		for _, a := range p.table.Aims() {
			if a.ID == "advice/1" {
				p.move(a.At.X, a.At.Y)
			}
		}
		p.wait(60)
		if !p.aim("advice/1") || p.drawn(scenetest.In(t, "hint.").Say("far")) != c.far {
			t.Errorf("%T: what is 12 worse is told as far: %v", c.board, !c.far)
		}
	}
}

// A tellingToy says of each action what is short, what is long, and what is short.
type tellingToy struct{ toyBoard }

func (tellingToy) Offers() board.Offers {
	o := toyBoard{}.Offers()
	o.Advise = func(_ *board.View, _ rules.Action, weight func(string) int) []string {
		return []string{fmt.Sprintf("Best is worth %d.", weight("best")), strings.Repeat("long ", 30) + "tale.",
			"And short."}
	}
	return o
}

// What an advice brings is told in sentences, as many as find room in two lines,
// above what it is worth.
func TestHintTellsSentences(t *testing.T) {
	s := &sage{slices: 1}
	p := sit(t, newToy(t, 2, 1), tellingToy{}, "pb", 960, 540,
		func(c *table.Config) { c.Advisor, c.Inline = s, true })
	p.until()
	p.key(keyH)
	p.wait(5)
	if !p.aim("advice/2") || !p.drawn("Best is worth 120. And short.") || p.drawn("long") {
		t.Error("the sentences are not told")
	}
	panel, lowest := p.table.HintPanel(), 0.0
	for _, op := range p.draw().Ops {
		if op.Kind == ui.OpText && panel.Contains(ui.Point{X: op.Box.X, Y: op.Box.Y}) {
			lowest = max(lowest, op.Box.Y)
		}
	}
	if lowest+3 > panel.Y+panel.H { // letters hang below their line
		t.Errorf("a line at %v leaves the panel %v", lowest, panel)
	}
}

// A platedToy tells something in words over the lower edge of its map.
type platedToy struct {
	toyBoard
	plate ui.Rect
}

func (b *platedToy) Offers() board.Offers {
	o := toyBoard{}.Offers()
	o.Plate = func(v *board.View) ui.Rect {
		m := v.Frame.Map
		b.plate = ui.Rect{X: m.X, Y: m.Y + m.H - 20, W: 200, H: 18}
		return b.plate
	}
	return o
}

// topSage advises what lies at the upper edge of the map.
type topSage struct{ sage }

func (s *topSage) Think(until time.Time) ([]think.Advice, bool) {
	list, ok := s.sage.Think(until)
	legal := s.p.Legal(nil)
	for i := range list {
		list[i].Action = legal[0]
	}
	return list[:min(1, len(list))], ok
}

// A hint along the edge of the map leaves to be read what the board tells there.
func TestHintsLeaveThePlateToBeRead(t *testing.T) {
	b := &platedToy{}
	p := sit(t, newToy(t, 2, 1), b, "pb", 640, 400,
		func(c *table.Config) { c.Advisor, c.Inline = &topSage{sage{slices: 1}}, true })
	p.until()
	p.key(keyH)
	p.wait(5)
	panel := p.table.HintPanel()
	if m := p.table.Frame().Map; !p.aim("advice/0") || panel.Y < m.Y+m.H/2 {
		t.Fatalf("the hint %v is not along the lower edge of the map %v", panel, m)
	}
	if b.plate.W == 0 || panel.Overlaps(b.plate) {
		t.Errorf("the hint %v lies on the plate %v", panel, b.plate)
	}
}
