package table_test

import (
	"strconv"
	"testing"

	"tilestead/input"
	"tilestead/rules"
	"tilestead/scenes/board"
	"tilestead/scenes/settings"
)

// A regretBoard finds that every action leaves something undone.
type regretBoard struct {
	toyBoard
	kinds bool // of another kind each time
}

func (b regretBoard) Offers() board.Offers {
	o := b.toyBoard.Offers()
	n := 0
	o.Regret = func(*board.View, rules.Action) (what, warning string) {
		if b.kinds {
			n++
		}
		return strconv.Itoa(n), "There is more to be had."
	}
	return o
}

// What an action leaves undone is asked about once, another oversight too, and
// nothing of who wants no questions or no help.
func TestTableAsksOnceWhatIsLeftUndone(t *testing.T) {
	for _, c := range []struct {
		opt   settings.TableOptions
		kinds bool
		asks  bool
	}{{settings.TableOptions{}, false, true}, {settings.TableOptions{}, true, true},
		{settings.TableOptions{Confirm: settings.NeverConfirm}, false, false},
		{settings.TableOptions{Purist: true}, false, false}} {
		p := sit(t, newToy(t, 1, 1), regretBoard{kinds: c.kinds}, "p", 960, 540, nil)
		p.opt.Confirm, p.opt.Purist = c.opt.Confirm, c.opt.Purist
		p.until()
		p.clickTarget("cell 4")
		p.clickTarget("colour 0")
		if asked := p.table.Match().Len() == 0; asked != c.asks || asked != says(p.draw(), "There is more") {
			t.Fatalf("%+v: asked %t", c.opt, asked)
		}
		if !c.asks {
			continue
		}
		p.key(input.KeyEsc)
		p.clickTarget("colour 0")
		if again := p.table.Match().Len() == 0; again != c.kinds {
			t.Errorf("kinds %t: asked again %t", c.kinds, again)
		}
	}
}
