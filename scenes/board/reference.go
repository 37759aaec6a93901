package board

import (
	"tilestead/assets"
	"tilestead/ui"
)

// A Topic is an entry of a title's rules reference. Its texts are
// TITLE.topic.ID (the heading), .1, .2 … (the paragraphs), .also (more words to
// find it by) and .from (where the rule comes from).
type Topic struct {
	ID      string
	Chapter string   // its text is TITLE.chapter.NAME; the topics of a chapter follow each other
	Rules   []string // the numbers of docs/rulings.md that it tells
	See     []string // topics to read next
	Lesson  string   // the lesson that lets it be tried, "" for none
	// Tell gives heading and paragraphs of an entry whose texts are elsewhere, such as a
	// card's; nil: they are its own.
	Tell func(w *assets.Words) (head string, paragraphs []string)
}

// A Picture is a small drawing of a size in canvas pixels; without a Draw there
// is none.
type Picture struct {
	W, H float64
	Draw func(c *ui.Canvas, x, y float64) // its upper left corner at x, y
}
