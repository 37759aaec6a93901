package montana

import (
	"fmt"
	"image/png"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"tilestead/assets"
	"tilestead/assets/palette"
	kernel "tilestead/rules"
	rules "tilestead/rules/montana"
	"tilestead/scenes"
	"tilestead/ui"
	"tilestead/ui/soft"
)

// TestShow paints positions for looking at, into the folder SHOW; SHOW_SIZES
// such as "640x400x2 1280x800x1" chooses the sizes, SHOW_STEPS the decisions.
func TestShow(t *testing.T) {
	dir := os.Getenv("SHOW")
	if dir == "" {
		t.Skip("SHOW names no folder")
	}
	sizes := strings.Fields(os.Getenv("SHOW_SIZES"))
	want := map[rules.StepKind]bool{}
	for _, k := range strings.Fields(os.Getenv("SHOW_STEPS")) {
		n, _ := strconv.Atoi(k)
		want[rules.StepKind(n)] = true
	}
	seats := 3
	if n, err := strconv.Atoi(os.Getenv("SHOW_SEATS")); err == nil {
		seats = n
	}
	count := map[rules.StepKind]int{}
	n := 0
	play(t, seats, 3, func(s kernel.State) {
		n++
		k := s.(*rules.State).Asked().Kind
		count[k]++
		if !want[k] || n < 60 || count[k]%7 != 3 || count[k] > 30 {
			return
		}
		for _, size := range sizes {
			var w, h, scale float64
			if _, err := fmt.Sscanf(size, "%fx%fx%f", &w, &h, &scale); err != nil {
				t.Fatal(err)
			}
			name := fmt.Sprintf("%s-%d-%d-%d.png", size, seats, k, n)
			if err := paint(t, filepath.Join(dir, name), s, w, h, scale); err != nil {
				t.Fatal(err)
			}
		}
	})
}

// TestShowClips paints each kind of event in the middle of its clip.
func TestShowClips(t *testing.T) {
	dir := os.Getenv("SHOW_CLIPS")
	if dir == "" {
		t.Skip("SHOW_CLIPS names no folder")
	}
	var w, h, scale float64
	if _, err := fmt.Sscanf(os.Getenv("SHOW_SIZES"), "%fx%fx%f", &w, &h, &scale); err != nil {
		t.Fatal(err)
	}
	at, _ := strconv.ParseFloat(os.Getenv("SHOW_AT"), 64)
	only := os.Getenv("SHOW_ONLY")
	count := map[string]int{}
	beats(t, 3, 3, func(before kernel.State, beat kernel.Beat) {
		name := fmt.Sprintf("%T", beat.Event)[8:]
		if only != "" && !strings.Contains(only, name) {
			return
		}
		if count[name]++; count[name] != 3 && count[name] != 12 {
			return
		}
		b := NewBoard()
		v := viewOf(t, b, before, w, h)
		v.Legal, v.Picked = nil, nil
		clip := b.Clip(v, beat)
		if clip == nil {
			return
		}
		v.Hidden = clip.Hides
		c := &ui.Canvas{}
		c.Reset(w, h, scale)
		ui.Cloth(c)
		b.Draw(c, v)
		clip.Draw(c, v, time.Duration(at*float64(clip.Length())))
		shared(c, b, v)
		if err := save(filepath.Join(dir, fmt.Sprintf("%s-%d.png", name, count[name])), c); err != nil {
			t.Fatal(err)
		}
	})
}

// paint draws a table as the real one does, with plain shared panels.
func paint(t testing.TB, path string, s kernel.State, w, h, scale float64) error {
	b := NewBoard()
	v := viewOf(t, b, s, w, h)
	for _, g := range b.Targets(v) {
		if g.Button == 0 && strings.HasPrefix(g.ID, os.Getenv("SHOW_HOVER")) && os.Getenv("SHOW_HOVER") != "" {
			v.Hover = g.ID
		}
	}
	c := &ui.Canvas{}
	c.Reset(w, h, scale)
	ui.Cloth(c)
	b.Draw(c, v)
	shared(c, b, v)
	return save(path, c)
}

func save(path string, c *ui.Canvas) error {
	im, err := (&soft.Renderer{Sheet: assets.Sheet}).Draw(c)
	if err != nil {
		return err
	}
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	defer f.Close()
	return png.Encode(f, im)
}

func shared(c *ui.Canvas, b *Board, v *scenes.View) {
	ask, hint := b.Prompt(v)
	f := v.Frame
	if f.Layout == ui.Compact {
		c.Fill(ui.Rect{W: c.W, H: 20}, palette.TealDark)
		c.TextBold(22, 2, ask, palette.UIGold)
		c.TextRight(f.Hint.X+f.Hint.W-4, 2, hint, palette.Cream)
	} else {
		ui.Plate(c, f.Prompt, palette.Paper)
		c.TextBold(f.Prompt.X+28, f.Prompt.Y+f.Prompt.H/2-8, ask, palette.Ink)
		c.Text(f.Hint.X, f.Hint.Y, hint, palette.InkSoft)
		ui.Letters(c, f.Title.X, f.Title.Y+f.Title.H-5, 18, "MONTANA", "title")
	}
	for _, r := range f.Tools {
		ui.Tool(c, r, "gear", ui.Idle)
	}
	ui.Panel(c, f.Log)
	for i := range int((f.Log.H - 6) / 14) {
		c.Text(f.Log.X+18, f.Log.Y+2+14*float64(i), "settles River meadow: 2 settlements", palette.Ink)
	}
	for _, t := range b.Targets(v) {
		if t.Button > 0 {
			look := ui.Strong
			if t.Primary {
				look = ui.Primary
			}
			ui.Button(c, f.Buttons[t.Button-1], "", t.Label, look, ui.Idle)
		}
	}
}
