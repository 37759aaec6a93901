package rules

import (
	"fmt"
	"math/rand/v2"
)

// LuckID is the value of a setup that every title has. With LuckByChance, what chance brings
// hangs on how often it has decided before, and not on how many decisions of seats lie
// between: whoever plays such a game of one seed meets the same luck, whatever they do.
const (
	LuckID       = "luck"
	LuckByChance = "chance"
)

// common are the values that every title has beside its own.
var common = []Value{{ID: LuckID, Check: func(v string) error {
	if v != LuckByChance {
		return fmt.Errorf("only %q can be set", LuckByChance)
	}
	return nil
}}}

// value is what a title knows of a value, nil if nothing.
func (t *Title) value(id string) *Value {
	for _, list := range [][]Value{t.Values, common} {
		for i := range list {
			if list[i].ID == id {
				return &list[i]
			}
		}
	}
	return nil
}

// Roll is Nature's outcome here. It depends only on the seed and on how many decisions came
// before, all of them or those of chance alone (LuckID), so undoing and trying again meets
// the same luck.
func (m *Match) Roll() Action {
	n := len(m.done)
	if m.setup.Values[LuckID] == LuckByChance {
		n = int(m.drawn())
	}
	a, _ := Chance(m.now, nil, source(m.setup.Seed, n))
	return a
}

// drawn is how many of the actions done were chance's.
func (m *Match) drawn() int32 {
	if len(m.draws) == 0 {
		return 0
	}
	return m.draws[len(m.draws)-1]
}

// source is the generator of one decision.
func source(seed uint64, n int) *rand.Rand {
	var key [32]byte
	for i := range 8 {
		key[i] = byte(seed >> (8 * i))
		key[8+i] = byte(n >> (8 * i))
	}
	copy(key[16:], "tilestead chance")
	return rand.New(rand.NewChaCha8(key))
}
