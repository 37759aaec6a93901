package scenes

import (
	"math"
	"strings"

	"tilestead/assets"
	"tilestead/assets/palette"
	"tilestead/ui"
)

// measures are the sizes that differ between the three layouts.
type measures struct {
	layout ui.Layout
	margin float64 // round the screen
	gap    float64 // between things that belong apart
	button float64 // height
	head   float64 // height of the screen's own head
}

func measure(c *ui.Canvas) measures {
	switch l := ui.LayoutOf(c.W, c.H); l {
	case ui.Roomy:
		return measures{l, 24, 12, 34, 76}
	case ui.Normal:
		return measures{l, 12, 8, 24, 44}
	default:
		return measures{l, 6, 5, 22, 22}
	}
}

// vista draws the painted land that lies behind the screens of the menu,
// filling the canvas; shade dims it by 0 to 1 for panels in front.
func vista(c *ui.Canvas, shade float64) {
	s, ok := assets.Find("title/vista")
	if !ok {
		ui.Cloth(c)
		return
	}
	scale, at := cover(c)
	c.Sprite(s, at.X, at.Y, scale)
	if shade > 0 {
		c.Fill(ui.Rect{W: c.W, H: c.H}, palette.Alpha(palette.TealDark, shade))
	}
}

// cover is the scale at which the 1280 x 800 vista covers the canvas, and where
// its upper left corner lies then: what is cut off is cut on both sides, and
// above rather than below.
func cover(c *ui.Canvas) (scale float64, at ui.Point) {
	scale = math.Max(c.W/1280, c.H/800)
	return scale, ui.Point{X: (c.W - 1280*scale) / 2, Y: (c.H - 800*scale) * 0.7}
}

// Page begins a screen of the menu: the land behind, the head with its name
// and a button back. It gives the room below the head and says whether the
// player wants out.
func (sh *Shell) Page(k *ui.Kit, name string) (room ui.Rect, m measures, back bool) {
	return sh.PageBack(k, name, sh.Words.Say("menu.back"), "door")
}

// PageBack is page with another word and icon on the button back.
func (sh *Shell) PageBack(k *ui.Kit, name, label, icon string) (room ui.Rect, m measures, back bool) {
	c := k.C
	sh.Name = name
	m = measure(c)
	if k.Drawing() {
		shade := 0.45
		if c.Strong {
			shade = 0.85
		}
		vista(c, shade)
	}
	if m.layout == ui.Compact {
		c.Fill(ui.Rect{W: c.W, H: 20}, palette.TealDark)
		c.Fill(ui.Rect{Y: 20, W: c.W, H: 1}, palette.UIGold)
		c.TextBoldCenter(c.W/2, 2, name, palette.UIGold)
		back = sh.barButton(k, "back", ui.Rect{X: 0, Y: 0, W: ui.ButtonWidth(0, label) + 4, H: 20}, label)
	} else {
		w := ui.PushWidth(84, label)
		y := math.Round((m.head - m.button) / 2)
		back = k.Push("back", ui.Rect{X: m.margin, Y: y, W: w, H: m.button}, ui.Push{Icon: icon, Label: label})
		capital := 26.0
		if m.layout == ui.Roomy {
			capital = 40
		}
		if k.Drawing() {
			name = strings.ToUpper(name)
			if most := c.W - 2*(m.margin+w+m.gap); ui.LettersWidth(capital, name, "title") > most {
				capital *= most / ui.LettersWidth(capital, name, "title")
			}
			ui.LettersCenter(c, c.W/2, math.Round(m.head/2+capital/2), capital, name, "title")
		}
	}
	room = ui.Rect{X: m.margin, Y: m.head + m.gap/2, W: c.W - 2*m.margin, H: c.H - m.head - m.gap/2 - m.margin}
	return room, m, k.Back() || back
}

// barButton is a bare word in the bar of the compact layout.
func (sh *Shell) barButton(k *ui.Kit, id ui.ID, r ui.Rect, label string) bool {
	reply := k.Zone(ui.Zone{ID: id, Box: r, Name: label})
	color := palette.Cream
	if reply.Hot || reply.Focused {
		color = palette.UIGold
	}
	k.C.TextBold(r.X+8, r.Y+2, "← "+label, color)
	return reply.Clicked
}
