package main

import (
	"bytes"
	"cmp"
	"compress/gzip"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"tilestead/assets"
	"tilestead/assets/face"
	"tilestead/assets/sound"
)

// build builds the folder anew from the sources in the working directory. Until
// all of it is there the old one stays, which may be served meanwhile.
func build(dir string) (*folder, error) {
	if err := os.MkdirAll(filepath.Dir(dir), 0o755); err != nil {
		return nil, err
	}
	fresh, err := os.MkdirTemp(filepath.Dir(dir), filepath.Base(dir)+"-fresh-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(fresh)
	if err := os.Chmod(fresh, 0o755); err != nil { // whoever serves it may be another user
		return nil, err
	}
	f := &folder{dir: fresh}
	for _, step := range []func() error{f.programs, f.pictures, f.words, f.letters, f.effects, f.art, f.texts,
		f.headers} {
		if err := step(); err != nil {
			return nil, err
		}
	}
	f.dir = dir
	return f, swap(fresh, dir)
}

// swap puts the folder fresh in the place of dir, and removes what was there.
func swap(fresh, dir string) error {
	old := fresh + "-old"
	if err := os.Rename(dir, old); err != nil && !os.IsNotExist(err) {
		return err
	}
	defer os.RemoveAll(old)
	return os.Rename(fresh, dir)
}

// unfolded keeps the compiler from writing small functions of the scenes wherever they are called: that takes
// a twentieth off what the page fetches first, and the scenes are as fast without.
const unfolded = "tilestead/scenes/...=-l"

// programs builds the game and the bots' worker, plain and packed, and adds
// the runtime that belongs to this very version of Go.
func (f *folder) programs() error {
	temp, err := os.MkdirTemp("", "tilestead-web-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(temp)
	flags, err := engineFlags()
	if err != nil {
		return err
	}
	flags = append([]string{"build", "-trimpath", "-ldflags", "-s -w", "-gcflags", unfolded}, flags...)
	for name, pkg := range map[string]string{"tilestead.wasm": ".", "bot.wasm": "./cmd/bot"} {
		cmd := exec.Command(goTool(), append(slices.Clone(flags), "-o", filepath.Join(temp, name), pkg)...)
		cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
		if out, err := cmd.CombinedOutput(); err != nil {
			return fmt.Errorf("%s: %w\n%s", name, err, out)
		}
	}
	for _, name := range []string{"tilestead.wasm", "bot.wasm"} {
		data, err := os.ReadFile(filepath.Join(temp, name))
		if err != nil {
			return err
		}
		packed, err := pack(data)
		if err != nil {
			return err
		}
		later := name == "bot.wasm" // comes when the first game begins
		if err := f.add(item{Path: name, Later: later}, data); err != nil {
			return err
		}
		if err := f.add(item{Path: name + ".gz", Later: later}, packed); err != nil {
			return err
		}
	}
	root, err := exec.Command(goTool(), "env", "GOROOT").Output()
	if err != nil {
		return err
	}
	runtime, err := os.ReadFile(filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "wasm_exec.js"))
	if err != nil {
		return err
	}
	return f.add(item{Path: "wasm_exec.js"}, runtime)
}

// goTool is the Go that builds: the scripts say which in the variable GO.
func goTool() string { return cmp.Or(os.Getenv("GO"), "go") }

func pack(data []byte) ([]byte, error) {
	var b bytes.Buffer
	z, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	if _, err := z.Write(data); err != nil {
		return nil, err
	}
	if err := z.Close(); err != nil {
		return nil, err
	}
	return b.Bytes(), nil
}

// art adds the sheets that the browser's program does not hold.
func (f *folder) art() error {
	for i := range assets.Sheets() {
		title := assets.SheetTitle(i)
		if title == "" {
			continue
		}
		data, err := os.ReadFile(filepath.Join("assets", "sheets", assets.SheetFile(i)))
		if err != nil {
			return err
		}
		if err := f.add(item{Path: "art/" + assets.SheetFile(i), Art: title, Later: true}, data); err != nil {
			return err
		}
	}
	return nil
}

// words adds the texts that the browser's program does not hold.
func (f *folder) words() error {
	for _, title := range append([]string{""}, assets.Titles()...) {
		for _, lang := range assets.Languages {
			data, err := assets.PackWords(lang, title)
			if err != nil {
				return err
			}
			pack := assets.WordsPack(lang, title)
			it := item{Path: "text/" + assets.WordsFile(pack), Words: pack, Title: title, Later: title != ""}
			if err := f.add(it, data); err != nil {
				return err
			}
		}
		if err := f.puzzles(title); err != nil {
			return err
		}
	}
	return nil
}

// puzzles adds those of a title, if it has any.
func (f *folder) puzzles(title string) error {
	pack := assets.PuzzlePack(title)
	if pack == "" {
		return nil
	}
	data, err := assets.PackPuzzles(title)
	if err != nil {
		return err
	}
	return f.add(item{Path: "text/" + assets.WordsFile(pack), Words: pack, Title: title, Later: true}, data)
}

// letters adds those that names in other scripts need.
func (f *folder) letters() error {
	data, err := os.ReadFile(filepath.Join("assets", "face", face.OtherFile))
	if err != nil {
		return err
	}
	return f.add(item{Path: face.OtherFile, Later: true}, data)
}

// effects adds what may be heard.
func (f *folder) effects() error {
	data, err := sound.Collect()
	if err != nil {
		return err
	}
	return f.add(item{Path: sound.CollectionFile, Later: true}, data)
}

// texts adds the page: what others name comes before them.
func (f *folder) texts() error {
	for _, name := range []string{"style.css", "words.js", "fetch.js", "worker.js", "page.js", "manifest.webmanifest",
		"index.html", "sw.js"} {
		text, err := os.ReadFile(filepath.Join("web", name))
		if err != nil {
			return err
		}
		if err := f.addText(item{Path: name, Bare: name == "index.html"}, text); err != nil {
			return err
		}
	}
	return nil
}
