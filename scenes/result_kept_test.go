package scenes_test

import (
	"strings"
	"testing"
	"time"

	"tilestead/rules"
	"tilestead/save"
	"tilestead/scenes"
	"tilestead/scenes/apptest"
	"tilestead/scenes/think"
)

// A game that was reviewed is not looked at again when it is opened once more; what was kept of another
// version or damaged is computed anew.
func TestReviewsAreComputedOnce(t *testing.T) {
	g, store := endedCarcassonne(t, 2, 5), &save.Memory{}
	g.Seats[0].Bot = ""
	revision := "1"
	review := func() (asked int) {
		h := theResult(t, apptest.Compact, g, func(o *scenes.AppOptions) {
			o.Store = store
			o.Revision = func(string) string { return revision }
			o.NewReviewer = func(m *rules.Match, seat rules.Seat) (think.Reviewer, error) {
				asked++
				return &strict{m: m, seat: seat}, nil
			}
		})
		h.Click("chart/2")
		h.Wait(3 * time.Second)
		if !h.Has("told/0") || !h.Text("−2.5") || !h.Text("+6") {
			t.Error("the review does not show")
		}
		return asked
	}
	if n := review(); n != 2 {
		t.Fatalf("%d seats are looked at", n)
	}
	if n := review(); n != 0 {
		t.Errorf("%d seats are looked at again", n)
	}
	revision = "2"
	if n := review(); n != 2 {
		t.Errorf("%d seats are looked at by other bots", n)
	}
	for _, name := range reviewFiles(t, store) {
		text, _ := store.Read(name)
		if err := store.Write(name, text[:len(text)/2]); err != nil {
			t.Fatal(err)
		}
	}
	if n := review(); n != 2 {
		t.Errorf("%d seats are looked at where the review is damaged", n)
	}
	if names := reviewFiles(t, store); len(names) != 2 {
		t.Errorf("%q are kept, one of them aside", names)
	}
	if n := review(); n != 0 {
		t.Errorf("%d seats are looked at after that", n)
	}
}

func reviewFiles(t *testing.T, store save.Store) (list []string) {
	t.Helper()
	names, err := store.Names()
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		if strings.HasSuffix(name, ".review") {
			list = append(list, name)
		}
	}
	return list
}
