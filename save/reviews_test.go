package save

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"tilestead/rules"
	"tilestead/titles"
)

// gameOf is a game of Montana of a seed, with so many actions.
func gameOf(t *testing.T, seed uint64, actions int) *Game {
	t.Helper()
	title, err := titles.Find("montana")
	if err != nil {
		t.Fatal(err)
	}
	m, err := rules.NewMatch(title, rules.Setup{Title: title.ID, Seats: 2, Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	for range actions {
		if m.State().Turn() == rules.Nature {
			m.Replay(m.Roll())
		} else {
			m.Replay(m.State().Legal(nil)[0])
		}
	}
	return &Game{Match: m}
}

// A review is kept for its game and the bots that made it, and for no others.
func TestReviewsAreKept(t *testing.T) {
	h, lines := Shelf{Store: &Memory{}}, []string{"seat 1", "3 240 42 -351 -120 2 - place forest"}
	g := gameOf(t, 3, 12)
	if err := h.KeepReview(g, "1 ab", lines); err != nil {
		t.Fatal(err)
	}
	if got, err := h.ReviewOf(gameOf(t, 3, 12), "1 ab"); err != nil || !slices.Equal(got, lines) {
		t.Errorf("it reads %q, %v", got, err)
	}
	if got, err := h.ReviewOf(g, "1 cd"); err != nil || got != nil {
		t.Errorf("of other bots it reads %q, %v", got, err)
	}
	for _, other := range []*Game{gameOf(t, 4, 12), gameOf(t, 3, 11)} {
		if got, err := h.ReviewOf(other, "1 ab"); err != nil || got != nil {
			t.Errorf("of another game it reads %q, %v", got, err)
		}
	}
	if err := h.Forget(); err != nil {
		t.Fatal(err)
	}
	if names, _ := h.Store.Names(); len(names) > 0 {
		t.Errorf("%q are not forgotten", names)
	}
}

// A review that was cut off or changed is none, and lies aside.
func TestDamagedReviewsAreKeptAside(t *testing.T) {
	g := gameOf(t, 3, 12)
	for name, damage := range map[string]func(string) string{
		"cut off":      func(s string) string { return s[:len(s)-9] },
		"changed":      func(s string) string { return strings.Replace(s, "240", "140", 1) },
		"a line short": func(s string) string { return s[strings.Index(s, "seat"):] },
		"empty":        func(string) string { return "" },
	} {
		h := Shelf{Store: &Memory{}}
		if err := h.KeepReview(g, "1", []string{"seat 1", "3 240 42 -351 -120 2 - place forest"}); err != nil {
			t.Fatal(err)
		}
		names, _ := h.Store.Names()
		was, _ := h.Store.Read(names[0])
		bad := damage(string(was))
		if err := h.Store.Write(names[0], []byte(bad)); err != nil {
			t.Fatal(err)
		}
		if got, err := h.ReviewOf(g, "1"); err != nil || got != nil {
			t.Errorf("%s: it reads %q, %v", name, got, err)
		}
		left, _ := h.Store.Names()
		if len(left) != 1 || !strings.Contains(left[0], asideMark) {
			t.Fatalf("%s: %q are left", name, left)
		}
		if aside, _ := h.Store.Read(left[0]); string(aside) != bad {
			t.Errorf("%s: %q lies aside", name, aside)
		}
	}
}

// Reviews don't fill the store: the oldest go.
func TestFewReviewsAreKept(t *testing.T) {
	day := time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC)
	h := Shelf{Store: &Memory{}, Now: func() time.Time { day = day.Add(time.Hour); return day }}
	for i := range mostReviews + 3 {
		g := gameOf(t, uint64(1000-i), 2)
		if err := h.KeepReview(g, "1", []string{fmt.Sprint(i)}); err != nil {
			t.Fatal(err)
		}
		if got, _ := h.ReviewOf(g, "1"); len(got) != 1 {
			t.Fatalf("review %d is gone at once", i)
		}
	}
	if names, _ := h.Store.Names(); len(names) != mostReviews {
		t.Errorf("%d are kept", len(names))
	}
	for i := range 5 {
		if got, _ := h.ReviewOf(gameOf(t, uint64(1000-i), 2), "1"); len(got) > 0 != (i >= 3) {
			t.Errorf("of the review that came as number %d is left: %q", i, got)
		}
	}
}
