package main

import (
	"fmt"
	"strings"

	"tilestead/bots"
	"tilestead/bots/frozen"
)

// plain stands before a rival without its manner, which its manner is measured against.
const plain = "plain-"

// newBot makes a bot of a level, a reference or a frozen level. The error names the
// titles or levels there are.
func newBot(title, level string, seed uint64) (bots.Bot, error) {
	if frozen.Has(level) {
		return frozen.New(title, level, seed)
	}
	if id, ok := strings.CutPrefix(level, plain); ok {
		return bots.NewPlain(title, id, seed)
	}
	b, err := bots.New(title, level, seed)
	if err != nil {
		return nil, fmt.Errorf("%w; %s", err, frozenNames())
	}
	return b, nil
}

// levelNames lists all that newBot makes, for messages.
func levelNames() string {
	return bots.Names() + "; a rival, or " + plain + "RIVAL without its manner; " + frozenNames()
}

// frozenNames lists the levels that only the laboratory plays.
func frozenNames() string { return "frozen: " + frozen.Names() }
