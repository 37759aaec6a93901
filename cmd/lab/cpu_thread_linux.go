package main

import "time"

// threadTime is the processor time of the calling thread.
func threadTime() time.Duration {
	const thread = 1 // RUSAGE_THREAD
	return rusage(thread)
}
