package rivals_test

import (
	"regexp"
	"slices"
	"testing"

	"tilestead/titles"
	"tilestead/titles/rivals"
)

// Every title has six to eight rivals, each with an ID of its own that a saved seat can have.
func TestEveryTitleHasRivals(t *testing.T) {
	all := 0
	for _, title := range titles.All {
		list := rivals.Of(title.ID)
		if len(list) < 6 || len(list) > 8 {
			t.Errorf("%s has %d rivals", title.ID, len(list))
		}
		for i, r := range list {
			if found, ok := rivals.Find(title.ID, r.ID); !ok || found != r {
				t.Errorf("%s of %s is found as %+v, %v", r.ID, title.ID, found, ok)
			}
			if !regexp.MustCompile("^[a-z]+$").MatchString(r.ID) {
				t.Errorf("%s: %q is no word of small letters", title.ID, r.ID)
			}
			if slices.ContainsFunc(list[:i], func(o rivals.Rival) bool { return o.ID == r.ID }) {
				t.Errorf("%s has two rivals %s", title.ID, r.ID)
			}
		}
		all += len(list)
	}
	if all != len(rivals.All) {
		t.Errorf("%d rivals of %d belong to a title", all, len(rivals.All))
	}
	if _, ok := rivals.Find("montana", "rohan"); ok {
		t.Error("Rohan plays Montana")
	}
}
