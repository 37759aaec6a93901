package oracle_test

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tilestead/rules/agricola/oracle"
	"tilestead/rules/agricola/oracle/compare"
)

// A scene is a scenario of a script (docs/notation.md) being played by the
// oracle.
type scene struct {
	name  string
	lines []string
	g     *oracle.Game
}

// scenes are the scenarios of all scripts that match a pattern.
func scenes(t *testing.T, pattern string) (list []scene) {
	t.Helper()
	files, err := filepath.Glob(pattern)
	if err != nil || len(files) == 0 {
		t.Fatalf("no scripts match %s: %v", pattern, err)
	}
	for _, name := range files {
		b, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(string(b)) {
			line = strings.TrimSpace(line)
			switch word, rest, _ := strings.Cut(line, " "); word {
			case "scenario":
				list = append(list, scene{name: filepath.Base(name) + ": " + rest})
			case "", "#", "covers":
			default:
				if len(list) > 0 {
					list[len(list)-1].lines = append(list[len(list)-1].lines, line)
				}
			}
		}
	}
	return list
}

// errUnknown is what a scene fails with that is about something which the oracle
// does not know.
type errUnknown string

func (e errUnknown) Error() string { return "unknown: " + string(e) }

// play plays a scene and says what does not hold.
func (s *scene) play() (err error) {
	at := ""
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("%s: %s: %v", s.name, at, r)
		}
	}()
	for _, line := range s.lines {
		at = line
		if err := s.line(line); err != nil {
			if unknown, ok := err.(errUnknown); ok {
				return unknown
			}
			return fmt.Errorf("%s: %s: %w", s.name, line, err)
		}
	}
	return nil
}

func (s *scene) line(line string) error {
	word, rest, _ := strings.Cut(line, " ")
	words := strings.Fields(rest)
	switch word {
	case "game":
		seats, _ := strconv.Atoi(words[1])
		target := 50
		if slices.Contains(words, "moor") {
			target = 65
		}
		for _, module := range words[2:] {
			if !slices.Contains(modules, module) && !strings.HasPrefix(module, "first-") {
				return errUnknown(module)
			}
		}
		s.g = oracle.New(seats, words[2:], target)
	case "set":
		return s.set(words)
	case "?":
		var want []string
		for w := range strings.SplitSeq(rest, "|") {
			want = append(want, strings.TrimSpace(w))
		}
		slices.Sort(want)
		if here := s.g.Legal(); !slices.Equal(here, want) {
			return fmt.Errorf("legal is %s", strings.Join(here, " | "))
		}
	case "!":
		seat, what := seatOf(rest)
		if s.g.Turn() == seat && slices.Contains(s.g.Legal(), what) {
			return fmt.Errorf("it is legal")
		}
	case "=":
		question, want, _ := strings.Cut(rest, ":")
		here, err := ask(s.g, strings.Fields(question))
		if err != nil {
			return err
		}
		if want = strings.TrimSpace(want); here != want {
			return fmt.Errorf("it is %q", here)
		}
	default:
		seat, what := seatOf(line)
		if s.g.Turn() != seat || !slices.Contains(s.g.Legal(), what) {
			return fmt.Errorf("seat %d (%s) may %s", s.g.Turn()+1, s.g.Asked(), strings.Join(s.g.Legal(), " | "))
		}
		s.g.Do(what)
	}
	return nil
}

// modules are those that the oracle knows, besides who begins.
var modules = []string{"moor", "fuel-tokens", "extra-tile"}

func (s *scene) set(words []string) error {
	switch words[0] {
	case "opening", "hand", "deep", "extension":
		return errUnknown(words[0])
	case "cards":
		for _, card := range words[2:] {
			if !slices.Contains(oracle.Cards, card) {
				return errUnknown(card)
			}
		}
	}
	s.g.Set(words...)
	return nil
}

// seatOf parts a line into who decides and what; without a number chance does.
func seatOf(line string) (seat int, what string) {
	first, rest, _ := strings.Cut(line, " ")
	if n, err := strconv.Atoi(first); err == nil {
		return n - 1, rest
	}
	return oracle.Nature, line
}

// ask answers the questions of scripts that are asked about what the oracle
// knows.
func ask(g *oracle.Game, words []string) (string, error) {
	p := &oracle.Player{}
	seat := 0
	if len(words) > 1 {
		if n, err := strconv.Atoi(words[1]); err == nil && n <= len(g.Players) {
			seat, p = n-1, &g.Players[n-1]
		}
	}
	number := func(n int) (string, error) { return strconv.Itoa(n), nil }
	yes := func(is bool) (string, error) {
		return map[bool]string{true: "yes", false: "no"}[is], nil
	}
	name := func(seat int) (string, error) {
		switch seat {
		case oracle.Nature:
			return "nature", nil
		case oracle.Nobody:
			return "nobody", nil
		}
		return strconv.Itoa(seat + 1), nil
	}
	switch words[0] {
	case "goods":
		if len(words) > 2 {
			return number(p.Goods[words[2]])
		}
		var list []string
		for _, good := range oracle.Goods {
			if n := p.Goods[good]; n > 0 {
				list = append(list, fmt.Sprint(n, " ", good))
			}
		}
		if list == nil {
			return "-", nil
		}
		return strings.Join(list, " "), nil
	case "space":
		return number(g.On[words[1]])
	case "by":
		if seat, ok := g.By[words[1]]; ok {
			return name(seat)
		}
		return "nobody", nil
	case "crop":
		var cell int
		for compare.CellNames[cell] != words[2] {
			cell++
		}
		if p.Left[cell] == 0 {
			return "-", nil
		}
		return fmt.Sprint(p.Left[cell], " ", p.Crop[cell]), nil
	case "people":
		return number(p.People)
	case "home":
		return number(p.Home)
	case "need":
		return number(g.Need(seat))
	case "heating":
		return number(g.Heating(seat))
	case "bed":
		return number(p.Bed)
	case "begging":
		return number(p.Begging)
	case "house":
		return []string{"wood", "clay", "stone"}[p.House], nil
	case "rooms", "fields", "forests", "moors", "stables":
		n := 0
		for _, is := range map[string][15]bool{"rooms": p.Room, "fields": p.Field, "forests": p.Forest, "moors": p.Moor,
			"stables": p.Stable}[words[0]] {
			if is {
				n++
			}
		}
		if words[0] == "stables" {
			n = 4 - n
		}
		return number(n)
	case "fences":
		return number(15 - p.Fences())
	case "pastures":
		return number(len(p.Pastures()))
	case "unused":
		return number(-g.Sheet(seat)["unused"])
	case "available":
		return yes(g.Available(words[1]))
	case "score":
		return number(g.Total(seat))
	case "points":
		return number(g.Sheet(seat)[words[2]])
	case "tie":
		return number(g.Tie(seat))
	case "round":
		return number(g.Round)
	case "start":
		return name(g.Start)
	case "turn":
		return name(g.Turn())
	case "asked":
		return g.Asked(), nil
	case "can":
		return yes(slices.Contains(g.Legal(), strings.Join(words[1:], " ")))
	case "legal":
		n := 0
		for _, what := range g.Legal() {
			if first, _, _ := strings.Cut(what, " "); first == words[1] {
				n++
			}
		}
		return number(n)
	}
	return "", errUnknown(words[0])
}

// TestScenarios plays the scenarios of the fact sheets that are about what the
// oracle knows, and those that show what the sheets say of exchanges.
func TestScenarios(t *testing.T) {
	for _, s := range scenes(t, "testdata/*.txt") {
		if err := s.play(); err != nil {
			t.Error(err)
		}
	}
}

// TestScriptsOfTheRules plays all scenarios of the rules that are about what the
// oracle knows: whoever wrote them read the same sheets.
func TestScriptsOfTheRules(t *testing.T) {
	full := map[string]bool{ // that have animals without room before any come
		"animals.txt: room.2 many can be too many in many ways": true,
		"moor_majors.txt: M59.2 in the last round as well":      true,
		"moor_setup.txt: M27 a kiln makes more of peat":         true,
	}
	played := 0
	for _, s := range slices.Concat(scenes(t, "../testdata/*.txt"), scenes(t, "../testdata/cards/*.txt")) {
		if full[s.name] {
			continue
		}
		err := s.play()
		if _, unknown := err.(errUnknown); unknown {
			continue
		}
		played++
		if err != nil {
			t.Error(err)
		}
	}
	t.Logf("%d scenarios", played)
	if played < 100 {
		t.Errorf("only %d scenarios are about what the oracle knows", played)
	}
}
