package agricola

import (
	"strconv"
	"strings"

	"tilestead/rules"
	"tilestead/rules/agricola/box"
)

// actionForms are what is printed where no position is at hand.
var actionForms = theRulebook.forms()

// AppendNotation writes a as saves and scripts do; see docs/notation.md.
func (s *State) AppendNotation(b []byte, a rules.Action) []byte {
	row := &s.setup.book.kinds[a.Kind()]
	b = append(b, row.name...)
	if row.writes != nil {
		b = row.writes(s, b, a)
	}
	return b
}

// repeated are the lines of a form that goes on with up to so many words.
func repeated(name, word string, most int) (lines []string) {
	for n := range most {
		lines = append(lines, name+strings.Repeat(word, n+1))
	}
	return lines
}

func writeCell(_ *State, b []byte, a rules.Action) []byte { return CellOf(a).Append(append(b, ' ')) }

func writeCells(s *State, b []byte, a rules.Action) []byte {
	return EndOf(a).Append(append(writeCell(s, b, a), ' '))
}

func writeSpace(_ *State, b []byte, a rules.Action) []byte {
	return append(append(b, ' '), box.Spaces[SpaceOf(a)].ID...)
}

func writeGood(_ *State, b []byte, a rules.Action) []byte {
	return append(append(b, ' '), box.GoodIDs[GoodOf(a)]...)
}

func writeAmount(_ *State, b []byte, a rules.Action) []byte {
	return appendAmount(b, CountOf(a), GoodOf(a))
}

func writeCount(_ *State, b []byte, a rules.Action) []byte {
	return strconv.AppendInt(append(b, ' '), int64(CountOf(a)), 10)
}

func writeMajor(_ *State, b []byte, a rules.Action) []byte {
	return append(append(b, ' '), MajorOf(a).String()...)
}

func writeHandCard(_ *State, b []byte, a rules.Action) []byte {
	return append(append(b, ' '), box.Cards[HandCardOf(a)].ID...)
}

func writeStartCard(_ *State, b []byte, a rules.Action) []byte {
	return strconv.AppendInt(append(b, ' '), int64(startCardField.Get(a)), 10)
}

func writeHerd(_ *State, b []byte, a rules.Action) []byte {
	h := HerdOf(a)
	if h == (box.Herd{}) {
		return append(b, " nothing"...)
	}
	var st box.Stock
	copy(st[box.Sheep:], h[:])
	return appendStock(b, &st)
}

// optionOf is the one of the effect on top that a KindTake chooses.
func optionOf(s *State, a rules.Action) *box.Swap {
	top := s.agenda.Top()
	e := top.e.Effect()
	i := top.current(e)
	if e.Either {
		i = partOf(s.setup.book, e, a)
	}
	return &e.Parts[i].Options[optionField.Get(a)]
}

// appendStock writes amounts, each behind a space, and appendAmount one of them
// unless it is 0.
func appendStock(b []byte, s *box.Stock) []byte {
	for g, n := range s {
		b = appendAmount(b, int(n), box.Good(g))
	}
	return b
}

func appendAmount(b []byte, n int, g box.Good) []byte {
	if n == 0 {
		return b
	}
	b = strconv.AppendInt(append(b, ' '), int64(n), 10)
	return append(append(b, ' '), box.GoodIDs[g]...)
}
