package game

import (
	"os"
	"path/filepath"
	"testing"

	"tilestead/ui"
)

type aimed []ui.Aim

func (a aimed) Aims() []ui.Aim { return a }

func TestAimsAreTold(t *testing.T) {
	file := filepath.Join(t.TempDir(), "aims")
	a := aims{file: file}
	a.tell(aimed{{ID: "hex 1,-2", At: ui.Point{X: 10, Y: 20.5}},
		{ID: "button work", At: ui.Point{X: 3, Y: 4}, Off: true}}, 2)
	const want = "20 41 on hex 1,-2\n6 8 off button work\n"
	if got, err := os.ReadFile(file); err != nil || string(got) != want {
		t.Errorf("told %q, %v; want %q", got, err, want)
	}
	a.tell(struct{}{}, 2) // a scene that has nothing to tell
	a.tell(aimed{}, 2)
	if got, err := os.ReadFile(file); err != nil || len(got) > 0 {
		t.Errorf("with nothing to click told %q, %v", got, err)
	}
}
