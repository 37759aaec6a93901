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
	room := t.promptEnd() - t.v.Frame.Prompt.X - 2*askPad - 2*(wide+askGap)
	head, warning := ui.Name.Wrap(q.head, room), []string(nil)
	if q.warning != "" {
		warning = ui.Dense.Wrap(strings.ReplaceAll(q.warning, "\n", " "), room)
	}
	high := float64(len(head))*ui.Name.Pitch() + float64(len(warning))*ui.Dense.Pitch()
	r := t.questionAt(high+6, asked)
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

// questionAt is where a question of that height is put: in place of the prompt, or at the
// lower edge where it would hide what it asks about there.
func (t *targets) questionAt(h float64, asked ui.Rect) ui.Rect {
	p := t.v.Frame.Prompt.Snap()
	r := ui.Rect{X: p.X, Y: p.Y, W: t.promptEnd() - p.X, H: math.Max(p.H, h)}.Snap()
	if r.Overlaps(asked) {
		r.Y = math.Round(t.canvas.H - r.H)
	}
	return r
}

// questionKeys answers the question by Enter.
func (c *choice) questionKeys(k *ui.Kit) (a rules.Action, done bool) {
	if q := c.ask; q != nil && k.FocusID() == "" && k.Key(input.KeyEnter) {
		c.answer()
		return q.action, true
	}
	return 0, false
}
