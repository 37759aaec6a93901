package agricola

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/rules/rulestest"
	"tilestead/rules/rulestest/golden"
)

var recorded = []struct {
	name    string
	seats   int
	modules []string
	with    rules.Event // what happens in it and seldom elsewhere
}{
	{"one", 1, []string{"first-1"}, Sown{}},
	{"two", 2, nil, Crafted{}},
	{"two-extra", 2, []string{extraTile, "first-2"}, Fenced{}},
	{"three-extra", 3, []string{extraTile, "first-3"}, Renovated{}},
	{"four", 4, []string{"first-4"}, Collected{}},
	{"five", 5, []string{"first-5"}, Left{}},
	{"moor-one", 1, []string{moor}, WentToBed{}},
	{"moor-three", 3, []string{moor}, Cleared{}},
	{"moor-four-extra", 4, []string{moor, extraTile, fuelTokens}, Heated{}},
	{"six", 6, []string{"first-6"}, Baked{}},
	{"hands-two", 2, []string{dealHands}, CardPlayed{}},
	{"hands-five-mulligan", 5, []string{dealHands, mulliganModule}, Replaced{}},
	{"minors-three", 3, []string{moor, dealMinors}, CardPlayed{}},
	{"moor-hands-four", 4, []string{moor, dealHands}, Banked{}},
	{"moor-hands-three-draft", 3, []string{moor, dealHands, draftModule, moreModule}, PacketCame{}},
	{"moor-hands-one", 1, []string{moor, dealHands}, CardPlayed{}},
	{"one-order", 1, []string{dealHands, orderModule}, StagePlanned{}},
}

// write is a game as text: its set-up, then an action a line.
func write(m *rules.Match) string {
	var b strings.Builder
	fmt.Fprintf(&b, "players %d %s\n", m.Setup().Seats, strings.Join(m.Setup().Modules, " "))
	for i := range m.Len() {
		fmt.Fprintln(&b, rules.Notation(m.Before(i), m.Action(i)))
	}
	return b.String()
}

func read(text string) (*rules.Match, error) {
	lines := strings.Split(strings.TrimSpace(text), "\n")
	head := strings.Fields(lines[0])
	n, err := strconv.Atoi(head[1])
	if err != nil {
		return nil, err
	}
	m, err := rules.NewMatch(&Title, setupFor(n, head[2:]...))
	if err != nil {
		return nil, err
	}
	for i, l := range lines[1:] {
		a, ok := rules.Find(m.State(), l)
		if !ok {
			return nil, fmt.Errorf("line %d: %q is not legal; legal is %v", i+2, l, rules.Notations(m.State()))
		}
		m.Replay(a)
	}
	return m, nil
}

func findGame(t *testing.T, seats int, modules []string, with rules.Event) *rules.Match {
	for seed := uint64(0); ; seed++ {
		m := rulestest.RandomMatch(t, &Title, rules.Setup{Seats: seats, Modules: modules, Seed: seed})
		if rulestest.Happened(m)[rulestest.EventName(with)] {
			return m
		}
	}
}

// Recorded games, one for each number of players and each set of modules, must
// replay to the same positions, of which two are kept, and what can happen in
// random games happens in them.
func TestRecordedGames(t *testing.T) {
	happened := map[string]bool{}
	var played []rules.Setup
	var counts []rulestest.Position
	for _, c := range recorded {
		file := filepath.Join("testdata", "games", c.name+".game")
		if golden.Updating() {
			golden.File(t, file, write(findGame(t, c.seats, c.modules, c.with)))
		}
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		m, err := read(string(text))
		if err != nil {
			t.Fatalf("%s: %v", c.name, err)
		}
		maps.Copy(happened, rulestest.Happened(m))
		played = append(played, m.Setup())
		middle := m.Len() / 2
		golden.File(t, filepath.Join("testdata", "golden", "position-"+c.name+".txt"),
			fmt.Sprintf("after %d actions\n%s\nthe end\n%s", middle,
				m.Before(middle).AppendView(nil, rules.Nature), m.State().AppendView(nil, rules.Nature)))
		for _, part := range []int{0, 4, 8} {
			i := m.Len() * part / 10
			counts = append(counts, rulestest.Position{Name: fmt.Sprintf("%s, after %d actions", c.name, i),
				State: m.Before(i), Depth: 3})
		}
	}
	rulestest.Recorded(t, &Title, played)
	rulestest.AllHappen(t, happened, FirstDrawn{}, RoundOpened{}, CardRevealed{}, Collected{}, WorkBegan{}, Placed{},
		Taken{}, Gained{}, BecameFirst{}, Plowed{}, Sown{}, Baked{}, RoomBuilt{}, StableBuilt{}, Fenced{}, Renovated{},
		MajorBuilt{}, Grew{}, Left{}, Cooked{}, WentHome{}, Harvested{}, Fed{}, Crafted{}, Begged{}, Bred{}, GameOver{},
		StartCardDrawn{}, SpecialTaken{}, Cleared{}, TopSeen{}, SpecialTurned{}, SpecialSpent{}, Heated{}, WentToBed{},
		GotUp{})
	golden.File(t, filepath.Join("testdata", "golden", "counts.txt"), rulestest.Counts(counts))
}

// Undo stops where chance showed something, not at what seats decide.
func TestOnlyChanceReveals(t *testing.T) {
	for _, e := range []rules.Event{FirstDrawn{}, CardRevealed{}, StartCardDrawn{}, TopSeen{}} {
		if rules.RevealedTo(e) != rules.Everyone {
			t.Errorf("%T reveals nothing", e)
		}
	}
	for _, e := range []rules.Event{Placed{}, Fenced{}, Bred{}, GameOver{}} {
		if rules.RevealedTo(e) != rules.Nobody {
			t.Errorf("%T reveals something", e)
		}
	}
}
