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
// click or Enter asks again and Esc gives up.
func (s *shell) fetching(in input.Frame) error {
	o := s.sheets.order
	if o == nil || o.problem == "" {
		if o != nil && !o.told {
			s.dirty = 2 // it is told in a moment
		}
		return nil
	}
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
	case in.Left.Released || in.Hit(input.KeyEnter) || in.Hit(input.KeySpace):
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

// listOrder shows how far the order is that the program waits for.
func (s *shell) listOrder() {
	s.sheets.order.told = true
	o, words := s.sheets.order, s.program.Words()
	c := &s.canvas
	waiting(c, float64(o.done), float64(o.all))
	name := s.orderName(o)
	ui.LettersCenter(c, c.W/2, c.H/2-24, 34, strings.ToUpper(name), "title")
	key := "window.art"
	if len(o.sheets) == 0 && o.title == "" {
		key = "window.language"
	}
	if o.problem != "" {
		under(c, words.Say(key+".failed", name, o.problem))
		return
	}
	text := words.Say(key, name)
	if o.title != "" {
		s.drawTitle(c, o.title)
		text += "\n" + words.Say("setup.about."+o.title)
	}
	under(c, text)
}

// drawTitle shows the land of a title above its name, where its picture has come already.
func (s *shell) drawTitle(c *ui.Canvas, title string) {
	const above, gap = 74, 14 // of the middle: the name; between name and picture
	high := math.Min(200, c.H/2-above-2*gap)
	wide := math.Round(high * 274 / 162)
	land, ok := assets.Find("title/" + title)
	if !ok || high < 40 || s.sheets.pictures[land.Cut(high/162*max(1, c.S)).Sheet] == nil {
		return
	}
	page.DrawCard(c, title, ui.Rect{X: (c.W - wide) / 2, Y: c.H/2 - above - high, W: wide, H: high}.Snap())
}
