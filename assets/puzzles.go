package assets

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"io"
	"io/fs"
	"strings"
)

// puzzleFiles are the puzzles that this program holds.
var puzzleFiles fs.FS = embeddedPuzzles

// takenPuzzles are those that came from elsewhere, by title.
var takenPuzzles = map[string]string{}

// puzzlePack begins the names of packs that hold a title's puzzles, not texts of a language.
const puzzlePack = "puzzles-"

// PuzzlePack names the pack of a title's puzzles, which comes with its texts; "" where it has
// none.
func PuzzlePack(title string) string {
	if puzzleTitles[title] {
		return puzzlePack + title
	}
	return ""
}

// puzzleTitles are the titles that have puzzles.
var puzzleTitles = map[string]bool{"agricola": true, "carcassonne": true, "montana": true}

// Puzzles are the puzzles of a title, for titles/puzzles; "" where it has none, and ErrNotLoaded where they
// have not come yet.
func Puzzles(title string) (string, error) {
	if text, ok := takenPuzzles[title]; ok || PuzzlePack(title) == "" {
		return text, nil
	}
	b, err := fs.ReadFile(puzzleFiles, "puzzles/"+title+".txt")
	if err != nil {
		return "", fmt.Errorf("puzzles of %s: %w", title, ErrNotLoaded)
	}
	return string(b), nil
}

// PackPuzzles makes the file of a title's puzzles for TakeWords. The error says that this program
// has none.
func PackPuzzles(title string) ([]byte, error) {
	text, err := Puzzles(title)
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	z, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
	if err == nil {
		_, err = io.WriteString(z, text)
	}
	if err == nil {
		err = z.Close()
	}
	return b.Bytes(), err
}

// takePuzzles takes the text of a pack, if it is one of puzzles.
func takePuzzles(pack string, text []byte) bool {
	title, ok := strings.CutPrefix(pack, puzzlePack)
	if ok {
		takenPuzzles[title] = string(text)
	}
	return ok
}

// missingPuzzles are the packs of those titles' puzzles that this program lacks.
func missingPuzzles(titles []string) (packs []string) {
	for _, title := range titles {
		if _, err := Puzzles(title); err != nil {
			packs = append(packs, PuzzlePack(title))
		}
	}
	return packs
}
