package table

import (
	"tilestead/rules"
	"tilestead/scenes/board"
)

// A turnCount knows how many turns had begun when an action was done.
type turnCount struct {
	turns rules.Turns
	begun []int // of each action so far
}

// at is how many turns had begun with action i.
func (c *turnCount) at(m *rules.Match, i int) int {
	c.turns.Title = m.Title()
	for next := len(c.begun); next <= i; next++ {
		n := 0
		if next > 0 {
			n = c.begun[next-1]
		}
		if c.turns.Begin(m.Before(next), m.Action(next)) {
			n++
		}
		c.begun = append(c.begun, n)
	}
	return c.begun[i]
}

// lead writes that a seat has taken the lead from another, where the title counts
// while it is played.
func (l *eventLog) lead(s rules.State, action int) {
	score := l.offers.Score
	if !score.Race {
		return
	}
	leader, most, alone := score.Leader(s)
	if !alone || leader == l.leader {
		return
	}
	had := l.leader != rules.Nobody
	l.leader = leader
	if !had {
		return
	}
	says := l.v.Words.Say("table.lead")
	l.add(board.Line{Seat: leader, Text: says, Brief: says, Loud: true,
		Glyphs: []board.Glyph{board.Sign("crown", ""), {Text: most.String()}}}, action)
	l.entries[len(l.entries)-1].leads = true
}
