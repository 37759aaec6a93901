package game

import (
	"fmt"
	"strings"

	"tilestead/assets"
	"tilestead/input"
	"tilestead/ui"
)

// ask orders what the program's words lack: those of a language that was chosen,
// or of a title, with its art.
func (s *shell) ask() {
	w, lang := s.program.Words(), s.program.Settings().Lang
	if s.sheets.fetch == nil || s.sheets.order != nil || w == nil {
		return
	}
	lacking := w.Lacking()
	if lang == w.Lang() && len(lacking) == 0 {
		return
	}
	title := ""
	for _, t := range lacking {
		if s.sheets.lacksArt(t) {
			title = t
		}
	}
	s.sheets.send(title, assets.MissingWords(lang, w.Titles()...))
	s.dirty = 2
}

// askArt orders the art that a display list needs, with the words of its title.
func (s *shell) askArt(c *ui.Canvas) {
	if title := s.sheets.lack(c); title != "" && s.sheets.order == nil {
		s.sheets.send(title, assets.MissingWords(s.program.Words().Lang(), title))
	}
}

// fetching takes a tick while an order is on its way. When it does not come, a
// click or Enter asks again and Esc gives up.
func (s *shell) fetching(in input.Frame) error {
	o := s.sheets.order
	if o == nil || o.problem == "" {
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
		s.sheets.send(o.title, o.words)
		s.dirty = 2
	}
	return nil
}

// orderName is what an order is called: its title, or the language that is chosen.
func (s *shell) orderName(o *order) string {
	if o.title == "" {
		return assets.LanguageNames[s.program.Settings().Lang]
	}
	return s.program.Words().Say(o.title + ".title")
}

// listOrder shows how far the order is that the program waits for.
func (s *shell) listOrder() {
	o, words := s.sheets.order, s.program.Words()
	c := &s.canvas
	waiting(c, float64(o.done), float64(o.all))
	name := s.orderName(o)
	ui.LettersCenter(c, c.W/2, c.H/2-24, 34, strings.ToUpper(name), "title")
	key := "window.art"
	if o.title == "" {
		key = "window.language"
	}
	if o.problem != "" {
		under(c, words.Say(key+".failed", name, o.problem))
		return
	}
	under(c, words.Say(key, name))
}
