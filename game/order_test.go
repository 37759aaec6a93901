//go:build !js

package game

import (
	"os"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"tilestead/assets"
)

// A title's art comes file by file, each unpacked over several ticks; the order
// is closed when all is on the graphics card.
func TestArtComesFileByFile(t *testing.T) {
	if windowless() {
		t.Skip("there is no display")
	}
	s := &sheets{pictures: make([]*ebiten.Image, assets.Sheets()), arrived: make(chan decodedSheet), fetch: func(*order) {}}
	s.send("montana")
	o, files, taken := s.order, 0, 0
	for i := range s.pictures {
		if assets.SheetTitle(i) != "montana" {
			continue
		}
		png, err := os.ReadFile("../assets/sheets/" + assets.SheetFile(i))
		if err != nil {
			t.Fatal(err)
		}
		files++
		o.parcels = append(o.parcels, parcel{assets.SheetFile(i), png, func() { taken++ }})
	}
	o.end("")
	ticks := 0
	for ; !s.step() && ticks < 5000; ticks++ {
		s.full = false // as after a frame
	}
	if taken != files || o.problem != "" || s.order != nil || ticks <= files {
		t.Errorf("%d of %d files were taken in %d ticks; %q", taken, files, ticks, o.problem)
	}
	for i := range s.pictures {
		if (s.pictures[i] != nil) != (assets.SheetTitle(i) == "montana") {
			t.Errorf("sheet %s: here %v", assets.SheetFile(i), s.pictures[i] != nil)
		}
	}
}

// What cannot be unpacked closes the order and says why; the next one begins
// anew.
func TestBrokenArtIsTold(t *testing.T) {
	s := &sheets{pictures: make([]*ebiten.Image, assets.Sheets()), arrived: make(chan decodedSheet), fetch: func(*order) {}}
	for name, want := range map[string]string{"montana-disc-0.png": "montana-disc-0", "of-another.png": "not art of this version"} {
		s.send("montana")
		s.order.parcels = []parcel{{name, []byte("no picture"), func() { t.Error("it was taken") }}}
		s.step()
		if !s.order.ended || !strings.Contains(s.order.problem, want) || s.order.opened != nil {
			t.Errorf("%s: %q", name, s.order.problem)
		}
	}
	s.send("montana")
	s.giveUp()
	if s.order != nil {
		t.Error("the order stays")
	}
}
