package screens

import (
	"fmt"
	"math"
	"slices"

	"tilestead/save"
	"tilestead/titles/rating"
)

// player is how strong the player is in the title whose records are looked at, latest first.
func (s *statsScreen) player(records []save.Record) rating.Player {
	oldest := slices.Clone(records)
	slices.Reverse(oldest)
	return rating.Of(oldest, s.titles[s.tab])
}

// few is how many games say so little of a player that only a span is told.
const few = 5

// ratingText is how strong a player is, never without how sure that is: two times of three the
// rating is off by less.
func ratingText(p rating.Player) string {
	if p.Games < few {
		return fmt.Sprintf("%.0f–%.0f", math.Round((p.Rating-p.Deviation)/50)*50,
			math.Round((p.Rating+p.Deviation)/50)*50)
	}
	return fmt.Sprintf("%.0f ± %.0f", p.Rating, math.Ceil(p.Deviation/10)*10)
}

// rated adds ratings to what is told of a title's games by who was played against (nobody, then levels
// and rivals, weakest first), and among them the player's. Of those who were not played against nothing
// is told; the ladder has all rivals.
func (s *statsScreen) rated(byLevel []tally, levels []string, p rating.Player) (rows []tally) {
	if p.Games == 0 {
		return byLevel
	}
	title := s.titles[s.tab]
	rows = append(rows, byLevel[0])
	own, placed := tally{label: s.sh.Words.Say("stats.you"), rating: ratingText(p), own: true}, false
	for i, level := range levels {
		t := byLevel[i+1]
		of, ok := rating.OfLevel(title, level)
		if ok && t.games > 0 {
			t.rating = fmt.Sprintf("%.0f", of)
		}
		if ok && of > p.Rating && !placed {
			rows, placed = append(rows, own), true
		}
		rows = append(rows, t)
	}
	if !placed {
		rows = append(rows, own)
	}
	return rows
}
