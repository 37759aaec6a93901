//go:build !js

package think

import (
	"fmt"
	"runtime/debug"
	"sync"
	"sync/atomic"
	"time"

	"tilestead/rules"
)

// beside thinks in a goroutine of its own, in slices so that it can be stopped.
type beside struct {
	stopped atomic.Bool
	done    chan struct{} // closed when the goroutine has ended; then the rest may be read
	action  rules.Action
	err     error
}

// startBeside lets a bot work beside the window until it is polled or stopped.
func startBeside(bot Thinker, p rules.Perspective, clock func() time.Time) Job {
	b := &beside{done: make(chan struct{})}
	go func() {
		defer close(b.done)
		defer func() {
			if r := recover(); r != nil {
				b.err = fmt.Errorf("the bot in seat %v failed: %v\n%s", p.Seat(), r, debug.Stack())
			}
		}()
		bot.Start(p)
		for !b.stopped.Load() {
			if a, ok := bot.Think(clock().Add(slice)); ok {
				b.action = a
				return
			}
		}
	}()
	return b
}

func (b *beside) Poll() (rules.Action, bool, error) {
	select {
	case <-b.done:
		return b.action, b.err == nil, b.err
	default:
		return 0, false, nil
	}
}

func (b *beside) Stop() {
	b.stopped.Store(true)
	<-b.done
}

// verdictsBeside come from a goroutine of their own.
type verdictsBeside struct {
	stopped atomic.Bool
	done    chan struct{} // closed when the goroutine has ended

	lock  sync.Mutex
	fresh []Verdict // since the last poll
	over  bool
}

// reviewBeside lets a reviewer work beside the window until it is over or stopped.
func reviewBeside(r Reviewer, clock func() time.Time) Verdicts {
	b := &verdictsBeside{done: make(chan struct{})}
	go func() {
		defer close(b.done)
		for !b.stopped.Load() {
			v, found, over := r.Think(clock().Add(slice))
			b.lock.Lock()
			if b.over = over; found {
				b.fresh = append(b.fresh, v)
			}
			b.lock.Unlock()
			if over {
				return
			}
		}
	}()
	return b
}

func (b *verdictsBeside) Poll() (list []Verdict, over bool, err error) {
	b.lock.Lock()
	defer b.lock.Unlock()
	list, b.fresh = b.fresh, nil
	return list, b.over, nil
}

func (b *verdictsBeside) Stop() {
	b.stopped.Store(true)
	<-b.done
}
