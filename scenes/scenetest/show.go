package scenetest

import (
	"fmt"
	"image"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"strconv"
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

// Pictures for people to look at are painted when the environment says where:
//
//	SHOW, SHOW_CLIPS, SHOW_TABLE   the folder for positions, for clips, for a real table
//	SHOW_SIZES                     the canvases, such as "640x400x2 1280x800x1"
//	SHOW_ONLY                      names of positions (prompts) or clips (events)
//	SHOW_SEATS, SHOW_SEED, SHOW_MODULES  the game
//	SHOW_NTH, SHOW_FROM            the how manyeth of its name, from which decision on
//	SHOW_HOVER                     points at the middle target whose ID begins so
//	SHOW_UNDER, SHOW_MARKED, SHOW_LENS, SHOW_LIFE  as the View's fields
//	SHOW_FRAMES, SHOW_NEAR, SHOW_REDUCED  of a clip: how many moments, looked at closely, its still form

// number reads a number from the environment.
func number(name string, otherwise int) int {
	if n, err := strconv.Atoi(os.Getenv(name)); err == nil {
		return n
	}
	return otherwise
}

// wanted is the folder to paint into and the sizes; it skips the test if there
// is none.
func wanted(t *testing.T, folder string) (dir string, sizes []Size) {
	t.Helper()
	dir = os.Getenv(folder)
	if dir == "" {
		t.Skip(folder + " names no folder")
	}
	for _, text := range strings.Fields(os.Getenv("SHOW_SIZES")) {
		s := Size{Name: text}
		if _, err := fmt.Sscanf(text, "%fx%fx%f", &s.W, &s.H, &s.S); err != nil {
			t.Fatalf("SHOW_SIZES: want sizes such as 640x400x2, got %q: %v", text, err)
		}
		sizes = append(sizes, s)
	}
	if len(sizes) == 0 {
		sizes = []Size{{W: 640, H: 400, S: 2, Name: "640x400x2"}}
	}
	return dir, sizes
}

// chooser says of one name after the other whether it is to be painted.
func chooser() func(name string) bool {
	count, all := map[string]int{}, 0
	only := strings.Fields(os.Getenv("SHOW_ONLY"))
	return func(name string) bool {
		all++
		if name == "" || all < number("SHOW_FROM", 0) || len(only) > 0 && !slices.Contains(only, name) {
			return false
		}
		count[name]++
		return count[name] == number("SHOW_NTH", 1)
	}
}

// ShowPositions paints positions of a game as a table does, with plain shared
// panels.
func (f *Fixture) ShowPositions(t *testing.T) {
	dir, sizes := wanted(t, "SHOW")
	seats, chosen := number("SHOW_SEATS", 3), chooser()
	with := *f
	with.Modules = append(slices.Clone(f.Modules), strings.Fields(os.Getenv("SHOW_MODULES"))...)
	f.Play(t, with.Match(t, seats, uint64(number("SHOW_SEED", 3))), func(s rules.State) {
		name := s.Prompt().Key
		if f.Name != nil {
			name = f.Name(s)
		}
		if !chosen(name) {
			return
		}
		for _, size := range sizes {
			b := f.New()
			v := f.View(t, b, s, size.W, size.H)
			v.Viewer = s.Turn() // whose hidden things show
			v.Hover = hovered(b, v, os.Getenv("SHOW_HOVER"))
			v.Under, v.Marked, v.Lens = os.Getenv("SHOW_UNDER"), os.Getenv("SHOW_MARKED"), os.Getenv("SHOW_LENS")
			v.Life = number("SHOW_LIFE", 0)
			c := size.Canvas()
			ui.Cloth(c)
			b.Draw(c, v)
			f.drawShared(c, b, v)
			Save(t, filepath.Join(dir, fmt.Sprintf("%s-%s-%d-%s.png", f.Title.ID, size.Name, seats, name)), Paint(t, c))
		}
	})
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

// ShowClips paints clips, a strip of moments each, three in a row.
func (f *Fixture) ShowClips(t *testing.T) {
	dir, sizes := wanted(t, "SHOW_CLIPS")
	chosen := chooser()
	f.Games(t, number("SHOW_SEED", 1), func(before rules.State, beat rules.Beat) {
		name := EventName(beat.Event)
		if f.BeatName != nil {
			name = f.BeatName(before, beat)
		}
		if !chosen(name) {
			return
		}
		for _, size := range sizes {
			b := f.New()
			v := wait(f.View(t, b, before, size.W, size.H))
			v.Reduced = os.Getenv("SHOW_REDUCED") != ""
			for i := range v.Seats {
				v.Seats[i].Bot = "hard"
			}
			if clip := b.Clip(v, beat); clip != nil {
				if os.Getenv("SHOW_NEAR") != "" {
					near(b, v, beat)
				}
				v.Hidden = clip.Hides
				Save(t, filepath.Join(dir, fmt.Sprintf("%s-%s-%s.png", f.Title.ID, size.Name, name)),
					strip(t, size, b, v, clip))
			}
		}
	})
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
func strip(t *testing.T, size Size, b board.Board, v *board.View, clip board.Clip) image.Image {
	n := max(2, number("SHOW_FRAMES", 6))
	w, h := int(size.W*size.S), int(size.H*size.S)
	sheet := image.NewRGBA(image.Rect(0, 0, 3*w, (n+2)/3*h))
	for i := range n {
		c := size.Canvas()
		ui.Cloth(c)
		b.Draw(c, v)
		at := time.Duration(float64(clip.Length()-1) * float64(i) / float64(n-1))
		clip.Draw(c, v, at)
		c.TextRing(4, 30, at.Round(time.Millisecond).String(), ui.White, ui.Color{A: 255})
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
		c.TextBold(22, 2, ask, palette.UIGold)
		c.TextRight(at.Hint.X+at.Hint.W-4, 2, hint, palette.Cream)
	default:
		y := at.Prompt.Y + at.Prompt.H/2 - 8
		ui.Plate(c, at.Prompt, palette.Paper)
		c.TextBold(at.Prompt.X+28, y, ask, palette.Ink)
		if at.Hint.W > 0 {
			c.Text(at.Hint.X, at.Hint.Y, hint, palette.InkSoft)
		} else {
			c.TextRight(at.Prompt.X+at.Prompt.W-8, y, hint, palette.InkSoft)
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
		ui.Button(c, at.Buttons[g.Button-1], "", g.Label, look, st)
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
