package game

import (
	"tilestead/assets/palette"
	"tilestead/ui"
)

// waiting is shown while the art is decoded or fetched; it needs none itself.
func waiting(c *ui.Canvas, mid, done, all float64) {
	c.Fill(ui.Rect{W: c.W, H: c.H}, palette.ClothRim)
	bar := ui.Rect{X: c.W/2 - 80, Y: mid - 4, W: 160, H: 8}
	c.Fill(bar, palette.TealDark)
	bar.W *= done / max(1, all)
	c.Fill(bar, palette.UIGold)
}

// under writes lines below the bar of waiting.
func under(c *ui.Canvas, mid float64, text string) {
	y := mid + 14
	for _, l := range ui.Body.Balance(text, min(c.W-16, 480)) {
		c.WriteCenter(c.W/2, y+12, l, ui.Body, palette.Cream)
		y += ui.LineHeight
	}
}

// enlarge is shown when the window is smaller than any screen.
func enlarge(c *ui.Canvas, text string) {
	c.Fill(ui.Rect{W: c.W, H: c.H}, palette.ClothRim)
	lines := ui.Body.Wrap(text, c.W-16)
	y := c.H/2 - float64(len(lines))*ui.LineHeight/2
	for _, l := range lines {
		c.WriteCenter(c.W/2, y+12, l, ui.Body, palette.Cream)
		y += ui.LineHeight
	}
}
