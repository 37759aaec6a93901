// Command bot is what the browser runs beside the page so that bots think
// without holding up a picture: rules and bots, no window, no art.
//
// It is sent lines of text. A question is
//
//	ask ID LEVEL SEED
//
// with a saved game below it; the answer is "ID NOTATION" for the seat whose
// turn it is, or "ID ! WHY" when there is none. With the level "hint" it is
// "ID " and a line for each action worth doing, the best first: its value, the
// reasons, each with its worth, and its notation, as in
//
//	134 goods:90,end:-12 work mine.a
//
// A new question takes the place of the last. "slow" leaves most of the processor to others, "fast" takes it;
// "stop", like any other line, ends the thinking. The bots' choices depend on level,
// seed and position only, so they are those of any other build.
package main

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"tilestead/bots"
	"tilestead/bots/advice"
	"tilestead/rules"
	"tilestead/save"
)

// A session is where one question at a time is worked on.
type session struct {
	id    string
	bot   bots.Bot   // nil when there is nothing to decide
	hint  *bots.Hint // nil when there is nothing to advise
	state rules.State
}

// idle says that there is nothing to think about.
func (d *session) idle() bool { return d.bot == nil && d.hint == nil }

// hintLevel is the level that asks for advice.
const hintLevel = "hint"

// take reads a message. The answer is "" unless something is wrong with it.
func (d *session) take(message string) (answer string) {
	d.bot, d.hint = nil, nil
	if message == "stop" {
		return ""
	}
	if err := d.begin(message); err != nil {
		return d.id + " ! " + err.Error()
	}
	return ""
}

func (d *session) begin(message string) error {
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
	p := g.Match.Perspective(seat)
	if f[2] == hintLevel {
		h, err := bots.NewHint(g.Match.Title().ID, seed)
		if err != nil {
			return err
		}
		h.Start(p)
		d.hint = h
		return nil
	}
	bot, err := bots.New(g.Match.Title().ID, f[2], seed)
	if err != nil {
		return err
	}
	bot.Start(p)
	d.bot = bot
	return nil
}

// think works until the moment given; the answer is "" before it is found.
func (d *session) think(until time.Time) (answer string) {
	if d.hint != nil {
		list, ok := d.hint.Think(until)
		if !ok {
			return ""
		}
		d.hint = nil
		return d.id + " " + advice.Write(d.state, list)
	}
	a, ok := d.bot.Think(until)
	if !ok {
		return ""
	}
	d.bot = nil
	return d.id + " " + rules.Notation(d.state, a)
}
