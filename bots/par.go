package bots

import (
	"fmt"
	"time"

	"tilestead/rules"
)

// A Par plays a game for one seat once more from its set-up, with the same luck, to say what there
// was to score. It works in slices like a Bot.
type Par struct {
	m     *rules.Match
	bot   Bot
	asked bool
}

// ParLevel is the level that plays for par in games of a set-up; "" where nobody does.
func ParLevel(set rules.Setup) string {
	t, err := find(set.Title)
	if err != nil || t.Alone == nil || set.Seats != 1 {
		return ""
	}
	return t.Alone(set)
}

// NewPar begins to play a game once more. The error says that it is none for one seat.
func NewPar(m *rules.Match) (*Par, error) {
	set := m.Setup()
	level := ParLevel(set)
	if level == "" {
		return nil, fmt.Errorf("there is no par for a game of %s with %d seats", set.Title, set.Seats)
	}
	bot, err := New(set.Title, level, set.Seed)
	if err != nil {
		return nil, err
	}
	again, err := rules.NewMatch(m.Title(), set)
	if err != nil {
		return nil, err
	}
	return &Par{m: again, bot: bot}, nil
}

// Think works until the moment given, or without one to the end, and gives the points once they are
// known.
func (p *Par) Think(until time.Time) (points rules.Points, done bool) {
	for p.m.State().Turn() != rules.Nobody {
		seat := p.m.State().Turn()
		if seat == rules.Nature {
			p.m.Replay(p.m.Roll())
			continue
		}
		if !p.asked {
			p.bot.Start(p.m.Perspective(seat))
			p.asked = true
		}
		a, ok := p.bot.Think(until)
		if !ok {
			return 0, false
		}
		p.m.Replay(a)
		p.asked = false
		if !until.IsZero() {
			return 0, false // a decision at a time is fast enough
		}
	}
	return rules.Total(p.m.State(), 0), true
}
