package agricola

import (
	"math"

	"tilestead/assets/palette"
	"tilestead/rules/agricola/box"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// What the next harvest takes, as a row of columns that never move for each good: what there is,
// what can still be added, what is needed, and whether that is enough.

// A figured is a number with the word that stands over it.
type figured struct {
	label, text string
	widest      string // what still has room in its column
	faint       bool   // there is none
}

// figures are those of an outlook: have, add and need. What comes by itself and what could be
// cooked or burnt share a column, for its words part them.
func (m ownedPart) figures(o outlook) []figured {
	of := func(key, text, widest string, faint bool) figured {
		return figured{m.say("outlook.label." + key), text, widest, faint}
	}
	add := o.arrives + o.more
	return []figured{of("have", number(o.have), "00", false), of("add", "+"+number(add), "+00", add == 0),
		of("need", number(o.need), "00", false)}
}

// figureRows are in which role words stand over figures and how far apart, in canvas pixels: the
// first that has room. The last has no words.
var figureRows = [...]struct {
	role ui.Role
	gap  float64
}{{ui.Dense, 7}, {ui.Dense, 6}, {ui.Dense, 5}, {ui.Least, 6}, {ui.Least, 4}, {ui.Least, 2}, {ui.Least, 3}}

// figureColumns are how wide the columns of figures are, whatever stands in them, and the role of the
// words over them; bare where these have no room.
func (m ownedPart) figureColumns() (wide [3]float64, role ui.Role, bare bool) {
	room := m.needBox(box.Food).W - m.verdictFrom()
	if m.s.SpecialCards() == 0 {
		room *= 2
	}
	for i, row := range figureRows {
		role, bare = row.role, i == len(figureRows)-1
		sum := 0.0
		for i, f := range m.figures(outlook{}) {
			wide[i] = ui.DenseBold.Width(f.widest) + row.gap
			if !bare {
				wide[i] = math.Max(wide[i], role.Width(f.label)+row.gap)
			}
			sum += wide[i]
		}
		if sum <= room {
			break
		}
	}
	return wide, role, bare
}

// verdictFrom is how much room an outlook takes beside its figures: its good and its verdict.
func (m ownedPart) verdictFrom() float64 {
	return m.needSize() + 4 + figureSign + 2 + ui.Number.Width("-00")
}

// figureSign is how large the sign of a verdict is.
const figureSign = 12.0

// A reading is an outlook and where its figures lie.
type reading struct {
	outlook
	at ui.Rect
}

// tellings are all outlooks side by side, each in its half.
func (m ownedPart) tellings() (list []reading) {
	for _, o := range m.outlooks(m.seen) {
		at := m.needBox(o.good)
		if m.s.SpecialCards() == 0 {
			at.W *= 2
		}
		list = append(list, reading{o, at})
	}
	return list
}

// drawFigures draws the figures of all outlooks with their middle at y.
func (m ownedPart) drawFigures(c *ui.Canvas, y float64) {
	size := m.needSize()
	wide, role, bare := m.figureColumns()
	for _, t := range m.tellings() {
		x := t.at.X
		drawGood(c, t.good, x+size/2, y, size, ui.White)
		x += size + 4
		if t.need == 0 { // there are no more harvests
			c.Write(x, midline(ui.Number, y), number(t.have), ui.Number, palette.Ink)
			continue
		}
		for i, f := range m.figures(t.outlook) {
			if bare {
				c.Write(x, midline(ui.DenseBold, y), f.text, ui.DenseBold, board.Faint(f.faint))
			} else {
				drawFigure(c, f, x, y, role)
			}
			x += wide[i]
		}
		drawEnough(c, t.outlook, x, y)
	}
}

// figureBaselines are those of a figure and of the word over it in a row with its middle at y.
func figureBaselines(y float64, role ui.Role) (word, figure float64) {
	const hangs = 3 // of a letter below its line
	word = y - (role.Capital()+ui.DenseBold.Capital()+hangs)/2 + role.Capital()
	return word, word + hangs + ui.DenseBold.Capital()
}

// drawFigure draws a figure with its word over it.
func drawFigure(c *ui.Canvas, f figured, x, y float64, role ui.Role) {
	word, figure := figureBaselines(y, role)
	c.Write(x, word, f.label, role, palette.InkSoft)
	c.Write(x, figure, f.text, ui.DenseBold, board.Faint(f.faint))
}

// drawEnough draws the verdict on an outlook: a tick, or how much is missing, with a cross where the
// harvest is near.
func drawEnough(c *ui.Canvas, o outlook, x, y float64) {
	n := o.lacks()
	if n == 0 {
		ui.Icon(c, "check", x+figureSign/2, y, figureSign, ui.White)
		return
	}
	if o.urgent {
		ui.Icon(c, "cross", x+figureSign/2, y, figureSign, ui.White)
		x += figureSign + 2
	}
	c.Write(x, midline(ui.Number, y), number(-n), ui.Number, o.ink())
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
	if o.need == 0 {
		return lines
	}
	lines = append(lines, m.say("pay.need", m.amountOrNone(o.good, o.need)))
	if n := o.lacks(); n > 0 {
		return append(lines, m.say("pay.missing", m.amount(o.good, n)))
	}
	return append(lines, m.say("outlook.enough"))
}
