package agricola

import (
	"testing"

	"tilestead/scenes/scenetest"
)

// Where what there is to know of a rival has more lines than the box, those that share the
// last one are told apart.
func TestLinesRunOnAsSentences(t *testing.T) {
	en := scenetest.Words(t, "en")
	enough, cards := en.Say("agricola.plate.enough"), "Held: 14, played: 0"
	for want, lines := range map[string][]worded{
		enough + ". " + cards:       {{text: enough, begins: true}, {text: cards, begins: true}},
		"One sentence on two lines": {{text: "One sentence", begins: true}, {text: "on two lines"}},
		"Why? Because. So it is: well": {{text: "Why?", begins: true}, {text: "Because.", begins: true},
			{text: "So it is:", begins: true}, {text: "well", begins: true}},
	} {
		if got := runOn(lines); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
