package table

import (
	"math"

	"tilestead/assets/palette"
	"tilestead/input"
	"tilestead/rules"
	"tilestead/ui"
)

// layQuestion asks once more before an action is done, at the upper edge of
// the map so that the board stays in sight, or at the lower one where it would
// hide what it asks about. It gives the action once it is wanted.
func (t *targets) layQuestion(k *ui.Kit) (a rules.Action, done bool) {
	q := t.choice.ask
	if q == nil {
		return 0, false
	}
	words, m, p := t.v.Words, t.v.Frame.Field(), t.v.Frame.Prompt
	w := math.Min(348, m.W-16)
	var body []string
	for _, s := range [...]string{q.warning, q.note} {
		if s != "" {
			body = append(body, ui.Wrap(s, w-24)...)
		}
	}
	h := 8 + ui.LineHeight*float64(1+len(body)) + 6 + 24 + 10
	r := ui.Rect{X: m.X + (m.W-w)/2, Y: math.Max(m.Y, p.Y+p.H) + 8, W: w, H: h}.Snap()
	look := ui.Primary
	if g := t.find(q.target); g != nil {
		if g.OnMap && g.Area.Overlaps(r) {
			r.Y = math.Round(m.Y + m.H - h - 8)
		}
		if g.Button > 0 && !g.Primary {
			look = ui.Plain // to ask makes no action wiser than its button says
		}
	}
	k.Block("question", r)
	y := r.Y + 8
	if k.Drawing() {
		ui.Panel(k.C, r)
		k.C.TextBold(r.X+12, y, ui.Fit(q.head, w-24), palette.Ink)
		for i, l := range body {
			k.C.Text(r.X+12, y+float64(1+i)*ui.LineHeight, l, palette.Ink)
		}
	}
	half := math.Floor((w - 32) / 2)
	y = r.Y + r.H - 10 - 24
	yes := k.Button("question/yes", ui.Rect{X: r.X + 12, Y: y, W: half, H: 24}, words.Say("table.yes"), look)
	no := k.Button("question/no", ui.Rect{X: r.X + 20 + half, Y: y, W: half, H: 24}, words.Say("table.back"), ui.Plain)
	if yes {
		t.choice.stopAsking()
		return q.action, true
	} else if no {
		t.choice.stopAsking()
		t.change(redraw)
	}
	return 0, false
}

// questionKeys answers the question by Enter.
func (c *choice) questionKeys(k *ui.Kit) (a rules.Action, done bool) {
	if q := c.ask; q != nil && k.FocusID() == "" && k.Key(input.KeyEnter) {
		c.stopAsking()
		return q.action, true
	}
	return 0, false
}
