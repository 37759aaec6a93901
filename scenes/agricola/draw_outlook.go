package agricola

import (
	"math"

	"tilestead/assets/palette"
	"tilestead/rules/agricola/box"
	"tilestead/ui"
)

// What the next harvest takes, as figures with a word over each: what there is, what comes, what
// could be made, what is needed and what is missing then.

// A figured is a number with the word that stands over it; icon is what stands before it, "" for
// none.
type figured struct {
	label, text, icon string
	ink               ui.Color
}

// The sizes of figures in canvas pixels: the room between two, and that of an icon.
const (
	figureGap  = 7.0
	figureIcon = 11.0
)

func (f figured) wide() float64 {
	wide := ui.DenseBold.Width(f.text)
	if f.icon != "" {
		wide += figureIcon + 1
	}
	return math.Max(wide, ui.Least.Width(f.label))
}

// spare leaves out the word of a figure that an icon tells.
func (f *figured) spare() {
	if f.icon != "" {
		f.label = ""
	}
}

// figures are those of an outlook. With merged what comes counts as being there; brief leaves out
// what could be made, which then counts as what is missing does: a tick or a number tells.
func (m ownedPart) figures(o outlook, merged bool) (list []figured) {
	add := func(key, text, icon string, ink ui.Color) {
		list = append(list, figured{m.say("outlook.label." + key), text, icon, ink})
	}
	if merged {
		o.have, o.arrives = o.have+o.arrives, 0
	}
	add("have", number(o.have), "", palette.Ink)
	if o.arrives > 0 {
		add("comes", "+"+number(o.arrives), "", palette.Ink)
	}
	short := o.have+o.arrives < o.need
	if short && o.more > 0 && !o.brief {
		add("make", "+"+number(o.more), "", raised)
	}
	if o.need == 0 {
		return list
	}
	icon := ""
	if !short || o.lacks() == 0 && o.brief {
		icon = "check"
	}
	add("need", number(o.need), icon, palette.Ink)
	if n := o.lacks(); n > 0 {
		add("lack", number(n), "cross", palette.Bad)
	}
	return list
}

// figuresWide is how wide drawFigures draws.
func figuresWide(list []figured, size float64) (wide float64) {
	wide = size + 4
	for _, f := range list {
		wide += f.wide() + figureGap
	}
	return wide
}

// A reading is an outlook with its figures, and where these lie.
type reading struct {
	outlook
	figures []figured
	at      ui.Rect
}

// tellings are the figures of all outlooks side by side, the second in its half where it has room
// there; what can be spared is left out where they are too wide.
func (m ownedPart) tellings() (list []reading) {
	size, end, whole := m.needSize(), m.needsEnd(), 0.0
	for step := range 4 {
		list, whole = list[:0], 0
		for _, o := range m.outlooks(m.seen) {
			t := reading{outlook: o}
			o.brief = step > 1
			if t.figures = m.figures(o, step > 0); step > 2 { // the cross tells as well
				t.figures[len(t.figures)-1].spare()
			}
			t.at = ui.Rect{Y: m.at.needs.Y, W: figuresWide(t.figures, size), H: m.at.needs.H}
			whole += t.at.W
			list = append(list, t)
		}
		if m.needsFrom()+whole <= end+figureGap {
			break
		}
	}
	x := m.needsFrom()
	for i := range list {
		if at := m.needBox(list[i].good).X; at+whole <= end+figureGap {
			x = math.Max(x, at)
		}
		list[i].at.X = x
		x += list[i].at.W
		whole -= list[i].at.W
	}
	return list
}

// drawFigures draws the figures of all outlooks with their middle at y.
func (m ownedPart) drawFigures(c *ui.Canvas, y float64) {
	size := m.needSize()
	for _, t := range m.tellings() {
		x := t.at.X
		drawGood(c, t.good, x+size/2, y, size, ui.White)
		x += size + 4
		for _, f := range t.figures {
			drawFigure(c, f, x, y)
			x += f.wide() + figureGap
		}
	}
}

// drawFigure draws a figure with its word over it, with its middle at y.
func drawFigure(c *ui.Canvas, f figured, x, y float64) {
	const hangs, rises = 3, 1 // of a letter below its line, and above a capital
	label, figure := ui.Least.Capital(), ui.DenseBold.Capital()
	over := y - (label+figure+2*hangs)/2 + rises + label
	c.Write(x, over, f.label, ui.Least, palette.InkSoft)
	under := over + hangs + figure
	if f.icon != "" {
		ui.Icon(c, f.icon, x+figureIcon/2, under-figure/2, figureIcon, ui.White)
		x += figureIcon + 1
	}
	c.Write(x, under, f.text, ui.DenseBold, f.ink)
}

// outlookTip says in sentences what the figures of an outlook are.
func (m ownedPart) outlookTip(o outlook) []string {
	round := m.s.NextHarvest()
	if round == 0 {
		return []string{m.amountOrNone(o.good, o.have), m.say("outlook.none")}
	}
	lines := []string{m.say("pay.harvest", round), m.say("outlook.have", m.amountOrNone(o.good, o.have))}
	if o.arrives > 0 {
		lines = append(lines, m.say("outlook.comes", m.amount(o.good, o.arrives)))
	}
	if o.more > 0 {
		lines = append(lines, m.say("outlook.make."+box.GoodIDs[o.good], m.amount(o.good, o.more)))
	}
	lines = append(lines, m.say("pay.need", m.amount(o.good, o.need)))
	if n := o.lacks(); n > 0 {
		return append(lines, m.say("pay.missing", m.amount(o.good, n)))
	}
	return append(lines, m.say("outlook.enough"))
}
