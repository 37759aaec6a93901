package main

import (
	"bytes"
	"fmt"

	"tilestead/save"
)

// runVerify plays saved games again and tells of each whether it holds.
func runVerify(l *lab, args []string) error {
	f := l.flags("verify", "[flags] FILE...: replay saved games and check them")
	asJSON := f.Bool("json", false, "end with the result as a JSON object on one line")
	if err := f.parseFiles(args); err != nil {
		return err
	}
	if f.NArg() == 0 {
		return f.wrong("name at least one saved game")
	}
	r := holdResult{Of: f.NArg()}
	for _, name := range f.Args() {
		g, err := readSave(name)
		if err != nil {
			fmt.Fprintln(l.out, err)
			continue
		}
		if err := check(g.Match.Title(), g.Match.State()); err != nil {
			fmt.Fprintf(l.out, "%s: after the last action: %v\n", name, err)
			continue
		}
		r.Hold++
	}
	return l.hold(r, *asJSON)
}

// readSave reads a saved game, or the one that a report of a crash ends with; the error
// names the file.
func readSave(name string) (*save.Game, error) {
	data, err := save.ReadFile(name)
	if err != nil {
		return nil, err
	}
	if i := bytes.LastIndex(data, []byte("\ntilestead ")); i >= 0 && bytes.HasPrefix(data, []byte("Tilestead ")) {
		data = data[i+1:]
	}
	g, err := save.Read(data)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return g, nil
}
