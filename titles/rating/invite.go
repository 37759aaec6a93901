package rating

import (
	"tilestead/save"
	"tilestead/titles/rivals"
)

// An Invitation is a rival who wants to play next.
type Invitation struct {
	Rival string // by its ID
	Seat  int    // of the strongest bot, from 0, whose place it takes
}

// lostInARow is after how many defeats somebody easier comes.
const lostInARow = 3

// Invite says who wants to play after game i of a history, oldest first. After a victory that was
// less likely than not, or by somebody stronger than who comes next, that is the rival next above
// the strongest bot of the game; after defeats in a row it is the one next below. ok is false
// where nobody does, or the game says nothing of the player's strength.
func Invite(records []save.Record, i int) (v Invitation, ok bool) {
	r := &records[i]
	if !Counts(r) {
		return v, false
	}
	strongest := 0.0
	for seat, s := range r.Seats {
		if of, known := OfLevel(r.Title, s.Bot); known && of > strongest {
			strongest, v.Seat = of, seat
		}
	}
	below, above := "", ""
	list := rivals.Of(r.Title)
	for _, o := range list {
		of, known := OfLevel(r.Title, o.ID)
		switch {
		case !known || atTable(r, o.ID):
		case of < strongest:
			below = o.ID
		case of > strongest && above == "":
			above = o.ID
		}
	}
	before, after := Of(records[:i], r.Title), Of(records[:i+1], r.Title)
	next, _ := OfLevel(r.Title, above)
	switch {
	case won(r) && above != "" && (Expected(before.Rating-strongest) < 0.5 || after.Rating > next):
		v.Rival = above
	case below != "" && defeats(records[:i+1], r.Title) >= lostInARow:
		v.Rival = below
	}
	return v, v.Rival != ""
}

// atTable says whether a bot played a game.
func atTable(r *save.Record, bot string) bool {
	for _, s := range r.Seats {
		if s.Bot == bot {
			return true
		}
	}
	return false
}

// won says whether the person of a game that counts won it.
func won(r *save.Record) bool {
	for _, s := range r.Seats {
		if s.Bot == "" {
			return s.Won
		}
	}
	return false
}

// defeats is how many games of a title that count were lost last, one after the other.
func defeats(records []save.Record, title string) (n int) {
	for i := len(records) - 1; i >= 0; i-- {
		r := &records[i]
		if r.Title != title || !Counts(r) {
			continue
		}
		if won(r) {
			return n
		}
		n++
	}
	return n
}
