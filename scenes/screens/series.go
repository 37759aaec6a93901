package screens

import (
	"math"
	"strings"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/save"
	"tilestead/scenes/board"
	"tilestead/scenes/page"
	"tilestead/ui"
)

// A seriesPanel says what the next game of a series begins with, and lets its player
// choose what stays for good.
type seriesPanel struct {
	sh     *page.Shell
	title  *rules.Title
	faces  faces
	next   rules.Setup
	keep   []string // of which one stays
	best   string   // the best result of that game, "" for none
	chosen int      // of keep; -1 for none yet
	open   bool
	scroll float64
}

// newSeriesPanel is the way to a game of a series, with a choice of what stays.
func newSeriesPanel(sh *page.Shell, t *rules.Title, o board.Offers, next rules.Setup, keep []string) *seriesPanel {
	return &seriesPanel{sh: sh, title: t, faces: faces{o.Face, sh.Words}, next: next, keep: keep, chosen: -1}
}

// label is what the button says that opens the panel.
func (p *seriesPanel) label() string {
	number, _, _ := p.title.Series.Of(p.next)
	return p.sh.Words.Say("series.game", number)
}

// tip is what the game begins with, in short.
func (p *seriesPanel) tip() string {
	number, target, _ := p.title.Series.Of(p.next)
	return strings.Join(append([]string{p.sh.Words.Say("series.head", number, target)}, p.lines()...), "\n")
}

// show opens the panel.
func (p *seriesPanel) show(k *ui.Kit) {
	p.open, p.chosen, p.scroll, p.best = true, -1, 0, ""
	if records, _, err := p.sh.Shelf.History(); err == nil {
		number, _, _ := p.title.Series.Of(p.next)
		if best, played := save.BestOfSeries(records, p.title.ID)[number]; played {
			p.best = pointsText(best)
		}
	}
	k.Relay()
}

func (p *seriesPanel) close(k *ui.Kit) {
	p.open = false
	k.Relay()
}

// setup is the game that begins, with what was chosen.
func (p *seriesPanel) setup() rules.Setup {
	if p.chosen >= 0 {
		return p.title.Series.Keep(p.next, p.keep[p.chosen])
	}
	return p.next
}

// lines are what the game begins with, in words.
func (p *seriesPanel) lines() (lines []string) {
	w := p.sh.Words
	food, stays := p.title.Series.Brings(p.next)
	lines = append(lines, w.Count("series.food", food))
	if len(stays) > 0 {
		lines = append(lines, w.Say("series.stays", p.faces.names(stays)))
	}
	if p.best != "" {
		lines = append(lines, w.Say("series.best", p.best))
	}
	if len(p.keep) > 0 {
		lines = append(lines, w.Say("series.choose"))
	}
	return lines
}

// lay lays out the panel over the screen while it is open, and says whether its game
// is to begin.
func (p *seriesPanel) lay(k *ui.Kit, m page.Measures) (begins bool) {
	if !p.open {
		return false
	}
	k.Modal()
	k.Block("veil", ui.Rect{W: k.C.W, H: k.C.H})
	if k.Drawing() {
		ui.Veil(k.C)
	}
	w := p.sh.Words
	wide, head := math.Min(620, k.C.W-24), ui.HeadHeight(k.C)
	var lines []string
	for _, l := range p.lines() {
		lines = append(lines, ui.Body.Wrap(l, wide-24)...)
	}
	told := ui.LineHeight * float64(len(lines))
	rest := head + 8 + told + 6 + 8 + m.Button + 8
	row := p.faces.high(p.keep, wide-24-8)
	list := math.Min(row*float64(len(p.keep)), k.C.H-16-rest)
	r := ui.Rect{W: k.C.W, H: k.C.H}.Centered(wide, rest+list).Snap()
	k.Block("series/panel", r)
	number, target, _ := p.title.Series.Of(p.next)
	if k.Drawing() {
		ui.Panel(k.C, r)
		ui.Head(k.C, r, w.Say("series.head", number, target))
		k.C.Paragraph(r.X+12, r.Y+head+8, lines, ui.Body, palette.Ink)
	}
	box := ui.Rect{X: r.X + 12, Y: r.Y + head + 8 + told + 6, W: r.W - 24, H: list}
	if len(p.keep) > 0 {
		k.List("series/list", box, row, len(p.keep), &p.scroll, func(i int, row ui.Rect) {
			on := p.chosen == i
			dot := func(c *ui.Canvas, b ui.Rect) { ui.Choice(c, b, "", on, ui.Idle) }
			if p.faces.row(k, k.Nth("series/card", i), row, p.keep[i], on, dot) {
				p.chosen = i
				k.Relay()
			}
		})
	}
	half := math.Floor((r.W - 32) / 2)
	b := ui.Rect{X: r.X + 12, Y: r.Y + r.H - m.Button - 8, W: half, H: m.Button}
	start := ui.Push{Icon: "play", Label: w.Say("series.start", number), Look: ui.Primary,
		Off: len(p.keep) > 0 && p.chosen < 0}
	if start.Off {
		start.Tip = w.Say("series.choose")
	}
	begins = k.Push("series/start", b, start)
	b.X += half + 8
	if k.Button("series/close", b, w.Say("table.back"), ui.Plain) {
		p.close(k)
	}
	return begins
}

// seriesKey is where the way to the next game of a title's series is kept among the
// settings: the value that it begins with, and behind a bar what can be chosen to stay.
func seriesKey(title string) string { return "series." + title }

// seriesAfter is the way to the game that follows a finished one, nil where none does but
// the same again.
func seriesAfter(sh *page.Shell, g *save.Game, o board.Offers) *seriesPanel {
	t, set, end := g.Match.Title(), g.Match.Setup(), g.Match.State()
	if t.Series == nil || end.Turn() != rules.Nobody {
		return nil
	}
	if _, _, ok := t.Series.Of(set); !ok {
		return nil
	}
	next, keep := t.Series.Next(set, end)
	if next.Values[t.Series.Value] == set.Values[t.Series.Value] {
		return nil
	}
	return newSeriesPanel(sh, t, o, next, keep)
}

// remember keeps the way to the game among the settings.
func (p *seriesPanel) remember() {
	line := p.next.Values[p.title.Series.Value] + " | " + strings.Join(p.keep, " ")
	p.sh.Settings.Set(seriesKey(p.title.ID), line)
	p.sh.Keep()
}

// KeepSeries keeps how the series of a finished game goes on, so that the set-up can
// offer it later. A first game does not push aside a series that has begun.
func KeepSeries(sh *page.Shell, g *save.Game) {
	p := seriesAfter(sh, g, board.Offers{})
	if p == nil {
		return
	}
	_, begun := sh.Settings.Get(seriesKey(p.title.ID))
	if !begun || g.Match.Setup().Values[p.title.Series.Value] != "" {
		p.remember()
	}
}

// begin starts the next game of the series.
func (s *Result) begin() {
	s.series.remember()
	set := s.series.setup()
	set.Seed = s.sh.NewSeed()
	s.play(set)
}
