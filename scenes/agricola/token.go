package agricola

import (
	"tilestead/assets/palette"
	"tilestead/ui"
)

// tokenSize is half of how wide the disc with the starting player's token is.
const tokenSize = 10.0

// drawToken draws the starting player's token on a disc with a rim.
func drawToken(c *ui.Canvas, at ui.Point, rim ui.Color) {
	ui.Disc(c, at.X, at.Y, tokenSize, rim)
	ui.Disc(c, at.X, at.Y, tokenSize-1.5, palette.Cream)
	ui.Icon(c, startSign, at.X, at.Y, 1.5*tokenSize, ui.White)
}

// startSign is the picture of the starting player's token.
const startSign = "good/rooster"
