package board

import (
	"strconv"
	"time"

	"tilestead/rules"
	"tilestead/ui"
)

// A Line is an entry of the log. The text of a seat's line does not name the
// seat ("settles a river meadow"): the medal or the name goes before it. What
// nobody did is a whole sentence. The log on the table shows the glyphs instead.
type Line struct {
	Seat rules.Seat // rules.Nature for what nobody did
	Text string
	// Brief is said behind the first pictures, up to a number, where the small log has room for
	// words, and in place of medals without points; "": see Words.
	Brief string
	// Least are said instead where the small log has no room for the other words: the first for which
	// there is some. Where there is for none, pictures stand alone.
	Least []string
	// Verb is said before the pictures where the small log has room for words: a word or two for what
	// they are about, such as "settles"; "": none.
	Verb   string
	Glyphs []Glyph
	Idle   bool // nothing came of it: the log on the table leaves it out
	Loud   bool // a turning point, which stands out in the log
	Costs  bool // somebody loses something: it is shown for a while, however fast the rest is
	Apart  bool // no part of the turn that its seat had before, such as its harvest
	Late   bool // it is written once it has been shown: what was written before still goes on
	// Holds is how long it shows at least, at every speed but instant and with motion no faster
	// than normal. Who skips what is shown comes to it first; a second press ends it.
	Holds time.Duration
	// Stays is how long it shows at least at normal speed, half as long at the fast one, however
	// hasty whoever waits has become. Where the end of a game is counted, who skips what is shown
	// comes to it first, as with Holds.
	Stays time.Duration
	Mark  string // what to light up on the board when clicked
	Topic string // the entry of the rules reference that tells why, "" for none
}

// Words are what the small log writes beside the pictures of a line where it has room: none where a
// number behind each of them tells as much.
func (l Line) Words() string {
	if l.Verb != "" {
		return l.Verb
	}
	if l.Brief != "" {
		return l.Brief
	}
	for _, g := range l.Glyphs {
		if g.Text != "" && (g.Icon != "" || g.Draw != nil || g.Medal) {
			return ""
		}
	}
	return l.Text
}

// A Glyph is a small picture in the log and a short text after it, "+4".
type Glyph struct {
	Icon  string                          // "" for none
	Draw  func(c *ui.Canvas, box ui.Rect) // instead of an icon: a tile, a figure; as high as wide
	Medal bool                            // instead of an icon: the sign of Seat
	Seat  rules.Seat
	Text  string // without words, so that it is the same in all languages
	// Points are what Seat gets where Medal is set, elsewhere the seat of the line: the small
	// log tells those of whose turn it is at the right end of the turn, all together.
	Points int
	Mute   bool // left out where the verb of its line stands
}

// Sign is the glyph of an icon with a text after it.
func Sign(icon, text string) Glyph { return Glyph{Icon: icon, Text: text} }

// Gain is the glyph of an icon, "" for none, that brings the seat of the line points.
func Gain(icon string, points int) Glyph { return Glyph{Icon: icon, Points: points} }

// Medal is the glyph of a seat with a text after it.
func Medal(seat rules.Seat, text string) Glyph { return Glyph{Medal: true, Seat: seat, Text: text} }

// Share is the glyph of a seat and of the points that it gets.
func Share(seat rules.Seat, points int) Glyph {
	return Glyph{Medal: true, Seat: seat, Text: "+" + strconv.Itoa(points), Points: points}
}

// Crown is the end of a game in pictures: a crown, and the medals of who won.
func Crown(winners []rules.Seat) []Glyph {
	list := []Glyph{Sign("crown", "")}
	for _, seat := range winners {
		list = append(list, Medal(seat, ""))
	}
	return list
}

// Mute is a glyph that the verb of its line replaces.
func Mute(g Glyph) Glyph {
	g.Mute = true
	return g
}

// PieceGlyph is the glyph of a piece's sprite, drawn as Piece does.
func PieceGlyph(name string, fill ui.Color, text string) Glyph {
	return Glyph{Text: text, Draw: func(c *ui.Canvas, box ui.Rect) {
		Piece(c, name, box.X+box.W/2, box.Y+box.H, box.H, fill, ui.White)
	}}
}
