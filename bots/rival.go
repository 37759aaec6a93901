package bots

import (
	"fmt"
	"slices"
	"strings"

	"tilestead/bots/search"
	"tilestead/titles/rivals"
)

// NewPlain makes a rival of a title without its manner, to measure that against. The error names
// the rivals there are.
func NewPlain(title, id string, seed uint64) (Bot, error) {
	t, err := find(title)
	if err != nil {
		return nil, err
	}
	r, ok := rivals.Find(title, id)
	if !ok {
		return nil, fmt.Errorf("title %q has no rival %q; it has %s", title, id, strings.Join(RivalsOf(title), ", "))
	}
	r.Manner = ""
	return newRival(t, r, seed)
}

// RivalsOf are the rivals of a title by their IDs, the weakest first.
func RivalsOf(title string) (ids []string) {
	for _, r := range rivals.Of(title) {
		ids = append(ids, r.ID)
	}
	return ids
}

// newRival is a bot that thinks as its rival's level does, with the rival's own temperature and
// manner.
func newRival(t *search.Title, r rivals.Rival, seed uint64) (Bot, error) {
	levels := t.Levels.All()
	at := slices.IndexFunc(levels, func(l search.Level) bool { return l.Name == r.Level })
	if at < 0 {
		return nil, fmt.Errorf("rival %q of title %q thinks at level %q, which that lacks", r.ID, r.Title, r.Level)
	}
	b, guide := levels[at].Budget, t.NewGuide
	if r.Temperature > 0 {
		b.Temperature, b.Form = r.Temperature, 0
	}
	if r.Manner != "" {
		m := t.Manner(string(r.Manner))
		if m == nil {
			return nil, fmt.Errorf("title %q knows no manner %q, which its rival %q has", r.Title, r.Manner, r.ID)
		}
		guide = m.NewGuide
	}
	return search.New(&search.Title{NewGuide: guide}, b, seed), nil
}
