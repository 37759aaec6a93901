package main

import (
	"fmt"
	"image/png"
	"os"
	"strings"

	"tilestead/assets"
	"tilestead/ui"
	"tilestead/ui/soft"
)

// writePicture draws a canvas into a PNG file.
func writePicture(name string, c *ui.Canvas) error {
	picture, err := (&soft.Renderer{Sheet: assets.Sheet}).Draw(c)
	if err != nil {
		return err
	}
	file, err := os.Create(name)
	if err != nil {
		return err
	}
	if err := png.Encode(file, picture); err != nil {
		file.Close()
		return fmt.Errorf("%s: %w", name, err)
	}
	return file.Close()
}

// parseSize reads a size such as 1920x1080.
func parseSize(text string) (w, h int, err error) {
	var rest string
	n, _ := fmt.Sscanf(strings.ToLower(text)+" ", "%dx%d %s", &w, &h, &rest)
	if n != 2 || w < ui.MinW || h < ui.MinH || w > maxPixels || h > maxPixels {
		return 0, 0, fmt.Errorf("%q is not a size: expected WIDTHxHEIGHT, from %dx%d to %dx%d", text, ui.MinW, ui.MinH,
			maxPixels, maxPixels)
	}
	return w, h, nil
}

// maxPixels is the most a side of a picture may have.
const maxPixels = 8192
