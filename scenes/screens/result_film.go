package screens

import (
	"image"
	"math"

	"tilestead/rules"
	"tilestead/scenes/page"
	"tilestead/ui/film"
)

// The film of a game: how many pixels its longer side has, how many pictures it has at most, and how
// long each and the last are shown, in hundredths of a second.
const (
	filmPixels = 600
	mostFrames = 60
	frameTime  = 14
	lastTime   = 350
)

// A filming is the film of a finished game on its way. It is a Rasterization, of a GIF: each step draws
// a part of a picture or packs one, so that the window goes on.
type filming struct {
	result *Result
	at     []int // the positions, after so many actions; the end comes first, for the colours
	now    int   // of at
	drawn  page.Rasterization
	size   image.Point
	frame  *image.RGBA // that is drawn and not packed yet
	end    *image.RGBA
	film   *film.Film
}

// newFilming begins the film of a game.
func newFilming(s *Result) *filming {
	return &filming{result: s, at: filmed(s.game.Match, mostFrames)}
}

// filmed are the positions that a film of so many pictures at most shows, the end first: the begin and
// those in which turns end, as evenly as they come.
func filmed(m *rules.Match, most int) (at []int) {
	var all []int
	turns := rules.Turns{Title: m.Title()}
	for i := range m.Len() {
		if turns.Begin(m.Before(i), m.Action(i)) {
			all = append(all, i)
		}
	}
	at = append(at, m.Len())
	n := min(len(all), most-1)
	for i := range n {
		at = append(at, all[i*len(all)/n])
	}
	return at
}

// Step makes the next piece.
func (f *filming) Step() (file []byte, done float64, err error) {
	switch {
	case f.frame != nil:
		if err := f.pack(); err != nil {
			return nil, 0, err
		}
		if f.now == len(f.at) {
			err := f.film.Add(f.end, lastTime)
			return f.film.End(), 1, err
		}
	case f.drawn == nil:
		s := f.result.game.Match.State()
		if n := f.at[f.now]; n < f.result.game.Match.Len() {
			s = f.result.game.Match.Before(n)
		}
		list := f.poster(s).draw(filmPixels)
		f.size = image.Pt(int(math.Round(list.W*list.S)), int(math.Round(list.H*list.S)))
		f.drawn = f.result.sh.Rasterize(list, page.Pixels)
	default:
		pix, part, err := f.drawn.Step()
		if err != nil || part < 1 {
			return nil, f.done(), err
		}
		f.drawn = nil
		f.frame = &image.RGBA{Pix: pix, Stride: 4 * f.size.X, Rect: image.Rectangle{Max: f.size}}
	}
	return nil, f.done(), nil
}

// done is how much of it is made, less than 1.
func (f *filming) done() float64 { return float64(f.now) / float64(len(f.at)+1) }

// pack adds the picture that was read to the film, that of the end later. The colours suit the end,
// which shows all pieces, and the begin, which shows the table.
func (f *filming) pack() error {
	m := f.frame
	f.frame = nil
	f.now++
	if f.end == nil {
		f.end = m
	}
	if f.film == nil && (m != f.end || len(f.at) == 1) {
		f.film = film.New(f.end, m)
	}
	if m == f.end {
		return nil
	}
	return f.film.Add(m, frameTime)
}

// poster is that of a position of the game, with the land of its end.
func (f *filming) poster(now rules.State) *poster {
	s := f.result
	p := s.poster()
	points := rules.Total
	if s.offers.Score.Points != nil {
		points = s.offers.Score.Points
	}
	p.view.State = now
	for i := range p.score {
		p.score[i] = points(now, rules.Seat(i))
	}
	return p
}
