package scenes

import (
	"fmt"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/save"
	"tilestead/scenes/board"
	"tilestead/scenes/learn"
	"tilestead/scenes/page"
	"tilestead/scenes/screens"
	"tilestead/scenes/table"
	"tilestead/scenes/think"
	"tilestead/ui"
)

// lay lays a table for a game, new or in the middle, that is saved in r. It
// takes the place of all screens but the first.
func (a *App) lay(g *save.Game, r *running) (ui.Scene, error) {
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
	var laid *table.Table
	result := func(givenUp bool) ui.Scene {
		s := screens.NewResult(a.sh, g, lay(), givenUp)
		s.Arrange(table.Desks(laid))
		return s
	}
	cfg := table.Config{
		Match: g.Match, Board: lay(), Words: a.sh.Words,
		Options: a.sh.TableOptions, SetSpeed: a.sh.SetSpeed, Clock: a.opt.Clock, Inline: a.opt.Inline, Cue: a.hear,
		Saved:   func(*rules.Match) { r.save() },
		Kept:    r.kept,
		Unsaved: func() bool { return r.err != nil },
		Assisted: func() {
			if !g.Assisted() {
				g.Assist()
				r.save()
			}
		},
		Close: func() { a.closed = true },
		Finished: func(m *rules.Match) ui.Scene {
			a.keeper.remember(g)
			screens.KeepSeries(a.sh, g)
			r.forget()
			return result(false)
		},
		Branch: func(m *rules.Match) (ui.Scene, string) {
			next, err := a.keeper.branch(g, m)
			if err != nil {
				return nil, board.Capital(a.sh.Trouble(err))
			}
			return next, ""
		},
		GivenUp: func(m *rules.Match) ui.Scene {
			r.forget()
			return result(true)
		},
		Left: func(m *rules.Match) ui.Scene {
			if m.State().Turn() == rules.Nobody {
				return result(false)
			}
			return a.leave()
		},
		Help:      func() ui.Scene { return learn.NewReference(a.sh, t, "", learn.FromTable) },
		Settings:  func() ui.Scene { return screens.NewSettings(a.sh) },
		Reference: func(topic string) ui.Scene { return learn.NewReference(a.sh, t, topic, learn.FromTable) },
		Keep:      func() ui.Scene { return a.keeper.keepAndShow(g) },
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
	if err := a.seat(&cfg, g); err != nil {
		return nil, err
	}
	a.stack.onHome()
	a.keeper.play(r)
	laid = table.New(cfg)
	return laid, nil
}

// seat has those who play a game sit down at its table: who they are, what bots think with and
// rivals say.
func (a *App) seat(cfg *table.Config, g *save.Game) error {
	t := g.Match.Title()
	cfg.Notes = a.notes(t)
	cfg.Quip = func(seat rules.Seat, at board.Moment) string {
		if bot := g.Seats[seat].Bot; page.Rung(t.ID, bot) > 0 {
			return a.sh.RivalSays(t.ID, bot, at)
		}
		return ""
	}
	for i, s := range g.Seats {
		cfg.Seats = append(cfg.Seats, board.SeatInfo{Name: s.Name, Look: palette.LookOf(s.Color), Bot: s.Bot,
			Face: page.Face(t.ID, s.Bot)})
		var bot think.Thinker
		if s.Bot != "" {
			var err error
			if bot, err = a.opt.NewBot(t.ID, s.Bot, botSeed(g.Match.Setup().Seed, i)); err != nil {
				return err
			}
		}
		cfg.Bots = append(cfg.Bots, bot)
	}
	return nil
}

// botSeed is what a bot's own chance starts from, another for every seat.
func botSeed(seed uint64, seat int) uint64 {
	return seed ^ (uint64(seat)+1)*0x9e3779b97f4a7c15
}
