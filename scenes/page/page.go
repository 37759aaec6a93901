package page

import (
	"math"
	"strings"

	"tilestead/assets"
	"tilestead/assets/palette"
	"tilestead/ui"
)

// Measures are the sizes, in canvas pixels, that differ between the three layouts.
type Measures struct {
	Layout ui.Layout
	Margin float64 // round the screen
	Gap    float64 // between things that belong apart
	Button float64 // height
	Head   float64 // height of the screen's own head
}

// Measure gives the sizes of the layout that fits a canvas.
func Measure(c *ui.Canvas) Measures {
	switch l := ui.LayoutOf(c.W, c.H); l {
	case ui.Roomy:
		return Measures{l, 24, 12, 34, 76}
	case ui.Normal:
		return Measures{l, 12, 8, 24, 44}
	default:
		return Measures{l, 6, 5, 22, 22}
	}
}

// Room is what of a canvas lies below the head of a page, within its margins.
func (m Measures) Room(c *ui.Canvas) ui.Rect {
	return ui.Rect{X: m.Margin, Y: m.Head + m.Gap/2, W: c.W - 2*m.Margin, H: c.H - m.Head - m.Gap/2 - m.Margin}
}

// Vista draws the painted land that lies behind the screens of the menu,
// filling the canvas; shade dims it by 0 to 1 for panels in front.
func Vista(c *ui.Canvas, shade float64) {
	s, ok := assets.Find("title/vista")
	if !ok {
		ui.Cloth(c)
		return
	}
	scale, at := Cover(c)
	c.Sprite(s, at.X, at.Y, scale)
	if shade > 0 {
		c.Fill(ui.Rect{W: c.W, H: c.H}, palette.Alpha(palette.TealDark, shade))
	}
}

// Cover is the scale at which the 1280 x 800 vista covers the canvas, and where
// its upper left corner lies then, in canvas pixels: what is cut off is cut on both sides, and
// above rather than below.
func Cover(c *ui.Canvas) (scale float64, at ui.Point) {
	scale = math.Max(c.W/1280, c.H/800)
	return scale, ui.Point{X: (c.W - 1280*scale) / 2, Y: (c.H - 800*scale) * 0.7}
}

// Page begins a screen of the menu: the land behind, the head with its name
// and a button back. It gives the room below the head and says whether the
// player wants out.
func (sh *Shell) Page(k *ui.Kit, name string) (room ui.Rect, m Measures, back bool) {
	return sh.PageBack(k, name, sh.Words.Say("menu.back"), "door")
}

// PageBack is Page with another word and icon on the button back.
func (sh *Shell) PageBack(k *ui.Kit, name, label, icon string) (room ui.Rect, m Measures, back bool) {
	return sh.PageOn(k, func(c *ui.Canvas) {
		shade := 0.45
		if c.Strong {
			shade = 0.85
		}
		Vista(c, shade)
	}, name, label, icon)
}

// PageOn is PageBack on a ground of its own.
func (sh *Shell) PageOn(k *ui.Kit, ground func(c *ui.Canvas), name, label, icon string) (room ui.Rect, m Measures,
	back bool) {
	c := k.C
	sh.Name = name
	m = Measure(c)
	if k.Drawing() {
		ground(c)
	}
	if m.Layout == ui.Compact {
		c.Fill(ui.Rect{W: c.W, H: 20}, palette.TealDark)
		c.Fill(ui.Rect{Y: 20, W: c.W, H: 1}, palette.UIGold)
		c.WriteCenter(c.W/2, 14, name, ui.Name, palette.UIGold)
		back = sh.barButton(k, "back", ui.Rect{X: 0, Y: 0, W: ui.ButtonWidth(0, label) + 4, H: 20}, label)
	} else {
		w := ui.PushWidth(84, label)
		y := math.Round((m.Head - m.Button) / 2)
		back = k.Push("back", ui.Rect{X: m.Margin, Y: y, W: w, H: m.Button}, ui.Push{Icon: icon, Label: label})
		capital := 26.0
		if m.Layout == ui.Roomy {
			capital = 40
		}
		if k.Drawing() {
			name = strings.ToUpper(name)
			if most := c.W - 2*(m.Margin+w+m.Gap); ui.LettersWidth(capital, name, "title") > most {
				capital *= most / ui.LettersWidth(capital, name, "title")
			}
			ui.LettersCenter(c, c.W/2, math.Round(m.Head/2+capital/2), capital, name, "title")
		}
	}
	return m.Room(c), m, k.Back() || back
}

// barButton is a bare word in the bar of the compact layout.
func (sh *Shell) barButton(k *ui.Kit, id ui.ID, r ui.Rect, label string) bool {
	reply := k.Zone(ui.Zone{ID: id, Box: r, Name: label})
	color := palette.Cream
	if reply.Hot || reply.Focused {
		color = palette.UIGold
	}
	k.C.Write(r.X+8, r.Y+14, "← "+label, ui.Name, color)
	return reply.Clicked
}
