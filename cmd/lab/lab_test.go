package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"image/png"
	"math"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"tilestead/rules"
)

// try runs a command line and gives what it wrote and its exit code.
func try(t *testing.T, args ...string) (out, refusal string, code int) {
	t.Helper()
	var o, e bytes.Buffer
	code = (&lab{out: &o, err: &e}).main(args)
	return o.String(), e.String(), code
}

// lastObject reads the last line of an output, and the names of its fields.
func lastObject(t *testing.T, out string, v any) (fields []string) {
	t.Helper()
	lines := strings.Split(strings.TrimSpace(out), "\n")
	last := []byte(lines[len(lines)-1])
	if err := json.Unmarshal(last, v); err != nil {
		t.Fatalf("the last line is no object: %v\n%s", err, out)
	}
	var m map[string]json.RawMessage
	if err := json.Unmarshal(last, &m); err != nil {
		t.Fatal(err)
	}
	for k := range m {
		fields = append(fields, k)
	}
	slices.Sort(fields)
	return fields
}

// A script that cannot be read counts as one that does not hold.
func TestUnreadScriptDoesNotHold(t *testing.T) {
	file := filepath.Join(t.TempDir(), "s.txt")
	for text, want := range map[string]string{
		"scenario 1 a\ngame montana 2\nset ready\n= silver 1 : 3\n! 1 pass\n": "1 of 1 hold\n",
		"scenario 1 a\ngame montana 2\nset ready\n= silver 1 : 3\n! 1 recruitt\n": ":5: \"recruitt\" is no " +
			"action; they begin with tile, start, first, sector, recruit, ",
		"scenario 1 a\ngame montana 2\nset ready\n= silver 1 : 3\n! 1 bild 0,1\n":   "0 of 1 hold\n",
		"scenario 1 a\ngame montana 2\nset ready\nscenario 2 b\ngame montana 2\nup": "1 of 2 hold\n",
	} {
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		out, _, code := try(t, "script", file)
		if !strings.Contains(out, want) || (code == 0) != (want == "1 of 1 hold\n") {
			t.Errorf("%q: exit code %d and %s, want %s", text, code, out, want)
		}
	}
}

func TestWrongCommandLinesNameWhatIsValid(t *testing.T) {
	for _, c := range []struct{ args, names string }{
		{"", "play"},
		{"plya", "play, random"},
		{"play", "expert"},
		{"play -seats hard,genius", "genius"},
		{"play -seats hard,genius", "greedy0"},
		{"play -seats hard,genius", "old-expert"},
		{"play -seats easy", "2 to 4 players"},
		{"play -seats easy,easy -games 3 -swap", "multiple of 2"},
		{"play -seets easy,easy", "-seats"},
		{"random -title chess", "montana"},
		{"random -players 5", "2 to 4"},
		{"random -games 0", "at least 1"},
		{"random -seed 1x", "64-bit"},
		{"random -modules dragon", "it has first-1, first-2"},
		{"random 5", "-players"},
		{"random -tiles B24", "carcassonne"},
		{"random -title carcassonne -tiles X1", "B01 to B24"},
		{"verify", "saved game"},
		{"print", "one saved game"},
		{"print -after 9999 " + games + "3-one-finisher.stead", "has 603 actions"},
		{"show", "-load"},
		{"show -load x -size 10x10", "640x360"},
		{"show -load x -text huge", "large"},
		{"show -title chess", "montana"},
		{"show -title montana -sizes huge", "640x400x2"},
		{"show -title montana -players 9", "2 to 4"},
		{"show -title montana -into nowhere", "no folder"},
		{"sheet -title chess", "montana"},
		{"ladder -title chess", "montana"},
		{"fit -title chess", "montana, carcassonne, agricola"},
		{"fit -title agricola -games 0", "at least 1"},
		{"fit -title agricola -rounds 0", "at least 1"},
		{"fit -title montana -seats 1", "do not learn"},
		{"fit -title agricola -seats 3", "do not learn"},
		{"fit -title agricola -modules chess", "moor"},
		{"fit -title agricola -o nowhere", "no folder"},
		{"evolve -title montana", "agricola"},
		{"compare -title montana", "carcassonne or agricola"},
		{"compare -title agricola -part pastures", "games, harvests, fences, offers, steps"},
		{"compare -title carcassonne -tiles nowhere.json", "nowhere.json"},
		{"learn -title montana", "agricola"},
		{"learn -title agricola -setups 2,x", "seats"},
		{"learn -title agricola -setups 2+chess", "chess"},
		{"learn -title agricola -visits -1", "at least 0"},
		{"imitate -title montana", "agricola"},
		{"imitate -title agricola -rounds 2", "-games"},
	} {
		_, refusal, code := try(t, strings.Fields(c.args)...)
		if code != 2 || !strings.Contains(refusal, c.names) {
			t.Errorf("lab %s: code %d, %q; should be refused and name %s", c.args, code, refusal, c.names)
		}
	}
}

func TestHelpIsNoMistake(t *testing.T) {
	if out, _, code := try(t, "-h"); code != 0 || !strings.Contains(out, "random") {
		t.Errorf("lab -h: code %d, %q", code, out)
	}
	for _, c := range commands() {
		out, refusal, code := try(t, c.name, "-h")
		if code != 0 || refusal != "" || !strings.Contains(out, "usage: lab "+c.name) {
			t.Errorf("lab %s -h: code %d, %q, %q", c.name, code, out, refusal)
		}
	}
}

func TestRandomTellsWhatItDid(t *testing.T) {
	out, _, code := try(t, "random", "-players", "3", "-games", "40", "-seed", "0x5", "-json")
	var r randomResult
	fields := lastObject(t, out, &r)
	want := []string{"actions_per_game", "cpu_seconds", "ended", "games", "games_per_cpu_second", "mean_scores",
		"modules", "players", "title"}
	if !slices.Equal(fields, want) {
		t.Errorf("the fields are %v, want %v", fields, want)
	}
	if code != 0 || r.Title != "montana" || r.Players != 3 || r.Games != 40 || r.Ended != 40 || len(r.MeanScores) != 3 {
		t.Errorf("code %d, %+v", code, r)
	}
	for seat, mean := range r.MeanScores {
		if mean < 4 || mean > 10 {
			t.Errorf("seat %d has a mean score of %v; the winner has 10", seat+1, mean)
		}
	}
	if r.ActionsPerGame < 100 || r.GamesPerCPUSecond <= 0 {
		t.Errorf("impossible figures: %+v", r)
	}
}

func TestPlayTellsWhatItDid(t *testing.T) {
	out, _, code := try(t, "play", "-seats", "greedy0,random", "-games", "20", "-swap", "-json")
	var r playResult
	fields := lastObject(t, out, &r)
	if want := []string{"games", "mean_margin", "mean_turns", "modules", "seats", "title"}; !slices.Equal(fields,
		want) {
		t.Errorf("the fields are %v, want %v", fields, want)
	}
	if code != 0 || r.Games != 20 || len(r.Seats) != 2 || r.Seats[0].Bot != "greedy0" || r.Seats[1].Bot != "random" {
		t.Fatalf("code %d, %+v", code, r)
	}
	a, b := r.Seats[0], r.Seats[1]
	if a.Games != 20 || a.Wins+b.Wins+a.Ties != 20 || a.Ties != b.Ties {
		t.Errorf("the wins do not add up to 20 games: %+v", r)
	}
	if share := (float64(a.Wins) + float64(a.Ties)/2) / 20; a.WinShare != share || a.Low >= share || a.High <= share {
		t.Errorf("win share %v from %v to %v, should be %v", a.WinShare, a.Low, a.High, share)
	}
	if diff := a.MeanScore - b.MeanScore; math.Abs(diff-r.MeanMargin) > 1e-9 {
		t.Errorf("mean scores differ by %v, the mean margin is %v", diff, r.MeanMargin)
	}
}

// The same seed gives the same games on one core and on all, and another seed others.
func TestSameSeedSameResult(t *testing.T) {
	run := func(seed string) string {
		out, _, _ := try(t, "play", "-seats", "easy,medium,greedy0", "-games", "6", "-swap", "-seed", seed, "-json")
		var r playResult
		lastObject(t, out, &r)
		for i := range r.Seats {
			r.Seats[i].CPUMillis = 0
		}
		return fmt.Sprint(r)
	}
	before := runtime.GOMAXPROCS(1)
	one := run("7")
	runtime.GOMAXPROCS(max(before, 4))
	all, other := run("7"), run("8")
	runtime.GOMAXPROCS(before)
	if one != all {
		t.Errorf("on one core %s, on all %s", one, all)
	}
	if one == other {
		t.Error("seeds 7 and 8 give the same games")
	}
}

// With swaps every bot sits in every seat as often.
func TestSwapTurnsTheSeats(t *testing.T) {
	m := match{levels: []string{"a", "b", "c"}, swap: true}
	sat := map[[2]int]int{}
	for game := range 9 {
		taken := map[rules.Seat]bool{}
		for k := range 3 {
			sat[[2]int{k, int(m.seatOf(game, k))}]++
			taken[m.seatOf(game, k)] = true
		}
		if len(taken) != 3 {
			t.Errorf("game %d: two bots share a seat", game)
		}
	}
	for k, n := range sat {
		if n != 3 {
			t.Errorf("bot %d sits at seat %d in %d of 9 games", k[0], k[1], n)
		}
	}
}

// The interval of Wilson against values worked out by hand for 8 of 10 and 0 of 20.
func TestWilson(t *testing.T) {
	for _, c := range []struct{ share, n, low, high float64 }{{0.8, 10, 0.4902, 0.9433}, {0, 20, 0, 0.1611},
		{1, 20, 0.8389, 1}} {
		low, high := wilson(c.share, c.n)
		if math.Abs(low-c.low) > 5e-4 || math.Abs(high-c.high) > 5e-4 {
			t.Errorf("%v of %v: %.4f to %.4f, want %.4f to %.4f", c.share, c.n, low, high, c.low, c.high)
		}
	}
}

const games = "../../rules/montana/testdata/games/"

func TestVerifyTellsOfEveryFile(t *testing.T) {
	good := games + "2-shared-victory.stead"
	data, err := os.ReadFile(good)
	if err != nil {
		t.Fatal(err)
	}
	bad := filepath.Join(t.TempDir(), "bad.stead")
	if err := os.WriteFile(bad, data[:len(data)/2], 0o600); err != nil {
		t.Fatal(err)
	}
	if out, _, code := try(t, "verify", good); code != 0 || !strings.HasSuffix(out, "1 of 1 hold\n") {
		t.Errorf("a good save: code %d, %q", code, out)
	}
	out, _, code := try(t, "verify", "-json", bad, good)
	var r holdResult
	lastObject(t, out, &r)
	if code != 1 || r != (holdResult{1, 2}) || !strings.Contains(out, "bad.stead: line ") ||
		!strings.Contains(out, "1 of 2 hold\n") {
		t.Errorf("half a save and a good one: code %d, %q", code, out)
	}
}

func TestPicturesNeedNoDisplay(t *testing.T) {
	file := filepath.Join(t.TempDir(), "p.png")
	size := func() (w, h int) {
		f, err := os.Open(file)
		if err != nil {
			t.Fatal(err)
		}
		defer f.Close()
		c, err := png.DecodeConfig(f)
		if err != nil {
			t.Fatal(err)
		}
		return c.Width, c.Height
	}
	if _, refusal, code := try(t, "show", "-load", games+"3-one-finisher.stead", "-size", "1280x800", "-o",
		file); code != 0 {
		t.Fatalf("show: %s", refusal)
	}
	if w, h := size(); w != 1280 || h != 800 {
		t.Errorf("the picture of the table is %dx%d", w, h)
	}
	if _, refusal, code := try(t, "sheet", "-o", file); code != 0 {
		t.Fatalf("sheet: %s", refusal)
	}
	if w, h := size(); w != sheetColumns*cellW || h < 5*cellH {
		t.Errorf("the sheet is %dx%d", w, h)
	}
}

// A saved position is printed, and any before it; of a damaged game the last one
// that is good.
func TestPositionsArePrinted(t *testing.T) {
	file := games + "3-one-finisher.stead"
	last, refusal, code := try(t, "print", file)
	if code != 0 || !strings.Contains(last, "\nturn first 3 ") || !strings.Contains(last, " ended\n") {
		t.Errorf("code %d, %s\n%s", code, refusal, last)
	}
	if first, _, code := try(t, "print", "-after", "0", file); code != 0 ||
		!strings.HasSuffix(first, "\nagenda first\n") {
		t.Errorf("code %d, before the first action\n%s", code, first)
	}
	whole, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	half := filepath.Join(t.TempDir(), "half.stead")
	if err := os.WriteFile(half, whole[:len(whole)/2], 0o644); err != nil {
		t.Fatal(err)
	}
	out, refusal, code := try(t, "print", half)
	if code != 1 || !strings.Contains(out, "\nseat 3 ") || !strings.Contains(refusal, "the file ends too early") {
		t.Errorf("half a game: code %d, %s\n%s", code, refusal, out)
	}
}

// A fixed order of tiles is drawn in every game, and the games kept are saved
// games that hold.
func TestTilesComeInOrderAndGamesAreKept(t *testing.T) {
	for _, c := range []string{"play -seats greedy1,easy -games 2 -swap", "random -games 2"} {
		dir := filepath.Join(t.TempDir(), "games")
		args := append(strings.Fields(c), "-title", "carcassonne", "-modules", "inns", "-tiles", "B24,I16,B01",
			"-save", dir)
		if out, refusal, code := try(t, args...); code != 0 {
			t.Fatalf("lab %s: %s%s", c, out, refusal)
		}
		for _, name := range []string{"00001.stead", "00002.stead"} {
			file := filepath.Join(dir, name)
			data, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			var drawn []string
			for _, line := range strings.Split(string(data), "\n") {
				if tile, ok := strings.CutPrefix(line, "draw "); ok {
					drawn = append(drawn, tile)
				}
			}
			if len(drawn) < 88 || !slices.Equal(drawn[:3], []string{"B24", "I16", "B01"}) {
				t.Errorf("lab %s: %d tiles are drawn, first %v", c, len(drawn), drawn[:min(3, len(drawn))])
			}
			if out, _, code := try(t, "verify", file); code != 0 {
				t.Errorf("lab %s: %s does not hold: %s", c, name, out)
			}
		}
	}
}
