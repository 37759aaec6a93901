package montana_test

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"testing"

	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/rules/rulestest"
	"tilestead/rules/rulestest/golden"
	"tilestead/save"
)

// The ways a game can end (E2, E3).
const (
	oneFinisher    = "one-finisher"
	firstTieBreak  = "first-tie-break"
	secondTieBreak = "second-tie-break"
	sharedVictory  = "shared-victory"
)

// workerShortage is in no kind of game but its own.
const workerShortage = "worker-shortage"

// chosen begins the names of games in which a seat was chosen to begin.
const chosen = "first-"

var endings = []string{oneFinisher, firstTieBreak, secondTieBreak, sharedVictory}

// ending says what decided a game that is over.
func ending(s *montana.State) string {
	var cattle []int
	for seat := range rules.Seat(s.Players()) {
		if s.Player(seat).Left == 0 {
			tie1, _ := s.Ties(seat)
			cattle = append(cattle, tie1)
		}
	}
	slices.Sort(cattle)
	n := len(cattle)
	switch {
	case n == 1:
		return oneFinisher
	case len(s.Winners()) > 1:
		return sharedVictory
	case cattle[n-1] > cattle[n-2]:
		return firstTieBreak
	}
	return secondTieBreak
}

// findGames writes the first random game of each number of players that ends
// in each way, one in which each seat was chosen to begin, and one in which
// workers run out, which seldom happens.
func findGames(t *testing.T) {
	for seats := 2; seats <= montana.MaxSeats; seats++ {
		missing := slices.Clone(endings)
		for seed := uint64(0); len(missing) > 0; seed++ {
			m := rulestest.RandomMatch(t, &montana.Title, rules.Setup{Seats: seats, Seed: seed})
			i := slices.Index(missing, ending(m.State().(*montana.State)))
			if i < 0 {
				continue
			}
			write(t, gameFile(seats, missing[i]), m)
			missing = slices.Delete(missing, i, i+1)
		}
	}
	for seat := 1; seat <= montana.MaxSeats; seat++ {
		setup := rules.Setup{Seats: max(seat, 2), Modules: []string{chosen + strconv.Itoa(seat)}}
		write(t, chosenFile(seat), rulestest.RandomMatch(t, &montana.Title, setup))
	}
	for seed := uint64(0); ; seed++ {
		m := rulestest.RandomMatch(t, &montana.Title, rules.Setup{Seats: montana.MaxSeats, Seed: seed})
		if rulestest.Happened(m)["montana.WorkerShortage"] {
			write(t, gameFile(montana.MaxSeats, workerShortage), m)
			return
		}
	}
}

func gameFile(seats int, name string) string {
	return filepath.Join("testdata", "games", fmt.Sprintf("%d-%s.stead", seats, name))
}

func chosenFile(seat int) string { return gameFile(max(seat, 2), chosen+strconv.Itoa(seat)) }

func write(t *testing.T, name string, m *rules.Match) {
	b, err := (&save.Game{Match: m}).Bytes()
	if err != nil {
		t.Fatal(err)
	}
	golden.File(t, name, string(b))
}

// replayed reads a recorded game, which checks it.
func replayed(t *testing.T, name string) *rules.Match {
	b, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	g, err := save.Read(b)
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	return g.Match
}

// Recorded games must replay to the same positions; there is one for each
// number of players and each way a game can end, for each seat that can be chosen
// to begin, and all that can happen happens in them.
func TestRecordedGames(t *testing.T) {
	if golden.Updating() {
		findGames(t)
	}
	all := rulestest.Happened(replayed(t, gameFile(montana.MaxSeats, workerShortage)))
	var played []rules.Setup
	for seats := 2; seats <= montana.MaxSeats; seats++ {
		for _, end := range endings {
			m := replayed(t, gameFile(seats, end))
			s := m.State().(*montana.State)
			if s.Players() != seats || s.Turn() != rules.Nobody || ending(s) != end {
				t.Errorf("%s: %d players, over %v, by %s", gameFile(seats, end), s.Players(), s.Turn() == rules.Nobody,
					ending(s))
			}
			maps.Copy(all, rulestest.Happened(m))
			played = append(played, m.Setup())
		}
	}
	for seat := 1; seat <= montana.MaxSeats; seat++ {
		played = append(played, replayed(t, chosenFile(seat)).Setup())
	}
	rulestest.Recorded(t, &montana.Title, played)
	rulestest.AllHappen(t, all,
		montana.TileLaid{}, montana.StartLaid{}, montana.StartPlayer{}, montana.TurnBegan{}, montana.Spun{},
		montana.Advanced{},
		montana.Recruited{}, montana.WorkerReturned{}, montana.Staffed{}, montana.BankPaid{}, montana.Harvested{},
		montana.GoodsShortage{}, montana.WorkerShortage{}, montana.TownOpened{}, montana.Bid{}, montana.Outbid{},
		montana.Passed{},
		montana.BidPaid{}, montana.CattleRewarded{}, montana.Rewarded{}, montana.ContractorsHome{}, montana.Built{},
		montana.SettleEnded{}, montana.CattleTraded{},
		montana.AreaCleared{}, montana.CanteenUsed{}, montana.EndAnnounced{}, montana.GameOver{})
}
