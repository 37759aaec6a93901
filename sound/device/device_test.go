//go:build !js

package device

import (
	"testing"
	"time"
)

// Effects are heard with what they belong to: little of the stream that has
// them is made before it is heard.
func TestStreamIsNotLate(t *testing.T) {
	if a := 2 * ahead; a > 60*time.Millisecond { // the device holds so much, and the player
		t.Errorf("the stream is made %v before it is heard, more than 60 ms", a)
	}
}
