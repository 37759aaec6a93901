// Tilestead is a box of board games about settling the land, played with the
// mouse against bots. This package reads the flags, puts the titles' rules,
// boards and bots together, and opens the window.
package main

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"time"

	"tilestead/assets"
	"tilestead/bots"
	"tilestead/game"
	"tilestead/rules"
	"tilestead/save"
	"tilestead/scenes"
	"tilestead/scenes/boards"
	"tilestead/scenes/think"
	"tilestead/sound"
	"tilestead/sound/device"
	"tilestead/system"
	"tilestead/titles"
)

const version = "0.1.0"

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "tilestead:", err)
		system.Alert("Tilestead", err.Error())
		os.Exit(1)
	}
}

func run(args []string) error {
	f, err := game.ParseFlags(args, game.Choices{
		Titles: titles.All, Coming: titles.Coming(), Levels: bots.Levels, LevelsOf: bots.LevelsOf,
		Langs: assets.Languages,
	}, os.Stdout)
	if errors.Is(err, game.ErrHelp) {
		return nil
	}
	if err != nil {
		return err
	}
	if f.Version {
		fmt.Println("tilestead", version)
		return nil
	}
	store := save.Open()
	defer store.Close()
	if err := store.Check(); err != nil {
		fmt.Fprintln(os.Stderr, "tilestead: nothing can be saved:", err)
	}
	speaker := sound.NewPlayer(device.Open, device.Allowed, uint32(time.Now().UnixNano()))
	app, err := open(f, store, speaker)
	if err != nil {
		return err
	}
	return game.Run(app, game.Options{Name: "Tilestead", Version: version, Windowed: f.Windowed, Store: store,
		Sound: speaker})
}

// open makes the program that the flags ask for.
func open(f game.Flags, store save.Store, speaker *sound.Player) (*scenes.App, error) {
	o := scenes.AppOptions{
		Store:  store,
		Boards: boards.All,
		Levels: bots.LevelsOf, LevelsFor: bots.LevelsFor,
		NewBot: func(title, level string, seed uint64) (think.Thinker,
			error) {
			return bots.New(title, level, seed)
		},
		NewAdvisor: func(title string, seed uint64) (think.Advisor, error) { return bots.NewHint(title, seed) },
		NewReviewer: func(m *rules.Match, seat rules.Seat) (think.Reviewer, error) {
			return bots.NewReview(m, seat)
		},
		NewPar:   func(m *rules.Match) (think.Par, error) { return bots.NewPar(m) },
		ParLevel: bots.ParLevel, Revision: bots.Revision,
		NewSeed: rand.Uint64,
		Clock:   time.Now,
		Today:   f.Today,
		Export:  system.Export,
		Copy:    system.Copy,
		Version: version,
		Lang:    f.Lang,
		System:  game.Language(game.Locales(), assets.Languages),
		Title:   f.Title,
		Modules: f.Modules,
		Values:  map[string]string{},
		Bots:    f.Bots,
	}
	for _, v := range f.Values {
		o.Values[v.ID] = v.Text
	}
	if c := system.NewChooser(); c != nil {
		o.Choose = c
	}
	if err := platform(&o); err != nil {
		return nil, err
	}
	o.Cue, o.Silent = speaker.Cue, speaker.Problem
	if f.HasSeed {
		o.Seed = &f.Seed
	}
	if f.Load != "" {
		data, err := save.ReadFile(f.Load)
		if err != nil {
			return nil, fmt.Errorf("-load: %w", err)
		}
		o.Load = data
	}
	return scenes.NewApp(o)
}
