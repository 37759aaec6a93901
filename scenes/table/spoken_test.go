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

// A listener plays by keys alone, and knows nothing but what is said: it sees neither the game
// nor what can be clicked.
type listener struct {
	said  []string
	press func(input.Key) // and a moment passes
	r     *rand.Rand
	tools []string // what the buttons are called that play nothing
}

// last is what was said last.
func (l *listener) last() string {
	if len(l.said) == 0 {
		return ""
	}
	return l.said[len(l.said)-1]
}

// answer says what is said after a key: "" for nothing, and "?" where several things are, of
// which the mark may be on any.
func (l *listener) answer(key input.Key) string {
	n := len(l.said)
	l.press(key)
	switch len(l.said) - n {
	case 0:
		return ""
	case 1:
		return l.last()
	}
	return "?"
}

// plays says that what the mark is on is no tool.
func (l *listener) plays(words string) bool {
	return len(words) > 1 && !slices.ContainsFunc(l.tools, func(t string) bool { return strings.HasPrefix(words, t) })
}

// walk goes to another place by a key, and wants to hear what that is.
func (l *listener) walk(t *testing.T, key input.Key) (words string) {
	t.Helper()
	if words = l.answer(key); words == "" && key == input.KeyTab {
		t.Errorf("Tab, and nothing is said after %q", l.said[max(0, len(l.said)-5):])
	}
	return words
}

// choose walks round until it hears something to play, and takes that or something further on.
func (l *listener) choose(t *testing.T) {
	t.Helper()
	keys := [...]input.Key{input.KeyTab, input.KeyTab, input.KeyTab, input.KeyRight, input.KeyDown,
		input.KeyLeft, input.KeyUp}
	words := ""
	for range 1 + l.r.IntN(6) {
		words = l.walk(t, keys[l.r.IntN(len(keys))])
	}
	if l.plays(words) {
		l.press(input.KeyEnter)
	}
}

// reread goes through what has been, and back to the game.
func (l *listener) reread(t *testing.T) {
	t.Helper()
	l.press(input.KeyL)
	for range 5 {
		l.walk(t, input.KeyTab)
	}
	l.press(input.KeyEsc)
}

// Whole games can be played by who sees nothing: every place has words, the words tell which are
// played, and what waits to be taken back goes on by a key.
func TestWholeGamesByKeysAndWords(t *testing.T) {
	if testing.Short() {
		t.Skip("whole games")
	}
	apptest.Each(t, func(t *testing.T, f *scenetest.Fixture) {
		listens(t, f, settings.NeverConfirm, f.Modules...)
	})
	t.Run("family", func(t *testing.T) { listens(t, apptest.Agricola, settings.ConfirmFinal) })
	t.Run("cards", func(t *testing.T) {
		listens(t, apptest.Agricola, settings.ConfirmAlways, "moor", "hand-cards")
	})
}

// listens plays a game with one random rival.
func listens(t *testing.T, f *scenetest.Fixture, confirm settings.Confirm, modules ...string) {
	t.Helper()
	l := &listener{r: rand.New(rand.NewPCG(3, 9))}
	m := f.Plain(t, 2, 5)
	if len(modules) > 0 {
		m = f.Match(t, 2, 5, modules...)
	}
	p := sit(t, m, f.New(), "pb", 960, 540, func(c *table.Config) {
		c.Announce = func(line string) { l.said = append(l.said, line) }
	})
	p.opt = settings.TableOptions{Speed: settings.InstantSpeed, Confirm: confirm}
	l.press = func(key input.Key) { p.key(key); p.wait(2) }
	words := words(t)
	for _, key := range []string{"table.tool.undo", "table.tool.log", "table.tool.speed", "table.tool.help",
		"table.tool.menu", "table.undo", "hint.tool"} {
		l.tools = append(l.tools, words.Say(key))
	}
	over := words.Say("table.over")
	for range 20000 {
		switch {
		case slices.Contains(l.said[max(0, len(l.said)-3):], over):
			return
		case strings.HasPrefix(l.last(), words.Say("table.held")):
			l.press(input.KeyEnter)
		default:
			if l.r.IntN(50) == 0 {
				l.reread(t)
			}
			l.choose(t)
		}
		if t.Failed() {
			break
		}
	}
	t.Errorf("the game does not end; after %d actions was said %q", m.Len(), l.said[max(0, len(l.said)-12):])
}

// What is asked once more is said with what speaks against it, and what lies over the table
// with its name; the mark goes to what agrees, and back to where it was.
func TestQuestionsAndPanelsAreHeard(t *testing.T) {
	var said []string
	p := sit(t, newToy(t, 1, 1), toyBoard{}, "p", 960, 540, func(c *table.Config) {
		c.Announce = func(line string) { said = append(said, line) }
	})
	p.opt.Confirm = settings.ConfirmAlways
	p.until()
	hears := func(key input.Key, want ...string) {
		t.Helper()
		said = nil
		p.key(key)
		p.wait(2)
		if !slices.Equal(said, want) {
			t.Errorf("said is %q, want %q", said, want)
		}
	}
	w := words(t)
	for p.table.Hover() != "button Roll" {
		p.key(input.KeyTab)
	}
	p.wait(2)
	roll := p.target("button Roll")
	ask := said[slices.IndexFunc(said, func(s string) bool { return strings.HasPrefix(s, w.Say("table.menu.head")) })]
	hears(input.KeyEnter, roll.Label, w.Say("table.yes"))
	hears(input.KeyTab, w.Say("table.back"))
	hears(input.KeyEnter, ask, "Roll. Chance decides.")
	if p.table.Match().Len() > 0 || p.table.Hover() != roll.ID {
		t.Errorf("after going back %d actions are done, and the mark is on %q", p.table.Match().Len(), p.table.Hover())
	}
	hears(input.KeyL, w.Say("table.log.head"))
	hears(input.KeyEsc, ask, "Roll. Chance decides.")
}
