package scenes_test

import (
	"errors"
	"testing"

	"tilestead/scenes"
	"tilestead/scenes/apptest"
)

// The settings say when nothing can be heard, and only then.
func TestSettingsTellOfNoSound(t *testing.T) {
	for _, problem := range []error{nil, errors.New("no device")} {
		h := apptest.Open(t, apptest.Compact, func(o *scenes.AppOptions) { o.Silent = func() error { return problem } })
		h.Click("settings")
		h.Click("page/2")
		if got := h.Says("settings.silent"); got != (problem != nil) {
			t.Errorf("with %v it is said: %v", problem, got)
		}
	}
}
