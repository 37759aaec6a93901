package save

import (
	"slices"
	"testing"
)

// All that is remembered of games that are over goes at once, and nothing else.
func TestForget(t *testing.T) {
	shelf := &Shelf{Store: &Memory{}}
	if err := shelf.Forget(); err != nil || shelf.Remembers() {
		t.Errorf("with nothing to forget: %v", err)
	}
	files := []string{"history.txt", "feats.txt", "days.txt", "days.damaged.txt", "history.damaged.txt",
		"feats.damaged.txt", "puzzles.txt", "settings.txt", "montana-1.stead", "autosave-montana.stead"}
	for _, name := range files {
		if err := shelf.Store.Write(name, []byte("x")); err != nil {
			t.Fatal(err)
		}
	}
	if !shelf.Remembers() {
		t.Error("there is nothing to forget")
	}
	if err := shelf.Forget(); err != nil {
		t.Fatal(err)
	}
	names, _ := shelf.Store.Names()
	if !slices.Equal(names, []string{"autosave-montana.stead", "montana-1.stead", "settings.txt"}) || shelf.Remembers() {
		t.Errorf("%q are left", names)
	}
}
