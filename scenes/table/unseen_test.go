package table_test

import (
	"testing"

	"tilestead/rules"
	"tilestead/scenes/board"
	"tilestead/scenes/settings"
	"tilestead/ui"
)

// A watched board keeps what it was shown last.
type watched struct {
	toyBoard
	seen *board.View
}

func (w watched) Draw(c *ui.Canvas, v *board.View) {
	*w.seen = *v
	w.toyBoard.Draw(c, v)
}

// At instant and at fast speed a person who is to choose learns what the others did meanwhile; at
// normal speed it has been shown.
func TestWhatNobodySawIsTold(t *testing.T) {
	speeds := map[settings.Speed]bool{
		settings.InstantSpeed: true, settings.FastSpeed: true, settings.NormalSpeed: false,
	}
	for speed, told := range speeds {
		seen := &board.View{}
		p := sit(t, newToy(t, 2, 4), watched{seen: seen}, "pb", 960, 540, nil)
		p.opt = settings.TableOptions{Speed: speed, Confirm: settings.NeverConfirm}
		rounds := 0
		for i := 0; i < 4000 && p.table.Match().State().Turn() != rules.Nobody; i++ {
			p.until()
			p.draw()
			if seen.Missed != nil {
				rounds++
				if !told {
					t.Fatalf("speed %v: %v", speed, seen.Missed)
				}
				break
			}
			legal := p.table.Match().State().Legal(nil)
			if len(legal) == 0 {
				break
			}
			for _, g := range p.table.Targets() {
				if g.Off == "" {
					p.clickTarget(g.ID)
					break
				}
			}
			p.wait(20)
		}
		if told && rounds == 0 {
			t.Error("nothing that the bot did is told at instant speed")
		}
	}
}
