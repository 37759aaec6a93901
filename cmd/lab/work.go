package main

import (
	"fmt"
	"io"
	"runtime"
	"sync"
	"sync/atomic"
	"time"
)

// started is when the program began.
var started = time.Now()

// spread runs n numbered jobs on all cores, each worker on a thread of its
// own, and shows progress. A job's result must depend on its number alone.
func spread(n int, progress io.Writer, worker func() func(job int)) {
	var next, done atomic.Int64
	var wait sync.WaitGroup
	for range min(runtime.GOMAXPROCS(0), n) {
		wait.Add(1)
		go func() {
			defer wait.Done()
			runtime.LockOSThread()
			do := worker()
			for {
				i := int(next.Add(1)) - 1
				if i >= n {
					return
				}
				do(i)
				done.Add(1)
			}
		}()
	}
	finished := make(chan struct{})
	go func() { wait.Wait(); close(finished) }()
	if progress == nil {
		<-finished
		return
	}
	tick := time.NewTicker(200 * time.Millisecond)
	defer tick.Stop()
	for {
		select {
		case <-finished:
			fmt.Fprintf(progress, "\r%d of %d games, %.0f s\n", n, n, time.Since(started).Seconds())
			return
		case <-tick.C:
			fmt.Fprintf(progress, "\r%d of %d games, %.0f s", done.Load(), n, time.Since(started).Seconds())
		}
	}
}

// mix makes a seed of its own for a numbered part of a run (SplitMix64).
func mix(seed uint64, part ...uint64) uint64 {
	for _, p := range part {
		seed += 0x9e3779b97f4a7c15 * (p + 1)
		seed = (seed ^ seed>>30) * 0xbf58476d1ce4e5b9
		seed = (seed ^ seed>>27) * 0x94d049bb133111eb
		seed ^= seed >> 31
	}
	return seed
}
