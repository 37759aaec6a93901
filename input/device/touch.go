//go:build !js

package device

import (
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"tilestead/input"
)

// touches tells what fingers did since the last tick, as Ebitengine knows it.
type touches struct{ ids []ebiten.TouchID }

func (t *touches) read(to *input.Fingers) {
	t.ids = inpututil.AppendJustReleasedTouchIDs(t.ids[:0])
	for _, id := range t.ids {
		x, y := inpututil.TouchPositionInPreviousTick(id)
		to.Add(input.Touch{Finger: int(id), Did: input.FingerUp, X: float64(x), Y: float64(y)})
	}
	t.ids = ebiten.AppendTouchIDs(t.ids[:0])
	for _, id := range t.ids {
		x, y := ebiten.TouchPosition(id)
		did := input.FingerMoved
		if inpututil.TouchPressDuration(id) == 1 {
			did = input.FingerDown
		}
		to.Add(input.Touch{Finger: int(id), Did: did, X: float64(x), Y: float64(y)})
	}
}

// asks is nil: systems show a keyboard of their own, or have one.
func asks() func(string) (string, bool) { return nil }
