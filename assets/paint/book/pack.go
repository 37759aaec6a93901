package book

import (
	"fmt"
	"image"
	"image/draw"
	"sort"
	"strings"
)

// Sheets are at most sheetSize pixels wide and high; gap pixels round every
// cut stay empty, so that smooth filters never reach a neighbour.
const (
	sheetSize = 2048
	gap       = 2
)

// A sheet is one packed page; file is its name without ".png".
type sheet struct {
	file  string
	Image *image.NRGBA
}

// An edition is all sheets with the text of their index.
type edition struct {
	sheets []sheet
	index  string
}

// A shelf is a row of cuts on a sheet.
type shelf struct{ page, y, h, x int }

// pack lays the baked pictures on sheets, group by group, and writes the index:
//
//	sheet N FILE
//	cut NAME SHEET X Y W H SCALE AX AY [ADV]
func pack(all []Baked) (edition, error) {
	var e edition
	var index strings.Builder
	groups := map[string][]int{}
	var names []string
	twin := twins(all)
	for i, k := range all {
		if twin[i] != i {
			continue
		}
		if groups[k.sheet] == nil {
			names = append(names, k.sheet)
		}
		groups[k.sheet] = append(groups[k.sheet], i)
	}
	sort.Strings(names)
	at := make([]image.Point, len(all))
	on := make([]int, len(all))
	for _, g := range names {
		pages, err := place(all, groups[g], at, on)
		if err != nil {
			return e, err
		}
		first := len(e.sheets)
		for p, size := range pages {
			file := fmt.Sprintf("%s-%d", strings.ReplaceAll(g, "/", "-"), p)
			e.sheets = append(e.sheets, sheet{file, image.NewNRGBA(image.Rectangle{Max: size})})
		}
		for _, i := range groups[g] {
			on[i] += first
			k := all[i]
			r := image.Rectangle{at[i], at[i].Add(k.Image.Bounds().Size())}
			draw.Draw(e.sheets[on[i]].Image, r, k.Image, k.Image.Bounds().Min, draw.Src)
		}
	}
	for i, s := range e.sheets {
		fmt.Fprintf(&index, "sheet %d %s\n", i, s.file)
	}
	for i, k := range all {
		at[i], on[i] = at[twin[i]], on[twin[i]]
		s := k.Image.Bounds().Size()
		fmt.Fprintf(&index, "cut %s %d %d %d %d %d %g %d %d", k.name, on[i], at[i].X, at[i].Y, s.X, s.Y,
			k.Scale, k.AX, k.AY)
		if k.adv != 0 {
			fmt.Fprintf(&index, " %g", k.adv)
		}
		index.WriteByte('\n')
	}
	e.index = index.String()
	return e, nil
}

// twins tells for each picture the first one on the same sheet with the same
// pixels, so that pictures that look alike are stored once.
func twins(all []Baked) []int {
	first := map[string]int{}
	out := make([]int, len(all))
	for i, k := range all {
		b := k.Image.Bounds()
		var key strings.Builder
		fmt.Fprintln(&key, k.sheet, b.Size())
		for y := b.Min.Y; y < b.Max.Y; y++ {
			key.Write(k.Image.Pix[k.Image.PixOffset(b.Min.X, y):k.Image.PixOffset(b.Max.X, y)])
		}
		j, ok := first[key.String()]
		if !ok {
			j = i
			first[key.String()] = i
		}
		out[i] = j
	}
	return out
}

// place finds room for the pictures of one group, the tallest first, on
// shelves, and tells the sizes of the pages it needs.
func place(all []Baked, group []int, at []image.Point, on []int) ([]image.Point, error) {
	order := append([]int{}, group...)
	size := func(i int) image.Point { return all[i].Image.Bounds().Size() }
	area := 0
	for _, i := range order {
		s := size(i)
		if s.X+2*gap > sheetSize || s.Y+2*gap > sheetSize {
			return nil, fmt.Errorf("book: picture %s at scale %g is %dx%d pixels; a sheet holds %d", all[i].name,
				all[i].Scale, s.X, s.Y, sheetSize-2*gap)
		}
		area += (s.X + gap) * (s.Y + gap)
	}
	sort.SliceStable(order, func(a, b int) bool {
		p, q := size(order[a]), size(order[b])
		if p.Y != q.Y {
			return p.Y > q.Y
		}
		return p.X > q.X
	})
	width := 256 // small groups get small sheets
	for width < sheetSize && width*width < area {
		width *= 2
	}
	for _, i := range order {
		for width < size(i).X+2*gap {
			width *= 2
		}
	}
	var shelves []shelf
	var pages []image.Point
next:
	for _, i := range order {
		s := size(i)
		for j := range shelves {
			if f := &shelves[j]; s.Y <= f.h && f.x+s.X+gap <= width {
				at[i], on[i] = image.Pt(f.x, f.y), f.page
				f.x += s.X + gap
				continue next
			}
		}
		if n := len(pages); n == 0 || pages[n-1].Y+s.Y+gap > sheetSize {
			pages = append(pages, image.Pt(width, gap))
		}
		n := len(pages) - 1
		shelves = append(shelves, shelf{n, pages[n].Y, s.Y, gap + s.X + gap})
		at[i], on[i] = image.Pt(gap, pages[n].Y), n
		pages[n].Y += s.Y + gap
	}
	return pages, nil
}
