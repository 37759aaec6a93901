package carcassonne

import (
	"fmt"
	"image/png"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"tilestead/assets"
	"tilestead/assets/palette"
	kernel "tilestead/rules"
	rules "tilestead/rules/carcassonne"
	"tilestead/scenes"
	"tilestead/ui"
	"tilestead/ui/soft"
)

// TestShow paints positions for looking at, into the folder SHOW: SHOW_SIZES
// such as "640x400x2 1280x800x1" chooses the sizes, SHOW_KEYS the prompts,
// SHOW_TILES from how many tiles on, SHOW_SEATS how many play.
func TestShow(t *testing.T) {
	dir := os.Getenv("SHOW")
	if dir == "" {
		t.Skip("SHOW names no folder")
	}
	seats, _ := strconv.Atoi(os.Getenv("SHOW_SEATS"))
	from, _ := strconv.Atoi(os.Getenv("SHOW_TILES"))
	seed, _ := strconv.Atoi(os.Getenv("SHOW_SEED"))
	shown := map[string]bool{}
	play(t, start(t, max(2, seats), uint64(seed)+3, everything...), func(s kernel.State) {
		key := s.Prompt().Key
		if key == "act" && rules.Tiles[s.(*rules.State).Last().Kind].Portal {
			key = "portal"
		}
		if s.(*rules.State).Tiles() < from || shown[key] || !strings.Contains(os.Getenv("SHOW_KEYS"), key) {
			return
		}
		shown[key] = true
		for _, size := range strings.Fields(os.Getenv("SHOW_SIZES")) {
			var w, h, scale float64
			if _, err := fmt.Sscanf(size, "%fx%fx%f", &w, &h, &scale); err != nil {
				t.Fatal(err)
			}
			b := NewBoard()
			v := viewOf(t, b, s, w, h)
			hover(b, v, os.Getenv("SHOW_HOVER"))
			v.Under, v.Marked, v.Lens = os.Getenv("SHOW_UNDER"), os.Getenv("SHOW_MARKED"), os.Getenv("SHOW_LENS")
			if err := paint(filepath.Join(dir, fmt.Sprintf("%s-%d-%s.png", size, seats, key)), b, v, scale); err != nil {
				t.Fatal(err)
			}
		}
	})
}

// hover points at the middle one of the targets whose ID begins so.
func hover(b *Board, v *scenes.View, prefix string) {
	var ids []string
	for _, g := range b.Targets(v) {
		if g.Button == 0 && prefix != "" && strings.HasPrefix(g.ID, prefix) && v.Frame.Map.Contains(g.Area.Center()) {
			ids = append(ids, g.ID)
		}
	}
	if len(ids) > 0 {
		v.Hover = ids[len(ids)/2]
	}
}

// paint draws a table as the real one does, with plain shared panels.
func paint(path string, b *Board, v *scenes.View, scale float64) error {
	f := v.Frame
	c := &ui.Canvas{}
	c.Reset(f.Canvas.W, f.Canvas.H, scale)
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
		c.TextRight(f.Prompt.X+f.Prompt.W-8, f.Prompt.Y+f.Prompt.H/2-8, hint, palette.InkSoft)
		ui.Letters(c, f.Title.X, f.Title.Y+f.Title.H-5, f.Title.H*0.66, "CARCASSONNE", "title")
	}
	for _, r := range f.Tools {
		ui.Tool(c, r, "gear", ui.Idle)
	}
	ui.Plate(c, f.Log, palette.Paper)
	for i := range int((f.Log.H - 6) / 14) {
		c.Text(f.Log.X+18, f.Log.Y+2+14*float64(i), ui.Fit("City finished (4 tiles)", f.Log.W-20), palette.Ink)
	}
	ui.Button(c, f.Undo, "", "Undo", ui.Plain, ui.Disabled)
	for _, l := range b.Lenses(v) {
		ui.Tool(c, l.Area, l.Icon, ui.Idle)
	}
	for _, t := range b.Targets(v) {
		if t.Button > 0 {
			look, st := ui.Strong, ui.Idle
			if t.Primary {
				look = ui.Primary
			}
			if t.Off != "" {
				look, st = ui.Plain, ui.Disabled
			}
			ui.Button(c, f.Buttons[t.Button-1], "", t.Label, look, st)
		}
	}
}
