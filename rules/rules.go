// Package rules is what every title is written against: seats, actions,
// positions, chance, matches, and the agenda of what is still to be done.
//
// A title is a [Title] value whose [State] answers whose turn it is, what is
// legal and what happens on an action. Everything that acts (a person, a bot, a
// save, a test script, chance) picks one of State.Legal; there is no second
// place where legality is decided.
package rules

import (
	"math/rand/v2"
	"strconv"
)

// A Seat is a place at the table, counted from 0. In text seats count from 1.
type Seat int8

// Seats that are nobody's.
const (
	Nature Seat = -1 // chance decides
	Nobody Seat = -2 // the game is over; no seat
)

// String is the seat as people and saves count it, from 1.
func (s Seat) String() string {
	switch s {
	case Nature:
		return "nature"
	case Nobody:
		return "nobody"
	}
	return strconv.Itoa(int(s) + 1)
}

// An Event is a fact about something that just happened, for scenes to show:
// a struct of the title. One that shows what was hidden is a [Revealer].
type Event any

// A Prompt says what the seat to move is being asked, by a stable key, and by
// which card or rule where that matters. The key is for texts alone; whoever
// wants to know something about the decision asks for one of the facts.
type Prompt struct {
	Key, Source string
	// Opens says that the seat's turn begins with this decision. It stays so
	// while the seat takes side actions only (Title.Side).
	Opens bool
	// Always says that a person is asked even when a single action is legal:
	// how a turn begins and ends, and what is laid on the map.
	Always bool
	// Idle says that nothing can be chosen: it is only asked so that others do not learn
	// that. The first legal action declines.
	Idle bool
}

// An Item is one line of a score.
type Item struct {
	What string
	N    Points
}

// A State is one position of one title. It holds no history and no randomness;
// a copy shares nothing that changes.
type State interface {
	// Players is how many seats there are.
	Players() int
	// Turn is who decides now: a seat, Nature, or Nobody when the game is over.
	Turn() Seat
	// Prompt says what Turn is asked.
	Prompt() Prompt
	// Legal appends every legal action in a fixed order. It appends nothing only
	// when Turn is Nobody.
	Legal(dst []Action) []Action
	// Weight is the relative chance of one of Nature's legal actions. An outcome
	// of weight 0 never comes up by itself, but a script or a record may name it.
	Weight(a Action) int
	// Do carries out an action, which must come from Legal, and tells the reel
	// what happened; a nil reel is told nothing.
	Do(a Action, r *Reel)
	// Clone is an independent copy.
	Clone() State
	// Set makes the receiver a copy of from, a state of the same title, without
	// allocating.
	Set(from State)
	// Guess makes into, a state of the same title, a copy in which all that
	// viewer cannot know is dealt anew, without allocating. A title that hides
	// nothing copies and leaves r alone.
	Guess(into State, viewer Seat, r *rand.Rand)
	// Score is what seat would score if the game ended now, item by item.
	Score(seat Seat) []Item
	// Winners are the seats that have won, in seat order; none before the end.
	Winners() []Seat
	// AppendView appends the position as viewer sees it, as text; Nature sees all.
	AppendView(b []byte, viewer Seat) []byte
	// AppendNotation appends the notation of one of the legal actions.
	AppendNotation(b []byte, a Action) []byte
}

// Notation is the notation of a legal action of s.
func Notation(s State, a Action) string { return string(s.AppendNotation(nil, a)) }

// Hash is a fingerprint of the whole position, the same on every platform.
func Hash(s State) uint64 {
	h, _ := HashIn(nil, s)
	return h
}

// HashIn is Hash with memory to write the position in, which it gives back to be
// used again.
func HashIn(memory []byte, s State) (uint64, []byte) {
	if memory == nil {
		memory = make([]byte, 0, 4096)
	}
	memory = s.AppendView(memory[:0], Nature)
	return FNV(0, memory), memory
}

// FNV is the hash FNV-1a of data, the same on every platform. The seed makes it another
// hash; that of seed 0 is the usual one.
func FNV(seed uint64, data []byte) uint64 {
	h := 14695981039346656037 ^ seed
	for _, c := range data {
		h = (h ^ uint64(c)) * 1099511628211
	}
	return h
}

// Find looks for the legal action that is written so. Notation needs no
// parser, hence none can disagree with it.
func Find(s State, notation string) (Action, bool) {
	var b []byte
	for _, a := range s.Legal(nil) {
		b = s.AppendNotation(b[:0], a)
		if string(b) == notation {
			return a, true
		}
	}
	return 0, false
}
