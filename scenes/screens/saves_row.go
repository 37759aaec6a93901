package screens

import (
	"math"

	"tilestead/assets/palette"
	"tilestead/save"
	"tilestead/scenes/page"
	"tilestead/ui"
)

// row lays out one game of the list: its picture, its name, who plays, how far it got and
// when it was saved.
func (s *Saves) row(k *ui.Kit, r ui.Rect, f *savedFile, i int) {
	c := k.C
	reply := k.Zone(ui.Zone{ID: k.Nth("save", i), Box: r, Marked: true, Name: s.titleOf(f)})
	if reply.Clicked && f != s.file {
		s.rename()
		s.choose(f)
	}
	if !k.Drawing() {
		return
	}
	f.open(s.sh)
	ground := palette.PaperDim
	if f == s.file || reply.Hot {
		ground = palette.Paper
	}
	ui.Plate(c, r, ground)
	if f == s.file || reply.Focused {
		ui.Frame(c, r.Inset(2))
	}
	picture := ui.Rect{X: r.X + 5, Y: r.Y + 5, H: r.H - 10}
	picture.W = math.Round(picture.H * 1.5)
	if f.thumbnail != nil {
		f.thumbnail.Draw(c, picture)
	} else {
		page.DrawCard(c, f.label.Title, picture)
	}
	words := ui.Rect{X: picture.X + picture.W + 8, Y: r.Y + math.Round((r.H-rowWords)/2)}
	words.W = r.X + r.W - 6 - words.X
	c.Write(words.X, ui.Name.Base(words.Y), ui.Name.Fit(s.titleOf(f), words.W), ui.Name, palette.Ink)
	s.rowSeats(c, words, f)
	state, ink := s.state(f), palette.InkSoft
	if f.why != nil && !save.Older(f.why) && !save.Newer(f.why) {
		ink = palette.Dark(palette.Bad, 0.15) // Bad itself is too pale on the plate
	} else if f.label.Saved != "" {
		state += " · " + dateText(s.sh.Words, f.label.Saved)
	}
	c.Write(words.X, ui.Dense.Base(words.Y+34), ui.Dense.Fit(state, words.W), ui.Dense, ink)
}

// rowWords is how high the three lines of a row are.
const rowWords = 48.0

// rowSeats lays out the medals of who plays, with their names where all have room.
func (s *Saves) rowSeats(c *ui.Canvas, r ui.Rect, f *savedFile) {
	if f.game == nil {
		return
	}
	const medal, gap = 14.0, 7.0
	all := 0.0
	for _, seat := range f.game.Seats {
		all += medal + 2 + ui.Dense.Width(seat.Name) + gap
	}
	x, y := r.X, r.Y+17
	for _, seat := range f.game.Seats {
		ui.Medal(c, x+medal/2-1, y+7, medal/2-1, palette.LookOf(seat.Color))
		x += medal + 2
		if all-gap <= r.W {
			c.Write(x, ui.Dense.Base(y), seat.Name, ui.Dense, palette.Ink)
			x += ui.Dense.Width(seat.Name) + gap
		}
	}
}

// state says in a few words how far a game got.
func (s *Saves) state(f *savedFile) string {
	w := s.sh.Words
	if f.why != nil {
		return w.Say(f.flaw())
	}
	return f.reach.say(w)
}
