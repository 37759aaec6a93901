package scenetest

import (
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

// Before is what the text of a key says before the first thing that is put in,
// and After what it says after the last; the whole text where nothing is.
func (e English) Before(key string) string {
	e.t.Helper()
	text, _, _ := strings.Cut(e.raw(key), "{")
	return e.some(key, text)
}

// After is the other end of Before.
func (e English) After(key string) string {
	e.t.Helper()
	text := e.raw(key)
	return e.some(key, text[strings.LastIndex(text, "}")+1:])
}

func (e English) raw(key string) string {
	e.t.Helper()
	if !inEnglish().Has(e.prefix + key) {
		e.t.Fatalf("there is no text %s", e.prefix+key)
	}
	return inEnglish().Say(e.prefix + key)
}

// some is a part of a text that says enough to be looked for.
func (e English) some(key, text string) string {
	e.t.Helper()
	if len(strings.TrimSpace(text)) < 3 {
		e.t.Fatalf("of %s only %q can be looked for", e.prefix+key, text)
	}
	return text
}
