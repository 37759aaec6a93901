package scenetest

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"tilestead/assets"
	"tilestead/rules"
	"tilestead/scenes/board"
	"tilestead/scenes/table"
	"tilestead/scenes/think"
	"tilestead/ui"
)

// A Transcript is what a title says in one language: how it is set up and taught,
// and what a table says over a whole game, each sentence put together as a player
// reads it. Log, Setup and Lessons are in their order; elsewhere each text stands
// once, where it was first said.
type Transcript struct {
	Log      []string // every line, with the name before it
	Prompts  []string // what is asked and its hint, to who decides and to who waits
	Targets  []string // what can be clicked, and what a click costs and gives
	Actions  []string // what actions are called in hints and for screen readers
	Previews []string // what shows only while something is pointed at
	Tips     []string // of all over the canvas
	Refused  []string // why nothing can be done there
	Warned   []string // what is asked before something that a seat may regret
	Hints    []string // what the advisor names, as its panel tells it
	Brings   []string // what hints say that an action brings, for actions of every kind
	Setup    []string // what can be chosen before a game, and what it changes
	Lessons  []string // all that is said in them
}

// Transcribe writes down what a title says, and the table over a match that was
// played. Seat 1 is a person, the others are bots. advice gives what a hint would
// name at the decision of an action; nil names nothing.
func (f *Fixture) Transcribe(t testing.TB, lang string, m *rules.Match,
	advice func(action int) []think.Advice) *Transcript {
	t.Helper()
	b := f.New()
	w := &writer{t: t, f: f, b: b, offers: b.Offers(), words: Words(t, lang), heard: map[string]bool{},
		asked: map[string]int{}, kinds: map[uint8]bool{}}
	w.hint = table.NewHintWords(w.words, f.Title.ID, &w.offers)
	w.setup()
	w.lessons()
	for i := range m.Len() {
		before := m.Before(i)
		if before.Turn() >= 0 {
			w.decision(before, m.Action(i), func() []think.Advice {
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
	t      testing.TB
	f      *Fixture
	b      board.Board
	offers board.Offers
	words  *assets.Words
	hint   table.HintWords
	out    Transcript
	heard  map[string]bool
	asked  map[string]int // how often each prompt came up
	kinds  map[uint8]bool // of actions that came up
	turn   int            // counts the decisions
	canvas ui.Canvas      // to draw previews on
}

// once adds a text that has not been said before. Of texts that differ only in
// whom they name or in their numbers there is one for each form in which languages
// count.
func (w *writer) once(list *[]string, before, text string) {
	if text = oneLine(text); text != "" && w.first(before+text) {
		*list = append(*list, before+text)
	}
}

// first says whether a text has not come up before.
func (w *writer) first(text string) bool {
	alike := persons.Replace(numbers.ReplaceAllStringFunc(text, countForm))
	was := w.heard[alike]
	w.heard[alike] = true
	return !was
}

// oneLine is a text with its lines beside each other.
func oneLine(text string) string { return strings.ReplaceAll(strings.TrimSpace(text), "\n", " | ") }

var numbers = regexp.MustCompile(`[0-9]+([.,][0-9]+)?`)

// persons makes who sits at the table one and the same.
var persons = strings.NewReplacer("Mira", "Ada", "Otto", "Ada")

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
	v := w.view(before, 0)
	if l, ok := w.b.Line(v, before, b); ok {
		text := l.Text
		if l.Seat >= 0 {
			text = w.words.Say("table.does", v.Seats[l.Seat].Name, text)
		}
		w.out.Log = append(w.out.Log, text)
	}
}

// view is a position as a seat sees it, which sees its hand.
func (w *writer) view(s rules.State, viewer rules.Seat) *board.View {
	v := w.f.view(w.words, w.b, s, 1280, 800)
	v.Viewer = viewer
	v.Seats[0].Name = "Ada"
	for i := range v.Seats[1:] {
		v.Seats[i+1].Bot = "hard"
	}
	return v
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
	return []part{{"Set-up", t.Setup}, {"Lessons", t.Lessons}, {"Log", t.Log}, {"Prompts", t.Prompts},
		{"What can be clicked", t.Targets}, {"Actions", t.Actions}, {"Previews", t.Previews}, {"Tooltips", t.Tips},
		{"Refusals", t.Refused}, {"Warnings", t.Warned}, {"Hints", t.Hints},
		{"What hints say that actions bring", t.Brings}}
}

// faults are what no composed sentence holds in any language: a text that is
// missing, a place that was not filled in, a nought in a list, signs that two
// parts have both brought, three dots that are not one sign, and a hyphen for a minus sign.
var faults = regexp.MustCompile(`<[a-z_]+\.|[{}]|, 0 |: *:|,,|\.\.|  |\( | \)| [.,:;!]|^[ :,]|\(\)|(?:^|[ (])-\d`)

// Faults lists the lines that cannot be right, with the part they stand in.
func (t *Transcript) Faults() (out []string) {
	for _, part := range t.parts() {
		for _, line := range part.lines {
			text, _, _ := strings.Cut(line, "   (") // the short form of a line of the log
			if found := faults.FindString(text); found != "" {
				out = append(out, fmt.Sprintf("%s: %q in %q", part.name, found, line))
			}
		}
	}
	return out
}
