package web

import (
	"bytes"
	"fmt"
	"image"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"tilestead/e2e/screen"
	"tilestead/input/inputtest"
)

// A typist presses the keys of a keyboard by what is printed on them.
type typist struct {
	*player
	layout inputtest.Layout
	walked map[string]bool // rows of README
}

// The keys of README's table of controls, on the keyboards of our players. Two of them
// have all that is otherwise: letters in other places, and signs behind Shift; a whole
// run goes on with the others.
func TestKeysOfEveryLayout(t *testing.T) {
	h := serve(t, folder)
	p := visit(t, h, look{640, 400, 1, false}, "?aims=on&seed=4&title=carcassonne&bots=easy&keep=off",
		append(slices.Clone(hasty[1:]), "bot_speed = fast")...)
	p.title = "carcassonne"
	p.enter()
	p.click("start")
	k := &typist{player: p, walked: map[string]bool{}}
	keyboards := []string{"Slovak", "Russian", "German", "French", "US"}
	if os.Getenv(wholeVariable) != "whole" {
		keyboards = keyboards[:2]
	}
	for _, name := range keyboards {
		k.layout = inputtest.Layouts[name]
		t.Log(name)
		k.walk()
	}
	screen.Walked(t, root, k.walked)
	p.clean()
}

// walk tries every control whose key writes, from one tile to the next.
func (k *typist) walk() {
	k.until("a tile to place", k.placing)
	k.walked["turn the tile"] = true
	k.stirs("R", func() { k.press('r', 0) })
	k.stirs("Shift+R", func() { k.press('r', input.ModifierShift) })
	k.walked["see fields, remaining tiles, values of unfinished features, projected final scores"] = true
	for _, key := range "ftvp" {
		k.stirs("holding "+string(key), func() { k.send(input.KeyDown, key, 0) })
		k.stirs("letting "+string(key)+" go", func() { k.send(input.KeyUp, key, 0) })
	}
	k.walked["see the score sheets"] = true // with P, like the scores here
	k.walked["undo one or more steps"] = true
	for _, undo := range []func(){func() { k.press('z', input.ModifierCtrl) }, func() { k.press('u', 0) }} {
		k.place()
		undo()
		k.until("the tile in hand again", k.placing)
	}
	k.place()
	n := k.decisions()
	k.walked["speed bots up or slow them down"] = true
	k.press('+', 0)
	k.until("instant bots", func() bool { return k.set("bot_speed", "instant") })
	k.press('-', 0)
	k.until("fast bots", func() bool { return k.set("bot_speed", "fast") })
	k.walked["mute"] = true
	k.press('m', 0)
	k.until("sound", func() bool { return !k.set("sound.mute", "on") })
	k.press('m', 0)
	k.until("silence", func() bool { return k.set("sound.mute", "on") })
	k.walked["ask what a strong player would do"] = true
	k.opens('h', "advice/close")
	k.walked["open the log or the help"] = true
	k.opens('l', "panel/close")
	if k.decisions() != n || !k.at("button pass") {
		k.t.Error("some key has placed a figure")
	}
	k.walked["place a figure"], k.walked["choose"] = true, true
	k.press('1', 0)
	k.until("the figure to stand", func() bool { return k.decisions() > n })
	k.until("the next tile", k.placing)
	k.walked["replay what the others did since your last turn"] = true
	k.stirs("B", func() { k.press('b', 0) })
}

// placing says that a tile is to be placed.
func (k *typist) placing() bool {
	_, ok := k.find(func(id string) bool { return strings.HasPrefix(id, "cell ") })
	return ok
}

// place places the tile where it may lie.
func (k *typist) place() {
	k.t.Helper()
	k.until("a tile to place", k.placing)
	a, _ := k.find(func(id string) bool { return strings.HasPrefix(id, "cell ") })
	k.player.press(a.x, a.y)
	k.wait("button pass")
}

// codes are how browsers call the places of keys that are not named by a letter or digit.
var codes = map[rune]string{'`': "Backquote", '-': "Minus", '=': "Equal", '[': "BracketLeft", ']': "BracketRight",
	'\\': "Backslash", ';': "Semicolon", '\'': "Quote", ',': "Comma", '.': "Period", '/': "Slash", '<': "IntlBackslash"}

// send sends one event of the key on which a letter or sign is printed.
func (k *typist) send(kind input.KeyType, sign rune, held input.Modifier) {
	k.t.Helper()
	place, shift := k.layout.Find(sign)
	plain, shifted := k.layout.At(place)
	if shift {
		held |= input.ModifierShift
	}
	if held&input.ModifierShift != 0 {
		plain = shifted
	}
	code := codes[place]
	switch {
	case place >= '0' && place <= '9':
		code = "Digit" + string(place)
	case place >= 'a' && place <= 'z':
		code = "Key" + strings.ToUpper(string(place))
	}
	k.event(kind, code, string(plain), held)
}

func (p *player) event(kind input.KeyType, code, key string, held input.Modifier) {
	p.t.Helper()
	e := input.DispatchKeyEvent(kind).WithCode(code).WithKey(key).WithModifiers(held)
	if len([]rune(key)) == 1 && held&input.ModifierCtrl == 0 && kind == input.KeyDown {
		e = e.WithText(key)
	}
	p.do(e)
}

// press presses what is printed on a key, while others are held.
func (k *typist) press(sign rune, held input.Modifier) {
	k.t.Helper()
	k.send(input.KeyDown, sign, held)
	k.send(input.KeyUp, sign, held)
}

// opens presses a key that opens something, and puts it away again.
func (k *typist) opens(sign rune, id string) {
	k.t.Helper()
	k.press(sign, 0)
	k.wait(id)
	k.press(sign, 0)
	k.until(id+" to be gone", func() bool { return !k.at(id) })
}

// set says whether the settings say so.
func (p *player) set(name, value string) bool {
	p.t.Helper()
	return strings.Contains("\n"+p.stored("settings.txt"), "\n"+name+" = "+value+"\n")
}

// stirs fails the test unless the picture becomes another.
func (k *typist) stirs(what string, act func()) {
	k.t.Helper()
	var before *image.RGBA
	k.until("the picture to rest", func() bool {
		last := before
		before = k.look()
		time.Sleep(300 * time.Millisecond)
		return last != nil && bytes.Equal(last.Pix, before.Pix)
	})
	act()
	k.until(what+" to change the picture", func() bool { return !bytes.Equal(before.Pix, k.look().Pix) })
}

// Quick presses all count, also those within one frame, and a letter with Ctrl is a
// command.
func TestTypingIsCounted(t *testing.T) {
	h := serve(t, folder)
	p := visit(t, h, small, "?aims=on&seed=5&title=montana&keep=off", hasty...)
	p.enter()
	p.click("name/0")
	strike := func(n int, key string) {
		var quick []chromedp.Action
		for range n {
			quick = append(quick, chromedp.KeyEvent(key))
		}
		p.do(quick...)
	}
	strike(20, kb.Backspace)
	strike(9, "x")
	strike(7, kb.Backspace)
	for key, held := range map[string]input.Modifier{"a": input.ModifierCtrl, "c": input.ModifierMeta} {
		p.event(input.KeyDown, "Key"+strings.ToUpper(key), key, held)
		p.event(input.KeyUp, "Key"+strings.ToUpper(key), key, held)
	}
	strike(1, "ľ")
	strike(2, kb.Tab)
	strike(1, "m") // is no letter of the name any more, and tells that all before it has come
	p.until("sound", func() bool { return !p.set("sound.mute", "on") })
	p.click("start")
	p.until("the game", func() bool { return p.saved() != nil })
	if name := p.saved().Seats[0].Name; name != "xxľ" {
		t.Errorf("the name is %q", name)
	}
	p.clean()
}

// The browser keeps its own shortcuts whatever the keyboard writes, and the game
// has those that are its own.
func TestShortcutsOfTheBrowser(t *testing.T) {
	h := serve(t, folder)
	p := visit(t, h, small, "?aims=on&seed=5&title=montana&keep=off", hasty...)
	p.enter()
	for _, c := range []struct {
		key, code, held string
		theirs          bool
	}{
		{"r", "KeyR", "ctrlKey", true}, {"R", "KeyR", "ctrlKey", true}, {"к", "KeyR", "ctrlKey", true},
		{"д", "KeyL", "ctrlKey", true}, {"з", "KeyP", "ctrlKey", true}, {"К", "KeyR", "metaKey", true},
		{"l", "KeyP", "ctrlKey", true}, {"+", "Digit1", "ctrlKey", true}, {"à", "Digit0", "ctrlKey", true},
		{"é", "Digit0", "ctrlKey", true}, {"F5", "F5", "shiftKey", true},
		{"z", "KeyY", "ctrlKey", false}, {"я", "KeyZ", "ctrlKey", false}, {"o", "KeyR", "ctrlKey", false},
		{"к", "KeyR", "shiftKey", false}, {"ArrowLeft", "ArrowLeft", "ctrlKey", false},
	} {
		free := ask[bool](p, fmt.Sprintf(`document.querySelector("canvas").dispatchEvent(new KeyboardEvent("keydown",
			{key: %q, code: %q, %s: true, bubbles: true, cancelable: true}))`, c.key, c.code, c.held))
		if free != c.theirs {
			t.Errorf("%s and %s (%s): the browser may have it: %v", c.held, c.key, c.code, free)
		}
	}
	p.clean()
}
