package web

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"tilestead/bots/advice"
	"tilestead/rules"
	"tilestead/save"
	"tilestead/titles"
)

// A finished game is one of Carcassonne, always the first legal decision.
func finished(t *testing.T) *save.Game {
	t.Helper()
	title, err := titles.Find("carcassonne")
	if err != nil {
		t.Fatal(err)
	}
	m, err := rules.NewMatch(title, rules.Setup{Title: title.ID, Seats: 2, Seed: 5})
	if err != nil {
		t.Fatal(err)
	}
	for m.State().Turn() != rules.Nobody {
		a := rules.Action(0)
		if m.State().Turn() == rules.Nature {
			a = m.Roll()
		} else {
			a = m.State().Legal(nil)[0]
		}
		if _, err := m.Do(a); err != nil {
			t.Fatal(err)
		}
	}
	return &save.Game{Match: m, Seats: []save.Seat{{Name: "Ada", Color: "red"}, {Name: "Pip", Bot: "easy", Color: "blue"}}}
}

// overhear keeps what the worker says, and what it is asked about reviews, in the page's
// variable overheard.
const overhear = `{
	window.overheard = [];
	const make = tilestead.newWorker;
	tilestead.newWorker = () => {
		const worker = make(), send = worker.postMessage.bind(worker);
		worker.addEventListener("message", e => overheard.push(e.data));
		worker.postMessage = message => {
			if (message.startsWith("review ")) overheard.push(message.split("\n")[0]);
			send(message);
		};
		return worker;
	};
}`

// overheard is what begins with a word of it, "" while nothing does.
func (p *player) overheard(word string) string {
	p.t.Helper()
	all := ask[[]string](p, "overheard")
	if i := slices.IndexFunc(all, func(line string) bool { return strings.HasPrefix(line, word) }); i >= 0 {
		return all[i]
	}
	return ""
}

// The worker is asked about the person's decisions first, and answers about those.
func TestReviewIsOfThePersonsDecisions(t *testing.T) {
	g := finished(t)
	text, err := g.Bytes()
	if err != nil {
		t.Fatal(err)
	}
	h := serve(t, folder)
	p := visit(t, h, small, "?aims=on&keep=off", hasty...)
	p.title = "carcassonne"
	p.do(chromedp.Evaluate(fmt.Sprintf(`localStorage.setItem("tilestead/autosave-carcassonne.stead", %q)`, text), nil))
	p.do(chromedp.Reload())
	p.until("the door", func() bool { return p.state() == "ready" })
	p.do(chromedp.Evaluate(overhear, nil))
	p.enter()
	p.click("continue carcassonne")
	p.wait("rematch")
	p.until("the worker", func() bool { return p.overheard("ready") != "" })
	p.click("chart/2") // the last one
	p.until("a verdict of the worker", func() bool { return p.overheard("1 ") != "" })
	if asked, want := p.overheard("review "), "review 1 "+advice.WriteSeat(0); asked != want {
		t.Errorf("the worker is asked %q, want %q", asked, want)
	}
	v, err := advice.ReadVerdict(g.Match, strings.TrimPrefix(p.overheard("1 "), "1 "))
	if err != nil || g.Match.Before(v.At).Turn() != 0 {
		t.Errorf("the worker answers %q, %v: want a decision of seat %v", p.overheard("1 "), err, rules.Seat(0))
	}
	p.shot("review")
}
