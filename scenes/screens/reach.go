package screens

import (
	"tilestead/assets"
	"tilestead/rules"
	"tilestead/save"
	"tilestead/scenes/page"
)

// A reach is how far a game has come.
type reach struct {
	title string
	over  bool
	round int // 0 where its title has none
	left  int // -1 where its title counts nothing down
	turns int // how many have begun, at least 1
}

// reachOf is how far a game has come.
func reachOf(sh *page.Shell, m *rules.Match) reach {
	s := m.State()
	r := reach{title: m.Title().ID, over: s.Turn() == rules.Nobody, left: -1, turns: max(1, turnsOf(m))}
	if lay, ok := sh.Boards[r.title]; ok {
		offers := lay().Offers()
		if offers.Round != nil {
			r.round = offers.Round(s)
		}
		if offers.Left != nil {
			r.left = offers.Left(s)
		}
	}
	return r
}

// say says it in a few words.
func (r reach) say(w *assets.Words) string {
	switch {
	case r.over:
		return w.Say("saves.over")
	case r.round > 0:
		return w.Say("saves.round", r.round)
	case r.left >= 0:
		return w.Count("title.left."+r.title, r.left)
	}
	return w.Say("saves.turn", r.turns)
}

// turnsOf counts the turns that have begun.
func turnsOf(m *rules.Match) (n int) {
	turns := rules.Turns{Title: m.Title()}
	for i := range m.Len() {
		if turns.Begin(m.Before(i), m.Action(i)) {
			n++
		}
	}
	return n
}

// A turnTold is what is told of whose turn it is in a running game: a text, with a name
// where it has room for one.
type turnTold struct{ key, name string }

// turnOf tells who is to decide in a running game, where that is a person, else who is alone
// in the lead, where there is a race; nothing where neither can be told.
func turnOf(sh *page.Shell, g *save.Game) turnTold {
	s, seats, persons := g.Match.State(), sh.Seated(g).Seats, 0
	for _, seat := range seats {
		if seat.Bot == "" {
			persons++
		}
	}
	turn := s.Turn()
	switch {
	case turn == rules.Nobody:
		return turnTold{}
	case turn >= 0 && seats[turn].Bot == "" && persons == 1:
		return turnTold{key: "title.yours"}
	case turn >= 0 && seats[turn].Bot == "":
		return turnTold{key: "curtain.turn", name: seats[turn].Name}
	}
	if lay, ok := sh.Boards[g.Match.Title().ID]; ok {
		score := lay().Offers().Score
		if leader, _, alone := score.Leader(s); score.Race && alone {
			return turnTold{key: "title.ahead", name: seats[leader].Name}
		}
	}
	return turnTold{}
}
