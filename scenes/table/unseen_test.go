package table_test

import (
	"math/rand/v2"
	"testing"

	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/scenes/board"
	montanaBoards "tilestead/scenes/montana"
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

// However much there is that nobody saw, the small log keeps its words: fewer turns rather than none of
// them.
func TestWhatNobodySawIsToldInWords(t *testing.T) {
	m, err := rules.NewMatch(&montana.Title, rules.Setup{Title: "montana", Seats: 4, Seed: 5})
	if err != nil {
		t.Fatal(err)
	}
	wander(t, m, 200, rand.New(rand.NewPCG(1, 2)))
	seen := &board.View{}
	p := sit(t, m, watching{Board: montanaBoards.NewBoard(), seen: seen}, "pbbb", 853, 533, nil)
	p.opt = settings.TableOptions{Speed: settings.InstantSpeed, Confirm: settings.NeverConfirm}
	told := 0
	for range 60 {
		p.until()
		p.draw()
		if seen.Missed != nil {
			told++
			if none := p.table.LogWordless(); !p.table.LogInWords() || len(none) > 0 {
				t.Fatalf("%d new events: nothing is written of %q", len(seen.Missed), none)
			}
		}
		legal := m.State().Legal(nil)
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
	if told == 0 {
		t.Error("nothing that the bots did is told")
	}
}

// A watching board keeps what it was shown last.
type watching struct {
	*montanaBoards.Board
	seen *board.View
}

func (w watching) Draw(c *ui.Canvas, v *board.View) {
	*w.seen = *v
	w.Board.Draw(c, v)
}
