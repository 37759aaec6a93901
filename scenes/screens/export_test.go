package screens

import (
	"tilestead/rules"
	"tilestead/save"
	"tilestead/scenes/board"
	"tilestead/scenes/page"
	"tilestead/ui"
)

// ChartRoom is where in its box a chart is drawn.
var ChartRoom = chartRoom

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
