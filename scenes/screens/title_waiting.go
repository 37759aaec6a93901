package screens

import (
	"tilestead/assets/palette"
	"tilestead/save"
	"tilestead/scenes/board"
	"tilestead/scenes/page"
	"tilestead/ui"
)

// A waiting is what a click on Continue goes on with.
type waiting struct {
	game  bool   // a game, as far as it can be played
	daily string // the day whose game it is
	reach reach
	turn  turnTold

	lesson page.Stopped // where there is no game
}

// forms are a line that tells it, as it is best and shorter, for where that has no room;
// none where nothing can be told.
func (a *waiting) forms(sh *page.Shell) []string {
	w := sh.Words
	switch {
	case a.game && a.turn.key != "":
		far, who := a.reach.say(w), w.Say(a.turn.key)
		if a.turn.name != "" {
			who = w.Say(a.turn.key, a.turn.name)
		}
		return []string{far + " · " + who, far}
	case a.game:
		return []string{a.reach.say(w)}
	case a.lesson.Number > 0:
		return []string{w.Say("title.lesson", a.lesson.Number, a.lesson.Step, a.lesson.Steps)}
	}
	return nil
}

// unread is a card whose game has not been read; nil when all have.
func (t *Title) unread() *titleCard {
	for i := range t.cards {
		if c := &t.cards[i]; c.unread {
			return c
		}
	}
	return nil
}

// read reads the game that waits.
func (card *titleCard) read(sh *page.Shell) {
	card.unread = false
	data, err := sh.Shelf.Store.Read(save.Running(card.id))
	if err != nil {
		return
	}
	g, err := save.Read(data)
	if err != nil {
		g = save.Playable(err)
	}
	if g != nil {
		card.waits.daily = g.Daily()
		card.waits.game, card.waits.reach, card.waits.turn = true, reachOf(sh, g.Match), turnOf(sh, g)
	}
}

// writeUnder writes the line under the name of a card, in the longest of its forms that
// has room.
func writeUnder(c *ui.Canvas, mid, top, wide float64, forms []string) {
	for i, form := range forms {
		role, text := board.FitIn(form, wide, ui.Body, ui.Dense)
		if text == form || i == len(forms)-1 {
			c.WriteCenter(mid, role.Base(top), text, role, palette.InkSoft)
			return
		}
	}
}
