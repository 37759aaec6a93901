package screens

import (
	"math"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/scenes/board"
	"tilestead/scenes/page"
	"tilestead/ui"
)

// A ground is the finished land as the result shows it, drawn for one canvas.
type ground struct {
	w, h, scale float64
	strong      bool
	lit         scoreCell
	at          ui.Rect // the part of the canvas that shows it
	ops         []ui.Op
}

// lands says whether there is a map that the result can be shown over.
func (s *Result) lands() bool {
	r := s.offers.Map.Pictured(s.game.Match.State())
	return r.W > 0 && r.H > 0
}

// Arrange has the finished land show as the seats have arranged it on their table.
func (s *Result) Arrange(desks map[rules.Seat]any) { s.desks = desks }

// finished is a view of the last position for pictures of it.
func (s *Result) finished() board.View {
	v := board.View{Words: s.sh.Words, State: s.game.Match.State(), Breath: 1, Reduced: true, Viewer: rules.Nobody,
		Poster: true, Desks: s.desks}
	for _, seat := range s.game.Seats {
		v.Seats = append(v.Seats, board.SeatInfo{Name: seat.Name, Look: palette.LookOf(seat.Color), Bot: seat.Bot})
	}
	return v
}

// drawLand lays the finished land on the table in a part of the canvas.
func (s *Result) drawLand(c *ui.Canvas, at ui.Rect) {
	ui.Cloth(c)
	s.drawFinished(c, at)
}

// landBelow draws the finished land in the left part of a room, as large as it
// goes, and gives the rest of the room.
func (s *Result) landBelow(c *ui.Canvas, r ui.Rect) (rest ui.Rect) {
	land := s.offers.Map.Pictured(s.game.Match.State())
	w := math.Floor(math.Min(r.W*0.56, r.H*land.W/land.H))
	s.drawFinished(c, ui.Rect{X: r.X, Y: r.Y, W: w, H: r.H})
	return ui.Rect{X: r.X + w + 8, Y: r.Y, W: r.W - w - 8, H: r.H}
}

func (s *Result) drawFinished(c *ui.Canvas, at ui.Rect) {
	g := &s.land
	if g.w != c.W || g.h != c.H || g.scale != c.S || g.strong != c.Strong || g.at != at || g.lit != s.tracing.lit() {
		v := s.finished()
		v.Lit = s.tracing.marks(s.tracing.lit())
		land := s.offers.Map.Pictured(v.State)
		*g = ground{c.W, c.H, c.S, c.Strong, s.tracing.lit(), at, mapOps(s.board, &v, c, at, land)}
	}
	c.Ops = append(c.Ops, g.ops...)
}

// mapOps draws the land of a view as large as it goes in a part of a canvas like
// c.
func mapOps(b board.Board, v *board.View, c *ui.Canvas, at, land ui.Rect) []ui.Op {
	v.Frame = b.Frame(1280, 800, ui.Roomy, v.State)
	v.Frame.Canvas = ui.Rect{W: 1280, H: 800}
	v.Frame.Map = at
	v.Camera = board.Camera{At: land.Center(), Scale: math.Min(at.W/land.W, at.H/land.H)}
	list := &ui.Canvas{Strong: c.Strong}
	list.Reset(c.W, c.H, c.S)
	b.Draw(list, v)
	return page.OnlyMap(list.Ops, at)
}
