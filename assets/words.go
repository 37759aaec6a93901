package assets

import (
	"errors"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Languages are those with a text table, by their two-letter names.
var Languages = []string{"en", "de", "ru", "sk"}

// LanguageNames is what each of Languages is called by its speakers.
var LanguageNames = map[string]string{"en": "English", "de": "Deutsch", "ru": "Русский", "sk": "Slovenčina"}

// whole are the texts of the languages that were read from this program itself, which
// holds all of them: nobody changes the texts of Words, so all may share them.
var whole = map[string]*Words{}

// Words are the texts of one language. Keys are stable and the same in every
// language; a text may hold {1}, {2} … for what is put in.
type Words struct {
	lang    string
	text    map[string]string
	soft    map[string]string // those of text that have soft hyphens, with them
	filled  map[string]string // what stands for {NAME} in any text
	fingers bool              // whoever plays has no keys at hand
	away    map[string]bool   // titles whose own texts are not here: whether one was asked for
}

// softHyphen shows where a word may be broken.
const softHyphen = "\u00ad"

// LoadWords reads the texts of a language: what all titles share, and the own
// texts of those titles whose packs are in this program. The error names the
// line that is not `key = text`, a key given twice, the languages there are,
// or is ErrNotLoaded where what all titles share has not come yet.
func LoadWords(lang string) (*Words, error) {
	if !slices.Contains(Languages, lang) {
		return nil, fmt.Errorf("no language %q; choose one of %s", lang, strings.Join(Languages, ", "))
	}
	if all := whole[lang]; all != nil && len(taken) == 0 {
		return &Words{lang: lang, text: all.text, soft: all.soft, away: map[string]bool{}}, nil
	}
	w := &Words{lang: lang, text: map[string]string{}, soft: map[string]string{}, away: map[string]bool{}}
	for _, title := range append([]string{""}, Titles()...) {
		texts, err := readPack(lang, title)
		if title != "" && errors.Is(err, ErrNotLoaded) {
			w.away[title] = false
			continue
		}
		if err != nil {
			return nil, err
		}
		for key, text := range texts {
			if _, twice := w.text[key]; twice {
				return nil, fmt.Errorf("text/%s: key %q is given twice", lang, key)
			}
			w.text[key] = strings.ReplaceAll(text, softHyphen, "")
			if strings.Contains(text, softHyphen) {
				w.soft[key] = text
			}
		}
	}
	if len(taken) == 0 && len(w.away) == 0 {
		whole[lang] = w
	}
	return w, nil
}

// Pseudo makes a language for tests out of w: every text passes through change.
func (w *Words) Pseudo(change func(string) string) *Words {
	p := &Words{lang: w.lang, text: map[string]string{}, soft: map[string]string{}, away: maps.Clone(w.away)}
	for k, t := range w.text {
		p.text[k] = change(t)
	}
	return p
}

// Shared makes words for tests as they are before the titles' own texts come.
func (w *Words) Shared() (*Words, error) {
	p := &Words{lang: w.lang, text: maps.Clone(w.text), soft: maps.Clone(w.soft), away: map[string]bool{}}
	for _, title := range Titles() {
		own, err := readPack(w.lang, title)
		if err != nil {
			return nil, err
		}
		for key := range own {
			delete(p.text, key)
			delete(p.soft, key)
		}
		p.away[title] = false
	}
	return p, nil
}

// Titles are the titles whose own texts are among w or were asked for in vain,
// sorted.
func (w *Words) Titles() (titles []string) {
	for _, title := range Titles() {
		if asked, away := w.away[title]; asked || !away {
			titles = append(titles, title)
		}
	}
	return titles
}

// Lacking are the titles of whose own texts one was asked for that is not here,
// sorted: what was said meanwhile must be said again when they have come.
func (w *Words) Lacking() (titles []string) {
	for title, asked := range w.away {
		if asked {
			titles = append(titles, title)
		}
	}
	slices.Sort(titles)
	return titles
}

// Forget forgets what was asked for in vain.
func (w *Words) Forget() {
	for title := range w.away {
		w.away[title] = false
	}
}

// miss notes whose text was asked for and is not here: keys name their title
// between dots.
func (w *Words) miss(key string) {
	if len(w.away) == 0 {
		return
	}
	for part := range strings.SplitSeq(key, ".") {
		if _, away := w.away[part]; away {
			w.away[part] = true
		}
	}
}

// Lang is the language's two-letter name.
func (w *Words) Lang() string { return w.lang }

// Keys lists all keys in order.
func (w *Words) Keys() []string {
	ks := make([]string, 0, len(w.text))
	for k := range w.text {
		ks = append(ks, k)
	}
	slices.Sort(ks)
	return ks
}

// Has says whether there is a text for key.
func (w *Words) Has(key string) bool {
	_, ok := w.text[key]
	if !ok {
		w.miss(key)
	}
	return ok
}

// Number is a number as print has it, with a minus sign and no hyphen.
func Number(n any) string {
	text := fmt.Sprint(n)
	if rest, below := strings.CutPrefix(text, "-"); below {
		return "−" + rest
	}
	return text
}

// Say is the text of key with args put in for {1}, {2} …, numbers as Number writes them and
// names that run from right to left kept together. It has no soft hyphens, so that texts can
// be compared, sorted, searched and passed on. A key without text shows in angle
// brackets, which tests look for.
func (w *Words) Say(key string, args ...any) string {
	t, ok := w.text[key]
	if !ok {
		w.miss(key)
		return "<" + key + ">"
	}
	if w.fingers {
		t = w.keyless(key, t)
	}
	if strings.Contains(t, "{key ") {
		for name, fill := range w.filled {
			t = strings.ReplaceAll(t, "{"+name+"}", fill)
		}
	}
	for i, a := range args {
		text, ok := a.(string)
		if !ok {
			text = Number(a)
		}
		text = together(text)
		t = strings.ReplaceAll(t, fmt.Sprintf("{%d}", i+1), text)
	}
	return t
}

// touchForm is the form of a text for who plays with fingers.
const touchForm = "#touch"

// Fingers says whether whoever reads the texts plays with fingers: then no key is named.
func (w *Words) Fingers(on bool) {
	if w.fingers != on {
		w.fingers = on
	}
}

// ByFinger says whether whoever reads the texts plays with fingers.
func (w *Words) ByFinger() bool { return w.fingers }

// aside is what a text says of keys in brackets.
var aside = regexp.MustCompile(` ?\([^()]*\{key [^()]*\)`)

// keyless is a text without what it says of keys: in its own form, or without the brackets.
func (w *Words) keyless(key, text string) string {
	if own, ok := w.text[key+touchForm]; ok {
		return own
	}
	return aside.ReplaceAllString(text, "")
}

// Soft is the text of key with its soft hyphens (U+00AD), for whoever breaks it into lines.
func (w *Words) Soft(key string) string {
	if t, ok := w.soft[key]; ok {
		return t
	}
	return w.Say(key)
}

// together keeps letters that run from right to left, such as Hebrew ones, from taking the
// words around them along to their side.
func together(text string) string {
	const isolate, end = "\u2068", "\u2069"
	if strings.ContainsFunc(text, func(r rune) bool {
		return r >= 0x590 && unicode.In(r, unicode.Hebrew, unicode.Arabic, unicode.Syriac, unicode.Thaana, unicode.Nko)
	}) {
		return isolate + text + end
	}
	return text
}

// Fill puts text in for {NAME} wherever a text holds it; name begins with
// "key ", for the name of a key the player may choose.
func (w *Words) Fill(name, text string) {
	if w.filled == nil {
		w.filled = map[string]string{}
	}
	w.filled[name] = text
}

// Count is Say for a number: it takes the text of key#one, key#few or
// key#other as the language counts n, and puts n in for {n}. For 0 it takes
// key#none where there is one.
func (w *Words) Count(key string, n int, args ...any) string {
	form := key + "#" + plural(w.lang, n)
	if none := key + "#none"; n == 0 && w.Has(none) {
		form = none
	}
	if _, ok := w.text[form]; !ok {
		form = key + "#other"
	}
	return strings.ReplaceAll(w.Say(form, args...), "{n}", fmt.Sprint(n))
}

// plural is the form a language counts n in, n at least 0.
func plural(lang string, n int) string {
	a, b := n%10, n%100
	switch {
	case lang == "sk" && n >= 2 && n <= 4, lang == "ru" && a >= 2 && a <= 4 && (b < 12 || b > 14):
		return "few"
	case lang == "ru" && a == 1 && b != 11, lang != "ru" && n == 1:
		return "one"
	}
	return "other"
}

// Inside is a sentence put behind a colon: it goes on small, but in German, where a whole
// sentence keeps its capital there.
func (w *Words) Inside(sentence string) string {
	r, n := utf8.DecodeRuneInString(sentence)
	if w.lang == "de" || n == 0 {
		return sentence
	}
	return string(unicode.ToLower(r)) + sentence[n:]
}

// Decimal writes a number such as 1.5 with the point that the language has.
func (w *Words) Decimal(number string) string {
	return strings.Replace(number, ".", w.Say("hint.decimal"), 1)
}
