package book

import (
	"bytes"
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tilestead/assets/paint/brush"
)

func testBook(k brush.Col) *Book {
	b := &Book{}
	for _, name := range []string{"a", "b"} {
		b.Add(Picture{Name: "t/" + name, Sheet: "shared", Box: Round(10), Scales: []float64{1, 2},
			Paint: func(c *brush.Canvas) {
				c.Draw(brush.Ellipse(0, 0, 8, 6), brush.Style{K: k, InkW: 2, Puff: 2})
			}})
	}
	b.Add(Picture{Name: "t/still", Sheet: "montana", Box: Box{0, 0, 16, 8}, Scales: []float64{1}, Keep: true, Adv: 3,
		Paint: func(c *brush.Canvas) {}})
	return b
}

func TestCheckFindsWhatChanged(t *testing.T) {
	dir := t.TempDir()
	if err := os.Mkdir(filepath.Join(dir, "sheets"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := testBook(brush.Rust).Write(dir); err != nil {
		t.Fatal(err)
	}
	if err := testBook(brush.Rust).Check(dir); err != nil {
		t.Errorf("nothing changed, but %v", err)
	}
	if err := testBook(brush.Gold).Check(dir); err == nil || !strings.Contains(err.Error(), "shared-0.png: pixel") {
		t.Errorf("another colour: %v", err)
	}
	b := testBook(brush.Rust)
	b.Pictures[0].Name = "t/c"
	if err := b.Check(dir); err == nil || !strings.Contains(err.Error(), "index.txt:3:") {
		t.Errorf("another name: %v", err)
	}
	index, err := os.ReadFile(filepath.Join(dir, "index.txt"))
	if err != nil {
		t.Fatal(err)
	}
	const want = `sheet 0 montana-0
sheet 1 shared-0
cut t/a 1 41 2 19 15 1 10 7
cut t/a 1 2 2 37 29 2 19 14
cut t/b 1 41 2 19 15 1 10 7
cut t/b 1 2 2 37 29 2 19 14
cut t/still 0 2 2 16 8 1 0 0 3
`
	if string(index) != want {
		t.Errorf("index is\n%s\nwant\n%s", index, want)
	}
}

func TestScalesMustDivideTheMaster(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("a scale that does not divide its master was taken")
		}
	}()
	Picture{Name: "t", Sheet: "s", Box: Round(4), Scales: []float64{0.7}, Master: 1,
		Paint: func(*brush.Canvas) {}}.Bake()
}

func TestSheetsKeepPicturesApart(t *testing.T) {
	var all []Baked
	for i := 0; i < 400; i++ {
		im := image.NewNRGBA(image.Rect(0, 0, 20+i%37*7, 10+i%23*9))
		for j := range im.Pix {
			im.Pix[j] = uint8(i)
		}
		im.Pix[3] = 255
		all = append(all, Baked{name: "p", sheet: "s", Scale: 1, Image: im})
	}
	at, on := make([]image.Point, len(all)), make([]int, len(all))
	group := make([]int, len(all))
	for i := range group {
		group[i] = i
	}
	pages, err := place(all, group, at, on)
	if err != nil {
		t.Fatal(err)
	}
	if len(pages) < 2 {
		t.Fatalf("%d pages; the test wants several", len(pages))
	}
	for i := range all {
		r := image.Rectangle{at[i], at[i].Add(all[i].Image.Bounds().Size())}
		if page := (image.Rectangle{Max: pages[on[i]]}); !r.Inset(-gap).In(page) || page.Dx() > sheetSize ||
			page.Dy() > sheetSize {
			t.Fatalf("picture %d at %v leaves its page %v", i, r, page)
		}
		for j := range all[:i] {
			if on[i] == on[j] && r.Inset(-gap).Overlaps(image.Rectangle{at[j],
				at[j].Add(all[j].Image.Bounds().Size())}) {
				t.Fatalf("pictures %d and %d are less than %d pixels apart", i, j, gap)
			}
		}
	}
}

func TestQuantiseKeepsFewColoursExactly(t *testing.T) {
	im := image.NewNRGBA(image.Rect(0, 0, 16, 16))
	for i := 0; i < 256; i++ {
		if i%4 != 0 { // a quarter stays transparent
			im.SetNRGBA(i%16, i/16, color.NRGBA{uint8(i), uint8(255 - i), uint8(i * 3), 255})
		}
	}
	q := quantise(im)
	for i := 0; i < 256; i++ {
		if got, want := color.NRGBAModel.Convert(q.At(i%16, i/16)), im.NRGBAAt(i%16, i/16); got != want {
			t.Errorf("pixel %d: %v, want %v", i, got, want)
		}
	}
	if len(q.Palette) > 256 {
		t.Errorf("%d colours", len(q.Palette))
	}
	if err := png.Encode(&bytes.Buffer{}, q); err != nil {
		t.Error(err)
	}
}
