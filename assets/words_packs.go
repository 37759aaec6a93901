package assets

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"io"
	"io/fs"
	"path"
	"strings"
)

// The texts of a language lie in packs: one of what all titles share, and one
// of each title's own, its folder below that of the language. A browser's
// program holds none and fetches those that it needs.

// textFiles are the packs that this program holds.
var textFiles fs.FS = embeddedText

// taken are the texts of packs that came from elsewhere, by the packs' names.
var taken = map[string]map[string]string{}

// WordsPack names the pack of a language with the texts of a title, or with
// what all titles share for title "": such as "de-montana" and "de".
func WordsPack(lang, title string) string {
	if title == "" {
		return lang
	}
	return lang + "-" + title
}

// WordsFile is the file name of a pack, such as "de-montana.words".
func WordsFile(pack string) string { return pack + ".words" }

// PackWords makes the file of a pack that this program holds, for TakeWords. The
// error says that it holds none.
func PackWords(lang, title string) ([]byte, error) {
	var b bytes.Buffer
	z, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	err = eachText(lang, title, func(line string) error {
		_, err := fmt.Fprintln(z, line)
		return err
	})
	if err != nil {
		return nil, err
	}
	if err := z.Close(); err != nil {
		return nil, err
	}
	return b.Bytes(), nil
}

// TakeWords takes the file of a pack that came from elsewhere, compressed or as
// a host has unpacked it. LoadWords has its texts from then on, or Puzzles has the puzzles. The error names
// the pack that cannot be read; then nothing is taken.
func TakeWords(pack string, data []byte) error {
	if bytes.HasPrefix(data, []byte{0x1f, 0x8b}) {
		z, err := gzip.NewReader(bytes.NewReader(data))
		if err == nil {
			data, err = io.ReadAll(z)
		}
		if err != nil {
			return fmt.Errorf("%s: %w", WordsFile(pack), err)
		}
	}
	if takePuzzles(pack, data) {
		return nil
	}
	texts := map[string]string{}
	for i, line := range strings.Split(string(data), "\n") {
		if err := addText(texts, line); err != nil {
			return fmt.Errorf("%s:%d: %w", WordsFile(pack), i+1, err)
		}
	}
	taken[pack] = texts
	return nil
}

// MissingWords are the packs of a language that this program lacks: of what all
// titles share, and of those titles' own texts and puzzles.
func MissingWords(lang string, titles ...string) (packs []string) {
	for _, title := range append([]string{""}, titles...) {
		pack := WordsPack(lang, title)
		if taken[pack] != nil {
			continue
		}
		if _, err := fs.Stat(textFiles, path.Join("text", lang, title)); err != nil {
			packs = append(packs, pack)
		}
	}
	return append(packs, missingPuzzles(titles)...)
}

// readPack gives the texts of a pack; ErrNotLoaded is in the error when it is
// not in this program.
func readPack(lang, title string) (map[string]string, error) {
	if texts := taken[WordsPack(lang, title)]; texts != nil {
		return texts, nil
	}
	texts := map[string]string{}
	err := eachText(lang, title, func(line string) error { return addText(texts, line) })
	return texts, err
}

// eachText goes through the lines of the files of a pack that this program
// holds, without comments. Errors name file and line.
func eachText(lang, title string, do func(line string) error) error {
	folder := path.Join("text", lang, title)
	files, err := fs.Glob(textFiles, folder+"/*.txt")
	if err != nil {
		return err
	}
	if len(files) == 0 {
		return fmt.Errorf("%s: %w", folder, ErrNotLoaded)
	}
	for _, name := range files {
		b, err := fs.ReadFile(textFiles, name)
		if err != nil {
			return err
		}
		for i, line := range strings.Split(string(b), "\n") {
			line = strings.TrimSpace(line)
			if line == "" || line[0] == '#' {
				continue
			}
			if err := do(line); err != nil {
				return fmt.Errorf("%s:%d: %w", name, i+1, err)
			}
		}
	}
	return nil
}

// addText adds a line `key = text`.
func addText(texts map[string]string, line string) error {
	if line == "" {
		return nil
	}
	key, text, ok := strings.Cut(line, " = ")
	if !ok {
		return fmt.Errorf("want `key = text`, got %q", line)
	}
	if _, twice := texts[key]; twice {
		return fmt.Errorf("key %q is given twice", key)
	}
	texts[key] = strings.ReplaceAll(text, `\n`, "\n")
	return nil
}
