package screens

import (
	"math"

	"tilestead/assets/palette"
	"tilestead/scenes/page"
	"tilestead/ui"
)

// A gameChoice is a game to choose, or an expansion to add: a box with its picture.
type gameChoice struct {
	id         ui.ID
	name, text string
	spoken     string
	tip        string // why it cannot be changed, "" if it can
	on, off    bool
	modules    []string // what its picture shows
	choose     func()
}

// bundles are the games to choose from, of which one is played, or none: with another expansion
// besides it is a game of its own.
func (s panelsPart) bundles() (list []gameChoice) {
	chosen := s.choice().bundle()
	if len(s.choice().besides()) > 0 {
		chosen = -1
	}
	for i, b := range s.title.Bundles {
		key := "bundle." + s.title.ID + "." + b.ID
		name, text := s.sh.Words.Say(key), s.sh.Words.Say(key+".effect")
		list = append(list, gameChoice{id: ui.ID("bundle " + b.ID), name: name, text: text,
			spoken: ui.Chosen(name, i == chosen) + ". " + text, on: i == chosen, modules: b.Modules,
			choose: func() { s.choice().chooseBundle(i) }})
	}
	return list
}

// additions are the expansions to add, each by itself.
func (s panelsPart) additions() (list []gameChoice) {
	for _, m := range s.expansionsApart() {
		rule := houseRule{mod: m}
		c := gameChoice{id: rule.id(), name: s.house().ruleName(rule), spoken: s.house().spoken(rule),
			text: s.sh.Words.Say(s.house().ruleKey(rule) + ".effect"), on: s.choice().on(m.ID),
			modules: []string{m.ID}, choose: func() { s.choice().toggle(m) }}
		if c.off = s.choice().held(m); c.off {
			c.tip = s.sh.Words.Say("setup.held", len(s.seats))
		}
		list = append(list, c)
	}
	return list
}

// gamePanel lays out what is played: the games to choose from, or the land with the
// expansions that change it, or what the title is about.
func (s panelsPart) gamePanel(k *ui.Kit, r ui.Rect, m page.Measures) {
	in := s.panelRoom(k, r, m, s.sh.Words.Say("setup.game"))
	if list := s.bundles(); len(list) > 0 {
		s.bundleGrid(k, in, m, list)
		return
	}
	list := s.additions()
	if len(list) == 0 {
		s.aboutGame(k, in, m)
		return
	}
	high := s.additionHeight(list, in.W, m)
	land := in
	land.H -= (high + m.Gap) * float64(len(list))
	if land.H >= 48 {
		page.DrawGame(k.C, s.title.ID, s.modules, land.Inset(1))
	} else {
		land.H = -m.Gap
	}
	row := ui.Rect{X: in.X, Y: land.Y + land.H + m.Gap, W: in.W, H: high}
	for _, c := range list {
		s.addition(k, row, c)
		row.Y += high + m.Gap
	}
}

// textRole is how the words on a box are written.
func textRole(m page.Measures) ui.Role {
	if m.Layout == ui.Compact {
		return ui.Dense
	}
	return ui.Body
}

// aboutGame shows the land of a title that has one game only, and says what it is about.
func (s panelsPart) aboutGame(k *ui.Kit, r ui.Rect, m page.Measures) {
	lines := ui.Body.Wrap(s.sh.Words.Say("setup.about."+s.title.ID), r.W-12)
	players := s.sh.Words.Say("title.players." + s.title.ID)
	high := ui.Heading.Pitch() + ui.Body.Pitch()*float64(len(lines)) + m.Gap
	land := r
	land.H -= high
	page.DrawGame(k.C, s.title.ID, s.modules, land.Inset(1))
	y := land.Y + land.H + math.Round(m.Gap/2)
	k.C.Write(r.X+6, ui.Heading.Base(y), players, ui.Heading, palette.Ink)
	k.C.Paragraph(r.X+6, y+ui.Heading.Pitch(), lines, ui.Body, palette.Ink)
}

// bundleGrid lays out the games to choose from in two columns.
func (s panelsPart) bundleGrid(k *ui.Kit, r ui.Rect, m page.Measures, list []gameChoice) {
	const columns = 2
	role := textRole(m)
	gap := m.Gap + 2
	wide := math.Floor((r.W - gap) / columns)
	rows := (len(list) + columns - 1) / columns
	high := math.Floor((r.H-gap*float64(rows-1))/float64(rows)) - 1
	lines := 0
	for _, c := range list {
		lines = max(lines, len(role.Wrap(c.text, wide-14)))
	}
	for i, c := range list {
		x, y := r.X+float64(i%columns)*(wide+gap), r.Y+1+float64(i/columns)*(high+gap)
		s.bundleBox(k, ui.Rect{X: x, Y: y, W: wide, H: high}, c, role, lines)
	}
}

// stripHeight is how high the strip is on which the name of a box stands.
const stripHeight = 20

// bundleBox lays out one game: its land, its name on a strip, what it brings.
func (s panelsPart) bundleBox(k *ui.Kit, r ui.Rect, c gameChoice, role ui.Role, lines int) {
	reply := k.Zone(ui.Zone{ID: c.id, Box: r, Marked: true, Name: c.spoken})
	if reply.Clicked {
		c.choose()
		k.Relay()
	}
	if !k.Drawing() {
		return
	}
	if st := reply.State(); st != ui.Idle {
		ui.Frame(k.C, r)
	}
	ui.Plate(k.C, r, palette.Paper)
	px := k.C.Px()
	in := k.C.Snap(r).Inset(px)
	text := role.Pitch()*float64(lines) + 6
	land := ui.Rect{X: in.X, Y: in.Y, W: in.W, H: in.H - text - stripHeight}
	page.DrawGame(k.C, s.title.ID, c.modules, land)
	strip := ui.Rect{X: in.X, Y: land.Y + land.H, W: in.W, H: stripHeight}
	s.choiceStrip(k.C, strip, c)
	k.C.Paragraph(in.X+7, strip.Y+strip.H+3, role.Wrap(c.text, r.W-14), role, palette.Ink)
}

// choiceStrip writes the name of a box; the chosen one is dark and has a tick.
func (s panelsPart) choiceStrip(c *ui.Canvas, r ui.Rect, g gameChoice) {
	ground, ink := palette.PaperDark, palette.Ink
	if g.on {
		ground, ink = palette.Teal, palette.Cream
	}
	c.Fill(r, ground)
	c.Fill(ui.Rect{X: r.X, Y: r.Y, W: r.W, H: c.Px()}, palette.Ink)
	role := ui.Heading
	if role.Width(g.name) > r.W-34 {
		role = ui.Prompt
	}
	c.Write(r.X+7, role.Middle(r), g.name, role, ink)
	if g.on {
		ui.Icon(c, "check", r.X+r.W-14, r.Y+r.H/2, 18, ui.White)
	}
}

// additionHeight is how high the box of an expansion is, for the longest text.
func (s panelsPart) additionHeight(list []gameChoice, width float64, m page.Measures) float64 {
	role := textRole(m)
	high := 0.0
	for _, c := range list {
		high = math.Max(high, role.Pitch()*float64(len(role.Wrap(c.text, additionText(width, m)))))
	}
	return math.Max(ui.Name.Pitch()+high+10, 48)
}

// additionPicture and additionText are how wide picture and words of an expansion are.
func additionPicture(m page.Measures) float64 {
	switch m.Layout {
	case ui.Roomy:
		return 128
	case ui.Normal:
		return 96
	}
	return 64
}

func additionText(width float64, m page.Measures) float64 {
	return width - additionPicture(m) - 16 - 28
}

// addition lays out one expansion: its part of the land, its name, what it brings, and
// whether it is on.
func (s panelsPart) addition(k *ui.Kit, r ui.Rect, g gameChoice) {
	c, m := k.C, page.Measure(k.C)
	reply := k.Zone(ui.Zone{ID: g.id, Box: r, Off: g.off, Tip: g.tip, Marked: true, Name: g.spoken})
	if reply.Clicked {
		g.choose()
		k.Relay()
	}
	if !k.Drawing() {
		return
	}
	if st := reply.State(); st != ui.Idle {
		ui.Frame(c, r)
	}
	ground := palette.PaperDim
	if g.on {
		ground = palette.Paper
	}
	ui.Plate(c, r, ground)
	px := c.Px()
	in := c.Snap(r).Inset(px)
	picture := ui.Rect{X: in.X, Y: in.Y + px, W: additionPicture(m), H: in.H - 2*px}
	page.DrawPart(c, s.title.ID, g.modules, picture)
	c.Fill(ui.Rect{X: picture.X + picture.W, Y: picture.Y, W: px, H: picture.H}, palette.Ink)
	role := textRole(m)
	x := picture.X + picture.W + 10
	lines := role.Wrap(g.text, additionText(r.W, m))
	y := r.Y + math.Round((r.H-ui.Name.Pitch()-role.Pitch()*float64(len(lines)))/2)
	c.Write(x, ui.Name.Base(y), g.name, ui.Name, palette.Ink)
	c.Paragraph(x, y+ui.Name.Pitch(), lines, role, palette.Ink)
	box := ui.Rect{X: in.X + in.W - 24, Y: math.Round(r.Y + (r.H-16)/2), W: 16, H: 16}
	ui.Inset(c, box, palette.Cream)
	if g.on {
		ui.Icon(c, "check", box.X+8, box.Y+8, 18, ui.White)
	}
}
