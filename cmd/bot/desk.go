// Command bot is what the browser runs beside the page so that bots think
// without holding up a picture: rules and bots, no window, no art.
//
// It is sent lines of text. A question is
//
//	ask ID LEVEL SEED
//
// with a saved game below it; the answer is "ID NOTATION" for the seat whose
// turn it is, or "ID ! WHY" when there is none. A new question takes the place
// of the last. "slow" leaves most of the processor to others, "fast" takes it;
// "stop", like any other line, ends the thinking. The bots' choices depend on level,
// seed and position only, so they are those of any other build.
package main

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"tilestead/bots"
	"tilestead/rules"
	"tilestead/save"
)

// A desk is where one question at a time is worked on.
type desk struct {
	id    string
	bot   bots.Bot // nil when there is nothing to think about
	state rules.State
}

// take reads a message. The answer is "" unless something is wrong with it.
func (d *desk) take(message string) (answer string) {
	d.bot = nil
	if message == "stop" {
		return ""
	}
	if err := d.begin(message); err != nil {
		d.bot = nil
		return d.id + " ! " + err.Error()
	}
	return ""
}

func (d *desk) begin(message string) error {
	head, game, _ := strings.Cut(message, "\n")
	f := strings.Fields(head)
	if len(f) != 4 || f[0] != "ask" {
		d.id = "0"
		return fmt.Errorf("want \"ask ID LEVEL SEED\" or \"stop\", got %.60q", head)
	}
	d.id = f[1]
	seed, err := strconv.ParseUint(f[3], 10, 64)
	if err != nil {
		return err
	}
	g, err := save.Read([]byte(game))
	if err != nil {
		return err
	}
	d.state = g.Match.State()
	seat := d.state.Turn()
	if seat < 0 {
		return fmt.Errorf("no seat has to decide there")
	}
	bot, err := bots.New(g.Match.Title().ID, f[2], seed)
	if err != nil {
		return err
	}
	bot.Start(g.Match.Perspective(seat))
	d.bot = bot
	return nil
}

// think works until the moment given; the answer is "" before it is found.
func (d *desk) think(until time.Time) (answer string) {
	a, ok := d.bot.Think(until)
	if !ok {
		return ""
	}
	d.bot = nil
	return d.id + " " + rules.Notation(d.state, a)
}
