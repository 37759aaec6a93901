//go:build e2e

package e2e

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"testing"
)

// Two people at one table and two bots play Agricola's third level by clicks, with
// drafted hands that the curtain hides from each other: the beginning, or all of it.
func TestGameOfAgricola(t *testing.T) {
	whole := os.Getenv(wholeVariable) == "whole"
	folder := t.TempDir()
	keep(t, folder, "bot_speed = instant", "confirm = never")
	modules := []string{"moor", "hand-cards", "draft"}
	p := open(t, folder, 960, 600, "-title", "agricola", "-modules", "moor,hand-cards,draft", "-bots",
		"easy,easy,easy", "-seed", "6")
	p.until("the set-up", func() bool { return p.at("who/1") })
	p.click("who/1")
	p.click("who/1/0")
	p.click("start")
	r := rand.New(rand.NewPCG(6, 6))
	for n := 0; !p.turn(); n++ {
		if n == 26 && !whole {
			break
		}
		if n > 4000 {
			t.Fatalf("no end after %d decisions by clicks", n)
		}
		if n == 10 {
			set := p.saved().Match.Setup()
			if set.Seats != 4 || !slices.Equal(set.Modules, modules) {
				t.Fatalf("the game is %+v", set)
			}
		}
		if n%40 == 5 {
			painted(t, "the table", p.shot(fmt.Sprintf("agricola-%03d", n)))
		}
		p.decide(r)
	}
	p.wait(300)
	painted(t, "the last picture", p.shot("agricola-end"))
}
