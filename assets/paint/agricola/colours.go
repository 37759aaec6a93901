package agricola

import (
	_ "embed" // the list
	"fmt"
	"strconv"
	"strings"

	"tilestead/assets/paint/brush"
)

// colourList has a name and its colour on each line.
//
//go:embed colours.txt
var colourList string

// tones are the colours of the list by their names.
var tones = func() map[string]brush.Col {
	list, err := readColours(colourList)
	if err != nil {
		panic(err)
	}
	return list
}()

// readColours reads a list; its error says the line and what is wanted there.
func readColours(text string) (map[string]brush.Col, error) {
	list := map[string]brush.Col{}
	named := map[brush.Col]string{}
	for i, line := range strings.Split(text, "\n") {
		if line == "" || strings.HasPrefix(line, "# ") {
			continue
		}
		name, value, _ := strings.Cut(line, " ")
		hex, ok := strings.CutPrefix(value, "#")
		if _, err := strconv.ParseUint(hex, 16, 32); err != nil || !ok || len(hex) != 6 {
			return nil, fmt.Errorf("colours.txt:%d: want NAME #rrggbb, got %q", i+1, line)
		}
		if _, twice := list[name]; twice {
			return nil, fmt.Errorf("colours.txt:%d: %s is there already: want another name", i+1, name)
		}
		k := brush.Hex(value)
		if other, twice := named[k]; twice {
			return nil, fmt.Errorf("colours.txt:%d: %s is %s already: want one name", i+1, value, other)
		}
		list[name], named[k] = k, name
	}
	return list, nil
}

// tone is a colour of the list; it panics if there is none of that name.
func tone(name string) brush.Col {
	k, ok := tones[name]
	if !ok {
		panic("agricola: colours.txt has no " + name)
	}
	return k
}
