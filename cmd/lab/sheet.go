package main

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"tilestead/assets"
	"tilestead/assets/palette"
	"tilestead/titles"
	"tilestead/ui"
)

// The cells of a contact sheet, in pixels.
const (
	cellW, cellH = 128, 124
	cellPad      = 8
	nameH        = 18
	sheetColumns = 12
)

// runSheet draws every tile and piece of a title, with its name below.
func runSheet(l *lab, args []string) error {
	f := l.flags("sheet", "[flags]: every tile and piece of a title in one picture")
	title := f.String("title", titles.All[0].ID, "`TITLE` to draw: "+titleNames())
	out := f.String("o", "sheet.png", "picture to write, `FILE`")
	if err := f.parse(args); err != nil {
		return err
	}
	t, err := titles.Find(*title)
	if err != nil {
		return f.wrong("-title: %v", err)
	}
	var sprites []assets.Sprite
	for _, name := range assets.Names() {
		if shownOnSheet(name, t.ID) {
			sprites = append(sprites, assets.Must(name))
		}
	}
	if err := writePicture(*out, drawSheet(sprites)); err != nil {
		return err
	}
	fmt.Fprintf(l.out, "%s: %d pictures\n", *out, len(sprites))
	return nil
}

// pieces are the kinds of pictures of each title's pieces.
var pieces = map[string][]string{
	"agricola":    {"good"},
	"carcassonne": {"follower", "farmer", "big", "bigfarmer", "builder", "pig", "fairy", "dragon"},
	"montana":     {"settlement", "contractor", "worker"},
}

// shownOnSheet says whether a sprite is a tile or piece of a title: its own
// pictures and what all titles share but for letters, papers and lights.
func shownOnSheet(name, title string) bool {
	kind, rest, _ := strings.Cut(name, "/")
	switch kind {
	case title, "medal":
		return true
	case "icon":
		return !strings.HasSuffix(rest, "/rim")
	}
	return slices.Contains(pieces[title], kind)
}

// drawSheet lays sprites out in rows, each as large as its cell allows.
func drawSheet(sprites []assets.Sprite) *ui.Canvas {
	rows := (len(sprites) + sheetColumns - 1) / sheetColumns
	c := &ui.Canvas{}
	c.Reset(sheetColumns*cellW, float64(rows*cellH), 1)
	c.Fill(ui.Rect{W: c.W, H: c.H}, palette.Paper)
	for i, s := range sprites {
		x, y := float64(i%sheetColumns*cellW), float64(i/sheetColumns*cellH)
		x0, y0, x1, y1 := s.Bounds()
		k := math.Min((cellW-2*cellPad)/(x1-x0), (cellH-nameH-2*cellPad)/(y1-y0))
		k = math.Min(k, 2)
		c.Clip(ui.Rect{X: x, Y: y, W: cellW, H: cellH})
		c.Sprite(s, x+cellW/2-k*(x0+x1)/2, y+(cellH-nameH)/2-k*(y0+y1)/2, k)
		_, name, _ := strings.Cut(s.Name(), "/")
		name = ui.Dense.Fit(name, cellW-4)
		c.WriteCenter(x+cellW/2, y+cellH-nameH+12, name, ui.Dense, palette.Ink)
		c.Unclip()
	}
	return c
}
