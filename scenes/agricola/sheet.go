package agricola

import (
	"math"
	"strings"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// trading are the prompts at which goods are exchanged for what is asked: then
// the side actions are listed with the rest.
var trading = map[string]bool{"feed": true, "heat": true, "house": true, "last": true}

// sidesOpen says whether side actions are listed: only they are left, or what is
// asked is paid with them.
func (m *moment) sidesOpen() bool {
	if trading[m.s.Prompt().Key] {
		return true
	}
	for _, a := range m.Picked {
		if !agricola.Title.Side(a) {
			return false
		}
	}
	return true
}

// sheet are the picked actions that are neither on the table nor buttons: they
// are listed over the action spaces.
func (m *moment) sheet() (list []rules.Action) {
	if !m.Deciding() || m.placing() {
		return nil
	}
	several, sides := m.several(), m.sidesOpen()
	for _, a := range m.Picked {
		k := a.Kind()
		if goesOn[k] == "" && k != agricola.KindPasture && (!onFarm[k] || several) &&
			(sides || !agricola.Title.Side(a)) {
			list = append(list, a)
		}
	}
	return list
}

// sheetBox is where entry i of n lies.
func (m *moment) sheetBox(i, n int) ui.Rect {
	room := m.at.spaces
	pitch := 24.0
	if m.Frame.Layout == ui.Roomy {
		pitch = 30
	}
	rows := int(room.H / pitch)
	columns := max(2, (n+rows-1)/rows)
	wide := room.W / float64(columns)
	return ui.Rect{X: math.Round(room.X + float64(i%columns)*wide), Y: room.Y + float64(i/columns)*pitch,
		W: math.Floor(wide) - 2, H: pitch - 2}
}

func (m *moment) sheetTargets(list []rules.Action) (ts []board.Target) {
	for i, a := range list {
		ts = append(ts, board.Target{ID: "choice " + rules.Notation(m.s, a), Area: m.sheetBox(i, len(list)),
			Label: m.name(a), Hint: m.name(a) + m.rate(a), Fits: exactly(a)})
	}
	return ts
}

// textLine is where the only line of a box begins.
func textLine(r ui.Rect) float64 { return math.Round(r.Y+r.H/2) - 8 }

// drawSheet draws each choice with its goods, and its words where they fit.
func (m *moment) drawSheet(c *ui.Canvas, list []rules.Action) {
	for i, a := range list {
		r := m.sheetBox(i, len(list))
		ground := palette.Paper
		if m.Hover == "choice "+rules.Notation(m.s, a) {
			ground = palette.Light(palette.UIGold, 0.55)
		}
		ui.Plate(c, r, ground)
		st := m.change(a)
		x := drawStock(c, r.X+r.W-5, r.Y+r.H/2, math.Min(16, r.H-6), &st, true)
		if name := m.name(a) + m.rate(a); ui.TextWidth(name)+10 <= x-r.X {
			c.Text(r.X+6, textLine(r), name, palette.Ink)
		} else if verb, _, ok := strings.Cut(name, ":"); ok && ui.TextWidth(verb)+10 <= x-r.X {
			c.Text(r.X+6, textLine(r), verb, palette.Ink) // the goods tell the rest
		} else if st == (agricola.Stock{}) {
			c.Text(r.X+6, textLine(r), ui.Fit(name, r.W-10), palette.Ink)
		}
	}
}
