package scenes

import (
	"fmt"
	"math"
	"strings"

	"tilestead/assets/palette"
	"tilestead/input"
	"tilestead/rules"
	"tilestead/ui"
)

// A helpScreen is the summary of a title's rules: paragraphs on one page, in
// two columns where there is room, scrolling where there is too little.
type helpScreen struct {
	app   *App
	kit   ui.Kit
	next  Scene
	paras []string // those with a colon near their start begin with a bold word
	at    float64
	lines []helpLine
	width float64 // that lines were broken for
}

// A helpLine is a line of a paragraph; the first may begin with a bold word.
type helpLine struct{ bold, text string }

func newHelp(a *App, t *rules.Title) *helpScreen {
	s := &helpScreen{app: a}
	for n := 1; ; n++ {
		key := fmt.Sprintf("%s.rules.%d", t.ID, n)
		if !a.words.Has(key) {
			return s
		}
		s.paras = append(s.paras, a.words.Say(key))
	}
}

// Update takes one tick.
func (s *helpScreen) Update(in input.Frame) (Scene, error) {
	s.next = s
	s.kit.Update(in, s.view)
	s.app.cue(&s.kit)
	return s.next, nil
}

// Draw fills the display list.
func (s *helpScreen) Draw(c *ui.Canvas) { s.kit.Draw(c, s.view) }

// Animating says whether the picture is about to change by itself.
func (s *helpScreen) Animating() bool { return s.kit.Animating() }

// Aims are what a click can reach.
func (s *helpScreen) Aims() []ui.Aim { return s.kit.Aims() }

func (s *helpScreen) view(k *ui.Kit) {
	room, m, back := s.app.page(k, s.app.words.Say("menu.help"))
	if back {
		s.next = nil
		return
	}
	pad, columns := 8.0, 1
	if m.layout != ui.Compact {
		pad, columns = 16, 2
	}
	width := math.Min(room.W, 460*float64(columns)+pad*float64(columns+1))
	column := math.Floor((width - pad*float64(columns+1) - 8) / float64(columns))
	s.wrap(column)
	per := (len(s.lines) + columns - 1) / columns
	for columns > 1 && per < len(s.lines) && per > 0 && s.lines[per-1] != (helpLine{}) {
		per++ // a column ends with a paragraph
	}
	h := math.Min(room.H, float64(per)*ui.LineHeight+2*pad)
	panel := ui.Rect{X: math.Round(room.X + (room.W-width)/2), Y: room.Y + math.Round((room.H-h)*0.3), W: width, H: h}
	ui.Panel(k.C, panel)
	in := panel.Inset(pad)
	k.List("text", in, ui.LineHeight, per, &s.at, func(i int, r ui.Rect) {
		for col := range columns {
			if j := i + col*per; j < len(s.lines) {
				s.line(k.C, r.X+float64(col)*(column+pad), r.Y, s.lines[j])
			}
		}
	})
	if columns > 1 {
		k.C.Fill(ui.Rect{X: in.X + column + math.Round(pad/2), Y: in.Y, W: 1, H: in.H}, palette.Alpha(palette.InkSoft, 0.35))
	}
	scrollKeys(k, &s.at, in.H, float64(per)*ui.LineHeight)
}

// scrollKeys scrolls the text of a screen with the keys nothing else uses: at
// is the first pixel shown, of total, shown at once.
func scrollKeys(k *ui.Kit, at *float64, shown, total float64) {
	for _, m := range [...]struct {
		key input.Key
		by  float64
	}{{input.KeyPageDown, shown - ui.LineHeight}, {input.KeyPageUp, ui.LineHeight - shown}, {input.KeyEnd, total}, {input.KeyHome, -total}} {
		if k.Key(m.key) {
			*at = math.Max(0, math.Min(*at+m.by, total-shown))
		}
	}
}

// wrap breaks the paragraphs into lines, an empty one after each.
func (s *helpScreen) wrap(width float64) {
	if s.width == width {
		return
	}
	s.width, s.lines = width, nil
	for _, p := range s.paras {
		bold, _, ok := strings.Cut(p, ":")
		if !ok || ui.TextWidth(bold) > 120 {
			bold = ""
		}
		for i, l := range ui.Wrap(p, width) {
			if i == 0 {
				s.lines = append(s.lines, helpLine{bold, strings.TrimPrefix(l, bold)})
				continue
			}
			s.lines = append(s.lines, helpLine{"", l})
		}
		s.lines = append(s.lines, helpLine{})
	}
	if n := len(s.lines); n > 0 {
		s.lines = s.lines[:n-1]
	}
}

func (s *helpScreen) line(c *ui.Canvas, x, y float64, l helpLine) {
	c.TextBold(x, y, l.bold, palette.Rust)
	c.Text(x+ui.TextWidth(l.bold), y, l.text, palette.Ink)
}
