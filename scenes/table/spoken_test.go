package table_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"tilestead/input"
	"tilestead/scenes/apptest"
	"tilestead/scenes/scenetest"
	"tilestead/scenes/settings"
	"tilestead/scenes/table"
)

// A listener plays by keys alone, going by what is said.
type listener struct {
	*player
	said []string
	r    *rand.Rand
}

// heard says whether the last thing said begins so.
func (l *listener) heard(text string) bool {
	return len(l.said) > 0 && strings.HasPrefix(l.said[len(l.said)-1], text)
}

// walk goes to another place by a key, and wants to hear what that is.
func (l *listener) walk() {
	l.t.Helper()
	keys := [...]input.Key{input.KeyTab, input.KeyRight, input.KeyDown, input.KeyLeft, input.KeyUp}
	was, n := l.table.Hover(), len(l.said)
	l.key(keys[l.r.IntN(len(keys))])
	if to := l.table.Hover(); to != "" && to != was && len(l.said) == n {
		l.t.Errorf("the mark goes to %q, and nothing is said", to)
	}
}

// Whole games can be played with the keys alone, by what is said: every place has words, and
// what waits to be taken back goes on by a key.
func TestWholeGamesByKeysAndWords(t *testing.T) {
	if testing.Short() {
		t.Skip("whole games")
	}
	apptest.Each(t, func(t *testing.T, f *scenetest.Fixture) {
		l := &listener{r: rand.New(rand.NewPCG(3, 9))}
		l.player = sit(t, f.Match(t, 2, 5), f.New(), "pb", 960, 540, func(c *table.Config) {
			c.Announce = func(line string) { l.said = append(l.said, line) }
		})
		l.opt = settings.TableOptions{Speed: settings.InstantSpeed}
		words := scenetest.In(t, "")
		var tools []string
		for _, key := range []string{"table.tool.undo", "table.tool.log", "table.tool.speed", "table.tool.help",
			"table.tool.menu", "table.undo", "hint.tool"} {
			tools = append(tools, words.Say(key))
		}
		keys, waits := 0, 0
		for ; l.over == 0 && keys < 60000 && waits < 5000; keys++ {
			switch {
			case l.heard(words.Say("table.held")):
				waits = 0
				l.key(input.KeyEnter)
				l.wait(1)
			case !l.table.Deciding():
				if waits++; waits%200 == 199 {
					l.key(input.KeyEsc) // from what has opened
				}
				l.wait(1)
			default:
				waits = 0
				for range 1 + l.r.IntN(6) {
					l.walk()
				}
				if len(l.said) == 0 || slices.ContainsFunc(tools, l.heard) || l.table.Hover() == "" {
					continue
				}
				l.key(input.KeyEnter)
			}
		}
		if l.over == 0 {
			t.Errorf("after %d keys and %d actions the game is not over, with %v; said last: %q", keys, l.table.Match().Len(), l.ids(),
				l.said[max(0, len(l.said)-8):])
		}
	})
}
