package save

import (
	"errors"
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/titles"
)

// valued is a title whose set-ups hold values.
func valued(t *testing.T) *rules.Title {
	t.Helper()
	montana, err := titles.Find("montana")
	if err != nil {
		t.Fatal(err)
	}
	title := *montana
	title.ID = "valued"
	title.Values = []rules.Value{
		{ID: "kept", Check: func(string) error { return nil }},
		{ID: "target", Check: func(v string) error {
			if n, err := strconv.Atoi(v); err != nil || n < 0 {
				return errors.New("want a number of points")
			}
			return nil
		}},
	}
	all := titles.All
	titles.All = append(slices.Clone(all), &title)
	t.Cleanup(func() { titles.All = all })
	return &title
}

// What a set-up holds beside modules is saved with it and read again.
func TestValuesAreSaved(t *testing.T) {
	title := valued(t)
	plain := rules.Setup{Title: title.ID, Seats: 2, Modules: []string{"first-2"}, Seed: 7}
	setup := plain.With("target", "55").With("kept", "A096 B010")
	if len(plain.Values) > 0 {
		t.Error("a set-up changed with its copy")
	}
	m, err := rules.NewMatch(title, setup)
	if err != nil {
		t.Fatal(err)
	}
	m.Replay(m.Roll())
	data, err := (&Game{Match: m, Seats: []Seat{{Name: "Ada", Color: "blue"},
		{Name: "Otto", Color: "red", Bot: "easy"}}}).Bytes()
	if err != nil {
		t.Fatal(err)
	}
	g, err := Read(data)
	if err != nil || g.Match.Len() != 1 || !maps.Equal(g.Match.Setup().Values, setup.Values) {
		t.Fatalf("%v\n%s", err, data)
	}
	for old, c := range map[string]struct{ with, says string }{
		"value target 55\n": {"value target many\n", "want a number of points"},
		"value kept A096":   {"value target 50\nvalue kept A096", `with an ID not used yet, found "value target 55"`},
		"value kept":        {"value level", `has no value "level"; it has kept, target`},
		" A096 B010":        {"", `found "value kept"`},
	} {
		wrong := strings.Replace(string(data), old, c.with, 1)
		if _, err := Read([]byte(wrong)); err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%q for %q: %v", c.with, old, err)
		}
	}
}
