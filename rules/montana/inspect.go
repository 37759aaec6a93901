package montana

import (
	"fmt"
	"strings"

	"tilestead/rules"
)

// inspect answers a script's question about a position.
func inspect(state rules.State, words []string) (string, error) {
	r := &reader{s: state.(*State)}
	return rules.Inspect(questions, words, r.s, r, &r.Reader)
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

var questions = rules.Phrases[func(*State, *reader) string]{
	rules.Say("silver", 1, 1, "silver SEAT : N", func(s *State, r *reader) string {
		return numbers(s.player[r.seat()].Silver)
	}),
	rules.Say("goods", 1, 1, "goods SEAT : six numbers", func(s *State, r *reader) string {
		g := s.player[r.seat()].Goods
		return numbers(g[:]...)
	}),
	rules.Say("good", 1, 1, "good NAME : supply and seats", func(s *State, r *reader) string {
		g := r.good()
		ns := []int8{s.supply[g]}
		for p := range s.seats {
			ns = append(ns, s.player[p].Goods[g])
		}
		return numbers(ns...)
	}),
	rules.Say("supply", 0, 0, "supply : six numbers",
		func(s *State, _ *reader) string { return numbers(s.supply[:]...) }),
	rules.Say("trade", 1, 1, "trade LETTER : supply and seats", func(s *State, r *reader) string {
		w := strings.Index(TradeLetters, r.Next())
		if w < 0 {
			r.Fail("want a letter of %s", TradeLetters)
			return ""
		}
		ns := []int8{s.pool[w]}
		for p := range s.seats {
			ns = append(ns, s.player[p].Workers[w])
		}
		return numbers(ns...)
	}),
	rules.Say("workers", 1, 1, "workers SEAT : letters", func(s *State, r *reader) string {
		return letters(s.player[r.seat()].Workers)
	}),
	rules.Say("pool", 0, 0, "pool : four numbers", func(s *State, _ *reader) string { return numbers(s.pool[:]...) }),
	rules.Say("cattle", 1, 1, "cattle SEAT : N", func(s *State, r *reader) string {
		return numbers(s.player[r.seat()].Cattle)
	}),
	rules.Say("canteens", 1, 1, "canteens SEAT : N", func(s *State, r *reader) string {
		return numbers(s.player[r.seat()].Canteens)
	}),
	rules.Say("left", 1, 1, "left SEAT : N",
		func(s *State, r *reader) string { return numbers(s.player[r.seat()].Left) }),
	rules.Say("herd", 0, 0, "herd : N", func(s *State, _ *reader) string { return numbers(s.herd) }),
	rules.Say("arrow", 0, 0, "arrow : SECTOR", func(s *State, _ *reader) string { return numbers(s.arrow) }),
	rules.Say("on", 1, 1, "on PLACE : letters",
		func(s *State, r *reader) string { return letters(s.Workers(r.place())) }),
	rules.Say("small", 1, 1, "small PLACE : letters", func(s *State, r *reader) string {
		return letters(s.small[r.place()%FirstBank])
	}),
	rules.Say("hex", 1, 1, "hex Q,R : SEATxN or -", func(s *State, r *reader) string {
		if h := r.hex(); s.height[h] > 0 {
			return fmt.Sprintf("%vx%d", s.owner[h], s.height[h])
		}
		return "-"
	}),
	rules.Say("hexes", 0, 0, "hexes : N", func(s *State, _ *reader) string { return fmt.Sprint(s.Hexes()) }),
	rules.Say("tokens", 0, 0, "tokens : cattle and canteens on the map", func(s *State, _ *reader) string {
		return fmt.Sprint(len(s.cattleOn.list()), " ", len(s.canteenOn.list()))
	}),
	rules.Say("turn", 0, 0, "turn : SEAT", func(s *State, _ *reader) string { return s.Turn().String() }),
	rules.Say("asked", 0, 0, "asked : KEY", func(s *State, _ *reader) string { return s.Prompt().Key }),
	rules.Say("active", 0, 0, "active : SEAT", func(s *State, _ *reader) string { return s.active.String() }),
	rules.Say("extra", 0, 0, "extra : true or false", func(s *State, _ *reader) string { return fmt.Sprint(s.extra) }),
	rules.Say("ended", 0, 0, "ended : true or false", func(s *State, _ *reader) string { return fmt.Sprint(s.ended) }),
	rules.Say("contractor", 1, 1, "contractor SEAT : R1 2 or store", func(s *State, r *reader) string {
		if row, c, ok := s.Contractor(r.seat()); ok {
			return fmt.Sprintf("%s %d", rowIDs[row], c)
		}
		return "store"
	}),
	rules.Say("legal", 1, 1, "legal WORD : how many legal actions begin so", func(s *State, r *reader) string {
		return fmt.Sprint(rules.LegalOf(s, r.Next()))
	}),
	rules.Say("winners", 0, 0, "winners : seats", func(s *State, _ *reader) string {
		return rules.SeatList(s.Winners(), "")
	}),
	rules.Say("ties", 1, 1, "ties SEAT : two numbers", func(s *State, r *reader) string {
		a, b := s.Ties(r.seat())
		return numbers(a, b)
	}),
}
