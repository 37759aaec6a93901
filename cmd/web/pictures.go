package main

import (
	"bytes"
	"fmt"
	"image"
	"image/draw"
	"image/jpeg"
	"image/png"
	"math"

	"tilestead/assets"
	"tilestead/assets/paint"
	"tilestead/ui"
)

// pictures adds the icons, the lettering and the land behind the door.
func (f *folder) pictures() error {
	for _, icon := range []struct {
		name  string
		px    int
		bleed bool
	}{{"icon-192.png", 192, false}, {"icon-512.png", 512, false}, {"icon-512-maskable.png", 512, true}} {
		if err := f.png(item{Path: icon.name, Later: icon.px > 192}, paint.AppIcon(icon.px, icon.bleed)); err != nil {
			return err
		}
	}
	if err := f.png(item{Path: "name.png"}, lettering("TILESTEAD", 112)); err != nil {
		return err
	}
	return f.land()
}

// step is how far apart the shades of a picture of the first screen are: the grain of the
// painting would take half of its bytes, and on these few pixels nobody sees it.
const step = 8

// coarse is a picture in fewer shades.
func coarse(m image.Image) image.Image {
	b := m.Bounds()
	out := image.NewNRGBA(b)
	draw.Draw(out, b, m, b.Min, draw.Src)
	for i, v := range out.Pix {
		if i%4 < 3 {
			out.Pix[i] = uint8(min(255, (int(v)+step/2)/step*step))
		}
	}
	return out
}

func (f *folder) png(it item, m image.Image) error {
	if !it.Later {
		m = coarse(m)
	}
	var b bytes.Buffer
	enc := png.Encoder{CompressionLevel: png.BestCompression}
	if err := enc.Encode(&b, m); err != nil {
		return fmt.Errorf("%s: %w", it.Path, err)
	}
	return f.add(it, b.Bytes())
}

// lettering is a word in the letters of the title screen on nothing, with
// capitals of the given height in pixels.
func lettering(word string, capital float64) image.Image {
	scale, x := capital/100, capital*0.1
	m := image.NewRGBA(image.Rect(0, 0, int(math.Ceil(ui.LettersWidth(capital, word, "title")+2*x)),
		int(math.Ceil(capital*1.35))))
	for _, r := range word {
		letter := assets.Must("letter/title/" + string(r))
		cut := letter.Cut(scale)
		sheet, err := assets.Sheet(cut.Sheet)
		if err != nil {
			panic(err) // the desktop's build holds all sheets
		}
		at := image.Pt(int(math.Round(x-cut.AX)), int(math.Round(capital*1.15-cut.AY)))
		draw.Draw(m, image.Rectangle{Min: at, Max: at.Add(cut.Rect.Size())}, sheet, cut.Rect.Min, draw.Over)
		x += letter.Advance() * scale
	}
	return m
}

// land is the painting of the title screen in its smaller size.
func (f *folder) land() error {
	cut := assets.Must("title/vista").Cut(1)
	sheet, err := assets.Sheet(cut.Sheet)
	if err != nil {
		return err
	}
	m := image.NewRGBA(image.Rect(0, 0, cut.Rect.Dx(), cut.Rect.Dy()))
	draw.Draw(m, m.Rect, sheet, cut.Rect.Min, draw.Src)
	var b bytes.Buffer
	if err := jpeg.Encode(&b, m, &jpeg.Options{Quality: 62}); err != nil {
		return err
	}
	return f.add(item{Path: "land.jpg"}, b.Bytes())
}
