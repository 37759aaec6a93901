package scenetest

import (
	"fmt"
	"image"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"tilestead/assets"
	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/scenes/board"
	"tilestead/ui"
	"tilestead/ui/soft"
)

// A Show is which pictures are painted for people to look at, by lab show.
type Show struct {
	Folder string
	Sizes  []Size   // the canvases; none: 640x400x2
	Only   []string // names of positions (prompts) or clips (events); none: all
	Nth    int      // the how manyeth of its name, from 1 on
	From   int      // from which decision or event on

	Seats int      // of positions
	Seed  uint64   // of the game of positions
	Games int      // how many games clips are taken from
	More  []string // modules besides those that games are played with

	Hover               string // points at the middle target whose ID begins so
	Under, Marked, Lens string // as the View's fields
	Life                int

	Frames  int  // of a clip: so many moments
	Near    bool // looked at closely
	Reduced bool // its still form
}

// outside stands for a test where there is none: what cannot go on panics.
type outside struct{ testing.TB }

func (outside) Helper() {}

func (outside) Fatal(args ...any) { panic(failure(fmt.Sprint(args...))) }

func (outside) Fatalf(format string, args ...any) { panic(failure(fmt.Sprintf(format, args...))) }

// A failure is why something outside of tests could not go on.
type failure string

func (f failure) Error() string { return string(f) }

// caught is the error of what could not go on.
func caught(err *error) {
	switch f := recover().(type) {
	case nil:
	case failure:
		*err = f
	default:
		panic(f)
	}
}

// sizes are the canvases.
func (o *Show) sizes() []Size {
	if len(o.Sizes) == 0 {
		return []Size{{W: 640, H: 400, S: 2, Name: "640x400x2"}}
	}
	return o.Sizes
}

// chooser says of one name after the other whether it is to be painted.
func (o *Show) chooser() func(name string) bool {
	count, all := map[string]int{}, 0
	return func(name string) bool {
		all++
		if all < o.From || len(o.Only) > 0 && !slices.Contains(o.Only, name) {
			return false
		}
		count[name]++
		return count[name] == max(1, o.Nth)
	}
}

// ShowPositions paints positions of a game as a table does, with plain shared
// panels. The names of positions are those of their prompts.
func (f *Fixture) ShowPositions(o *Show) (err error) {
	defer caught(&err)
	t, chosen := outside{}, o.chooser()
	with := *f
	with.Modules = append(slices.Clone(f.Modules), o.More...)
	f.Play(t, with.Match(t, o.Seats, o.Seed), func(s rules.State) {
		name := s.Prompt().Key
		if !chosen(name) {
			return
		}
		for _, size := range o.sizes() {
			b := f.New()
			v := f.View(t, b, s, size.W, size.H)
			v.Viewer = s.Turn() // whose hidden things show
			v.Hover = hovered(b, v, o.Hover)
			v.Under, v.Marked, v.Lens, v.Life = o.Under, o.Marked, o.Lens, o.Life
			c := size.Canvas()
			ui.Cloth(c)
			b.Draw(c, v)
			f.drawShared(c, b, v)
			file := fmt.Sprintf("%s-%s-%d-%s.png", f.Title.ID, size.Name, o.Seats, name)
			Save(t, filepath.Join(o.Folder, file), Paint(t, c))
		}
	})
	return nil
}

// hovered is the middle one of the targets whose ID begins so.
func hovered(b board.Board, v *board.View, prefix string) string {
	var ids []string
	for _, g := range b.Targets(v) {
		if g.Button == 0 && prefix != "" && strings.HasPrefix(g.ID, prefix) &&
			v.Frame.Canvas.Contains(g.Area.Center()) {
			ids = append(ids, g.ID)
		}
	}
	if len(ids) == 0 {
		return ""
	}
	return ids[len(ids)/2]
}

// ShowClips paints clips, a strip of moments each, three in a row. The names of clips are
// those of their events.
func (f *Fixture) ShowClips(o *Show) (err error) {
	defer caught(&err)
	t, chosen := outside{}, o.chooser()
	f.Games(t, o.Games, func(before rules.State, beat rules.Beat) {
		name := EventName(beat.Event)
		if !chosen(name) {
			return
		}
		for _, size := range o.sizes() {
			b := f.New()
			v := wait(f.View(t, b, before, size.W, size.H))
			v.Reduced = o.Reduced
			for i := range v.Seats {
				v.Seats[i].Bot = "hard"
			}
			if clip := b.Clip(v, beat); clip != nil {
				if o.Near {
					near(b, v, beat)
				}
				v.Hidden = clip.Hides
				Save(t, filepath.Join(o.Folder, fmt.Sprintf("%s-%s-%s.png", f.Title.ID, size.Name, name)),
					strip(t, o.Frames, size, b, v, clip))
			}
		}
	})
	return nil
}

// near looks at where a beat happens as closely as can be.
func near(b board.Board, v *board.View, beat rules.Beat) {
	m := b.Offers().Map
	if l, tells := b.Line(v, v.State, beat); m.Locate != nil && m.Zoom != nil && tells {
		if p, there := m.Locate(v, l.Mark); there {
			_, most := m.Zoom(v)
			v.Camera = board.Camera{At: p, Scale: most}
		}
	}
}

// strip is a picture of moments of a clip.
func strip(t testing.TB, frames int, size Size, b board.Board, v *board.View, clip board.Clip) image.Image {
	n := max(2, frames)
	w, h := int(size.W*size.S), int(size.H*size.S)
	sheet := image.NewRGBA(image.Rect(0, 0, 3*w, (n+2)/3*h))
	for i := range n {
		c := size.Canvas()
		ui.Cloth(c)
		b.Draw(c, v)
		at := time.Duration(float64(clip.Length()-1) * float64(i) / float64(n-1))
		clip.Draw(c, v, at)
		when := at.Round(time.Millisecond).String()
		c.Fill(ui.Rect{X: 2, Y: 28, W: ui.Number.Width(when) + 6, H: 16}, palette.Ink)
		c.Write(5, 41, when, ui.Number, palette.Cream)
		im := Paint(t, c)
		draw.Draw(sheet, im.Bounds().Add(image.Pt(i%3*w, i/3*h)), im, image.Point{}, draw.Src)
	}
	return sheet
}

// drawShared draws what the table draws itself, plainly.
func (f *Fixture) drawShared(c *ui.Canvas, b board.Board, v *board.View) {
	ask, hint := b.Prompt(v)
	at := v.Frame
	switch {
	case at.Layout == ui.Compact:
		c.Fill(ui.Rect{W: c.W, H: 20}, palette.TealDark)
		c.Write(22, 14, ask, ui.Name, palette.UIGold)
		c.WriteRight(at.Hint.X+at.Hint.W-4, 14, hint, ui.Body, palette.Cream)
	default:
		y := at.Prompt.Y + at.Prompt.H/2 + 4
		ui.Plate(c, at.Prompt, palette.Paper)
		c.Write(at.Prompt.X+28, y, ask, ui.Name, palette.Ink)
		if at.Hint.W > 0 {
			c.Write(at.Hint.X, at.Hint.Y+12, hint, ui.Body, palette.InkSoft)
		} else {
			c.WriteRight(at.Prompt.X+at.Prompt.W-8, y, hint, ui.Body, palette.InkSoft)
		}
		ui.Letters(c, at.Title.X, at.Title.Y+at.Title.H-5, at.Title.H*0.66, strings.ToUpper(f.Title.ID), "title")
	}
	for _, r := range at.Tools {
		ui.Tool(c, r, "gear", ui.Idle)
	}
	ui.Plate(c, at.Log, palette.Paper)
	if at.Undo.W > 0 {
		ui.Button(c, at.Undo, "", "Undo", ui.Plain, ui.Disabled)
	}
	if lenses := b.Offers().Lenses; lenses != nil {
		for _, l := range lenses(v) {
			ui.Tool(c, l.Area, l.Icon, ui.Idle)
		}
	}
	for _, g := range b.Targets(v) {
		if g.Button == 0 {
			continue
		}
		look, st := ui.Strong, ui.Idle
		switch {
		case g.Off != "":
			look, st = ui.Plain, ui.Disabled
		case g.Primary:
			look = ui.Primary
		}
		ui.Button(c, g.Area, "", g.Label, look, st)
	}
}

// Paint paints a canvas in memory.
func Paint(t testing.TB, c *ui.Canvas) image.Image {
	t.Helper()
	im, err := (&soft.Renderer{Sheet: assets.Sheet}).Draw(c)
	if err != nil {
		t.Fatal(err)
	}
	return im
}

// Save writes a picture into a PNG file.
func Save(t testing.TB, name string, im image.Image) {
	t.Helper()
	f, err := os.Create(name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, im); err != nil {
		t.Fatal(err)
	}
}
