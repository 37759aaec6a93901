package main

import (
	"errors"

	"tilestead/rules"
	"tilestead/save"
)

// runPrint writes a position of a saved game as text.
func runPrint(l *lab, args []string) error {
	f := l.flags("print", "[-after N] FILE: a saved position as text, including everything hidden")
	after := f.Int("after", -1, "the position after `N` actions; by default the last one")
	if err := f.parseFiles(args); err != nil {
		return err
	}
	if f.NArg() != 1 {
		return f.wrong("name one saved game")
	}
	g, damage := readSave(f.Arg(0))
	var d *save.Damage
	if errors.As(damage, &d) && d.Good != nil {
		g = d.Good // what there is can still be read
	} else if damage != nil {
		return damage
	}
	n := g.Match.Len()
	if *after >= 0 {
		n = *after
	}
	if n > g.Match.Len() {
		return f.wrong("-after %d: %s has %d actions", n, f.Arg(0), g.Match.Len())
	}
	if _, err := l.out.Write(g.Match.Before(n).AppendView(nil, rules.Nature)); err != nil {
		return err
	}
	return damage
}
