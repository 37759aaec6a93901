package montana

import (
	"testing"

	kernel "tilestead/rules"
	"tilestead/scenes"
)

func viewOf(t testing.TB, b *Board, s kernel.State, w, h float64) *scenes.View {
	return fixture.View(t, b, s, w, h)
}

func play(t testing.TB, seats int, seed uint64, show func(s kernel.State)) {
	fixture.Play(t, fixture.Match(t, seats, seed), show)
}
