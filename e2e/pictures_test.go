//go:build e2e && pictures

package e2e

import (
	"image"
	"image/color"
	"image/draw"
	"image/gif"
	"image/png"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"tilestead/e2e/screen"
)

// TestPictures takes the pictures of the README from the real program. It is
// no test of anything and built only by tools/pictures.sh.
func TestPictures(t *testing.T) {
	dir := filepath.Join(root, "docs", "pictures")
	r := rand.New(rand.NewPCG(4, 4))
	t.Run("title", func(t *testing.T) {
		p := open(t, quick(t), 1280, 800, "-today", "2026-11-27")
		p.until("the title screen", func() bool { return p.at("play montana") })
		p.wait(90)
		small(t, filepath.Join(dir, "title.png"), p.look())
	})
	t.Run("carcassonne", func(t *testing.T) { // a game among bots, with a person's tile to place
		p := open(t, quick(t), 1920, 1080, "-load", filepath.Join(root, "e2e", "testdata", "carcassonne.stead"))
		p.until("a place for the tile", func() bool { return p.at("cell 2,-3") })
		p.to("cell 2,-3")
		p.wait(90)
		small(t, filepath.Join(dir, "carcassonne.png"), p.look())
	})
	t.Run("agricola", func(t *testing.T) { // a game among bots, with a person to place
		p := open(t, quick(t), 1920, 1080, "-load", filepath.Join(root, "e2e", "testdata", "agricola.stead"))
		p.to("space meeting_place")
		p.wait(90)
		small(t, filepath.Join(dir, "agricola.png"), p.look())
	})
	t.Run("montana", func(t *testing.T) {
		p := open(t, quick(t), 1920, 1080, "-title", "montana", "-bots", "medium,skilled,medium", "-seed",
			"0x248d3198611724d6")
		p.click("start")
		bid := func(id string) bool { return strings.HasPrefix(id, "cell") }
		for n, auction := 0, false; ; n++ {
			if p.turn() {
				t.Fatal("the game was over before its pictures were taken")
			}
			if _, ok := p.find(bid); ok && !auction {
				auction = true
				p.still()
				small(t, filepath.Join(dir, "auction.png"), p.look())
			}
			if n > 12 && auction && p.at("disc") {
				break
			}
			p.settle(r)
		}
		p.still()
		small(t, filepath.Join(dir, "table.png"), p.look())
	})
	t.Run("disc", func(t *testing.T) {
		folder := t.TempDir()
		keep(t, folder, "bot_speed = normal", "confirm = never")
		p := open(t, folder, 1920, 1080, "-title", "montana", "-bots", "easy", "-seed", "8")
		p.click("start")
		p.until("the disc", func() bool { p.turn(); return p.at("disc") || p.pass(r) })
		spin(t, p, p.to("disc"), filepath.Join(dir, "disc.gif"))
	})
	t.Run("dragon", func(t *testing.T) {
		folder := t.TempDir()
		keep(t, folder, "bot_speed = normal", "confirm = never")
		p := open(t, folder, 1280, 800, "-load", filepath.Join(root, "e2e", "testdata", "dragon.stead"))
		walk(t, p, filepath.Join(dir, "dragon.gif"))
	})
}

// quick is a folder with settings in which nobody waits.
func quick(t *testing.T) string {
	folder := t.TempDir()
	keep(t, folder, "bot_speed = instant", "confirm = never")
	return folder
}

// to moves the pointer to what has that name.
func (p *player) to(name string) aim {
	p.t.Helper()
	var a aim
	p.until(name, func() (ok bool) {
		a, ok = p.find(func(id string) bool { return id == name })
		return ok
	})
	p.guest.MoveCursor(a.x, a.y)
	return a
}

// settle decides, by chance, but the longer it takes the more by what confirms:
// among many places that can be chosen and given up again chance loses its way.
func (p *player) settle(r *rand.Rand) {
	p.t.Helper()
	before := p.decisions()
	for clicks, waits := 0, 0; p.decisions() == before && !p.at("rematch"); {
		if clicks > 200 || waits > 2000 {
			p.shot("failed-" + p.t.Name())
			p.t.Fatalf("%d clicks and %d waits decided nothing; to be clicked there is %v", clicks, waits, p.names())
		}
		p.draw()
		var on, ends []aim
		for _, a := range p.aims() {
			switch {
			case a.off || !screen.OnBoard(a.id) && a.id != "question/yes":
			case a.id == "question/yes", strings.HasPrefix(a.id, "button ") && a.id != "button cheapest":
				ends = append(ends, a)
			default:
				on = append(on, a)
			}
		}
		if len(on)+len(ends) == 0 {
			p.wait(5) // what was clicked is still being shown, or a bot thinks
			waits++
			continue
		}
		if len(on) == 0 || len(ends) > 0 && r.IntN(8) < 1+clicks/4 {
			on = ends
		}
		a := on[r.IntN(len(on))]
		p.press(a.x, a.y)
		clicks++
	}
}

// pass decides whatever comes before the disc can be spun.
func (p *player) pass(r *rand.Rand) bool {
	p.settle(r)
	return false
}

// still takes the pointer away and lets everything come to rest.
func (p *player) still() {
	p.guest.MoveCursor(2, 1070)
	p.wait(60)
}

// spin recruits and films the disc until it rests.
func spin(t *testing.T, p *player, disc aim, file string) {
	box := image.Rect(-140, -140, 140, 140).Add(image.Pt(int(disc.x), int(disc.y)))
	p.press(disc.x, disc.y)
	p.guest.MoveCursor(2, 1070)
	var frames []*image.RGBA
	for range 64 {
		p.wait(3) // with the tick of look, 15 pictures a second
		frames = append(frames, part(p.look(), box))
	}
	for len(frames) > 2 && screen.Differing(frames[len(frames)-1], frames[len(frames)-2], frames[0].Rect) == 0 {
		frames = frames[:len(frames)-1]
	}
	film(t, file, frames, 7)
}

// walk places a tile on which the dragon moves, and films its way: the player's
// own step goes where somebody is eaten.
func walk(t *testing.T, p *player, file string) {
	p.to("cell 2,-3")
	p.key(ebiten.KeyR)
	p.guest.ScrollWheel(0, 1)
	p.wait(90)
	a := p.to("cell 2,-3")
	box := image.Rect(-470, -100, 90, 320).Add(image.Pt(int(a.x), int(a.y))).Intersect(image.Rect(0, 50, 1000, 800))
	var frames []*image.RGBA
	shoot := func(n int) {
		for range n {
			p.wait(5) // with the tick of look, 10 pictures a second
			f := part(p.look(), box)
			if n := len(frames); n == 0 || screen.Differing(f, frames[n-1], f.Rect) > 0 {
				frames = append(frames, f)
			}
		}
	}
	shoot(4)
	p.press(a.x, a.y)
	p.guest.MoveCursor(2, 790)
	for _, id := range []string{"button pass", "step 0,-2"} {
		for range 40 {
			if p.at(id) {
				break
			}
			shoot(1)
		}
		next := p.to(id)
		shoot(3)
		p.press(next.x, next.y)
		p.guest.MoveCursor(2, 790)
	}
	shoot(50) // the others go on, until it rests
	film(t, file, frames, 10)
}

// part is a copy of what lies in a box of a picture.
func part(m *image.RGBA, box image.Rectangle) *image.RGBA {
	f := image.NewRGBA(image.Rect(0, 0, box.Dx(), box.Dy()))
	draw.Draw(f, f.Rect, m, box.Min, draw.Src)
	return f
}

// film writes pictures as a film, each for so many hundredths of a second.
func film(t *testing.T, file string, frames []*image.RGBA, delay int) {
	t.Helper()
	b := frames[0].Rect
	all := image.NewRGBA(image.Rect(0, 0, b.Dx(), 4*b.Dy())) // what the colours are taken from
	for i := range 4 {
		draw.Draw(all, b.Add(image.Pt(0, i*b.Dy())), frames[i*(len(frames)-1)/3], image.Point{}, draw.Src)
	}
	few := fewColours(all, 255)
	out := &gif.GIF{}
	var last *image.Paletted
	for _, f := range frames {
		whole := repaint(f, few)
		out.Image = append(out.Image, change(last, whole))
		out.Delay = append(out.Delay, delay)
		last = whole
	}
	out.Delay[len(frames)-1] = 150
	w, err := os.Create(file)
	if err != nil {
		t.Fatal(err)
	}
	defer w.Close()
	if err := gif.EncodeAll(w, out); err != nil {
		t.Fatal(err)
	}
}

// change is what of a picture differs from the last, clear elsewhere.
func change(last, next *image.Paletted) *image.Paletted {
	clear := uint8(len(next.Palette))
	few := append(slices.Clone(next.Palette), color.RGBA{})
	p := &image.Paletted{Pix: slices.Clone(next.Pix), Stride: next.Stride, Rect: next.Rect, Palette: few}
	for i := range p.Pix {
		if last != nil && last.Pix[i] == next.Pix[i] {
			p.Pix[i] = clear
		}
	}
	return p
}

// small writes a picture with 256 colours.
func small(t *testing.T, file string, m *image.RGBA) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
		t.Fatal(err)
	}
	out, err := os.Create(file)
	if err != nil {
		t.Fatal(err)
	}
	defer out.Close()
	if err := (&png.Encoder{CompressionLevel: png.BestCompression}).Encode(out,
		repaint(m, fewColours(m, 256))); err != nil {
		t.Fatal(err)
	}
}

func repaint(m *image.RGBA, few color.Palette) *image.Paletted {
	p := image.NewPaletted(m.Rect, few)
	near := map[color.RGBA]uint8{}
	for y := range m.Rect.Dy() {
		for x := range m.Rect.Dx() {
			c := m.RGBAAt(x, y)
			i, ok := near[c]
			if !ok {
				i = uint8(few.Index(c))
				near[c] = i
			}
			p.SetColorIndex(x, y, i)
		}
	}
	return p
}

// fewColours halves the picture's colours at the middle of their widest
// channel until there are n groups, and gives the mean of each.
func fewColours(m *image.RGBA, n int) color.Palette {
	var all [][3]uint8
	for i := 0; i < len(m.Pix); i += 4 {
		all = append(all, [3]uint8(m.Pix[i:i+3]))
	}
	groups := [][][3]uint8{all}
	for len(groups) < n {
		best, channel, width := -1, 0, 0
		for i, g := range groups {
			for c := range 3 {
				lo, hi := 255, 0
				for _, v := range g {
					lo, hi = min(lo, int(v[c])), max(hi, int(v[c]))
				}
				if hi > lo && (hi-lo)*(hi-lo)*len(g) > width {
					best, channel, width = i, c, (hi-lo)*(hi-lo)*len(g)
				}
			}
		}
		if best < 0 {
			break
		}
		g := groups[best]
		slices.SortFunc(g, func(a, b [3]uint8) int { return int(a[channel]) - int(b[channel]) })
		cut := len(g) / 2
		for cut < len(g) && g[cut][channel] == g[0][channel] {
			cut++
		}
		for cut > 1 && cut < len(g) && g[cut-1][channel] == g[cut][channel] {
			cut--
		}
		if cut == 0 || cut == len(g) {
			cut = len(g) / 2
		}
		groups[best] = g[:cut]
		groups = append(groups, g[cut:])
	}
	var few color.Palette
	for _, g := range groups {
		var sum [3]int
		for _, v := range g {
			for c := range 3 {
				sum[c] += int(v[c])
			}
		}
		k := max(1, len(g))
		few = append(few, color.RGBA{uint8(sum[0] / k), uint8(sum[1] / k), uint8(sum[2] / k), 255})
	}
	return few
}
