package web

import (
	"fmt"
	"net/http"
	"slices"
	"strings"
	"sync"
	"testing"
	"unicode"

	"github.com/chromedp/chromedp"

	"tilestead/assets"
	"tilestead/e2e/screen"
)

// A library answers for the packs of texts: it notes which were asked for, and
// can be slow or have none.
type library struct {
	sync.Mutex
	asked []string
	slow  chan bool // what is asked for waits until it is closed; nil: not at all
	gone  string    // packs whose names begin so are not there; "" for none
}

func (l *library) answer(w http.ResponseWriter, r *http.Request) bool {
	pack, ok := strings.CutPrefix(r.URL.Path, "/text/")
	if !ok {
		return false
	}
	l.Lock()
	l.asked = append(l.asked, strings.TrimSuffix(pack, ".words"))
	slow, gone := l.slow, l.gone != "" && strings.HasPrefix(pack, l.gone)
	l.Unlock()
	if slow != nil {
		<-slow
	}
	if gone {
		http.Error(w, "gone", http.StatusNotFound)
	}
	return gone
}

// change makes the library another.
func (l *library) change(slow chan bool, gone string) {
	l.Lock()
	defer l.Unlock()
	l.slow, l.gone = slow, gone
}

// took gives what was asked for since the last call, sorted.
func (l *library) took() []string {
	l.Lock()
	defer l.Unlock()
	asked := slices.Sorted(slices.Values(l.asked))
	l.asked = nil
	return asked
}

func (l *library) want(t *testing.T, when string, packs ...string) {
	t.Helper()
	if got := l.took(); !slices.Equal(got, packs) {
		t.Errorf("%s %q were fetched, want %q", when, got, packs)
	}
}

// bare waits for a picture of words on the bare cloth, as while something is
// fetched.
func (p *player) bare(what string) {
	p.t.Helper()
	p.until(what, func() bool {
		m := p.look()
		cloth := m.RGBAAt(40, 40)
		return cloth == m.RGBAAt(1240, 760) && cloth == m.RGBAAt(40, 760) && screen.Colours(m, m.Rect) > 1
	})
}

func cyrillic(s string) bool {
	return strings.ContainsFunc(s, func(r rune) bool { return unicode.Is(unicode.Cyrillic, r) })
}

// The first screen fetches the texts of one language, which the settings or the
// address say, and no title's.
func TestFirstScreenFetchesOneLanguage(t *testing.T) {
	h, lib := serve(t, folder), &library{}
	h.change = lib.answer
	p := visit(t, h, small, "?aims=on&seed=5&keep=off", append(hasty[:len(hasty)-1:len(hasty)-1], "language = de")...)
	p.enter()
	p.wait("play carcassonne")
	p.shot("words-title-de")
	lib.want(t, "with German in the settings", "de")
	p.clean()

	p.open(h.url("?aims=on&keep=off&lang=ru"))
	p.enter()
	p.wait("play carcassonne")
	p.shot("words-title-ru")
	lib.want(t, "with Russian in the address", "ru")
}

// Texts without which nothing can be shown are waited for at the door.
func TestFirstTextsFail(t *testing.T) {
	h, lib := serve(t, folder), &library{gone: "sk"}
	h.change = lib.answer
	p := visit(t, h, small, "?keep=off&lang=sk")
	p.until("the failure", func() bool { return p.state() == "failed network" })
	lib.change(nil, "")
	p.do(chromedp.Evaluate(`document.getElementById("play").click()`, nil))
	p.until("the door", func() bool { return p.state() == "ready" })
}

// chooses opens the settings at a table and chooses a language.
func (p *player) chooses(lang string) {
	p.t.Helper()
	p.click("tool/menu")
	p.click("menu/settings")
	p.again(lang)
}

// again chooses a language in the settings.
func (p *player) again(lang string) {
	p.t.Helper()
	p.click(fmt.Sprintf("set language/%d", slices.Index(assets.Languages, lang)))
	p.until("the choice", func() bool { return p.speaks(lang) })
}

// speaks says that a language is in the settings.
func (p *player) speaks(lang string) bool {
	p.t.Helper()
	return strings.Contains(p.stored("settings.txt"), "language = "+lang)
}

// At a table another language comes with progress, with all that the table says;
// one that does not come leaves the old one, and comes when asked for again.
func TestLanguageIsFetchedAtTheTable(t *testing.T) {
	h, lib := serve(t, folder), &library{}
	h.change = lib.answer
	p := visit(t, h, desk, "?aims=on&seed=5&keep=off", hasty...)
	p.enter()
	p.click("play montana")
	p.click("start")
	p.turn()
	lib.want(t, "until the table", "en", "en-montana", "puzzles-montana")

	slow := make(chan bool)
	lib.change(slow, "")
	p.chooses("ru")
	p.bare("the progress")
	p.shot("words-slow")
	lib.change(nil, "")
	close(slow)
	p.click("back")
	p.wait("tool/menu")
	p.until("Russian", func() bool { return cyrillic(p.spoken()) })
	screen.Painted(t, "the table", p.shot("words-table-ru"))
	lib.want(t, "for Russian", "ru", "ru-montana")

	lib.change(nil, "sk-montana")
	p.chooses("sk")
	p.bare("the failure")
	p.shot("words-failed")
	p.do(chromedp.KeyEvent("\u001b"))
	p.until("Russian to stay", func() bool { return p.speaks("ru") })
	p.again("sk")
	p.bare("the failure")
	lib.change(nil, "")
	p.press(640, 400)
	p.click("back")
	p.wait("tool/menu")
	screen.Painted(t, "the table", p.shot("words-table-sk"))
	if !p.speaks("sk") {
		t.Error("the language is not in the settings")
	}
	if said := p.spoken(); strings.Contains(said, "<") {
		t.Errorf("said was %q", said)
	}
}
