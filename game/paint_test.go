//go:build !js

package game

import (
	"image"
	"math"
	"os"
	"runtime"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"tilestead/assets"
	"tilestead/assets/palette"
	"tilestead/ui"
	"tilestead/ui/soft"
)

// host runs the tests inside a window's first tick, where pictures of the
// graphics card can be read.
type host struct {
	m    *testing.M
	code int
}

func (h *host) Update() error              { h.code = h.m.Run(); return ebiten.Termination }
func (h *host) Draw(*ebiten.Image)         {}
func (h *host) Layout(int, int) (int, int) { return 64, 64 }

// windowless says that there is no display to open a window on.
func windowless() bool {
	return runtime.GOOS == "linux" && os.Getenv("DISPLAY") == ""
}

func TestMain(m *testing.M) {
	if windowless() {
		os.Exit(m.Run())
	}
	h := &host{m: m, code: 1}
	ebiten.SetWindowSize(64, 64)
	if err := ebiten.RunGameWithOptions(h, &ebiten.RunGameOptions{InitUnfocused: true}); err != nil {
		panic(err)
	}
	os.Exit(h.code)
}

// samples is a list with every kind of operation.
func samples(c *ui.Canvas) {
	ui.Cloth(c)
	ui.Panel(c, ui.Rect{X: 10, Y: 10, W: 120, H: 80})
	ui.Head(c, ui.Rect{X: 10, Y: 10, W: 120, H: 80}, "Samples Žľ")
	ui.Button(c, ui.Rect{X: 20, Y: 40, W: 60, H: 24}, "gear", "Go", ui.Primary, ui.Focused)
	ui.SeatPlate(c, ui.Rect{X: 140, Y: 10, W: 110, H: 30}, 24, 1, true)
	ui.Letters(c, 140, 70, 18, "TILE 42", "title")
	ui.Letters(c, 220, 70, 14, "42", "num")
	ui.Medal(c, 150, 95, 8, 2)
	ui.Disc(c, 200, 95, 14, palette.Rust)
	c.Poly(palette.Gold, ui.Point{X: 230, Y: 80}, ui.Point{X: 250, Y: 95}, ui.Point{X: 238, Y: 112},
		ui.Point{X: 222, Y: 104})
	c.Clip(ui.Rect{X: 20, Y: 100, W: 50, H: 30})
	c.Fill(ui.Rect{X: 0, Y: 90, W: 60, H: 60}, palette.Alpha(palette.Good, 0.5))
	c.Write(30, 120, "clipped text", ui.Body, palette.Cream)
	c.Unclip()
	for i, name := range []string{"icon/coin", "settlement/blue", "montana/hex/wheat/0"} {
		if s, ok := assets.Find(name); ok {
			x0, y0, x1, y1 := s.Bounds()
			k := 40 / math.Max(x1-x0, y1-y0)
			c.Tinted(s, 100+float64(i)*50, 150, k, float64(i)*0.7, ui.White)
			c.Tinted(s, 100+float64(i)*50, 185, k*0.4, 0, palette.Alpha(palette.UIGold, 0.8))
		}
	}
}

// The window and the picture in memory show the same.
func TestWindowAndSoftAgree(t *testing.T) {
	if windowless() {
		t.Skip("there is no display")
	}
	p := newPainter(loadSheets())
	for _, s := range []float64{1, 2, 3} {
		var c ui.Canvas
		c.Reset(260, 200, s)
		samples(&c)
		screen := ebiten.NewImage(int(260*s), int(200*s))
		p.paint(screen, &c)
		got := image.NewRGBA(screen.Bounds())
		screen.ReadPixels(got.Pix)
		var r soft.Renderer
		want, err := r.Draw(&c)
		if err != nil {
			t.Fatal(err)
		}
		sum, far := 0, 0
		for i := range got.Pix {
			d := int(got.Pix[i]) - int(want.Pix[i])
			if d < 0 {
				d = -d
			}
			sum += d
			if d > 40 {
				far++
			}
		}
		n := len(got.Pix)
		if mean := float64(sum) / float64(n); mean > 1 || far > n/200 {
			t.Errorf("S = %v: the pictures differ by %.2f on average, %d of %d values by more than 40", s, mean, far, n)
		}
	}
}

func TestDrawsOnlyWhatChanged(t *testing.T) {
	if windowless() {
		t.Skip("there is no display")
	}
	p := &play{}
	s := newShell(p, Options{})
	for !s.sheets.step() {
		s.sheets.full = false // as after a frame
		runtime.Gosched()
	}
	s.resize(1280, 800)
	screen := ebiten.NewImage(1280, 800)
	for s.dirty > 0 {
		s.Draw(screen)
	}
	if p.draws != 2 {
		t.Errorf("a new size is drawn %d times, want 2", p.draws)
	}
	s.Draw(screen)
	if p.draws != 2 {
		t.Error("it is drawn again though nothing changed")
	}
}
