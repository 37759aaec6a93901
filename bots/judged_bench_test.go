package bots_test

import (
	"testing"
	"time"

	"tilestead/bots"
	"tilestead/rules"
)

// BenchmarkChampion decides at the beginning of a turn in the middle of a game that a network
// judges.
func BenchmarkChampion(b *testing.B) {
	m := newAgricola(b, 2, 9)
	quick, err := bots.New("agricola", bots.Hard, 1)
	if err != nil {
		b.Fatal(err)
	}
	for turns := 0; turns < 30; {
		seat := m.State().Turn()
		if seat == rules.Nature {
			m.Replay(m.Roll())
			continue
		}
		quick.Start(m.Perspective(seat))
		a, _ := quick.Think(time.Time{})
		if m.State().Prompt().Opens {
			turns++
		}
		m.Replay(a)
	}
	for m.State().Turn() < 0 || !m.State().Prompt().Opens {
		m.Replay(m.Roll())
	}
	for _, level := range []string{bots.Hard, bots.Expert, bots.Master, bots.Champion} {
		b.Run(level, func(b *testing.B) {
			bot, err := bots.New("agricola", level, 2)
			if err != nil {
				b.Fatal(err)
			}
			p := m.Perspective(m.State().Turn())
			for b.Loop() {
				bot.Start(p)
				bot.Think(time.Time{})
			}
		})
	}
}
