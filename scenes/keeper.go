package scenes

import (
	"errors"

	"tilestead/rules"
	"tilestead/save"
	"tilestead/scenes/page"
	"tilestead/scenes/screens"
	"tilestead/ui"
)

// begin plays a game that becomes the running one of its title.
func (k *keeper) begin(g *save.Game) (ui.Scene, error) {
	r := k.reserve(g)
	s, err := k.table(g, r)
	if err == nil {
		r.save()
	}
	return s, err
}

// resume reads the running game of a title. A damaged one is kept aside and
// told about; what is left of it is played on. The error is save.ErrHeld if
// another window plays it, unless it is taken over.
func (k *keeper) resume(title string, takeOver bool) (ui.Scene, error) {
	name := save.Running(title)
	if err := k.sh.Shelf.Store.Claim(name, takeOver); err != nil {
		return nil, err
	}
	s, err := k.open(name)
	if err != nil {
		k.sh.Shelf.Store.Release(name)
	}
	return s, err
}

// open plays the running game in a file on.
func (k *keeper) open(name string) (ui.Scene, error) {
	data, err := k.sh.Shelf.Store.Read(name)
	if err != nil {
		return nil, err
	}
	g, damage := save.Read(data)
	if save.Newer(damage) {
		return nil, damage
	}
	if damage != nil {
		aside, err := save.SetAside(k.sh.Shelf.Store, name, save.AsideWord(damage))
		if err != nil {
			return nil, errors.Join(damage, err)
		}
		if g = save.Playable(damage); g == nil {
			return nil, &page.Aside{Err: damage, File: aside}
		}
		if save.Older(damage) {
			k.sh.Say(ui.Info, k.sh.Words.Say("app.older", aside))
		} else {
			k.sh.Say(ui.Failure, k.sh.Words.Say("app.damaged", k.sh.Trouble(damage), aside))
		}
	}
	return k.table(g, &running{keeper: k, file: name, last: data})
}

// past shows how the game that counted for a day came out; it becomes no running game. The error is
// fs.ErrNotExist where it was not kept.
func (k *keeper) past(date string) (ui.Scene, error) {
	data, err := k.sh.Shelf.Past(date)
	if err != nil {
		return nil, err
	}
	g, damage := save.Read(data)
	if damage != nil {
		return nil, damage
	}
	r := &running{keeper: k, game: g}
	r.moveOut()
	return k.table(g, r)
}

// load opens a game from outside the store; it becomes the running one, and the
// one before is kept aside.
func (k *keeper) load(data []byte) (ui.Scene, error) {
	g, damage := save.Read(data)
	if damage != nil {
		if g = save.Playable(damage); g == nil {
			return nil, damage
		}
		if save.Older(damage) {
			k.sh.Say(ui.Info, k.sh.Words.Say("app.older.file"))
		} else {
			k.sh.Say(ui.Failure, k.sh.Words.Say("app.damaged.file", k.sh.Trouble(damage)))
		}
	}
	return k.begin(g)
}

// branch begins a game of its own that goes on from an earlier position of g,
// with the same seats; g is kept under a name of its own.
func (k *keeper) branch(g *save.Game, m *rules.Match) (ui.Scene, error) {
	if _, err := k.sh.Shelf.Keep(g); err != nil {
		return nil, err
	}
	next := &save.Game{Match: m, Seats: g.Seats, Flags: g.Flags}
	next.SetDaily("")
	if m.Len() < g.Match.Len() {
		next.Assist() // whoever goes back knows what chance and the others did
		next.Branch()
	}
	was := k.now
	r := &running{keeper: k, file: was.file, own: was.own, last: was.last, lost: was.lost}
	s, err := k.table(next, r)
	if err == nil {
		r.save()
	}
	return s, err
}

// remember adds a finished game to the history, and says if it cannot.
func (k *keeper) remember(g *save.Game) {
	if err := errors.Join(k.sh.Shelf.Remember(g), k.sh.Shelf.RememberDay(g)); err != nil {
		k.sh.Say(ui.Failure, k.sh.Words.Say("stats.unkept", k.sh.Trouble(err)))
	}
}

// keepAndShow saves a game beside the others, to be named there.
func (k *keeper) keepAndShow(g *save.Game) ui.Scene {
	file, err := k.sh.Shelf.Keep(g)
	if err != nil {
		k.sh.Say(ui.Failure, k.sh.Words.Say("app.unsaved", k.sh.Trouble(err)))
	}
	s := screens.NewSaves(k.sh, file)
	s.FocusName()
	return s
}
