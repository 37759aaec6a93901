package montana

import (
	"math/rand/v2"
	"testing"

	"tilestead/assets"
	kernel "tilestead/rules"
	rules "tilestead/rules/montana"
	"tilestead/scenes"
	"tilestead/scenes/scenetest"
	"tilestead/ui"
)

var names = [...]string{"Mira", "Jonas", "Otto", "Hanne"}

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
	return w
}

// viewOf is a view of a position in which every seat is a person.
func viewOf(t testing.TB, b *Board, s kernel.State, w, h float64) *scenes.View {
	t.Helper()
	n := s.(*rules.State).Players()
	v := &scenes.View{Words: words(t), State: s, Seats: seatsOf(n), Viewer: kernel.Nobody, Frame: b.Frame(w, h, ui.LayoutOf(w, h), n)}
	world := b.World(s)
	v.Camera = scenes.Camera{At: world.Center(), Scale: min(v.Frame.Map.W/world.W, v.Frame.Map.H/world.H)}
	if s.Turn() >= 0 {
		v.Legal = s.Legal(nil)
		v.Picked = v.Legal
	}
	return v
}

// canvases are the sizes of the canvas that are promised to work.
var canvases = scenetest.Sizes()

// play plays a random game and shows every position before a person decides.
func play(t testing.TB, seats int, seed uint64, show func(s kernel.State)) {
	t.Helper()
	match, err := kernel.NewMatch(&rules.Title, kernel.Setup{Title: "montana", Seats: seats, Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(seed, 5))
	for match.State().Turn() != kernel.Nobody {
		s := match.State()
		a := kernel.Action(0)
		if s.Turn() == kernel.Nature {
			a = match.Roll()
		} else {
			show(s)
			a = pick(s, r)
		}
		if _, err := match.Do(a); err != nil {
			t.Fatal(err)
		}
	}
}

// pick prefers to build, so that games come to an end, and else is random.
func pick(s kernel.State, r *rand.Rand) kernel.Action {
	legal := s.Legal(nil)
	for _, a := range legal {
		if a.Kind() == rules.KindBuild && r.IntN(2) == 0 {
			return a
		}
	}
	return legal[r.IntN(len(legal))]
}

func setup(seats int) kernel.Setup { return kernel.Setup{Title: "montana", Seats: seats, Seed: 1} }
