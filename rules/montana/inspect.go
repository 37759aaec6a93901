package montana

import (
	"fmt"
	"strings"

	"tilestead/rules"
)

// inspect answers a script's question about a position.
func inspect(state rules.State, words []string) (string, error) {
	if len(words) == 0 {
		return "", fmt.Errorf("want one of %s", strings.Join(questionNames(), ", "))
	}
	for _, q := range questions {
		if q.name != words[0] {
			continue
		}
		if len(words)-1 != q.args {
			return "", fmt.Errorf("want `= %s`", q.usage)
		}
		s := state.(*State)
		r := &reader{s: s, words: words[1:]}
		answer := q.ask(s, r)
		return answer, r.err
	}
	return "", fmt.Errorf("no question %q; there is %s", words[0], strings.Join(questionNames(), ", "))
}

type question struct {
	name  string
	args  int
	usage string
	ask   func(*State, *reader) string
}

func numbers[T int8 | int16 | int](ns ...T) string {
	return strings.Trim(fmt.Sprint(ns), "[]")
}

func letters(h Handful) string {
	if h.Size() == 0 {
		return "-"
	}
	return h.String()
}

var questions = []question{
	{"silver", 1, "silver SEAT : N", func(s *State, r *reader) string { return numbers(s.player[r.seat()].Silver) }},
	{"goods", 1, "goods SEAT : six numbers", func(s *State, r *reader) string {
		g := s.player[r.seat()].Goods
		return numbers(g[:]...)
	}},
	{"good", 1, "good NAME : supply and seats", func(s *State, r *reader) string {
		g := r.good()
		ns := []int8{s.supply[g]}
		for p := range s.seats {
			ns = append(ns, s.player[p].Goods[g])
		}
		return numbers(ns...)
	}},
	{"supply", 0, "supply : six numbers", func(s *State, _ *reader) string { return numbers(s.supply[:]...) }},
	{"trade", 1, "trade LETTER : supply and seats", func(s *State, r *reader) string {
		w := strings.Index(TradeLetters, r.next())
		if w < 0 {
			r.fail("want a letter of %s", TradeLetters)
			return ""
		}
		ns := []int8{s.pool[w]}
		for p := range s.seats {
			ns = append(ns, s.player[p].Workers[w])
		}
		return numbers(ns...)
	}},
	{"workers", 1, "workers SEAT : letters", func(s *State, r *reader) string { return letters(s.player[r.seat()].Workers) }},
	{"pool", 0, "pool : four numbers", func(s *State, _ *reader) string { return numbers(s.pool[:]...) }},
	{"cattle", 1, "cattle SEAT : N", func(s *State, r *reader) string { return numbers(s.player[r.seat()].Cattle) }},
	{"canteens", 1, "canteens SEAT : N", func(s *State, r *reader) string { return numbers(s.player[r.seat()].Canteens) }},
	{"left", 1, "left SEAT : N", func(s *State, r *reader) string { return numbers(s.player[r.seat()].Left) }},
	{"herd", 0, "herd : N", func(s *State, _ *reader) string { return numbers(s.herd) }},
	{"arrow", 0, "arrow : SECTOR", func(s *State, _ *reader) string { return numbers(s.arrow) }},
	{"on", 1, "on PLACE : letters", func(s *State, r *reader) string { return letters(s.Workers(r.place())) }},
	{"small", 1, "small PLACE : letters", func(s *State, r *reader) string { return letters(s.small[r.place()%12]) }},
	{"hex", 1, "hex Q,R : SEATxN or -", func(s *State, r *reader) string {
		if h := r.hex(); s.height[h] > 0 {
			return fmt.Sprintf("%vx%d", s.owner[h], s.height[h])
		}
		return "-"
	}},
	{"hexes", 0, "hexes : N", func(s *State, _ *reader) string { return fmt.Sprint(s.Hexes()) }},
	{"tokens", 0, "tokens : cattle and canteens on the map", func(s *State, _ *reader) string {
		return fmt.Sprint(len(s.cattleOn.list()), " ", len(s.canteenOn.list()))
	}},
	{"turn", 0, "turn : SEAT", func(s *State, _ *reader) string { return s.Turn().String() }},
	{"asked", 0, "asked : KEY", func(s *State, _ *reader) string { return s.Prompt().Key }},
	{"active", 0, "active : SEAT", func(s *State, _ *reader) string { return s.active.String() }},
	{"extra", 0, "extra : true or false", func(s *State, _ *reader) string { return fmt.Sprint(s.extra) }},
	{"ended", 0, "ended : true or false", func(s *State, _ *reader) string { return fmt.Sprint(s.ended) }},
	{"contractor", 1, "contractor SEAT : R1 2 or store", func(s *State, r *reader) string {
		if row, c, ok := s.Contractor(r.seat()); ok {
			return fmt.Sprintf("%s %d", rowIDs[row], c)
		}
		return "store"
	}},
	{"legal", 1, "legal WORD : how many legal actions begin so", func(s *State, r *reader) string {
		n, w := 0, r.next()
		for _, a := range s.Legal(nil) {
			if first, _, _ := strings.Cut(rules.Notation(s, a), " "); first == w {
				n++
			}
		}
		return fmt.Sprint(n)
	}},
	{"winners", 0, "winners : seats", func(s *State, _ *reader) string {
		var ns []int
		for _, w := range s.Winners() {
			ns = append(ns, int(w)+1)
		}
		return numbers(ns...)
	}},
	{"ties", 1, "ties SEAT : two numbers", func(s *State, r *reader) string {
		a, b := s.Ties(r.seat())
		return numbers(a, b)
	}},
}

func questionNames() (names []string) {
	for _, q := range questions {
		names = append(names, q.name)
	}
	return names
}
