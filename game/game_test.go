package game

import (
	"errors"
	"strings"
	"testing"
	"time"

	"tilestead/input"
	"tilestead/save"
	"tilestead/scenes"
	"tilestead/ui"
)

// A screen is a scene that answers as the test says.
type screen struct {
	name     string
	next     func() (scenes.Scene, error)
	replaces bool
	ticks    int
}

func (s *screen) Update(input.Frame) (scenes.Scene, error) {
	s.ticks++
	if s.next != nil {
		return s.next()
	}
	return s, nil
}
func (s *screen) Draw(c *ui.Canvas) { c.Text(0, 0, s.name, ui.White) }
func (s *screen) Animating() bool   { return false }
func (s *screen) Replaces() bool    { return s.replaces }

func goes(to scenes.Scene) func() (scenes.Scene, error) {
	return func() (scenes.Scene, error) { return to, nil }
}

func names(s stack) string {
	var n []string
	for _, x := range s {
		n = append(n, x.(*screen).name)
	}
	return strings.Join(n, " ")
}

func TestStack(t *testing.T) {
	title, setup, table, again := &screen{name: "title"}, &screen{name: "setup"}, &screen{name: "table"}, &screen{name: "again", replaces: true}
	s := stack{title}
	for _, step := range []struct {
		from *screen
		to   scenes.Scene
		want string
	}{
		{title, title, "title"},
		{title, setup, "title setup"},
		{setup, table, "title setup table"},
		{table, again, "title setup again"},
		{again, nil, "title setup"},
		{setup, table, "title setup table"},
		{table, title, "title"},
		{title, nil, ""},
	} {
		step.from.next = goes(step.to)
		if _, err := s.update(input.Frame{}); err != nil {
			t.Fatal(err)
		}
		if got := names(s); got != step.want {
			t.Fatalf("after %s: %q, want %q", step.from.name, got, step.want)
		}
	}
}

// quiet is a shell without a window, of the size of the small canvas.
func quiet(first scenes.Scene, crash func(Crash) scenes.Scene) *shell {
	s := &shell{sheets: &sheets{}, w: 640, h: 400, s: 2}
	s.options = Options{Version: "1.2", Store: &save.Memory{}, First: func() (scenes.Scene, error) { return first, nil }, Crash: crash}
	return s
}

func TestCrashKeepsTheProgram(t *testing.T) {
	var got Crash
	home := &screen{name: "home"}
	told := &screen{name: "told"}
	table := &screen{name: "table"}
	s := quiet(table, func(c Crash) scenes.Scene { got = c; return told })
	if err := s.step(input.Frame{}); err != nil || names(s.stack) != "table" {
		t.Fatalf("%v, %q", err, names(s.stack))
	}
	table.next = func() (scenes.Scene, error) { panic("a wheel came off\nand rolled away") }
	if err := s.step(input.Frame{}); err != nil {
		t.Fatal(err)
	}
	if names(s.stack) != "told" || s.dirty == 0 {
		t.Errorf("the crash screen does not show: %q", names(s.stack))
	}
	if got.What != "a wheel came off" || !strings.Contains(got.Report, "Tilestead 1.2") || !strings.Contains(got.Report, "game_test.go") {
		t.Errorf("the crash screen is told %+v", got)
	}
	if kept, err := s.options.Store.Read(crashFile); err != nil || string(kept) != got.Report {
		t.Errorf("the report is not kept: %v", err)
	}
	told.next = goes(home)
	if err := s.step(input.Frame{}); err != nil || names(s.stack) != "home" {
		t.Errorf("after the crash screen: %v, %q", err, names(s.stack))
	}
	home.next = func() (scenes.Scene, error) { return nil, errors.New("a second one") }
	if err := s.step(input.Frame{}); err != nil || names(s.stack) != "told" || got.What != "a second one" {
		t.Errorf("the second crash: %v, %q, %+v", err, names(s.stack), got)
	}
}

func TestCrashInTheCrashScreenEnds(t *testing.T) {
	bad := &screen{name: "bad", next: func() (scenes.Scene, error) { return nil, errors.New("again") }}
	s := quiet(&screen{next: func() (scenes.Scene, error) { return nil, errors.New("first") }}, func(Crash) scenes.Scene { return bad })
	if err := s.step(input.Frame{}); err != nil {
		t.Fatal(err)
	}
	if err := s.step(input.Frame{}); err == nil || err.Error() != "again" {
		t.Errorf("the program goes on after %v", err)
	}
}

func TestCrashInDraw(t *testing.T) {
	s := quiet(&screen{name: "a"}, func(Crash) scenes.Scene { return &screen{name: "told"} })
	s.crash = errors.New("while drawing")
	if err := s.step(input.Frame{}); err != nil || names(s.stack) != "told" {
		t.Errorf("%v, %q", err, names(s.stack))
	}
}

func TestTooSmallRests(t *testing.T) {
	a := &screen{name: "a"}
	s := quiet(a, nil)
	s.w, s.h = 500, 300
	if err := s.step(input.Frame{}); err != nil || a.ticks != 0 {
		t.Errorf("%v; the scene got %d ticks in a window too small for it", err, a.ticks)
	}
}

func TestClock(t *testing.T) {
	var c clock
	at := time.Unix(1000, 0)
	c.tick(at)
	if got := c.tick(at.Add(20 * time.Millisecond)); got != 20*time.Millisecond {
		t.Errorf("after 20 ms: %v", got)
	}
	if got := c.tick(at.Add(time.Hour)); got != 120*time.Millisecond {
		t.Errorf("after sleeping: %v", got)
	}
	if got := c.tick(at); got != 120*time.Millisecond {
		t.Errorf("after the clock was set back: %v", got)
	}
	c.byTicks = true
	if got := c.tick(at); got != 120*time.Millisecond+time.Second/60 {
		t.Errorf("by ticks: %v", got)
	}
}

func TestPlaceIsRemembered(t *testing.T) {
	var st save.Memory
	if _, err := readPlace(&st); err == nil {
		t.Error("an empty store has a place")
	}
	want := place{-5, 20, 1000, 700, true}
	if err := writePlace(&st, want); err != nil {
		t.Fatal(err)
	}
	if got, err := readPlace(&st); err != nil || got != want {
		t.Errorf("%+v, %v", got, err)
	}
	for _, bad := range []string{"x = 1", "x = a\ny = 0\nwidth = 900\nheight = 700\nmaximised = true",
		"x = 0\ny = 0\nwidth = 2\nheight = 700\nmaximised = true"} {
		if err := st.Write(windowFile, []byte(bad)); err != nil {
			t.Fatal(err)
		}
		if p, err := readPlace(&st); err == nil {
			t.Errorf("%q is read as %+v", bad, p)
		}
	}
}
