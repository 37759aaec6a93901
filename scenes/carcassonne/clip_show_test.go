package carcassonne

import (
	"fmt"
	"image"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"tilestead/assets"
	kernel "tilestead/rules"
	rules "tilestead/rules/carcassonne"
	"tilestead/scenes"
	"tilestead/ui"
	"tilestead/ui/soft"
)

// TestShowClips paints strips of moments of clips for looking at, into the
// folder SHOW_CLIPS: SHOW_SIZES such as "640x400x1" is the canvas, SHOW_ONLY
// the events, SHOW_FRAMES how many moments, three in a row, SHOW_NEAR looks closer.
func TestShowClips(t *testing.T) {
	dir := os.Getenv("SHOW_CLIPS")
	if dir == "" {
		t.Skip("SHOW_CLIPS names no folder")
	}
	var w, h, scale float64
	if _, err := fmt.Sscanf(os.Getenv("SHOW_SIZES"), "%fx%fx%f", &w, &h, &scale); err != nil {
		t.Fatal(err)
	}
	frames, _ := strconv.Atoi(os.Getenv("SHOW_FRAMES"))
	only := strings.Fields(os.Getenv("SHOW_ONLY"))
	count := map[string]int{}
	from, _ := strconv.Atoi(os.Getenv("SHOW_TILES"))
	inGames(t, 1, func(before kernel.State, beat kernel.Beat) {
		name := fmt.Sprintf("%T", beat.Event)[12:]
		switch e := beat.Event.(type) {
		case rules.Scored:
			if e.Final {
				name = "Final"
			} else if len(sharesOf(e)) == 0 {
				return
			}
		case rules.DragonMoved:
			if len(e.Eaten) > 0 {
				name = "DragonAte"
			}
		case rules.FigurePlaced:
			s := before.(*rules.State)
			if rules.Tiles[s.Last().Kind].Portal && s.Last().At != e.At {
				name = "Portal"
			}
		}
		if len(only) > 0 && !strings.Contains(" "+os.Getenv("SHOW_ONLY")+" ", " "+name+" ") || before.(*rules.State).Tiles() < from {
			return
		}
		if count[name]++; count[name] > 2 {
			return
		}
		b := NewBoard()
		v := viewOf(t, b, before, w, h)
		v.Legal, v.Picked, v.Reduced = nil, nil, os.Getenv("SHOW_REDUCED") != ""
		for i := range v.Seats {
			v.Seats[i].Bot = "hard"
		}
		clip := b.Clip(v, beat)
		if clip == nil {
			return
		}
		if l, ok := b.Line(v, before, beat); ok && os.Getenv("SHOW_NEAR") != "" { // as near as can be
			if p, ok := b.Locate(v, l.Mark); ok {
				_, most := b.Zoom(v)
				v.Camera = scenes.Camera{At: p, Scale: most}
			}
		}
		v.Hidden = clip.Hides
		sheet := image.NewRGBA(image.Rect(0, 0, 3*int(w*scale), (frames+2)/3*int(h*scale)))
		r := &soft.Renderer{Sheet: assets.Sheet}
		for i := range frames {
			c := &ui.Canvas{}
			c.Reset(w, h, scale)
			ui.Cloth(c)
			b.Draw(c, v)
			at := time.Duration(float64(clip.Length()-1) * float64(i) / float64(frames-1))
			clip.Draw(c, v, at)
			c.TextRing(4, 30, at.Round(ms).String(), ui.White, ui.Color{A: 255})
			im, err := r.Draw(c)
			if err != nil {
				t.Fatal(err)
			}
			p := image.Pt(i%3*int(w*scale), i/3*int(h*scale))
			draw.Draw(sheet, im.Bounds().Add(p), im, image.Point{}, draw.Src)
		}
		f, err := os.Create(filepath.Join(dir, fmt.Sprintf("%s-%d.png", name, count[name])))
		if err != nil {
			t.Fatal(err)
		}
		defer f.Close()
		if err := png.Encode(f, sheet); err != nil {
			t.Fatal(err)
		}
	})
}
