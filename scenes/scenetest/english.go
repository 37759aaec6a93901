package scenetest

import (
	"regexp"
	"strings"
	"sync"
	"testing"

	"tilestead/assets"
	"tilestead/scenes/settings"
)

// English gives tests the English texts by their keys, so that a word of a text
// can change without a test. What is not there, or has something left to put in,
// ends the test: a test never asks in vain.
type English struct {
	t      testing.TB
	prefix string // of every key
}

// In begins all keys that are asked for with prefix.
func In(t testing.TB, prefix string) English { return English{t, prefix} }

// inEnglish are the texts of all tests, which only read them.
var inEnglish = sync.OnceValue(func() *assets.Words {
	w, err := assets.LoadWords("en")
	if err != nil {
		panic(err)
	}
	new(settings.KeyMap).Name(w)
	return w
})

// Say is the text of a key with args put in.
func (e English) Say(key string, args ...any) string {
	e.t.Helper()
	return e.whole(key, inEnglish().Say(e.prefix+key, args...))
}

// Count is Say for a number of things.
func (e English) Count(key string, n int, args ...any) string {
	e.t.Helper()
	return e.whole(key, inEnglish().Count(e.prefix+key, n, args...))
}

func (e English) whole(key, text string) string {
	e.t.Helper()
	if strings.ContainsAny(text, "<{") {
		e.t.Fatalf("%s is no whole text: %q", e.prefix+key, text)
	}
	return text
}

// Part is what the text of a key says between the things that are put in: part 0
// before the first of them, part 1 after it, the whole text where there is none.
func (e English) Part(key string, n int) string {
	e.t.Helper()
	if !inEnglish().Has(e.prefix + key) {
		e.t.Fatalf("there is no text %s", e.prefix+key)
	}
	parts := putIn.Split(inEnglish().Say(e.prefix+key), -1)
	if n >= len(parts) || len(strings.TrimSpace(parts[n])) < 3 {
		e.t.Fatalf("there is not much to look for in part %d of %s: %q", n, e.prefix+key, parts)
	}
	return parts[n]
}

// putIn is where something is put into a text.
var putIn = regexp.MustCompile(`\{[^}]*\}`)
