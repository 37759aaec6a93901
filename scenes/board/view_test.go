package board

import (
	"slices"
	"testing"
)

func TestCapitals(t *testing.T) {
	got := Capitals([]string{"up to 2 things", "фея", "žiadne suroviny", "3 silver", ""})
	want := []string{"Up to 2 things", "Фея", "Žiadne suroviny", "3 silver", ""}
	if !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
}
