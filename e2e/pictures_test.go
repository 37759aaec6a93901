//go:build e2e && pictures

package e2e

import (
	"image"
	"image/color"
	"image/gif"
	"image/png"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestPictures takes the pictures of the README from the real program. It is
// no test of anything and built only by tools/pictures.sh.
func TestPictures(t *testing.T) {
	dir := filepath.Join(root, "docs", "pictures")
	folder := t.TempDir()
	keep(t, folder, "bot_speed = instant", "confirm = never")
	p := open(t, folder, 1280, 800)
	p.until("the title screen", func() bool { return p.at("play montana") })
	p.wait(90)
	small(t, filepath.Join(dir, "title.png"), p.look())
	p.kill()

	// A game of Carcassonne among bots, with a person's tile to place.
	p = open(t, folder, 1920, 1080, "-load", filepath.Join(root, "e2e", "testdata", "carcassonne.stead"))
	there := func(id string) bool { return id == "cell 2,-3" }
	p.until("a place for the tile", func() bool { _, ok := p.find(there); return ok })
	cell, _ := p.find(there)
	p.guest.MoveCursor(cell.x, cell.y)
	p.wait(90)
	small(t, filepath.Join(dir, "carcassonne.png"), p.look())
	p.kill()

	p = open(t, folder, 1920, 1080, "-title", "montana", "-bots", "expert,hard,medium", "-seed", "0x248d3198611724d6")
	p.click("start")
	r := rand.New(rand.NewPCG(4, 4))
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
		if n > 20 && auction && p.at("disc") {
			break
		}
		p.decide(r)
	}
	p.still()
	small(t, filepath.Join(dir, "table.png"), p.look())
	p.kill()

	keep(t, folder, "bot_speed = normal", "confirm = never")
	p = open(t, folder, 1920, 1080, "-title", "montana", "-bots", "easy", "-seed", "8")
	p.click("start")
	p.until("the disc", func() bool { p.turn(); return p.at("disc") || p.pass(r) })
	disc, _ := p.find(func(id string) bool { return id == "disc" })
	spin(t, p, disc, filepath.Join(dir, "disc.gif"))
}

// pass decides whatever comes before the disc can be spun.
func (p *player) pass(r *rand.Rand) bool {
	p.decide(r)
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
		f := image.NewRGBA(image.Rect(0, 0, box.Dx(), box.Dy()))
		m := p.look()
		for y := range box.Dy() {
			for x := range box.Dx() {
				f.SetRGBA(x, y, m.RGBAAt(box.Min.X+x, box.Min.Y+y))
			}
		}
		frames = append(frames, f)
	}
	for len(frames) > 2 && differing(frames[len(frames)-1], frames[len(frames)-2], frames[0].Rect) == 0 {
		frames = frames[:len(frames)-1]
	}
	few := fewColours(frames[0], 255)
	film := &gif.GIF{}
	var last *image.Paletted
	for _, f := range frames {
		whole := repaint(f, few)
		film.Image = append(film.Image, change(last, whole))
		film.Delay = append(film.Delay, 7)
		last = whole
	}
	film.Delay[len(frames)-1] = 150
	out, err := os.Create(file)
	if err != nil {
		t.Fatal(err)
	}
	defer out.Close()
	if err := gif.EncodeAll(out, film); err != nil {
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
	if err := (&png.Encoder{CompressionLevel: png.BestCompression}).Encode(out, repaint(m, fewColours(m, 256))); err != nil {
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
