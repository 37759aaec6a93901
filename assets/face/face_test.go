package face

import (
	"bytes"
	"compress/gzip"
	"image"
	"math"
	"strings"
	"testing"

	"tilestead/assets"
)

var faces = []Face{Text, Bold, Head}

func TestFiguresAreTabular(t *testing.T) {
	for _, f := range faces {
		want := f.Width("0", unit)
		for _, s := range []string{"1", "2", "3", "4", "5", "6", "7", "8", "9"} {
			if w := f.Width(s, unit); w != want {
				t.Errorf("%v: %s is %v wide and 0 %v", f, s, w, want)
			}
		}
		if w := f.Width("1171", unit); math.Abs(w-4*want) > 1e-6 {
			t.Errorf("%v: 1171 is %v wide; want four figures, %v", f, w, 4*want)
		}
	}
}

// Lining figures stand on the line and are as high as capitals.
func TestFiguresAreLining(t *testing.T) {
	for _, f := range faces {
		for _, s := range "0123456789" {
			mask, at := glyphOf(f, s).Mask(100, 0)
			top, bottom := at.Y, at.Y+mask.Rect.Dy()
			if bottom < 0 || bottom > 6 || top < -106 || top > -90 {
				t.Errorf("%v: %c reaches from %d to %d; want from about -100 to 0", f, s, top, bottom)
			}
		}
	}
}

func TestLettersOfOurLanguages(t *testing.T) {
	const all = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÄÖÜäöüß" +
		"АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя" +
		"ÁÄČĎÉÍĹĽŇÓÔŔŠŤÚÝŽáäčďéíĺľňóôŕšťúýž0123456789.,:;!?()%+-–−×·…’‘“”„«»/&"
	for _, f := range faces {
		for _, char := range all {
			if !f.Has(char) {
				t.Errorf("%v lacks %c", f, char)
			}
		}
	}
}

func TestWidthIsTheSameShareAtEverySize(t *testing.T) {
	const s = "Ľavá Wagen 17 Туда"
	for _, f := range faces {
		one := f.Width(s, 1)
		for _, capital := range []float64{7, 7.5, 8, 9, 12, 13.5, 18} {
			if w := f.Width(s, capital); math.Abs(w-one*capital) > 1e-9 {
				t.Errorf("%v at %v: %v wide; want %v", f, capital, w, one*capital)
			}
		}
	}
}

func TestKerning(t *testing.T) {
	for _, s := range []string{"AV", "To", "Го"} {
		for _, f := range faces {
			apart := 0.0
			for _, char := range s {
				apart += f.Width(string(char), unit)
			}
			if w := f.Width(s, unit); w >= apart {
				t.Errorf("%v: %s is %v wide, its letters apart %v", f, s, w, apart)
			}
		}
	}
}

func TestSoftHyphenShowsNothing(t *testing.T) {
	n := 0
	w := Text.Each("Haus\u00adbau", 9, func(Glyph, float64) { n++ })
	if n != 7 || w != Text.Width("Hausbau", 9) {
		t.Errorf("%d glyphs, %v wide; want 7, %v", n, w, Text.Width("Hausbau", 9))
	}
}

func glyphOf(f Face, char rune) (g Glyph) {
	f.Each(string(char), 1, func(of Glyph, _ float64) { g = of })
	return g
}

func TestMask(t *testing.T) {
	mask, at := glyphOf(Text, 'H').Mask(20, 0)
	if mask.Rect.Dy() != 20 || at.Y != -20 {
		t.Errorf("a capital of 20 is %d high, from %d on", mask.Rect.Dy(), at.Y)
	}
	if m, _ := glyphOf(Text, ' ').Mask(20, 0); !m.Rect.Empty() {
		t.Errorf("a space shows %v", m.Rect)
	}
	// A quarter moves the ink by a quarter of a pixel.
	for quarter := range Quarters {
		m, at := glyphOf(Bold, 'I').Mask(20, quarter)
		m0, at0 := glyphOf(Bold, 'I').Mask(20, 0)
		if d := middle(m) + float64(at.X) - middle(m0) - float64(at0.X); math.Abs(d-float64(quarter)/Quarters) > 0.03 {
			t.Errorf("%d quarters move the letter by %v", quarter, d)
		}
	}
}

// middle is where half of a mask's ink lies to the left.
func middle(m *image.Alpha) float64 {
	sum, at := 0.0, 0.0
	for y := m.Rect.Min.Y; y < m.Rect.Max.Y; y++ {
		for x := m.Rect.Min.X; x < m.Rect.Max.X; x++ {
			a := float64(m.AlphaAt(x, y).A)
			sum, at = sum+a, at+a*(float64(x)+0.5)
		}
	}
	return at / sum
}

// A name is of one face, whatever letters of it the face has: Alegreya has some Greek ones.
func TestNamesAreOfOneFace(t *testing.T) {
	lone := 0
	for _, f := range faces {
		for _, name := range []string{"Κωνσταντίνος", "Παπαδημητρακόπου", "Нұрсұлтан", "Vǎn-Đức"} {
			for word := range strings.SplitSeq(name, "-") {
				files := map[bool]bool{}
				for _, char := range word {
					if f.Has(char) {
						lone++
					}
				}
				f.Each(word, 9, func(g Glyph, _ float64) { files[g.file == other] = true })
				if len(files) != 1 {
					t.Errorf("%v: %s is of two faces", f, word)
				}
			}
		}
		own := false
		f.Each("Straße und Ελένη", 9, func(g Glyph, _ float64) { own = own || g.file != other })
		if !own {
			t.Errorf("%v: a Greek name changes the words beside it", f)
		}
	}
	if lone == 0 {
		t.Error("no face has a letter of these names")
	}
}

func TestLettersThatTheFacesLack(t *testing.T) {
	for _, char := range "Ωあ한字ع→★" {
		if Text.Has(char) {
			t.Errorf("%v has %c of its own", Text, char)
		}
		if m, _ := glyphOf(Text, char).Mask(9, 0); count(m) == 0 || bytes.Equal(m.Pix, box(t).Pix) {
			t.Errorf("%c shows nothing, or the box of a letter that there is not", char)
		}
	}
	if w := Text.Width("字", wideRoom); math.Abs(w-cellWidth) > 1e-9 {
		t.Errorf("a wide letter is %v wide; want %v dots", w, cellWidth)
	}
	for _, f := range faces {
		big, _ := glyphOf(f, '字').Mask(36, 0)
		small, _ := glyphOf(f, '字').Mask(18, 0)
		if d := ink(big)/ink(small) - 4; math.Abs(d) > 0.3 {
			t.Errorf("%v: twice the size has %v times the ink", f, d+4)
		}
	}
	if text, bold := glyphOf(Text, '字'), glyphOf(Bold, '字'); ink(maskOf(bold)) < 1.15*ink(maskOf(text)) {
		t.Error("a bold letter is not heavier")
	}
	if !bytes.Equal(box(t).Pix, mustMask('\U0001F600').Pix) {
		t.Error("a letter that nobody has is no box")
	}
}

func maskOf(g Glyph) *image.Alpha {
	m, _ := g.Mask(18, 0)
	return m
}

// ink is how many whole pixels a mask has.
func ink(m *image.Alpha) (sum float64) {
	for _, a := range m.Pix {
		sum += float64(a) / 255
	}
	return sum
}

// A dot that is as large as a pixel is that pixel, and letters of one word touch at all sizes.
func TestDotsAreSharpAndJoined(t *testing.T) {
	mask, at := glyphOf(Text, '■').Mask(narrowRoom, 0)
	for y := range mask.Rect.Dy() {
		for x := range mask.Rect.Dx() {
			if a := mask.AlphaAt(x, y).A; dotsOf('■')(x+at.X, y+at.Y+otherRise) != (a > 200) {
				t.Fatalf("at %d, %d the mask is %d", x, y, a)
			}
		}
	}
	for _, capital := range []float64{8, 9, 12, 13.5, 18, 27} {
		picture := image.NewAlpha(image.Rect(0, 0, 200, 80))
		right := Text.Each("ببب", capital, func(g Glyph, x float64) {
			pen := math.Floor(x*Quarters) / Quarters
			m, at := g.Mask(capital, int((pen-math.Floor(pen))*Quarters))
			for i, a := range m.Pix {
				p := image.Pt(i%m.Stride+int(pen)+at.X, i/m.Stride+40+at.Y)
				if a > picture.AlphaAt(p.X, p.Y).A {
					picture.Pix[picture.PixOffset(p.X, p.Y)] = a
				}
			}
		})
		gaps := 0
		for x := range int(right) {
			column := picture.SubImage(image.Rect(x, 0, x+1, 80)).(*image.Alpha)
			empty := true
			for y := range 80 {
				empty = empty && column.AlphaAt(x, y).A < 40
			}
			if empty && x > 1 && float64(x) < right-capital/4 {
				gaps++
			}
		}
		if gaps > 0 {
			t.Errorf("capitals of %v: %d gaps within a word", capital, gaps)
		}
	}
}

func box(t *testing.T) *image.Alpha {
	t.Helper()
	return mustMask('\U000F0000')
}

func mustMask(char rune) *image.Alpha {
	m, _ := glyphOf(Text, char).Mask(9, 0)
	return m
}

func count(m *image.Alpha) (n int) {
	for _, a := range m.Pix {
		if a > 0 {
			n++
		}
	}
	return n
}

func TestPackOther(t *testing.T) {
	file, err := PackOther(func(char rune) (int, func(x, y int) bool) {
		if char != 'q' {
			return 0, nil
		}
		return 7, func(x, y int) bool { return x == 3 && y == 5 }
	})
	if err != nil {
		t.Fatal(err)
	}
	d, err := unpackOther(file)
	if err != nil || d.widths['q'] != 7 || len(d.cell) != 1 || d.cells[(5*cellWidth+3)/8] != 1<<((5*cellWidth+3)%8) {
		t.Fatalf("%+v, %v", d, err)
	}
}

func TestDamagedLettersAreRefused(t *testing.T) {
	pack := func(all []byte) []byte {
		var b bytes.Buffer
		z := gzip.NewWriter(&b)
		z.Write(all)
		z.Close()
		return b.Bytes()
	}
	wide, one := make([]byte, allRunes), make([]byte, allRunes)
	wide['a'], one['a'] = 13, 6
	for name, c := range map[string]struct {
		file []byte
		want string
	}{
		"no gzip":           {[]byte("letters"), "is no gzip"},
		"too short":         {pack(make([]byte, 9)), "within the widths"},
		"a letter too wide": {pack(wide), "U+0061 is 13 wide"},
		"no cell":           {pack(one), "want 24"},
	} {
		if err := GiveOther(c.file); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v; want something about %q", name, err, c.want)
		}
	}
}

// Our own texts never need the file that a page fetches.
func TestTextsNeedNoOtherLetters(t *testing.T) {
	for _, lang := range assets.Languages {
		words, err := assets.LoadWords(lang)
		if err != nil {
			t.Fatal(err)
		}
		for _, key := range words.Keys() {
			for _, char := range words.Say(key) {
				if char != '\n' && char != SoftHyphen && !here(char) {
					t.Errorf("%s %s: no face has %q", lang, key, char)
				}
			}
		}
	}
}

// here says whether a letter shows as itself wherever the program runs, without a file that
// is fetched for it.
func here(char rune) bool {
	if Text.Has(char) && Bold.Has(char) && Head.Has(char) {
		return true
	}
	return char >= 0 && char < allRunes && signs().widths[char] > 0
}
