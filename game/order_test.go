//go:build !js

package game

import (
	"os"
	"strings"
	"testing"

	"tilestead/assets"
	"tilestead/input"
	"tilestead/scenes/scenetest"
	"tilestead/ui"
)

// montanaSheets are all that Montana has.
func montanaSheets() []int { return assets.SheetsOf("montana", func(string) bool { return true }) }

// A title's art comes file by file, each unpacked over several ticks; the order
// is closed when all is on the graphics card.
func TestArtComesFileByFile(t *testing.T) {
	if windowless() {
		t.Skip("there is no display")
	}
	s := newSheets(func(*order) {})
	s.send("montana", montanaSheets(), nil)
	o, files, taken := s.order, 0, 0
	for i := range s.pictures {
		if assets.SheetTitle(i) != "montana" {
			continue
		}
		png, err := os.ReadFile("../assets/sheets/" + assets.SheetFile(i))
		if err != nil {
			t.Fatal(err)
		}
		files++
		o.parcels = append(o.parcels, parcel{assets.SheetFile(i), png, func() { taken++ }})
	}
	o.end("")
	ticks := 0
	for ; !s.step() && ticks < 5000; ticks++ {
		s.full = false // as after a frame
	}
	if taken != files || o.problem != "" || s.order != nil || ticks <= files {
		t.Errorf("%d of %d files were taken in %d ticks; %q", taken, files, ticks, o.problem)
	}
	for i := range s.pictures {
		if (s.pictures[i] != nil) != (assets.SheetTitle(i) == "montana") {
			t.Errorf("sheet %s: here %v", assets.SheetFile(i), s.pictures[i] != nil)
		}
	}
}

// What cannot be unpacked closes the order and says why; the next one begins
// anew.
func TestBrokenArtIsTold(t *testing.T) {
	s := newSheets(func(*order) {})
	for name, want := range map[string]string{
		"montana-disc-0.png": "montana-disc-0", "of-another.png": "not of this version",
	} {
		s.send("montana", montanaSheets(), nil)
		s.order.parcels = []parcel{{name, []byte("no picture"), func() { t.Error("it was taken") }}}
		s.step()
		if !s.order.ended || !strings.Contains(s.order.problem, want) || s.order.opened != nil {
			t.Errorf("%s: %q", name, s.order.problem)
		}
	}
	s.send("montana", montanaSheets(), nil)
	s.giveUp()
	if s.order != nil {
		t.Error("the order stays")
	}
}

// Texts come like art; those that do not are told.
func TestWordsComeInPacks(t *testing.T) {
	s := newSheets(func(*order) {})
	data, err := assets.PackWords("sk", "montana")
	if err != nil {
		t.Fatal(err)
	}
	taken := 0
	s.send("", nil, []string{"sk", "sk-montana"})
	o := s.order
	o.parcels = []parcel{{"sk-montana.words", data, func() { taken++ }}}
	o.end("")
	for range 4 {
		s.step()
	}
	if taken != 1 || o.problem != "sk.words is missing" {
		t.Errorf("%d packs were taken, %q", taken, o.problem)
	}
	s.send("", nil, o.words)
	s.order.parcels = []parcel{{"sk.words", []byte("no text"), func() { t.Error("it was taken") }}}
	if s.step(); s.order.ended == false || !strings.Contains(s.order.problem, "sk.words:1: want `key = text`") {
		t.Errorf("a broken pack: %q", s.order.problem)
	}
	s.send("", nil, []string{"sk-montana"})
	s.order.parcels = []parcel{{"sk-montana.words", data, func() {}}}
	s.order.end("")
	for range 4 {
		s.step()
	}
	if s.order != nil {
		t.Errorf("the order stays: %q", s.order.problem)
	}
}

// words are those of a language before the titles' own have come.
func words(t *testing.T, lang string) *assets.Words {
	all, err := assets.LoadWords(lang)
	if err != nil {
		t.Fatal(err)
	}
	w, err := all.Shared()
	if err != nil {
		t.Fatal(err)
	}
	return w
}

// A text of a title that was asked for brings its texts and art; who gives up
// finds the title screen, and nothing is asked for again.
func TestTextsOfATitleAreOrdered(t *testing.T) {
	en := scenetest.In(t, "")
	p := &play{words: words(t, "en")}
	p.settings.Lang = "en"
	s := quiet(p)
	if s.ask(); s.sheets.order != nil {
		t.Fatal("something is ordered that nobody needs")
	}
	s.sheets.packs = func(lang string, _ ...string) []string { return []string{lang + "-montana"} }
	p.words.Say("montana.list")
	if s.ask(); s.sheets.order == nil || s.sheets.order.title != "montana" {
		t.Fatalf("ordered is %+v", s.sheets.order)
	}
	s.sheets.order.end("404")
	if !shows(s, en.Say("window.art.failed", en.Say("montana.title"), "404")) {
		t.Error("the failure is not told")
	}
	if err := s.fetching(input.Frame{Keys: []input.Key{input.KeyEsc}}); err != nil {
		t.Fatal(err)
	}
	if len(p.told) != 1 || s.sheets.order != nil {
		t.Errorf("told is %q", p.told)
	}
	if s.ask(); s.sheets.order != nil {
		t.Error("it is ordered again, which nobody asked for")
	}
}

// A language that was chosen is ordered; who gives up keeps the one there was.
func TestLanguageIsOrdered(t *testing.T) {
	en := scenetest.In(t, "")
	p := &play{words: words(t, "en")}
	p.settings.Lang = "sk"
	s := quiet(p)
	s.sheets.packs = func(lang string, _ ...string) []string { return []string{lang} }
	if s.ask(); s.sheets.order == nil || s.sheets.order.title != "" {
		t.Fatalf("ordered is %+v", s.sheets.order)
	}
	if !shows(s, en.Say("window.language")) {
		t.Error("it is not told what is loaded")
	}
	s.sheets.order.end("offline")
	if !shows(s, en.Say("window.language.failed", "Slovenčina", "offline")) {
		t.Error("the failure is not told")
	}
	if err := s.fetching(input.Frame{Keys: []input.Key{input.KeyEsc}}); err != nil {
		t.Fatal(err)
	}
	if p.settings.Lang != "en" || len(p.told) > 0 || s.sheets.order != nil {
		t.Errorf("the language is %q, told is %q", p.settings.Lang, p.told)
	}
	if s.ask(); s.sheets.order != nil {
		t.Error("it is ordered again")
	}
}

// Two fingers that tap give up what did not come; one that taps asks for it again.
func TestFingersGiveUpOrAskAgain(t *testing.T) {
	for name, c := range map[string]struct {
		touches []input.Touch
		sent    int
		given   bool
	}{
		"one finger": {[]input.Touch{{Finger: 1, Did: input.FingerDown, X: 90, Y: 90},
			{Finger: 1, Did: input.FingerUp, X: 90, Y: 90}}, 1, false},
		"a lost finger": {[]input.Touch{{Finger: 1, Did: input.FingerDown, X: 90, Y: 90},
			{Finger: 1, Did: input.FingerLost, X: 90, Y: 90}}, 0, false},
		"two fingers": {[]input.Touch{{Finger: 1, Did: input.FingerDown, X: 90, Y: 90},
			{Finger: 2, Did: input.FingerDown, X: 190, Y: 90}, {Finger: 1, Did: input.FingerUp, X: 90, Y: 90},
			{Finger: 2, Did: input.FingerUp, X: 190, Y: 90}}, 0, true},
	} {
		p := &play{words: words(t, "en")}
		p.settings.Lang = "sk"
		s, sent := quiet(p), 0
		s.sheets.packs = func(lang string, _ ...string) []string { return []string{lang} }
		s.ask()
		s.sheets.order.end("offline")
		s.sheets.fetch = func(*order) { sent++ }
		var hand input.Fingers
		for _, touch := range c.touches {
			hand.Add(touch)
		}
		for hand.Busy() {
			f := input.Frame{S: 1}
			hand.Fill(&f)
			if err := s.fetching(f); err != nil {
				t.Fatal(err)
			}
		}
		if sent != c.sent || (p.settings.Lang == "en") != c.given {
			t.Errorf("%s: it is ordered again %d times, want %d; the language is %q", name, sent, c.sent, p.settings.Lang)
		}
	}
}

// shows says that a text is on the picture of an order, over however many lines.
func shows(s *shell, text string) bool {
	s.canvas.Reset(s.w, s.h, s.s)
	s.listOrder()
	var lines []string
	for i := range s.canvas.Ops {
		if op := &s.canvas.Ops[i]; op.Kind == ui.OpText {
			lines = append(lines, op.Text)
		}
	}
	return strings.Contains(strings.Join(lines, " "), text)
}
