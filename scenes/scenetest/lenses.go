package scenetest

import (
	"reflect"
	"testing"

	"tilestead/scenes/board"
	"tilestead/ui"
)

// lensed is a fixture's board and its lenses.
func (f *Fixture) lensed(t *testing.T) (b board.Board, lenses func(*board.View) []board.Lens) {
	t.Helper()
	b = f.New()
	lenses = b.Offers().Lenses
	if lenses == nil {
		t.Fatalf("%s has no lenses", f.Title.ID)
	}
	return b, lenses
}

// LensesFit looks through every lens at every size in every language, at
// positions in turn: no text is cut, leaves the canvas or lies on another.
func (f *Fixture) LensesFit(t *testing.T, seats int) {
	t.Helper()
	b, lenses := f.lensed(t)
	all, n := f.Positions(t, seats), 0
	for lang, words := range Languages(t) {
		for _, size := range Sizes() {
			v := f.view(words, b, all[0], size.W, size.H)
			for _, l := range lenses(v) {
				n++
				v := wait(f.view(words, b, all[n%len(all)], size.W, size.H))
				below, c := size.Canvas(), size.Canvas()
				b.Draw(below, v)
				v.Lens = l.ID
				b.Draw(c, v)
				for _, line := range Check(onTop(c, below)) {
					t.Errorf("%s %s, lens %s: %s", lang, size.Name, l.ID, line)
				}
			}
		}
	}
}

// onTop is c without what both begin with: a lens may lie over a text. Clips stay.
func onTop(c, below *ui.Canvas) *ui.Canvas {
	var ops []ui.Op
	same := true
	for i, op := range c.Ops {
		same = same && i < len(below.Ops) && reflect.DeepEqual(op, below.Ops[i])
		if !same || op.Kind == ui.OpClip || op.Kind == ui.OpUnclip {
			ops = append(ops, op)
		}
	}
	c.Ops = ops
	return c
}

// LensesAreToldApart checks that no two lenses share a key, a button, a picture
// or a name, that each is named in words, and that their buttons lie free.
func (f *Fixture) LensesAreToldApart(t *testing.T) {
	t.Helper()
	f.EachTable(t, func(t *testing.T, size Size, seats int) {
		b, lenses := f.lensed(t)
		v := f.View(t, b, f.Match(t, seats, 1).State(), size.W, size.H)
		seen := map[any]string{}
		var buttons []ui.Rect
		for _, l := range lenses(v) {
			for _, what := range [...]any{l.ID, l.Key, l.Area, l.Icon, l.Label} {
				if seen[what] != "" {
					t.Errorf("lenses %s and %s have both %v", l.ID, seen[what], what)
				}
				seen[what] = l.ID
			}
			if l.Label == "" || f.unsaid(l.Label) {
				t.Errorf("lens %s is called %q", l.ID, l.Label)
			}
			buttons = append(buttons, l.Area)
		}
		Apart(t, v.Frame.Canvas, append(Shared(&v.Frame), Boxes("lens", buttons)...))
	})
}
