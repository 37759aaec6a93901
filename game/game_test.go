package game

import (
	"errors"
	"math"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"tilestead/assets"
	"tilestead/input"
	"tilestead/input/device"
	"tilestead/save"
	"tilestead/scenes/page"
	"tilestead/scenes/settings"
	"tilestead/ui"
)

// A play is a program that answers as the test says.
type play struct {
	game       func() []byte // what Played gives; nil: nothing
	update     func() (ui.Scene, error)
	ticks      int
	draws      int
	told       []string
	settings   settings.Values
	notes      map[string]string
	busy       bool // asks before it is closed
	rasterizer page.Rasterizer
	words      *assets.Words
	field      ui.Rect // where a text is being written
}

func (p *play) Update(input.Frame) (ui.Scene, error) {
	p.ticks++
	if p.update != nil {
		return p.update()
	}
	return p, nil
}
func (p *play) Draw(*ui.Canvas)           { p.draws++ }
func (p *play) Animating() bool           { return false }
func (p *play) Settings() settings.Values { return p.settings }
func (p *play) Words() *assets.Words      { return p.words }
func (p *play) Reword() error             { return nil }
func (p *play) KeepLang()                 { p.settings.Lang = p.words.Lang() }
func (p *play) SetFullscreen(on bool)     { p.settings.Fullscreen = on }
func (p *play) Note(key string) (string, bool) {
	v, ok := p.notes[key]
	return v, ok
}
func (p *play) SetNote(key, value string) {
	if p.notes == nil {
		p.notes = map[string]string{}
	}
	p.notes[key] = value
}
func (p *play) Field() (ui.Rect, bool)          { return p.field, p.field != ui.Rect{} }
func (p *play) Closing() bool                   { return !p.busy }
func (p *play) Unsaved() bool                   { return false }
func (p *play) AtHome() bool                    { return true }
func (p *play) SetRasterizer(d page.Rasterizer) { p.rasterizer = d }
func (p *play) Crash(what string)               { p.told = append(p.told, what) }
func (p *play) Played() []byte {
	if p.game == nil {
		return nil
	}
	return p.game()
}

// quiet is a shell without a window, of the size of the small canvas.
func quiet(p Program) *shell {
	return &shell{program: p, options: Options{Version: "1.2", Store: &save.Memory{}}, w: 640, h: 400, s: 2,
		sheets: newSheets(func(*order) {})}
}

func TestCrashKeepsTheProgram(t *testing.T) {
	p := &play{}
	s := quiet(p)
	if err := s.step(input.Frame{}); err != nil || p.ticks != 1 {
		t.Fatalf("%v, %d ticks", err, p.ticks)
	}
	p.update = func() (ui.Scene, error) { panic("a wheel came off\nand rolled away") }
	if err := s.step(input.Frame{}); err != nil {
		t.Fatal(err)
	}
	if len(p.told) != 1 || p.told[0] != "a wheel came off" || s.dirty == 0 {
		t.Fatalf("the player is told %q", p.told)
	}
	kept, err := s.options.Store.Read(crashFile)
	if err != nil || !strings.Contains(string(kept), "Tilestead 1.2") ||
		!strings.Contains(string(kept), "rolled away") || !strings.Contains(string(kept), "game_test.go") {
		t.Errorf("the report is not kept: %v\n%s", err, kept)
	}
	s.now += time.Minute
	p.update = func() (ui.Scene, error) { return nil, errors.New("a second one") }
	if err := s.step(input.Frame{}); err != nil || p.told[1] != "a second one" {
		t.Errorf("the second crash: %v, %q", err, p.told)
	}
	if err := s.step(input.Frame{}); err == nil || err.Error() != "a second one" {
		t.Errorf("crashing again at once gives %v", err)
	}
}

// The report ends with the game that was being played, as it was when the program stopped;
// a game that cannot be written does not hide what went wrong.
func TestCrashReportHoldsTheGame(t *testing.T) {
	const game = "tilestead 2\ntitle montana 2\n"
	for _, c := range []struct {
		played func() []byte
		want   string
	}{
		{func() []byte { return []byte(game) }, "\n" + game},
		{func() []byte { return nil }, "game_test.go"},
		{func() []byte { panic("no seats") }, "no seats"},
	} {
		p := &play{game: c.played}
		s := quiet(p)
		p.update = func() (ui.Scene, error) { panic("a wheel came off") }
		if err := s.step(input.Frame{}); err != nil || len(p.told) != 1 {
			t.Fatalf("%v, the player is told %q", err, p.told)
		}
		kept, err := s.options.Store.Read(crashFile)
		if err != nil || !strings.Contains(string(kept), "a wheel came off") || !strings.Contains(string(kept), c.want) {
			t.Errorf("the report is %v\n%s\nwant %q in it", err, kept, c.want)
		}
		if c.want[0] == '\n' && !strings.HasSuffix(string(kept), c.want) {
			t.Errorf("the report does not end with the game:\n%s", kept)
		}
	}
}

func TestCrashInDrawIsTold(t *testing.T) {
	p := &play{}
	s := quiet(p)
	s.crash = errors.New("while drawing")
	if err := s.step(input.Frame{}); err != nil || len(p.told) != 1 || p.ticks != 0 {
		t.Errorf("%v, %q, %d ticks", err, p.told, p.ticks)
	}
	if err := s.step(input.Frame{}); err != nil || p.ticks != 1 {
		t.Errorf("it does not go on: %v", err)
	}
}

// A window that is closed ends the program, unless that asks first.
func TestClosingAsks(t *testing.T) {
	p := &play{busy: true}
	s := quiet(p)
	if s.closing() || s.dirty == 0 {
		t.Error("the program is not asked, or its question is not drawn")
	}
	if s.w = 300; !s.closing() {
		t.Error("a question is asked that nobody can see")
	}
	if s.w, p.busy = 640, false; !s.closing() {
		t.Error("the window stays open")
	}
}

func TestLeavingEnds(t *testing.T) {
	s := quiet(&play{update: func() (ui.Scene, error) { return nil, nil }})
	if err := s.step(input.Frame{}); !errors.Is(err, ebiten.Termination) {
		t.Errorf("leaving gives %v", err)
	}
}

func TestTooSmallRests(t *testing.T) {
	a := &play{}
	s := quiet(a)
	s.w, s.h = 500, 300
	if err := s.step(input.Frame{}); err != nil || a.ticks != 0 {
		t.Errorf("%v; the program got %d ticks in a window too small for it", err, a.ticks)
	}
}

// A phone smaller than the smallest canvas gets that canvas, with canvas pixels
// of about a point; other screens are drawn as they are.
func TestSmallPhones(t *testing.T) {
	for _, c := range []struct{ w, h, dot, canvasW, canvasH, s float64 }{
		{568, 320, 2, 640, 361, 2}, {568, 320, 3, 640, 360, 3}, {844, 340, 3, 893, 360, 3}, {480, 320, 2, 640, 427, 2},
		{667, 375, 2, 667, 375, 2}, {844, 390, 3, 844, 390, 3}, {1280, 800, 1, 1280 / 1.5, 800 / 1.5, 1.5},
		{600, 340, 1, 600, 340, 1},
		{400, 200, 2, 800, 400, 1},
	} {
		s := quiet(&play{})
		s.density = density(c.w, c.h, c.dot)
		s.dot = c.dot * s.density
		s.resize(math.Ceil(c.w*s.dot), math.Ceil(c.h*s.dot))
		if s.w != c.canvasW || s.h != c.canvasH || s.s != c.s {
			t.Errorf("%g x %g with %g pixels a point: a canvas of %g x %g at %g, want %g x %g at %g", c.w, c.h, c.dot,
				s.w, s.h, s.s, c.canvasW, c.canvasH, c.s)
		}
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

// TestPlaceIsPulledBack wants a window to open where it can be taken hold of,
// and to stay where somebody put it if it can.
func TestPlaceIsPulledBack(t *testing.T) {
	for _, c := range []struct {
		why        string
		w, h       int // of the screen
		kept, want place
	}{
		{"inside", 1920, 1080, place{100, 50, 1280, 800, false}, place{100, 50, 1280, 800, false}},
		{"a little over the left edge", 1920, 1080, place{-5, 20, 1000, 700, false}, place{-5, 20, 1000, 700, false}},
		{"half over the right edge", 1920, 1080, place{1400, 300, 1000, 700, false},
			place{1400, 300, 1000, 700, false}},
		{"on a wider screen that is gone", 1366, 768, place{1500, 200, 800, 600, false},
			place{566, 168, 800, 600, false}},
		{"on a screen to the left that is gone", 1920, 1080, place{-1900, 100, 1000, 700, false},
			place{0, 100, 1000, 700, false}},
		{"on a screen above that is gone", 1920, 1080, place{100, -900, 1000, 700, true},
			place{100, 0, 1000, 700, true}},
		{"with nothing but its upper edge below", 1920, 1080, place{100, 1070, 1000, 700, false},
			place{100, 380, 1000, 700, false}},
		{"larger than the screen", 1366, 768, place{0, 0, 1900, 1000, false}, place{0, 0, 1366, 768, false}},
		{"on a screen of no size", 0, 0, place{5000, 0, 1000, 700, false}, place{5000, 0, 1000, 700, false}},
	} {
		if got := c.kept.within(c.w, c.h); got != c.want {
			t.Errorf("%s: %v on %dx%d becomes %v, want %v", c.why, c.kept, c.w, c.h, got, c.want)
		}
	}
}

func TestPlaceIsRemembered(t *testing.T) {
	want := place{-5, 20, 1000, 700, true}
	if got, err := readPlace(want.String()); err != nil || got != want {
		t.Errorf("%+v, %v", got, err)
	}
	for _, bad := range []string{"", "1 2", "a 0 900 700 normal", "0 0 2 700 normal", "0 0 900 700 maybe",
		"0 0 900 70000 normal", "0 0 900 700"} {
		if p, err := readPlace(bad); err == nil {
			t.Errorf("%q is read as %+v", bad, p)
		}
	}
	p := &play{}
	w := window{now: want}
	w.keep(p)
	if p.notes[placeNote] != want.String() {
		t.Errorf("kept is %v", p.notes)
	}
}

func TestSheetsArrive(t *testing.T) {
	s := loadSheets()
	for d := range s.arrived {
		if d.err != nil {
			t.Fatal(d.err)
		}
		if assets.SheetTitle(d.number) != "" {
			t.Fatal("a title's sheet comes though no screen asked for it")
		}
		if s.missing--; s.missing == 0 {
			return
		}
	}
}

// On a phone's fine screen a canvas pixel is a point, though the window has
// many pixels.
func TestScaleOnFineScreens(t *testing.T) {
	for _, c := range []struct {
		w, h, dot float64
		s         float64
	}{{1280, 800, 1, 1.5}, {1334, 750, 2, 2}, {1440, 1080, 3, 2}, {1560, 900, 2, 2}, {2436, 1125, 3, 3},
		{2400, 1080, 3, 3}, {2048, 1536, 2, 2}, {2880, 1800, 2, 3},
		{1136, 640, 2, 1}} {
		s := quiet(&play{})
		s.dot = c.dot
		s.resize(c.w, c.h)
		if s.s != c.s || math.Floor(s.w) != math.Floor(c.w/s.s) {
			t.Errorf("%gx%g with %g pixels a point: %g pixels a canvas pixel, want %g", c.w, c.h, c.dot, s.s, c.s)
		}
	}
}

// A first window fits a screen that is smaller than the usual one.
func TestFirstWindowFitsTheScreen(t *testing.T) {
	for _, c := range []struct {
		note      string
		maximised bool
		w, h      int
		want      place
		again     bool
	}{
		{"", false, 1920, 1080, place{0, 0, 1280, 800, false}, false},
		{"", false, 1024, 600, place{0, 0, 1024, 600, false}, false},
		{"", true, 1366, 768, place{0, 0, 1280, 768, true}, false},
		{"what is this", false, 1024, 600, place{0, 0, 1024, 600, false}, false},
		{"10 20 900 700 normal", true, 1920, 1080, place{10, 20, 900, 700, false}, true},
	} {
		at, again := opening(c.note, c.maximised)
		if got := at.within(c.w, c.h); got != c.want || again != c.again {
			t.Errorf("%q on %dx%d opens at %v, %v; want %v, %v", c.note, c.w, c.h, got, again, c.want, c.again)
		}
	}
}

// The page learns in its points where a text is being written.
func TestLineInPoints(t *testing.T) {
	p := &play{}
	s := quiet(p)
	s.dot = 1.25
	if got := s.line(); got != nil {
		t.Errorf("nothing is written, and the page is told %v", got)
	}
	p.field = ui.Rect{X: 100, Y: 50, W: 200, H: 30}
	if got, want := s.line(), (device.Line{X: 160, Y: 80, W: 320, H: 48}); got == nil || *got != want {
		t.Errorf("the page is told %v, want %v", got, want)
	}
}

// Behind another window the game is silent if that is asked for.
func TestBehind(t *testing.T) {
	for _, c := range []struct{ asked, focused, silent bool }{
		{true, false, true}, {true, true, false}, {false, false, false}, {false, true, false},
	} {
		if got := behind(c.asked, c.focused); got != c.silent {
			t.Errorf("asked %t, in front %t: silent %t", c.asked, c.focused, got)
		}
	}
}
