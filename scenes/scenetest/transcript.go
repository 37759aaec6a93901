package scenetest

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"tilestead/assets"
	"tilestead/rules"
	"tilestead/scenes/board"
	"tilestead/scenes/think"
	"tilestead/ui"
)

// A Transcript is what a table says over a whole game in one language, each
// sentence put together as a player reads it. Log is in the order of play;
// elsewhere each text stands once, where it was first said.
type Transcript struct {
	Log     []string // every line, with the name before it
	Prompts []string // what is asked and its hint, to who decides and to who waits
	Targets []string // what can be clicked, and what a click costs and gives
	Actions []string // what actions are called in hints and for screen readers
	Tips    []string // of all over the canvas
	Refused []string // why nothing can be done there
	Warned  []string // what is asked before something that a seat may regret
	Hints   []string // what the advisor names, with its reasons
}

// Transcribe writes down what the table says over a match that was played.
// Seat 1 is a person, the others are bots. advice gives what a hint would name
// at the decision of an action; nil names nothing.
func (f *Fixture) Transcribe(t testing.TB, lang string, m *rules.Match,
	advice func(action int) []think.Advice) *Transcript {
	t.Helper()
	w := &writer{f: f, b: f.New(), words: Words(t, lang), heard: map[string]bool{}, asked: map[string]int{}}
	for i := range m.Len() {
		before := m.Before(i)
		if before.Turn() >= 0 {
			w.decision(before, func() []think.Advice {
				if advice == nil {
					return nil
				}
				return advice(i)
			})
		}
		reel := &rules.Reel{}
		before.Clone().Do(m.Action(i), reel)
		for _, b := range reel.Beats {
			w.beat(before, b)
			before = b.After
		}
	}
	return &w.out
}

// A writer fills a Transcript.
type writer struct {
	f     *Fixture
	b     board.Board
	words *assets.Words
	out   Transcript
	heard map[string]bool
	asked map[string]int // how often each prompt came up
}

// once adds a text that has not been said before. Of texts that differ only in
// their numbers there is one for each form in which languages count.
func (w *writer) once(list *[]string, before, text string) {
	text = strings.ReplaceAll(strings.TrimSpace(text), "\n", " | ")
	if alike := before + numbers.ReplaceAllStringFunc(text, countForm); text != "" && !w.heard[alike] {
		w.heard[alike] = true
		*list = append(*list, before+text)
	}
}

var numbers = regexp.MustCompile(`[0-9]+([.,][0-9]+)?`)

// countForm is a number that is counted in the same words: 0, 1, 2 or 5.
func countForm(n string) string {
	switch n {
	case "0", "1", "2":
		return n
	case "3", "4":
		return "2"
	}
	return "5"
}

// beat writes the line of the log for what happened.
func (w *writer) beat(before rules.State, b rules.Beat) {
	v := w.view(before)
	if l, ok := w.b.Line(v, before, b); ok {
		text := l.Text
		if l.Seat >= 0 {
			text = w.words.Say("table.does", v.Seats[l.Seat].Name, text)
		}
		w.out.Log = append(w.out.Log, text)
	}
}

func (w *writer) view(s rules.State) *board.View {
	v := w.f.view(w.words, w.b, s, 1280, 800)
	v.Seats[0].Name = "Ada"
	for i := range v.Seats[1:] {
		v.Seats[i+1].Bot = "hard"
	}
	return v
}

// decision writes all that is said at a decision, to who makes it and to who
// waits; everything that can be pointed at is asked only now and then.
func (w *writer) decision(s rules.State, advice func() []think.Advice) {
	v, key := w.view(s), s.Prompt().Key
	if v.Seats[s.Turn()].Bot != "" {
		w.prompt(wait(w.view(s)), key+", waiting: ")
	} else {
		w.prompt(v, key+": ")
	}
	for _, a := range v.Legal {
		w.once(&w.out.Actions, "", w.b.Name(v, a))
		w.once(&w.out.Warned, "", w.b.Confirm(v, a))
	}
	if w.asked[key]++; w.asked[key]%everyPrompt == 1 && w.asked[key] < everyPrompt*mostPrompts {
		for x := 6.0; x < v.Frame.Canvas.W; x += 24 {
			for y := 6.0; y < v.Frame.Canvas.H; y += 24 {
				p := ui.Point{X: x, Y: y}
				about := w.b.About(v, p)
				w.once(&w.out.Tips, "", strings.Join(about.Tip, "\n"))
				w.once(&w.out.Refused, key+": ", about.Refusal)
			}
		}
		for _, a := range advice() {
			text := w.b.Name(v, a.Action)
			for _, r := range a.Why {
				reason := "hint." + w.f.Title.ID + "." + r.Key
				text += " | " + w.words.Say("hint.reason", fmt.Sprintf("%+.1f", float64(r.N)/100), w.words.Say(reason))
				w.once(&w.out.Hints, r.Key+": ", w.words.Say(reason+".why"))
			}
			w.once(&w.out.Hints, key+": ", text)
		}
	}
}

// prompt writes what is asked and what can be clicked.
func (w *writer) prompt(v *board.View, before string) {
	ask, hint := w.b.Prompt(v)
	w.once(&w.out.Prompts, before, ask+"\n"+hint)
	for _, g := range w.b.Targets(v) {
		tell := g.Hint
		if g.Tell != nil {
			tell = g.Tell()
		}
		w.once(&w.out.Targets, before, g.Label+"\n"+tell)
		w.once(&w.out.Targets, before, g.Off)
	}
}

// Text is the whole transcript as a page to read.
func (t *Transcript) Text() string {
	var b strings.Builder
	for _, part := range t.parts() {
		fmt.Fprintf(&b, "\n## %s (%d)\n\n%s\n", part.name, len(part.lines), strings.Join(part.lines, "\n"))
	}
	return b.String()
}

// A part is one heading of a transcript.
type part struct {
	name  string
	lines []string
}

func (t *Transcript) parts() []part {
	return []part{{"Log", t.Log}, {"Prompts", t.Prompts}, {"What can be clicked", t.Targets}, {"Actions", t.Actions},
		{"Tooltips", t.Tips}, {"Refusals", t.Refused}, {"Warnings", t.Warned}, {"Hints", t.Hints}}
}

// slips are what no composed sentence holds in any language: a text that is
// missing, a place that was not filled in, a nought in a list, signs that two
// parts have both brought, and three dots that are not one sign.
var slips = regexp.MustCompile(`<[a-z_]+\.|[{}]|, 0 |: *:|,,|\.\.|  |\( | \)| [.,:;!]|^[ :,]|\(\)`)

// Slips lists the lines that cannot be right, with the part they stand in.
func (t *Transcript) Slips() (out []string) {
	for _, part := range t.parts() {
		for _, line := range part.lines {
			text, _, _ := strings.Cut(line, "   (") // the short form of a line of the log
			if found := slips.FindString(text); found != "" {
				out = append(out, fmt.Sprintf("%s: %q in %q", part.name, found, line))
			}
		}
	}
	return out
}
