package assets

import (
	"bytes"
	"compress/gzip"
	"errors"
	"io"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

// A title's own texts name it in their keys, so that a text that has not come
// tells whose it is; and they are the same pack's in every language.
func TestOwnTextsNameTheirTitle(t *testing.T) {
	for _, title := range Titles() {
		en, err := readPack("en", title)
		if err != nil {
			t.Fatal(err)
		}
		for _, lang := range Languages {
			own, err := readPack(lang, title)
			if err != nil {
				t.Fatal(err)
			}
			for key := range own {
				if !slices.Contains(strings.Split(key, "."), title) {
					t.Errorf("%s: %s lies with %s and does not name it", lang, key, title)
				}
				base, _, counted := strings.Cut(key, "#")
				if en[key] == "" && !(counted && en[base+"#other"] != "") {
					t.Errorf("%s: %s lies with %s, in English it does not", lang, key, title)
				}
			}
		}
	}
}

// A title is known by its art: texts of one without would be read by nobody.
func TestTitlesWithTextsHaveArt(t *testing.T) {
	for _, lang := range Languages {
		folders, err := fs.Glob(textFiles, "text/"+lang+"/*/*.txt")
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range folders {
			if title := path.Base(path.Dir(name)); !slices.Contains(Titles(), title) {
				t.Errorf("%s: %s has no art; paint its sheets first (assets/paint)", name, title)
			}
		}
	}
}

// without takes all texts out of this program for a test.
func without(t *testing.T) {
	was := textFiles
	textFiles = fstest.MapFS{}
	clear(whole)
	t.Cleanup(func() { textFiles = was; clear(taken); clear(whole) })
}

// Packs that came make the words of a program that holds none; a text that is
// asked for before it came tells whose it is.
func TestPacksCome(t *testing.T) {
	whole, err := LoadWords("de")
	if err != nil {
		t.Fatal(err)
	}
	packs := map[string][]byte{}
	for _, title := range []string{"", "agricola", "carcassonne", "montana"} {
		data, err := PackWords("de", title)
		if err != nil {
			t.Fatal(err)
		}
		packs[title] = data
	}
	without(t)
	if _, err := LoadWords("de"); !errors.Is(err, ErrNotLoaded) {
		t.Fatalf("without texts: %v", err)
	}
	if got := MissingWords("de", "montana"); !slices.Equal(got, []string{"de", "de-montana"}) {
		t.Errorf("missing are %q", got)
	}
	if err := TakeWords("de", packs[""]); err != nil {
		t.Fatal(err)
	}
	w, err := LoadWords("de")
	if err != nil {
		t.Fatal(err)
	}
	if got := w.Say("menu.settings"); got != whole.Say("menu.settings") || w.Lacking() != nil || w.Titles() != nil {
		t.Errorf("the shared texts say %q and lack %q", got, w.Lacking())
	}
	got := w.Say("montana.button.pass")
	if got != "<montana.button.pass>" || !slices.Equal(w.Lacking(), []string{"montana"}) {
		t.Errorf("what has not come is %q, of %q", got, w.Lacking())
	}
	if w.Has("hint.carcassonne.value"); !slices.Equal(w.Titles(), []string{"carcassonne", "montana"}) {
		t.Errorf("of %q something was asked", w.Titles())
	}
	if w.Forget(); w.Titles() != nil || w.Lacking() != nil {
		t.Errorf("forgotten is not what %q lack", w.Lacking())
	}
	// A host may have unpacked what is packed.
	z, err := gzip.NewReader(bytes.NewReader(packs["carcassonne"]))
	if err != nil {
		t.Fatal(err)
	}
	if packs["carcassonne"], err = io.ReadAll(z); err != nil {
		t.Fatal(err)
	}
	for _, title := range []string{"agricola", "carcassonne", "montana"} {
		if err := TakeWords("de-"+title, packs[title]); err != nil {
			t.Fatal(err)
		}
	}
	if w, err = LoadWords("de"); err != nil || !maps.Equal(w.text, whole.text) || len(w.away) > 0 {
		t.Errorf("%d of %d texts came, %v", len(w.text), len(whole.text), err)
	}
	if got := MissingWords("de", "montana", "carcassonne"); got != nil {
		t.Errorf("missing are %q", got)
	}
}

// What cannot be read is told and leaves nothing behind.
func TestBrokenPacksAreTold(t *testing.T) {
	without(t)
	for data, want := range map[string]string{
		"a = b\nno text": "sk-montana.words:2: want `key = text`", "a = b\na = c": "given twice",
		"\x1f\x8bnothing": "sk-montana.words: ",
	} {
		if err := TakeWords("sk-montana", []byte(data)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %s", data, err, want)
		}
	}
	if got := MissingWords("sk", "montana"); len(got) != 2 {
		t.Errorf("only %q is missing", got)
	}
}

// Before the titles' texts come there are the others.
func TestSharedWords(t *testing.T) {
	w, err := LoadWords("en")
	if err != nil {
		t.Fatal(err)
	}
	s, err := w.Shared()
	if err != nil {
		t.Fatal(err)
	}
	p := s.Pseudo(strings.ToUpper)
	if s.Say("montana.title") != "Montana" || s.Has("montana.list") || !w.Has("montana.list") {
		t.Error("the title's name is no shared text, or its list is one")
	}
	if p.Has("carcassonne.list") || !slices.Equal(p.Lacking(), []string{"carcassonne"}) {
		t.Errorf("another language lacks %q", p.Lacking())
	}
}
