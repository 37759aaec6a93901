package carcassonne

import (
	"math/rand/v2"
	"testing"

	"tilestead/assets"
	kernel "tilestead/rules"
	rules "tilestead/rules/carcassonne"
	"tilestead/scenes"
	"tilestead/scenes/scenetest"
	"tilestead/ui"
)

var names = [...]string{"You", "Mira", "Otto", "Hanne", "Bruno", "Lotte"}

func seatsOf(n int) (out []scenes.SeatInfo) {
	for i := range n {
		out = append(out, scenes.SeatInfo{Name: names[i], Look: i})
	}
	return out
}

func words(t testing.TB) *assets.Words { return wordsOf(t, "en") }

func wordsOf(t testing.TB, lang string) *assets.Words {
	t.Helper()
	w, err := assets.LoadWords(lang)
	if err != nil {
		t.Fatal(err)
	}
	w.Fill("key turn", "R")
	return w
}

// viewOf is a view of a position in which every seat is a person.
func viewOf(t testing.TB, b *Board, s kernel.State, w, h float64) *scenes.View {
	t.Helper()
	n := s.(*rules.State).Players()
	v := &scenes.View{Words: words(t), State: s, Seats: seatsOf(n), Viewer: kernel.Nobody, Frame: b.Frame(w, h, ui.LayoutOf(w, h), n)}
	v.Camera = b.Home(v)
	if s.Turn() >= 0 {
		v.Legal = s.Legal(nil)
		v.Picked = v.Legal
	}
	return v
}

// canvases are the sizes of the canvas that are promised to work.
var canvases = scenetest.Sizes()

// everything are all expansions.
var everything = []string{"inns", "traders", "dragon"}

// start begins a game with all expansions and some house rules.
func start(t testing.TB, seats int, seed uint64, modules ...string) *kernel.Match {
	t.Helper()
	match, err := kernel.NewMatch(&rules.Title, kernel.Setup{Title: "carcassonne", Seats: seats, Seed: seed, Modules: modules})
	if err != nil {
		t.Fatal(err)
	}
	return match
}

// play plays a random game and shows every position before a person decides.
func play(t testing.TB, match *kernel.Match, show func(s kernel.State)) {
	t.Helper()
	r := rand.New(rand.NewPCG(match.Setup().Seed, 5))
	for match.State().Turn() != kernel.Nobody {
		s := match.State()
		a := kernel.Action(0)
		if s.Turn() == kernel.Nature {
			a = match.Roll()
		} else {
			show(s)
			a = choose(s, r)
		}
		if _, err := match.Do(a); err != nil {
			t.Fatal(err)
		}
	}
}

// choose prefers to place figures, now and then builders, pigs and the fairy.
func choose(s kernel.State, r *rand.Rand) kernel.Action {
	legal := s.Legal(nil)
	if legal[0].Kind() == rules.KindPlace {
		// compact land: the cell with the most neighbours of a few tries
		best, most := legal[0], -1
		for range 12 {
			a := legal[r.IntN(len(legal))]
			n := 0
			for d := rules.North; d <= rules.West; d++ {
				if _, ok := s.(*rules.State).TileAt(rules.PosOf(a).Next(d)); ok {
					n++
				}
			}
			if n > most {
				best, most = a, n
			}
		}
		return best
	}
	return legal[r.IntN(len(legal))]
}

// beats plays a random game and shows every event with the position before it.
func beats(t testing.TB, match *kernel.Match, show func(before kernel.State, b kernel.Beat)) {
	t.Helper()
	r := rand.New(rand.NewPCG(match.Setup().Seed, 7))
	for match.State().Turn() != kernel.Nobody {
		before := match.State()
		a := kernel.Action(0)
		if before.Turn() == kernel.Nature {
			a = match.Roll()
		} else {
			a = choose(before, r)
		}
		reel, err := match.Do(a)
		if err != nil {
			t.Fatal(err)
		}
		for _, b := range reel.Beats {
			show(before, b)
			before = b.After
		}
	}
}
