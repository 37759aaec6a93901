package montana

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	kernel "tilestead/rules"
	rules "tilestead/rules/montana"
	"tilestead/scenes"
	"tilestead/scenes/scenetest"
)

// fixture is Montana for the tests that every board has to pass.
var fixture = scenetest.Fixture{
	Title: &rules.Title, New: func() scenes.Board { return NewBoard() },
	Choose: choose, Staged: staged,
	Events: []kernel.Event{
		rules.TileLaid{}, rules.StartLaid{}, rules.StartPlayer{}, rules.TurnBegan{}, rules.Spun{}, rules.Advanced{}, rules.Recruited{},
		rules.WorkerReturned{}, rules.Staffed{}, rules.BankPaid{}, rules.Harvested{}, rules.GoodsShortage{}, rules.WorkerShortage{},
		rules.TownOpened{}, rules.Bid{}, rules.Outbid{}, rules.Passed{}, rules.BidPaid{}, rules.Rewarded{}, rules.ContractorsHome{},
		rules.Built{}, rules.SettleEnded{}, rules.CattleTraded{}, rules.AreaCleared{}, rules.CanteenUsed{}, rules.EndAnnounced{}, rules.GameOver{},
	},
	Silent: silent, Unseen: unseen, Unheard: unheard, Longest: 4 * time.Second,
	OnMap: func(mark string) bool { return strings.HasPrefix(mark, "hex ") },
}

// prompts are all that is asked of anybody.
var prompts = []string{"tile", "start", "first", "spin", "white", "return", "turn", "advance", "use", "small", "bid", "reward", "settle", "end", "canteen"}

// choose prefers to build, so that games come to an end, and else is random.
func choose(s kernel.State, r *rand.Rand) kernel.Action {
	legal := s.Legal(nil)
	for _, a := range legal {
		if a.Kind() == rules.KindBuild && r.IntN(2) == 0 {
			return a
		}
	}
	return legal[r.IntN(len(legal))]
}

// staged is a shortage of workers, so rare with players of no plan.
func staged(before kernel.State, beat kernel.Beat) []kernel.Beat {
	if _, ok := beat.Event.(rules.EndAnnounced); !ok {
		return nil
	}
	return []kernel.Beat{{Event: rules.WorkerShortage{Trade: rules.Dark, Gave: [rules.MaxSeats]bool{true, true}}, After: before}}
}

// unseen are events that others show.
func unseen(e kernel.Event) bool {
	_, closes := e.(rules.ContractorsHome)
	return closes
}

// unheard are events that one sees but does not hear.
func unheard(e kernel.Event) bool {
	switch e := e.(type) {
	case rules.TurnBegan:
		return !e.Extra
	case rules.GameOver:
		return true // the result is heard
	}
	return false
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

func TestShow(t *testing.T) { fixture.ShowPositions(t) }

func TestShowClips(t *testing.T) { fixture.ShowClips(t) }
