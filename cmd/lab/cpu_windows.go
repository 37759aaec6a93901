package main

import (
	"syscall"
	"time"
)

// cpuTime is the processor time the process has used, in all its threads.
func cpuTime() time.Duration {
	self, err := syscall.GetCurrentProcess()
	if err != nil {
		return time.Since(started)
	}
	var created, ended, kernel, user syscall.Filetime
	if syscall.GetProcessTimes(self, &created, &ended, &kernel, &user) != nil {
		return time.Since(started)
	}
	return time.Duration(ticks(kernel)+ticks(user)) * 100
}

// ticks is a span of 100 ns units.
func ticks(f syscall.Filetime) int64 { return int64(f.HighDateTime)<<32 + int64(f.LowDateTime) }
