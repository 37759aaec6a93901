package main

import (
	"fmt"

	"tilestead/bots"
	"tilestead/bots/frozen"
)

// newBot makes a bot of a level, a reference or a frozen level. The error names the
// titles or levels there are.
func newBot(title, level string, seed uint64) (bots.Bot, error) {
	if frozen.Has(level) {
		return frozen.New(title, level, seed)
	}
	b, err := bots.New(title, level, seed)
	if err != nil {
		return nil, fmt.Errorf("%w; %s", err, frozenNames())
	}
	return b, nil
}

// levelNames lists all that newBot makes, for messages.
func levelNames() string { return bots.Names() + "; " + frozenNames() }

// frozenNames lists the levels that only the laboratory plays.
func frozenNames() string { return "frozen: " + frozen.Names() }
