package feats

import (
	"slices"

	"tilestead/rules"
)

// A Moment is something that happened in a game.
type Moment struct {
	Event         rules.Event
	Before, After rules.State
	Action        int // of the match, that caused it
}

// A Game is a finished game as somebody at the table looks back on it.
type Game struct {
	Setup   rules.Setup
	Seat    rules.Seat // who looks back
	Winners []rules.Seat
	Final   rules.State
	Moments []Moment
}

// won says whether who looks back has won, alone or together with others.
func (g *Game) won() bool { return slices.Contains(g.Winners, g.Seat) }

// Reached is how far the game came in each feat of its title, by its ID.
func (g *Game) Reached() map[string]int {
	far := map[string]int{}
	for _, f := range List(g.Setup.Title) {
		far[f.ID] = f.Of(g)
	}
	return far
}

// A Replaying plays a match once more in parts, each of which is short enough for a frame.
type Replaying struct {
	match       *rules.Match
	game        Game
	now, before rules.State
	done        int // actions
}

// Start begins to play a finished match once more, to be looked at from a seat.
func Start(m *rules.Match, seat rules.Seat) *Replaying {
	end := m.State()
	now := m.Before(0).Clone()
	return &Replaying{match: m, now: now, before: now.Clone(),
		game: Game{Setup: m.Setup(), Seat: seat, Final: end, Winners: end.Winners()}}
}

// Play plays up to so many actions and gives the game when it is whole, else nil.
func (r *Replaying) Play(actions int) *Game {
	for ; actions > 0 && r.done < r.match.Len(); actions-- {
		var reel rules.Reel
		r.now.Do(r.match.Action(r.done), &reel)
		for _, b := range reel.Beats {
			r.game.Moments = append(r.game.Moments, Moment{b.Event, r.before, b.After, r.done})
			r.before = b.After
		}
		r.done++
	}
	if r.done < r.match.Len() {
		return nil
	}
	return &r.game
}

// Replay plays a whole match once more.
func Replay(m *rules.Match, seat rules.Seat) *Game { return Start(m, seat).Play(m.Len()) }
