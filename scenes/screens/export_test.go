package screens

import (
	"time"

	"tilestead/input"
	"tilestead/rules"
	"tilestead/save"
	"tilestead/scenes/board"
	"tilestead/scenes/page"
	"tilestead/ui"
)

// DateText is a time in the words of a language.
var DateText = dateText

// Keepsake is the picture of the map of a game that was given up.
func Keepsake(sh *page.Shell, g *save.Game, b board.Board) *ui.Canvas {
	return NewResult(sh, g, b, true).poster().draw(posterSizes[0])
}

// Projects says that the points by kind of a result hold what the end would have brought.
func Projects(sh *page.Shell, g *save.Game, b board.Board) bool {
	return NewResult(sh, g, b, true).projects()
}

// Curve is what the chart of a result shows.
var Curve = curve

// GrowthChart draws the chart of a result with lines of another game.
func GrowthChart(sh *page.Shell, g *save.Game, b board.Board, lines [][]rules.Points, box ui.Rect) *ui.Canvas {
	s := NewResult(sh, g, b, false)
	s.curve, s.sh.Settings.Reduced = lines, true
	c := &ui.Canvas{}
	c.Reset(960, 540, 1)
	s.chart(c, box)
	return c
}

// PointsText and ReadPoints are a score as people write it.
var PointsText, ReadPoints = pointsText, readPoints

// ByLast is the order of the lines of a chart.
var ByLast = byLast

// ResultPlaces is where a result shows the land on a canvas, and its panel and
// buttons, and by how many operations the land is drawn.
func ResultPlaces(sh *page.Shell, g *save.Game, b board.Board, c *ui.Canvas) (land ui.Rect, others []ui.Rect,
	ops int) {
	s := NewResult(sh, g, b, false)
	p := s.layOut(c)
	s.drawLand(c, p.land)
	return p.land, []ui.Rect{p.panel, p.buttons}, len(s.land.ops)
}

// ResultTexts are the texts of a result on a canvas.
func ResultTexts(sh *page.Shell, g *save.Game, b board.Board, c *ui.Canvas) (texts []string) {
	NewResult(sh, g, b, false).Draw(c)
	for _, op := range c.Ops {
		if op.Kind == ui.OpText {
			texts = append(texts, op.Text)
		}
	}
	return texts
}

// A Tracer points at the numbers of a result.
type Tracer struct {
	s   *Result
	now time.Duration
	c   ui.Canvas
}

// NewTracer is the result of a game on a canvas, as it shows when all is counted.
func NewTracer(sh *page.Shell, g *save.Game, b board.Board) *Tracer {
	t := &Tracer{s: NewResult(sh, g, b, false)}
	t.s.sh.Settings.Reduced = true
	return t
}

// Point lets a pointer or finger be at p, and clicks there or not; it gives by how many operations
// the land is drawn then, and whether a list stays.
func (t *Tracer) Point(p ui.Point, click, touch bool) (land int, stays bool) {
	for i := range 4 {
		t.now += 2 * time.Second
		in := input.Frame{X: p.X, Y: p.Y, W: 1280, H: 800, S: 1, Now: t.now, Touch: touch, Moved: i == 0}
		in.Left.Pressed, in.Left.Down, in.Left.Released = click && i == 1, click && i == 1, click && i == 2
		t.s.now, t.s.begun = in.Now, in.Now-countTime
		t.s.kit.Update(in, t.s.view)
	}
	t.c.Reset(1280, 800, 1)
	t.s.Draw(&t.c)
	return len(t.s.land.ops), t.s.tracing.pinned != noCell
}

// Cells are where numbers can be pointed at, and what they say.
func (t *Tracer) Cells() map[ui.Point]string {
	t.Point(ui.Point{}, false, false)
	cells := map[ui.Point]string{}
	for _, a := range t.s.Aims() {
		for seat := range t.s.rows {
			for head := range t.s.head {
				if a.ID == t.s.kit.Nth("score", seat*len(t.s.head)+head) {
					cells[a.At] = t.s.tracing.text(t.s, scoreCell{seat, head})
				}
			}
		}
	}
	return cells
}
