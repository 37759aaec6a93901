package agricola

import (
	"testing"
	"time"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/scenes/scenetest"
)

// events are one of every kind.
var events = []rules.Event{
	agricola.FirstDrawn{}, agricola.RoundOpened{}, agricola.CardRevealed{}, agricola.Collected{},
	agricola.WorkBegan{}, agricola.Placed{}, agricola.Passed{}, agricola.Taken{}, agricola.Gained{},
	agricola.BecameFirst{}, agricola.Plowed{}, agricola.Sown{}, agricola.Baked{}, agricola.RoomBuilt{},
	agricola.StableBuilt{}, agricola.Fenced{}, agricola.Renovated{}, agricola.MajorBuilt{}, agricola.Grew{},
	agricola.Left{}, agricola.Cooked{}, agricola.Discarded{}, agricola.WentHome{}, agricola.Harvested{},
	agricola.Fed{}, agricola.Crafted{}, agricola.Begged{}, agricola.Bred{}, agricola.StartCardDrawn{},
	agricola.SpecialTaken{}, agricola.Cleared{}, agricola.TopSeen{}, agricola.SpecialTurned{},
	agricola.SpecialSpent{}, agricola.Heated{}, agricola.WentToBed{}, agricola.Prayed{}, agricola.Kindled{},
	agricola.Traded{}, agricola.CardPlayed{}, agricola.Extended{}, agricola.Reserved{}, agricola.Stationed{},
	agricola.Lodged{}, agricola.Adopted{}, agricola.Tipped{}, agricola.OmenDrawn{}, agricola.GameOver{},
}

// watched is the fixture for what happens. What only cards of a hand bring about,
// and what is too seldom in random games, is staged.
func watched() scenetest.Fixture {
	f := fixture
	f.Events, f.Longest = events, 2*time.Second
	f.Modules = []string{"moor", "fuel-tokens"}
	f.Silent = func(e rules.Event) bool {
		switch e := e.(type) {
		case agricola.Taken:
			return e.Got == (agricola.Stock{})
		case agricola.Gained:
			return e.Got == (agricola.Stock{})
		case agricola.Cleared:
			return e.Got == (agricola.Stock{})
		case agricola.Bred:
			return e.Newborn == (agricola.Herd{})
		case agricola.WorkBegan, agricola.Sown, agricola.Left, agricola.Discarded, agricola.WentHome, agricola.Fed,
			agricola.StartCardDrawn, agricola.TopSeen, agricola.SpecialTurned, agricola.SpecialSpent, agricola.Heated,
			agricola.Prayed, agricola.Kindled, agricola.Traded, agricola.CardPlayed, agricola.Extended,
			agricola.Reserved, agricola.Stationed, agricola.Lodged, agricola.Adopted, agricola.Tipped,
			agricola.OmenDrawn:
			return true // what shows says it
		}
		return false
	}
	f.Unheard = func(rules.Event) bool { return false }
	f.Staged = func(before rules.State, b rules.Beat) (beats []rules.Beat) {
		e, ok := b.Event.(agricola.Plowed)
		if !ok {
			return nil
		}
		cell := agricola.Mask(1) << e.Cell
		for _, rare := range []rules.Event{
			agricola.CardPlayed{Seat: e.Seat}, agricola.Extended{Seat: e.Seat, Cells: cell},
			agricola.Reserved{Seat: e.Seat, Cell: e.Cell, Pieces: 4}, agricola.Stationed{Seat: e.Seat, Cell: e.Cell},
			agricola.Lodged{Seat: e.Seat, Good: agricola.Sheep}, agricola.Adopted{Seat: e.Seat},
			agricola.Tipped{Seat: e.Seat}, agricola.OmenDrawn{Seat: e.Seat, StartCard: 1, Food: 2},
			agricola.Collected{Seat: e.Seat, Got: oneOf(agricola.Food, 2)}, agricola.Passed{Seat: e.Seat},
			agricola.Baked{Seat: e.Seat, Grain: 1, Food: 5}, agricola.RoomBuilt{Seat: e.Seat, Cell: e.Cell},
			agricola.Prayed{Seat: e.Seat},
		} {
			beats = append(beats, rules.Beat{Event: rare, After: b.After})
		}
		return beats
	}
	return f
}

func TestEveryEventIsToldAndShown(t *testing.T) {
	f := watched()
	f.EventsAreToldAndShown(t, 6)
}

func TestEveryEventIsHeard(t *testing.T) {
	f := watched()
	f.EventsAreHeard(t, 3)
}

func TestShowClips(t *testing.T) {
	f := watched()
	f.ShowClips(t)
}
