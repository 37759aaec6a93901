package carcassonne

import (
	"strings"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/scenes/board"
	"tilestead/sound/cue"
	"tilestead/ui"
)

// A harm is what a tile does to a road or a city that others lead: by an inn or a cathedral it scores
// nothing unless it is finished, or nothing fits a gap of it any more.
type harm struct {
	text string // whose it is
	mark string // what is laid there, "" where it is blocked
}

// harms are those of the tile that an event places, told before it lies.
func (m hintsPart) harms(e carcassonne.TilePlaced) (list []harm) {
	for _, a := range m.s.Legal(nil) {
		if a.Kind() != carcassonne.KindPlace || carcassonne.PosOf(a) != e.At || int(carcassonne.TurnOf(a)) != e.Turn {
			continue
		}
		t := m.try(a)
		for _, o := range t.objects() {
			if stakes(t.laid, &o) {
				list = m.hurts(list, e.Seat, &o, pick(o.Kind == carcassonne.City, "cathedral", "inn"))
			}
		}
		for _, o := range t.killed(m.s) {
			list = m.hurts(list, e.Seat, &o, "")
		}
		return list
	}
	return nil
}

// hurts adds a harm that a seat does to the others that lead an object, if there are any.
func (m hintsPart) hurts(list []harm, by rules.Seat, o *carcassonne.Object, mark string) []harm {
	var names []string
	for _, s := range o.Leaders {
		if s != by {
			names = append(names, m.Name(s))
		}
	}
	if len(names) == 0 {
		return list
	}
	key := pick(mark == "", "log.blocks.", "log.stake.") + kindNames[o.Kind]
	return append(list, harm{m.say(key, m.list(names)), mark})
}

// harmText says in one text what a tile does to others, "" for nothing.
func harmText(list []harm) string {
	var texts []string
	for _, h := range list {
		texts = append(texts, h.text)
	}
	return strings.Join(texts, ", ")
}

// harmed shows a sign over a tile that has just fallen if it does others harm: to whom, and to what.
func (k *clip) harmed(m *moment, e carcassonne.TilePlaced) {
	list := m.hints().harms(e)
	if len(list) == 0 {
		return
	}
	at := k.Length()
	k.Cue(at, cue.Outbid)
	text := m.log().placedLine(e).Text
	k.Add(at, meetStay, func(m *moment, c *ui.Canvas, _ float64) { m.log().drawHarm(c, e.At, text) })
}

// drawHarm writes on a plate over a cell.
func (m logPart) drawHarm(c *ui.Canvas, cell carcassonne.Pos, text string) {
	text = board.Capital(text)
	on := m.Frame.Map.Inset(6)
	wide, high := min(on.W, ui.Name.Width(text)+16), ui.Name.Pitch()+8
	at := m.cellAt(cell)
	box := ui.Rect{X: at.X - wide/2, Y: at.Y - 0.6*side*m.Camera.Scale - high, W: wide, H: high}
	box.X = max(on.X, min(box.X, on.X+on.W-wide))
	if top := max(on.Y, m.at.mat().Y+4); box.Y < top {
		box.Y = min(at.Y+0.6*side*m.Camera.Scale, on.Y+on.H-high)
	}
	box = box.Snap()
	ui.Plate(c, box, palette.Paper)
	c.WriteCenter(box.Center().X, ui.Name.Base(box.Y+4), ui.Name.Fit(text, box.W-10), ui.Name, palette.Ink)
}
