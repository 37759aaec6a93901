package screens

import (
	"math"
	"slices"
	"strconv"

	"tilestead/assets"
	"tilestead/assets/palette"
	"tilestead/scenes/board"
	"tilestead/scenes/page"
	"tilestead/titles/rating"
	"tilestead/titles/rivals"
	"tilestead/ui"
)

// chevron is the room at the right of a button that opens a list.
const chevron = 16

// whoName is what a level or a rival is called, of "" a person.
func (s panelsPart) whoName(bot string) string {
	if bot == "" {
		return s.sh.Words.Say("setup.human")
	}
	return s.sh.BotWord(s.title.ID, bot)
}

// whoStyle is how a level plays, or what a rival is known for.
func (s panelsPart) whoStyle(bot string) string {
	if bot == "" {
		return s.sh.Words.Say("setup.human.style")
	}
	return s.sh.BotStyle(s.title.ID, bot)
}

// whoIcon is the sign of a level.
func whoIcon(level string) string {
	if level == "" {
		return "person"
	}
	return "robot"
}

// who are all that can sit at a seat: a person, the levels and the rivals, each from weak to strong.
func (s panelsPart) who() []string {
	return append(append([]string{""}, s.levels()...), s.rivals()...)
}

// rivals are those of the title, if it has bots.
func (s panelsPart) rivals() (list []string) {
	if len(s.levels()) > 0 {
		for _, r := range rivals.Of(s.title.ID) {
			list = append(list, r.ID)
		}
	}
	return list
}

// like is the level that is about as strong as a rival; "" for a level and a person.
func (s panelsPart) like(who string) (level string) {
	of, ok := rating.OfLevel(s.title.ID, who)
	if !ok || page.Rung(s.title.ID, who) == 0 {
		return ""
	}
	near := math.Inf(1)
	for _, l := range s.sh.LevelsOf(s.title.ID) {
		if r, ok := rating.OfLevel(s.title.ID, l); ok && math.Abs(r-of) < near {
			near, level = math.Abs(r-of), l
		}
	}
	return level
}

// levelWidth is how wide the button of a level is, for the longest.
func (s panelsPart) levelWidth() float64 {
	wide := 0.0
	for _, l := range append([]string{""}, s.sh.LevelsOf(s.title.ID)...) {
		wide = math.Max(wide, ui.Name.Width(s.whoName(l)))
	}
	return math.Ceil(wide) + 2*chevron + 34
}

// levelButton says who plays a seat, and opens the list to choose from.
func (s panelsPart) levelButton(k *ui.Kit, r ui.Rect, i int) {
	level := s.levelOf(i)
	name := s.whoName(level)
	reply := k.Zone(ui.Zone{ID: k.Nth("who", i), Box: r, Marked: true, Name: name, Tip: name + "\n" + s.whoStyle(level)})
	label := name
	if like := s.like(level); like != "" { // the name stands beside it already
		label = s.whoName(like)
	}
	if face := page.Face(s.title.ID, level); face != "" && assets.TitleArtHere { // else a page's set-up would wait for it
		rivalButton(k.C, r, face, label, reply.State())
	} else {
		ui.Button(k.C, r, whoIcon(level), label, ui.Plain, reply.State())
	}
	x, y := r.X+r.W-chevron/2-3, math.Round(r.Y+r.H/2)-2
	k.C.Poly(palette.Ink, ui.Point{X: x - 4, Y: y - 1}, ui.Point{X: x + 4, Y: y - 1}, ui.Point{X: x, Y: y + 4})
	if reply.Clicked {
		s.asked = i
		k.Focus(k.Nth(string(k.Nth("who", i)), slices.Index(s.who(), level)))
		k.Relay()
	}
}

// rivalButton draws the button of a seat that a rival has: its portrait, and behind that a label.
func rivalButton(c *ui.Canvas, r ui.Rect, face, label string, st ui.State) {
	ui.Button(c, r, "", "", ui.Plain, st)
	size := r.H - 3
	board.Portrait(c, face, r.X+5+size/2, r.Y+r.H/2-1, size)
	left, right := r.X+8+size, r.X+r.W-chevron-2
	role, label := board.FitName(label, right-left)
	c.WriteCenter((left+right)/2, r.Y+r.H/2-1+role.Capital()/2, label, role, palette.Ink)
}

// closeLevels closes the list of levels.
func (s panelsPart) closeLevels(k *ui.Kit) {
	k.Focus(k.Nth("who", s.asked))
	s.asked = -1
	k.Relay()
}

// layLevels lays out who can sit at a seat while that is asked: beside its button, each
// with how it plays.
func (s panelsPart) layLevels(k *ui.Kit, m page.Measures) {
	if s.asked < 0 || s.asked >= len(s.seats) {
		return
	}
	button, _ := k.Box(k.Nth("who", s.asked))
	k.Modal()
	if k.Drawing() {
		ui.Veil(k.C)
	}
	if k.Zone(ui.Zone{ID: "levels/off", Box: ui.Rect{W: k.C.W, H: k.C.H}, NoKeys: true}).Clicked {
		s.closeLevels(k)
		return
	}
	p := s.placeWho(k.C, m, button)
	k.Block("levels/panel", p.panel)
	ui.Panel(k.C, p.panel)
	if p.heads {
		for _, h := range [...]struct {
			at  ui.Rect
			key string
		}{{p.levels, "setup.who.levels"}, {p.rivals, "setup.who.rivals"}} {
			k.C.Write(h.at.X+8, ui.Dense.Base(p.panel.Y+6), s.sh.Words.Say(h.key), ui.Dense, palette.InkSoft)
		}
	}
	if p.rivals.W > 0 {
		between := ui.Rect{X: p.rivals.X - 1, Y: p.panel.Y + 8, W: 1, H: p.panel.H - 16}
		k.C.Fill(between, palette.Alpha(palette.InkSoft, 0.4))
	}
	for j, who := range s.who() {
		if s.levelRow(k, p.rowAt(j), k.Nth(string(k.Nth("who", s.asked)), j), who, p.brief && j < p.split) {
			s.setWho(s.asked, who)
			s.closeLevels(k)
			return
		}
	}
}

// whoPlaces is where those who can sit at a seat are listed: a person and the levels in one column,
// the rivals in another.
type whoPlaces struct {
	panel  ui.Rect
	levels ui.Rect // of the first of each column
	rivals ui.Rect
	split  int  // how many stand in the first
	brief  bool // levels have no room for how they play
	heads  bool // both have a heading
}

// rowAt is the box of an entry of the list.
func (p *whoPlaces) rowAt(j int) ui.Rect {
	r := p.levels
	if j >= p.split {
		r, j = p.rivals, j-p.split
	}
	r.Y += r.H * float64(j)
	return r
}

// placeWho lays the list out beside its button.
func (s panelsPart) placeWho(c *ui.Canvas, m page.Measures, button ui.Rect) (p whoPlaces) {
	row := ui.Name.Pitch() + ui.Dense.Pitch() + 4
	if m.Layout == ui.Roomy {
		row += 6
	}
	wide := func(list []string, brief bool) float64 {
		w := 0.0
		for _, l := range list {
			wide := ui.Name.Width(s.whoName(l))
			if like := s.like(l); like != "" {
				wide += 5 + ui.Dense.Width("("+s.whoName(like)+")")
			}
			w = math.Max(w, wide)
			if !brief {
				w = math.Max(w, ui.Dense.Width(s.whoStyle(l)))
			}
		}
		return math.Ceil(w)
	}
	named := append([]string{""}, s.levels()...)
	p.split = len(named)
	p.levels = ui.Rect{W: wide(named, false) + whoText + 10, H: row}
	if n := len(s.rivals()); n > 0 {
		high := math.Max(row, math.Floor(row*float64(len(named))/float64(n))) // as high as the levels are together
		p.rivals = ui.Rect{W: wide(s.rivals(), false) + rivalText + 10, H: math.Min(high, row+8)}
		if p.levels.W+p.rivals.W+18 > c.W {
			p.brief = true
			p.levels.W = wide(named, true) + whoText + 10
		}
	}
	rows := math.Max(row*float64(len(named)), p.rivals.H*float64(len(s.rivals())))
	head := ui.Dense.Pitch() + 4
	if p.heads = p.rivals.W > 0 && !p.brief && rows+10+head <= c.H-8; !p.heads {
		head = 0
	}
	p.panel = ui.Rect{W: p.levels.W + p.rivals.W + 10, H: rows + 10 + head}
	p.panel.X = math.Max(4, math.Min(button.X+button.W-p.panel.W, c.W-4-p.panel.W))
	p.panel.Y = math.Max(4, math.Min(button.Y+button.H+2, c.H-4-p.panel.H))
	p.levels.X, p.levels.Y = p.panel.X+5, p.panel.Y+5+head
	p.rivals.X, p.rivals.Y = p.levels.X+p.levels.W, p.levels.Y
	return p
}

// Where the texts of a row begin, in canvas pixels: beside the sign of a level, or the rung and the
// portrait of a rival.
const (
	whoText   = 38.0
	rivalText = 58.0
)

// levelRow lays out one of those who can sit at the seat that is asked about, without how it plays
// if it is to be brief.
func (s panelsPart) levelRow(k *ui.Kit, r ui.Rect, id ui.ID, who string, brief bool) bool {
	c, on := k.C, s.levelOf(s.asked) == who
	name, style, rung := s.whoName(who), s.whoStyle(who), page.Rung(s.title.ID, who)
	said, like := name+": "+style, ""
	if level := s.like(who); level != "" {
		like = "(" + s.whoName(level) + ")"
		said = name + " " + like + ": " + style
	}
	reply := k.Zone(ui.Zone{ID: id, Box: r, Marked: true, Name: ui.Chosen(said, on)})
	ink, soft := palette.Ink, palette.InkSoft
	switch {
	case on:
		c.Fill(r, palette.Teal)
		ink, soft = palette.Cream, palette.Cream
	case reply.Hot:
		c.Fill(r, palette.PaperDim)
	}
	if reply.Focused {
		ui.Frame(c, r.Inset(3))
	}
	x := r.X + whoText
	if rung > 0 {
		x = r.X + rivalText
		c.WriteRight(r.X+18, ui.Name.Middle(r), strconv.Itoa(rung), ui.Name, soft)
		drawRival(c, s.title.ID, who, r.X+38, r.Y+r.H/2, math.Min(34, r.H-1))
	} else {
		ui.Icon(c, whoIcon(who), r.X+20, r.Y+r.H/2, 22, ui.White)
	}
	if brief {
		c.Write(x, ui.Name.Middle(r), name, ui.Name, ink)
		c.Write(x+ui.Name.Width(name)+5, ui.Name.Middle(r), like, ui.Dense, soft)
		return reply.Clicked
	}
	top := r.Y + math.Round((r.H-ui.Name.Pitch()-ui.Dense.Pitch())/2)
	c.Write(x, ui.Name.Base(top), name, ui.Name, ink)
	c.Write(x+ui.Name.Width(name)+5, ui.Name.Base(top), like, ui.Dense, soft)
	c.Write(x, ui.Dense.Base(top+ui.Name.Pitch()), style, ui.Dense, soft)
	return reply.Clicked
}

// drawRival draws the portrait of a rival of a title in the middle of a place.
func drawRival(c *ui.Canvas, title, id string, x, y, size float64) {
	board.Portrait(c, page.Face(title, id), x, y, size)
}
