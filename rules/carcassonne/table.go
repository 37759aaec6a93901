package carcassonne

import (
	_ "embed"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

//go:embed tiles.txt
var tilesText string

// Tiles are all kinds of tile, in the order of the table.
var Tiles = mustRead(tilesText)

// Halves are the names of the half-edges.
var Halves = [8]string{"NNW", "NNE", "ENE", "ESE", "SSE", "SSW", "WSW", "WNW"}

// Find is the kind with that id; the error says what ids look like.
func Find(id string) (Kind, error) {
	if k := slices.IndexFunc(Tiles, func(t Tile) bool { return t.ID == id }); k >= 0 {
		return Kind(k), nil
	}
	return NoKind, fmt.Errorf("no tile %q; tiles are B01 to B24, I01 to I17, T01 to T24 and D01 to D29", id)
}

func mustRead(text string) []Tile {
	tiles, err := readTiles(text)
	if err != nil {
		panic(err)
	}
	return tiles
}

func readTiles(text string) (tiles []Tile, err error) {
	set := ""
	for n, line := range strings.Split(text, "\n") {
		line = strings.TrimSpace(line)
		switch {
		case line == "" || line[0] == '#':
		case line[0] == '[':
			if set = strings.Trim(line, "[]"); set == "base" {
				set = ""
			}
		default:
			t, err := readTile(strings.Fields(line))
			if err != nil {
				return nil, fmt.Errorf("tiles.txt:%d: %w", n+1, err)
			}
			t.Set = set
			tiles = append(tiles, t)
		}
	}
	return tiles, nil
}

func readTile(words []string) (t Tile, err error) {
	if len(words) < 3 {
		return t, fmt.Errorf("want id, copies and name, not %q", words)
	}
	copies, err := strconv.Atoi(words[1])
	if err != nil {
		return t, fmt.Errorf("%s: copies: %w", words[0], err)
	}
	t = Tile{ID: words[0], Copies: int8(copies), Name: words[2]}
	var order []Half
	var ends []string // where each road ends, by name
	for _, w := range words[3:] {
		name, value, shaped := strings.Cut(w, "=")
		switch {
		case name == "fields":
			for _, h := range strings.Split(value, ",") {
				order = append(order, Half(slices.Index(Halves[:], h)))
			}
			continue
		case !shaped && name[0] != 'm':
			if err := t.mark(name); err != nil {
				return t, err
			}
			continue
		}
		f, end, err := readFeature(name, value, &t)
		if err != nil {
			return t, fmt.Errorf("%s: %w", t.ID, err)
		}
		t.Features, ends = append(t.Features, f), append(ends, end)
	}
	for i, end := range ends {
		if end != "" {
			if t.Features[i].EndsAt = int8(t.Feature(end)); t.Features[i].EndsAt < 0 {
				return t, fmt.Errorf("%s: no feature %q for a road to end at", t.ID, end)
			}
		}
	}
	t.derive(order)
	t.index()
	return t, nil
}

func (t *Tile) mark(word string) error {
	marks := map[string]*bool{
		"start": &t.Start, "volcano": &t.Volcano, "dragon": &t.Dragon, "portal": &t.Portal, "bridge": &t.Bridge,
	}
	m, ok := marks[word]
	if !ok {
		return fmt.Errorf("%s: no mark %q", t.ID, word)
	}
	*m = true
	return nil
}

// readFeature reads one feature; end is the feature a road ends at, if any.
func readFeature(name, value string, t *Tile) (f Feature, end string, err error) {
	f = Feature{ID: name, Good: NoGood, EndsAt: -1}
	switch name[0] {
	case 'm':
		f.Kind = Cloister
		return f, "", nil
	case 'f':
		f.Kind = Field
		return f, "", f.readField(value, t)
	case 'c':
		f.Kind = City
	case 'r':
		f.Kind = Road
	default:
		return f, "", fmt.Errorf("no feature %q", name)
	}
	value, extras, _ := strings.Cut(value, "+")
	if extras != "" {
		for _, x := range strings.Split(extras, "+") {
			if err := f.readExtra(x); err != nil {
				return f, "", err
			}
		}
	}
	value, end, _ = strings.Cut(value, ">")
	for _, c := range value {
		if d := strings.IndexRune("NESW", c); d >= 0 {
			f.Edges |= 1 << d
		} else if c == '*' {
			f.Pennants++
		} else {
			return f, "", fmt.Errorf("%s: no side %q", name, c)
		}
	}
	switch {
	case end == "":
	case end[0] == 'c':
		f.End = AtCity
	case end[0] == 'm':
		f.End = AtCloister
	default:
		ends := map[string]End{"x": AtJunction, "volcano": AtVolcano, "end": AtMeadow}
		if f.End = ends[end]; f.End == NoEnd {
			return f, "", fmt.Errorf("%s: no road end %q", name, end)
		}
		end = ""
	}
	return f, end, nil
}

func (f *Feature) readExtra(word string) error {
	marks := map[string]Marks{"inn": Inn, "cathedral": Cathedral, "princess": Princess}
	if g := slices.Index(GoodIDs[:], word); g >= 0 {
		f.Good = Good(g)
	} else if word == "tunnel" {
		f.Tunnel = true
	} else if f.Marks |= marks[word]; marks[word] == 0 {
		return fmt.Errorf("%s: no mark %q", f.ID, word)
	}
	return nil
}

func (f *Feature) readField(value string, t *Tile) error {
	halves, borders, _ := strings.Cut(value, ":")
	if halves != "inside" {
		for _, h := range strings.Split(halves, ".") {
			i := slices.Index(Halves[:], h)
			if i < 0 {
				return fmt.Errorf("%s: no half-edge %q", f.ID, h)
			}
			f.Halves |= 1 << i
		}
	}
	if borders == "" {
		return nil
	}
	for _, c := range strings.Split(borders, ".") {
		i := t.Feature(c)
		if i < 0 {
			return fmt.Errorf("%s: no city %q before it", f.ID, c)
		}
		f.Borders |= 1 << i
	}
	return nil
}

// index fills the tables by edge and half-edge.
func (t *Tile) index() {
	t.edge, t.half = [4]int8{-1, -1, -1, -1}, [8]int8{-1, -1, -1, -1, -1, -1, -1, -1}
	t.Edges = [4]Edge{FieldEdge, FieldEdge, FieldEdge, FieldEdge}
	for i, f := range t.Features {
		for d := range 4 {
			if f.Edges>>d&1 != 0 {
				t.edge[d] = int8(i)
				t.Edges[d] = RoadEdge
				if f.Kind == City {
					t.Edges[d] = CityEdge
				}
			}
		}
		for h := range 8 {
			if f.Halves>>h&1 != 0 {
				t.half[h] = int8(i)
			}
		}
	}
}
