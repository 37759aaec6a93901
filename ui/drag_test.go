package ui

import (
	"slices"
	"strings"
	"testing"
)

// A field is a screen of six cells in a row that a drag may cross, the fourth of
// them off, with a piece to be lifted below the first and a place for it below
// the third, on a ground that pans.
type field struct {
	kit     Kit
	did     []string
	strokes int // begun
	panned  bool
	held    ID // what is carried while things are drawn
}

func (f *field) view(k *Kit) {
	if k.Zone(Zone{ID: "map", Box: Rect{0, 0, 640, 400}, Ground: true, Pan: "map"}).Dragged {
		f.panned = true
	}
	for i := range 6 {
		z := Zone{ID: k.Nth("cell", i), Box: Rect{20 + 40*float64(i), 20, 40, 40}, Pan: "map", Stroke: "field",
			Off: i == 3}
		if k.Zone(z).Clicked {
			f.did = append(f.did, "click "+string(z.ID))
		}
	}
	for i, id := range []ID{"piece", "place"} {
		z := Zone{ID: id, Box: Rect{20 + 80*float64(i), 100, 40, 40}, Pan: "map", Lifts: id == "piece"}
		if k.Zone(z).Clicked {
			f.did = append(f.did, "click "+string(id))
		}
	}
	if k.Drawing() {
		f.held = k.Lifting()
	}
	ids, begins := k.Crossed()
	for _, id := range ids {
		f.did = append(f.did, "cross "+string(id))
	}
	if len(ids) > 0 && begins {
		f.strokes++
	}
	if k.LetGo() {
		f.did = append(f.did, "let go")
	}
}

func (f *field) play(t *testing.T, script string) {
	t.Helper()
	s, err := parseScript(script)
	if err != nil {
		t.Fatal(err)
	}
	for _, in := range s.Frames() {
		f.kit.Update(in, f.view)
		var c Canvas
		c.Reset(in.W, in.H, in.S)
		f.kit.Draw(&c, f.view)
	}
}

// A drag over cells crosses each once, however fast it goes and however often it
// comes by, and pans nothing; a click stays a click. Shift with arrows does the same.
func TestStroke(t *testing.T) {
	for _, c := range []struct {
		script, did string
		strokes     int
	}{
		{"click 40 40", "click cell/0", 0},
		{"drag 40 40 120 40", "cross cell/0, cross cell/1, cross cell/2", 1},
		{"move 40 40\npress\nmove 250 40\nmove 40 40\nrelease",
			"cross cell/0, cross cell/1, cross cell/2, cross cell/4, cross cell/5", 1},
		{"move 40 40\npress\nmove 48 44\nrelease", "click cell/0", 0},
		{"drag 40 40 80 40\ndrag 80 40 40 40", "cross cell/0, cross cell/1, cross cell/1, cross cell/0", 2},
		{"drag 160 40 200 40", "", 0}, // it begins on one that is off
		{"key Tab\nkey Shift+Right\nkey Shift+Right", "cross cell/0, cross cell/1, cross cell/2", 1},
		{"key Tab\nkey Shift+Right\nkey Left\nkey Shift+Right",
			"cross cell/0, cross cell/1, cross cell/0, cross cell/1", 2},
	} {
		var f field
		f.play(t, c.script)
		if got := strings.Join(f.did, ", "); got != c.did || f.strokes != c.strokes || f.panned {
			t.Errorf("%q: %s in %d strokes, panned %v; want %s in %d", c.script, got, f.strokes, f.panned, c.did,
				c.strokes)
		}
	}
}

// A piece is clicked when it is pressed and clicks what it is released on; let go
// elsewhere, or after a long look, it is taken back. A tap waits for a second one.
func TestLift(t *testing.T) {
	for script, want := range map[string]string{
		"drag 40 120 120 120": "click piece, click place",
		"drag 40 120 300 300": "click piece, let go",
		"move 40 120\npress\nmove 200 120\nmove 40 120\nrelease": "click piece, let go",
		"click 40 120\nclick 120 120":                            "click piece, click place",
		"tap 40 120\ntap 120 120":                                "click piece, click place",
		"longpress 40 120":                                       "click piece, let go",
		"key Tab\nkey Down\nkey Enter\nkey Right\nkey Enter":     "click piece, click place",
	} {
		var f field
		f.play(t, script)
		if got := strings.Join(f.did, ", "); got != want || f.panned {
			t.Errorf("%q: %s, panned %v; want %s", script, got, f.panned, want)
		}
	}
	var f field
	f.play(t, "move 40 120\npress\nmove 200 120")
	if f.held != "piece" {
		t.Errorf("while it is carried %q is drawn in the hand", f.held)
	}
	f.play(t, "move 300 300") // the button is up, and nobody was told
	if !slices.Equal(f.did, []string{"click piece", "let go"}) || f.held != "" {
		t.Errorf("a pointer lost on its way: %v, carrying %q", f.did, f.held)
	}
}
