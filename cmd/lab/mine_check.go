package main

import (
	"fmt"

	"tilestead/bots"
	"tilestead/save"
	"tilestead/titles/puzzles"
)

// checkPuzzles measures some puzzles of a file again, spread evenly over it, under other luck: the
// best answer must still be ahead of the best that does not solve them.
func (l *lab) checkPuzzles(file string, few int, seed uint64) error {
	text, err := save.ReadFile(file)
	if err != nil {
		return err
	}
	list, err := puzzles.Split(string(text))
	if err != nil {
		return err
	}
	held := true
	few = min(few, len(list))
	for i := range few {
		p, err := list[i*len(list)/few].Read()
		if err != nil {
			return err
		}
		m, err := bots.NewMiner(p.Game.Match.Title(), seed)
		if err != nil {
			return err
		}
		best, second := p.Answers[0], p.Answers[len(p.Answers)-1]
		for _, a := range p.Answers {
			if a.Loss > p.Near {
				second = a
				break
			}
		}
		s := p.Game.Match.State()
		margin, se := m.Margin(s, best.Line, second.Line)
		ok := margin > p.Near
		held = held && ok
		fmt.Fprintf(l.out, "%s: %s is %d +- %d ahead of %s, %d when it was mined: %v\n", p.ID,
			line(s, best.Line[0], best.Line[1]), margin, se, line(s, second.Line[0], second.Line[1]), p.Margin, ok)
	}
	if !held {
		return errFailed
	}
	return nil
}
