package montana

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/scenes/board"
	"tilestead/scenes/scenetest"
)

// fixture is Montana for the tests that every board has to pass.
var fixture = scenetest.Fixture{
	Title: &montana.Title, New: func() board.Board { return NewBoard() },
	Choose: choose, Staged: staged,
	Events: []rules.Event{
		montana.TileLaid{}, montana.StartLaid{}, montana.StartPlayer{}, montana.TurnBegan{}, montana.Spun{},
		montana.Advanced{}, montana.Recruited{},
		montana.WorkerReturned{}, montana.Staffed{}, montana.BankPaid{}, montana.Harvested{}, montana.GoodsShortage{},
		montana.WorkerShortage{},
		montana.TownOpened{}, montana.Bid{}, montana.Outbid{}, montana.Passed{}, montana.BidPaid{},
		montana.CattleRewarded{}, montana.Rewarded{}, montana.ContractorsHome{},
		montana.Built{}, montana.SettleEnded{}, montana.CattleTraded{}, montana.AreaCleared{}, montana.CanteenUsed{},
		montana.EndAnnounced{}, montana.GameOver{},
	},
	Silent: silent, Unseen: unseen, Unheard: unheard, Longest: 4 * time.Second,
	OnMap: func(mark string) bool { return strings.HasPrefix(mark, "hex ") },
}

// prompts are all that is asked of anybody.
var prompts = []string{"tile", "start", "first", "spin", "white", "return", "turn", "advance", "use", "small", "bid",
	"reward", "settle", "end", "canteen"}

// choose prefers to build, so that games come to an end, and else is random.
func choose(s rules.State, r *rand.Rand) rules.Action {
	legal := s.Legal(nil)
	for _, a := range legal {
		if a.Kind() == montana.KindBuild && r.IntN(2) == 0 {
			return a
		}
	}
	return legal[r.IntN(len(legal))]
}

// staged is a shortage of workers and a worker too many, so rare with players
// of no plan.
func staged(before rules.State, beat rules.Beat) []rules.Beat {
	if _, ok := beat.Event.(montana.EndAnnounced); !ok {
		return nil
	}
	return []rules.Beat{
		{Event: montana.WorkerShortage{Trade: montana.Dark, Gave: [montana.MaxSeats]bool{true, true}}, After: before},
		{Event: montana.WorkerReturned{Trade: montana.Light}, After: before},
	}
}

// silent are the events without a line: others tell the same.
func silent(e rules.Event) bool {
	switch e := e.(type) {
	case montana.TileLaid, montana.ContractorsHome:
		return true
	case montana.TurnBegan:
		return !e.Extra
	case montana.Recruited:
		return e.Lacking == 0 && !hasWhite(e.Sector)
	case montana.SettleEnded:
		return e.Silver == 0
	case montana.Rewarded: // of a row whose cattle came before
		nothing := montana.Rewarded{Seat: e.Seat, Row: e.Row}
		return montana.Components.Rewards[e.Row].Cattle > 0 && e == nothing
	}
	return false
}

// unseen are events that others show.
func unseen(e rules.Event) bool {
	_, closes := e.(montana.ContractorsHome)
	return closes
}

// unheard are events that one sees but does not hear.
func unheard(e rules.Event) bool {
	began, ok := e.(montana.TurnBegan)
	return ok && !began.Extra // whoever is asked hears that
}

func TestTextsFit(t *testing.T) { fixture.TextsFit(t, 4) }

func TestPromptsHaveWords(t *testing.T) { fixture.PromptsHaveWords(t, prompts...) }

func TestEveryActionCanBeClicked(t *testing.T) { fixture.EveryActionCanBeClicked(t, nil) }

func TestTargetsIgnoreThePointer(t *testing.T) { fixture.TargetsIgnoreThePointer(t) }

func TestTargetsAreToldApart(t *testing.T) { fixture.TargetsAreToldApart(t) }

func TestEveryEventIsToldAndShown(t *testing.T) { fixture.EventsAreToldAndShown(t, 6) }

func TestLensesFit(t *testing.T) { fixture.LensesFit(t, 4) }

func TestLensesAreToldApart(t *testing.T) { fixture.LensesAreToldApart(t) }

func TestLessonsPlayThrough(t *testing.T) { fixture.LessonsPlayThrough(t, 4) }

func TestTextsBeginLarge(t *testing.T) { fixture.TextsBeginLarge(t) }

func TestHintsFit(t *testing.T) { fixture.HintsFit(t) }

func TestDrawsNoOtherArt(t *testing.T) { fixture.DrawsNoOtherArt(t) }
