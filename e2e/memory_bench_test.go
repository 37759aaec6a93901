//go:build e2e

package e2e

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"tilestead/e2e/screen"
)

// fullest are the games that show most: what the program is started with.
var fullest = map[string][]string{
	"montana":     {"-bots", "easy,easy,easy"},
	"carcassonne": {"-modules", "inns,traders,dragon", "-bots", "easy,easy,easy,easy,easy"},
	"agricola":    {"-modules", "moor,hand-cards", "-bots", "easy,easy,easy,easy,easy"},
}

// BenchmarkMemory is what the program has in memory in a window of 1280x800 where the
// processor draws, so that all pictures count: after as many minutes of play as the
// benchmark is run times, and at its peak. Games that end begin again.
func BenchmarkMemory(b *testing.B) {
	for title, args := range fullest {
		b.Run(title, func(b *testing.B) {
			folder := b.TempDir()
			keep(b, folder, "bot_speed = instant", "confirm = never", "language = en", "welcome."+title+" = asked")
			k := sitting(b, folder, 1280, 800, append([]string{"-title", title}, args...)...)
			k.pointAt("start")
			r := rand.New(rand.NewPCG(1, 1))
			for end := time.Now().Add(time.Duration(b.N) * time.Minute); time.Now().Before(end); {
				k.clickAnything(r)
			}
			for _, of := range []struct{ line, unit string }{{"VmRSS", "MB"}, {"VmHWM", "MB-peak"}} {
				b.ReportMetric(k.memory(of.line)/1e6, of.unit)
			}
		})
	}
}

// clickAnything clicks what means something on the board, or goes on where a game ended.
func (k *typist) clickAnything(r *rand.Rand) {
	for _, id := range []string{"question/yes", "rematch", "start"} {
		if k.at(id) {
			k.pointAt(id)
			return
		}
	}
	var on []string
	for _, a := range k.aims() {
		if !a.off && screen.OnBoard(a.id) {
			on = append(on, a.id)
		}
	}
	if len(on) > 0 {
		k.pointAt(on[r.IntN(len(on))])
	}
	time.Sleep(100 * time.Millisecond)
}

// pointAt clicks an aim if it is still there.
func (k *typist) pointAt(id string) {
	if id == "start" {
		k.see(id)
	}
	if a, ok := k.find(func(s string) bool { return s == id }); ok {
		k.xdotool("mousemove", "--window", k.window, fmt.Sprint(int(a.x)), fmt.Sprint(int(a.y)), "sleep", "0.1",
			"mousedown", "1", "sleep", "0.05", "mouseup", "1")
	}
}

// memory is a line of what the system says of the program's memory, in bytes.
func (k *typist) memory(line string) float64 {
	text, err := os.ReadFile(filepath.Join("/proc", fmt.Sprint(k.cmd.Process.Pid), "status"))
	if err != nil {
		k.t.Fatal(err)
	}
	var kilobytes float64
	_, rest, _ := strings.Cut(string(text), "\n"+line+":")
	if _, err := fmt.Sscan(rest, &kilobytes); err != nil {
		k.t.Fatalf("%s: %v", line, err)
	}
	return kilobytes * 1024
}
