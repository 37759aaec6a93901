package moves

import (
	"bytes"
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/rules/rulestest"
)

// What was written is read as the same game, action by action.
func TestThereAndBack(t *testing.T) {
	for seed := range uint64(6) {
		for _, modules := range [][]string{nil, {"inns", "traders", "dragon"},
			{"dragon", "princess-may", "fairy-follower", "fairy-after-princess", "first-2"}} {
			want := rulestest.RandomMatch(t, &carcassonne.Title,
				rules.Setup{Seats: 2 + int(seed%4), Modules: modules, Seed: seed})
			text := Write(want)
			got, err := Read(text)
			if err != nil {
				t.Fatalf("%v\n%s", err, text)
			}
			if got.Len() != want.Len() {
				t.Fatalf("%d actions were written, %d read", want.Len(), got.Len())
			}
			for i := range want.Len() {
				if got.Action(i) != want.Action(i) {
					t.Fatalf("action %d differs", i+1)
				}
			}
			if !bytes.Equal(Write(got), text) {
				t.Error("written again it differs")
			}
		}
	}
}

func TestForm(t *testing.T) {
	text := `carcassonne
players 2
modules inns traders dragon first-1
row D16
1 B24 1,0 r0 small r1
2 D05 0,-1 r2
1 D16 2,0 r0 pass dragon 1:S 2:E 1:E
2 B01 0,1 r0 small m1
`
	m, err := Read([]byte("# a remark\n\n" + text))
	if err != nil {
		t.Fatal(err)
	}
	if got := string(Write(m)); got != text {
		t.Errorf("written again it is\n%s", got)
	}
	if s := m.State().(*carcassonne.State); s.Tiles() != 5 || s.Supply(0)[carcassonne.Small] != 7 {
		t.Errorf("%d tiles, supply %v", s.Tiles(), s.Supply(0))
	}
}

// By the house rule a line has the fairy behind whom the princess sent home.
func TestFairyBehindThePrincess(t *testing.T) {
	const text = `carcassonne
players 2
modules dragon fairy-after-princess first-1
1 B08 0,-1 r1 small c1
2 B24 1,0 r0 small r1
1 B01 0,1 r0 pass
2 D11 0,-2 r1 remove 1 small @0,-1 fairy @1,0
1 D18 -1,-2 r3 pass
`
	m, err := Read([]byte(text))
	if err != nil {
		t.Fatal(err)
	}
	if at, ok := m.State().(*carcassonne.State).Fairy(); !ok || at != (carcassonne.Pos{X: 1}) {
		t.Errorf("the fairy is at %v, %v", at, ok)
	}
	if got := string(Write(m)); got != text {
		t.Errorf("written again it is\n%s", got)
	}
}

// closed leaves no open city, so that B04 fits nowhere.
const closed = "carcassonne\nmodules first-2\n2 B18 0,-1 r2 pass\n1 B02 1,0 r1 pass\n2 B02 -1,0 r3 pass\n"

func TestWrongText(t *testing.T) {
	for _, c := range []struct{ text, says string }{
		{"", `want "carcassonne"`},
		{"chess\n", `line 1: want "carcassonne", got "chess"`},
		{"carcassonne\nplayers many", "line 2: want `players N`"},
		{"carcassonne\nplayers 6", "a sixth player"},
		{"carcassonne\nmodules first-1\n\n1 B24", "line 4: want `SEAT TILE X,Y rN …`"},
		{"carcassonne\nmodules first-1\n1 B24 5,5 r0 pass",
			`line 3: "place 5,5 r0" is not legal here, where place is asked`},
		{"carcassonne\nmodules first-1\n2 B24 1,0 r0 pass", "line 3: it is seat 1's tile, not 2's"},
		{"carcassonne\nmodules first-1\n1 X99 1,0 r0 pass", `"draw X99" is not legal here`},
		{"carcassonne\nmodules first-1\n1 B24 1,0 r0 big r1", `"big r1" is not legal here, where act is asked`},
		{"carcassonne\nmodules dragon first-1\n1 D16 1,0 r0",
			"line 3: tile D16 goes into the dragon row, because no volcano has been placed yet: want `row D16`"},
		{"carcassonne\nmodules dragon first-1\naside D16", "line 3: tile D16 goes into the dragon row"},
		{"carcassonne\nmodules dragon first-1\nrow B24", "line 3: tile B24 fits: want `1 B24 X,Y rN …`, got `row B24`"},
		{closed + "1 B04 0,1 r0", "line 6: tile B04 fits nowhere: want `aside B04`"},
		{closed + "row B04", "line 6: tile B04 fits nowhere: want `aside B04`"},
	} {
		if _, err := Read([]byte(c.text)); err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%q: %v, want something with %q", c.text, err, c.says)
		}
	}
}

// FuzzRead reads anything; what it accepts, it writes so that it reads it again.
func FuzzRead(f *testing.F) {
	f.Add([]byte("carcassonne\nplayers 2\nmodules dragon first-1\nrow D16\n1 B24 1,0 r0 small r1\n2 D05 0,-1 r2\n"))
	f.Add([]byte("carcassonne\nplayers 3\nfirst 2\n2 B24 1,0 r0 pass\n"))
	f.Fuzz(func(t *testing.T, b []byte) {
		m, err := Read(b)
		if err != nil {
			return
		}
		again, err := Read(Write(m))
		if err != nil || again.Len() != m.Len() {
			t.Errorf("written again: %v", err)
		}
	})
}
