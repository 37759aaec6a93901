package agricola

import (
	"strings"
	"testing"

	"tilestead/assets"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/scenes/board"
	"tilestead/scenes/scenetest"
	"tilestead/ui"
)

// What a hint tells of any card are whole sentences of the card that have room.
func TestHintsQuoteEveryCard(t *testing.T) {
	for _, lang := range assets.Languages {
		w := scenetest.Words(t, lang)
		for i := range box.Cards {
			does := w.Say("agricola.card." + box.Cards[i].ID + ".does")
			text := opening(does)
			if !strings.HasPrefix(does, text) || !strings.HasSuffix(text, ".") {
				t.Errorf("%s: of %q a hint tells %q", lang, does, text)
			}
			if n := len(ui.Body.Wrap(text, board.HintRoom)); n > cardLines+1 {
				t.Errorf("%s: %q takes %d lines", lang, text, n)
			}
		}
	}
}

// A hint about a card says what the card does, and nothing that is true of any card; of
// a space where one is played, how many of the hand could be.
func TestHintsTellWhatCardsDo(t *testing.T) {
	english := scenetest.Words(t, "en")
	plays, spaces := 0, 0
	for seats := 1; seats <= agricola.MaxSeats; seats++ {
		f := fixture
		f.Modules = []string{"moor", "hand-cards"}
		m := f.Match(t, seats, uint64(seats+40))
		tell := f.Adviser(t, m.State())
		f.Play(t, m, func(state rules.State) {
			s := state.(*agricola.State)
			for _, a := range s.Legal(nil) {
				text := strings.Join(tell(s, english, a), " ")
				switch a.Kind() {
				case agricola.KindPlay:
					plays++
					does := english.Say("agricola.card." + box.Cards[agricola.HandCardOf(a)].ID + ".does")
					first, _, _ := strings.Cut(does, ". ")
					if !strings.HasPrefix(text, strings.TrimSuffix(first, ".")) {
						t.Fatalf("%s is told as %q, the card says %q", rules.Notation(s, a), text, does)
					}
				case agricola.KindPlace:
					next := s.Clone().(*agricola.State)
					next.Do(a, nil)
					if next.Turn() != s.Turn() || next.Prompt().Key != "use" || occupationsIn(next) == 0 {
						continue
					}
					spaces++
					want := english.Say("agricola.advice.use.occupation", occupationsIn(next))
					if !strings.Contains(text, want) {
						t.Fatalf("%s is told as %q, want %q", rules.Notation(s, a), text, want)
					}
				}
			}
		})
	}
	if plays < 100 || spaces == 0 {
		t.Errorf("%d cards were played, %d spaces asked for an occupation", plays, spaces)
	}
}

// occupationsIn is how many occupations can be played now.
func occupationsIn(s *agricola.State) (n int) {
	for _, a := range s.Legal(nil) {
		if a.Kind() == agricola.KindPlay && box.Cards[agricola.HandCardOf(a)].Occupation {
			n++
		}
	}
	return n
}
