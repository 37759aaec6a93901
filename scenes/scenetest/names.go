package scenetest

import (
	"strings"
	"testing"

	"tilestead/scenes/board"
	"tilestead/ui"
)

// LongNames are names as long as a name may be, of alphabets and scripts that a page may have to
// show, one of them without any place for a break.
func LongNames() map[string][]string {
	return map[string][]string{
		"Latin":    {"Wilhelmina Woods", "Maximilian-Peter", "Bartholomäusfrit"},
		"Cyrillic": {"Александра Мария", "Константин Юрьев", "Преображенскаяна"},
		"Greek":    {"Κωνσταντινούπολη", "Μαρία Ελευθερίου", "Παπαδημητρακόπου"},
		"Japanese": {"さくらももこさん", "東京都千代田区丸", "Ken・ジョナサン"},
	}
}

// nameSizes are one canvas of each kind that people have.
var nameSizes = []Size{{W: 640, H: 360, S: 2, Name: "640x360"}, {W: 844, H: 390, S: 1, Name: "844x390"},
	{W: 1280 / 1.5, H: 800 / 1.5, S: 1.5, Name: "1280x800"}, {W: 960, H: 540, S: 2, Name: "1920x1080"},
	{W: 1280, H: 800, S: 1, Name: "1280x800 small"}, {W: 640, H: 400, S: 2, Name: "1280x800 large"}}

// NamesStandWhole draws the table with so many seats of long names, at windows in use: no name is
// shortened.
func (f *Fixture) NamesStandWhole(t *testing.T, seats int) {
	t.Helper()
	b, words := f.New(), Words(t, "en")
	for _, size := range nameSizes {
		for script, names := range LongNames() {
			for _, s := range f.Positions(t, seats) {
				v := f.view(words, b, s, size.W, size.H)
				ui.WriteFor(size.S, size.W, size.H)
				for seat := range v.Seats {
					v.Seats[seat].Name = names[seat%len(names)]
				}
				c := size.Canvas()
				b.Draw(c, v)
				for _, cut := range CutNames(c, v.Seats) {
					t.Errorf("%s, %d seats, %s names, %s: %q is left of a name", size.Name, seats, script, s.Prompt().Key, cut)
				}
			}
		}
	}
}

// CutNames are the texts on a canvas that are a name without its end.
func CutNames(c *ui.Canvas, seats []board.SeatInfo) (cut []string) {
	for i := range c.Ops {
		text := c.Ops[i].Text
		head, shortened := strings.CutSuffix(text, "…")
		if c.Ops[i].Kind != ui.OpText || !shortened {
			continue
		}
		for _, seat := range seats {
			if strings.HasPrefix(seat.Name, head) {
				cut = append(cut, text)
			}
		}
	}
	return cut
}
