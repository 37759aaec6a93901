package scenes_test

import (
	"errors"
	"testing"

	"tilestead/scenes"
)

// The settings say when nothing can be heard, and only then.
func TestSettingsTellOfNoSound(t *testing.T) {
	for _, problem := range []error{nil, errors.New("no device")} {
		h := open(t, compact, func(o *scenes.AppOptions) { o.Silent = func() error { return problem } })
		h.click("settings")
		h.click("page/2")
		if got := h.text("No sound"); got != (problem != nil) {
			t.Errorf("with %v it is said: %v", problem, got)
		}
	}
}
