package assets

import (
	"bytes"
	"errors"
	"fmt"
	"image"
	"image/png"
	"io/fs"
	"slices"
	"strings"
	"sync"
)

// Sheets is how many sheets there are.
func Sheets() int { return len(index().sheets) }

// SheetFile is the file name of sheet i, such as "montana-wheat-0.png".
func SheetFile(i int) string { return index().sheets[i] + ".png" }

// SheetSize is how many bytes the PNG of sheet i has, 0 if it is not in this
// program.
func SheetSize(i int) int {
	f, err := fs.Stat(sheets, "sheets/"+SheetFile(i))
	if err != nil {
		return 0
	}
	return int(f.Size())
}

// SheetTitle is the title whose art lies on sheet i, "" for what all share. A
// browser build leaves a title's sheets out and fetches them when a game needs them.
func SheetTitle(i int) string {
	title, _ := sheetName(i)
	return title
}

// SheetGroup is the group of sheet i within its title, such as "calm-inns": its
// pictures are needed together.
func SheetGroup(i int) string {
	_, group := sheetName(i)
	return group
}

// sheetName takes apart a name such as "carcassonne-calm-inns-0".
func sheetName(i int) (title, group string) {
	title, group, _ = strings.Cut(index().sheets[i], "-")
	if n := strings.LastIndexByte(group, '-'); n >= 0 {
		group = group[:n]
	}
	switch title {
	case "shared", menu: // of all titles
		return "", group
	}
	return title, group
}

// menu begins the names of sheets that only the screens outside a game show.
const menu = "title"

// SheetOfMenu says whether only the screens outside a game show sheet i.
func SheetOfMenu(i int) bool { return strings.HasPrefix(index().sheets[i], menu+"-") }

// SheetsOf are the sheets of a title's groups that are wanted.
func SheetsOf(title string, wanted func(group string) bool) []int {
	var list []int
	for i := range index().sheets {
		if t, group := sheetName(i); t == title && wanted(group) {
			list = append(list, i)
		}
	}
	return list
}

// Titles are the titles that have art of their own, sorted.
var Titles = sync.OnceValue(func() []string {
	var titles []string
	for i := range index().sheets {
		if title := SheetTitle(i); title != "" {
			titles = append(titles, title)
		}
	}
	slices.Sort(titles)
	return slices.Compact(titles)
})

// ErrNotLoaded is the error of a sheet or of texts that are not in this program.
var ErrNotLoaded = errors.New("not loaded")

var decoded struct {
	sync.Mutex
	pictures map[int]image.Image
}

// Sheet is the picture of sheet i, decoded when it is first asked for.
func Sheet(i int) (image.Image, error) {
	decoded.Lock()
	defer decoded.Unlock()
	if im, ok := decoded.pictures[i]; ok {
		return im, nil
	}
	data, err := sheets.ReadFile("sheets/" + SheetFile(i))
	if err != nil {
		return nil, fmt.Errorf("assets: sheet %s: %w", SheetFile(i), ErrNotLoaded)
	}
	return decode(i, data)
}

// Forget drops the picture of sheet i, for whoever has put it where it is drawn
// from. When it is asked for again it is decoded again.
func Forget(i int) {
	decoded.Lock()
	defer decoded.Unlock()
	delete(decoded.pictures, i)
}

func decode(i int, data []byte) (image.Image, error) {
	im, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		return nil, fmt.Errorf("assets: sheet %s: %w", SheetFile(i), err)
	}
	if decoded.pictures == nil {
		decoded.pictures = map[int]image.Image{}
	}
	decoded.pictures[i] = im
	return im, nil
}
