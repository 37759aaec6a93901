//go:build e2e

package e2e

import (
	"bytes"
	"fmt"
	"image"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"tilestead/e2e/screen"
	"tilestead/input/inputtest"
)

// A typist sits before a window on a screen of its own, whose keyboard it may
// change, and presses keys by what is printed on them.
type typist struct {
	*player
	window string
	frames string // where the screen keeps its picture
	layout inputtest.Layout
	walked map[string]bool // rows of README
}

// The keys of README's table of controls, on the keyboards of our players.
func TestKeysOfEveryLayout(t *testing.T) {
	folder := t.TempDir()
	keep(t, folder, "bot_speed = fast", "confirm = never", "reduced_motion = on", "welcome.carcassonne = asked")
	k := typing(t, folder, "-title", "carcassonne", "-bots", "easy", "-seed", "4")
	k.see("start")
	k.point(k.window, "start")
	for _, name := range []string{"Slovak", "German", "French", "Russian", "US"} {
		k.change(inputtest.Ours[name])
		k.layout = inputtest.Layouts[name]
		t.Log(name)
		k.walk()
	}
	screen.Walked(t, root, k.walked)
}

// typing opens the program on a small screen of its own.
func typing(t testing.TB, folder string, args ...string) *typist {
	t.Helper()
	return sitting(t, folder, 640, 400, args...)
}

// sitting opens the program on a screen of its own, in a window of w x h pixels.
func sitting(t testing.TB, folder string, w, h int, args ...string) *typist {
	t.Helper()
	k := &typist{player: &player{t: t, folder: folder, aimsFile: filepath.Join(folder, "aims")}, frames: t.TempDir(),
		walked: map[string]bool{}}
	read, write, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer read.Close()
	x := exec.Command("Xvfb", "-displayfd", "3", "-screen", "0", fmt.Sprintf("%dx%dx24", w+160, h+100), "-fbdir", k.frames, "-nolisten", "tcp")
	x.ExtraFiles = []*os.File{write}
	if err := x.Start(); err != nil {
		t.Fatal(err)
	}
	write.Close()
	t.Cleanup(func() {
		_ = x.Process.Kill()
		_ = x.Wait() // says only that it was killed
	})
	var display int
	if _, err := fmt.Fscan(read, &display); err != nil {
		t.Fatal("no screen came up: ", err)
	}
	k.cmd = exec.Command(windowProgram, append([]string{"-windowed"}, args...)...)
	k.cmd.Env = append(os.Environ(), "HOME="+folder, "XDG_CONFIG_HOME="+folder, "TILESTEAD_AIMS="+k.aimsFile,
		fmt.Sprintf("DISPLAY=:%d", display))
	k.cmd.Stderr = os.Stderr
	if err := k.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(k.kill)
	k.window, _, _ = strings.Cut(k.xdotool("search", "--sync", "--onlyvisible", "--name", "Tilestead"), "\n")
	k.xdotool("windowmove", k.window, "0", "0", "windowsize", k.window, fmt.Sprint(w), fmt.Sprint(h))
	return k
}

// change takes another keyboard.
func (k *typist) change(layout string) {
	k.t.Helper()
	cmd := exec.Command("setxkbmap", layout)
	cmd.Env = k.cmd.Env
	if out, err := cmd.CombinedOutput(); err != nil {
		k.t.Fatalf("setxkbmap %s: %v\n%s", layout, err, out)
	}
}

// walk tries every control whose key writes, from one tile to the next.
func (k *typist) walk() {
	k.does("turn the tile", func() {
		k.stirs("R", func() { k.press('r') })
		k.stirs("Shift+R", func() { k.press('r', "shift") })
	})
	k.does("see fields, remaining tiles, values of unfinished features, projected final scores", func() {
		for _, key := range "ftvp" {
			code := k.code(key)
			k.stirs("holding "+string(key), func() { k.xdotool("keydown", code) })
			k.stirs("letting "+string(key)+" go", func() { k.xdotool("keyup", code) })
		}
	})
	k.walked["see the score sheets"] = true // with P, like the scores here
	k.does("undo one or more steps", func() {
		for _, undo := range []func(){
			func() { k.press('z', "ctrl") }, func() { k.press('u') }, func() { k.xdotool("key", "BackSpace") },
		} {
			k.place()
			undo()
			k.eventually("the tile in hand again", k.placing)
		}
	})
	k.place()
	n := k.decisions()
	k.does("speed bots up or slow them down", func() {
		k.press('+')
		k.eventually("instant bots", func() bool { return k.set("bot_speed", "instant") })
		k.press('-')
		k.eventually("fast bots", func() bool { return k.set("bot_speed", "fast") })
	})
	k.does("mute", func() {
		k.press('m')
		k.eventually("silence", func() bool { return k.set("sound.mute", "on") })
		k.press('m')
		k.eventually("sound", func() bool { return !k.set("sound.mute", "on") })
	})
	k.does("ask what a strong player would do", func() { k.opens('h', "advice/close") })
	k.does("open the log or the help", func() { k.opens('l', "panel/close") })
	if k.decisions() != n || !k.at("button pass") {
		k.t.Error("some key has placed a figure")
	}
	k.does("place a figure", func() {
		k.press('1')
		k.eventually("the figure to stand", func() bool { return k.decisions() > n })
	})
	k.walked["choose"] = true // the same digits
	k.eventually("the next tile", k.placing)
	k.does("replay what the others did since your last turn", func() {
		k.stirs("B", func() { k.press('b') })
		k.eventually("the next tile again", k.placing)
	})
}

// does notes that a control is tried.
func (k *typist) does(row string, try func()) {
	k.walked[row] = true
	try()
}

// placing says that a tile is to be placed.
func (k *typist) placing() bool {
	_, ok := k.find(func(id string) bool { return strings.HasPrefix(id, "cell ") })
	return ok
}

// place places the tile where it may lie.
func (k *typist) place() {
	k.t.Helper()
	k.eventually("a tile to place", k.placing)
	a, _ := k.find(func(id string) bool { return strings.HasPrefix(id, "cell ") })
	k.point(k.window, a.id)
	k.see("button pass")
}

// code is the key on which a letter or sign is printed, as X11 numbers it.
func (k *typist) code(sign rune) string {
	k.t.Helper()
	place, shift := k.layout.Find(sign)
	for first, row := range map[int]string{49: "`", 10: "1234567890-=", 24: "qwertyuiop[]", 51: `\`, 38: "asdfghjkl;'",
		52: "zxcvbnm,./", 94: "<"} {
		if i := strings.IndexRune(row, place); i >= 0 {
			code := fmt.Sprint(first + i)
			if shift {
				return "shift+" + code
			}
			return code
		}
	}
	k.t.Fatalf("no key has %q printed on it", sign)
	return ""
}

// press presses what is printed on a key, while others are held.
func (k *typist) press(sign rune, held ...string) {
	k.t.Helper()
	k.xdotool("key", strings.Join(append(held, k.code(sign)), "+"))
}

// opens presses a key that opens something, and puts it away again.
func (k *typist) opens(sign rune, id string) {
	k.t.Helper()
	k.press(sign)
	k.see(id)
	k.press(sign)
	k.eventually(id+" to be gone", func() bool { return !k.at(id) })
}

// set says whether the settings say so.
func (k *typist) set(name, value string) bool {
	data, err := os.ReadFile(filepath.Join(k.folder, "tilestead", "settings.txt"))
	return err == nil && strings.Contains("\n"+string(data), "\n"+name+" = "+value+"\n")
}

// stirs fails the test unless the picture becomes another.
func (k *typist) stirs(what string, act func()) {
	k.t.Helper()
	before := k.still()
	act()
	k.eventually(what+" to change the picture", func() bool { return differs(before, k.picture()) })
}

// still is the picture when it has come to rest.
func (k *typist) still() (m *image.RGBA) {
	k.t.Helper()
	m = k.picture()
	rested := 0
	k.eventually("the picture to rest", func() bool {
		time.Sleep(200 * time.Millisecond)
		last := m
		if m = k.picture(); differs(last, m) {
			rested = 0
		}
		rested++
		return rested > 3
	})
	return m
}

func differs(a, b *image.RGBA) bool { return !bytes.Equal(a.Pix, b.Pix) }

// picture is what the screen shows: a file in the form of xwd(1), whose numbers
// are big-endian and whose pixels are blue, green, red and nothing.
func (k *typist) picture() *image.RGBA {
	k.t.Helper()
	data, err := os.ReadFile(filepath.Join(k.frames, "Xvfb_screen0"))
	if err != nil {
		k.t.Fatal(err)
	}
	number := func(i int) int {
		return int(data[4*i])<<24 | int(data[4*i+1])<<16 | int(data[4*i+2])<<8 | int(data[4*i+3])
	}
	const width, height, line, colours = 4, 5, 12, 19
	m := image.NewRGBA(image.Rect(0, 0, number(width), number(height)))
	pixels := data[number(0)+12*number(colours):]
	for y := range m.Rect.Dy() {
		for x := range m.Rect.Dx() {
			p := pixels[y*number(line)+4*x:]
			i := m.PixOffset(x, y)
			m.Pix[i], m.Pix[i+1], m.Pix[i+2], m.Pix[i+3] = p[2], p[1], p[0], 255
		}
	}
	return m
}
