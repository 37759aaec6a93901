package scenes

import (
	"errors"
	"fmt"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/save"
	"tilestead/scenes/board"
	"tilestead/scenes/learn"
	"tilestead/scenes/screens"
	"tilestead/scenes/table"
	"tilestead/scenes/think"
	"tilestead/ui"
)

// begin plays a game that becomes the running one of its title.
func (a *App) begin(g *save.Game) (ui.Scene, error) {
	r := a.reserve(g)
	s, err := a.play(g, r)
	if err == nil {
		r.save()
	}
	return s, err
}

// resume reads the running game of a title. A damaged one is kept aside and
// told about; what is left of it is played on. The error is save.ErrHeld if
// another window plays it, unless it is taken over.
func (a *App) resume(title string, takeOver bool) (ui.Scene, error) {
	name := save.Running(title)
	if err := a.store.Claim(name, takeOver); err != nil {
		return nil, err
	}
	s, err := a.open(name)
	if err != nil {
		a.store.Release(name)
	}
	return s, err
}

// open plays the running game in a file on.
func (a *App) open(name string) (ui.Scene, error) {
	data, err := a.store.Read(name)
	if err != nil {
		return nil, err
	}
	g, damage := save.Read(data)
	if save.Newer(damage) {
		return nil, damage
	}
	if damage != nil {
		aside, err := save.SetAside(a.store, name, save.AsideWord(damage))
		if err != nil {
			return nil, errors.Join(damage, err)
		}
		if g = save.Playable(damage); g == nil {
			return nil, fmt.Errorf("%w (%s)", damage, aside)
		}
		if save.Older(damage) {
			a.say(ui.Info, a.sh.Words.Say("app.older", aside))
		} else {
			a.say(ui.Failure, a.sh.Words.Say("app.damaged", a.sh.Trouble(damage), aside))
		}
	}
	return a.play(g, &running{app: a, file: name, last: data})
}

// load opens a game from outside the store; it becomes the running one, and the
// one before is kept aside.
func (a *App) load(data []byte) (ui.Scene, error) {
	g, damage := save.Read(data)
	if damage != nil {
		if g = save.Playable(damage); g == nil {
			return nil, damage
		}
		if save.Older(damage) {
			a.say(ui.Info, a.sh.Words.Say("app.older.file"))
		} else {
			a.say(ui.Failure, a.sh.Words.Say("app.damaged.file", a.sh.Trouble(damage)))
		}
	}
	return a.begin(g)
}

// play lays a table for a game, new or in the middle, that is saved in r. It
// takes the place of all screens but the first.
func (a *App) play(g *save.Game, r *running) (ui.Scene, error) {
	t := g.Match.Title()
	lay, ok := a.opt.Boards[t.ID]
	if !ok {
		return nil, fmt.Errorf("there is no board for %s", t.ID)
	}
	if a.sh.Flawed(g) {
		a.say(ui.Info, a.sh.Words.Say("store.mended"))
	}
	g = a.sh.Seated(g)
	r.game = g
	cfg := table.Config{
		Match: g.Match, Board: lay(), Words: a.sh.Words,
		Options: a.sh.TableOptions, SetSpeed: a.sh.SetSpeed, Clock: a.opt.Clock, Inline: a.opt.Inline, Cue: a.heard,
		Saved:   func(*rules.Match) { r.save() },
		Unsaved: func() bool { return r.err != nil },
		Assisted: func() {
			if !g.Assisted() {
				g.Assist()
				r.save()
			}
		},
		Close: func() { a.closed = true },
		Finished: func(m *rules.Match) ui.Scene {
			a.remember(g)
			r.forget()
			return screens.NewResult(a.sh, g, lay(), false)
		},
		Branch: func(m *rules.Match) (ui.Scene, error) { return a.branch(g, m) },
		GivenUp: func(m *rules.Match) ui.Scene {
			r.forget()
			return screens.NewResult(a.sh, g, lay(), true)
		},
		Left: func(m *rules.Match) ui.Scene {
			if m.State().Turn() == rules.Nobody {
				return screens.NewResult(a.sh, g, lay(), false)
			}
			return a.leave()
		},
		Help:      func() ui.Scene { return learn.NewReference(a.sh, t, "", learn.FromTable) },
		Settings:  func() ui.Scene { return screens.NewSettings(a.sh) },
		Reference: func(topic string) ui.Scene { return learn.NewReference(a.sh, t, topic, learn.FromTable) },
		Keep:      func() ui.Scene { return a.keepAndShow(g) },
	}
	cfg.Announce = a.opt.Announce
	if a.opt.Copy != nil {
		cfg.Copy = a.sh.CopyText
	}
	if a.opt.NewAdvisor != nil {
		var err error
		if cfg.Advisor, err = a.opt.NewAdvisor(t.ID, botSeed(g.Match.Setup().Seed, len(g.Seats))); err != nil {
			return nil, err
		}
	}
	for i, s := range g.Seats {
		cfg.Seats = append(cfg.Seats, board.SeatInfo{Name: s.Name, Look: palette.LookOf(s.Color), Bot: s.Bot})
		var bot think.Thinker
		if s.Bot != "" {
			var err error
			if bot, err = a.opt.NewBot(t.ID, s.Bot, botSeed(g.Match.Setup().Seed, i)); err != nil {
				return nil, err
			}
		}
		cfg.Bots = append(cfg.Bots, bot)
	}
	a.fresh = true
	a.run(r)
	return table.New(cfg), nil
}

// remember adds a finished game to the history, and says if it cannot.
func (a *App) remember(g *save.Game) {
	if err := a.sh.Shelf.Remember(g); err != nil {
		a.say(ui.Failure, a.sh.Words.Say("stats.unkept", a.sh.Trouble(err)))
	}
}

// keepAndShow saves a game beside the others, to be named there.
func (a *App) keepAndShow(g *save.Game) ui.Scene {
	file, err := a.sh.Shelf.Keep(g)
	if err != nil {
		a.say(ui.Failure, a.sh.Words.Say("app.unsaved", a.sh.Trouble(err)))
	}
	s := screens.NewSaves(a.sh, file)
	s.FocusName()
	return s
}

// botSeed is what a bot's own chance starts from, another for every seat.
func botSeed(seed uint64, seat int) uint64 {
	return seed ^ (uint64(seat)+1)*0x9e3779b97f4a7c15
}
