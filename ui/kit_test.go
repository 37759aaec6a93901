package ui

import (
	"math"
	"slices"
	"testing"

	"tilestead/input"
	"tilestead/sound/cue"
)

// A toy is a small screen for tests: two buttons side by side, one below, one
// that is off, and a dialog with a button when open.
type toy struct {
	kit    Kit
	clicks map[ID]int
	open   bool
	backs  int
	name   string
	speed  int
	at     float64
	on     bool
	drag   float64
	seen   Canvas
}

func (d *toy) view(k *Kit) {
	pan := k.Zone(Zone{ID: "map", Box: Rect{0, 0, 640, 400}, Ground: true, NoKeys: true})
	d.drag += pan.DX
	k.Block("panel", Rect{300, 0, 340, 400})
	for i, id := range []ID{"a", "b"} {
		if k.Button(id, Rect{20 + 60*float64(i), 20, 50, 24}, string(id), Plain) {
			d.clicks[id]++
		}
	}
	if k.Push("c", Rect{20, 60, 50, 24}, Push{Label: "c", Tip: "about c"}) {
		d.clicks["c"]++
	}
	if k.Push("off", Rect{80, 60, 50, 24}, Push{Label: "off", Off: true, Tip: "not now"}) {
		d.clicks["off"]++
	}
	if k.Zone(Zone{ID: "hex", Box: Rect{20, 100, 60, 60}, Pan: "map",
		Within: func(p Point) bool { return p.X-20 < p.Y-100 }}).Clicked {
		d.clicks["hex"]++
	}
	k.Toggle("on", Rect{320, 40, 100, 20}, "on", &d.on)
	k.Slider("speed", Rect{320, 80, 110, 20}, &d.speed, 10)
	k.TextField("name", Rect{320, 120, 110, 24}, &d.name, 5)
	k.List("log", Rect{320, 200, 100, 60}, 20, 10, &d.at, func(i int, r Rect) {
		if k.Zone(Zone{ID: k.Nth("row", i), Box: r}).Clicked {
			d.clicks[k.Nth("row", i)]++
		}
	})
	if d.open {
		k.Modal()
		k.Block("veil", Rect{0, 0, 640, 400})
		if k.Button("yes", Rect{20, 20, 50, 24}, "yes", Primary) {
			d.clicks["yes"]++
		}
	}
	if k.Back() {
		d.backs++
	}
}

// play runs a script and draws after every tick, as the window does.
func (d *toy) play(t *testing.T, script string) {
	t.Helper()
	s, err := parseScript(script)
	if err != nil {
		t.Fatal(err)
	}
	if d.clicks == nil {
		d.clicks = map[ID]int{}
	}
	for {
		f, ok := s.Next()
		if !ok {
			return
		}
		d.kit.Update(f, d.view)
		d.seen.Reset(f.W, f.H, f.S)
		d.kit.Draw(&d.seen, d.view)
	}
}

func TestClick(t *testing.T) {
	var d toy
	d.play(t, "click 30 30\nclick 100 70\nmove 30 70\npress\nmove 90 30\nrelease")
	if d.clicks["a"] != 1 || len(d.clicks) != 1 {
		t.Errorf("clicks: %v", d.clicks)
	}
	if cues := names(d.kit.TakeCues()); !slices.Equal(cues, []string{cue.Hover, cue.Click, cue.Refuse, cue.Hover}) {
		t.Errorf("heard %v", cues)
	}
}

// names are the names of cues.
func names(cues []cue.Cue) (list []string) {
	for _, c := range cues {
		list = append(list, c.Name)
	}
	return list
}

func TestFirstTickCanClick(t *testing.T) {
	// A finger comes down on a screen that was never drawn.
	d := toy{clicks: map[ID]int{}}
	d.kit.Update(input.Frame{W: 640, H: 400, S: 2, X: 30, Y: 30, Touch: true,
		Left: input.Button{Down: true, Pressed: true}}, d.view)
	d.kit.Update(input.Frame{W: 640, H: 400, S: 2, X: 30, Y: 30, Touch: true, Left: input.Button{Released: true}},
		d.view)
	if d.clicks["a"] != 1 {
		t.Errorf("clicks: %v", d.clicks)
	}
}

func TestShapeOfZone(t *testing.T) {
	var d toy
	d.play(t, "click 70 110\nclick 30 150")
	if d.clicks["hex"] != 1 {
		t.Errorf("the triangle was hit %d times, want 1", d.clicks["hex"])
	}
}

func TestModalHidesWhatIsUnder(t *testing.T) {
	d := toy{open: true}
	d.play(t, "click 30 30\nclick 30 70\nkey Tab\nkey Tab\nkey Enter")
	if d.clicks["yes"] != 2 || d.clicks["a"] != 0 || d.clicks["c"] != 0 {
		t.Errorf("clicks: %v", d.clicks)
	}
}

func TestKeyboardReachesEverything(t *testing.T) {
	var d toy
	d.play(t, "key Tab")
	if d.kit.FocusID() != "a" {
		t.Fatalf("the first Tab goes to %q", d.kit.FocusID())
	}
	for _, step := range []struct {
		key  string
		want ID
	}{{"Right", "b"}, {"Down", "off"}, {"Left", "c"}, {"Up", "a"}, {"Tab", "b"}, {"Shift+Tab", "a"},
		{"Shift+Tab", "row/2"}, {"Tab", "a"}} {
		d.play(t, "key "+step.key)
		if d.kit.FocusID() != step.want {
			t.Errorf("%s goes to %q, want %q", step.key, d.kit.FocusID(), step.want)
		}
	}
	d.play(t, "key Space\nkey Enter")
	if d.clicks["a"] != 2 {
		t.Errorf("Space and Enter click a %d times", d.clicks["a"])
	}
	d.play(t, "click 200 300")
	if d.kit.FocusID() != "" {
		t.Error("the mark of focus stays after a click")
	}
}

func TestBackIsTakenOnce(t *testing.T) {
	var d toy
	d.play(t, "key Esc\nrclick 100 300\nrclick 30 30\nwait 3")
	if d.backs != 3 {
		t.Errorf("%d times back, want 3", d.backs)
	}
}

func TestTooltip(t *testing.T) {
	var d toy
	d.play(t, "move 30 70\nwait 10")
	if d.kit.tipShown || !d.kit.Animating() {
		t.Error("the tooltip is early, or nobody waits for it")
	}
	d.play(t, "wait 30")
	if !d.kit.tipShown || d.kit.tip != "c" {
		t.Error("no tooltip after half a second")
	}
	found := false
	for _, op := range d.seen.Ops {
		found = found || op.Kind == OpText && op.Text == "about c"
	}
	if !found {
		t.Error("the tooltip is not drawn")
	}
	d.play(t, "wait 2")
	if d.kit.Animating() {
		t.Error("the kit does not come to rest")
	}
	d.play(t, "move 200 300")
	if d.kit.tipShown {
		t.Error("the tooltip stays behind")
	}
}

// What was clicked is not explained afterwards, though it may be dead then and the
// pointer still there, before the pointer moves.
func TestTooltipDoesNotFollowAClick(t *testing.T) {
	var d toy
	d.play(t, "click 30 70\nwait 60")
	if d.clicks["c"] != 1 || d.kit.tipShown {
		t.Errorf("%d clicks, a tooltip: %v", d.clicks["c"], d.kit.tipShown)
	}
	d.play(t, "move 31 70\nwait 40")
	if !d.kit.tipShown {
		t.Error("nothing is explained after a move")
	}
}

func TestLongPressTellsAndDoesNotClick(t *testing.T) {
	var d toy
	d.play(t, "longpress 30 70")
	if d.clicks["c"] != 0 {
		t.Error("reading a tooltip clicked")
	}
	d.play(t, "tap 30 70")
	if d.clicks["c"] != 1 {
		t.Error("a tap does not click")
	}
}

func TestFingerReachesWhatIsNear(t *testing.T) {
	var d toy
	d.play(t, "tap 45 12")
	if d.clicks["a"] != 1 {
		t.Error("a finger 8 px off misses the button")
	}
	d.play(t, "click 45 12")
	if d.clicks["a"] != 1 {
		t.Error("the mouse hits what is beside it")
	}
}

func TestDragPans(t *testing.T) {
	var d toy
	d.play(t, "drag 30 150 70 150")
	if d.drag != 40 || d.clicks["hex"] != 0 {
		t.Errorf("dragged %v, hex clicked %d times; want 40 and 0", d.drag, d.clicks["hex"])
	}
	d.play(t, "drag 310 20 350 20")
	if d.drag != 40 {
		t.Error("the map moves under a panel")
	}
}

func TestSliderTogglesAndText(t *testing.T) {
	var d toy
	d.play(t, "drag 325 90 375 90\nclick 330 50\nclick 340 130\ntype Žofia Z\nkey Backspace\nkey Space")
	if d.speed != 5 || !d.on || d.name != "Žofi" {
		t.Errorf("speed %d, on %v, name %q", d.speed, d.on, d.name)
	}
	d.play(t, "key Enter\nkey Shift+Tab\nkey Left\nkey Left")
	if d.speed != 3 || d.kit.Writing() {
		t.Errorf("Left moves the slider to %d", d.speed)
	}
}

// A letter can be taken back among those that are typed, and the window knows
// where they are written.
func TestTypedTextTakesBack(t *testing.T) {
	var d toy
	d.play(t, "click 340 130\ntype Že")
	if r, ok := d.kit.Field(); !ok || r != (Rect{320, 120, 110, 24}) {
		t.Errorf("it is written at %v, %v", r, ok)
	}
	in := d.kit.In
	in.Chars = []rune("\b\b\bé\bľ")
	d.kit.Update(in, d.view)
	if d.name != "ľ" {
		t.Errorf("the line is %q", d.name)
	}
	d.play(t, "key Enter\nkey Shift+Tab")
	if r, ok := d.kit.Field(); ok {
		t.Errorf("it is written at %v when the keyboard is elsewhere", r)
	}
	d.kit.Focus("name") // as screens do that open for writing
	if _, ok := d.kit.Field(); !ok {
		t.Error("the next letter is written there, and the window is not told")
	}
	d.kit.TakeCues()
	if d.play(t, "key M"); slices.Contains(names(d.kit.TakeCues()), cue.Mute) {
		t.Error("a first letter m mutes")
	}
}

func TestListScrolls(t *testing.T) {
	var d toy
	d.play(t, "move 330 210\nwheel -1\nclick 330 210")
	if d.at != 60 || d.clicks["row/3"] != 1 {
		t.Errorf("at %v, clicks %v", d.at, d.clicks)
	}
	d.play(t, "move 330 210\nwheel 9")
	if d.at != 0 {
		t.Errorf("at %v after turning back", d.at)
	}
	in := d.kit.In
	for range 20 { // a touchpad tells parts of lines
		in.Wheel = -0.05
		d.kit.Update(in, d.view)
	}
	if math.Abs(d.at-60) > 1e-6 {
		t.Errorf("at %v after a line in twenty parts", d.at)
	}
	d.play(t, "move 330 210\nwheel 9")
	d.play(t, "drag 330 250 330 210")
	if d.at != 40 || d.clicks["row/2"] != 0 {
		t.Errorf("dragging goes to %v, clicks %v", d.at, d.clicks)
	}
}

func TestQuietTicksDoNotRunTheView(t *testing.T) {
	var d toy
	d.play(t, "move 200 300")
	runs := 0
	for i := 0; i < 10; i++ {
		d.kit.Update(input.Frame{W: 640, H: 400, S: 2, X: 200, Y: 300}, func(*Kit) { runs++ })
	}
	if runs != 0 {
		t.Errorf("the view ran %d times with nothing to do", runs)
	}
}

func BenchmarkList2000(b *testing.B) {
	var c Canvas
	b.ReportAllocs()
	for b.Loop() {
		c.Reset(960, 540, 2)
		for i := 0; i < 500; i++ {
			x := float64(i % 25 * 30)
			c.Sprite(1, x, 10, 0.5)
			c.Write(x, 42, "label", Body, White)
			c.Fill(Rect{x, 50, 20, 20}, White)
			c.Poly(White, Point{x, 0}, Point{x + 9, 0}, Point{x, 9})
		}
	}
}

func BenchmarkKitView(b *testing.B) {
	d := toy{clicks: map[ID]int{}, open: true}
	var c Canvas
	b.ReportAllocs()
	for b.Loop() {
		c.Reset(640, 400, 2)
		d.kit.Draw(&c, d.view)
	}
}
