package rules

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
)

// ErrIllegal is wrapped by Match.Do when an action is not legal.
var ErrIllegal = errors.New("not legal here")

// A Match is a setup and the actions done since: all that a save holds. Every earlier
// position can be had, for undo and for looking back.
type Match struct {
	title *Title
	setup Setup
	done  []Action
	past  past
	now   State
	draws []int32 // with each action, how many were chance's so far
}

// NewMatch starts a game. The error says what is wrong with the setup.
func NewMatch(t *Title, s Setup) (*Match, error) {
	if err := t.CheckSetup(s); err != nil {
		return nil, err
	}
	return &Match{title: t, setup: s, now: t.New(s)}, nil
}

// Title is the title played.
func (m *Match) Title() *Title { return m.title }

// Setup is what the game started from.
func (m *Match) Setup() Setup { return m.setup }

// State is the current position; it must not be changed.
func (m *Match) State() State { return m.now }

// Len is how many actions have been done, chance included.
func (m *Match) Len() int { return len(m.done) }

// Action is the i-th action done.
func (m *Match) Action(i int) Action { return m.done[i] }

// Before is the position before the i-th action; Before(Len()) is the current one. It
// must not be changed.
func (m *Match) Before(i int) State {
	if i == len(m.done) {
		return m.now
	}
	return m.past.at(i, m.done)
}

// Do carries out an action and tells what it caused.
func (m *Match) Do(a Action) (*Reel, error) {
	if !slices.Contains(m.now.Legal(nil), a) {
		return nil, fmt.Errorf("action %d of the game by seat %v, %s, is %w",
			len(m.done)+1, m.now.Turn(), m.title.Describe(a), ErrIllegal)
	}
	reel := &Reel{}
	m.goOn(a, reel)
	return reel, nil
}

// Replay is Do for readers of saves that looked a up among the legal actions
// themselves: it checks nothing and tells nothing.
func (m *Match) Replay(a Action) { m.goOn(a, nil) }

func (m *Match) goOn(a Action, reel *Reel) {
	draws := m.drawn()
	if m.now.Turn() == Nature {
		draws++
	}
	m.draws = append(m.draws, draws)
	next := m.now.Clone()
	next.Do(a, reel)
	m.past.add(m.now)
	m.done = append(m.done, a)
	m.now = next
}

// Rewind goes back to the position before action i.
func (m *Match) Rewind(i int) {
	if i >= len(m.done) {
		return
	}
	m.draws = m.draws[:i]
	m.now = m.past.at(i, m.done)
	m.past.cut(i)
	m.done = m.done[:i]
}

// Perspective is what a bot at seat is given.
func (m *Match) Perspective(seat Seat) Perspective { return PerspectiveOf(m.now, seat) }

// A Perspective is a position seen from one seat: what is legal there and
// guesses at what is hidden, nothing else.
type Perspective struct {
	state State
	seat  Seat
}

// PerspectiveOf looks at s from a seat. The state must not change afterwards.
func PerspectiveOf(s State, seat Seat) Perspective { return Perspective{s, seat} }

// Seat is who looks.
func (p Perspective) Seat() Seat { return p.seat }

// Legal appends what the seat may do now: nothing when another decides, whose
// options may tell what it holds.
func (p Perspective) Legal(dst []Action) []Action {
	if p.state.Turn() != p.seat {
		return dst
	}
	return p.state.Legal(dst)
}

// Guess makes into a position that agrees with all the seat knows, each time
// another; a nil into is allocated. It is given back and may be changed.
func (p Perspective) Guess(into State, r *rand.Rand) State {
	if into == nil {
		into = p.state.Clone()
	}
	p.state.Guess(into, p.seat, r)
	return into
}

// View appends the position as the seat sees it.
func (p Perspective) View(b []byte) []byte { return p.state.AppendView(b, p.seat) }
