package carcassonne

import (
	"testing"

	"tilestead/assets"
	kernel "tilestead/rules"
	"tilestead/scenes"
	"tilestead/scenes/scenetest"
)

func viewOf(t testing.TB, b *Board, s kernel.State, w, h float64) *scenes.View {
	return fixture.View(t, b, s, w, h)
}

func play(t testing.TB, match *kernel.Match, show func(s kernel.State)) {
	fixture.Play(t, match, show)
}

func start(t testing.TB, seats int, seed uint64, modules ...string) *kernel.Match {
	return fixture.Match(t, seats, seed, modules...)
}

func words(t testing.TB) *assets.Words { return scenetest.Words(t, "en") }
