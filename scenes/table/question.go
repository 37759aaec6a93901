package table

import (
	"math"

	"tilestead/assets/palette"
	"tilestead/input"
	"tilestead/rules"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// layQuestion asks once more before an action is done. It gives the action once it
// is wanted.
func (t *targets) layQuestion(k *ui.Kit) (a rules.Action, done bool) {
	q := t.choice.ask
	if q == nil {
		return 0, false
	}
	words := t.v.Words
	w := math.Min(348, t.v.Frame.Field().W-16)
	var body []string
	for _, s := range [...]string{q.warning, q.note} {
		if s != "" {
			body = append(body, ui.Body.Wrap(s, w-24)...)
		}
	}
	h := 8 + ui.LineHeight*float64(1+len(body)) + 6 + 24 + 10
	look, asked := ui.Primary, ui.Rect{}
	if g := t.find(q.target); g != nil {
		asked = g.Area
		if g.Button > 0 && !g.Primary {
			look = ui.Plain // to ask makes no action wiser than its button says
		}
	}
	r := t.questionAt(w, h, asked)
	w = r.W
	k.Block("question", r)
	y := r.Y + 8
	if k.Drawing() {
		ui.Panel(k.C, r)
		role, head := board.FitName(q.head, w-24)
		k.C.Write(r.X+12, y+12, head, role, palette.Ink)
		for i, l := range body {
			k.C.Write(r.X+12, y+float64(1+i)*ui.LineHeight+12, l, ui.Body, palette.Ink)
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

// questionAt is where a question of w x h is put: at the upper edge of the map, so
// that the board stays in sight, at the lower one where it would hide what it asks
// about, or where the board wants it that has no map.
func (t *targets) questionAt(w, h float64, asked ui.Rect) ui.Rect {
	m, p := t.v.Frame.Field(), t.v.Frame.Prompt
	r := ui.Rect{X: m.X + (m.W-w)/2, Y: math.Max(m.Y, p.Y+p.H) + 8, W: w, H: h}.Snap()
	places := []ui.Rect{r, {X: r.X, Y: math.Round(m.Y + m.H - h - 8), W: w, H: h}}
	if t.offers.Aside != nil {
		places = append(t.offers.Aside(t.view0(), w, h), places...)
	}
	for _, r := range places {
		if !r.Overlaps(asked) {
			return r
		}
	}
	return places[0]
}

// questionKeys answers the question by Enter.
func (c *choice) questionKeys(k *ui.Kit) (a rules.Action, done bool) {
	if q := c.ask; q != nil && k.FocusID() == "" && k.Key(input.KeyEnter) {
		c.stopAsking()
		return q.action, true
	}
	return 0, false
}
