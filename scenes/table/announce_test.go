package table

import "testing"

// A prompt that asks is not ended twice when its second line is spoken too.
func TestSpokenPromptsEndOnce(t *testing.T) {
	for ask, want := range map[string]string{
		"Anything else?": "Anything else? enough: 1 dark",
		"Your move":      "Your move. enough: 1 dark",
	} {
		if got := sentences(ask, "enough: 1 dark"); got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}
