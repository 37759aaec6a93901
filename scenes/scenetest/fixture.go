package scenetest

import (
	"math/rand/v2"
	"testing"
	"time"

	"tilestead/assets"
	"tilestead/rules"
	"tilestead/scenes/board"
	"tilestead/scenes/settings"
	"tilestead/ui"
)

// A Fixture is what the kit needs to know of a title to play its games and to
// check what every board has to keep to. Title, New and Events are required.
type Fixture struct {
	Title   *rules.Title
	New     func() board.Board // a board without a canvas yet
	Modules []string           // the expansions that games are played with
	House   []string           // house rules that make things happen that else do not
	// Choose decides for a person; nil takes any legal action.
	Choose func(s rules.State, r *rand.Rand) rules.Action
	// Staged are beats too seldom to wait for, shown as if they came after b.
	Staged func(before rules.State, b rules.Beat) []rules.Beat

	Events  []rules.Event          // one of every kind that the title has
	Silent  func(rules.Event) bool // has no line in the log
	Unseen  func(rules.Event) bool // has no clip; nil: all have one
	Unheard func(rules.Event) bool // has a clip without a sound; nil: all are heard
	OnMap   func(mark string) bool // what a log entry points at lies on the map; nil: all but the plates of seats
	Longest time.Duration          // no clip takes longer
}

// names are who sits at the table.
var names = [...]string{"You", "Mira", "Otto", "Hanne", "Bruno", "Lotte"}

// Seats are n persons.
func Seats(n int) (out []board.SeatInfo) {
	for i := range n {
		out = append(out, board.SeatInfo{Name: names[i], Look: i})
	}
	return out
}

// Words are the texts of a language, with the names of keys that a table fills in.
func Words(t testing.TB, lang string) *assets.Words {
	t.Helper()
	w, err := assets.LoadWords(lang)
	if err != nil {
		t.Fatal(err)
	}
	new(settings.KeyMap).Name(w)
	return w
}

// Languages are those that a screen must hold: all there are, English 40 %
// longer, and English in Cyrillic.
func Languages(t testing.TB) map[string]*assets.Words {
	t.Helper()
	english := Words(t, "en")
	all := map[string]*assets.Words{"longer": english.Pseudo(Longer), "cyrillic": english.Pseudo(Cyrillic)}
	for _, lang := range assets.Languages {
		all[lang] = Words(t, lang)
	}
	return all
}

// View is a position on a canvas of w x h, looked at as a table does first, in
// which every seat is a person.
func (f *Fixture) View(t testing.TB, b board.Board, s rules.State, w, h float64) *board.View {
	t.Helper()
	return f.view(Words(t, "en"), b, s, w, h)
}

func (f *Fixture) view(words *assets.Words, b board.Board, s rules.State, w, h float64) *board.View {
	ui.WriteFor(2, w, h) // until a canvas has another scale
	n := s.Players()
	v := &board.View{Words: words, State: s, Seats: Seats(n), Viewer: rules.Nobody,
		Frame: b.Frame(w, h, ui.LayoutOf(w, h), s)}
	offers := b.Offers()
	switch m := &offers.Map; {
	case m.Home != nil:
		v.Camera = m.Home(v)
	case m.World != nil:
		world := m.World(s)
		v.Camera = board.Camera{At: world.Center(), Scale: min(v.Frame.Map.W/world.W, v.Frame.Map.H/world.H)}
	}
	if open := offers.Desk.Open; open != nil {
		v.Desk = open(v)
	}
	if s.Turn() >= 0 {
		v.Legal = s.Legal(nil)
		v.Picked = v.Legal
		v.Draft = offers.Drafts.First(v)
		v.Before = v.Draft
	}
	return v
}

// wait makes a view one of somebody who has nothing to decide.
func wait(v *board.View) *board.View {
	v.Legal, v.Picked, v.Draft, v.Before = nil, nil, nil, nil
	return v
}
