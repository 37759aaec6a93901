package carcassonne

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

func yes(b bool) string {
	if b {
		return "yes"
	}
	return "no"
}

func idsOf(s *State, kinds []Kind) string {
	var ids []string
	for _, k := range kinds {
		ids = append(ids, Tiles[k].ID)
	}
	if len(ids) == 0 {
		return "-"
	}
	return strings.Join(ids, " ")
}

func seatsOf(list []rules.Seat) string { return rules.SeatList(list, "-") }

func eachSeat(s *State, n func(rules.Seat) int) string {
	var list []int
	for seat := range rules.Seat(s.setup.seats) {
		list = append(list, n(seat))
	}
	return strings.Trim(fmt.Sprint(list), "[]")
}

var questions = rules.Phrases[func(*State, *reader) string]{
	rules.Say("score", 0, 0, "score : the points of each seat", func(s *State, _ *reader) string {
		return eachSeat(s, s.Points)
	}),
	rules.Say("projected", 0, 0, "projected : points if the game ended once the last tile is scored",
		func(s *State, _ *reader) string {
			s = s.Settled()
			return eachSeat(s, func(seat rules.Seat) (n int) {
				for _, item := range s.Score(seat) {
					n += item.N.Whole()
				}
				return n
			})
		}),
	rules.Say("points", 1, 1, "points ITEM : of each seat", func(s *State, r *reader) string {
		item := Item(r.Name("item", ItemIDs[:]))
		return eachSeat(s, func(seat rules.Seat) int { return s.PointsFor(seat, item) })
	}),
	rules.Say("supply", 2, 2, "supply SEAT FIGURE : N", func(s *State, r *reader) string {
		seat := r.seat()
		return fmt.Sprint(s.supply[seat][r.figure()])
	}),
	rules.Say("tokens", 2, 2, "tokens SEAT GOOD : N", func(s *State, r *reader) string {
		seat := r.seat()
		return fmt.Sprint(s.tokens[seat][r.good()])
	}),
	rules.Say("next", 0, 0, "next : the seat that draws",
		func(s *State, _ *reader) string { return s.active.String() }),
	rules.Say("part", 0, 0, "part : of the turn", func(s *State, _ *reader) string { return fmt.Sprint(s.part) }),
	rules.Say("asked", 0, 0, "asked : KEY", func(s *State, _ *reader) string { return s.Prompt().Key }),
	rules.Say("turn", 0, 0, "turn : SEAT", func(s *State, _ *reader) string { return s.Turn().String() }),
	rules.Say("hand", 0, 0, "hand : TILE", func(s *State, _ *reader) string {
		if s.hand == NoKind {
			return "-"
		}
		return Tiles[s.hand].ID
	}),
	rules.Say("can", 1, 9, "can ACTION : yes or no", func(s *State, r *reader) string {
		notation := strings.Join(r.Words, " ")
		if err := forms.Check(notation); err != nil {
			r.Fail("%w", err)
		}
		_, ok := rules.Find(s, notation)
		return yes(ok)
	}),
	rules.Say("legal", 1, 1, "legal WORD : how many legal actions begin so", func(s *State, r *reader) string {
		return fmt.Sprint(rules.LegalOf(s, r.Next()))
	}),
	rules.Say("left", 0, 0, "left : tiles in the stack",
		func(s *State, _ *reader) string { return fmt.Sprint(s.Left()) }),
	rules.Say("in", 1, 1, "in TILE : how many of the stack", func(s *State, r *reader) string {
		return fmt.Sprint(s.bag[r.kind()])
	}),
	rules.Say("row", 0, 0, "row : the dragon row", func(s *State, _ *reader) string { return idsOf(s, s.DragonRow()) }),
	rules.Say("dragon", 0, 0, "dragon : X,Y", func(s *State, _ *reader) string {
		if at, ok := s.Dragon(); ok {
			return at.String()
		}
		return "-"
	}),
	rules.Say("fairy", 0, 0, "fairy : X,Y", func(s *State, _ *reader) string {
		if at, ok := s.Fairy(); ok {
			return at.String()
		}
		return "-"
	}),
	rules.Say("over", 0, 0, "over : yes or no", func(s *State, _ *reader) string { return yes(s.ended) }),
	rules.Say("winners", 0, 0, "winners : SEATS", func(s *State, _ *reader) string { return seatsOf(s.Winners()) }),
	rules.Say("object", 2, 2, "object X,Y FEATURE : tiles, open, now, completed", func(s *State, r *reader) string {
		o := r.object()
		return fmt.Sprint(o.Tiles, o.Open, o.Now, o.Completed)
	}),
	rules.Say("leaders", 2, 2, "leaders X,Y FEATURE : SEATS", func(s *State, r *reader) string {
		return seatsOf(r.object().Leaders)
	}),
	rules.Say("cities", 2, 2, "cities X,Y FIELD : completed cities it borders", func(s *State, r *reader) string {
		return fmt.Sprint(len(r.object().Cities))
	}),
	rules.Say("same", 4, 4, "same X,Y FEATURE X,Y FEATURE : yes or no", func(s *State, r *reader) string {
		a, b := r.place(), r.place()
		return yes(s.SameObject(a, b))
	}),
}
