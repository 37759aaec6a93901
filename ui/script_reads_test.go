package ui

import (
	"strings"
	"testing"

	"tilestead/input"
)

func frames(t *testing.T, text string) []input.Frame {
	t.Helper()
	s, err := parseScript(text)
	if err != nil {
		t.Fatal(err)
	}
	return s.Frames()
}

func TestScriptClick(t *testing.T) {
	f := frames(t, "move 1 2\n# remark\n\nclick 30 40\nwait 2")
	if len(f) != 6 {
		t.Fatalf("%d frames, want 6", len(f))
	}
	if !f[1].Moved || f[1].X != 30 || f[1].Y != 40 || f[1].Left.Down {
		t.Errorf("the click does not begin with a move: %+v", f[1])
	}
	if f[2].Left != (input.Button{Down: true, Pressed: true}) || f[3].Left != (input.Button{Released: true}) {
		t.Errorf("pressed %+v, released %+v", f[2].Left, f[3].Left)
	}
	if !f[4].Quiet() || !f[5].Quiet() || f[3].Quiet() {
		t.Error("only the waiting frames are quiet")
	}
	if f[5].Now <= f[4].Now || f[0].Now <= 0 {
		t.Error("time does not pass")
	}
}

func TestScriptDragHoldsTheButton(t *testing.T) {
	f := frames(t, "drag 0 10 40 10")
	for i, x := range []float64{10, 20, 30, 40} {
		if g := f[i+2]; !g.Left.Down || g.Left.Pressed || g.X != x {
			t.Errorf("step %d: %+v", i, g)
		}
	}
	if !f[len(f)-1].Left.Released {
		t.Error("the drag does not end")
	}
}

func TestScriptKeys(t *testing.T) {
	f := frames(t, "key Shift+Tab\nkey F11\nkey f12\nkey a")
	if !f[0].Hit(input.KeyTab) || !f[0].Shift || !f[0].Held.Has(input.KeyTab) ||
		f[1].Held.Has(input.KeyTab) || f[1].Shift {
		t.Errorf("Shift+Tab: %+v %+v", f[0], f[1])
	}
	if !f[2].Hit(input.KeyF11) || !f[4].Hit(input.KeyF1+11) || !f[4].Held.Has(input.KeyF1+11) || !f[6].Hit(input.KeyA) {
		t.Error("F11, F12 or A is wrong")
	}
}

func TestScriptTouch(t *testing.T) {
	f := frames(t, "longpress 5 6\ntap 7 8")
	long := 0
	for _, g := range f {
		if g.LongPress {
			long++
			if !g.Touch || !g.Left.Down {
				t.Error("a long press without a finger")
			}
		}
	}
	if long != 1 {
		t.Errorf("%d long presses, want 1", long)
	}
	if f[0].Left.Pressed != true || f[len(f)-1].Touch {
		t.Error("the finger does not come and go")
	}
}

func TestScriptTypes(t *testing.T) {
	var got []rune
	for _, f := range frames(t, "type Žofia 7") {
		got = append(got, f.Chars...)
	}
	if string(got) != "Žofia 7" {
		t.Errorf("typed %q", string(got))
	}
}

func TestScriptErrors(t *testing.T) {
	for text, want := range map[string]string{
		"move 1 2\nclik 3 4": `line 2, "clik 3 4": unknown command "clik"`,
		"move 1":             "move takes [2] numbers, not 1",
		"click x 2":          `"x" is not a number`,
		"key Shfit+Tab":      `unknown modifier "Shfit"`,
		"key Escape":         `unknown key "Escape"`,
		"wait -1":            "0 to 100000",
	} {
		if _, err := parseScript(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %q", text, err, want)
		}
	}
}
