package main

import (
	"errors"
	"fmt"
	"time"

	"tilestead/assets"
	"tilestead/assets/palette"
	"tilestead/input"
	"tilestead/rules"
	"tilestead/save"
	"tilestead/scenes/board"
	"tilestead/scenes/boards"
	"tilestead/scenes/settings"
	"tilestead/scenes/table"
	"tilestead/scenes/think"
	"tilestead/ui"
)

// runShow draws a saved position as the table shows it, or positions and clips of a random
// game.
func runShow(l *lab, args []string) error {
	f := l.flags("show", "-load FILE [flags]: a saved position as a picture of the table\n"+
		"   or: lab show -title TITLE [flags]: positions or clips of a random game, one picture of each name")
	var many gallery
	many.flags(f)
	load := f.String("load", "", "saved game to draw, `FILE`")
	size := f.String("size", "1920x1080", "window size, `WIDTHxHEIGHT` in device pixels")
	out := f.String("o", "table.png", "picture to write, `FILE`")
	text := f.String("text", "normal", "text size, `SIZE`: small, normal, large")
	lang := f.String("lang", "en", "language of the table, `LANG`")
	if err := f.parse(args); err != nil {
		return err
	}
	if many.title != "" && *load == "" {
		return many.paint(f)
	}
	if *load == "" {
		return f.wrong("-load is missing: name a saved game, or a title for pictures of a random game")
	}
	w, h, err := parseSize(*size)
	if err != nil {
		return f.wrong("-size: %v", err)
	}
	letters, ok := map[string]ui.TextSize{"small": ui.SmallText, "normal": ui.NormalText, "large": ui.LargeText}[*text]
	if !ok {
		return f.wrong("-text: unknown size %q; known: small, normal, large", *text)
	}
	words, err := assets.LoadWords(*lang)
	if err != nil {
		return f.wrong("-lang: %v", err)
	}
	g, damage := readSave(*load)
	var d *save.Damage
	if errors.As(damage, &d) && d.Good != nil {
		g = d.Good // what there is can still be looked at
	} else if damage != nil {
		return damage
	}
	s, cw, ch := ui.Scale(float64(w), float64(h), letters)
	c, err := drawTable(g, words, cw, ch, s)
	if err != nil {
		return err
	}
	if err := writePicture(*out, c); err != nil {
		return err
	}
	fmt.Fprintf(l.out, "%s: %d x %d, after %d actions\n", *out, int(cw*s), int(ch*s), g.Match.Len())
	return damage
}

// drawTable draws the table of a game as it stands: what the seat to decide
// may do is marked, as if a person sat there, and nothing goes on by itself.
func drawTable(g *save.Game, words *assets.Words, w, h, s float64) (*ui.Canvas, error) {
	t := g.Match.Title()
	lay, ok := boards.All[t.ID]
	if !ok {
		return nil, fmt.Errorf("no board to draw %s on", t.ID)
	}
	(&settings.KeyMap{}).Name(words) // the usual keys
	cfg := table.Config{Match: g.Match, Board: lay(), Words: words}
	for i := range g.Match.Setup().Seats {
		info := board.SeatInfo{Name: fmt.Sprintf("%d", i+1), Look: i % len(palette.Seats)}
		if i < len(g.Seats) {
			info.Name, info.Look = g.Seats[i].Name, lookOf(g.Seats[i].Color, info.Look)
		}
		if turn := g.Match.State().Turn(); turn >= 0 && rules.Seat(i) != turn {
			info.Bot = "bot" // no curtain before the hand of the only person
		}
		cfg.Seats = append(cfg.Seats, info)
	}
	cfg.Bots = make([]think.Thinker, len(cfg.Seats))
	cfg.Options = func() settings.TableOptions {
		return settings.TableOptions{Speed: settings.InstantSpeed, Reduced: true}
	}
	screen := table.New(cfg)
	defer screen.Close()
	if g.Match.State().Turn() >= 0 {
		for n := range 3 { // the first ticks open what may be chosen
			in := input.Frame{X: -1, Y: -1, W: w, H: h, S: s,
				Now: time.Duration(n) * time.Second / input.TicksPerSecond}
			if _, err := screen.Update(in); err != nil {
				return nil, err
			}
		}
	}
	c := &ui.Canvas{}
	c.Reset(w, h, s)
	screen.Draw(c)
	return c, nil
}

// lookOf is the index of a seat colour, otherwise when there is no such.
func lookOf(color string, otherwise int) int {
	for i, l := range palette.Seats {
		if l.ID == color {
			return i
		}
	}
	return otherwise
}
