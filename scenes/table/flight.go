package table

import "slices"

// A flight is what was being shown when the pointer was pressed. The press ends it, and acts
// on what lies there then, if that could be clicked in the decision before, too.
type flight struct {
	pressed bool     // while something was shown
	meant   []string // targets that a click may mean nevertheless
}

// bars says that a click on a target was not meant for it.
func (f *flight) bars(id string) bool { return f.pressed && !slices.Contains(f.meant, id) }

// press notes that the pointer was pressed while something was shown, and rest that it was not.
func (f *flight) press() { *f = flight{pressed: true} }
func (f *flight) rest()  { *f = flight{} }

// mean says which targets the press may mean nevertheless.
func (f *flight) mean(ids []string) { f.meant = ids }
