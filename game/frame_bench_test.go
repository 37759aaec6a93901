//go:build !js

package game

import (
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"tilestead/bots"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/save"
	"tilestead/scenes"
	"tilestead/scenes/apptest"
	"tilestead/scenes/board"
	"tilestead/scenes/scenetest"
)

// lateGame is a game of Agricola with six seats, Farmers of the Moor and cards in hand, played by
// bots to the last round but one, in which the first seat, a person, places somebody.
func lateGame(b *testing.B) []byte {
	b.Helper()
	m := apptest.Agricola.Match(b, 6, 77, "moor", "hand-cards")
	g := &save.Game{Match: m}
	var table []bots.Bot
	for i, color := range []string{"red", "blue", "yellow", "green", "black", "plum"} {
		bot, err := bots.New("agricola", "easy", uint64(i))
		if err != nil {
			b.Fatal(err)
		}
		table = append(table, bot)
		g.Seats = append(g.Seats, save.Seat{Color: color, Name: "Wilhelmina Wood", Bot: "easy"})
	}
	g.Seats[0].Bot = ""
	for {
		s := m.State().(*agricola.State)
		switch seat := s.Turn(); {
		case seat == rules.Nobody:
			b.Fatal("the game is over before its thirteenth round")
		case seat == rules.Nature:
			m.Replay(m.Roll())
		case seat == 0 && s.Round() >= 13 && s.Prompt().Key == "place":
			data, err := g.Bytes()
			if err != nil {
				b.Fatal(err)
			}
			return data
		default:
			table[seat].Start(rules.PerspectiveOf(s, seat))
			a, done := table[seat].Think(time.Now().Add(time.Minute))
			if !done {
				b.Fatal("a bot thinks for more than a minute")
			}
			m.Replay(a)
		}
	}
}

// BenchmarkFrameOfTable makes and paints the fullest table that is played at: "list" is a frame of
// the program without its device, "paint" what the window does with it.
func BenchmarkFrameOfTable(b *testing.B) {
	if windowless() {
		b.Skip("no display")
	}
	data := lateGame(b)
	h := apptest.Open(b, scenetest.Size{W: 1280 / 1.5, H: 800 / 1.5, S: 1.5}, func(o *scenes.AppOptions) {
		o.Boards = map[string]func() board.Board{"agricola": apptest.Agricola.New}
		o.Load = data
	})
	h.Wait(2 * time.Second)
	b.Run("list", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			h.Tick(nil)
		}
	})
	screen := ebiten.NewImage(1280, 800)
	p := newPainter(loadSheets())
	p.paint(screen, h.C)
	b.Run("paint", func(b *testing.B) {
		for b.Loop() {
			p.paint(screen, h.C)
			screen.At(0, 0) // waits until all is drawn
		}
		b.ReportMetric(float64(len(h.C.Ops)), "ops")
	})
}
