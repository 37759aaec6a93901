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
}

// A Referrer is a Board with a rules reference.
type Referrer interface {
	// Topics are all entries, in the order of the page.
	Topics() []Topic
	// Topic is the entry for what lies at p, or for what is asked when nothing
	// of its own lies there.
	Topic(v *View, p ui.Point) string
	// TopicOf is the entry for a stable key of the board, such as a prompt's or
	// the reason of a hint; "" when there is none.
	TopicOf(key string) string
	// Picture shows a topic in about w canvas pixels on a canvas of scale s.
	Picture(topic string, words *assets.Words, l ui.Layout, w, s float64) Picture
}

// A Picture is a small drawing of a size in canvas pixels; without a Draw there
// is none.
type Picture struct {
	W, H float64
	Draw func(c *ui.Canvas, x, y float64) // its upper left corner at x, y
}
