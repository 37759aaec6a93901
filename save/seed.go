package save

import (
	"fmt"
	"strconv"
	"strings"
)

// SeedText is a seed as it is shown everywhere.
func SeedText(seed uint64) string { return fmt.Sprintf("%016x", seed) }

// ParseSeed reads a seed: an unsigned 64-bit number, decimal, or hex after 0x,
// or hex as it is shown, in exactly 16 digits.
func ParseSeed(s string) (uint64, error) {
	digits, base := s, 10
	if h, ok := strings.CutPrefix(strings.ToLower(s), "0x"); ok {
		digits, base = h, 16
	} else if len(s) == 16 {
		base = 16
	}
	n, err := strconv.ParseUint(digits, base, 64)
	if err != nil {
		return 0, fmt.Errorf("%q is not a seed: expected 0 to 18446744073709551615, 0x and hex digits, or 16 hex digits", s)
	}
	return n, nil
}
