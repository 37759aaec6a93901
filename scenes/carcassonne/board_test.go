package carcassonne

import (
	"math/rand/v2"
	"testing"
	"time"

	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/scenes/board"
	"tilestead/scenes/scenetest"
)

// fixture is Carcassonne for the tests that every board has to pass.
var fixture = scenetest.Fixture{
	Title: &carcassonne.Title, New: func() board.Board { return NewBoard() },
	Modules: everything, House: []string{"unplaceable-discard", "fairy-follower", "fairy-after-princess", "orphans-return", "farmers-first"}, Choose: choose,
	Staged: staged,
	Events: []rules.Event{
		carcassonne.FirstDrawn{}, carcassonne.TurnBegan{}, carcassonne.SecondPart{}, carcassonne.Drawn{},
		carcassonne.LaidAside{}, carcassonne.TilePlaced{}, carcassonne.FigurePlaced{},
		carcassonne.Joined{}, carcassonne.Scored{}, carcassonne.GoodsScored{},
		carcassonne.StackEmpty{}, carcassonne.Counting{}, carcassonne.GameOver{},
		carcassonne.Shelved{}, carcassonne.RowReturned{}, carcassonne.DragonCame{},
		carcassonne.DragonMoved{}, carcassonne.DragonRests{}, carcassonne.FairyMoved{}, carcassonne.FairyPaid{},
		carcassonne.Dismissed{},
	},
	Silent: silent, Unheard: unheard, Longest: 2300 * time.Millisecond,
}

// everything are all expansions.
var everything = []string{"inns", "traders", "dragon"}

// house are house rules that change what can be chosen.
var house = []string{"princess-may", "fairy-follower", "fairy-after-volcano", "fairy-after-princess", "portal-dragon"}

// prompts are all that is asked of anybody.
var prompts = []string{"first", "draw", "place", "act", "forced", "fairy", "dragon"}

// choose prefers to place figures, now and then builders, pigs and the fairy.
func choose(s rules.State, r *rand.Rand) rules.Action {
	legal := s.Legal(nil)
	if legal[0].Kind() == carcassonne.KindPlace {
		// compact land: the cell with the most neighbours of a few tries
		best, most := legal[0], -1
		for range 12 {
			a := legal[r.IntN(len(legal))]
			n := 0
			for d := carcassonne.North; d <= carcassonne.West; d++ {
				if _, ok := s.(*carcassonne.State).TileAt(carcassonne.PosOf(a).Next(d)); ok {
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

// staged is a tile that fits nowhere, so rare with all expansions.
func staged(before rules.State, beat rules.Beat) (rare []rules.Beat) {
	if e, ok := beat.Event.(carcassonne.Drawn); ok && before.(*carcassonne.State).Tiles() == 20 {
		for _, gone := range [...]bool{false, true} {
			rare = append(rare, rules.Beat{Event: carcassonne.LaidAside{Seat: e.Seat, Kind: e.Kind, Gone: gone},
				After: before})
		}
	}
	return rare
}

// unheard are events that one sees but does not hear.
func unheard(e rules.Event) bool {
	_, ok := e.(carcassonne.TurnBegan) // whoever is asked hears that
	return ok
}

func TestTextsFit(t *testing.T) { fixture.TextsFit(t, 6) }

func TestPromptsHaveWords(t *testing.T) { fixture.PromptsHaveWords(t, prompts...) }

func TestTargetsIgnoreThePointer(t *testing.T) { fixture.TargetsIgnoreThePointer(t) }

func TestTargetsAreToldApart(t *testing.T) { fixture.TargetsAreToldApart(t) }

func TestLessonsPlayThrough(t *testing.T) { fixture.LessonsPlayThrough(t, 4) }

func TestWholeGameByClicks(t *testing.T) {
	for _, size := range []scenetest.Size{{W: 640, H: 360, S: 2}, {W: 960, H: 540, S: 2}, {W: 1280, H: 800, S: 1}} {
		fixture.WholeGameByClicks(t, fixture.Plain(t, 2, uint64(size.W)), size, 6000, nil)
	}
}

// silent are the events without a line: they are seen, or others tell the same.
func silent(e rules.Event) bool {
	switch e := e.(type) {
	case carcassonne.TurnBegan, carcassonne.Drawn, carcassonne.Counting:
		return true
	case carcassonne.DragonMoved:
		return len(e.Eaten) == 0
	case carcassonne.GoodsScored:
		return e.Points == [carcassonne.MaxSeats]int{}
	case carcassonne.Scored:
		return e.Final && e.Points == [carcassonne.MaxSeats]int{} && e.Fairy == [carcassonne.MaxSeats]int{}
	}
	return false
}

func TestTextsBeginLarge(t *testing.T) { fixture.TextsBeginLarge(t) }

func TestHintsFit(t *testing.T) { fixture.HintsFit(t) }

func TestDrawsNoOtherArt(t *testing.T) { fixture.DrawsNoOtherArt(t) }
