package game

import (
	"fmt"
	"math"
	"strings"
	"time"

	"tilestead/assets"
	"tilestead/assets/face"
	"tilestead/input"
	"tilestead/scenes/page"
	"tilestead/ui"
)

// ask orders the texts that the program's words lack: those of a language that was
// chosen, or of a title. Those that came meanwhile are said from the next tick on.
func (s *shell) ask() {
	w, lang := s.program.Words(), s.program.Settings().Lang
	if s.sheets.waits() || w == nil {
		return
	}
	lacking := w.Lacking()
	if lang == w.Lang() && len(lacking) == 0 {
		return
	}
	s.dirty = 2
	missing := s.sheets.packs(lang, w.Titles()...)
	if len(missing) == 0 {
		s.reword = true
		return
	}
	title := ""
	if len(lacking) > 0 {
		title = lacking[0]
	}
	s.sheets.need(title, nil, missing)
}

// askLetters has the page bring the letters that the faces lack, once a text holds one.
// When they are here everything is measured and drawn anew.
func (s *shell) askLetters() {
	if s.lettersAsked || !face.OtherWanted() {
		return
	}
	s.lettersAsked = true
	fetchLetters(func() {
		s.painter.renew()
		s.reword, s.dirty = true, 2
	})
}

// askArt orders the art that a display list needs, and then what it leads to.
func (s *shell) askArt(c *ui.Canvas) {
	s.sheets.want.time = s.now
	needed, awaited := s.sheets.look(c)
	switch {
	case s.sheets.waits(): // the texts come first: they may change the list
	case len(needed) > 0:
		s.sheets.need(assets.SheetTitle(needed[0]), needed, nil)
	case len(awaited) > 0:
		title := assets.SheetTitle(awaited[0])
		s.sheets.await(title, awaited, s.sheets.packs(s.program.Words().Lang(), title))
	}
	s.sheets.spare(nil)
}

// fetching takes a tick while an order is on its way. When it does not come, a
// click or Enter asks again and Esc gives up. What fingers release nowhere is no click: two of
// them may be about to tap, which gives up.
func (s *shell) fetching(in input.Frame) error {
	o := s.sheets.order
	if o == nil || o.problem == "" {
		if o != nil && !o.told {
			s.dirty = 2 // it is told in a moment
		}
		return nil
	}
	s.program.Words().Fingers(in.Touch)
	switch {
	case in.Hit(input.KeyEsc) || in.Right.Pressed:
		s.sheets.giveUp()
		s.dirty = 2
		w := s.program.Words()
		if s.program.Settings().Lang != w.Lang() {
			s.program.KeepLang()
			return nil
		}
		err := s.crashed(fmt.Errorf("the artwork for %s could not be loaded: %s", s.orderName(o), o.problem))
		w.Forget() // the screen that asked is gone
		return err
	case in.Left.Released && in.X >= 0 || in.Hit(input.KeyEnter) || in.Hit(input.KeySpace):
		s.sheets.send(o.title, o.sheets, o.words)
		s.dirty = 2
	}
	return nil
}

// orderName is what an order is called: its title, the program for the menu's art, or the
// language that is chosen.
func (s *shell) orderName(o *order) string {
	if o.title == "" && len(o.sheets) > 0 { // the menu's
		return s.options.Name
	}
	if o.title == "" {
		return assets.LanguageNames[s.program.Settings().Lang]
	}
	return s.program.Words().Say(o.title + ".title")
}

// tellAfter is how long the last picture stays while the program waits.
const tellAfter = 250 * time.Millisecond

// waitsUntold says that the program waits for something that may come in a moment.
func (s *shell) waitsUntold() bool {
	o := s.sheets.order
	return s.reword || s.sheets.waits() && o.problem == "" && s.now-o.since < tellAfter && s.shown
}

// underPicture is how far down the bar of waiting lies below the picture of a title, as a
// part of the canvas: picture and words are then in its middle.
const underPicture = 0.7

// listOrder shows how far the order is that the program waits for.
func (s *shell) listOrder() {
	s.sheets.order.told = true
	o, words := s.sheets.order, s.program.Words()
	c := &s.canvas
	mid := c.H / 2
	high, pictured := s.pictureHeight(c, o)
	if pictured {
		mid = math.Round(c.H * underPicture)
	}
	waiting(c, mid, float64(o.done), float64(o.all))
	name := s.orderName(o)
	ui.LettersCenter(c, c.W/2, mid-24, 34, strings.ToUpper(name), "title")
	key := "window.art"
	if len(o.sheets) == 0 && o.title == "" {
		key = "window.language"
	}
	if o.problem != "" {
		under(c, mid, words.Say(key+".failed", name, o.problem))
		return
	}
	text := words.Say(key, name)
	if pictured {
		wide := math.Round(high * cardShape)
		page.DrawCard(c, o.title, ui.Rect{X: (c.W - wide) / 2, Y: mid - aboveBar - high, W: wide, H: high}.Snap())
	}
	if o.title != "" {
		text += "\n" + words.Say("setup.about."+o.title)
	}
	under(c, mid, text)
}

// The picture of a title over the bar of waiting: how far its name rises above the middle of
// the bar, in canvas pixels, and how wide it is for its height.
const (
	aboveBar  = 74.0
	cardShape = 274.0 / 162
)

// pictureHeight is how high the land of the order's title shows above its name, in canvas
// pixels; it does not where its picture has not come, or where there is no room.
func (s *shell) pictureHeight(c *ui.Canvas, o *order) (high float64, shows bool) {
	const gap, least, most = 14, 40, 200
	high = min(most, math.Round(c.H*underPicture)-aboveBar-2*gap)
	land, ok := assets.Find("title/" + o.title)
	if o.title == "" || o.problem != "" || !ok || high < least {
		return 0, false
	}
	return high, s.sheets.pictures[land.Cut(high/162*max(1, c.S)).Sheet] != nil
}
