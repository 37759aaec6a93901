package main

import (
	"fmt"
	"slices"
	"strings"

	agricola "tilestead/rules/agricola/oracle/compare"
	carcassonne "tilestead/rules/carcassonne/oracle/compare"
	"tilestead/rules/rulestest"
	"tilestead/save"
)

// tileFile is the table of tiles that Carcassonne's oracle plays by.
const tileFile = "rules/carcassonne/testdata/tiles.json"

// runCompare has the rules of a title and their oracle agree.
func runCompare(l *lab, args []string) error {
	f := l.flags("compare", "-title TITLE [flags]: the rules compared with their second reading")
	title := f.String("title", "", "the `TITLE`: carcassonne, agricola")
	from := f.Uint64("from", 0, "`NUMBER` of the first game or position; each is chosen by its number alone")
	games := f.Uint64("games", 0, "number of games and of positions of each part, `N`; 0 for as many as the tests take")
	part := f.String("part", "", "compare no more than `PART`, such as games")
	tiles := f.String("tiles", tileFile, "table of Carcassonne's tiles, `FILE`")
	if err := f.parse(args); err != nil {
		return err
	}
	var parts []rulestest.Comparison
	switch *title {
	case "agricola":
		parts = agricola.Parts
	case "carcassonne":
		data, err := save.ReadFile(*tiles)
		if err == nil {
			parts, err = carcassonne.Parts(data)
		}
		if err != nil {
			return f.wrong("-tiles: %v", err)
		}
	default:
		return f.wrong("-title %q: expected carcassonne or agricola, which have an oracle", *title)
	}
	var known []string
	for _, c := range parts {
		known = append(known, c.Name)
	}
	if *part != "" && !slices.Contains(known, *part) {
		return f.wrong("-part %q: expected one of %s", *part, strings.Join(known, ", "))
	}
	differs := 0
	for _, c := range parts {
		if *part != "" && c.Name != *part {
			continue
		}
		n := *games
		if n == 0 {
			n = c.Usual
		}
		told := &findings{l: l}
		c.Run(told, *from, n)
		fmt.Fprintf(l.out, "%s from %d on, %d: %d differ\n", c.Name, *from, n, told.differ)
		differs += told.differ
	}
	if differs > 0 {
		return errFailed
	}
	return nil
}

// findings writes what a comparison finds.
type findings struct {
	l      *lab
	differ int
}

func (t *findings) Errorf(format string, args ...any) {
	t.differ++
	fmt.Fprintf(t.l.out, format+"\n", args...)
}

func (t *findings) Logf(format string, args ...any) { fmt.Fprintf(t.l.out, format+"\n", args...) }
