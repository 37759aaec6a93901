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

// A carelessBoard is one that has no warnings of its own.
type carelessBoard struct{ regretBoard }

func (carelessBoard) Confirm(*board.View, rules.Action) string { return "" }

// A click on something else does not answer the question that is open: that is asked about as well.
func TestAClickBesideAQuestionAnswersNothing(t *testing.T) {
	p := sit(t, newToy(t, 1, 1), carelessBoard{}, "p", 960, 540, nil)
	p.until()
	p.clickTarget("cell 4")
	p.clickTarget("colour 0")
	p.clickTarget("colour 1")
	if p.table.Match().Len() != 0 || !says(p.draw(), "There is more") {
		t.Error("a click beside a question was taken for an answer")
	}
	p.clickTarget("colour 1") // once more is yes
	if p.table.Match().Len() == 0 {
		t.Error("the same click again did not answer it")
	}
}
