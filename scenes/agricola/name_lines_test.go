package agricola

import (
	"os"
	"slices"
	"strings"
	"testing"
	"tilestead/rules/agricola/box"
	"unicode/utf8"

	"tilestead/assets"
	"tilestead/scenes/scenetest"
	"tilestead/ui"
)

// nameKeys are the keys of all names of a kind: space, special, major or card.
func nameKeys(kind string) (keys []string) {
	add := func(id string) {
		if key := "agricola." + kind + "." + id; !slices.Contains(keys, key) {
			keys = append(keys, key)
		}
	}
	switch kind {
	case "space":
		for i := range box.Spaces {
			add(spaceName(box.Space(i)))
		}
	case "special":
		for _, id := range box.SpecialIDs {
			add(id)
		}
	case "major":
		for i := range box.Majors {
			add(majorName(box.Major(i)))
		}
	case "card":
		for i := range box.Cards {
			add(box.Cards[i].ID)
		}
	}
	return keys
}

// Every name stands whole, and at least 7 high, on all tiles, plates and cards of the table.
func TestNamesFit(t *testing.T) {
	for _, c := range []struct {
		kind   string
		count  int
		widths []float64 // inside the strip
	}{
		{"space", 39, []float64{59, 64, 72, 74, 80}},
		{"special", 7, []float64{59, 64, 72, 74, 80}},
		{"card", len(box.Cards), []float64{54, 57, 62, 67}},
		{"major", 20, []float64{100, 109, 125}},
	} {
		keys := nameKeys(c.kind)
		if len(keys) != c.count {
			t.Errorf("%d names of kind %s, want %d", len(keys), c.kind, c.count)
		}
		for _, lang := range assets.Languages {
			words := scenetest.Words(t, lang)
			for _, key := range keys {
				for _, width := range c.widths {
					checkPlate(t, words, key, width, bleed)
				}
			}
		}
	}
}

// checkPlate wants the name of a key whole in a strip of that inner width, and over it by at
// most over.
func checkPlate(t *testing.T, words *assets.Words, key string, width, over float64) {
	t.Helper()
	name := words.Say(key)
	n := nameLines(words.Soft(key), width)
	text := strings.Join(n.lines, " ")
	if len(n.lines) == 2 && strings.HasSuffix(n.lines[0], "-") {
		text = n.lines[0] + n.lines[1]
		if !strings.Contains(name, n.lines[0]) {
			text = strings.TrimSuffix(n.lines[0], "-") + n.lines[1]
		}
	}
	if text != name || len(n.lines) > 2 || n.role.Capital() < 7 || n.role.Capital() > 8 {
		t.Errorf("%s: %s stands in %v px as %q, %v high", words.Lang(), key, width, n.lines, n.role.Capital())
	}
	for _, line := range n.lines {
		if w := n.role.Width(line); w > width+over {
			t.Errorf("%s: %q of %s takes %.1f of %v px", words.Lang(), line, key, w, width)
		}
	}
}

// tooLong are the names for which the narrowest tiles, inside less than 59 px wide, have no
// room: those of six seats on small canvases.
var tooLong = map[string][]string{"de": {"modest_wish", "urgent_wish_for_children"}}

// Every action space is told by its name, whole, on every canvas.
func TestSpacesHaveRoomForTheirNames(t *testing.T) {
	for _, lang := range assets.Languages {
		words := scenetest.Words(t, lang)
		for _, size := range canvases() {
			for _, s := range games(t) {
				b := NewBoard()
				v := fixture.View(t, b, s, size.W, size.H)
				width := b.moment(v).grid.cells[0].W - 5
				for i := range box.Spaces {
					name := spaceName(box.Space(i))
					if width >= 59 || !slices.Contains(tooLong[lang], name) {
						checkPlate(t, words, "agricola.space."+name, width, bleed)
					}
				}
			}
		}
	}
}

func TestNameLines(t *testing.T) {
	const renovation = "Haus\u00adrenovierung"
	whole := plain(renovation)
	for _, c := range []struct {
		name  string
		width float64
		lines string
		role  ui.Role
	}{
		{"Forest", 72, "Forest", ui.Dense},
		{"Sheep Market", ui.Tight.Width("Sheep Market"), "Sheep Market", ui.Tight},
		{"Sheep Market", ui.Tight.Width("Sheep Market") - 1, "Sheep|Market", ui.Dense},
		{"Grain Utilization", ui.Tight.Width("Grain Utilization"), "Grain|Utilization", ui.Dense},
		{"Trh so zvieratami", 72, "Trh|so zvieratami", ui.Dense},
		{"Small-scale Farmer", 62, "Small-scale|Farmer", ui.Dense},
		{renovation, 100, whole, ui.Dense},
		{renovation, ui.Least.Width(whole), whole, ui.Least},
		{renovation, ui.Least.Width(whole) - 2, "Haus-|renovierung", ui.Dense},
		{whole, 40, ui.Least.Fit(whole, 40), ui.Least},
	} {
		n := nameLines(c.name, c.width)
		if got := strings.Join(n.lines, "|"); got != c.lines || n.role != c.role {
			t.Errorf("%q in %.1f px: %q, %v high; want %q, %v", c.name, c.width, got, n.role.Capital(), c.lines, c.role.Capital())
		}
	}
}

// A strip is as high as its lines need, which stand in its middle.
func TestNameplatesStandInTheirStrips(t *testing.T) {
	for _, n := range []nameplate{
		{[]string{"Forest"}, ui.Dense}, {[]string{"Forest"}, ui.Least},
		{[]string{"Major", "Improvement"}, ui.Dense}, {[]string{"Major", "Improvement"}, ui.Least},
	} {
		var c ui.Canvas
		c.Reset(100, 100, 2)
		strip := ui.Rect{X: 10, Y: 20, W: 70, H: n.high()}
		n.write(&c, strip, ui.White)
		if len(c.Ops) != len(n.lines) {
			t.Fatalf("%d texts, want %d", len(c.Ops), len(n.lines))
		}
		top := c.Ops[0].Box.Y - n.role.Capital() - strip.Y
		under := strip.Y + strip.H - c.Ops[len(c.Ops)-1].Box.Y
		if top < 2 || top-under > 0.01 || under-top > 0.01 {
			t.Errorf("%q has %.2f px over it and %.2f under it", n.lines, top, under)
		}
	}
}

// hyphens are the words of the list, plain, with where they may be broken.
func hyphens(t *testing.T, lang string) map[string]string {
	t.Helper()
	data, err := os.ReadFile("testdata/hyphens.txt")
	if err != nil {
		t.Fatal(err)
	}
	list := map[string]string{}
	for line := range strings.Lines(string(data)) {
		if of, word, ok := strings.Cut(strings.TrimSpace(line), " "); ok && of == lang {
			list[strings.ReplaceAll(word, "|", "")] = word
		}
	}
	return list
}

// vowels are the letters that make a syllable.
var vowels = map[string]string{"en": "aeiouy", "de": "aeiouäöüy", "ru": "аеёиоуыэюя", "sk": "aáäeéiíoóôuúyý"}

// Names are broken where the list has it, which is the only place to look for wrong syllables;
// and long German words can be broken.
func TestNamesBreakBetweenSyllables(t *testing.T) {
	for _, lang := range assets.Languages {
		words, list := scenetest.Words(t, lang), hyphens(t, lang)
		met := map[string]bool{}
		apart := func(r rune) bool { return r == ' ' || r == '-' }
		for _, kind := range []string{"space", "special", "major", "card"} {
			for _, key := range nameKeys(kind) {
				for _, word := range strings.FieldsFunc(words.Soft(key), apart) {
					whole := plain(word)
					if word == whole {
						if lang == "de" && utf8.RuneCountInString(word) >= 13 {
							t.Errorf("de: %q of %s cannot be broken", word, key)
						}
						continue
					}
					met[whole] = true
					if got := strings.ReplaceAll(word, string(ui.SoftHyphen), "|"); got != list[whole] {
						t.Errorf("%s: %s breaks %q; the list has %q", lang, key, got, list[whole])
					}
				}
			}
		}
		for whole, word := range list {
			if !met[whole] {
				t.Errorf("%s: no name has %q of the list", lang, word)
			}
			for part := range strings.SplitSeq(word, "|") {
				if utf8.RuneCountInString(part) < 2 || !strings.ContainsAny(strings.ToLower(part), vowels[lang]) ||
					strings.ContainsAny(part[:2], "йьъ") {
					t.Errorf("%s: %q is no syllable of %q", lang, part, word)
				}
			}
		}
	}
}

// Nameplates know the soft hyphens of what they name.
func TestNameplatesBreakWords(t *testing.T) {
	b := NewBoard()
	v := fixture.View(t, b, fixture.Match(t, 2, 1).State(), 1280, 800)
	v.Words = scenetest.Words(t, "de")
	m := b.moment(v)
	for want, n := range map[string]nameplate{
		"Schweine-|markt":      m.spaceLines(box.FindSpace("pig_market"), 56),
		"Schwarz-|arbeit":      m.specialLines(box.IllicitWork, 54),
		"Pferde-|schlachterei": m.majorLines(box.FindMajor("horse_slaughterhouse_1"), 62),
		"Wander-|feldbau":      m.cards().cardLines(numbered(t, "A002"), 54),
	} {
		if got := strings.Join(n.lines, "|"); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
