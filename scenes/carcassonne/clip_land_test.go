package carcassonne

import (
	"image"
	"testing"

	"tilestead/assets"
	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/ui"
	"tilestead/ui/soft"
)

// A tile that has fallen looks, when its clip ends, as it does lying there: what
// stands on the tile south of it covers it, and nothing jumps.
func TestFallenTileLiesAsItWillLie(t *testing.T) {
	seen := 0
	r := &soft.Renderer{Sheet: assets.Sheet}
	fixture.Games(t, 1, func(before rules.State, beat rules.Beat) {
		e, ok := beat.Event.(carcassonne.TilePlaced)
		if south, lies := before.(*carcassonne.State).TileAt(e.At.Next(carcassonne.South)); !ok || !lies ||
			seen == 4 || !tall(before.(*carcassonne.State), south) {
			return
		}
		seen++
		b := NewBoard()
		v := fixture.View(t, b, beat.After, 640, 400)
		v.Legal, v.Picked = nil, nil
		m := b.moment(v)
		area := m.cellArea(e.At)
		area.X, area.W = area.X+area.W/4, area.W/2 // between the corners of the last tile's frame
		area.Y, area.H = area.Y-overhang*m.Camera.Scale, area.H+overhang*m.Camera.Scale
		lies := pixels(t, r, area, func(c *ui.Canvas) { b.Draw(c, v) })
		v.State = before
		clip := b.Clip(v, beat)
		v.Hidden = clip.Hides
		fell := pixels(t, r, area, func(c *ui.Canvas) {
			b.Draw(c, v)
			clip.Draw(c, v, clip.Length()-1)
		})
		differ := 0
		for i := 0; i < len(lies.Pix); i += 4 {
			if [4]byte(lies.Pix[i:]) != [4]byte(fell.Pix[i:]) {
				differ++
			}
		}
		if all := len(lies.Pix) / 4; differ*30 > all {
			t.Errorf("%s at %v: %d of %d pixels jump", carcassonne.Tiles[e.Kind].ID, e.At, differ, all)
		}
	})
	if seen == 0 {
		t.Error("no tile was placed north of a tall one")
	}
}

// tall says whether something on a tile reaches far over its northern neighbour.
func tall(s *carcassonne.State, t carcassonne.Laid) bool {
	picture, _ := tileSprite(t.Kind, t.Turn, variantAt(s, t.At))
	_, y0, _, _ := picture.Bounds()
	return y0 < -side/2-20
}

// pixels draws a part of a table of 640x400.
func pixels(t *testing.T, r *soft.Renderer, area ui.Rect, draw func(c *ui.Canvas)) *image.RGBA {
	t.Helper()
	c := &ui.Canvas{}
	c.Reset(640, 400, 1)
	ui.Cloth(c)
	draw(c)
	im, err := r.Draw(c)
	if err != nil {
		t.Fatal(err)
	}
	out := image.NewRGBA(image.Rect(0, 0, int(area.W), int(area.H)))
	for y := range out.Rect.Dy() {
		for x := range out.Rect.Dx() {
			out.SetRGBA(x, y, im.RGBAAt(int(area.X)+x, int(area.Y)+y))
		}
	}
	return out
}
