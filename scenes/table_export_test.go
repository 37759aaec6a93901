package scenes

import (
	"tilestead/rules"
	"tilestead/save"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// What tests may see of a table.

// Asked is the action that waits to be confirmed.
func (t *Table) Asked() (rules.Action, bool) {
	if t.ask == nil {
		return 0, false
	}
	return t.ask.action, true
}

// Press clicks a target by its ID.
func (t *Table) Press(id string) {
	if g := t.target(id); g != nil {
		t.click(*g)
	}
}

// Sight is where on the map things can be seen well.
var Sight = sight

// Hover is the target under the pointer or the keyboard's mark.
func (t *Table) Hover() string { return t.v.Hover }

// Marked is what is marked on the board.
func (t *Table) Marked() string { return t.v.Marked }

// Again says whether something is being shown again.
func (t *Table) Again() bool { return t.reel.again }

// Shown is the position that shows.
func (t *Table) Shown() rules.State { return t.v.State }

// Step is how many actions are done in the position that is looked at.
func (t *Table) Step() int { return t.replay.at }

// LogLength is how many entries the log has.
func (t *Table) LogLength() int { return len(t.log.entries) }

// ChartRoom is where in its box a chart is drawn.
var ChartRoom = chartRoom

// DateText is a time in the words of a language.
var DateText = dateText

// Keepsake is the picture of the map of a game that was given up.
func Keepsake(a *App, g *save.Game, b board.Board) *ui.Canvas {
	return newResult(a, g, b, true).poster().draw(posterSizes[0])
}

// Curve is what the chart of a result shows.
var Curve = curve

// GrowthChart draws the chart of a result with lines of another game.
func GrowthChart(a *App, g *save.Game, b board.Board, lines [][]rules.Points, box ui.Rect) *ui.Canvas {
	s := newResult(a, g, b, false)
	s.curve, s.app.settings.Reduced = lines, true
	c := &ui.Canvas{}
	c.Reset(960, 540, 1)
	s.chart(c, box)
	return c
}

// PointsText and ReadPoints are a score as people write it.
var PointsText, ReadPoints = pointsText, readPoints

// ByLast is the order of the lines of a chart.
var ByLast = byLast

// Decide does the first thing that is legal in the game on top and saves it.
func (a *App) Decide() {
	t := a.top().(*Table)
	t.Close() // a bot may be thinking
	m := t.Match()
	if _, err := m.Do(m.State().Legal(nil)[0]); err != nil {
		panic(err)
	}
	a.running.save()
}
