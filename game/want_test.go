//go:build !js

package game

import (
	"image"
	"slices"
	"testing"
	"time"

	"tilestead/assets"
	"tilestead/ui"
)

// asking is a list of a screen that needs and awaits sheets.
func asking(needed, awaited []int) *ui.Canvas {
	c := &ui.Canvas{}
	c.Reset(640, 400, 1)
	c.Needed, c.Awaited = append(c.Needed, needed...), append(c.Awaited, awaited...)
	return c
}

// here says which of those sheets are on the graphics card.
func here(s *sheets, list []int) (n int) {
	for _, i := range list {
		if s.pictures[i] != nil {
			n++
		}
	}
	return n
}

// bringAll puts what is ordered on the graphics card.
func bringAll(s *sheets) {
	for _, i := range s.order.sheets {
		s.pictures[i] = newSheet(image.Rect(0, 0, 1, 1))
	}
	s.order.end("")
	for s.order != nil {
		s.step()
	}
}

// The art of a game stays while a screen asks for it, and is given back a while after
// the last one did; another title's game gives it back at once.
func TestArtThatIsLeftIsGivenBack(t *testing.T) {
	s := quiet(&play{words: words(t, "en")})
	montana := montanaSheets()
	agricola := assets.SheetsOf("agricola", func(group string) bool { return group != "hands" })
	s.askArt(asking(montana, nil))
	if !s.sheets.waits() || s.sheets.order.title != "montana" || !slices.Equal(s.sheets.order.sheets, montana) {
		t.Fatalf("ordered is %+v", s.sheets.order)
	}
	bringAll(s.sheets)
	s.now += 10 * keepUnused
	s.askArt(asking(montana, nil))
	s.now += 10 * keepUnused
	s.askArt(asking(montana[:2], montana[2:]))
	if s.sheets.order != nil || here(s.sheets, montana) != len(montana) {
		t.Errorf("of a game at the table %d of %d sheets stay; ordered is %+v", here(s.sheets, montana), len(montana),
			s.sheets.order)
	}
	s.now += keepUnused
	if s.askArt(asking(nil, nil)); here(s.sheets, montana) != len(montana) {
		t.Error("a game that was left a moment ago is given back")
	}
	s.now++
	if s.askArt(asking(montana[:1], nil)); here(s.sheets, montana) != 1 || s.sheets.pictures[montana[0]] == nil {
		t.Errorf("%d sheets stay, want the one that is shown", here(s.sheets, montana))
	}
	if s.askArt(asking(agricola, nil)); here(s.sheets, montana) != 0 {
		t.Error("two titles are here at a time")
	}
	bringAll(s.sheets)
	if s.askArt(asking(agricola, montana)); here(s.sheets, agricola) != len(agricola) {
		t.Error("what is shown is given back for what may be shown later")
	}
}

// The menu's pictures are given back while a game is played and come again with it; they
// take nothing of the game away. What all screens share stays.
func TestArtOfTheMenuIsGivenBack(t *testing.T) {
	s := quiet(&play{words: words(t, "en")})
	s.options.Name = "Tilestead"
	shared := assets.SheetsOf("", func(string) bool { return true })
	for _, n := range shared {
		s.sheets.pictures[n] = newSheet(image.Rect(0, 0, 1, 1))
	}
	montana := montanaSheets()
	s.askArt(asking(montana, nil))
	bringAll(s.sheets)
	s.now += 2 * keepUnused
	s.askArt(asking(montana, nil))
	var menu []int
	for _, n := range shared {
		if gone := s.sheets.pictures[n] == nil; gone != assets.SheetOfMenu(n) {
			t.Errorf("%s is given back: %v", assets.SheetFile(n), gone)
		} else if gone {
			menu = append(menu, n)
		}
	}
	s.askArt(asking(menu, nil))
	if !s.sheets.waits() || here(s.sheets, montana) != len(montana) || s.orderName(s.sheets.order) != "Tilestead" {
		t.Fatalf("for the menu %+v is ordered, and %d sheets of the game stay", s.sheets.order, here(s.sheets, montana))
	}
	bringAll(s.sheets)
	if s.sheets.missing != 0 || here(s.sheets, menu) != len(menu) {
		t.Errorf("%d are missing, %d of %d of the menu's came", s.sheets.missing, here(s.sheets, menu), len(menu))
	}
}

// What a screen leads to comes while the player goes on; what needs it then waits for it.
func TestArtComesAhead(t *testing.T) {
	s := quiet(&play{words: words(t, "en")})
	montana := montanaSheets()
	s.askArt(asking(nil, montana))
	if s.sheets.order == nil || s.sheets.waits() {
		t.Fatal("it is not ordered, or the program waits for it")
	}
	if !s.sheets.step() {
		t.Error("the program stands still")
	}
	ahead := s.sheets.order
	if s.askArt(asking(montana[:3], nil)); s.sheets.order != ahead || !s.sheets.waits() {
		t.Error("what is under way is ordered again, or the program does not wait for it")
	}
	s.sheets.giveUp()
	s.askArt(asking(nil, montana[:3]))
	if s.askArt(asking(montana, nil)); len(s.sheets.order.sheets) != len(montana) || !s.sheets.waits() {
		t.Errorf("more is needed than is under way, and ordered is %+v", s.sheets.order)
	}
}

// What does not come ahead disturbs no one and is tried again after a while.
func TestArtThatFailsAhead(t *testing.T) {
	s := quiet(&play{words: words(t, "en")})
	s.askArt(asking(nil, montanaSheets()))
	failed := s.sheets.order
	failed.end("offline")
	if !s.sheets.step() {
		t.Error("the program waits")
	}
	s.now += retryAhead - time.Second
	if s.askArt(asking(nil, montanaSheets())); s.sheets.order != failed {
		t.Error("it is asked for again at once")
	}
	s.now += time.Second
	if s.askArt(asking(nil, montanaSheets())); s.sheets.order == failed || !s.sheets.order.ahead {
		t.Errorf("it is not asked for again")
	}
	failed = s.sheets.order
	failed.end("offline")
	if s.askArt(asking(montanaSheets(), nil)); s.sheets.order == failed || !s.sheets.waits() {
		t.Error("a game that needs it does not ask for it again")
	}
}

// What comes in a moment is not told: the last picture stays meanwhile.
func TestShortWaitsAreNotTold(t *testing.T) {
	s := quiet(&play{words: words(t, "en")})
	s.shown = true
	s.askArt(asking(montanaSheets(), nil))
	if !s.waitsUntold() {
		t.Error("it is told at once")
	}
	if s.now += tellAfter; s.waitsUntold() {
		t.Error("it is never told")
	}
	s.now -= tellAfter
	if s.sheets.order.end("offline"); s.waitsUntold() {
		t.Error("what went wrong is not told at once")
	}
}

// What the program holds is decoded beside it, all that is ordered and nothing else.
func TestArtIsDecodedBesideTheGame(t *testing.T) {
	s := newSheets(fetchParcels())
	want := assets.SheetsOf("montana", func(group string) bool { return group == "disc" || group == "work" })
	s.send("montana", want, nil)
	var got []int
	for d := range s.order.decoded {
		if d.number == noSheet {
			break
		}
		if d.err != nil || d.picture.Bounds().Empty() {
			t.Fatalf("sheet %d: %v", d.number, d.err)
		}
		got = append(got, d.number)
	}
	if !slices.Equal(got, want) {
		t.Errorf("sheets %v came, want %v", got, want)
	}
}

// Texts that come ahead with the art are waited for as the art is, and said at once when
// they are there.
func TestTextsComeAhead(t *testing.T) {
	p := &play{words: words(t, "en")}
	p.settings.Lang = "en"
	s := quiet(p)
	montana := montanaSheets()
	s.sheets.await("montana", montana, []string{"en-montana"})
	ahead := s.sheets.order
	if s.sheets.need("montana", nil, []string{"en-montana"}); s.sheets.order != ahead || !s.sheets.waits() {
		t.Error("texts that are under way are ordered again, or not waited for")
	}
	ahead.ahead = true
	if s.sheets.need("montana", nil, []string{"en-agricola"}); s.sheets.order == ahead {
		t.Error("texts that are not under way are not ordered")
	}
	s.sheets.giveUp()
	s.program.Words().Say("montana.list") // which this program holds, but these words do not
	if s.ask(); s.sheets.order != nil || !s.waitsUntold() {
		t.Errorf("ordered is %+v; the picture without its texts is shown: %v", s.sheets.order, !s.waitsUntold())
	}
}
