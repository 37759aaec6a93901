package screens

import (
	"tilestead/assets/palette"
	"tilestead/scenes/board"
	"tilestead/scenes/page"
	"tilestead/ui"
)

// Sizes of a rival's last words, in canvas pixels.
const (
	voiceLine = 26.0
	voiceFace = 24.0
)

// lastWords are what the highest rival of the ladder at the table says of the end, and who that
// is; ok is false where no rival plays. On a compact canvas there is no room for them.
func (s *Result) lastWords(width float64, m page.Measures) (id, text string, ok bool) {
	title, rung := s.game.Match.Title().ID, 0
	for _, seat := range s.game.Seats {
		if n := page.Rung(title, seat.Bot); n > rung {
			id, rung = seat.Bot, n
		}
	}
	if rung == 0 || m.Layout == ui.Compact {
		return "", "", false
	}
	text = s.sh.RivalSays(title, id, board.GameEnd)
	return id, text, ui.Body.Width(text)+voiceFace+6 <= width
}

// voiceHigh is how high they are, 0 without any.
func (s *Result) voiceHigh(width float64, m page.Measures) float64 {
	if _, _, ok := s.lastWords(width, m); !ok {
		return 0
	}
	return voiceLine
}

// drawVoice draws the rival's face with its words beside it, in the middle at the top of r.
func (s *Result) drawVoice(c *ui.Canvas, r ui.Rect, m page.Measures) {
	id, text, ok := s.lastWords(r.W, m)
	if !ok {
		return
	}
	wide := voiceFace + 6 + ui.Body.Width(text)
	x := r.X + (r.W-wide)/2
	drawRival(c, s.game.Match.Title().ID, id, x+voiceFace/2, r.Y+voiceLine/2, voiceFace)
	line := ui.Rect{X: x + voiceFace + 6, Y: r.Y, W: ui.Body.Width(text), H: voiceLine}
	c.Write(line.X, ui.Body.Middle(line), text, ui.Body, palette.Ink)
}
