package web

import (
	"net/http"
	"slices"
	"strings"
	"testing"
)

// A game asks for the pictures that it shows; those of other games are fetched when the
// player has his.
func TestArtOfTheGameComesFirst(t *testing.T) {
	h := serve(t, folder)
	var asked tally
	h.change = func(_ http.ResponseWriter, r *http.Request) bool {
		if name, ok := strings.CutPrefix(r.URL.Path, "/art/"); ok {
			asked.add(name)
		}
		return false
	}
	p := visit(t, h, small, "?aims=on&seed=5&title=carcassonne&bots=easy", hasty...)
	p.enter()
	p.click("start")
	p.turn()
	p.until("everything to be kept", func() bool { return ask[bool](p, everythingKept) })
	all := asked.told()
	its := func(name string) bool {
		return strings.HasPrefix(name, "carcassonne-") && !strings.Contains(name, "inns") &&
			!strings.Contains(name, "traders") && !strings.Contains(name, "dragon")
	}
	first := slices.IndexFunc(all, func(name string) bool { return !its(name) })
	if first < 10 || slices.ContainsFunc(all, func(name string) bool {
		return its(name) && !slices.Contains(all[:first], name)
	}) {
		t.Errorf("as number %d of %d came what is not this game's, in this order: %s", first, len(all),
			strings.Join(all, " "))
	}
	p.clean()
}
