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
// With
//
//	review ID SEAT
//
// it says what each decision of a seat, from 1, gave away: "ID " and a verdict, one message
// for each, and "ID ." at the end; see advice.WriteVerdict.
//
// A new question takes the place of the last. "slow" leaves most of the processor to others,
// "fast" takes it; "stop", like any other line, ends the thinking. What it answers depends on
// level, seed and game only, so it is what any other build answers.
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
	id   string
	work func(until time.Time) (answer string, done bool) // nil: there is none
}

// idle says that there is nothing to think about.
func (d *session) idle() bool { return d.work == nil }

// hintLevel is the level that asks for advice.
const hintLevel = "hint"

// take reads a message. The answer is "" unless something is wrong with it.
func (d *session) take(message string) (answer string) {
	d.work = nil
	if message == "stop" {
		return ""
	}
	if err := d.begin(message); err != nil {
		return d.id + " ! " + err.Error()
	}
	return ""
}

// words are how many there are in the first line of a question of each kind.
var words = map[string]int{"ask": 4, "review": 3}

// begin reads a question.
func (d *session) begin(message string) error {
	head, game, _ := strings.Cut(message, "\n")
	f := strings.Fields(head)
	d.id = "0"
	if len(f) == 0 || words[f[0]] != len(f) {
		return fmt.Errorf("want \"ask ID LEVEL SEED\", \"review ID SEAT\" or \"stop\", got %.60q", head)
	}
	d.id = f[1]
	g, err := save.Read([]byte(game))
	if err != nil {
		return err
	}
	if f[0] == "review" {
		d.work, err = reviewing(g.Match, f[2])
		return err
	}
	seed, err := strconv.ParseUint(f[3], 10, 64)
	if err != nil {
		return err
	}
	d.work, err = deciding(g.Match, f[2], seed)
	return err
}

// deciding thinks about the decision of the seat whose turn it is.
func deciding(m *rules.Match, level string, seed uint64) (work func(time.Time) (string, bool), err error) {
	s := m.State()
	if s.Turn() < 0 {
		return nil, fmt.Errorf("no seat has to decide there")
	}
	p := m.Perspective(s.Turn())
	if level == hintLevel {
		h, err := bots.NewHint(m.Title().ID, seed)
		if err != nil {
			return nil, err
		}
		h.Start(p)
		return func(until time.Time) (string, bool) {
			list, ok := h.Think(until)
			if !ok {
				return "", false
			}
			return advice.Write(s, list), true
		}, nil
	}
	bot, err := bots.New(m.Title().ID, level, seed)
	if err != nil {
		return nil, err
	}
	bot.Start(p)
	return func(until time.Time) (string, bool) {
		a, ok := bot.Think(until)
		if !ok {
			return "", false
		}
		return rules.Notation(s, a), true
	}, nil
}

// reviewing looks at the decisions of a seat; see advice.WriteSeat.
func reviewing(m *rules.Match, of string) (work func(time.Time) (string, bool), err error) {
	seat, err := advice.ReadSeat(of, m.State().Players())
	if err != nil {
		return nil, err
	}
	r, err := bots.NewReview(m, seat)
	if err != nil {
		return nil, err
	}
	return func(until time.Time) (string, bool) {
		v, found, over := r.Think(until)
		switch {
		case over:
			return advice.WriteOver(), true
		case found:
			return advice.WriteVerdict(m.Before(v.At), v), false
		}
		return "", false
	}, nil
}

// think works until the moment given; the answer is "" where none is found yet.
func (d *session) think(until time.Time) (answer string) {
	answer, done := d.work(until)
	if done {
		d.work = nil
	}
	if answer == "" {
		return ""
	}
	return d.id + " " + answer
}
