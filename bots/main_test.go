package bots_test

import (
	"fmt"
	"os"
	"testing"

	"tilestead/bots/networks"
)

// TestMain gives bots what players' programs give them.
func TestMain(m *testing.M) {
	if err := networks.Teach(); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	os.Exit(m.Run())
}
