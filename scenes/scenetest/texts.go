package scenetest

import (
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"tilestead/assets"
	"tilestead/rules"
	"tilestead/scenes/board"
	"tilestead/scenes/table"
	"tilestead/ui"
)

// TextsFit draws a board at every size in every language: no text is cut,
// leaves the canvas or lies on another.
func (f *Fixture) TextsFit(t *testing.T, seats int) {
	t.Helper()
	b := f.New()
	all := f.Positions(t, seats)
	for lang, words := range Languages(t) {
		for _, size := range Sizes() {
			bad := map[string]bool{}
			for _, s := range all {
				c := size.Canvas()
				b.Draw(c, f.view(words, b, s, size.W, size.H))
				for _, line := range Check(c) {
					bad[line] = true
				}
			}
			for line := range bad {
				t.Errorf("%s %s: %s", lang, size.Name, line)
			}
		}
	}
}

// mostRefusal is how wide a refusal may be, in canvas pixels.
const mostRefusal = 60 * 6

// unsaid says that a text lacks words or was not filled in.
func (f *Fixture) unsaid(text string) bool {
	return strings.Contains(text, "<"+f.Title.ID) || strings.Contains(text, "{")
}

// PromptsHaveWords checks what is said at every decision: to who decides, to
// who waits, against other things, and of everything that can be clicked. keys
// are the prompts, so that those that did not come up have words as well.
func (f *Fixture) PromptsHaveWords(t *testing.T, keys ...string) {
	t.Helper()
	words := Words(t, "en")
	for _, k := range keys {
		if !words.Has(f.Title.ID + ".wait." + k) {
			t.Errorf("nothing to say while others are asked %q", k)
		}
		if !words.Has(f.Title.ID + ".no.now." + k) {
			t.Errorf("nothing to say against other things at %q", k)
		}
	}
	b := f.New()
	for _, s := range f.Positions(t, min(4, f.Title.Seats[1])) {
		key := s.Prompt().Key
		for _, who := range [...]string{"", "medium"} {
			v := f.View(t, b, s, 640, 400)
			if who != "" {
				wait(v)
			}
			for i := range v.Seats {
				v.Seats[i].Bot = who
			}
			if ask, hint := b.Prompt(v); ask == "" || f.unsaid(ask+hint) {
				t.Errorf("%s: asks %q, hints %q", key, ask, hint)
			}
			for _, g := range b.Targets(v) {
				hint := g.Hint
				if g.Tell != nil {
					hint = g.Tell()
				}
				if g.Label == "" || g.Off == "" && hint == "" || f.unsaid(g.Label+hint+g.Off) {
					t.Errorf("%s: target %s is labelled %q, hints %q, is off for %q", key, g.ID, g.Label, hint, g.Off)
				}
			}
		}
	}
}

// TextsBeginLarge sees that what stands alone begins with a capital letter, or with what has
// none, in every language: what is asked and its hint, and what a target is called, does and is
// off for.
func (f *Fixture) TextsBeginLarge(t *testing.T) {
	t.Helper()
	b := f.New()
	all := f.Positions(t, min(4, f.Title.Seats[1]))
	for _, lang := range assets.Languages {
		words, small := Words(t, lang), map[string]bool{}
		look := func(text string) {
			for line := range strings.SplitSeq(text, "\n") {
				if r, _ := utf8.DecodeRuneInString(line); unicode.IsLower(r) {
					small[line] = true
				}
			}
		}
		for _, s := range all {
			v := f.view(words, b, s, 1280, 800)
			for _, picked := range append(byKind(v.Legal), v.Picked) {
				v.Picked = picked
				ask, hint := b.Prompt(v)
				look(ask)
				look(hint)
			}
			v = f.view(words, b, s, 1280, 800)
			for _, g := range b.Targets(v) {
				look(g.Label)
				look(g.Hint)
				look(g.Off)
				if g.Tell != nil {
					look(g.Tell())
				}
			}
		}
		for text := range small {
			t.Errorf("%s: %q begins small", lang, text)
		}
	}
}

// ActionsHaveNames asks what each legal action of a game is called: two that
// differ in their kind must not be called alike. It gives the kinds that came up.
func (f *Fixture) ActionsHaveNames(t *testing.T, seats int) map[uint8]bool {
	t.Helper()
	b, kinds := f.New(), map[uint8]bool{}
	words := Words(t, "en")
	f.Play(t, f.Match(t, seats, 12), func(s rules.State) {
		v := f.view(words, b, s, 960, 540)
		names := map[string]uint8{}
		for _, a := range v.Legal {
			kinds[a.Kind()] = true
			name := b.Name(v, a)
			if name == "" || f.unsaid(name) {
				t.Errorf("%s: %q is called %q", s.Prompt().Key, rules.Notation(s, a), name)
			}
			if k, ok := names[name]; ok && k != a.Kind() {
				t.Errorf("%s: %q is what two kinds of action are called", s.Prompt().Key, name)
			}
			names[name] = a.Kind()
		}
	})
	return kinds
}

// HintPictures are what a hint of an action shows.
func HintPictures(b board.Board, v *board.View, a rules.Action) []board.Glyph {
	offers := b.Offers()
	return table.Pictures(b, &offers, v, a)
}

// HintsHavePictures sees in a game that a hint has a picture for some actions of each kind at
// every position.
func (f *Fixture) HintsHavePictures(t *testing.T, seats int) {
	t.Helper()
	b, bare, kinds := f.New(), map[string]bool{}, map[uint8]bool{}
	offers := b.Offers()
	f.Play(t, f.Match(t, seats, 12), func(s rules.State) {
		v, looked := f.view(Words(t, "en"), b, s, 960, 540), map[uint8]int{}
		for _, a := range v.Legal {
			if looked[a.Kind()]++; looked[a.Kind()] > 2 {
				continue
			}
			kinds[a.Kind()] = true
			if len(table.Pictures(b, &offers, v, a)) == 0 && !bare[b.Name(v, a)] {
				bare[b.Name(v, a)] = true
				t.Errorf("%s: a hint of %q has no picture", s.Prompt().Key, b.Name(v, a))
			}
		}
	})
	if len(kinds) < 5 {
		t.Errorf("only %d kinds of action seen", len(kinds))
	}
}

// ThingsAreExplained asks of everything at its middle: it has a tooltip, what
// is refused there is short, and there is an entry of the rules. things are the
// points to ask at, by name.
func (f *Fixture) ThingsAreExplained(t *testing.T, s rules.State, w, h float64,
	things func(b board.Board, v *board.View) map[string]ui.Point) {
	t.Helper()
	b := f.New()
	v := f.View(t, b, s, w, h)
	key := s.Prompt().Key
	for name, p := range things(b, v) {
		about := b.About(v, p)
		if len(about.Tip) == 0 {
			t.Errorf("%s: no tooltip for %s", key, name)
		}
		for _, l := range about.Tip {
			if l == "" || f.unsaid(l) {
				t.Errorf("%s: the tooltip of %s says %q", key, name, l)
			}
		}
		if !f.refers(b, about.Topic) {
			t.Errorf("%s: %s leads to %q", key, name, about.Topic)
		}
		f.refusalAt(t, b, v, p)
	}
}

// RefusalsAreExplained asks all over the canvas: what is refused is short, has
// words, and leads to an entry of the rules.
func (f *Fixture) RefusalsAreExplained(t *testing.T, seats int) {
	t.Helper()
	b, refused := f.New(), 0
	for _, s := range f.Positions(t, seats) {
		v := f.View(t, b, s, 640, 400)
		for x := 4.0; x < 640; x += 31 {
			for y := 4.0; y < 400; y += 29 {
				if f.refusalAt(t, b, v, ui.Point{X: x, Y: y}) {
					refused++
				}
			}
		}
	}
	if refused == 0 {
		t.Error("nothing was refused")
	}
}

func (f *Fixture) refusalAt(t *testing.T, b board.Board, v *board.View, p ui.Point) bool {
	t.Helper()
	about := b.About(v, p)
	why := about.Refusal
	if why == "" {
		return false
	}
	key := v.State.Prompt().Key
	if f.unsaid(why) || ui.Body.Width(why) > mostRefusal {
		t.Errorf("%s: the refusal at %v says %q", key, p, why)
	}
	if !f.refers(b, about.Topic) || about.RefusalTopic != "" && !f.refers(b, about.RefusalTopic) {
		t.Errorf("%s: the refusal at %v leads to %q and %q", key, p, about.Topic, about.RefusalTopic)
	}
	return true
}

// refers says whether a topic leads to an entry, where there are any.
func (f *Fixture) refers(b board.Board, topic string) bool {
	rules := b.Offers().Rules
	return rules.Topics == nil || rules.TopicOf(topic) != ""
}
