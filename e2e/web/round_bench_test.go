package web

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"tilestead/e2e/screen"
)

// BenchmarkRound is how long a person waits for three hard bots at normal
// speed in Carcassonne, from the last click of one turn to the tile of the next.
func BenchmarkRound(b *testing.B) {
	for _, table := range []struct{ name, query string }{
		{"base", ""},
		{"all", "&modules=inns,traders,dragon"},
	} {
		b.Run(table.name, func(b *testing.B) {
			for range b.N {
				h := serve(b, folder)
				p := visit(b, h, look{640, 400, 1, false},
					"?aims=on&seed=5&keep=off&title=carcassonne&bots=hard,hard,hard"+table.query, "bot_speed = normal",
					"confirm = never", "language = en")
				p.title = "carcassonne"
				p.enter()
				p.click("start")
				var waits []time.Duration
				clicked := time.Now()
				for r := rand.New(rand.NewPCG(5, 5)); len(waits) <= 12; {
					a, ok := p.find(func(id string) bool { return screen.OnBoard(id) && id != "undo" })
					if !ok {
						time.Sleep(30 * time.Millisecond)
						continue
					}
					if strings.HasPrefix(a.id, "turn ") {
						waits = append(waits, time.Since(clicked))
					}
					p.decide(r, p.stillClicks)
					clicked = time.Now()
				}
				var whole, longest time.Duration
				for _, w := range waits[1:] { // the first is for the table to be laid
					whole, longest = whole+w, max(longest, w)
				}
				b.ReportMetric(whole.Seconds()/float64(len(waits)-1), "s/round")
				b.ReportMetric(longest.Seconds(), "s-longest")
			}
		})
	}
}
