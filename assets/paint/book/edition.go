package book

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"math"
	"os"
	"path/filepath"
	"strings"
)

// tolerance is how far, of 255, a pixel painted on another machine may differ.
const tolerance = 2

// Write paints the whole book into dir: index.txt and sheets/*.png. Sheets
// that are no longer painted are removed.
func (b *Book) Write(dir string) error {
	e, err := pack(b.bakeAll())
	if err != nil {
		return err
	}
	old, err := filepath.Glob(filepath.Join(dir, "sheets", "*.png"))
	if err != nil {
		return err
	}
	for _, f := range old {
		if err := os.Remove(f); err != nil {
			return err
		}
	}
	for _, s := range e.sheets {
		var buf bytes.Buffer
		enc := png.Encoder{CompressionLevel: png.BestCompression}
		if err := enc.Encode(&buf, quantise(s.Image)); err != nil {
			return fmt.Errorf("book: sheet %s: %w", s.file, err)
		}
		if err := os.WriteFile(filepath.Join(dir, "sheets", s.file+".png"), buf.Bytes(), 0o644); err != nil {
			return err
		}
	}
	for _, t := range b.allTexts(e) {
		if err := os.WriteFile(filepath.Join(dir, t.File), []byte(t.Write()), 0o644); err != nil {
			return err
		}
	}
	return nil
}

// allTexts are the book's own and the index of its pictures.
func (b *Book) allTexts(e edition) []Text {
	return append([]Text{{"index.txt", func() string { return e.index }}}, b.Texts...)
}

// Check paints the whole book and compares it with what lies in dir: the index
// must be equal, and each pixel must be, within the tolerance, the nearest of
// its sheet's colours to what is painted now.
func (b *Book) Check(dir string) error {
	e, err := pack(b.bakeAll())
	if err != nil {
		return err
	}
	const hint = "; run go generate ./assets and look at the result"
	for _, t := range b.allTexts(e) {
		name := filepath.Join(dir, t.File)
		text, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		if line := firstDifference(string(text), t.Write()); line > 0 {
			return fmt.Errorf("%s:%d: differs from what is painted now%s", name, line, hint)
		}
	}
	for _, s := range e.sheets {
		name := filepath.Join(dir, "sheets", s.file+".png")
		data, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		im, err := png.Decode(bytes.NewReader(data))
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		if err := compare(im, s.Image); err != nil {
			return fmt.Errorf("%s: %w%s", name, err, hint)
		}
	}
	return nil
}

// firstDifference is the number of the first line that differs, 0 if none does.
func firstDifference(a, b string) int {
	if a == b {
		return 0
	}
	x, y := strings.Split(a, "\n"), strings.Split(b, "\n")
	for i := range x {
		if i >= len(y) || x[i] != y[i] {
			return i + 1
		}
	}
	return len(x) + 1
}

// compare says where a committed sheet is not what is painted now.
func compare(had image.Image, now *image.NRGBA) error {
	p, ok := had.(*image.Paletted)
	if !ok || p.Bounds() != now.Bounds() {
		return fmt.Errorf("want a paletted picture of %v, got %T of %v", now.Bounds(), had, had.Bounds())
	}
	tones := make([][4]uint8, len(p.Palette))
	for i, c := range p.Palette {
		tones[i] = premultiply(color.NRGBAModel.Convert(c).(color.NRGBA))
	}
	best := map[[4]uint8]float64{}
	b := now.Bounds()
	for y := b.Min.Y; y < b.Max.Y; y++ {
		for x := b.Min.X; x < b.Max.X; x++ {
			v := premultiplied(now, x, y)
			near, ok := best[v]
			if !ok {
				near = apart(tones[nearest(tones, v)], v)
				best[v] = near
			}
			// a pixel off by the tolerance in all four channels is twice that
			// far away, both from the colour it got and from the nearest
			if d := apart(tones[p.ColorIndexAt(x, y)], v); d > near+4*tolerance {
				return fmt.Errorf("pixel %d,%d is %.0f away from what is painted now, allowed are %.0f", x, y, d,
					near+4*tolerance)
			}
		}
	}
	return nil
}

// apart is how far two colours lie from each other.
func apart(a, b [4]uint8) float64 {
	d := 0.0
	for ch := range a {
		e := float64(a[ch]) - float64(b[ch])
		d += e * e
	}
	return math.Sqrt(d)
}
