//go:build unix

package main

import (
	"syscall"
	"time"
)

// cpuTime is the processor time the process has used, in all its threads.
func cpuTime() time.Duration { return rusage(syscall.RUSAGE_SELF) }

func rusage(who int) time.Duration {
	var u syscall.Rusage
	if syscall.Getrusage(who, &u) != nil {
		return time.Since(started)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
