package bots_test

import (
	"testing"
	"time"

	"tilestead/bots"
	"tilestead/bots/advice"
	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/rules/montana"
)

// decisions plays a game of medium bots and shows every nth decision.
func decisions(t *testing.T, seats, nth int, show func(m *rules.Match)) {
	t.Helper()
	decisionsOf(t, &montana.Title, bots.Medium, seats, nth, show)
}

// decisionsOf does so with a title's bots of a level.
func decisionsOf(t *testing.T, title *rules.Title, level string, seats, nth int, show func(m *rules.Match)) {
	t.Helper()
	m, err := rules.NewMatch(title, rules.Setup{Title: title.ID, Seats: seats, Seed: 11})
	if err != nil {
		t.Fatal(err)
	}
	b, err := bots.New(title.ID, level, 3)
	if err != nil {
		t.Fatal(err)
	}
	for n := 0; m.State().Turn() != rules.Nobody; n++ {
		s := m.State()
		a := rules.Action(0)
		if s.Turn() == rules.Nature {
			a = m.Roll()
		} else {
			if n%nth == 0 {
				show(m)
			}
			b.Start(m.Perspective(s.Turn()))
			a, _ = b.Think(time.Time{})
		}
		if _, err := m.Do(a); err != nil {
			t.Fatal(err)
		}
	}
}

func newHint(t *testing.T) *bots.Hint {
	t.Helper()
	h, err := bots.NewHint("montana", 5)
	if err != nil {
		t.Fatal(err)
	}
	return h
}

// advised is a hint, which names the expert's choice first, then others that
// are legal and no better, each once.
func advised(t *testing.T, h *bots.Hint, expert bots.Bot, p rules.Perspective) []advice.Advice {
	t.Helper()
	h.Start(p)
	list, ok := h.Think(time.Time{})
	expert.Start(p)
	if best, _ := expert.Think(time.Time{}); !ok || len(list) == 0 || list[0].Action != best {
		t.Fatalf("the hint is %v, the expert's choice %v", list, best)
	}
	legal := map[rules.Action]bool{}
	for _, a := range p.Legal(nil) {
		legal[a] = true
	}
	for i, a := range list {
		if !legal[a.Action] || i > 0 && a.Value > list[i-1].Value {
			t.Errorf("advice %d of %v is illegal, named twice or better than the one before", i, list)
		}
		legal[a.Action] = false
	}
	return list
}

// A hint says the same again, and at times why.
func TestHintNamesTheExpertsChoice(t *testing.T) {
	h, again := newHint(t), newHint(t)
	expert, err := bots.New("montana", bots.Expert, 5)
	if err != nil {
		t.Fatal(err)
	}
	explained := 0
	decisions(t, 3, 23, func(m *rules.Match) {
		p := m.Perspective(m.State().Turn())
		list := advised(t, h, expert, p)
		for _, a := range list {
			explained += min(1, len(a.Why))
		}
		again.Start(p)
		if other, _ := again.Think(time.Time{}); len(other) != len(list) || other[0].Value != list[0].Value {
			t.Errorf("asked again the hint is %v, not %v", other, list)
		}
	})
	if explained == 0 {
		t.Error("no hint of a whole game says why")
	}
}

// A hint made in slices is the same as one made at once.
func TestHintWorksInSlices(t *testing.T) {
	h, sliced := newHint(t), newHint(t)
	decisions(t, 2, 60, func(m *rules.Match) {
		p := m.Perspective(m.State().Turn())
		h.Start(p)
		want, _ := h.Think(time.Time{})
		sliced.Start(p)
		for slices := 0; ; slices++ {
			got, ok := sliced.Think(time.Unix(1, 0))
			if !ok {
				continue
			}
			if slices == 0 && len(p.Legal(nil)) > 1 {
				t.Error("a slice that is over at once did everything")
			}
			if len(got) != len(want) || got[0].Action != want[0].Action || got[0].Value != want[0].Value {
				t.Errorf("in slices the hint is %v, not %v", got, want)
			}
			return
		}
	})
}

// Where a tile can go is told of several cells: turns of it on one cell are named only where
// the expert has looked at no other.
func TestHintNamesSeveralCells(t *testing.T) {
	h, err := bots.NewHint("carcassonne", 5)
	if err != nil {
		t.Fatal(err)
	}
	several := 0
	decisionsOf(t, &carcassonne.Title, bots.Easy, 2, 9, func(m *rules.Match) {
		p := m.Perspective(m.State().Turn())
		if p.Legal(nil)[0].Kind() != carcassonne.KindPlace {
			return
		}
		h.Start(p)
		list, _ := h.Think(time.Time{})
		cells := map[carcassonne.Pos]bool{}
		for _, a := range list {
			cells[carcassonne.PosOf(a.Action)] = true
		}
		if len(cells) > 1 {
			several++
		}
		if len(cells) > 1 && len(cells) < len(list) {
			t.Errorf("after %d actions %d pieces of advice are about %d cells", m.Len(), len(list), len(cells))
		}
	})
	if several < 3 {
		t.Errorf("several cells are named %d times", several)
	}
}

func BenchmarkHint(b *testing.B) {
	h, err := bots.NewHint("montana", 5)
	if err != nil {
		b.Fatal(err)
	}
	m, err := rules.NewMatch(&montana.Title, rules.Setup{Title: "montana", Seats: 3, Seed: 11})
	if err != nil {
		b.Fatal(err)
	}
	for m.State().Turn() < 0 {
		if _, err := m.Do(m.Roll()); err != nil {
			b.Fatal(err)
		}
	}
	for b.Loop() {
		h.Start(m.Perspective(m.State().Turn()))
		h.Think(time.Time{})
	}
}
