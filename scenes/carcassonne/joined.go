package carcassonne

import (
	"math"
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
// medals meet over the tile with their strengths.
func (k *clip) joined(m *moment, e carcassonne.Joined) {
	k.Cue(0, cue.Outbid)
	k.lightUp(e.At, append(slices.Clone(e.Lost), e.Leaders...)) // and stays in the colour of who leads
	draw := func(m *moment, c *ui.Canvas, t float64) {
		m.log().drawMeeting(c, e, ui.Settle(t))
	}
	if k.Reduced {
		k.Add(0, meetTime+meetStay, func(m *moment, c *ui.Canvas, _ float64) { draw(m, c, 1) })
		return
	}
	k.Add(0, meetTime, draw)
	k.Add(meetTime, meetStay, func(m *moment, c *ui.Canvas, _ float64) { draw(m, c, 1) })
}

// drawMeeting draws the medals near each other, t of the way from apart to beside
// each other, each with its strength; those who lead come first and are larger.
func (m logPart) drawMeeting(c *ui.Canvas, e carcassonne.Joined, t float64) {
	seats := inOrder(e)
	r := 0.42 * m.seats().popSize()
	wide := (2*r + 8 + ui.LettersWidth(r, "9", "num")) * float64(len(seats))
	mid := m.cellAt(e.At.At)
	mid.X = math.Max(m.Frame.Map.X+wide/2+8, math.Min(mid.X, m.Frame.Map.X+m.Frame.Map.W-wide/2-8))
	mid.Y = math.Max(m.Frame.Map.Y+2*r, mid.Y-side*m.Camera.Scale*0.5-1.4*r)
	apart := 1 + 0.6*(1-t)
	box := ui.Rect{X: mid.X - apart*wide/2 - 4, Y: mid.Y - r - 4, W: apart*wide + 8, H: 2*r + 8}.Snap()
	ui.Plate(c, box, palette.Paper)
	step := wide / float64(len(seats))
	for i, s := range seats {
		x := mid.X + apart*(float64(i)-float64(len(seats)-1)/2)*step
		size := 0.8 * r
		if leads(e, s) {
			size = r
		}
		ui.Medal(c, x-step/2+r+4, mid.Y, size, m.Seats[s].Look)
		ui.Letters(c, x-step/2+2*r+7, mid.Y+r*0.5, r, strconv.Itoa(e.Strength[s]), "num")
	}
}

// leads says whether a seat leads the object now.
func leads(e carcassonne.Joined, seat rules.Seat) bool { return slices.Contains(e.Leaders, seat) }
