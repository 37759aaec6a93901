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
	next := m.now.Clone()
	reel := &Reel{}
	next.Do(a, reel)
	m.past.add(m.now)
	m.done = append(m.done, a)
	m.now = next
	return reel, nil
}

// Replay is Do for readers of saves that looked a up among the legal actions
// themselves: it checks nothing and tells nothing.
func (m *Match) Replay(a Action) {
	next := m.now.Clone()
	next.Do(a, nil)
	m.past.add(m.now)
	m.done = append(m.done, a)
	m.now = next
}

// Roll is Nature's outcome here. It depends only on the seed and on how many
// decisions came before, so undoing and trying again meets the same luck.
func (m *Match) Roll() Action {
	a, _ := Chance(m.now, nil, source(m.setup.Seed, len(m.done)))
	return a
}

// source is the generator of one decision.
func source(seed uint64, n int) *rand.Rand {
	var key [32]byte
	for i := range 8 {
		key[i] = byte(seed >> (8 * i))
		key[8+i] = byte(n >> (8 * i))
	}
	copy(key[16:], "tilestead chance")
	return rand.New(rand.NewChaCha8(key))
}

// Rewind goes back to the position before action i.
func (m *Match) Rewind(i int) {
	if i >= len(m.done) {
		return
	}
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
