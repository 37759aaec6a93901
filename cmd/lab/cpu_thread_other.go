//go:build !linux

package main

import "time"

// threadTime is the time since the start: where a thread's own time is not
// told, decisions are timed by the clock.
func threadTime() time.Duration { return time.Since(started) }
