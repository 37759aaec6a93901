package main

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"tilestead/bots"
	"tilestead/bots/advice"
	"tilestead/rules"
	"tilestead/save"
	"tilestead/titles"
)

// game plays n decisions, always the first legal one, and then goes on to a
// seat's turn.
func game(t *testing.T, n int) *rules.Match {
	t.Helper()
	title := titles.All[0]
	m, err := rules.NewMatch(title, rules.Setup{Title: title.ID, Seats: 2, Seed: 5})
	if err != nil {
		t.Fatal(err)
	}
	for m.Len() < n || m.State().Turn() < 0 {
		a := m.State().Legal(nil)[0]
		if m.State().Turn() == rules.Nature {
			a = m.Roll()
		}
		if _, err := m.Do(a); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

func question(t *testing.T, m *rules.Match, head string) string {
	t.Helper()
	data, err := (&save.Game{Match: m}).Bytes()
	if err != nil {
		t.Fatal(err)
	}
	return head + "\n" + string(data)
}

// The worker decides what the bot itself decides, a level or a rival.
func TestAnswersAreTheBots(t *testing.T) {
	for n, level := range map[int]string{0: bots.Medium, 7: bots.Medium, 20: bots.Medium, 9: "mabel"} {
		m := game(t, n)
		bot, err := bots.New(m.Title().ID, level, 99)
		if err != nil {
			t.Fatal(err)
		}
		bot.Start(m.Perspective(m.State().Turn()))
		want, _ := bot.Think(time.Time{})

		var d session
		if wrong := d.take(question(t, m, "ask 4 "+level+" 99")); wrong != "" {
			t.Fatal(wrong)
		}
		answer := ""
		for answer == "" {
			answer = d.think(time.Now()) // the shortest slices there are
		}
		if w := "4 " + rules.Notation(m.State(), want); answer != w {
			t.Errorf("after %d decisions: %q, want %q", n, answer, w)
		}
	}
}

// Advice comes as a line for each action, as the hint itself gives it.
func TestAdviceIsTheHints(t *testing.T) {
	m := game(t, 7)
	h, err := bots.NewHint(m.Title().ID, 99)
	if err != nil {
		t.Fatal(err)
	}
	h.Start(m.Perspective(m.State().Turn()))
	list, _ := h.Think(time.Time{})

	var d session
	if wrong := d.take(question(t, m, "ask 4 hint 99")); wrong != "" {
		t.Fatal(wrong)
	}
	answer := ""
	for answer == "" {
		answer = d.think(time.Now().Add(time.Millisecond))
	}
	lines := strings.Split(strings.TrimPrefix(answer, "4 "), "\n")
	if !d.idle() || len(list) == 0 || len(lines) != len(list) {
		t.Fatalf("the hint has %d actions, the answer is %q", len(list), answer)
	}
	for i, a := range list {
		if !strings.HasPrefix(lines[i], fmt.Sprint(a.Value, " ")) ||
			!strings.HasSuffix(lines[i], " "+rules.Notation(m.State(), a.Action)) {
			t.Errorf("line %d is %q, the hint %+v", i+1, lines[i], a)
		}
		if n := strings.Count(lines[i], ":"); n != len(a.Why) {
			t.Errorf("line %d has %d reasons, the hint %d", i+1, n, len(a.Why))
		}
	}
}

func TestWhatCannotBeAnswered(t *testing.T) {
	m := game(t, 3)
	for _, c := range []struct{ message, want string }{
		{"", "0 ! want"},
		{"hello", "0 ! want"},
		{"ask 3 easy 1", "3 ! "},
		{question(t, m, "ask 5 clever 1"), `5 ! unknown bot "clever"`},
		{question(t, m, "ask 6 easy x"), "6 ! strconv"},
		{question(t, m, "review 8 3"), "8 ! seat 3 of 1 to 2"},
		{question(t, m, "review 8"), "0 ! want"},
	} {
		var d session
		if got := d.take(c.message); !strings.HasPrefix(got, c.want) || !d.idle() {
			t.Errorf("%.20q: %q, want %q …", c.message, got, c.want)
		}
	}
	var d session
	if d.take(question(t, m, "ask 7 easy 1")); d.idle() {
		t.Fatal("a question is not thought about")
	}
	if d.take("stop"); !d.idle() {
		t.Error("stop does not end the thinking")
	}
}

// A review of each seat comes as a message for each decision, as the review itself gives
// them, and ends.
func TestReviewsComeOneByOne(t *testing.T) {
	m := game(t, 24)
	for seat := range rules.Seat(m.State().Players()) {
		r, err := bots.NewReview(m, seat)
		if err != nil {
			t.Fatal(err)
		}
		var want []string
		for {
			v, _, over := r.Think(time.Time{})
			if over {
				break
			}
			want = append(want, "4 "+advice.WriteVerdict(m.Before(v.At), v))
		}
		want = append(want, "4 .")
		var d session
		if wrong := d.take(question(t, m, "review 4 "+advice.WriteSeat(seat))); wrong != "" {
			t.Fatal(wrong)
		}
		var got []string
		for !d.idle() {
			if answer := d.think(time.Now()); answer != "" {
				got = append(got, answer)
			}
		}
		if len(want) < 2 || !slices.Equal(got, want) {
			t.Errorf("seat %v: %q, want %q", seat, got, want)
		}
	}
}
