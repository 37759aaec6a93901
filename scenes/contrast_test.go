package scenes_test

import (
	"fmt"
	"image"
	"math"
	"slices"
	"testing"
	"time"

	"tilestead/assets/palette"
	"tilestead/input"
	"tilestead/save"
	"tilestead/scenes"
	"tilestead/scenes/apptest"
	"tilestead/scenes/board"
	"tilestead/scenes/scenetest"
	"tilestead/ui"
	"tilestead/ui/soft"
)

// faint lists the texts of a canvas that stand out less than least from what
// they lie on: the contrast with the middle one of the pixels under them.
func faint(t testing.TB, c *ui.Canvas, least float64) (bad []string) {
	t.Helper()
	var bare ui.Canvas
	bare.Reset(c.W, c.H, c.S)
	ringed := func(i int) bool { // the same text lies round it
		a := &c.Ops[i]
		return slices.ContainsFunc(c.Ops, func(b ui.Op) bool {
			return b.Kind == ui.OpText && b.Text == a.Text && b.Color != a.Color && math.Abs(b.Box.X-a.Box.X) <= 1 &&
				math.Abs(b.Box.Y-a.Box.Y) <= 1
		})
	}
	veiled := 0 // what lies under a dialog's veil is not for reading
	for i, op := range c.Ops {
		if op.Kind != ui.OpText {
			bare.Ops = append(bare.Ops, op)
		}
		if op.Kind == ui.OpFill && op.Box.W >= c.W && op.Box.H >= c.H && op.Color.A > 128 {
			veiled = i
		}
	}
	m, err := new(soft.Renderer).Draw(&bare)
	if err != nil {
		t.Fatal(err)
	}
	for i := range c.Ops {
		op := &c.Ops[i]
		if op.Kind != ui.OpText || i < veiled || ringed(i) {
			continue
		}
		box := ui.Rect{X: op.Box.X, Y: op.Box.Y - op.Capital, W: op.Face.Width(op.Text, op.Capital), H: op.Capital}
		if n := contrastOn(m, box, c.S, op.Color); n < least {
			bad = append(bad, fmt.Sprintf("%q stands out %.1f", op.Text, n))
		}
	}
	return bad
}

func contrastOn(m *image.RGBA, r ui.Rect, s float64, ink ui.Color) float64 {
	var all []float64
	for y := r.Y * s; y < (r.Y+r.H)*s; y += s {
		for x := r.X * s; x < (r.X+r.W)*s; x += s {
			if p := image.Pt(int(x), int(y)); p.In(m.Rect) {
				g := m.RGBAAt(p.X, p.Y)
				all = append(all, contrastOver(ink, ui.Color{R: g.R, G: g.G, B: g.B, A: 255}))
			}
		}
	}
	if len(all) == 0 {
		return math.Inf(1)
	}
	slices.Sort(all)
	return all[len(all)/2]
}

// contrastOver is the contrast of an ink, which may let the ground through, with the ground.
func contrastOver(ink, ground ui.Color) float64 {
	mix := func(a, b uint8) uint8 { return uint8((int(a)*int(ink.A) + int(b)*(255-int(ink.A))) / 255) }
	return palette.Contrast(ui.Color{R: mix(ink.R, ground.R), G: mix(ink.G, ground.G), B: mix(ink.B, ground.B),
		A: 255}, ground)
}

// tables looks at a new game of every title.
func tables(t testing.TB, size scenetest.Size, change func(*scenes.AppOptions),
	look func(h *apptest.Hand, name string)) {
	t.Helper()
	for _, f := range apptest.Titles {
		h := apptest.Open(t, size, func(o *scenes.AppOptions) {
			o.Boards, o.Store = map[string]func() board.Board{f.Title.ID: f.New}, &save.Memory{}
			change(o)
		})
		h.Click("play " + f.Title.ID)
		h.Click("start")
		h.Wait(10 * time.Second)
		look(h, "table of "+f.Title.ID)
	}
}

// With high contrast every text of every screen stands out at least 7, without
// it 4.5.
func TestContrast(t *testing.T) {
	if testing.Short() {
		t.Skip("short")
	}
	for _, c := range []struct {
		value string
		least float64
	}{{"normal", 4.5}, {"high", 7}} {
		settings := "contrast = " + c.value + "\n"
		for _, size := range []scenetest.Size{{W: 640, H: 400, S: 1, Name: "compact"}} {
			look := func(h *apptest.Hand, name string) {
				for _, bad := range faint(t, h.C, c.least) {
					t.Errorf("%s, %s, contrast %s: %s", name, size.Name, c.value, bad)
				}
				h.Shot(fmt.Sprintf("contrast-%s-%s-%s", c.value, name, size.Name))
			}
			change := func(o *scenes.AppOptions) {
				if err := o.Store.Write("settings.txt", []byte(settings)); err != nil {
					t.Fatal(err)
				}
			}
			tour(t, size, change, look)
			tables(t, scenetest.Size{W: 960, H: 540, S: 1, Name: "normal"}, change, look)
			h := apptest.Open(t, size, func(o *scenes.AppOptions) {
				o.Store, o.Load = &save.Memory{}, bytesOf(t, half(t, 6))
				change(o)
			})
			h.Wait(10 * time.Second)
			look(h, "table")
			h.Key(input.KeyEsc)
			look(h, "menu")
		}
	}
}
