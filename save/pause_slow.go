//go:build !js && slowsave

package save

import (
	"math/rand/v2"
	"time"
)

// pause lets time pass between the writing of a file and its taking the old
// one's place, so that a program that is killed is often killed there.
func pause() { time.Sleep(rand.N(30 * time.Millisecond)) }
