package agricola

import (
	"tilestead/bots/coefficients"
	"tilestead/bots/learn"
)

// nameOf is the text that curves were read from.
func nameOf(c *curves) string {
	for i := range learned {
		if c == &learned[i] {
			return curveNames[i]
		}
	}
	panic("agricola: these curves are read from no text")
}

// rows are the curves by the names of their terms.
func (c *curves) rows() []coefficients.Row {
	var n numbers
	for t := range c {
		for i, k := range c[t] {
			n[t][i] = int(k)
		}
	}
	return n.rows()
}

// tableOf is the text of that name with what was learned.
func tableOf(name string, rows []coefficients.Row) learn.Table {
	file, old := textOf(name)
	return learn.Table{File: file, Text: coefficients.Rewrite(old, rows)}
}
