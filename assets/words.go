package assets

import (
	"embed"
	"fmt"
	"slices"
	"strings"
	"sync"
)

//go:embed text
var textFiles embed.FS

// Languages are those with a text table, by their two-letter names.
var Languages = []string{"en", "de", "ru", "sk"}

// Words are all texts of one language. Keys are stable and the same in every
// language; a text may hold {1}, {2} … for what is put in.
type Words struct {
	lang   string
	text   map[string]string
	filled map[string]string // what stands for {NAME} in any text
}

// LoadWords reads the text tables of a language. The error names the line that
// is not `key = text`, a key given twice, or the languages there are.
func LoadWords(lang string) (*Words, error) {
	if !slices.Contains(Languages, lang) {
		return nil, fmt.Errorf("no language %q; choose one of %s", lang, strings.Join(Languages, ", "))
	}
	w := &Words{lang: lang, text: map[string]string{}}
	files, err := textFiles.ReadDir("text/" + lang)
	if err != nil {
		return nil, err
	}
	for _, f := range files {
		b, err := textFiles.ReadFile("text/" + lang + "/" + f.Name())
		if err != nil {
			return nil, err
		}
		for i, line := range strings.Split(string(b), "\n") {
			line = strings.TrimSpace(line)
			if line == "" || line[0] == '#' {
				continue
			}
			key, text, ok := strings.Cut(line, " = ")
			if !ok {
				return nil, fmt.Errorf("text/%s/%s:%d: want `key = text`, got %q", lang, f.Name(), i+1, line)
			}
			if _, twice := w.text[key]; twice {
				return nil, fmt.Errorf("text/%s/%s:%d: key %q is given twice", lang, f.Name(), i+1, key)
			}
			w.text[key] = strings.ReplaceAll(text, `\n`, "\n")
		}
	}
	return w, nil
}

// LanguageNames is what each of Languages is called by its speakers.
var LanguageNames = sync.OnceValue(func() map[string]string {
	names := map[string]string{}
	for _, lang := range Languages {
		if w, err := LoadWords(lang); err == nil {
			names[lang] = w.Say("language.name")
		}
	}
	return names
})

// Pseudo makes a language for tests out of w: every text passes through change.
func (w *Words) Pseudo(change func(string) string) *Words {
	p := &Words{lang: w.lang, text: map[string]string{}}
	for k, t := range w.text {
		p.text[k] = change(t)
	}
	return p
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
	return ok
}

// Say is the text of key with args put in for {1}, {2} …. A key without text
// shows in angle brackets, which tests look for.
func (w *Words) Say(key string, args ...any) string {
	t, ok := w.text[key]
	if !ok {
		return "<" + key + ">"
	}
	if strings.Contains(t, "{key ") {
		for name, fill := range w.filled {
			t = strings.ReplaceAll(t, "{"+name+"}", fill)
		}
	}
	for i, a := range args {
		t = strings.ReplaceAll(t, fmt.Sprintf("{%d}", i+1), fmt.Sprint(a))
	}
	return t
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

// Decimal writes a number such as 1.5 with the point that the language has.
func (w *Words) Decimal(number string) string {
	return strings.Replace(number, ".", w.Say("hint.decimal"), 1)
}
