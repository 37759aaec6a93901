package table_test

import (
	"testing"

	"tilestead/input"
	"tilestead/rules"
	"tilestead/scenes/board"
	"tilestead/scenes/settings"
)

// A regretBoard finds that every action leaves something undone.
type regretBoard struct{ toyBoard }

func (b regretBoard) Offers() board.Offers {
	o := b.toyBoard.Offers()
	o.Regret = func(*board.View, rules.Action) string { return "There is more to be had." }
	return o
}

// What an action leaves undone is asked about once, and not of who wants no
// questions or no help.
func TestTableAsksOnceWhatIsLeftUndone(t *testing.T) {
	for _, c := range []struct {
		opt  settings.TableOptions
		asks bool
	}{{settings.TableOptions{}, true}, {settings.TableOptions{Confirm: settings.NeverConfirm}, false},
		{settings.TableOptions{Purist: true}, false}} {
		p := sit(t, newToy(t, 1, 1), regretBoard{}, "p", 960, 540, nil)
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
		if p.table.Match().Len() != 1 {
			t.Error("it is asked again")
		}
	}
}
