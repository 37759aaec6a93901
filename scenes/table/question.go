package table

import (
	"math"
	"strings"

	"tilestead/assets/palette"
	"tilestead/input"
	"tilestead/rules"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// Sizes of the strip in which a question is asked, in canvas pixels.
const (
	askPad    = 9.0
	askButton = 64.0 // the least width of a button
	askGap    = 6.0
)

// layQuestion asks once more before an action is done, in place of the prompt. It gives
// the action once it is wanted.
func (t *targets) layQuestion(k *ui.Kit) (a rules.Action, done bool) {
	q := t.choice.ask
	if q == nil {
		return 0, false
	}
	words, look := t.v.Words, ui.Primary
	asked := ui.Rect{}
	if g := t.find(q.target); g != nil {
		asked = t.box(g)
		if g.Button > 0 && !g.Primary {
			look = ui.Plain // to ask makes no action wiser than its button says
		}
	}
	yes, no := words.Say("table.yes"), words.Say("table.back")
	wide := ui.ButtonWidth(askButton, yes, no)
	p := t.v.Frame.Prompt.Snap()
	r, head, warning := q.within(ui.Rect{X: p.X, Y: p.Y, W: t.promptEnd() - p.X, H: p.H}, wide)
	if r.Overlaps(asked) {
		r, head, warning = t.questionBeside(q, r, asked, wide)
	}
	high := questionHigh(head, warning)
	k.Block("question", r)
	if k.Drawing() {
		ui.Plate(k.C, r, palette.Paper)
		ui.Frame(k.C, r)
		y := board.Lines(k.C, r.X+askPad, r.Y+(r.H-high)/2, head, ui.Name, ui.Name.Pitch(), palette.Ink)
		board.Lines(k.C, r.X+askPad, y, warning, ui.Dense, ui.Dense.Pitch(), palette.Ink)
	}
	b := ui.Rect{X: r.X + r.W - askPad - 2*wide - askGap, Y: r.Y + 2, W: wide, H: math.Min(24, r.H-4)}
	b.Y = r.Y + (r.H-b.H)/2
	does := k.Button(questionYes, b, yes, look)
	b.X += wide + askGap
	if does {
		t.choice.answer()
		return q.action, true
	}
	if k.Button(questionNo, b, no, ui.Plain) {
		t.choice.answer()
		t.change(redraw)
	}
	return 0, false
}

// says is what is asked, in words.
func (q *question) says() string {
	if q.warning == "" {
		return q.head
	}
	return sentences(q.head, strings.ReplaceAll(q.warning, "\n", " "))
}

// within is where a question lies that begins at the upper left corner of a room and takes its
// width, with buttons so wide, and its lines.
func (q *question) within(room ui.Rect, button float64) (r ui.Rect, head, warning []string) {
	wide := room.W - 2*askPad - 2*(button+askGap)
	head = ui.Name.Wrap(q.head, wide)
	if q.warning != "" {
		warning = ui.Dense.Wrap(strings.ReplaceAll(q.warning, "\n", " "), wide)
	}
	room.H = math.Max(room.H, questionHigh(head, warning)+6)
	return room.Snap(), head, warning
}

// questionHigh is how high the lines of a question are together.
func questionHigh(head, warning []string) float64 {
	return float64(len(head))*ui.Name.Pitch() + float64(len(warning))*ui.Dense.Pitch()
}

// questionBeside is where a question lies that would hide in r what it asks about: where a coach
// speaks, for there lies nothing that can be chosen, or else at the lower edge.
func (t *targets) questionBeside(q *question, r, asked ui.Rect, button float64) (ui.Rect, []string, []string) {
	coach := t.v.Frame.Coach
	beside, head, warning := q.within(ui.Rect{X: coach.X, W: coach.W}, button)
	beside.Y = math.Round(coach.Y + coach.H - beside.H)
	if coach.W >= leastAsked && beside.H <= coach.H && !beside.Overlaps(asked) {
		return beside, head, warning
	}
	r, head, warning = q.within(r, button)
	r.Y = math.Round(t.canvas.H - r.H)
	return r, head, warning
}

// leastAsked is how wide a place of a coach is at least on which a question lies, in canvas pixels.
const leastAsked = 330.0

// questionKeys answers the question by Enter.
func (c *choice) questionKeys(k *ui.Kit) (a rules.Action, done bool) {
	if q := c.ask; q != nil && k.FocusID() == "" && k.Key(input.KeyEnter) {
		c.answer()
		return q.action, true
	}
	return 0, false
}
