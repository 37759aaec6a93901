package screens

import (
	"fmt"
	"math"

	"tilestead/assets/palette"
	"tilestead/save"
	"tilestead/titles/rating"
	"tilestead/ui"
)

// ratingLine tells what the game made of the player's rating, "" where it does not count.
func (s *Result) ratingLine() string {
	if s.sh.Shelf == nil { // nothing is kept
		return ""
	}
	records, _, err := s.sh.Shelf.History()
	if err != nil { // the statistics say so
		return ""
	}
	at := save.Remembered(records, s.game)
	if s.givenUp || at < 0 || !rating.Counts(&records[at]) {
		return ""
	}
	w, title := s.sh.Words, records[at].Title
	before, after := rating.Of(records[:at], title), rating.Of(records[:at+1], title)
	if before.Games < few {
		return w.Say("result.rating", ratingText(after))
	}
	moved := fmt.Sprintf("%+.0f", math.Round(after.Rating)-math.Round(before.Rating))
	return w.Say("result.rating.moved", ratingText(after), moved)
}

// ratingHigh is how high the line of the rating is, 0 without one.
func (s *Result) ratingHigh() float64 {
	if s.rating == "" {
		return 0
	}
	return ui.DenseLine + 2
}

// drawRating tells the player's rating in the middle of a line.
func (s *Result) drawRating(c *ui.Canvas, r ui.Rect) {
	if s.rating != "" {
		c.WriteCenter(r.X+r.W/2, ui.Dense.Base(r.Y), ui.Dense.Fit(s.rating, r.W), ui.Dense, palette.InkSoft)
	}
}
