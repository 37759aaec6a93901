package main

import (
	"fmt"

	"tilestead/rules/carcassonne"
	"tilestead/rules/carcassonne/moves"
	"tilestead/save"
)

// runMoves writes a saved game of Carcassonne as plain text, one tile a line,
// or makes a save of such text.
func runMoves(l *lab, args []string) error {
	f := l.flags("moves", "-load FILE | -read FILE -o FILE: a game of Carcassonne as plain text, one tile per line")
	load := f.String("load", "", "write the saved game in `FILE` as text")
	read := f.String("read", "", "read text from `FILE` and save the game")
	out := f.String("o", "", "with -read, the saved game to write, `FILE`")
	if err := f.parse(args); err != nil {
		return err
	}
	switch {
	case (*load == "") == (*read == ""):
		return f.wrong("give either -load or -read")
	case *read != "" && *out == "":
		return f.wrong("-read needs -o, the file to write")
	case *load != "":
		g, err := readSave(*load)
		if err != nil {
			return err
		}
		if id := g.Match.Title().ID; id != carcassonne.Title.ID {
			return fmt.Errorf("%s is a game of %s; only games of %s can be written as moves", *load, id,
				carcassonne.Title.ID)
		}
		_, err = l.out.Write(moves.Write(g.Match))
		return err
	}
	text, err := save.ReadFile(*read)
	if err != nil {
		return err
	}
	m, err := moves.Read(text)
	if err != nil {
		return fmt.Errorf("%s: %w", *read, err)
	}
	data, err := (&save.Game{Match: m}).Bytes()
	if err != nil {
		return err
	}
	return writeNew(*out, data)
}
