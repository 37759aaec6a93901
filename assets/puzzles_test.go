package assets

import (
	"errors"
	"slices"
	"testing"
	"testing/fstest"
)

// Puzzles come in a pack of their own beside a title's texts, where this program holds none.
func TestPuzzlesComeInPacks(t *testing.T) {
	const title = "carcassonne"
	whole, err := Puzzles(title)
	if err != nil || whole == "" {
		t.Fatalf("%d bytes, %v", len(whole), err)
	}
	packed, err := PackPuzzles(title)
	if err != nil || len(packed) > len(whole)/3 {
		t.Errorf("packed they are %d bytes of %d, %v", len(packed), len(whole), err)
	}
	was := puzzleFiles
	puzzleFiles = fstest.MapFS{}
	t.Cleanup(func() {
		puzzleFiles = was
		delete(takenPuzzles, title)
	})
	if _, err := Puzzles(title); !errors.Is(err, ErrNotLoaded) {
		t.Errorf("without its file: %v", err)
	}
	pack := PuzzlePack(title)
	if missing := MissingWords("en", title); !slices.Equal(missing, []string{pack}) {
		t.Errorf("missing are %q", missing)
	}
	if missing := MissingWords("en"); len(missing) > 0 {
		t.Errorf("before a title is opened %q are missing", missing)
	}
	if err := TakeWords(pack, packed); err != nil {
		t.Fatal(err)
	}
	if came, err := Puzzles(title); err != nil || came != whole {
		t.Errorf("%d bytes came of %d, %v", len(came), len(whole), err)
	}
	if missing := MissingWords("en", title); len(missing) > 0 {
		t.Errorf("missing are %q afterwards", missing)
	}
}

func TestTitlesWithoutPuzzles(t *testing.T) {
	if text, err := Puzzles("chess"); text != "" || err != nil || PuzzlePack("chess") != "" {
		t.Errorf("%q, %v, pack %q", text, err, PuzzlePack("chess"))
	}
	if missing := missingPuzzles([]string{"chess"}); len(missing) > 0 {
		t.Errorf("missing are %q", missing)
	}
}
