package screens

import (
	"fmt"
	"math"
	"strings"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/scenes/board"
	"tilestead/scenes/page"
	"tilestead/ui"
)

// posterSizes are the lengths of the longer side of pictures of the map, in
// pixels, that can be chosen.
var posterSizes = [...]int{1200, 2000, 3200}

// A poster is the whole map of a finished game, with who played below it.
type poster struct {
	board board.Board
	view  board.View
	land  ui.Rect
	name  string
	score []rules.Points // by seat, as the result has it
}

// poster is nil where nothing can draw the map.
func (s *Result) poster() *poster {
	if s.board == nil {
		return nil
	}
	g := s.game
	p := &poster{board: s.board, name: s.sh.TitleWord(g.Match.Title()), view: s.finished()}
	for _, line := range s.curve {
		p.score = append(p.score, line[len(line)-1])
	}
	p.land = s.offers.Map.Pictured(p.view.State)
	if p.land.W <= 0 || p.land.H <= 0 {
		return nil
	}
	return p
}

// The poster's layout, in canvas pixels.
const (
	posterEdge = 12.0
	posterFoot = 40.0
)

// size is the canvas of a poster whose longer side is so many pixels.
func (p *poster) size(pixels int) (w, h, scale float64) {
	scale = math.Max(1, math.Round(float64(pixels)/1100))
	long := math.Floor(float64(pixels) / scale)
	inner := long - 2*posterEdge
	k := math.Min(inner/p.land.W, (inner-posterFoot)/p.land.H)
	w = math.Max(math.Round(p.land.W*k)+2*posterEdge, math.Min(long, 420))
	return math.Min(w, long), math.Min(long, math.Round(p.land.H*k)+2*posterEdge+posterFoot), scale
}

// draw fills a display list with the poster.
func (p *poster) draw(pixels int) *ui.Canvas {
	w, h, scale := p.size(pixels)
	c := &ui.Canvas{}
	c.Reset(w, h, scale)
	ui.Cloth(c)
	v := p.view
	m := ui.Rect{X: posterEdge, Y: posterEdge, W: w - 2*posterEdge, H: h - 2*posterEdge - posterFoot}
	c.Ops = append(c.Ops, mapOps(p.board, &v, c, m, p.land)...)
	p.foot(c, ui.Rect{X: posterEdge, Y: h - posterFoot - posterEdge/2, W: w - 2*posterEdge, H: posterFoot})
	return c
}

// foot letters the title and who played with how many points, best first.
func (p *poster) foot(c *ui.Canvas, r ui.Rect) {
	mid := math.Round(r.Y + r.H/2)
	name := strings.ToUpper(p.name)
	cap := 18.0
	pitch := math.Floor(r.W * 0.72 / float64(len(p.view.Seats)))
	if most := r.W * 0.26; ui.LettersWidth(cap, name, "title") > most {
		cap *= most / ui.LettersWidth(cap, name, "title")
	}
	ui.Letters(c, r.X, mid+cap/2, cap, name, "title")
	x := r.X + r.W - pitch*float64(len(p.view.Seats))
	for i, seat := range p.view.Seats {
		ui.Medal(c, x+10, mid, 10, seat.Look)
		points := " " + pointsText(p.score[i]) // whatever of the name must go, they stay
		name := board.LayName(seat.Name, pitch-28-ui.Name.Width(points), r.H)
		if len(name.Lines) == 1 {
			c.Write(x+24, ui.Name.Base(mid-8), name.Lines[0]+points, name.Role, palette.Cream)
		} else {
			name.Write(c, x+24, mid, palette.Cream)
			c.Write(x+24+name.Wide(), ui.Name.Base(mid-8), points, ui.Name, palette.Cream)
		}
		x += pitch
	}
}

// A painting is a picture of the map that is being made: it takes a moment, so
// it is made a piece a tick, and how far it is shows meanwhile.
type painting struct {
	page.Rasterization
	done float64
	ext  string // of its file
}

// orderPicture has a picture made.
func (s *Result) orderPicture(pixels int) {
	s.painting = painting{Rasterization: s.sh.Rasterize(s.poster().draw(pixels), page.PNG), ext: "png"}
}

// savePicture makes the next piece of the picture that was ordered, and hands it
// to the player when it is whole.
func (s *Result) savePicture() {
	if s.painting.Rasterization == nil {
		return
	}
	data, done, err := s.painting.Step()
	s.painting.done = done
	if err != nil || done >= 1 {
		name := fmt.Sprintf("%s-%016x.%s", s.game.Match.Title().ID, s.game.Match.Setup().Seed, s.painting.ext)
		s.painting = painting{}
		hand(s.sh, name, data, err)
	}
}

// layPainting shows how far the picture is, over everything.
func (s *Result) layPainting(k *ui.Kit) {
	if s.painting.Rasterization == nil {
		return
	}
	k.Modal()
	k.Block("veil", ui.Rect{W: k.C.W, H: k.C.H})
	if !k.Drawing() {
		return
	}
	text := s.sh.Words.Say("result.picture.wait")
	r := ui.Rect{W: k.C.W, H: k.C.H}.Centered(math.Max(200, ui.Body.Width(text)+24), 46)
	ui.Panel(k.C, r)
	k.C.WriteCenter(r.X+r.W/2, ui.Body.Base(r.Y+8), text, ui.Body, palette.Ink)
	ui.Progress(k.C, ui.Rect{X: r.X + 12, Y: r.Y + 28, W: r.W - 24, H: 8}, s.painting.done, palette.UIGold)
}

// laySizes asks how large the picture is to be.
func (s *Result) laySizes(k *ui.Kit) {
	if !s.sizing {
		return
	}
	k.Modal()
	k.Block("veil", ui.Rect{W: k.C.W, H: k.C.H})
	if k.Drawing() {
		ui.Veil(k.C)
	}
	m := page.Measure(k.C)
	w := s.sh.Words
	lines := ui.Body.Wrap(w.Say("result.picture.ask"), 240)
	pitch := m.Button + 6
	head := ui.HeadHeight(k.C)
	r := ui.Rect{W: k.C.W, H: k.C.H}.Centered(264,
		head+16+float64(len(lines))*ui.LineHeight+pitch*float64(len(posterSizes)+2)+8)
	k.Block("sizes", r)
	if k.Drawing() {
		ui.Panel(k.C, r)
		ui.Head(k.C, r, w.Say("result.picture"))
	}
	y := k.C.Paragraph(r.X+12, r.Y+head+8, lines, ui.Body, palette.Ink) + 6
	for i, pixels := range posterSizes {
		cw, ch, scale := s.poster().size(pixels)
		label := w.Say("result.picture.size", int(cw*scale), int(ch*scale))
		if k.Button(k.Nth("size", i), ui.Rect{X: r.X + 12, Y: y, W: r.W - 24, H: m.Button}, label, ui.Strong) {
			s.sizing = false
			s.orderPicture(pixels)
			return
		}
		y += pitch
	}
	if k.Button("size/film", ui.Rect{X: r.X + 12, Y: y, W: r.W - 24, H: m.Button}, w.Say("result.film"), ui.Strong) {
		s.sizing, s.painting = false, painting{Rasterization: newFilming(s), ext: "gif"}
		return
	}
	y += pitch
	if k.Button("size/none", ui.Rect{X: r.X + 12, Y: y, W: r.W - 24, H: m.Button}, w.Say("table.back"), ui.Plain) {
		s.sizing = false
	}
}
