//go:build !unix && !windows

package main

import "time"

// cpuTime is the time since the start where the system tells no better.
func cpuTime() time.Duration { return time.Since(started) }
