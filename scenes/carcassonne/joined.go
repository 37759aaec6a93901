package carcassonne

import (
	"slices"
	"strconv"
	"strings"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/scenes/board"
	"tilestead/scenes/tale"
	"tilestead/sound/cue"
	"tilestead/ui"
)

// joinedLine says who takes an object over by a join, or else whom that costs the points or who
// shares them. Where a city feeds from all fields round it, who leads one of them says nothing
// about points.
func (m logPart) joinedLine(e carcassonne.Joined) tale.Said {
	said := tale.Said{Seat: e.Seat, Mark: objectMark(e.At)}
	kind := kindNames[e.Kind]
	strengths := ""
	for _, s := range inOrder(e) {
		strengths += ":" + strconv.Itoa(e.Strength[s])
	}
	strengths = strings.TrimPrefix(strengths, ":")
	var names []string
	named := func(seats []rules.Seat) string {
		for _, s := range seats {
			names = append(names, m.Name(s))
		}
		return m.list(names)
	}
	switch {
	case e.Kind == carcassonne.Field && m.s.House()&(carcassonne.FarmersFirst|carcassonne.FarmersSecond) != 0:
		said.Text = m.say("log.joined.open.field", named(e.Was))
	case len(e.Lost) == 0:
		said.Text, said.Brief = m.say("log.joined.shared."+kind, named(e.Was)), m.say("log.shared."+kind, strengths)
	case len(e.Leaders) == 1:
		said.Seat, said.Brief = e.Leaders[0], m.say("log.taken."+kind, strengths)
		said.Text = m.say("log.taken", said.Brief, named(e.Lost))
	default:
		said.Text, said.Brief = m.say("log.joined.lost."+kind, named(e.Lost)), m.say("log.shared."+kind, strengths)
	}
	return said
}

// inOrder are those who lead a joined object and those who led a part of it, the strongest first.
func inOrder(e carcassonne.Joined) []rules.Seat {
	list := slices.Clone(e.Leaders)
	for _, s := range e.Was {
		if !leads(e, s) {
			list = append(list, s)
		}
	}
	slices.SortStableFunc(list, func(a, b rules.Seat) int { return e.Strength[b] - e.Strength[a] })
	return list
}

// joinedGlyphs are the object and how strong each seat is on it that leads it or led a part.
func (m logPart) joinedGlyphs(e carcassonne.Joined) []board.Glyph {
	list := []board.Glyph{board.Sign(kindNames[e.Kind], "")}
	for _, s := range inOrder(e) {
		list = append(list, board.Medal(s, strconv.Itoa(e.Strength[s])))
	}
	return list
}

// How the medals of those who led a part meet. A city that changes hands is a turning
// point, which needs a second and a half to be seen and read.
const (
	meetTime = 420 * ms
	meetStay = 1080 * ms
)

// joined lights up the object in the colours of those who led a part of it, whose
// medals meet over the tile with their strengths, below what that means.
func (k *clip) joined(m *moment, e carcassonne.Joined) {
	k.Cue(0, cue.Outbid)
	k.lightUp(e.At, append(slices.Clone(e.Lost), e.Leaders...)) // and stays in the colour of who leads
	draw := func(m *moment, c *ui.Canvas, t float64) {
		sign := m.log().meeting(e)
		sign.draw(m, c, ui.Settle(t))
	}
	if k.Reduced {
		k.Add(0, meetTime+meetStay, func(m *moment, c *ui.Canvas, _ float64) { draw(m, c, 1) })
		return
	}
	k.Add(0, meetTime, draw)
	k.Add(meetTime, meetStay, func(m *moment, c *ui.Canvas, _ float64) { draw(m, c, 1) })
}

// A meeting is the sign at a joined object: what the join means in words, below it the medals of
// those whose parts meet with their strengths, those who lead larger.
type meeting struct {
	of   carcassonne.Joined
	text string
	box  ui.Rect
}

// meeting is the sign at an object that has been joined, whole on the map.
func (m logPart) meeting(e carcassonne.Joined) meeting {
	line := m.joinedLine(e)
	sign := meeting{of: e, text: board.Capital(line.Text)}
	if line.Brief != "" {
		sign.text = line.Brief
	}
	if len(e.Leaders) == 1 && line.Brief != "" {
		sign.text = m.say("log.taker", m.Name(line.Seat), line.Brief)
	}
	r := m.meetSize()
	on := m.Frame.Map.Inset(6)
	wide := min(on.W, max(m.meetStep()*float64(len(inOrder(e))), ui.Name.Width(sign.text))+16)
	high := 2*r + 10 + ui.Name.Pitch()
	at := m.cellAt(e.At.At)
	box := ui.Rect{X: at.X - wide/2, Y: at.Y - 0.6*side*m.Camera.Scale - high, W: wide, H: high}
	box.X = max(on.X, min(box.X, on.X+on.W-wide))
	if top := max(on.Y, m.at.mat().Y+4); box.Y < top {
		box.Y = min(at.Y+0.6*side*m.Camera.Scale, on.Y+on.H-high)
	}
	sign.box = box.Snap()
	return sign
}

// meetSize is the radius of the medals on the sign, meetStep how much room each has.
func (m logPart) meetSize() float64 { return 0.36 * m.seats().popSize() }
func (m logPart) meetStep() float64 {
	return 2*m.meetSize() + 10 + ui.LettersWidth(m.meetSize(), "9", "num")
}

// draw draws the sign, its medals t of the way from apart to beside each other.
func (g *meeting) draw(m *moment, c *ui.Canvas, t float64) {
	seats := inOrder(g.of)
	r, step := m.log().meetSize(), m.log().meetStep()
	ui.Plate(c, g.box, palette.Paper)
	mid := g.box.Center()
	c.WriteCenter(mid.X, ui.Name.Base(g.box.Y+4), ui.Name.Fit(g.text, g.box.W-10), ui.Name, palette.Ink)
	free := max(0, g.box.W-8-step*float64(len(seats))) / 2 // to either side, where they come from
	y := g.box.Y + g.box.H - r - 5
	for i, s := range seats {
		n := float64(i) - float64(len(seats)-1)/2
		x := mid.X + n*step
		if len(seats) > 1 {
			x += (1 - t) * free * n / (float64(len(seats)-1) / 2)
		}
		size := 0.8 * r
		if leads(g.of, s) {
			size = r
		}
		ui.Medal(c, x-step/2+r+4, y, size, m.Seats[s].Look)
		ui.Letters(c, x-step/2+2*r+7, y+r*0.5, r, strconv.Itoa(g.of.Strength[s]), "num")
	}
}

// drawMissed shows who has taken over what, or shares it, while nobody could follow it: unless speed is normal
// the sign stays until its person has decided. It makes way for the pointer.
func (m landPart) drawMissed(c *ui.Canvas) {
	if !m.Deciding() || m.Poster {
		return
	}
	for _, happened := range m.Missed {
		e, ok := happened.(carcassonne.Joined)
		if !ok || !slices.Contains(e.Was, m.turn) {
			continue
		}
		if sign := m.log().meeting(e); !sign.box.Contains(m.Pointer) {
			sign.draw(m.moment, c, 1)
		}
	}
}

// leads says whether a seat leads the object now.
func leads(e carcassonne.Joined, seat rules.Seat) bool { return slices.Contains(e.Leaders, seat) }
