package table

import "tilestead/ui"

// A layer is the table, or what lies over it. Pointer and keys go from the
// highest layer down to one that is modal.
type layer struct {
	shows func(*Table) bool // nil: always
	modal bool
	hides bool // what is below is neither laid out nor drawn
	lay   func(*Table, *ui.Kit)
	keys  func(*Table, *ui.Kit) // nil: none
}

// layers are those there are, lowest first. What a board lays over itself comes
// next to the table.
var layers = [...]layer{
	{lay: (*Table).layTable, keys: (*Table).tableKeys},
	{
		lay: func(t *Table, k *ui.Kit) {
			if a, sure := t.targets.layQuestion(k); sure {
				t.do(a)
			}
		},
		keys: func(t *Table, k *ui.Kit) {
			if a, sure := t.choice.questionKeys(k); sure {
				t.do(a)
			}
		},
	},
	{
		lay: func(t *Table, k *ui.Kit) {
			t.hints.layHints(k, t.panels.covers())
		},
	},
	{ // the curtain, over nothing but the tools
		shows: func(t *Table) bool { return t.curtain.down }, hides: true,
		lay: func(t *Table, k *ui.Kit) {
			if k.Drawing() {
				ui.Cloth(k.C)
			}
			t.obey(t.tools.lay(k))
			t.curtain.lay(k)
		},
		keys: func(t *Table, k *ui.Kit) {
			t.curtain.keys(k)
			t.tableKeys(k)
		},
	},
	{
		shows: (*Table).Covered, modal: true,
		lay: func(t *Table, k *ui.Kit) {
			do, ask := t.panels.lay(k)
			t.obey(do)
			t.followLog(ask)
		},
		keys: func(t *Table, k *ui.Kit) { t.obey(t.panels.keys(k)) },
	},
}

func (l *layer) showing(t *Table) bool { return l.shows == nil || l.shows(t) }

// view lays out, draws and acts; see ui.Kit.
func (t *Table) view(k *ui.Kit) {
	lowest := 0
	for i := range layers {
		if l := &layers[i]; l.hides && l.showing(t) {
			lowest = i
		}
	}
	for i := lowest; i < len(layers); i++ {
		if l := &layers[i]; l.showing(t) { // what opens meanwhile is laid out at once
			if l.modal {
				k.Modal()
			}
			l.lay(t, k)
		}
	}
	for i := len(layers) - 1; i >= lowest; i-- {
		l := &layers[i]
		if !l.showing(t) {
			continue
		}
		if l.keys != nil {
			l.keys(t, k)
		}
		if l.modal {
			return
		}
	}
}
