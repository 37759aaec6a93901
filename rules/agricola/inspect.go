package agricola

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"tilestead/rules"
	"tilestead/rules/agricola/box"
)

// inspect answers a script's question about a position.
func inspect(state rules.State, words []string) (string, error) {
	r := &reader{s: state.(*State)}
	return rules.Inspect(questions, words, r.s, r, &r.Reader)
}

func number(n int) string { return strconv.Itoa(n) }

func yes(is bool) string {
	if is {
		return "yes"
	}
	return "no"
}

// list is words, or "-" for none.
func list(words []string) string {
	if len(words) == 0 {
		return "-"
	}
	return strings.Join(words, " ")
}

func stockText(st *box.Stock) string {
	if *st == (box.Stock{}) {
		return "-"
	}
	return strings.TrimSpace(string(appendStock(nil, st)))
}

var questions = rules.Phrases[func(*State, *reader) string]{
	rules.Say("goods", 1, 2, "goods SEAT [GOOD]", func(_ *State, r *reader) string {
		p := r.player()
		if len(r.Words) == 0 {
			return stockText(&p.Goods)
		}
		return number(int(p.Goods[r.Name("good", box.GoodIDs[:])]))
	}),
	rules.Say("space", 1, 1, "space SPACE", func(s *State, r *reader) string { return number(s.On(r.space())) }),
	rules.Say("by", 1, 1, "by SPACE", func(s *State, r *reader) string { return seatText(s.By(r.space())) }),
	rules.Say("spaces", 0, 0, "spaces", func(s *State, _ *reader) string {
		n := 0
		for m := s.open; m != 0; {
			if a := &box.Spaces[m.Pop()]; a.Tile == box.OnBoard && a.Stage == 0 {
				n++
			}
		}
		return number(n)
	}),
	rules.Say("card", 1, 1, "card ROUND", func(s *State, r *reader) string {
		if c := s.card[r.Number("round", 1, box.Rounds)]; c != box.NoSpace {
			return box.Spaces[c].ID
		}
		return "-"
	}),
	rules.Say("coming", 2, 2, "coming SEAT ROUND", func(_ *State, r *reader) string {
		p, round := r.player(), r.Number("round", 1, box.Rounds)
		var st box.Stock
		for g, n := range &p.coming[round] {
			st[g] = int16(n)
		}
		st[box.Food] += int16(p.rides >> round & 1)
		return stockText(&st)
	}),
	rules.Say("people", 1, 1, "people SEAT", func(_ *State, r *reader) string { return number(int(r.player().People)) }),
	rules.Say("home", 1, 1, "home SEAT", func(_ *State, r *reader) string { return number(int(r.player().Home)) }),
	rules.Say("need", 1, 1, "need SEAT", func(s *State, r *reader) string {
		return number(s.Need(r.Seat(s.Players())))
	}),
	rules.Say("next_need", 1, 1, "next_need SEAT", func(s *State, r *reader) string {
		return number(NextNeed(s, r.Seat(s.Players())))
	}),
	rules.Say("house", 1, 1, "house SEAT", func(_ *State, r *reader) string { return box.MaterialIDs[r.player().House] }),
	rules.Say("rooms", 1, 1, "rooms SEAT", func(_ *State, r *reader) string { return number(r.player().Rooms.Size()) }),
	rules.Say("fields", 1, 1, "fields SEAT", func(_ *State, r *reader) string {
		return number(r.player().Fields.Size())
	}),
	rules.Say("crop", 2, 2, "crop SEAT CELL", func(_ *State, r *reader) string {
		p := r.player()
		c := r.cell()
		var st box.Stock
		st[box.Grain], st[box.Vegetable] = int16(p.Grain.At(c)), int16(p.Vegetable.At(c))
		return stockText(&st)
	}),
	rules.Say("unused", 1, 1, "unused SEAT", func(_ *State, r *reader) string {
		return number(r.player().Unused().Size())
	}),
	rules.Say("stables", 1, 1, "stables SEAT", func(_ *State, r *reader) string {
		return number(maxStables - r.player().Stables.Size())
	}),
	rules.Say("fences", 1, 1, "fences SEAT", func(_ *State, r *reader) string {
		return number(maxFences - r.player().Fences())
	}),
	rules.Say("pastures", 1, 1, "pastures SEAT", func(_ *State, r *reader) string {
		return number(r.player().Pastures())
	}),
	rules.Say("holds", 2, 9, "holds SEAT GOOD N …", func(_ *State, r *reader) string {
		p := r.player()
		var st box.Stock
		r.stock(&st)
		stalls := p.stalls()
		return yes(stalls.Holds(st.Herd()))
	}),
	rules.Say("majors", 1, 1, "majors SEAT", func(_ *State, r *reader) string {
		var ids []string
		for m := r.player().Majors; m != 0; {
			ids = append(ids, box.Majors[m.Pop()].ID)
		}
		return list(ids)
	}),
	rules.Say("cards", 1, 1, "cards SEAT", func(_ *State, r *reader) string { return cardsText(r.player().Front) }),
	rules.Say("hand", 1, 1, "hand SEAT", func(_ *State, r *reader) string { return cardsText(r.player().Hand) }),
	rules.Say("available", 1, 1, "available MAJOR", func(s *State, r *reader) string {
		return yes(s.Available(r.major()))
	}),
	rules.Say("begging", 1, 1, "begging SEAT", func(_ *State, r *reader) string {
		return number(int(r.player().Begging))
	}),
	rules.Say("score", 1, 1, "score SEAT", func(s *State, r *reader) string {
		return s.Points(r.Seat(s.Players())).String()
	}),
	rules.Say("points", 2, 2, "points SEAT ITEM", func(s *State, r *reader) string {
		sheet := s.Sheet(r.Seat(s.Players()))
		return sheet[r.Name("item", ItemIDs[:])].String()
	}),
	rules.Say("tie", 1, 1, "tie SEAT", func(s *State, r *reader) string { return number(s.Tie(r.Seat(s.Players()))) }),
	rules.Say("heating", 1, 1, "heating SEAT", func(s *State, r *reader) string {
		return number(s.Heating(r.Seat(s.Players())))
	}),
	rules.Say("bed", 1, 1, "bed SEAT", func(_ *State, r *reader) string { return number(int(r.player().Bed)) }),
	rules.Say("forests", 1, 1, "forests SEAT", func(_ *State, r *reader) string {
		return number(r.player().Forests.Size())
	}),
	rules.Say("moors", 1, 1, "moors SEAT", func(_ *State, r *reader) string { return number(r.player().Moors.Size()) }),
	rules.Say("special", 1, 1, "special CARD", func(s *State, r *reader) string { return specialText(s, r.card()) }),
	rules.Say("specials", 0, 0, "specials", func(s *State, _ *reader) string {
		var ids []string
		for i := range box.SpecialCards {
			if s.setup.specials>>i&1 != 0 {
				ids = append(ids, box.SpecialCards[i].ID)
			}
		}
		return list(ids)
	}),
	rules.Say("winners", 0, 0, "winners", func(s *State, _ *reader) string {
		return rules.SeatList(s.Winners(), "-")
	}),
	rules.Say("target", 0, 0, "target", func(s *State, _ *reader) string { return s.Target().String() }),
	rules.Say("next", 0, 0, "next", func(s *State, _ *reader) string { return nextOfSeries(s).String() }),
	rules.Say("round", 0, 0, "round", func(s *State, _ *reader) string { return number(s.Round()) }),
	rules.Say("start", 0, 0, "start", func(s *State, _ *reader) string { return seatText(s.start) }),
	rules.Say("turn", 0, 0, "turn", func(s *State, _ *reader) string { return seatText(s.Turn()) }),
	rules.Say("asked", 0, 0, "asked", func(s *State, _ *reader) string { return s.Prompt().Key }),
	rules.Say("can", 1, 20, "can NOTATION", func(s *State, r *reader) string {
		notation := strings.Join(r.Words, " ")
		if err := forms.Check(notation); err != nil {
			r.Fail("%v", err)
		}
		_, ok := rules.Find(s, notation)
		return yes(ok)
	}),
	rules.Say("legal", 1, 1, "legal WORD", func(s *State, r *reader) string {
		return number(rules.LegalOf(s, r.Next()))
	}),
}

func cardsText(set box.CardSet) string { return list(set.IDs()) }

func seatText(seat rules.Seat) string {
	if seat < 0 {
		return fmt.Sprintf("%v", seat)
	}
	return seat.String()
}

// specialText says where a special card is.
func specialText(s *State, card int8) string {
	switch c := &s.special; {
	case s.setup.specials>>card&1 == 0:
		return "-"
	case s.setup.seats > 1 && c.down>>card&1 != 0:
		return "down"
	case s.setup.seats > 1 && c.user[card] != rules.Nobody:
		return c.user[card].String()
	case s.setup.seats > 1:
		return "display"
	case c.up == card:
		return "up"
	case c.top == card:
		return "top"
	case slices.Contains(c.discard[:c.gone], card):
		return "discarded"
	}
	return "pile"
}
