package scenes_test

import (
	"testing"
	"time"

	"tilestead/save"
	"tilestead/scenes/apptest"
)

// A day of the calendar opens: the game that was played shows how it came out and leaves the running
// one alone, yesterday's game is played if it was missed, and where nothing opens it is said why.
func TestDaysOpen(t *testing.T) {
	g := ended(t, 5)
	g.Seats[1].Bot = "cole"
	running := ended(t, 8)
	running.Match.Rewind(running.Match.Len() / 2)
	open := func(date string) (*apptest.Hand, save.Store) {
		t.Helper()
		store := storeOf(t, map[string]string{"days.txt": playedDays, "2026-11-23.past": string(bytesOf(t, g)),
			save.Running("montana"): string(bytesOf(t, running))})
		h := statsOf(t, apptest.Roomy, store, nil)
		h.Click("day " + date)
		h.Wait(time.Second)
		return h, store
	}
	h, store := open("2026-11-23")
	for i := 0; i < 40 && !h.Has("rematch"); i++ {
		h.Wait(500 * time.Millisecond)
	}
	if !h.Has("rematch") {
		t.Error("the game that was played does not show how it came out")
	}
	for name, want := range map[string][]byte{save.Running("montana"): bytesOf(t, running),
		"2026-11-23.past": bytesOf(t, g)} {
		if data, err := store.Read(name); err != nil || string(data) != string(want) {
			t.Errorf("afterwards %s is another: %v", name, err)
		}
	}
	if h, _ := open("2026-11-22"); !h.Says("daily.gone") {
		t.Error("of a game that was not kept this is not said")
	}
	if h, _ := open("2026-11-24"); !h.Says("daily.over") {
		t.Error("of a day that was missed it is not said that it is over")
	}
	_, store = open("2026-11-28")
	data, err := store.Read(save.Running("agricola"))
	if err != nil {
		t.Fatalf("yesterday's game does not begin: %v", err)
	}
	if begun, err := save.Read(data); err != nil || begun.Daily() != "2026-11-28" {
		t.Errorf("a game of another day begins: %v", err)
	}
}
